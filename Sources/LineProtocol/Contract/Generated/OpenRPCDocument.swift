// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// The OpenRPC document, compact; equal to `Protocol/openrpc.json`.
let openRPCDocument = #"""
  {"openrpc":"1.3.2","info":{"title":"entitled","version":"0.1.0","description":"The protocol \#
  of a subscription identity and entitlement daemon: JSON-RPC 2.0, one JSON text per line, ove\#
  r a Unix socket."},"methods":[{"name":"checkEntitlements","summary":"Returns the entitlement\#
  s of a user, active and inactive.","x-role":"read","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/c\#
  omponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, i\#
  nstead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlements"\#
  ,"required":false,"summary":"Ids of the entitlements to return, including those that the use\#
  r never had. Default: every entitlement that the user's purchases and grants give or gave.",\#
  "schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10\#
  00}},{"name":"at","required":false,"summary":"Moment to evaluate, RFC 3339, with today's hol\#
  ders. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"ifUnknown","r\#
  equired":false,"summary":"Reply for a userId that the project does not have: `error`, or `no\#
  ne` for a result with no active entitlement and `known` false. The daemon does not create th\#
  e user.","schema":{"type":"string","enum":["error","none"],"default":"error"}},{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserI\#
  d","description":"Id of the user that the result is about."},"known":{"description":"Whether\#
   the project has this user. Absent unless the request has `ifUnknown`.","type":"boolean"},"e\#
  ntitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas\#
  /Moment","description":"The moment that the result is for."},"warnings":{"description":"Abse\#
  nt when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning\#
  "}}},"required":["userId","entitlements","at"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message"\#
  :"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code\#
  ":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fa\#
  lse}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `bl\#
  ockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"T\#
  he id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userId\#
  TooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a subscription","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mont\#
  hly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"pa\#
  rams":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"userId":"{{an\#
  onymous}}","entitlements":{"premium":{"id":"premium","active":true,"state":"active","product\#
  Id":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodTyp\#
  e":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","g\#
  racePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"e\#
  nvironment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"\#
  1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"app\#
  Store","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"d\#
  evice","value":"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"res\#
  ult","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active":fa\#
  lse,"state":"expired","productId":"monthly","source":"appStore","renewState":"willRenew","gr\#
  antType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00\#
  :00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisab\#
  ledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1\#
  000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},{"name":"nothing bo\#
  ught","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"re\#
  sult":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{},"at":"2026-01-01T\#
  00:00:00.000Z"}}},{"name":"an id that the project does not know","x-given":[{"method":"proje\#
  ct.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlements","value":["prem\#
  um"]}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premum":\#
  {"id":"premum","active":false,"state":null,"productId":null,"source":null,"renewState":"unkn\#
  own","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"gracePeriodExpire\#
  sAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDis\#
  abledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"original\#
  TransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind":"unknownEntitlemen\#
  t","message":"{{any}}","nearest":["premium"]}]}}},{"name":"a user who never bought","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"us\#
  erId","value":"ann"},{"name":"ifUnknown","value":"none"}],"result":{"name":"result","value":\#
  {"userId":"ann","known":false,"entitlements":{},"at":"2026-01-01T00:00:00.000Z"}}}]},{"name"\#
  :"clock.advance","summary":"Moves a manual clock forward, and applies in order everything th\#
  at falls due on the way.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{\#
  "name":"to","required":false,"summary":"New time of the clock, RFC 3339.","schema":{"$ref":"\#
  #/components/schemas/Moment"}},{"name":"by","required":false,"summary":"How far to move the \#
  clock: an ISO 8601 duration, for example P1M.","schema":{"$ref":"#/components/schemas/Durati\#
  on"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summa\#
  ry":"Computes the result and the events without changing anything.","schema":{"type":"boolea\#
  n","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe\#
  : the same key with the same params returns the stored result.","schema":{"$ref":"#/componen\#
  ts/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"result":{"name":"result","sch\#
  ema":{"type":"object","properties":{"now":{"$ref":"#/components/schemas/Moment","description\#
  ":"Time that the clock shows after the call."},"dryRun":{"description":"True in a dry run; o\#
  therwise absent.","type":"boolean"},"events":{"description":"The events that the call would \#
  emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"rep\#
  layed":{"description":"True when this is the stored result of an idempotency key; otherwise \#
  absent.","type":"boolean"}},"required":["now"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message"\#
  :"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"cod\#
  e":1205,"message":"The project uses the system's clock, which cannot be advanced.","data":{"\#
  kind":"clockNotManual","retryable":false}},{"code":1300,"message":"A call of the same method\#
   used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict"\#
  ,"retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing cha\#
  nges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401\#
  ,"message":"The write may not be on the disk: the daemon stops, and its next start shows wha\#
  t is stored. Or the daemon cannot read a record that the request needs: then it keeps runnin\#
  g.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a month","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"\#
  by","value":"P1M"}],"result":{"name":"result","value":{"now":"2026-02-01T00:00:00.000Z"}}},{\#
  "name":"to a moment","x-given":[{"method":"project.define","params":{"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.00\#
  0Z"}}}],"params":[{"name":"to","value":"2027-01-01T00:00:00Z"}],"result":{"name":"result","v\#
  alue":{"now":"2027-01-01T00:00:00.000Z"}}}]},{"name":"events.acknowledge","summary":"Records\#
   that a consumer has processed the events up to a cursor.","x-role":"write","x-since":1,"par\#
  amStructure":"either","params":[{"name":"consumer","required":true,"summary":"Name of the co\#
  nsumer. Its first acknowledgement creates it.","schema":{"$ref":"#/components/schemas/Consum\#
  erId"}},{"name":"cursor","required":true,"summary":"Cursor of the last processed event; \"0\\#
  " for none.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"project","required":f\#
  alse,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defau\#
  lt":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the eve\#
  nts without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempo\#
  tencyKey","required":false,"summary":"Makes a retry safe: the same key with the same params \#
  returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"consumer":{"$ref":"#/components\#
  /schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Highest \#
  cursor that the consumer has acknowledged."},"dryRun":{"description":"True in a dry run; oth\#
  erwise absent.","type":"boolean"},"events":{"description":"The events that the call would em\#
  it: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Ev\#
  ent"}},"replayed":{"description":"True when this is the stored result of an idempotency key;\#
   otherwise absent.","type":"boolean"}},"required":["consumer","cursor"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}},{"code":1207,"message":"No consumer of this name has acknowledged an eve\#
  nt. `events.acknowledge` does not create a name that begins with `webhook-`: those belong to\#
   webhooks.","data":{"kind":"unknownConsumer","retryable":false}},{"code":1300,"message":"A c\#
  all of the same method used this key with other params in the last 24 hours.","data":{"kind"\#
  :"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for \#
  the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryabl\#
  e":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and it\#
  s next start shows what is stored. Or the daemon cannot read a record that the request needs\#
  : then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"\#
  name":"a consumer begins at the beginning","params":[{"name":"consumer","value":"mailer"},{"\#
  name":"cursor","value":"0"}],"result":{"name":"result","value":{"consumer":"mailer","cursor"\#
  :"0"}}},{"name":"never backwards","x-given":[{"method":"install","params":{"device":"iphone"\#
  }},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"1"}}],"params":[{"\#
  name":"consumer","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"result",\#
  "value":{"consumer":"mailer","cursor":"1"}}}]},{"name":"events.read","summary":"Reads the ev\#
  ents of a project in order, from any position of its log.","x-role":"read","x-since":1,"para\#
  mStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor from an ea\#
  rlier reply. The reply has the events after it.","schema":{"$ref":"#/components/schemas/Curs\#
  or","default":"0"}},{"name":"limit","required":false,"summary":"Maximum number of events.","\#
  schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","require\#
  d":false,"summary":"Returns only events of this customer, by any of its ids.","schema":{"$re\#
  f":"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Returns only \#
  events of these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Event\#
  Kind"},"maxItems":100}},{"name":"consumer","required":false,"summary":"Starts after the last\#
   event that this consumer acknowledged. Excludes `after`.","schema":{"$ref":"#/components/sc\#
  hemas/ConsumerId"}},{"name":"project","required":false,"summary":"Id of the project.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"events":{"type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor fo\#
  r the next call: that of the last event in the list, or of the newest event in the log when \#
  there are no more."},"more":{"description":"True when there may be more events: call again a\#
  t once. The list can be empty when `more` is true, because no event that the daemon looked a\#
  t matched.","type":"boolean"}},"required":["events","cursor","more"]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two para\#
  meters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"ki\#
  nd":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower t\#
  han the role that the method needs. `uid` and `role` are the caller's (`none` without a role\#
  ), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},\#
  {"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryab\#
  le":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project\#
  's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"messa\#
  ge":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"\#
  userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.",\#
  "data":{"kind":"unknownProject","retryable":false}},{"code":1207,"message":"No consumer of t\#
  his name has acknowledged an event. `events.acknowledge` does not create a name that begins \#
  with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","retryable":fal\#
  se}}],"examples":[{"name":"from the start","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[],\#
  "result":{"name":"result","value":{"events":[{"cursor":"1","id":"{{any}}","kind":"userCreate\#
  d","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":\#
  "{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}],"cursor":"1"\#
  ,"more":false}}},{"name":"behind what a consumer has acknowledged","x-given":[{"method":"pro\#
  ject.define","params":{"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}},{"method":"install","params":{"device":"ipad"}},{"method":"even\#
  ts.acknowledge","params":{"consumer":"mailer","cursor":"1"}}],"params":[{"name":"consumer","\#
  value":"mailer"}],"result":{"name":"result","value":{"events":[{"cursor":"2","id":"{{any}}",\#
  "kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{second}}"\#
  ,"anonymousId":"{{second}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"c\#
  ursor":"2","more":false}}},{"name":"nothing yet","params":[],"result":{"name":"result","valu\#
  e":{"events":[],"cursor":"0","more":false}}}]},{"name":"events.subscribe","summary":"Subscri\#
  bes this connection to events; they arrive as notifications.","x-role":"read","x-since":1,"p\#
  aramStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor from an\#
   earlier reply. The subscription starts with the event after it. Default: new events only.",\#
  "schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"kinds","required":false,"summary":\#
  "Sends only events of these kinds.","schema":{"type":"array","items":{"$ref":"#/components/s\#
  chemas/EventKind"},"maxItems":100}},{"name":"project","required":false,"summary":"Id of the \#
  project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"subscription":{"$ref":"#/component\#
  s/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The\#
   subscription sends the events after this cursor."}},"required":["subscription","cursor"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of range, or two parameters exclude each other. `field` points to it; `nearest` lists simila\#
  r names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The cal\#
  ler's role is lower than the role that the method needs. `uid` and `role` are the caller's (\#
  `none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied"\#
  ,"retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}}],"x-notifications":[{"name":"event","summary":"Deliver\#
  s one event of a subscription.","params":{"type":"object","properties":{"subscription":{"$re\#
  f":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","de\#
  scription":"Cursor of the event. Send it as `after` to resume with a new subscription."},"ev\#
  ent":{"$ref":"#/components/schemas/Event"}},"required":["subscription","cursor","event"]}},{\#
  "name":"gap","summary":"Ends a subscription whose client reads too slowly.","params":{"type"\#
  :"object","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"curso\#
  r":{"$ref":"#/components/schemas/Cursor","description":"The daemon sent every event up to th\#
  is cursor. Send it as `after` to resume with a new subscription."}},"required":["subscriptio\#
  n","cursor"]}}],"examples":[{"name":"from now on","x-given":[{"method":"install","params":{"\#
  device":"iphone"}}],"params":[],"result":{"name":"result","value":{"subscription":"1","curso\#
  r":"1"}}},{"name":"from the beginning, two kinds","params":[{"name":"after","value":"0"},{"n\#
  ame":"kinds","value":["purchaseRecorded","purchaseRenewed"]}],"result":{"name":"result","val\#
  ue":{"subscription":"1","cursor":"0"}}}]},{"name":"events.unsubscribe","summary":"Ends a sub\#
  scription of this connection.","x-role":"read","x-since":1,"paramStructure":"either","params\#
  ":[{"name":"subscription","required":true,"summary":"Id of the subscription, as events.subsc\#
  ribe returned it.","schema":{"$ref":"#/components/schemas/SubscriptionId"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/compo\#
  nents/schemas/Cursor","description":"The daemon sent every matching event up to this cursor.\#
  "}},"required":["subscription","cursor"]}},"errors":[{"code":-32602,"message":"A parameter i\#
  s missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `\#
  field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryab\#
  le":false}},{"code":1000,"message":"The caller's role is lower than the role that the method\#
   needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method\#
  's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The \#
  daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples"\#
  :[{"name":"plain","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"ev\#
  ents.subscribe","params":{}}],"params":[{"name":"subscription","value":"1"}],"result":{"name\#
  ":"result","value":{"subscription":"1","cursor":"1"}}}]},{"name":"events.wait","summary":"Re\#
  ads events like events.read, and waits for new events if there are none.","x-role":"read","x\#
  -since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"Cu\#
  rsor from an earlier reply. The reply has the events after it.","schema":{"$ref":"#/componen\#
  ts/schemas/Cursor","default":"0"}},{"name":"limit","required":false,"summary":"Maximum numbe\#
  r of events.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":\#
  "user","required":false,"summary":"Returns only events of this customer, by any of its ids."\#
  ,"schema":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary"\#
  :"Returns only events of these kinds.","schema":{"type":"array","items":{"$ref":"#/component\#
  s/schemas/EventKind"},"maxItems":100}},{"name":"consumer","required":false,"summary":"Starts\#
   after the last event that this consumer acknowledged. Excludes `after`.","schema":{"$ref":"\#
  #/components/schemas/ConsumerId"}},{"name":"timeoutMs","required":true,"summary":"Longest wa\#
  it, in milliseconds. When it is over, the list of events is empty.","schema":{"type":"intege\#
  r","minimum":0,"maximum":60000}},{"name":"project","required":false,"summary":"Id of the pro\#
  ject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"events":{"type":"array","items":{"$re\#
  f":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","descriptio\#
  n":"Cursor for the next call: that of the last event in the list, or of the newest event in \#
  the log when there are no more."},"more":{"description":"True when there may be more events:\#
   call again at once. The list can be empty when `more` is true, because no event that the da\#
  emon looked at matched.","type":"boolean"}},"required":["events","cursor","more"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownU\#
  ser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or i\#
  n the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code\#
  ":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","da\#
  ta":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1207,"message":"No \#
  consumer of this name has acknowledged an event. `events.acknowledge` does not create a name\#
   that begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","r\#
  etryable":false}}],"examples":[{"name":"something is there","x-given":[{"method":"project.de\#
  fine","params":{"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"install","params":{"device":"ipad"}}],"params":[{"name":"af\#
  ter","value":"1"},{"name":"timeoutMs","value":60000}],"result":{"name":"result","value":{"ev\#
  ents":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","pr\#
  oject":"default","user":"{{second}}","anonymousId":"{{second}}","cause":{"method":"install",\#
  "id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},{"name":"nothing until the ti\#
  me is over","params":[{"name":"timeoutMs","value":50}],"result":{"name":"result","value":{"e\#
  vents":[],"cursor":"0","more":false}}}]},{"name":"explain","summary":"Explains why an entitl\#
  ement is active or not, and lists calls that would give access.","x-role":"read","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fals\#
  e,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/Us\#
  erId"}},{"name":"entitlement","required":true,"summary":"Id of the entitlement.","schema":{"\#
  $ref":"#/components/schemas/EntitlementId"}},{"name":"at","required":false,"summary":"Moment\#
   to evaluate, RFC 3339, with today's holders. Default: now.","schema":{"$ref":"#/components/\#
  schemas/Moment"}},{"name":"project","required":false,"summary":"Id of the project.","schema"\#
  :{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"]\#
  ,["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$r\#
  ef":"#/components/schemas/UserId","description":"Id of the user that the result is about."},\#
  "active":{"description":"Whether the user has access.","type":"boolean"},"entitlement":{"$re\#
  f":"#/components/schemas/Entitlement","description":"The entitlement, as `checkEntitlements`\#
   returns it."},"at":{"$ref":"#/components/schemas/Moment","description":"The moment that the\#
   result is for."},"because":{"description":"The steps that lead to the result: the purchase \#
  or grant, each change of holder, the catalogue and the clock. When no purchase or grant is a\#
  ctive, the steps of one that was active or may become active. At most 50 steps: the first an\#
  d the last.","type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"others\#
  ":{"description":"Purchases and grants that also give the entitlement and lost against the w\#
  inner, best first. At most 20.","type":"array","items":{"$ref":"#/components/schemas/LosingS\#
  ource"}},"missing":{"description":"What prevents access. Empty when the entitlement is activ\#
  e. At most 20.","type":"array","items":{"$ref":"#/components/schemas/MissingReason"}},"omitt\#
  ed":{"description":"How many entries the daemon left out of each list. Absent when every lis\#
  t is complete.","type":"object","properties":{"because":{"type":"integer","minimum":0},"othe\#
  rs":{"type":"integer","minimum":0},"missing":{"type":"integer","minimum":0}},"required":["be\#
  cause","others","missing"]}},"required":["userId","active","entitlement","at","because","oth\#
  ers","missing"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a \#
  wrong type or out of range, or two parameters exclude each other. `field` points to it; `nea\#
  rest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,\#
  "message":"The caller's role is lower than the role that the method needs. `uid` and `role` \#
  are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":\#
  "permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such devic\#
  e.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project h\#
  as no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"N\#
  o user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":\#
  "blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars \#
  than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"\#
  code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retr\#
  yable":false}},{"code":1203,"message":"A call grants or explains an entitlement that the pro\#
  ject does not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","ret\#
  ryable":false}}],"examples":[{"name":"bought before a login","x-given":[{"method":"project.d\#
  efine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphon\#
  e"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore"\#
  ,"transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"identify","param\#
  s":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"\#
  },{"name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"userId":"use\#
  r_id_1","active":true,"entitlement":{"id":"premium","active":true,"state":"active","productI\#
  d":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType\#
  ":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gr\#
  acePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"20\#
  26-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"en\#
  vironment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1\#
  000"},"at":"2026-01-01T00:00:00.000Z","because":[{"step":"purchased","text":"{{any}}","at":"\#
  2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"purchase","from":[],\#
  "to":["{{anonymous}}"],"device":"iphone","store":"appStore","originalTransactionId":"1000","\#
  transactionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.000Z","until":"2026-0\#
  2-01T00:00:00.000Z"},{"step":"attached","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","ev\#
  ent":"{{identified}}","cursor":"5","rule":{"name":"onIdentifyNew","value":"attach"},"method"\#
  :"identify","from":["{{anonymous}}"],"to":["user_id_1"]},{"step":"mapped","text":"{{any}}","\#
  at":null,"product":"monthly"},{"step":"clock","text":"{{any}}","at":"2026-01-01T00:00:00.000\#
  Z","state":"active","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"}],\#
  "others":[],"missing":[]}}},{"name":"after its end","x-given":[{"method":"project.define","p\#
  arams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"me\#
  thod":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transac\#
  tionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":\#
  "iphone"},{"name":"entitlement","value":"premium"},{"name":"at","value":"2026-03-01T00:00:00\#
  Z"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","active":false,"entitlement\#
  ":{"id":"premium","active":false,"state":"expired","productId":"monthly","source":"appStore"\#
  ,"renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstP\#
  urchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialSt\#
  artedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":\#
  "appStore","transactionId":"1000","originalTransactionId":"1000"},"at":"2026-03-01T00:00:00.\#
  000Z","because":[{"step":"purchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event\#
  ":"{{recorded}}","cursor":"2","method":"purchase","from":[],"to":["{{anonymous}}"],"device":\#
  "iphone","store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":\#
  "monthly","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"ma\#
  pped","text":"{{any}}","at":null,"product":"monthly"},{"step":"clock","text":"{{any}}","at":\#
  "2026-03-01T00:00:00.000Z","state":"expired","since":"2026-02-01T00:00:00.000Z","until":null\#
  }],"others":[],"missing":[{"kind":"expired","text":"{{any}}","store":"appStore","originalTra\#
  nsactionId":"1000","product":"monthly","since":"2026-02-01T00:00:00.000Z","suggestedCalls":[\#
  {"method":"purchase.update","params":{"store":"appStore","originalTransactionId":"1000","exp\#
  iresAt":"2026-03-04T00:00:00.000Z"},"role":"write","text":"{{any}}"}]},{"kind":"notGranted",\#
  "text":"{{any}}","suggestedCalls":[{"method":"grant","params":{"device":"iphone","entitlemen\#
  t":"premium"},"role":"write","text":"{{any}}"}]}]}}},{"name":"nothing bought","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","v\#
  alue":"premium"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","active":false\#
  ,"entitlement":{"id":"premium","active":false,"state":null,"productId":null,"source":null,"r\#
  enewState":"unknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"g\#
  racePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":nu\#
  ll,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId\#
  ":null,"originalTransactionId":null},"at":"2026-01-01T00:00:00.000Z","because":[],"others":[\#
  ],"missing":[{"kind":"noPurchase","text":"{{any}}","suggestedCalls":[]},{"kind":"notGranted"\#
  ,"text":"{{any}}","suggestedCalls":[{"method":"grant","params":{"device":"iphone","entitleme\#
  nt":"premium"},"role":"write","text":"{{any}}"}]}]}}}]},{"name":"grant","summary":"Gives an \#
  entitlement without a purchase.","x-role":"write","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/co\#
  mponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, in\#
  stead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","\#
  required":true,"summary":"Id of an entitlement from the catalogue or from the project's `ent\#
  itlements`.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"expiresAt","re\#
  quired":false,"summary":"Last millisecond of the grant, RFC 3339. Default: no end.","schema"\#
  :{"$ref":"#/components/schemas/Moment"}},{"name":"project","required":false,"summary":"Id of\#
   the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"nam\#
  e":"dryRun","required":false,"summary":"Computes the result and the events without changing \#
  anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"Makes a retry safe: the same key with the same params returns the stored re\#
  sult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"]\#
  ,["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement"\#
  :{"$ref":"#/components/schemas/Entitlement","description":"The entitlement after the call. A\#
   purchase supplies its values if the purchase wins against the grant."},"dryRun":{"descripti\#
  on":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The ev\#
  ents that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an id\#
  empotency key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, \#
  or two parameters exclude each other. `field` points to it; `nearest` lists similar names.",\#
  "data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role\#
   is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wit\#
  hout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryabl\#
  e":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownD\#
  evice","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"k\#
  ind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it \#
  is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":\#
  false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLe\#
  ngthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The da\#
  emon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1203,\#
  "message":"A call grants or explains an entitlement that the project does not have. `nearest\#
  ` lists similar names.","data":{"kind":"unknownEntitlement","retryable":false}},{"code":1300\#
  ,"message":"A call of the same method used this key with other params in the last 24 hours."\#
  ,"data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk h\#
  as no room for the write. Nothing changes, and reading still works.","data":{"kind":"storage\#
  Full","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemo\#
  n stops, and its next start shows what is stored. Or the daemon cannot read a record that th\#
  e request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}]\#
  ,"examples":[{"name":"for a month","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"d\#
  evice","value":"iphone"},{"name":"entitlement","value":"premium"},{"name":"expiresAt","value\#
  ":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"entitlement":{"id":"premi\#
  um","active":true,"state":"active","productId":null,"source":"manual","renewState":"nonRenew\#
  able","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurc\#
  hasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment"\#
  :null,"store":null,"transactionId":null,"originalTransactionId":null}}}},{"name":"without an\#
   end, to a user by id","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"entitlements":["vip"],"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":\#
  "identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","v\#
  alue":"user_id_1"},{"name":"entitlement","value":"vip"}],"result":{"name":"result","value":{\#
  "entitlement":{"id":"vip","active":true,"state":"active","productId":null,"source":"manual",\#
  "renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurc\#
  hasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment"\#
  :null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"identify\#
  ","summary":"Logs a user in on a device.","x-role":"write","x-since":1,"paramStructure":"eit\#
  her","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$r\#
  ef":"#/components/schemas/DeviceId"}},{"name":"userId","required":true,"summary":"The app's \#
  own id for the user.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"anonymousId"\#
  ,"required":false,"summary":"Id of the device's anonymous user, instead of `device`.","schem\#
  a":{"$ref":"#/components/schemas/UserId"}},{"name":"accountToken","required":false,"summary"\#
  :"Account token to register for the user, who then claims every unclaimed purchase that carr\#
  ies it.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"project","required"\#
  :false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","def\#
  ault":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the e\#
  vents without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idem\#
  potencyKey","required":false,"summary":"Makes a retry safe: the same key with the same param\#
  s returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-e\#
  xactly-one":[["device"],["anonymousId"]],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"user":{"$ref":"#/components/schemas/User"},"created":{"description":"True wh\#
  en this call created the user.","type":"boolean"},"outcome":{"description":"attached: the us\#
  er became a holder of at least one purchase, and no holder lost any. moved: purchases moved \#
  from the anonymous user to this user. aliased: both users became one customer. switched: onl\#
  y the device's current user changed. unchanged: the user was already logged in.","type":"str\#
  ing","enum":["attached","aliased","moved","switched","unchanged"]},"shouldRefresh":{"descrip\#
  tion":"True exactly when `purchases` is not empty: the app refreshes what it shows.","type":\#
  "boolean"},"purchases":{"description":"Purchases that changed holders. After an alias: the p\#
  urchases that the anonymous user's customer held.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Move"}},"claimed":{"description":"The unclaimed purchases that this call gave to\#
   the user; absent if there are none.","type":"array","items":{"$ref":"#/components/schemas/M\#
  ove"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"eve\#
  nts":{"description":"The events that the call would emit. Only in a dry run.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is\#
   the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":[\#
  "user","created","outcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,\#
  "message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false\#
  }},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retr\#
  yable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the proj\#
  ect's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"me\#
  ssage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind\#
  ":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the project\#
  's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"\#
  reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such project."\#
  ,"data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the s\#
  ame method used this key with other params in the last 24 hours.","data":{"kind":"idempotenc\#
  yConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. N\#
  othing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not be on the disk: the daemon stops, and its next start\#
   shows what is stored. Or the daemon cannot read a record that the request needs: then it ke\#
  eps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new\#
   user","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"n\#
  ame":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id\#
  _1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","alia\#
  ses":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"p\#
  roduction"},"created":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{"na\#
  me":"with a purchase made before","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","\#
  params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","ex\#
  piresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":\#
  "userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","\#
  anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":\#
  ["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"produc\#
  tion"},"created":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"appSt\#
  ore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{ano\#
  nymous}}"],"to":"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],\#
  "params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result"\#
  :{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityI\#
  d":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","create\#
  dAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":false,"outcome":"uncha\#
  nged","shouldRefresh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a dev\#
  ice and creates its anonymous user.","x-role":"write","x-since":1,"paramStructure":"either",\#
  "params":[{"name":"device","required":false,"summary":"Id of the device. Default: a new id, \#
  which the daemon makes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId"\#
  ,"required":false,"summary":"Id of a user to log in on the new device, without attaching, mo\#
  ving or aliasing anything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeA\#
  ccount","required":false,"summary":"Store account whose purchases the device can restore.","\#
  schema":{"$ref":"#/components/schemas/StoreAccountId"}},{"name":"platform","required":false,\#
  "summary":"Platform of the device: ios, android, web or another word of that form.","schema"\#
  :{"$ref":"#/components/schemas/Platform"}},{"name":"app","required":false,"summary":"The ins\#
  talled app, for example its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{"na\#
  me":"accountToken","required":false,"summary":"Account token to register for the device's cu\#
  rrent user, who then claims every unclaimed purchase that carries it.","schema":{"$ref":"#/c\#
  omponents/schemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of the pr\#
  oject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dry\#
  Run","required":false,"summary":"Computes the result and the events without changing anythin\#
  g.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"\#
  summary":"Makes a retry safe: the same key with the same params returns the stored result.",\#
  "schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":\#
  {"description":"False when the device was already registered.","type":"boolean"},"user":{"$r\#
  ef":"#/components/schemas/User"},"shouldRefresh":{"description":"True when the call claimed \#
  purchases: the app has to check the user's entitlements. Otherwise absent.","type":"boolean"\#
  },"claimed":{"description":"The unclaimed purchases that this call gave to the user; absent \#
  if there are none.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"\#
  description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description\#
  ":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"\#
  #/components/schemas/Event"}},"replayed":{"description":"True when this is the stored result\#
   of an idempotency key; otherwise absent.","type":"boolean"}},"required":["device","created"\#
  ,"user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of range, or two parameters exclude each other. `field` points to it; `nearest` l\#
  ists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The caller's role is lower than the role that the method needs. `uid` and `role` are the\#
   caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permis\#
  sionDenied","retryable":false}},{"code":1102,"message":"No user may have this id: it is empt\#
  y, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}}\#
  ,{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax\#
  `.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins\#
   with the project's anonymous prefix, or it is the id of an anonymous user or a customerId."\#
  ,"data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has \#
  no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message"\#
  :"A call of the same method used this key with other params in the last 24 hours.","data":{"\#
  kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room\#
   for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","ret\#
  ryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, a\#
  nd its next start shows what is stored. Or the daemon cannot read a record that the request \#
  needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples\#
  ":[{"name":"a new device","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value"\#
  :{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}\#
  ","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphon\#
  e","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"again","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"n\#
  ame":"result","value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}","anony\#
  mousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymo\#
  us}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}\#
  }},{"name":"as a user","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}\#
  ],"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"user_id_\#
  1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","alias\#
  es":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"pr\#
  oduction"}}}},{"name":"as a dry run","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun","value\#
  ":true}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{\#
  {anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","\#
  aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environ\#
  ment":"production"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at":"2026-\#
  01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}\#
  ","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logout","sum\#
  mary":"Logs out the user of a device.","x-role":"write","x-since":1,"paramStructure":"either\#
  ","params":[{"name":"device","required":true,"summary":"Id of the device.","schema":{"$ref":\#
  "#/components/schemas/DeviceId"}},{"name":"project","required":false,"summary":"Id of the pr\#
  oject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dry\#
  Run","required":false,"summary":"Computes the result and the events without changing anythin\#
  g.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"\#
  summary":"Makes a retry safe: the same key with the same params returns the stored result.",\#
  "schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"outcome":{"desc\#
  ription":"loggedOut: the device's anonymous user is current again. rotated: the device has a\#
   new anonymous user. unchanged: no user was logged in.","type":"string","enum":["loggedOut",\#
  "rotated","unchanged"]},"dryRun":{"description":"True in a dry run; otherwise absent.","type\#
  ":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry run\#
  .","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"\#
  True when this is the stored result of an idempotency key; otherwise absent.","type":"boolea\#
  n"}},"required":["user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field`\#
   points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The caller's role is lower than the role that the method needs\#
  . `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's rol\#
  e.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The projec\#
  t has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1105,"mess\#
  age":"No user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.\#
  ","data":{"kind":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"The daemon h\#
  as no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"messa\#
  ge":"A call of the same method used this key with other params in the last 24 hours.","data"\#
  :{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no r\#
  oom for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","\#
  retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops\#
  , and its next start shows what is stored. Or the daemon cannot read a record that the reque\#
  st needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examp\#
  les":[{"name":"a user is logged in","x-given":[{"method":"project.define","params":{"product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify"\#
  ,"params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iph\#
  one"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anon\#
  ymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device"\#
  :"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"logg\#
  edOut"}}},{"name":"no user is logged in","x-given":[{"method":"project.define","params":{"pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"20\#
  26-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"na\#
  me":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous\#
  }}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":[\#
  "{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"pro\#
  duction"},"outcome":"unchanged"}}}]},{"name":"project.define","summary":"Creates a project, \#
  or changes the given parts of its definition.","x-role":"admin","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"project","required":false,"summary":"Id of the project.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"rules","required"\#
  :false,"summary":"How users and purchases move: a preset, or a preset and the rules that dif\#
  fer from it. Default for a new project: qonversion.","schema":{"$ref":"#/components/schemas/\#
  RulesChoice"}},{"name":"products","required":false,"summary":"The catalogue: products by the\#
  ir ids. It replaces the previous catalogue as a whole.","schema":{"$ref":"#/components/schem\#
  as/Catalogue"}},{"name":"entitlements","required":false,"summary":"Ids that `grant` accepts \#
  in addition to the entitlements of the catalogue. They replace the previous list as a whole.\#
  ","schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":\#
  10000}},{"name":"environment","required":false,"summary":"Environment whose purchases give a\#
  ccess. Default for a new project: production.","schema":{"$ref":"#/components/schemas/Projec\#
  tEnvironment"}},{"name":"clock","required":false,"summary":"Clock of the project: `system`, \#
  `manual` (a manual clock that starts now), or {\"manual\": TIMESTAMP}. It can only change be\#
  fore the first device, user or purchase. Default for a new project: system.","schema":{"$ref\#
  ":"#/components/schemas/ClockChoice"}},{"name":"webhooks","required":false,"summary":"URLs t\#
  hat receive the project's events, each URL once. They replace the previous list as a whole. \#
  Default for a new project: none.","schema":{"type":"array","items":{"$ref":"#/components/sch\#
  emas/WebhookChoice"},"maxItems":10}},{"name":"stores","required":false,"summary":"Settings o\#
  f stores. Its `custom` lists stores of the project's own, up to 20. A custom store stays whi\#
  le a purchase names it. Default for a new project: none.","schema":{"$ref":"#/components/sch\#
  emas/StoresChoice"}},{"name":"dryRun","required":false,"summary":"Computes the result and th\#
  e events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"i\#
  dempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same pa\#
  rams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"\#
  result":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/compon\#
  ents/schemas/Project"},"dryRun":{"description":"True in a dry run; otherwise absent.","type"\#
  :"boolean"},"events":{"description":"The events that the call would emit. Only in a dry run.\#
   The changes of access that a new catalogue causes come later, and are not in the list.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True w\#
  hen this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"\#
  required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1300,"message":"A call of the same meth\#
  od used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflic\#
  t","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing c\#
  hanges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":14\#
  01,"message":"The write may not be on the disk: the daemon stops, and its next start shows w\#
  hat is stored. Or the daemon cannot read a record that the request needs: then it keeps runn\#
  ing.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new project\#
  ","params":[{"name":"project","value":"news"},{"name":"rules","value":{"preset":"qonversion"\#
  ,"onRestore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"re\#
  sult":{"name":"result","value":{"project":{"id":"news","rules":{"preset":"qonversion","anony\#
  mousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFir\#
  st","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRe\#
  store":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchase\#
  s":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"entitlements":[],"environment":"production","clock":{"\#
  kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"creat\#
  edAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0\#
  ,"unclaimed":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"result","value"\#
  :{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdent\#
  ifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","on\#
  AnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHo\#
  lders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":25\#
  5,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"entitlements":["vip"],"environment":"production","clock":{"kind":"manual","now":"202\#
  6-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":\#
  {"devices":1,"users":1,"customers":1,"purchases":0,"unclaimed":0,"events":1}}}}},{"name":"we\#
  bhooks","params":[{"name":"project","value":"news"},{"name":"clock","value":{"manual":"2026-\#
  01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events","secr\#
  et":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","secret\#
  ":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]}],"res\#
  ult":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{},"entit\#
  lements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.0\#
  00Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"https://e\#
  xample.com/purchases","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026-01-01\#
  T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"e\#
  vents":0}}}}}]},{"name":"project.describe","summary":"Returns the definition of a project wi\#
  th every rule, and the number of its records.","x-role":"read","x-since":1,"paramStructure":\#
  "either","params":[{"name":"project","required":false,"summary":"Id of the project.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"}},"\#
  required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"the proj\#
  ect that is there from the start","params":[],"result":{"name":"result","value":{"project":{\#
  "id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"atta\#
  ch","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogo\#
  ut":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOth\#
  ers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUse\#
  rIds":[""]},"products":{},"entitlements":[],"environment":"production","clock":{"kind":"syst\#
  em"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":0,"users\#
  ":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":"project.list","summ\#
  ary":"Lists the projects, sorted by id in byte order.","x-role":"read","x-since":1,"paramStr\#
  ucture":"either","params":[{"name":"project","required":false,"summary":"Has no effect, but \#
  must exist: a client can send it with every call.","schema":{"$ref":"#/components/schemas/Pr\#
  ojectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","propert\#
  ies":{"projects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSummary"}}},"r\#
  equired":["projects"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"one proj\#
  ect","params":[],"result":{"name":"result","value":{"projects":[{"id":"default","preset":"qo\#
  nversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,\#
  "unclaimed":0,"events":0}}]}}}]},{"name":"project.webhooks","summary":"Returns the webhooks \#
  of a project with their secrets.","x-role":"admin","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#\#
  /components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"t\#
  ype":"object","properties":{"webhooks":{"type":"array","items":{"$ref":"#/components/schemas\#
  /Webhook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daem\#
  on has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"\#
  name":"a webhook that was defined after the first event","x-given":[{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"http://12\#
  7.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"webhoo\#
  ks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"authorization":null\#
  ,"format":"entitled","paused":false,"consumer":"webhook-1","cursor":"1"}]}}}]},{"name":"purc\#
  hase","summary":"Records a store transaction, and sets the holders of a new purchase.","x-ro\#
  le":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fals\#
  e,"summary":"Id of the device on which the customer bought.","schema":{"$ref":"#/components/\#
  schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the buyer, instead of\#
   `device`. The daemon creates an unknown user, so that no payment is lost.","schema":{"$ref"\#
  :"#/components/schemas/UserId"}},{"name":"product","required":true,"summary":"Id of the prod\#
  uct. The daemon also records a product that the catalogue does not have.","schema":{"$ref":"\#
  #/components/schemas/ProductId"}},{"name":"store","required":true,"summary":"Store that took\#
   the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, pa\#
  ddle, stripe, web, or one of the project's `stores.custom`.","schema":{"$ref":"#/components/\#
  schemas/Store"}},{"name":"transactionId","required":true,"summary":"The store's id of this t\#
  ransaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"originalTransa\#
  ctionId","required":false,"summary":"Id of the first transaction of the same purchase. Defau\#
  lt: `transactionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"kind"\#
  ,"required":false,"summary":"Kind of the product. It overrides the kind in the catalogue.","\#
  schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","required":false,\#
  "summary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schema":{"$ref":"#/components\#
  /schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"Last millisecond of the p\#
  aid period, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"n\#
  ame":"periodType","required":false,"summary":"Price of the period: full (normal), a trial, o\#
  r introductory (intro).","schema":{"$ref":"#/components/schemas/PeriodType","default":"norma\#
  l"}},{"name":"environment","required":false,"summary":"Environment of the store: production,\#
   or sandbox for test purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment"\#
  ,"default":"production"}},{"name":"isFamilyShared","required":false,"summary":"Whether a fam\#
  ily member bought it and shares it.","schema":{"type":"boolean","default":false}},{"name":"p\#
  rice","required":false,"summary":"Price that the customer paid: a decimal number in a string\#
  , for example \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency",\#
  "required":false,"summary":"Currency of the price: an ISO 4217 code, for example EUR.","sche\#
  ma":{"$ref":"#/components/schemas/Currency"}},{"name":"country","required":false,"summary":"\#
  Country of the purchase: an ISO 3166 code, for example DE.","schema":{"$ref":"#/components/s\#
  chemas/Country"}},{"name":"offerCode","required":false,"summary":"Offer code that the custom\#
  er redeemed.","schema":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes"\#
  ,"required":false,"summary":"Up to 20 strings of your own, which the events of this purchase\#
   repeat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"asOf","required":fal\#
  se,"summary":"Time at which the store made this statement, RFC 3339. Default: none, which ma\#
  kes it a statement of the caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},{"n\#
  ame":"replaces","required":false,"summary":"Purchase of the same store that this one takes o\#
  ver: its `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken.",\#
  "schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"keys","required":false,"sum\#
  mary":"Up to ten further names of the purchase, for example a Google order id. Each finds it\#
   wherever `originalTransactionId` is a param.","schema":{"type":"array","items":{"$ref":"#/c\#
  omponents/schemas/TransactionId"},"maxItems":10}},{"name":"accountToken","required":false,"s\#
  ummary":"Account token of the purchase. When the call names a user or a device, it is regist\#
  ered for that user.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref"\#
  :"#/components/schemas/Purchase"},"created":{"description":"True when the purchase is new.",\#
  "type":"boolean"},"outcome":{"description":"recorded: a new purchase. received: the buyer di\#
  d not hold the purchase, and holds it now. claimed: the purchase had no holder before; now t\#
  he buyer holds it. planChanged: a new transaction with another product. renewed: any other n\#
  ew transaction. updated: a fact with `asOf` changed a known transaction. stale: newer inform\#
  ation was there for all that differed. unchanged: all was so already, a known transaction wi\#
  thout `asOf`, or a new transaction that is older than the latest.","type":"string","enum":["\#
  recorded","renewed","planChanged","received","claimed","updated","stale","unchanged"]},"stal\#
  e":{"description":"The params that lost against newer information; absent when there are non\#
  e.","type":"array","items":{"type":"string"}},"entitlements":{"$ref":"#/components/schemas/E\#
  ntitlements","description":"The buyer's entitlements after the call. Without `device` and `u\#
  serId`: those of the holder, or none if the purchase has no holder."},"warnings":{"descripti\#
  on":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/schema\#
  s/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"\#
  },"events":{"description":"The events that the call would emit. Only in a dry run.","type":"\#
  array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when t\#
  his is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requi\#
  red":["purchase","created","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude e\#
  ach other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPara\#
  ms","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role tha\#
  t the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` i\#
  s the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"me\#
  ssage":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},\#
  {"code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedU\#
  serIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id \#
  has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLon\#
  g","retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous pr\#
  efix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId"\#
  ,"retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}},{"code":1202,"message":"Another user holds the purchas\#
  e, and a rule of the project keeps it there. `holder` and `rule` name them. Nothing changes.\#
  ","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call \#
  of the same method used this key with other params in the last 24 hours.","data":{"kind":"id\#
  empotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the \#
  write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":t\#
  rue}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its ne\#
  xt start shows what is stored. Or the daemon cannot read a record that the request needs: th\#
  en it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name\#
  ":"a subscription","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"\#
  iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"t\#
  ransactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"resu\#
  lt":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000",\#
  "transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":\#
  ["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.0\#
  00Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","t\#
  rialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,\#
  "price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisa\#
  bledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt\#
  ":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"bill\#
  ingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":\#
  null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purc\#
  hasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-0\#
  1T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"pre\#
  mium","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":\#
  "willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,\#
  "autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","tr\#
  ansactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction again"\#
  ,"x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","produ\#
  ct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000\#
  Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"na\#
  me":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt",\#
  "value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":\#
  "appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":\#
  "subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount"\#
  :null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environ\#
  ment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offer\#
  Code":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingR\#
  etry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":fa\#
  lse,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null\#
  ,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","prod\#
  uct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2\#
  026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome":"unc\#
  hanged","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId"\#
  :"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":\#
  "normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","grac\#
  ePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envi\#
  ronment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"100\#
  0"}}}}},{"name":"by a user who is logged in","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"\#
  identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","va\#
  lue":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"na\#
  me":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}]\#
  ,"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"\#
  1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","hol\#
  ders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"202\#
  6-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFa\#
  milyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":t\#
  rue,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil\#
  ":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"end\#
  Reason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount"\#
  :0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodTy\#
  pe":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"p\#
  remium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appSt\#
  ore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"fi\#
  rstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","tri\#
  alStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","sto\#
  re":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal\#
  ","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscriptio\#
  n","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"i\#
  nstall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","prod\#
  uct":"monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.\#
  000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"}\#
  ,{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transacti\#
  onId","value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchasedAt",\#
  "value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}]\#
  ,"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"\#
  1000","transactionId":"1001","product":"monthly","kind":"subscription","state":"active","hol\#
  ders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:0\#
  0:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.00\#
  0Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":\#
  false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRen\#
  ewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refu\#
  ndedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null\#
  ,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":1,"accountT\#
  oken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal"\#
  ,"purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf":"202\#
  5-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"normal","p\#
  urchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-1\#
  2-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premium":{"id":"\#
  premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewStat\#
  e":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00\#
  .000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt"\#
  :"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":nu\#
  ll,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"production","store":"appStore",\#
  "transactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product that the catal\#
  ogue does not know","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"product","value":"montly"},{\#
  "name":"store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"\#
  result","value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","transactionId"\#
  :"pi_1","product":"montly","kind":"nonConsumable","state":"active","holders":["user_id_1"],"\#
  device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal","en\#
  vironment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"\#
  offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bi\#
  llingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paus\#
  ed":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy\#
  ":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"pi_1"\#
  ,"product":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlemen\#
  ts":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]}\#
  ,{"name":"purchase.update","summary":"Updates a purchase, for example after a refund. Omitte\#
  d params keep their value.","x-role":"write","x-since":1,"paramStructure":"either","params":\#
  [{"name":"store","required":true,"summary":"Store that took the payment.","schema":{"$ref":"\#
  #/components/schemas/Store"}},{"name":"originalTransactionId","required":true,"summary":"Id \#
  of the first transaction of the purchase.","schema":{"$ref":"#/components/schemas/Transactio\#
  nId"}},{"name":"expiresAt","required":false,"summary":"New last millisecond of the paid peri\#
  od, RFC 3339; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name\#
  ":"autoRenew","required":false,"summary":"Whether the subscription renews automatically; nul\#
  l: true for a subscription, else false.","schema":{"type":["boolean","null"]}},{"name":"grac\#
  ePeriodExpiresAt","required":false,"summary":"Last millisecond of the grace period, RFC 3339\#
  ; null: no grace period.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"\#
  billingRetry","required":false,"summary":"Whether the store retries a failed payment; null: \#
  false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":false,"summar\#
  y":"Time at which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/components/\#
  schemas/NullableMoment"}},{"name":"refundedAt","required":false,"summary":"Time of the refun\#
  d, RFC 3339; null: no refund.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"na\#
  me":"revokedAt","required":false,"summary":"Time at which the store withdrew access, RFC 333\#
  9, for example when family sharing ends; null: not withdrawn.","schema":{"$ref":"#/component\#
  s/schemas/NullableMoment"}},{"name":"product","required":false,"summary":"Id of the product \#
  from now on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":\#
  "transactionId","required":false,"summary":"Transaction of which the store speaks. Required \#
  with `asOf`. Default: the latest; for a refund or a revocation, the latest that was bought a\#
  t or before its moment.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"as\#
  Of","required":false,"summary":"Time at which the store made this statement, RFC 3339. Defau\#
  lt: none, which makes it a statement of the caller, now.","schema":{"$ref":"#/components/sch\#
  emas/Moment"}},{"name":"endedAt","required":false,"summary":"Time at which access ended befo\#
  re the end of the period, RFC 3339. Null clears it.","schema":{"$ref":"#/components/schemas/\#
  NullableMoment"}},{"name":"paused","required":false,"summary":"Whether the subscription is p\#
  aused, with or without a known end.","schema":{"type":["boolean","null"]}},{"name":"renewsAs\#
  ","required":false,"summary":"Product of the next period. It gives no access. Null: the same\#
   product.","schema":{"type":["string","null"],"minLength":1,"maxLength":255}},{"name":"endRe\#
  ason","required":false,"summary":"Why the purchase ended, or will end. Null clears it.","sch\#
  ema":{"$ref":"#/components/schemas/EndReason"}},{"name":"project","required":false,"summary"\#
  :"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}\#
  },{"name":"dryRun","required":false,"summary":"Computes the result and the events without ch\#
  anging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","req\#
  uired":false,"summary":"Makes a retry safe: the same key with the same params returns the st\#
  ored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purch\#
  ase"},"outcome":{"description":"applied: a field changed. stale: newer information was there\#
   for all that differed. unchanged: all was so already.","type":"string","enum":["applied","s\#
  tale","unchanged"]},"stale":{"description":"The params that lost against newer information; \#
  absent when there are none.","type":"array","items":{"type":"string"}},"warnings":{"descript\#
  ion":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/schem\#
  as/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean\#
  "},"events":{"description":"The events that the call would emit. Only in a dry run.","type":\#
  "array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when \#
  this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requ\#
  ired":["purchase","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has n\#
  o such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":\#
  "The project has no purchase with this store and originalTransactionId, or the purchase has \#
  no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},\#
  {"code":1300,"message":"A call of the same method used this key with other params in the las\#
  t 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message"\#
  :"The disk has no room for the write. Nothing changes, and reading still works.","data":{"ki\#
  nd":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the dis\#
  k: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a re\#
  cord that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryab\#
  le":false}}],"examples":[{"name":"auto-renew turned off","x-given":[{"method":"project.defin\#
  e","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}\#
  ,{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","tr\#
  ansactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","val\#
  ue":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"autoRenew","value":\#
  false}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransacti\#
  onId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"activ\#
  e","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-\#
  01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyS\#
  hared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,\#
  "autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetry":\#
  false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"r\#
  enewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys\#
  ":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"\#
  monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02\#
  -01T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","asOf"\#
  :"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund","x-given":[{"method\#
  ":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"de\#
  vice":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store\#
  ":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"na\#
  me":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"ref\#
  undedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":\#
  {"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly\#
  ","kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"iphone","st\#
  oreAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:\#
  00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"norma\#
  l","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":\#
  null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":nul\#
  l,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt\#
  ":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,\#
  "replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transaction\#
  s":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.\#
  000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund that was\#
   none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone",\#
  "product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:\#
  00.000Z"}},{"method":"purchase.update","params":{"store":"appStore","originalTransactionId":\#
  "1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStor\#
  e"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":null}],"res\#
  ult":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000"\#
  ,"transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders"\#
  :["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.\#
  000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","\#
  trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false\#
  ,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDis\#
  abledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedA\#
  t":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"bil\#
  lingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken"\#
  :null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","pur\#
  chasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-\#
  01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"restore","summary":"Restores the purc\#
  hases of a device's store account for its current user.","x-role":"write","x-since":1,"param\#
  Structure":"either","params":[{"name":"device","required":true,"summary":"Id of the device."\#
  ,"schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":false,"su\#
  mmary":"Purchases to restore, from any store account; an empty list restores nothing. Defaul\#
  t: every purchase of the device's store account.","schema":{"type":"array","items":{"$ref":"\#
  #/components/schemas/PurchaseRef"},"maxItems":1000}},{"name":"project","required":false,"sum\#
  mary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defa\#
  ult"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events witho\#
  ut changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey"\#
  ,"required":false,"summary":"Makes a retry safe: the same key with the same params returns t\#
  he stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User\#
  "},"restored":{"description":"Purchases that the user holds now and did not hold before.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"description":"Tho\#
  se of `restored` that another user lost.","type":"array","items":{"$ref":"#/components/schem\#
  as/Move"}},"refused":{"description":"Purchases that a rule refused to restore.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/components/sch\#
  emas/Entitlements","description":"The user's entitlements after the call."},"warnings":{"des\#
  cription":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/\#
  schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"bo\#
  olean"},"events":{"description":"The events that the call would emit. Only in a dry run.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True \#
  when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},\#
  "required":["user","restored","transferred","refused","entitlements"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two par\#
  ameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"k\#
  ind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower \#
  than the role that the method needs. `uid` and `role` are the caller's (`none` without a rol\#
  e), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}\#
  ,{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","re\#
  tryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"un\#
  knownProject","retryable":false}},{"code":1201,"message":"The project has no purchase with t\#
  his store and originalTransactionId, or the purchase has no such transaction. Nothing change\#
  s.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of t\#
  he same method used this key with other params in the last 24 hours.","data":{"kind":"idempo\#
  tencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the writ\#
  e. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}\#
  },{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next s\#
  tart shows what is stored. Or the daemon cannot read a record that the request needs: then i\#
  t keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a\#
  fter a reinstall","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"method":"purcha\#
  se","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000\#
  ","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ipad","st\#
  oreAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":"result","\#
  value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customerId":"{{new\#
  }}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environmen\#
  t":"production"},"restored":[{"store":"appStore","originalTransactionId":"1000","product":"m\#
  onthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"transferred\#
  ":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","\#
  productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","pe\#
  riodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCoun\#
  t":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransacti\#
  onId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.define","params\#
  ":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params"\#
  :[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{ano\#
  nymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","alia\#
  ses":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment\#
  ":"production"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"name":"\#
  revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/c\#
  omponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, i\#
  nstead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement",\#
  "required":true,"summary":"Id of the entitlement that was granted.","schema":{"$ref":"#/comp\#
  onents/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRu\#
  n","required":false,"summary":"Computes the result and the events without changing anything.\#
  ","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"su\#
  mmary":"Makes a retry safe: the same key with the same params returns the stored result.","s\#
  chema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId\#
  "]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement":{"$ref":\#
  "#/components/schemas/Entitlement","description":"The entitlement after the call. A purchase\#
   may still give it."},"dryRun":{"description":"True in a dry run; otherwise absent.","type":\#
  "boolean"},"events":{"description":"The events that the call would emit. Only in a dry run."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tr\#
  ue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"\#
  }},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has\#
   no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":\#
  "The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":110\#
  2,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","\#
  data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Un\#
  icode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryab\#
  le":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknown\#
  Project","retryable":false}},{"code":1204,"message":"The user has no active grant of this en\#
  titlement. For example, a purchase gives it, or the grant has ended.","data":{"kind":"notAMa\#
  nualGrant","retryable":false}},{"code":1300,"message":"A call of the same method used this k\#
  ey with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable"\#
  :false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and re\#
  ading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"\#
  The write may not be on the disk: the daemon stops, and its next start shows what is stored.\#
   Or the daemon cannot read a record that the request needs: then it keeps running.","data":{\#
  "kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"d\#
  evice":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"premium"}}],"\#
  params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],"resul\#
  t":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state":"revoked",\#
  "productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","periodT\#
  ype":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":nul\#
  l,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt"\#
  :null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransact\#
  ionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as an OpenRPC docu\#
  ment.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"r\#
  esult","schema":{"description":"The OpenRPC document, with `x-role` on every method.","type"\#
  :"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods":{"typ\#
  e":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":["openrpc",\#
  "info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"the document","p\#
  arams":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}","methods":\#
  "{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists the methods\#
  , or describes one method.","x-role":"read","x-since":1,"paramStructure":"either","params":[\#
  {"name":"method","required":false,"summary":"Name of the method to describe. Default: the li\#
  st of all methods.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"methods":{"description":"All methods, sorted by name. Only without `\#
  method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"method":{"d\#
  escription":"The method's entry in the OpenRPC document. Only with `method`.","type":"object\#
  "},"components":{"description":"The schemas that the entry refers to, in `schemas`. Only wit\#
  h `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"al\#
  l methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},{"name":"on\#
  e method","params":[{"name":"method","value":"logout"}],"result":{"name":"result","value":{"\#
  method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Returns the d\#
  aemon's version and limits, and the caller's role.","x-role":"read","x-since":1,"paramStruct\#
  ure":"either","params":[],"result":{"name":"result","schema":{"type":"object","properties":{\#
  "version":{"description":"Version of the daemon.","type":"string"},"protocol":{"description"\#
  :"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/Limits\#
  "},"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"integer","mini\#
  mum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol","limit\#
  s","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"resul\#
  t":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","uptimeMs":\#
  "{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"nam\#
  e":"server.ping","summary":"Checks that the daemon replies.","x-role":"read","x-since":1,"pa\#
  ramStructure":"either","params":[{"name":"echo","required":false,"summary":"Value that the r\#
  eply repeats, without the white space between its tokens.","schema":{"description":"Any JSON\#
   value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"pong":{"descr\#
  iption":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","descri\#
  ption":"Time of the system clock."},"echo":{"description":"The value from the request; absen\#
  t when the request has none."}},"required":["pong","now"]}},"errors":[{"code":-32602,"messag\#
  e":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters excl\#
  ude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invali\#
  dParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the rol\#
  e that the method needs. `uid` and `role` are the caller's (`none` without a role), and `nee\#
  ds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples"\#
  :[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":"{{any}}"\#
  }}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"name":"\#
  result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"server.stats",\#
  "summary":"Returns counts and durations of requests, commits and background work since the d\#
  aemon's start.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"uptimeMs":{"description":"Milliseco\#
  nds since the daemon started.","type":"integer","minimum":0},"methods":{"description":"The m\#
  ethods that were called since the daemon's start, by name.","type":"object","additionalPrope\#
  rties":{"$ref":"#/components/schemas/MethodStats"}},"refusals":{"$ref":"#/components/schemas\#
  /ErrorCounts"},"slowRequests":{"description":"Requests that took longer than the threshold `\#
  --log-slow` since the daemon's start.","type":"integer","minimum":0},"cache":{"$ref":"#/comp\#
  onents/schemas/CacheStats"},"connections":{"$ref":"#/components/schemas/ConnectionStats"},"t\#
  urns":{"$ref":"#/components/schemas/Durations"},"commits":{"$ref":"#/components/schemas/Comm\#
  itStats"},"storage":{"$ref":"#/components/schemas/StorageStats"},"feed":{"$ref":"#/component\#
  s/schemas/FeedStats"},"background":{"$ref":"#/components/schemas/BackgroundStats"}},"require\#
  d":["uptimeMs","methods","refusals","slowRequests","cache","connections","turns","commits","\#
  feed","background"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, o\#
  f a wrong type or out of range, or two parameters exclude each other. `field` points to it; \#
  `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The caller's role is lower than the role that the method needs. `uid` and `ro\#
  le` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1401,"message":"The write may not be on t\#
  he disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot rea\#
  d a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","r\#
  etryable":false}}],"examples":[{"name":"a new daemon in memory","params":[],"result":{"name"\#
  :"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{},"slowRequests":0,"cache":\#
  "{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{any}}","feed":{"waits":0,"s\#
  ubscriptions":0,"consumers":[],"moreConsumers":false},"background":{"expiriesDue":0,"expirie\#
  sLateMs":0,"erasures":0,"erasuresHalted":false,"catalogueChanges":0}}}},{"name":"one method \#
  was called, and a consumer is behind","x-given":[{"method":"install","params":{"device":"pho\#
  ne"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"0"}}],"params":\#
  [],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{"install":{"requests":\#
  1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}","buckets":[\#
  "{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cache":{"replie\#
  s":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{any}}"},"con\#
  nections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":"{{any}}","owedBytes":0,"\#
  unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,"failures":0\#
  ,"durations":"{{any}}"},"feed":{"waits":0,"subscriptions":0,"consumers":[{"project":"default\#
  ","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":false},"background":"{{any}}"}}\#
  }]},{"name":"setUserProperty","summary":"Stores a key/value property; never affects access."\#
  ,"x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required\#
  ":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"n\#
  ame":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$\#
  ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of the pr\#
  operty: 1 to 80 letters, digits, and _ . : - $. Names that other systems reserve, for exampl\#
  e $email, have no special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"\#
  name":"value","required":true,"summary":"New value. An empty string removes the property.","\#
  schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","required":false,"s\#
  ummary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events wit\#
  hout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKe\#
  y","required":false,"summary":"Makes a retry safe: the same key with the same params returns\#
   the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-on\#
  e":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user that the resul\#
  t is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/component\#
  s/schemas/PropertyValue"},"dryRun":{"description":"True in a dry run; otherwise absent.","ty\#
  pe":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry r\#
  un.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description"\#
  :"True when this is the stored result of an idempotency key; otherwise absent.","type":"bool\#
  ean"}},"required":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of range, or two parameters exclude each other.\#
   `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retry\#
  able":false}},{"code":1000,"message":"The caller's role is lower than the role that the meth\#
  od needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the meth\#
  od's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"Th\#
  e project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":11\#
  01,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}\#
  },{"code":1102,"message":"No user may have this id: it is empty, or in the project's `blocke\#
  dUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The i\#
  d has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooL\#
  ong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"k\#
  ind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same method \#
  used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict",\#
  "retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing chan\#
  ges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,\#
  "message":"The write may not be on the disk: the daemon stops, and its next start shows what\#
   is stored. Or the daemon cannot read a record that the request needs: then it keeps running\#
  .","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"the id of the us\#
  er in another system","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value\#
  ":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUser\#
  Id"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id",\#
  "value":"yourSideUserId"}}}]},{"name":"store.unclaimed","summary":"Lists the unclaimed purch\#
  ases: those that have had no holder yet.","x-role":"read","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"after","required":false,"summary":"`cursor` of an earlier answer. The\#
   answer has the purchases after it.","schema":{"type":"string"}},{"name":"limit","required":\#
  false,"summary":"Maximum number of purchases.","schema":{"type":"integer","minimum":1,"maxim\#
  um":1000,"default":100}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"purchases":{"description":"In the order of `s\#
  tore`, then `originalTransactionId`, by bytes.","type":"array","items":{"$ref":"#/components\#
  /schemas/Purchase"}},"cursor":{"description":"What the next call gives as `after`.","type":"\#
  string"},"more":{"description":"Whether more purchases follow.","type":"boolean"}},"required\#
  ":["purchases","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon ha\#
  s no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name"\#
  :"one of two","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1000"\#
  ,"expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},\#
  {"method":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1001"\#
  ,"expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"result":{"name\#
  ":"result","value":{"purchases":[{"store":"appStore","originalTransactionId":"1000","transac\#
  tionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":[],"devi\#
  ce":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"period\#
  Type":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":nul\#
  l,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodEx\#
  piresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"en\#
  dedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces"\#
  :null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99\#
  d65f608138","transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal\#
  ","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyS\#
  hared":false,"price":null,"currency":null,"country":null,"offerCode":null,"attributes":{},"a\#
  sOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.\#
  delete","summary":"Deletes a customer and erases its ids from everything that the daemon sto\#
  res.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"userId","req\#
  uired":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserI\#
  d"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/c\#
  omponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summar\#
  y":"Computes the result and the events without changing anything.","schema":{"type":"boolean\#
  ","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe:\#
   the same key with the same params returns the stored result.","schema":{"$ref":"#/component\#
  s/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"tombstone":{"description":"New id that replaces every erased id in events. It belongs to\#
   no user.","type":"string"},"users":{"description":"Number of erased users: the aliases of t\#
  he customer.","type":"integer","minimum":1},"devices":{"description":"Number of erased devic\#
  es. `install` can register them again.","type":"integer","minimum":0},"purchases":{"descript\#
  ion":"Number of erased purchases: those that no other customer holds.","type":"integer","min\#
  imum":0},"shared":{"description":"Number of purchases that other customers hold and keep.","\#
  type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.",\#
  "type":"boolean"},"events":{"description":"The events that the call would emit. Only in a dr\#
  y run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descripti\#
  on":"True when this is the stored result of an idempotency key; otherwise absent.","type":"b\#
  oolean"}},"required":["tombstone","users","devices","purchases","shared"]}},"errors":[{"code\#
  ":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two\#
   parameters exclude each other. `field` points to it; `nearest` lists similar names.","data"\#
  :{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lo\#
  wer than the role that the method needs. `uid` and `role` are the caller's (`none` without a\#
   role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","re\#
  tryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the pr\#
  oject's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"\#
  message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"ki\#
  nd":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such proje\#
  ct.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of t\#
  he same method used this key with other params in the last 24 hours.","data":{"kind":"idempo\#
  tencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the writ\#
  e. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}\#
  },{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next s\#
  tart shows what is stored. Or the daemon cannot read a record that the request needs: then i\#
  t keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"w\#
  ith all that was hers","x-given":[{"method":"project.define","params":{"rules":"revenuecat",\#
  "products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["g\#
  ift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"devi\#
  ce":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026\#
  -02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{\#
  "method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty"\#
  ,"params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"use\#
  rId","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"dev\#
  ices":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entit\#
  lements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}],"\#
  params":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"r\#
  esult","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"\#
  dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","p\#
  roject":"default","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","c\#
  ause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"use\#
  rDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId\#
  ":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.expor\#
  t","summary":"Returns everything that the daemon stores about a customer.","x-role":"read","\#
  x-since":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":"A\#
  ny id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"events","r\#
  equired":false,"summary":"False leaves out `events`, `cursor` and `moreEvents`.","schema":{"\#
  type":"boolean","default":true}},{"name":"project","required":false,"summary":"Id of the pro\#
  ject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/U\#
  ser"},"firstId":{"$ref":"#/components/schemas/UserId","description":"First id that the custo\#
  mer had. After a merge, that of the older customer."},"lastId":{"$ref":"#/components/schemas\#
  /UserId","description":"Id that acted last: the user of the last install, identify, purchase\#
   or restore."},"ids":{"description":"Every id of the customer, in byte order.","type":"array\#
  ","items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":\#
  {"description":"Who uses the id. `customer`: the customerId of a customer that began with an\#
   identified user.","type":"string","enum":["anonymous","identified","customer"]},"device":{"\#
  description":"Device of an anonymous id; otherwise null.","type":["string","null"]},"created\#
  At":{"$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","createdAt"]}},\#
  "devices":{"description":"Devices whose anonymous or identified user belongs to the customer\#
  , in byte order.","type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/\#
  components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identity\#
  Id":{"description":"Id of the identified user; null when no user is logged in.","type":["str\#
  ing","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","null"]\#
  },"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"requ\#
  ired":["device","anonymousId","identityId","storeAccount","platform","app","createdAt"]}},"a\#
  ccountTokens":{"description":"Account tokens registered for the customer, in byte order.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/AccountToken"}},"purchases":{"description\#
  ":"Purchases that the customer holds, with all their transactions.","type":"array","items":{\#
  "$ref":"#/components/schemas/Purchase"}},"grants":{"description":"Grants, including those th\#
  at have ended.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":\#
  "#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"ex\#
  piresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/sc\#
  hemas/NullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"pr\#
  operties":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components\#
  /schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref"\#
  :"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"descrip\#
  tion":"Earlier values of properties that another user of the same customer replaced. An empt\#
  y value is a removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"\#
  #/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"se\#
  tAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitleme\#
  nts":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment"\#
  ,"description":"Time of the entitlements and of the purchases' states: now."},"events":{"des\#
  cription":"Events of the customer, oldest first, at most 1000.","type":"array","items":{"$re\#
  f":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","descriptio\#
  n":"Position at which events.read continues, with the same id as `user`."},"moreEvents":{"de\#
  scription":"True when events.read has more events of the customer.","type":"boolean"}},"requ\#
  ired":["user","firstId","lastId","ids","devices","accountTokens","purchases","grants","prope\#
  rties","overridden","entitlements","at"]}},"errors":[{"code":-32602,"message":"A parameter i\#
  s missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `\#
  field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryab\#
  le":false}},{"code":1000,"message":"The caller's role is lower than the role that the method\#
   needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method\#
  's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The \#
  project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"me\#
  ssage":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data"\#
  :{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode\#
   scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":f\#
  alse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}}],"examples":[{"name":"all of it","x-given":[{"method":"project.defin\#
  e","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"\#
  method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","trans\#
  actionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","att\#
  ributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"\#
  ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@exam\#
  ple.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"u\#
  ser":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases\#
  ":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}\#
  ,"firstId":"{{anonymous}}","lastId":"ann","ids":[{"id":"{{anonymous}}","kind":"anonymous","d\#
  evice":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","dev\#
  ice":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousI\#
  d":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"ios","app":null\#
  ,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"appStore\#
  ","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscrip\#
  tion","state":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","purch\#
  asedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"produ\#
  ction","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":nul\#
  l,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":fal\#
  se,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"rene\#
  wsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[\#
  ],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"mon\#
  thly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offer\#
  Code":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"grants"\#
  :[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000\#
  Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active\#
  ","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase",\#
  "periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:0\#
  0.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurch\#
  asedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsC\#
  ount":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransa\#
  ctionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","ki\#
  nd":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}"\#
  ,"anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"\#
  },{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","pr\#
  oject":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"pur\#
  chase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":"10\#
  00","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"i\#
  phone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt\#
  ":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","i\#
  sFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attrib\#
  utes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at\#
  ":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{ano\#
  nymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"a\#
  ppStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","productK\#
  ind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"production"\#
  ,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","exp\#
  iresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.9\#
  9","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cu\#
  rsor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"def\#
  ault","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"de\#
  vice":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.0\#
  00Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}"\#
  ,"cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"curso\#
  r":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"defau\#
  lt","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"alia\#
  ses":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","a\#
  t":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cau\#
  se":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEven\#
  ts":false}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a transfer: i\#
  ts change of holders or customers.","x-role":"admin","x-since":1,"paramStructure":"either","\#
  params":[{"name":"event","required":true,"summary":"Id of the event to undo: identified, use\#
  rsAliased, subscriptionTransferred, oneTimePurchaseTransferred, or a purchaseRenewed of `kep\#
  t`.","schema":{"$ref":"#/components/schemas/EventId"}},{"name":"project","required":false,"s\#
  ummary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events wit\#
  hout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKe\#
  y","required":false,"summary":"Makes a retry safe: the same key with the same params returns\#
   the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"na\#
  me":"result","schema":{"type":"object","properties":{"undone":{"$ref":"#/components/schemas/\#
  EventId","description":"Id of the undone event."},"purchases":{"description":"Purchases that\#
   changed holders.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"des\#
  cription":"Later changes that stay: restores and purchases that would have met other holders\#
  , the aliases that they made, and earlier undos about the same users and purchases. A call t\#
  hat emitted no event is never among them.","type":"array","items":{"$ref":"#/components/sche\#
  mas/RemainingChange"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type"\#
  :"boolean"},"events":{"description":"The events that the call would emit. Only in a dry run.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"T\#
  rue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean\#
  "}},"required":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"\#
  The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code"\#
  :1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason:\#
   `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event li\#
  nked nothing; `undone`: the link is already undone; `isUndo`: the event comes from an undo; \#
  `laterAlias`: a later alias merged the customer with another user; `tooMuch`: too many users\#
   and purchases depend on the link; `unclear`: a deletion erased part of the history. `event`\#
   is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":fal\#
  se}},{"code":1300,"message":"A call of the same method used this key with other params in th\#
  e last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"mes\#
  sage":"The disk has no room for the write. Nothing changes, and reading still works.","data"\#
  :{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on th\#
  e disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read\#
   a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","re\#
  tryable":false}}],"examples":[{"name":"another user's login took a purchase","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":\#
  {"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","s\#
  tore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"iden\#
  tify","params":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{a\#
  nonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identif\#
  ied"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name\#
  ":"event","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","pur\#
  chases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subs\#
  cription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":\#
  []}}}]},{"name":"userInfo","summary":"Returns the current user of a device, or the user that\#
   an id belongs to.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":\#
  "device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schem\#
  as/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `devi\#
  ce`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"s\#
  ummary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"\#
  errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f range, or two parameters exclude each other. `field` points to it; `nearest` lists similar\#
   names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The call\#
  er's role is lower than the role that the method needs. `uid` and `role` are the caller's (`\#
  none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied",\#
  "retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":\#
  "unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","\#
  data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have thi\#
  s id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","re\#
  tryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's \#
  `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message\#
  ":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"ex\#
  amples":[{"name":"by device","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","param\#
  s":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],\#
  "result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","i\#
  dentityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone"\#
  ,"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id",\#
  "x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"ins\#
  tall","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId\#
  ":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result",\#
  "value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"\#
  {{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"\#
  production"}}}}]},{"name":"userProperties","summary":"Returns the properties that setUserPro\#
  perty stored.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"devi\#
  ce","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/De\#
  viceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`."\#
  ,"schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summar\#
  y":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default\#
  "}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"properties":{"$ref":"#/components/schemas/Properties"}},"required":["pro\#
  perties"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","d\#
  ata":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no \#
  such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user\#
   may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"block\#
  edUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than t\#
  he project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":\#
  1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable"\#
  :false}}],"examples":[{"name":"two of them","x-given":[{"method":"project.define","params":{\#
  "products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":\#
  "2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"s\#
  etUserProperty","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"met\#
  hod":"setUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"n\#
  ame":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{"$email":"\#
  ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params\#
  ":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params"\#
  :[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]\#
  },{"name":"webhook.claim","summary":"Makes the connection the only one that posts a project'\#
  s events, until it closes. For programs that post.","x-role":"admin","x-since":1,"paramStruc\#
  ture":"either","params":[{"name":"reports","required":false,"summary":"How the posts fare. A\#
   report replaces the earlier report on its URL.","schema":{"type":"array","maxItems":10,"ite\#
  ms":{"$ref":"#/components/schemas/WebhookReport"}}},{"name":"project","required":false,"summ\#
  ary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defau\#
  lt"}}],"result":{"name":"result","schema":{"type":"object","properties":{"claimed":{"descrip\#
  tion":"False if another connection has the claim. Then the daemon ignores the reports.","typ\#
  e":"boolean"}},"required":["claimed"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The dae\#
  mon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{\#
  "name":"the first program gets the claim","x-given":[{"method":"project.define","params":{"w\#
  ebhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],"params":[],"result":{"\#
  name":"result","value":{"claimed":true}}}]},{"name":"webhook.list","summary":"Returns the st\#
  ate of a project's webhooks, without their secrets.","x-role":"read","x-since":1,"paramStruc\#
  ture":"either","params":[{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"poster":{"description":"The process that post\#
  s the project's events; absent if there is none.","type":"object","properties":{"uid":{"type\#
  ":"integer"},"pid":{"type":"integer"}},"required":["uid","pid"]},"webhooks":{"description":"\#
  In the order of project.define.","type":"array","items":{"$ref":"#/components/schemas/Webhoo\#
  kStatus"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is mis\#
  sing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field\#
  ` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":f\#
  alse}},{"code":1000,"message":"The caller's role is lower than the role that the method need\#
  s. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's ro\#
  le.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemo\#
  n has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"n\#
  ame":"no program posts","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"\#
  https://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"ip\#
  hone"}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"https://example.\#
  com/events","format":"entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":nul\#
  l}]}}},{"name":"an event waits for another attempt","x-given":[{"method":"project.define","p\#
  arams":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"ins\#
  tall","params":{"device":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"h\#
  ttps://example.com/events","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T\#
  00:00:00Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:0\#
  1Z"}}]}}],"params":[],"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{{\#
  any}}"},"webhooks":[{"url":"https://example.com/events","format":"entitled","state":"failing\#
  ","cursor":"0","backlog":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01\#
  -02T00:00:00.000Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02\#
  T00:00:01.000Z"}}]}}}]},{"name":"webhook.pause","summary":"Stops the posts to a URL until we\#
  bhook.resume. Its events wait.","x-role":"admin","x-since":1,"paramStructure":"either","para\#
  ms":[{"name":"url","required":true,"summary":"URL of the webhook, as project.define has it."\#
  ,"schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"su\#
  mmary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"def\#
  ault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events with\#
  out changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey\#
  ","required":false,"summary":"Makes a retry safe: the same key with the same params returns \#
  the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/Webh\#
  ookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","type\#
  ":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's pos\#
  ition: all events up to this cursor are delivered."},"backlog":{"description":"Number of eve\#
  nts after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry ru\#
  n; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wo\#
  uld emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Event"}},"replayed":{"description":"True when this is the stored result of an idempotenc\#
  y key; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}\#
  },"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of range, or two parameters exclude each other. `field` points to it; `nearest` lists simi\#
  lar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The c\#
  aller's role is lower than the role that the method needs. `uid` and `role` are the caller's\#
   (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenie\#
  d","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1208,"message":"The project has no webhook w\#
  ith this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable\#
  ":false}},{"code":1300,"message":"A call of the same method used this key with other params \#
  in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400\#
  ,"message":"The disk has no room for the write. Nothing changes, and reading still works.","\#
  data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be \#
  on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot\#
   read a record that the request needs: then it keeps running.","data":{"kind":"storageFailed\#
  ","retryable":false}}],"examples":[{"name":"a server that is down for long","x-given":[{"met\#
  hod":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"se\#
  same"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value"\#
  :"https://example.com/events"}],"result":{"name":"result","value":{"url":"https://example.co\#
  m/events","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Mo\#
  ves a webhook to a cursor, so that the events after it are posted, again if they were posted\#
   before.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","re\#
  quired":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/c\#
  omponents/schemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before the\#
   first event to post. `0` is the beginning of the log.","schema":{"$ref":"#/components/schem\#
  as/Cursor"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$r\#
  ef":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false\#
  ,"summary":"Computes the result and the events without changing anything.","schema":{"type":\#
  "boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a ret\#
  ry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/c\#
  omponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if\#
   webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/componen\#
  ts/schemas/Cursor","description":"The webhook's position: all events up to this cursor are d\#
  elivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","mi\#
  nimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"\#
  events":{"description":"The events that the call would emit: always none. Only in a dry run.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"T\#
  rue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean\#
  "}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A p\#
  arameter is missing, unknown, of a wrong type or out of range, or two parameters exclude eac\#
  h other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that \#
  the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is \#
  the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"mess\#
  age":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{\#
  "code":1208,"message":"The project has no webhook with this URL. The error does not repeat t\#
  he URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call \#
  of the same method used this key with other params in the last 24 hours.","data":{"kind":"id\#
  empotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the \#
  write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":t\#
  rue}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its ne\#
  xt start shows what is stored. Or the daemon cannot read a record that the request needs: th\#
  en it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name\#
  ":"everything from the beginning","x-given":[{"method":"install","params":{"device":"iphone"\#
  }},{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","sec\#
  ret":"sesame"}]}}],"params":[{"name":"url","value":"https://example.com/events"},{"name":"af\#
  ter","value":"0"}],"result":{"name":"result","value":{"url":"https://example.com/events","pa\#
  used":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes the po\#
  sts to a paused URL, from its position.","x-role":"admin","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"url","required":true,"summary":"URL of the webhook, as project.define\#
   has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":\#
  false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defa\#
  ult":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the ev\#
  ents without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idemp\#
  otencyKey","required":false,"summary":"Makes a retry safe: the same key with the same params\#
   returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"resu\#
  lt":{"name":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/sch\#
  emas/WebhookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to the UR\#
  L.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webh\#
  ook's position: all events up to this cursor are delivered."},"backlog":{"description":"Numb\#
  er of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in\#
   a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that th\#
  e call would emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an i\#
  dempotency key; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","b\#
  acklog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of range, or two parameters exclude each other. `field` points to it; `nearest` l\#
  ists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The caller's role is lower than the role that the method needs. `uid` and `role` are the\#
   caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permis\#
  sionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","da\#
  ta":{"kind":"unknownProject","retryable":false}},{"code":1208,"message":"The project has no \#
  webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","\#
  retryable":false}},{"code":1300,"message":"A call of the same method used this key with othe\#
  r params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"c\#
  ode":1400,"message":"The disk has no room for the write. Nothing changes, and reading still \#
  works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write ma\#
  y not be on the disk: the daemon stops, and its next start shows what is stored. Or the daem\#
  on cannot read a record that the request needs: then it keeps running.","data":{"kind":"stor\#
  ageFailed","retryable":false}}],"examples":[{"name":"the server is back","x-given":[{"method\#
  ":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesam\#
  e"}]}},{"method":"webhook.pause","params":{"url":"https://example.com/events"}},{"method":"i\#
  nstall","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com/\#
  events"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":fal\#
  se,"cursor":"0","backlog":1}}}]}],"components":{"schemas":{"AccountToken":{"description":"Op\#
  aque string that an app gives to the store with a purchase, and that the store gives back. O\#
  ne in the form of a UUID is kept and compared in lower case.","type":"string","minLength":1,\#
  "maxLength":255},"AppId":{"description":"An app of the project, for example its bundle id.",\#
  "type":"string","minLength":1,"maxLength":255},"AppliedRule":{"description":"A rule of the p\#
  roject, with the value that applied in the step.","type":"object","properties":{"name":{"des\#
  cription":"Name of the rule, as in `project.define`.","type":"string","enum":["purchaseHolde\#
  rs","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"description\#
  ":"Value that the rule had when the step happened.","type":"string"}},"required":["name","va\#
  lue"]},"Attributes":{"description":"Up to 20 strings of the caller's own, which the events o\#
  f this purchase repeat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"\#
  maxLength":80},"additionalProperties":{"type":"string","maxLength":500}},"BackgroundStats":{\#
  "description":"Work that no request waits for, as of now.","type":"object","properties":{"ex\#
  piriesDue":{"description":"Ends of periods and grants that have passed and whose events the \#
  daemon has not emitted yet: at most 1000.","type":"integer","minimum":0},"expiriesLateMs":{"\#
  description":"Milliseconds since the oldest of these ends.","type":"integer","minimum":0},"e\#
  rasures":{"description":"Deletions that the daemon has not finished.","type":"integer","mini\#
  mum":0},"erasuresHalted":{"description":"Whether they wait for the next start, because a ste\#
  p failed several times.","type":"boolean"},"catalogueChanges":{"description":"Projects with \#
  a changed catalogue whose events the daemon has not yet emitted for every customer.","type":\#
  "integer","minimum":0}},"required":["expiriesDue","expiriesLateMs","erasures","erasuresHalte\#
  d","catalogueChanges"]},"CacheStats":{"description":"What the daemon has in memory, and how \#
  well that serves.","type":"object","properties":{"replies":{"description":"Replies to `check\#
  Entitlements` in the cache, valid or not.","type":"integer","minimum":0},"replyHits":{"descr\#
  iption":"Requests that the daemon answered from that cache since its start.","type":"integer\#
  ","minimum":0},"records":{"description":"Records in memory.","type":"integer","minimum":0},"\#
  recordBytes":{"description":"Their memory, by estimate.","type":"integer","minimum":0},"reco\#
  rdLoads":{"description":"Records that the daemon read from the store since its start.","type\#
  ":"integer","minimum":0}},"required":["replies","replyHits","records","recordBytes","recordL\#
  oads"]},"Catalogue":{"description":"Products by their ids.","type":"object","propertyNames":\#
  {"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schem\#
  as/Product"},"maxProperties":10000},"Cause":{"description":"What caused the event. A request\#
   gives its `method` and `id`; a notification has no `id`. `clock` is true for a change that \#
  fell due.","type":"object","properties":{"method":{"type":"string"},"id":{"type":["string","\#
  number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock of a project\#
  : the system's, or a manual clock, which only moves when it is advanced.","type":"object","p\#
  roperties":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/components/\#
  schemas/Moment","description":"Time of a manual clock; absent for the system's."}},"required\#
  ":["kind"]},"ClockChoice":{"description":"`system`: the system's clock. `manual`: a manual c\#
  lock that starts now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"\#
  type":"string","enum":["system","manual"]},{"type":"object","properties":{"manual":{"$ref":"\#
  #/components/schemas/Moment","description":"Time at which the manual clock starts, RFC 3339.\#
  "}},"required":["manual"],"additionalProperties":false}]},"CommitStats":{"description":"The \#
  commits since the daemon's start.","type":"object","properties":{"turns":{"description":"Tur\#
  ns that became durable. A turn is what the daemon decides together; a commit has one or more\#
  .","type":"integer","minimum":0},"waitingTurns":{"description":"Turns that wait for the disk\#
   now.","type":"integer","minimum":0},"failures":{"description":"Commits that failed, for exa\#
  mple because the disk was full.","type":"integer","minimum":0},"durations":{"$ref":"#/compon\#
  ents/schemas/Durations"}},"required":["turns","waitingTurns","failures","durations"]},"Conne\#
  ctionStats":{"description":"The connections, and the replies that wait on them.","type":"obj\#
  ect","properties":{"open":{"description":"Open connections.","type":"integer","minimum":0},"\#
  opened":{"description":"Connections that clients opened since the daemon's start.","type":"i\#
  nteger","minimum":0},"refused":{"description":"Connections that the daemon refused since its\#
   start, because there were too many.","type":"integer","minimum":0},"peers":{"description":"\#
  The open connections by uid and role.","type":"array","items":{"$ref":"#/components/schemas/\#
  PeerStats"}},"owedBytes":{"description":"Replies that wait for the disk.","type":"integer","\#
  minimum":0},"unsentBytes":{"description":"Replies that wait for clients to read them.","type\#
  ":"integer","minimum":0}},"required":["open","opened","refused","peers","owedBytes","unsentB\#
  ytes"]},"ConsumerId":{"description":"Name of a consumer: a reader of the log whose position \#
  the daemon stores. The reader chooses it, for example `mailer`.","type":"string","minLength"\#
  :1,"maxLength":255},"ConsumerLag":{"description":"A consumer of a feed.","type":"object","pr\#
  operties":{"project":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"#/compone\#
  nts/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"description\#
  ":"Events that it has not acknowledged.","type":"integer","minimum":0}},"required":["project\#
  ","consumer","cursor","lag"]},"Country":{"description":"ISO 3166 country code of two or thre\#
  e letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"de\#
  scription":"Number of records of a project.","type":"object","properties":{"devices":{"type"\#
  :"integer","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"description":"A\#
   merged customer counts once.","type":"integer","minimum":0},"purchases":{"type":"integer","\#
  minimum":0},"unclaimed":{"description":"Unclaimed purchases, which have had no holder yet; `\#
  purchases` counts them too.","type":"integer","minimum":0},"events":{"type":"integer","minim\#
  um":0}},"required":["devices","users","customers","purchases","unclaimed","events"]},"Curren\#
  cy":{"description":"ISO 4217 currency code of three letters, stored as it is sent.","type":"\#
  string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: t\#
  he number of the last event before it. \"0\" is the position before the first event.","type"\#
  :"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one insta\#
  llation of one app. A reinstallation is a new device.","type":"string","minLength":1,"maxLen\#
  gth":255},"Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It \#
  has whole numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may have a frac\#
  tion. P1M keeps the day of the month, or takes the last day of a shorter month.","type":"str\#
  ing","format":"duration"},"DurationBucket":{"description":"A bucket of a histogram.","type":\#
  "object","properties":{"upToMicros":{"description":"The longest duration that it counts. Nul\#
  l for durations longer than every bound.","type":["integer","null"],"minimum":0},"count":{"d\#
  escription":"How many durations are longer than the bound of the bucket before, and not long\#
  er than this one.","type":"integer","minimum":0}},"required":["upToMicros","count"]},"Durati\#
  ons":{"description":"A histogram of durations since the daemon's start, in microseconds.","t\#
  ype":"object","properties":{"count":{"description":"How many durations it counts.","type":"i\#
  nteger","minimum":0},"sumMicros":{"description":"Their sum.","type":"integer","minimum":0},"\#
  maxMicros":{"description":"The longest of them.","type":"integer","minimum":0},"buckets":{"d\#
  escription":"The buckets that are not empty, shortest durations first. Their bounds are 1, 2\#
  , 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/DurationBucket"}}},"required":["count","sumMicros","maxMicros","buckets"]},"EndR\#
  eason":{"description":"Why a subscription ended, or will end: the customer's choice, a faile\#
  d payment, a refused price increase, a product that is no longer sold (unavailable), the dev\#
  eloper, another purchase that took it over (replaced), or another reason. Null when the stor\#
  e named none.","type":["string","null"],"enum":["customer","billing","priceIncrease","unavai\#
  lable","developer","replaced","other",null]},"Entitlement":{"description":"What a product or\#
   a grant unlocks for a user, and why. One purchase or grant, the winner, supplies every memb\#
  er. If the user never had the entitlement, every member is null except `id`, `active` (false\#
  ), `renewState` (unknown) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref"\#
  :"#/components/schemas/EntitlementId"},"active":{"description":"Whether the user has access.\#
  ","type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description"\#
  :"Product that gives the entitlement; null for a grant.","type":["string","null"]},"source":\#
  {"description":"Store of the purchase, or `manual` for a grant.","type":["string","null"]},"\#
  renewState":{"description":"Whether the subscription renews. billingIssue: the store could n\#
  ot collect a payment.","type":"string","enum":["willRenew","canceled","billingIssue","nonRen\#
  ewable","unknown"]},"grantType":{"description":"What gave the entitlement; `manual` for a gr\#
  ant by the method `grant`.","type":["string","null"],"enum":["purchase","familySharing","off\#
  erCode","manual",null]},"periodType":{"type":["string","null"],"enum":["normal","trial","int\#
  ro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of \#
  the first purchase, or of the grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Last millisecond with access, without a grace period; null for no end."}\#
  ,"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last mi\#
  llisecond of the grace period; null without a grace period."},"firstPurchasedAt":{"$ref":"#/\#
  components/schemas/NullableMoment","description":"Time of the first transaction; null for a \#
  grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time\#
   of the latest transaction; null for a grant."},"trialStartedAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"Time at which a trial began; null without a trial."},"auto\#
  RenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which \#
  the customer turned auto-renew off; null while it is on."},"renewsCount":{"description":"Num\#
  ber of renewals at the full price.","type":"integer","minimum":0},"environment":{"type":["st\#
  ring","null"],"enum":["production","sandbox",null]},"store":{"description":"Null for a grant\#
  .","type":["string","null"]},"transactionId":{"description":"Latest transaction; null for a \#
  grant.","type":["string","null"]},"originalTransactionId":{"description":"First transaction;\#
   null for a grant.","type":["string","null"]}},"required":["id","active","state","productId"\#
  ,"source","renewState","grantType","periodType","startedAt","expiresAt","gracePeriodExpiresA\#
  t","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount"\#
  ,"environment","store","transactionId","originalTransactionId"]},"EntitlementId":{"descripti\#
  on":"An entitlement, for example `premium`.","type":"string","minLength":1,"maxLength":255},\#
  "Entitlements":{"description":"Entitlements by their ids, including inactive entitlements.",\#
  "type":"object","additionalProperties":{"$ref":"#/components/schemas/Entitlement"}},"ErrorCo\#
  unts":{"description":"How many errors of each kind. Kinds that did not occur are missing.","\#
  type":"object","additionalProperties":{"type":"integer","minimum":1}},"Event":{"description"\#
  :"One entry of a project's log. Its other members depend on its kind: events.md lists them."\#
  ,"type":"object","properties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":\#
  "The event's number in the log; absent in a dry run."},"id":{"description":"Unique id of the\#
   event.","type":"string"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"Time at which the event happened, by the project's \#
  clock."},"project":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/sc\#
  hemas/UserId","description":"CustomerId of the customer that the event is about; absent in c\#
  lockAdvanced."},"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user\#
  , if the user is identified."},"anonymousId":{"$ref":"#/components/schemas/UserId","descript\#
  ion":"Id of the user, if the user is anonymous. In identified and loggedOut: the device's an\#
  onymous user after the event."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"des\#
  cription":"In userCreated, identified, loggedOut, purchase events and the events that a purc\#
  hase causes: the device; null when there is none.","type":["string","null"]},"outcome":{"des\#
  cription":"In identified: the outcome that identify returned.","type":"string","enum":["atta\#
  ched","aliased","moved","switched"]},"from":{"description":"In a move: the holders before.",\#
  "type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/sc\#
  hemas/UserId","description":"In a move: the user that gained the purchase."},"shared":{"desc\#
  ription":"In a move: whether the users in `from` keep the purchase.","type":"boolean"},"undo\#
  ne":{"description":"In linkUndone: id of the undone event.","type":"string"},"aliases":{"des\#
  cription":"In usersAliased, and in linkUndone of customers that are split: every id of the c\#
  ustomer now, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},\#
  "absorbed":{"$ref":"#/components/schemas/UserId","description":"In usersAliased: the custome\#
  rId that `user` absorbed; absent when the joining id was new."},"entitlements":{"description\#
  ":"In entitlementsActivated and entitlementsDeactivated: the entitlements that changed, in b\#
  yte order. In granted and grantRevoked: the entitlement.","type":"array","items":{"$ref":"#/\#
  components/schemas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"originalT\#
  ransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/compo\#
  nents/schemas/TransactionId","description":"The latest transaction; in purchaseUpdated, the \#
  transaction that changed."},"product":{"$ref":"#/components/schemas/ProductId"},"productKind\#
  ":{"$ref":"#/components/schemas/ProductKind"},"holders":{"description":"In purchase events: \#
  the holders.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"environment":{\#
  "$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/\#
  schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#\#
  /components/schemas/NullableMoment","description":"In purchase events: the end of the period\#
  . In granted and grantRevoked: the end of the grant."},"periodType":{"$ref":"#/components/sc\#
  hemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","null"]},"c\#
  urrency":{"type":["string","null"]},"country":{"type":["string","null"]},"offerCode":{"type"\#
  :["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"endReason":{"$r\#
  ef":"#/components/schemas/EndReason","description":"In purchase events: why the purchase end\#
  ed, or will end; absent when the store named no reason."},"replaces":{"$ref":"#/components/s\#
  chemas/TransactionId","description":"In purchase events: the purchase that this one takes ov\#
  er; absent when there is none."},"changes":{"description":"In purchaseUpdated: the fields of\#
   the transaction that the call changed, with their new values; absent when the clock is the \#
  cause.","type":"object"},"state":{"$ref":"#/components/schemas/State","description":"In purc\#
  haseRenewed, purchaseUpdated and purchaseExpired: the purchase's state after the event."},"b\#
  efore":{"description":"In the same events: `state` before the event, and former values. In p\#
  urchaseUpdated by a call: those of the fields in `changes`. In purchaseRenewed: `product`, `\#
  expiresAt` and `periodType` of the transaction before. In all others, and in purchaseRenewed\#
   too: what the latest transaction said of `autoRenew`, `renewsAs` and `billingIssueAt`, if a\#
  nything.","type":"object"},"isEarlier":{"description":"In purchaseUpdated: true if the trans\#
  action is not the latest of the purchase; otherwise absent.","type":"boolean"},"now":{"$ref"\#
  :"#/components/schemas/Moment","description":"In clockAdvanced: the time that the clock show\#
  s."}},"required":["id","kind","at","project","cause"]},"EventId":{"description":"Id of an ev\#
  ent, as the log shows it.","type":"string","minLength":1,"maxLength":255},"EventKind":{"desc\#
  ription":"Kind of an event.","type":"string","enum":["userCreated","identified","loggedOut",\#
  "usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated","purchase\#
  Expired","entitlementsActivated","entitlementsDeactivated","subscriptionReceived","subscript\#
  ionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","granted","grantRevok\#
  ed","userDeleted","clockAdvanced"]},"ExplanationStep":{"description":"One step that led a us\#
  er to an entitlement, or took it away. A member that does not apply, or is not known, is abs\#
  ent.","type":"object","properties":{"step":{"description":"Kind of the step; rules.md descri\#
  bes each kind.","type":"string","enum":["purchased","claimed","granted","attached","moved","\#
  shared","transferred","aliased","unclear","identified","renewed","revoked","mapped","clock"]\#
  },"text":{"description":"An explanation in one sentence.","type":"string"},"at":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"Time of the step, if it has a time. In `clo\#
  ck`: the moment that the result is for."},"event":{"$ref":"#/components/schemas/EventId","de\#
  scription":"Id of the event that reported the step."},"cursor":{"$ref":"#/components/schemas\#
  /Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/components/schemas/Applied\#
  Rule","description":"The rule that applied in the step."},"by":{"description":"In `claimed`:\#
   what led to the user.","type":"string","enum":["purchase","restore","accountToken","replace\#
  s"]},"method":{"description":"Method that made the step.","type":"string","enum":["identify"\#
  ,"restore","purchase","user.link.undo"]},"from":{"description":"Who had it before: at most t\#
  en ids, one id per customer. In `aliased`: the first customer. In `identified`: the device's\#
   anonymous user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"desc\#
  ription":"Who has it afterwards. In `aliased`: the second customer.","type":"array","items":\#
  {"$ref":"#/components/schemas/UserId"}},"device":{"description":"In `purchased` and `identif\#
  ied`: the device; null for a purchase without a device.","type":["string","null"]},"store":{\#
  "$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/T\#
  ransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$re\#
  f":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/schemas/State","descripti\#
  on":"State of the purchase or grant at that time."},"since":{"$ref":"#/components/schemas/Nu\#
  llableMoment","description":"In `clock`: start of the state; when access is over, the last m\#
  illisecond with access. In other steps: start of the period."},"until":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Last millisecond of the state, as far as is known; t\#
  he end of a pause. Null for no end."},"recomputed":{"description":"True when an undo of an e\#
  arlier link changed the outcome of this login; otherwise absent.","type":"boolean"}},"requir\#
  ed":["step","text","at"]},"FeedStats":{"description":"The readers of events.","type":"object\#
  ","properties":{"waits":{"description":"`events.wait` requests that wait now.","type":"integ\#
  er","minimum":0},"subscriptions":{"description":"Open subscriptions.","type":"integer","mini\#
  mum":0},"consumers":{"description":"Consumers, by project and name: at most 256.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreConsumers":{"description":"Wh\#
  ether there are more consumers.","type":"boolean"}},"required":["waits","subscriptions","con\#
  sumers","moreConsumers"]},"IdempotencyKey":{"description":"Key of one write. The daemon stor\#
  es it for 24 hours, per project and method.","type":"string","minLength":1,"maxLength":255},\#
  "Limits":{"description":"The daemon's limits by name.","type":"object","properties":{"lineBy\#
  tesMax":{"description":"Longest line, in bytes without the line feed.","type":"integer"},"ba\#
  tchEntriesMax":{"description":"Most requests in one batch.","type":"integer"},"depthMax":{"d\#
  escription":"Deepest nesting of JSON arrays and objects.","type":"integer"},"requestIdBytesM\#
  ax":{"description":"Longest request id, in bytes.","type":"integer"}},"required":["lineBytes\#
  Max","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integ\#
  er"}},"LosingSource":{"description":"A purchase or grant that also gives the entitlement, bu\#
  t not the one that supplies its fields.","type":"object","properties":{"lostBy":{"descriptio\#
  n":"The first criterion, in the order of rules.md, in which the two differ.","type":"string"\#
  ,"enum":["active","end","purchasedAt","transactionId","store","originalTransactionId","order\#
  "]},"text":{"description":"An explanation in one sentence.","type":"string"},"entitlement":{\#
  "$ref":"#/components/schemas/Entitlement","description":"The entitlement as this purchase or\#
   grant alone would give it."}},"required":["lostBy","text","entitlement"]},"MethodStats":{"d\#
  escription":"The requests of a method, without those that the daemon has not answered yet.",\#
  "type":"object","properties":{"requests":{"description":"How many requests the daemon answer\#
  ed, with results or errors.","type":"integer","minimum":0},"errors":{"$ref":"#/components/sc\#
  hemas/ErrorCounts"},"durations":{"$ref":"#/components/schemas/Durations"}},"required":["requ\#
  ests","errors","durations"]},"MethodSummary":{"description":"One line in the list of methods\#
  .","type":"object","properties":{"name":{"type":"string"},"summary":{"type":"string"},"role"\#
  :{"type":"string","enum":["read","write","admin"]}},"required":["name","summary","role"]},"M\#
  issingReason":{"description":"A reason why an entitlement is not active.","type":"object","p\#
  roperties":{"kind":{"description":"What is missing; rules.md describes each kind.","type":"s\#
  tring","enum":["expired","paused","billingRetry","refunded","revoked","notYet","environment"\#
  ,"notMapped","notIdentified","heldByAnother","heldByNobody","noProduct","noPurchase","notGra\#
  nted"]},"text":{"description":"An explanation in one sentence.","type":"string"},"store":{"$\#
  ref":"#/components/schemas/Store","description":"Store of the purchase, if the reason is abo\#
  ut a purchase."},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"prod\#
  uct":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId\#
  ","description":"In `heldByAnother` and `notIdentified`: the holder of the purchase. An iden\#
  tified holder comes before an anonymous holder, then the first in byte order."},"since":{"$r\#
  ef":"#/components/schemas/Moment","description":"Last millisecond with access. In `refunded`\#
   and `revoked`: time of the refund or revocation. In `notIdentified`: when the holder logged\#
   out on this device, if it did."},"until":{"$ref":"#/components/schemas/Moment","description\#
  ":"In `paused`: end of the pause. In `notYet`: start of access."},"because":{"description":"\#
  In `heldByAnother`: the steps that led to the holder.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/ExplanationStep"}},"suggestedCalls":{"description":"Calls that would each ma\#
  ke the entitlement active at the moment that the result is for. A call is listed under the f\#
  irst reason that it removes.","type":"array","items":{"$ref":"#/components/schemas/Suggested\#
  Call"}}},"required":["kind","text","suggestedCalls"]},"Moment":{"description":"RFC 3339 time\#
  stamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, an\#
  d returns UTC with milliseconds.","type":"string","format":"date-time"},"Move":{"description\#
  ":"A purchase with new holders.","type":"object","properties":{"store":{"$ref":"#/components\#
  /schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"prod\#
  uct":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductK\#
  ind"},"from":{"description":"Who held it before: one id per customer, in byte order.","type"\#
  :"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/\#
  UserId","description":"The user that gained it. After an undo in which no user gained it: th\#
  e first remaining holder in byte order."},"shared":{"description":"True when the users in `f\#
  rom` still hold it.","type":"boolean"}},"required":["store","originalTransactionId","product\#
  ","kind","from","to","shared"]},"NullableMoment":{"description":"RFC 3339 timestamp, or null\#
  .","type":["string","null"],"format":"date-time"},"Peer":{"description":"The other end of th\#
  e connection, as the kernel reports it.","type":"object","properties":{"uid":{"type":"intege\#
  r"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read"\#
  ,"write","admin"]}},"required":["uid","gid","pid","role"]},"PeerStats":{"description":"The o\#
  pen connections of a uid with a role.","type":"object","properties":{"uid":{"type":"integer"\#
  },"role":{"description":"`none` for clients without a role, whose requests the daemon refuse\#
  s.","type":"string","enum":["none","read","write","admin"]},"connections":{"description":"Ho\#
  w many connections.","type":"integer","minimum":0}},"required":["uid","role","connections"]}\#
  ,"PeriodType":{"description":"Price of a period: full (normal), a trial, or introductory (in\#
  tro).","type":"string","enum":["normal","trial","intro"]},"Platform":{"description":"Platfor\#
  m of the device: ios, android, web or another word of that form.","type":"string","pattern":\#
  "^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set of rules.","type":"string","e\#
  num":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"description":"A \#
  decimal number in a string, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\#
  \.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","type":"object","pr\#
  operties":{"kind":{"description":"Default: the kind that the purchase gives; without it, `su\#
  bscription` for a purchase with an end and `nonConsumable` for a purchase without.","type":[\#
  "string","null"],"enum":["subscription","nonRenewingSubscription","nonConsumable","consumabl\#
  e",null]},"entitlements":{"description":"Ids of the entitlements that the product unlocks.",\#
  "type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},"requi\#
  red":["entitlements"],"additionalProperties":false},"ProductId":{"description":"A product, b\#
  y the id that the store and the catalogue use.","type":"string","minLength":1,"maxLength":25\#
  5},"ProductKind":{"description":"Kind of a product, which determines how a purchase moves an\#
  d expires.","type":"string","enum":["subscription","nonRenewingSubscription","nonConsumable"\#
  ,"consumable"]},"Project":{"description":"A project: a namespace for users, purchases, rules\#
   and events, with the counts of its records.","type":"object","properties":{"id":{"$ref":"#/\#
  components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$r\#
  ef":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant` accept\#
  s in addition to the entitlements of the catalogue.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironmen\#
  t"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs that recei\#
  ve the project's events. Only `project.webhooks` returns the secrets.","type":"array","items\#
  ":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas/Sto\#
  res"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time of the creation,\#
   by the project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":[\#
  "id","rules","products","entitlements","environment","clock","webhooks","stores","createdAt"\#
  ,"counts"]},"ProjectEnvironment":{"description":"Which purchases give access: those of produ\#
  ction, those of the sandbox, or both (any).","type":"string","enum":["production","sandbox",\#
  "any"]},"ProjectId":{"description":"A project: a namespace for users, purchases, rules and e\#
  vents. Projects share no data.","type":"string","minLength":1,"maxLength":255},"ProjectSumma\#
  ry":{"description":"One line in the list of projects.","type":"object","properties":{"id":{"\#
  $ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"cre\#
  atedAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts\#
  "}},"required":["id","preset","createdAt","counts"]},"Properties":{"description":"Properties\#
   by their names. setUserProperty stores at most 100 per customer.","type":"object","property\#
  Names":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/compone\#
  nts/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 lette\#
  rs, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyV\#
  alue":{"description":"Value of a property.","type":"string","maxLength":500},"Purchase":{"de\#
  scription":"One product bought in one store, its transactions and its holders.","type":"obje\#
  ct","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$r\#
  ef":"#/components/schemas/TransactionId","description":"The first transaction."},"transactio\#
  nId":{"$ref":"#/components/schemas/TransactionId","description":"The latest transaction."},"\#
  product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/Prod\#
  uctKind","description":"Kind that the purchase or the catalogue gives; without it, `subscrip\#
  tion` for a purchase with an end and `nonConsumable` for a purchase without."},"state":{"$re\#
  f":"#/components/schemas/State","description":"Current state; null before the first purchase\#
  dAt."},"holders":{"description":"Who holds the purchase: one id per customer, in byte order.\#
  ","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"De\#
  vice on which the customer bought; null when there is none.","type":["string","null"]},"stor\#
  eAccount":{"description":"Store account that bought it; null when there is none.","type":["s\#
  tring","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of t\#
  he latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Time of the first transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"Last millisecond of the period; null for no end."},"trialStartedAt":{"$re\#
  f":"#/components/schemas/NullableMoment","description":"Time at which a trial began; null wi\#
  thout a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$re\#
  f":"#/components/schemas/PurchaseEnvironment","description":"Environment of the first transa\#
  ction."},"isFamilyShared":{"description":"Whether a family member bought it and shares it.",\#
  "type":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\"\#
  .","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","typ\#
  e":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["str\#
  ing","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","nul\#
  l"]},"autoRenew":{"description":"Whether it renews automatically: true for a subscription un\#
  til purchase.update says otherwise, false for every other kind.","type":"boolean"},"autoRene\#
  wDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which a\#
  uto-renew has been off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/\#
  schemas/NullableMoment","description":"Last millisecond of the grace period; null without a \#
  grace period."},"billingRetry":{"description":"Whether the store retries a failed payment.",\#
  "type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "Time at which the pause ends; null without a pause."},"refundedAt":{"$ref":"#/components/sc\#
  hemas/NullableMoment","description":"Time of the refund; null without a refund."},"revokedAt\#
  ":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the store withd\#
  rew access; null when it did not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment",\#
  "description":"Time at which access ended before the end of the period; null when it did not\#
  ."},"paused":{"description":"Whether the store says that the subscription is paused.","type"\#
  :"boolean"},"renewsAs":{"description":"Product of the next period; null for the same product\#
  .","type":["string","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","descripti\#
  on":"Why the purchase ended, or will end; null when the store named no reason."},"billingIss\#
  ueAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which billing \#
  has failed; null when it does not fail."},"replaces":{"description":"Purchase that this one \#
  takes over, as the store named it; null when there is none.","type":["string","null"]},"repl\#
  acedBy":{"description":"`originalTransactionId` of the purchase that took this one over; nul\#
  l before it began.","type":["string","null"]},"keys":{"description":"Further names of the pu\#
  rchase, in byte order.","type":"array","items":{"$ref":"#/components/schemas/TransactionId"}\#
  },"renewsCount":{"description":"Number of renewals at the full price: the number of `normal`\#
   periods minus 1, at least 0.","type":"integer","minimum":0},"accountToken":{"description":"\#
  First account token that the store named; null without one.","type":["string","null"]},"tran\#
  sactions":{"description":"All transactions, oldest first.","type":"array","items":{"$ref":"#\#
  /components/schemas/Transaction"}}},"required":["store","originalTransactionId","transaction\#
  Id","product","kind","state","holders","device","storeAccount","purchasedAt","firstPurchased\#
  At","expiresAt","trialStartedAt","periodType","environment","isFamilyShared","price","curren\#
  cy","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingR\#
  etry","pausedUntil","refundedAt","revokedAt","endedAt","paused","renewsAs","endReason","bill\#
  ingIssueAt","replaces","replacedBy","keys","renewsCount","accountToken","transactions"]},"Pu\#
  rchaseEnvironment":{"description":"Environment of the store: production, or sandbox for test\#
   purchases.","type":"string","enum":["production","sandbox"]},"PurchaseRef":{"description":"\#
  A purchase, by its store and the id of its first transaction.","type":"object","properties":\#
  {"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components\#
  /schemas/TransactionId","description":"Id of the purchase's first transaction."}},"required"\#
  :["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"description":"A\#
   purchase that a restore refused, and the rule that refused it.","type":"object","properties\#
  ":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/componen\#
  ts/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$r\#
  ef":"#/components/schemas/UserId","description":"Who holds it. An identified holder comes be\#
  fore an anonymous holder, then the first in byte order."},"rule":{"description":"The rule th\#
  at refused it.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":["store\#
  ","originalTransactionId","product","holder","rule"]},"RemainingChange":{"description":"A la\#
  ter change that stays although an earlier link is undone.","type":"object","properties":{"ev\#
  ent":{"$ref":"#/components/schemas/EventId","description":"Id of the event that reported it.\#
  "},"method":{"description":"Method that made it.","type":"string","enum":["restore","purchas\#
  e","user.link.undo"]}},"required":["event","method"]},"Rules":{"description":"Every rule of \#
  a project. rules.md describes each rule.","type":"object","properties":{"preset":{"$ref":"#/\#
  components/schemas/Preset","description":"Preset that the rules started from."},"anonymousPr\#
  efix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits follow. When \#
  it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdent\#
  ifyNew":{"description":"What a login of a new user id does when no user is logged in on the \#
  device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onI\#
  dentifyKnown":{"description":"What a login of a known user id does when no user is logged in\#
   on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch\#
  "]},"onSwitch":{"description":"What a login does when another user is logged in on the devic\#
  e.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The current \#
  user after a logout: the same anonymous user (return), or a new anonymous user (rotate).","t\#
  ype":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a logout \#
  does when no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purch\#
  aseHolders":{"description":"Who holds a new purchase: the device's anonymous user and its id\#
  entified user, or only the current user.","type":"string","enum":["deviceAndUser","currentUs\#
  er"]},"onRestore":{"description":"What a restore does with a purchase that another user hold\#
  s.","type":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},"anonym\#
  ousHolders":{"description":"What a restore does with a purchase that only anonymous users ho\#
  ld.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether\#
   a restore moves one-time purchases.","type":"string","enum":["move","stay"]},"unclaimedPurc\#
  hases":{"description":"What the daemon does with a purchase that a store reports without a k\#
  nown user: it does not record it (ignore), records it without a holder (keep), or gives it t\#
  o a new anonymous user (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"\#
  userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type":"i\#
  nteger","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may hav\#
  e, compared byte by byte. The empty id is always blocked.","type":"array","items":{"type":"s\#
  tring","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPrefix","onIdentify\#
  New","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","onRestor\#
  e","anonymousHolders","oneTimePurchases","unclaimedPurchases","userIdLengthMax","blockedUser\#
  Ids"]},"RulesChoice":{"description":"Name of a preset, or an object with a preset and the ru\#
  les that differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object","\#
  properties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that suppl\#
  ies the rules that are not given.","default":"qonversion"},"anonymousPrefix":{"description":\#
  "Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an anony\#
  mous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description\#
  ":"What a login of a new user id does when no user is logged in on the device.","type":"stri\#
  ng","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"descr\#
  iption":"What a login of a known user id does when no user is logged in on the device.","typ\#
  e":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"desc\#
  ription":"What a login does when another user is logged in on the device.","type":"string","\#
  enum":["logoutFirst","switch"]},"onLogout":{"description":"The current user after a logout: \#
  the same anonymous user (return), or a new anonymous user (rotate).","type":"string","enum":\#
  ["return","rotate"]},"onAnonymousLogout":{"description":"What a logout does when no user is \#
  logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"descrip\#
  tion":"Who holds a new purchase: the device's anonymous user and its identified user, or onl\#
  y the current user.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"d\#
  escription":"What a restore does with a purchase that another user holds.","type":"string","\#
  enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"descrip\#
  tion":"What a restore does with a purchase that only anonymous users hold.","type":"string",\#
  "enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-\#
  time purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases":{"description"\#
  :"What the daemon does with a purchase that a store reports without a known user: it does no\#
  t record it (ignore), records it without a holder (keep), or gives it to a new anonymous use\#
  r (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"de\#
  scription":"Maximum length of a user id, in Unicode scalars.","type":"integer","minimum":1,"\#
  maximum":255},"blockedUserIds":{"description":"Ids that no user may have, compared byte by b\#
  yte. The empty id is always blocked.","type":"array","items":{"type":"string","maxLength":25\#
  5},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"description":"S\#
  tate of a purchase or grant. Null before it begins, and for an entitlement that the user nev\#
  er had.","type":["string","null"],"enum":["active","trial","intro","gracePeriod","billingRet\#
  ry","paused","expired","refunded","revoked",null]},"StorageStats":{"description":"The files \#
  of the store, and the work on them since the daemon's start. Missing if the store is in memo\#
  ry.","type":"object","properties":{"dataFileBytes":{"description":"Size of the data file.","\#
  type":"integer","minimum":0},"logFileBytes":{"description":"Size of SQLite's write-ahead log\#
  .","type":"integer","minimum":0},"journalFileBytes":{"description":"Size of the two files of\#
   the journal.","type":"integer","minimum":0},"journalBytes":{"description":"Bytes in the jou\#
  rnal that the daemon has not copied to the tables yet.","type":"integer","minimum":0},"journ\#
  alAgeMs":{"description":"Milliseconds since the oldest of them was committed; 0 if there are\#
   none.","type":"integer","minimum":0},"freeBytes":{"description":"Free space for the daemon \#
  on the file system of the data file; null if the system does not say.","type":["integer","nu\#
  ll"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"},"checkpoints":{"$ref":"#\#
  /components/schemas/Durations"},"rebuilds":{"$ref":"#/components/schemas/Durations"}},"requi\#
  red":["dataFileBytes","logFileBytes","journalFileBytes","journalBytes","journalAgeMs","freeB\#
  ytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"Store that took the payment\#
  : appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe\#
  , web, or one of the project's `stores.custom`.","type":"string","pattern":"^[A-Za-z0-9._-]{\#
  1,64}$"},"StoreAccountId":{"description":"A store account, for example an Apple ID or a Goog\#
  le account, whose purchases a device can restore.","type":"string","minLength":1,"maxLength"\#
  :255},"Stores":{"description":"Settings of the stores in which a project sells.","type":"obj\#
  ect","properties":{"custom":{"description":"Stores of the project's own, in byte order.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":["custo\#
  m"]},"StoresChoice":{"description":"New settings of stores. A setting that is left out stays\#
  .","type":"object","properties":{"custom":{"description":"Stores of the project's own. They \#
  replace the previous list as a whole.","type":"array","items":{"$ref":"#/components/schemas/\#
  Store"},"maxItems":20}},"required":[],"additionalProperties":false},"SubscriptionId":{"descr\#
  iption":"Id of a subscription. It is unique within one connection.","type":"string"},"Sugges\#
  tedCall":{"description":"A complete call that would make the entitlement active. The daemon \#
  has tried it in a dry run.","type":"object","properties":{"method":{"description":"Method of\#
   the call.","type":"string"},"params":{"description":"Params of the call.","type":"object"},\#
  "role":{"description":"Role that the caller needs.","type":"string","enum":["read","write","\#
  admin"]},"text":{"description":"An explanation in one sentence.","type":"string"}},"required\#
  ":["method","params","role","text"]},"Transaction":{"description":"One transaction of a purc\#
  hase: a paid period or a single payment. A member that is not required is absent when it is \#
  not set.","type":"object","properties":{"transactionId":{"$ref":"#/components/schemas/Transa\#
  ctionId"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/compon\#
  ents/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{\#
  "$ref":"#/components/schemas/NullableMoment"},"isFamilyShared":{"description":"Whether a fam\#
  ily member bought it and shares it. An export always shows this member and those up to `attr\#
  ibutes`.","type":"boolean"},"price":{"description":"A decimal number in a string, for exampl\#
  e \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was s\#
  ent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","t\#
  ype":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["st\#
  ring","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/com\#
  ponents/schemas/ProductKind","description":"The kind that the store named."},"environment":{\#
  "$ref":"#/components/schemas/PurchaseEnvironment","description":"The environment that the st\#
  ore named."},"autoRenew":{"description":"False while auto-renew is off.","type":"boolean"},"\#
  autoRenewDisabledAt":{"$ref":"#/components/schemas/Moment","description":"Time since which a\#
  uto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Last moment of the grace period."},"billingRetry":{"description":"True while the s\#
  tore retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schema\#
  s/Moment","description":"Time at which the pause ends."},"refundedAt":{"$ref":"#/components/\#
  schemas/Moment","description":"Time of the refund."},"revokedAt":{"$ref":"#/components/schem\#
  as/Moment","description":"Time at which the store withdrew access."},"endedAt":{"$ref":"#/co\#
  mponents/schemas/Moment","description":"Time at which access ended before the end of the per\#
  iod."},"paused":{"description":"True while the store says that the subscription is paused.",\#
  "type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","description":"Product\#
   of the next period."},"endReason":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt\#
  ":{"$ref":"#/components/schemas/Moment","description":"Time since which billing has failed."\#
  },"asOf":{"$ref":"#/components/schemas/Moment","description":"Time of the newest statement a\#
  bout the transaction."}},"required":["transactionId","product","periodType","purchasedAt","e\#
  xpiresAt","asOf"]},"TransactionId":{"description":"Id that a store gives to a transaction.",\#
  "type":"string","minLength":1,"maxLength":255},"User":{"description":"The current user of a \#
  device, or the user that an id belongs to.","type":"object","properties":{"id":{"$ref":"#/co\#
  mponents/schemas/UserId","description":"For a device: the identified user, or else the anony\#
  mous user. For an id: that id if it is identified, or else the customer's identified id, or \#
  its anonymous id if it has none."},"anonymousId":{"description":"For a device: its anonymous\#
   user. For an id: that id if it is anonymous, or else null.","type":["string","null"]},"iden\#
  tityId":{"description":"Id of the identified user; null for an anonymous user.","type":["str\#
  ing","null"]},"customerId":{"$ref":"#/components/schemas/UserId","description":"Id of the cu\#
  stomer. It stays the same across logins, and every userId param accepts it."},"aliases":{"de\#
  scription":"Every id of the customer, in byte order. It omits the customerId of a customer t\#
  hat began with an identified user.","type":"array","items":{"$ref":"#/components/schemas/Use\#
  rId"}},"device":{"$ref":"#/components/schemas/DeviceId","description":"Id of the device; abs\#
  ent when the request names a user."},"createdAt":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Time at which the customer was created."},"environment":{"$ref":"#/components/sche\#
  mas/ProjectEnvironment"}},"required":["id","anonymousId","identityId","customerId","aliases"\#
  ,"createdAt","environment"]},"UserId":{"description":"Id of a user: the app's own id, an ano\#
  nymous id, or a customerId. It has 1 to `userIdLengthMax` Unicode scalars, and the daemon co\#
  mpares it byte by byte. An empty id is blockedUserId and a longer id userIdTooLong, so this \#
  schema has no length.","type":"string"},"Warning":{"description":"A sign that an accepted re\#
  quest may be a mistake.","type":"object","properties":{"kind":{"type":"string","enum":["unkn\#
  ownProduct","unknownEntitlement","subscriptionWithoutEnd","heldByNobody","sameMoment","asOfA\#
  head","keyTaken","accountTokenDiffers","transactionDiffers"]},"message":{"description":"An e\#
  xplanation in one sentence.","type":"string"},"nearest":{"description":"Similar names that e\#
  xist, nearest first. An unknown entitlement always has it.","type":"array","items":{"type":"\#
  string"}},"fields":{"description":"In sameMoment: the fields that two statements of one mome\#
  nt give different values.","type":"array","items":{"type":"string"}}},"required":["kind","me\#
  ssage"]},"Webhook":{"description":"A URL that receives a project's events, with its secrets.\#
   Only an admin can read it.","type":"object","properties":{"url":{"$ref":"#/components/schem\#
  as/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"descrip\#
  tion":"Second secret that also signs each delivery; null when there is none.","type":["strin\#
  g","null"]},"authorization":{"description":"What posts carry in their header `Authorization`\#
  ; null when they carry none.","type":["string","null"]},"format":{"$ref":"#/components/schem\#
  as/WebhookFormat"},"paused":{"description":"True if webhook.pause stopped the posts to the U\#
  RL.","type":"boolean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","description":"N\#
  ame of the consumer whose cursor is the webhook's position. A replay gives the webhook anoth\#
  er one."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's positi\#
  on: all events up to this cursor are delivered."}},"required":["url","secret","oldSecret","a\#
  uthorization","format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL \#
  that receives the project's events.","type":"object","properties":{"url":{"$ref":"#/componen\#
  ts/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{\#
  "$ref":"#/components/schemas/WebhookSecret","description":"Second secret that also signs eac\#
  h delivery, until every receiver knows the new secret."},"authorization":{"description":"Sec\#
  ret that posts carry in their header `Authorization`, with the format `qonversion` after `Ba\#
  sic `. Printable ASCII, without a space at either end.","type":"string","minLength":1,"maxLe\#
  ngth":1000},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"re\#
  quired":["url","secret"],"additionalProperties":false},"WebhookFailure":{"description":"The \#
  latest failed attempt for the oldest event that waits for another one; if no event waits, th\#
  e latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/M\#
  oment","description":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schemas/C\#
  ursor","description":"Cursor of the event."},"reason":{"description":"Why the attempt failed\#
  , for people.","type":"string","maxLength":500},"attempts":{"description":"Number of attempt\#
  s so far to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"Time of the next attempt; null if the event is d\#
  elivered or no program posts it."}},"required":["at","cursor","reason","attempts","nextAttem\#
  ptAt"]},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the event as in th\#
  e log. `purchasely`, `revenuecat` and `qonversion`: as these systems document it (webhooks.m\#
  d).","type":"string","enum":["entitled","purchasely","revenuecat","qonversion"]},"WebhookRep\#
  ort":{"description":"How the posts to a URL fare.","type":"object","properties":{"url":{"$re\#
  f":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","d\#
  escription":"Time of the latest delivery."},"failure":{"description":"The latest failed atte\#
  mpt for the oldest event that waits for another one; if no event waits, the latest failed at\#
  tempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","descriptio\#
  n":"Time of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cur\#
  sor of the event."},"reason":{"description":"Why the attempt failed, for people.","type":"st\#
  ring","maxLength":500},"attempts":{"description":"Number of attempts so far to post the even\#
  t.","type":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/components\#
  /schemas/Moment","description":"Time of the next attempt; absent if the event is delivered."\#
  }},"required":["at","cursor","reason","attempts"],"additionalProperties":false}},"required":\#
  ["url"],"additionalProperties":false},"WebhookSecret":{"description":"Key that signs each de\#
  livery. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","typ\#
  e":"string","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that receiv\#
  es a project's events, and how the posts to it fare.","type":"object","properties":{"url":{"\#
  $ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookForma\#
  t"},"state":{"description":"`paused` by webhook.pause; `stopped` if no program posts; `faili\#
  ng` if an event waits for another attempt; else `posting`.","type":"string","enum":["paused"\#
  ,"stopped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","description\#
  ":"The webhook's position: all events up to this cursor are delivered."},"backlog":{"descrip\#
  tion":"Number of events after `cursor`.","type":"integer","minimum":0},"deliveredAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"Time of the latest delivery; null if t\#
  he daemon has had no report of one since its start."},"failure":{"$ref":"#/components/schema\#
  s/WebhookFailure","description":"Absent if the daemon has had no report of a failure since i\#
  ts start."}},"required":["url","format","state","cursor","backlog","deliveredAt"]},"WebhookS\#
  ummary":{"description":"A URL that receives a project's events.","type":"object","properties\#
  ":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/W\#
  ebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An absolute `https\#
  ://` or `http://` URL with a host, and optionally a port, a path and a query. It has no user\#
  , password or fragment, because every reader of the project sees it.","type":"string","patte\#
  rn":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseError":{"co\#
  de":-32700,"message":"The line is not valid JSON; lines.md defines the grammar. `offset` is \#
  the position of the first wrong byte, counted from 0.","data":{"kind":"parseError","retryabl\#
  e":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but not a request: i\#
  t is not an object or an empty batch, it has no method, its `jsonrpc` is not \"2.0\", or its\#
   id or params have a wrong type.","data":{"kind":"invalidRequest","retryable":false}},"messa\#
  geTooLarge":{"code":-32600,"message":"A line has more than `limit` bytes before its line fee\#
  d. The daemon drops the line and reads the next line as usual.","data":{"kind":"messageTooLa\#
  rge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more than `li\#
  mit` entries, and the daemon executes none of them. Or the replies to earlier entries have m\#
  ore than `limit` bytes, and the daemon does not execute this entry.","data":{"kind":"batchTo\#
  oLarge","retryable":false}},"notInBatch":{"code":-32600,"message":"The method is not allowed\#
   in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-32601\#
  ,"message":"The daemon has no such method. `nearest` lists similar names.","data":{"kind":"u\#
  nknownMethod","retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},"internalError":{"code":-32603,"message":"The daemon has a fault. Its log has the s\#
  ame `reference`.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"co\#
  de":1000,"message":"The caller's role is lower than the role that the method needs. `uid` an\#
  d `role` are the caller's (`none` without a role), and `needs` is the method's role.","data"\#
  :{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message":"The \#
  project has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unknownUser\#
  ":{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retry\#
  able":false}},"blockedUserId":{"code":1102,"message":"No user may have this id: it is empty,\#
   or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"\#
  userIdTooLong":{"code":1103,"message":"The id has more Unicode scalars than the project's `u\#
  serIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code\#
  ":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of an a\#
  nonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},"already\#
  Anonymous":{"code":1105,"message":"No user is logged in on the device, and the project's `on\#
  AnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknow\#
  nProject":{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPr\#
  oject","retryable":false}},"unknownPurchase":{"code":1201,"message":"The project has no purc\#
  hase with this store and originalTransactionId, or the purchase has no such transaction. Not\#
  hing changes.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":\#
  {"code":1202,"message":"Another user holds the purchase, and a rule of the project keeps it \#
  there. `holder` and `rule` name them. Nothing changes.","data":{"kind":"purchaseHeldByAnothe\#
  r","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call grants or explain\#
  s an entitlement that the project does not have. `nearest` lists similar names.","data":{"ki\#
  nd":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"message":"The u\#
  ser has no active grant of this entitlement. For example, a purchase gives it, or the grant \#
  has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":12\#
  05,"message":"The project uses the system's clock, which cannot be advanced.","data":{"kind"\#
  :"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The daemon cannot\#
   undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an e\#
  vent of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link i\#
  s already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged\#
   the customer with another user; `tooMuch`: too many users and purchases depend on the link;\#
   `unclear`: a deletion erased part of the history. `event` is the id of the event that preve\#
  nts the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":120\#
  7,"message":"No consumer of this name has acknowledged an event. `events.acknowledge` does n\#
  ot create a name that begins with `webhook-`: those belong to webhooks.","data":{"kind":"unk\#
  nownConsumer","retryable":false}},"unknownWebhook":{"code":1208,"message":"The project has n\#
  o webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook"\#
  ,"retryable":false}},"idempotencyConflict":{"code":1300,"message":"A call of the same method\#
   used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict"\#
  ,"retryable":false}},"storageFull":{"code":1400,"message":"The disk has no room for the writ\#
  e. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}\#
  },"storageFailed":{"code":1401,"message":"The write may not be on the disk: the daemon stops\#
  , and its next start shows what is stored. Or the daemon cannot read a record that the reque\#
  st needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},"overlo\#
  aded":{"code":1402,"message":"More requests are waiting than the daemon accepts. Nothing cha\#
  nges. With a null `id`, the daemon dropped an unfinished line, and `limit` is the total size\#
   of all unfinished lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConnection\#
  s":{"code":1403,"message":"The daemon has reached its maximum of connections. It replies to \#
  the first line with this error and closes the connection.","data":{"kind":"tooManyConnection\#
  s","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutting down. N\#
  othing changes.","data":{"kind":"shuttingDown","retryable":true}}}}}\#

  """#
