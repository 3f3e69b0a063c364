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
  nts/schemas/Move"}},"claimed":{"description":"The purchases that nobody had claimed before; \#
  absent when there are none.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"d\#
  ryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"de\#
  scription":"The events that the call would emit. Only in a dry run.","type":"array","items":\#
  {"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stor\#
  ed result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["user","c\#
  reated","outcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"message":"A param\#
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
  TooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's anonym\#
  ous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedU\#
  serId","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{\#
  "kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same metho\#
  d used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict\#
  ","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing ch\#
  anges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":140\#
  1,"message":"The write may not be on the disk: the daemon stops, and its next start shows wh\#
  at is stored. Or the daemon cannot read a record that the request needs: then it keeps runni\#
  ng.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new user","x\#
  -given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","\#
  entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"insta\#
  ll","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"use\#
  rId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anon\#
  ymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["us\#
  er_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production\#
  "},"created":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{"name":"with\#
   a purchase made before","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{\#
  "device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":\#
  "2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId",\#
  "value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymous\#
  Id":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id\#
  _1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"c\#
  reated":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"appStore","ori\#
  ginalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}"\#
  ],"to":"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"\#
  iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":\#
  [{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":\#
  "result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_\#
  id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"202\#
  6-01-01T00:00:00.000Z","environment":"production"},"created":false,"outcome":"unchanged","sh\#
  ouldRefresh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a device and c\#
  reates its anonymous user.","x-role":"write","x-since":1,"paramStructure":"either","params":\#
  [{"name":"device","required":false,"summary":"Id of the device. Default: a new id, which the\#
   daemon makes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","require\#
  d":false,"summary":"Id of a user to log in on the new device, without attaching, moving or a\#
  liasing anything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","\#
  required":false,"summary":"Store account whose purchases the device can restore.","schema":{\#
  "$ref":"#/components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary"\#
  :"Platform of the device: ios, android, web or another word of that form.","schema":{"$ref":\#
  "#/components/schemas/Platform"}},{"name":"app","required":false,"summary":"The installed ap\#
  p, for example its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"acco\#
  untToken","required":false,"summary":"Account token to register for the device's current use\#
  r, who then claims every unclaimed purchase that carries it.","schema":{"$ref":"#/components\#
  /schemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","req\#
  uired":false,"summary":"Computes the result and the events without changing anything.","sche\#
  ma":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":\#
  "Makes a retry safe: the same key with the same params returns the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"descrip\#
  tion":"False when the device was already registered.","type":"boolean"},"user":{"$ref":"#/co\#
  mponents/schemas/User"},"shouldRefresh":{"description":"True when the call claimed purchases\#
  : the app has to check the user's entitlements. Otherwise absent.","type":"boolean"},"claime\#
  d":{"description":"The purchases that nobody had claimed before; absent when there are none.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True\#
   in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that\#
   the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schem\#
  as/Event"}},"replayed":{"description":"True when this is the stored result of an idempotency\#
   key; otherwise absent.","type":"boolean"}},"required":["device","created","user"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of rang\#
  e, or two parameters exclude each other. `field` points to it; `nearest` lists similar names\#
  .","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's r\#
  ole is lower than the role that the method needs. `uid` and `role` are the caller's (`none` \#
  without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the proje\#
  ct's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"mes\#
  sage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind"\#
  :"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the project'\#
  s anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"r\#
  eservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such project.",\#
  "data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the sa\#
  me method used this key with other params in the last 24 hours.","data":{"kind":"idempotency\#
  Conflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. No\#
  thing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"c\#
  ode":1401,"message":"The write may not be on the disk: the daemon stops, and its next start \#
  shows what is stored. Or the daemon cannot read a record that the request needs: then it kee\#
  ps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new \#
  device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"para\#
  ms":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"device":"iphone\#
  ","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":nul\#
  l,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"20\#
  26-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"again","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","val\#
  ue":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymo\#
  us}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"i\#
  phone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"as a u\#
  ser","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params"\#
  :[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name"\#
  :"result","value":{"device":"iphone","created":true,"user":{"id":"user_id_1","anonymousId":"\#
  {{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],\#
  "device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"na\#
  me":"as a dry run","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun","value":true}],"result":\#
  {"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","ano\#
  nymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anony\#
  mous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"\#
  },"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000\#
  Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method\#
  ":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logout","summary":"Logs out th\#
  e user of a device.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/sche\#
  mas/DeviceId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{\#
  "$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fa\#
  lse,"summary":"Computes the result and the events without changing anything.","schema":{"typ\#
  e":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a \#
  retry safe: the same key with the same params returns the stored result.","schema":{"$ref":"\#
  #/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"user":{"$ref":"#/components/schemas/User"},"outcome":{"description":"loggedOu\#
  t: the device's anonymous user is current again. rotated: the device has a new anonymous use\#
  r. unchanged: no user was logged in.","type":"string","enum":["loggedOut","rotated","unchang\#
  ed"]},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"even\#
  ts":{"description":"The events that the call would emit. Only in a dry run.","type":"array",\#
  "items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is \#
  the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["\#
  user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of range, or two parameters exclude each other. `field` points to it; `ne\#
  arest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000\#
  ,"message":"The caller's role is lower than the role that the method needs. `uid` and `role`\#
   are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind"\#
  :"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such devi\#
  ce.","data":{"kind":"unknownDevice","retryable":false}},{"code":1105,"message":"No user is l\#
  ogged in on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"\#
  alreadyAnonymous","retryable":false}},{"code":1200,"message":"The daemon has no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the\#
   same method used this key with other params in the last 24 hours.","data":{"kind":"idempote\#
  ncyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write.\#
   Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},\#
  {"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next sta\#
  rt shows what is stored. Or the daemon cannot read a record that the request needs: then it \#
  keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a u\#
  ser is logged in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device\#
  ":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"\#
  name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identity\#
  Id":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","created\#
  At":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"loggedOut"}}},{"name":\#
  "no user is logged in","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","valu\#
  e":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":\#
  "{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"\#
  device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome\#
  ":"unchanged"}}}]},{"name":"project.define","summary":"Creates a project, or changes the giv\#
  en parts of its definition.","x-role":"admin","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/comp\#
  onents/schemas/ProjectId","default":"default"}},{"name":"rules","required":false,"summary":"\#
  How users and purchases move: a preset, or a preset and the rules that differ from it. Defau\#
  lt for a new project: qonversion.","schema":{"$ref":"#/components/schemas/RulesChoice"}},{"n\#
  ame":"products","required":false,"summary":"The catalogue: products by their ids. It replace\#
  s the previous catalogue as a whole.","schema":{"$ref":"#/components/schemas/Catalogue"}},{"\#
  name":"entitlements","required":false,"summary":"Ids that `grant` accepts in addition to the\#
   entitlements of the catalogue. They replace the previous list as a whole.","schema":{"type"\#
  :"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"e\#
  nvironment","required":false,"summary":"Environment whose purchases give access. Default for\#
   a new project: production.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{"\#
  name":"clock","required":false,"summary":"Clock of the project: `system`, `manual` (a manual\#
   clock that starts now), or {\"manual\": TIMESTAMP}. It can only change before the first dev\#
  ice, user or purchase. Default for a new project: system.","schema":{"$ref":"#/components/sc\#
  hemas/ClockChoice"}},{"name":"webhooks","required":false,"summary":"URLs that receive the pr\#
  oject's events, each URL once. They replace the previous list as a whole. Default for a new \#
  project: none.","schema":{"type":"array","items":{"$ref":"#/components/schemas/WebhookChoice\#
  "},"maxItems":10}},{"name":"stores","required":false,"summary":"Settings of stores. Its `cus\#
  tom` lists stores of the project's own, up to 20. A custom store stays while a purchase name\#
  s it. Default for a new project: none.","schema":{"$ref":"#/components/schemas/StoresChoice"\#
  }},{"name":"dryRun","required":false,"summary":"Computes the result and the events without c\#
  hanging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","re\#
  quired":false,"summary":"Makes a retry safe: the same key with the same params returns the s\#
  tored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"r\#
  esult","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Proje\#
  ct"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"event\#
  s":{"description":"The events that the call would emit. Only in a dry run. The changes of ac\#
  cess that a new catalogue causes come later, and are not in the list.","type":"array","items\#
  ":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the st\#
  ored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["projec\#
  t"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1300,"message":"A call of the same method used this key w\#
  ith other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fal\#
  se}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readin\#
  g still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The \#
  write may not be on the disk: the daemon stops, and its next start shows what is stored. Or \#
  the daemon cannot read a record that the request needs: then it keeps running.","data":{"kin\#
  d":"storageFailed","retryable":false}}],"examples":[{"name":"a new project","params":[{"name\#
  ":"project","value":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":"tran\#
  sfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"res\#
  ult","value":{"project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"QON_"\#
  ,"onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"re\#
  turn","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transfer",\#
  "anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdL\#
  engthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"entitlements":[],"environment":"production","clock":{"kind":"manual","no\#
  w":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"2026-01-01T\#
  00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"ev\#
  ents":0}}}}},{"name":"a change of one thing","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[\#
  {"name":"entitlements","value":["vip"]}],"result":{"name":"result","value":{"project":{"id":\#
  "default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","\#
  onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"\#
  ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers",\#
  "oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds"\#
  :[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlemen\#
  ts":["vip"],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.0\#
  00Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":1,"user\#
  s":1,"customers":1,"purchases":0,"unclaimed":0,"events":1}}}}},{"name":"webhooks","params":[\#
  {"name":"project","value":"news"},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000\#
  Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events","secret":"whsec_MfKQ9r8\#
  GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","secret":"a-new-one-of-ma\#
  ny-characters","oldSecret":"the-one-before","format":"purchasely"}]}],"result":{"name":"resu\#
  lt","value":{"project":{"id":"news","rules":"{{any}}","products":{},"entitlements":[],"envir\#
  onment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[\#
  {"url":"https://example.com/events","format":"entitled"},{"url":"https://example.com/purchas\#
  es","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:00.000Z","c\#
  ounts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"\#
  name":"project.describe","summary":"Returns the definition of a project with every rule, and\#
   the number of its records.","x-role":"read","x-since":1,"paramStructure":"either","params":\#
  [{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compo\#
  nents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"\#
  object","properties":{"project":{"$ref":"#/components/schemas/Project"}},"required":["projec\#
  t"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{\#
  "kind":"unknownProject","retryable":false}}],"examples":[{"name":"the project that is there \#
  from the start","params":[],"result":{"name":"result","value":{"project":{"id":"default","ru\#
  les":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKno\#
  wn":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purc\#
  haseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurch\#
  ases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"produ\#
  cts":{},"entitlements":[],"environment":"production","clock":{"kind":"system"},"webhooks":[]\#
  ,"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,\#
  "purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":"project.list","summary":"Lists the pr\#
  ojects, sorted by id in byte order.","x-role":"read","x-since":1,"paramStructure":"either","\#
  params":[{"name":"project","required":false,"summary":"Has no effect, but must exist: a clie\#
  nt can send it with every call.","schema":{"$ref":"#/components/schemas/ProjectId","default"\#
  :"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"projects":{\#
  "type":"array","items":{"$ref":"#/components/schemas/ProjectSummary"}}},"required":["project\#
  s"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{\#
  "kind":"unknownProject","retryable":false}}],"examples":[{"name":"one project","params":[],"\#
  result":{"name":"result","value":{"projects":[{"id":"default","preset":"qonversion","created\#
  At":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"eve\#
  nts":0}}]}}}]},{"name":"project.webhooks","summary":"Returns the webhooks of a project with \#
  their secrets.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"pr\#
  oject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schema\#
  s/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"webhooks":{"type":"array","items":{"$ref":"#/components/schemas/Webhook"}}},"requ\#
  ired":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of\#
   a wrong type or out of range, or two parameters exclude each other. `field` points to it; `\#
  nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":10\#
  00,"message":"The caller's role is lower than the role that the method needs. `uid` and `rol\#
  e` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kin\#
  d":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a webhook t\#
  hat was defined after the first event","x-given":[{"method":"install","params":{"device":"ip\#
  hone"}},{"method":"project.define","params":{"webhooks":[{"url":"http://127.0.0.1:8080/","se\#
  cret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"http:\#
  //127.0.0.1:8080/","secret":"sesame","oldSecret":null,"format":"entitled","paused":false,"co\#
  nsumer":"webhook-1","cursor":"1"}]}}}]},{"name":"purchase","summary":"Records a store transa\#
  ction, and sets the holders of a new purchase.","x-role":"write","x-since":1,"paramStructure\#
  ":"either","params":[{"name":"device","required":false,"summary":"Id of the device on which \#
  the customer bought.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","r\#
  equired":false,"summary":"Id of the buyer, instead of `device`. The daemon creates an unknow\#
  n user, so that no payment is lost.","schema":{"$ref":"#/components/schemas/UserId"}},{"name\#
  ":"product","required":true,"summary":"Id of the product. The daemon also records a product \#
  that the catalogue does not have.","schema":{"$ref":"#/components/schemas/ProductId"}},{"nam\#
  e":"store","required":true,"summary":"Store that took the payment: appStore, macAppStore, pl\#
  ayStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the projec\#
  t's `stores.custom`.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"transactionId\#
  ","required":true,"summary":"The store's id of this transaction.","schema":{"$ref":"#/compon\#
  ents/schemas/TransactionId"}},{"name":"originalTransactionId","required":false,"summary":"Id\#
   of the first transaction of the same purchase. Default: `transactionId`.","schema":{"$ref":\#
  "#/components/schemas/TransactionId"}},{"name":"kind","required":false,"summary":"Kind of th\#
  e product. It overrides the kind in the catalogue.","schema":{"$ref":"#/components/schemas/P\#
  roductKind"}},{"name":"purchasedAt","required":false,"summary":"Purchase time, RFC 3339. Def\#
  ault: `asOf`, or now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt",\#
  "required":false,"summary":"Last millisecond of the paid period, RFC 3339. Default: no end."\#
  ,"schema":{"$ref":"#/components/schemas/Moment"}},{"name":"periodType","required":false,"sum\#
  mary":"Price of the period: full (normal), a trial, or introductory (intro).","schema":{"$re\#
  f":"#/components/schemas/PeriodType","default":"normal"}},{"name":"environment","required":f\#
  alse,"summary":"Environment of the store: production, or sandbox for test purchases.","schem\#
  a":{"$ref":"#/components/schemas/PurchaseEnvironment","default":"production"}},{"name":"isFa\#
  milyShared","required":false,"summary":"Whether a family member bought it and shares it.","s\#
  chema":{"type":"boolean","default":false}},{"name":"price","required":false,"summary":"Price\#
   that the customer paid: a decimal number in a string, for example \"9.99\".","schema":{"$re\#
  f":"#/components/schemas/Price"}},{"name":"currency","required":false,"summary":"Currency of\#
   the price: an ISO 4217 code, for example EUR.","schema":{"$ref":"#/components/schemas/Curre\#
  ncy"}},{"name":"country","required":false,"summary":"Country of the purchase: an ISO 3166 co\#
  de, for example DE.","schema":{"$ref":"#/components/schemas/Country"}},{"name":"offerCode","\#
  required":false,"summary":"Offer code that the customer redeemed.","schema":{"type":"string"\#
  ,"minLength":1,"maxLength":255}},{"name":"attributes","required":false,"summary":"Up to 20 s\#
  trings of your own, which the events of this purchase repeat.","schema":{"$ref":"#/component\#
  s/schemas/Attributes"}},{"name":"asOf","required":false,"summary":"Time at which the store m\#
  ade this statement, RFC 3339. Default: none, which makes it a statement of the caller, now."\#
  ,"schema":{"$ref":"#/components/schemas/Moment"}},{"name":"replaces","required":false,"summa\#
  ry":"Purchase of the same store that this one takes over: its `originalTransactionId`, or on\#
  e of its keys. Google calls it linkedPurchaseToken.","schema":{"$ref":"#/components/schemas/\#
  TransactionId"}},{"name":"keys","required":false,"summary":"Up to ten further names of the p\#
  urchase, for example a Google order id. Each finds it wherever `originalTransactionId` is a \#
  param.","schema":{"type":"array","items":{"$ref":"#/components/schemas/TransactionId"},"maxI\#
  tems":10}},{"name":"accountToken","required":false,"summary":"Account token of the purchase.\#
   When the call names a user or a device, it is registered for that user.","schema":{"$ref":"\#
  #/components/schemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of the\#
   project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"\#
  dryRun","required":false,"summary":"Computes the result and the events without changing anyt\#
  hing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fals\#
  e,"summary":"Makes a retry safe: the same key with the same params returns the stored result\#
  .","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","sche\#
  ma":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"crea\#
  ted":{"description":"True when the purchase is new.","type":"boolean"},"outcome":{"descripti\#
  on":"recorded: a new purchase. received: the buyer did not hold the purchase, and holds it n\#
  ow. claimed: nobody had held the purchase, and the buyer holds it now. planChanged: a new tr\#
  ansaction with another product. renewed: any other new transaction. updated: a fact with `as\#
  Of` changed a known transaction. stale: newer information was there for all that differed. u\#
  nchanged: all was so already, a known transaction without `asOf`, or a new transaction that \#
  is older than the latest.","type":"string","enum":["recorded","renewed","planChanged","recei\#
  ved","claimed","updated","stale","unchanged"]},"stale":{"description":"The params that lost \#
  against newer information; absent when there are none.","type":"array","items":{"type":"stri\#
  ng"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The buyer's \#
  entitlements after the call. Without `device` and `userId`: those of the holder, or none whe\#
  n nobody holds the purchase."},"warnings":{"description":"Absent when there are no warnings.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"T\#
  rue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events t\#
  hat the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempote\#
  ncy key; otherwise absent.","type":"boolean"}},"required":["purchase","created","outcome","e\#
  ntitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.\#
  ","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"No user may hav\#
  e this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId\#
  ","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proje\#
  ct's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"me\#
  ssage":"The id begins with the project's anonymous prefix, or it is the id of an anonymous u\#
  ser or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"mess\#
  age":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{\#
  "code":1202,"message":"Another user holds the purchase, and a rule of the project keeps it t\#
  here. `holder` and `rule` name them. Nothing changes.","data":{"kind":"purchaseHeldByAnother\#
  ","retryable":false}},{"code":1300,"message":"A call of the same method used this key with o\#
  ther params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},\#
  {"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading sti\#
  ll works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write\#
   may not be on the disk: the daemon stops, and its next start shows what is stored. Or the d\#
  aemon cannot read a record that the request needs: then it keeps running.","data":{"kind":"s\#
  torageFailed","retryable":false}}],"examples":[{"name":"a subscription","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"mon\#
  thly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"\#
  expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase\#
  ":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"month\#
  ly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","st\#
  oreAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:\#
  00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"norma\#
  l","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":\#
  null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":nul\#
  l,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,\#
  "paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"repla\#
  cedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"\#
  1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"out\#
  come":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","p\#
  roductId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","per\#
  iodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchased\#
  At":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount\#
  ":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransactio\#
  nId":"1000"}}}}},{"name":"the same transaction again","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"\#
  method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","trans\#
  actionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value\#
  ":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name"\#
  :"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"r\#
  esult":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"100\#
  0","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holder\#
  s":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:0\#
  0.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fal\#
  se,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewD\#
  isabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refunde\#
  dAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"b\#
  illingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToke\#
  n":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","p\#
  urchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-0\#
  1-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","entitlements":{"premium":{"id"\#
  :"premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewSt\#
  ate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedA\#
  t":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":\#
  null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore\#
  ","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"by a user who is logge\#
  d in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","\#
  userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value\#
  ":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"n\#
  ame":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"pu\#
  rchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":\#
  "monthly","kind":"subscription","state":"active","holders":["{{anonymous}}","user_id_1"],"de\#
  vice":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedA\#
  t":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"\#
  periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"currenc\#
  y":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePe\#
  riodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":nu\#
  ll,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"rep\#
  laces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[\#
  {"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"\#
  created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active":true,"\#
  state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantTyp\#
  e":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026\#
  -02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.00\#
  0Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt"\#
  :null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","\#
  originalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define"\#
  ,"params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock"\#
  :{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{\#
  "method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","tran\#
  sactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.\#
  000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{\#
  "name":"store","value":"appStore"},{"name":"transactionId","value":"1001"},{"name":"original\#
  TransactionId","value":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"n\#
  ame":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"pu\#
  rchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1001","product":\#
  "monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphon\#
  e","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-\#
  15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":\#
  "normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"cou\#
  ntry":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresA\#
  t":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt"\#
  :null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,\#
  "replacedBy":null,"keys":[],"renewsCount":1,"accountToken":null,"transactions":[{"transactio\#
  nId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000\#
  Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactionId\#
  ":"1001","product":"monthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z",\#
  "expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":false,\#
  "outcome":"renewed","entitlements":{"premium":{"id":"premium","active":true,"state":"active"\#
  ,"productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","\#
  periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00\#
  .000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurcha\#
  sedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCo\#
  unt":1,"environment":"production","store":"appStore","transactionId":"1001","originalTransac\#
  tionId":"1000"}}}}},{"name":"a product that the catalogue does not know","x-given":[{"method\#
  ":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","valu\#
  e":"user_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"stripe"},{"name\#
  ":"transactionId","value":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"s\#
  tripe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonC\#
  onsumable","state":"active","holders":["user_id_1"],"device":null,"storeAccount":null,"purch\#
  asedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :null,"trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared\#
  ":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"auto\#
  RenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"r\#
  efundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":n\#
  ull,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accou\#
  ntToken":null,"transactions":[{"transactionId":"pi_1","product":"montly","periodType":"norma\#
  l","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000\#
  Z"}]},"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownProd\#
  uct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"U\#
  pdates a purchase, for example after a refund. Omitted params keep their value.","x-role":"w\#
  rite","x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"summa\#
  ry":"Store that took the payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"\#
  originalTransactionId","required":true,"summary":"Id of the first transaction of the purchas\#
  e.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"expiresAt","required":f\#
  alse,"summary":"New last millisecond of the paid period, RFC 3339; null: no end.","schema":{\#
  "$ref":"#/components/schemas/NullableMoment"}},{"name":"autoRenew","required":false,"summary\#
  ":"Whether the subscription renews automatically; null: true for a subscription, else false.\#
  ","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"sum\#
  mary":"Last millisecond of the grace period, RFC 3339; null: no grace period.","schema":{"$r\#
  ef":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","required":false,"summary\#
  ":"Whether the store retries a failed payment; null: false.","schema":{"type":["boolean","nu\#
  ll"]}},{"name":"pausedUntil","required":false,"summary":"Time at which the pause ends, RFC 3\#
  339; null: no pause.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refu\#
  ndedAt","required":false,"summary":"Time of the refund, RFC 3339; null: no refund.","schema"\#
  :{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","required":false,"summa\#
  ry":"Time at which the store withdrew access, RFC 3339, for example when family sharing ends\#
  ; null: not withdrawn.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"pr\#
  oduct","required":false,"summary":"Id of the product from now on: a change of plan.","schema\#
  ":{"$ref":"#/components/schemas/ProductId"}},{"name":"transactionId","required":false,"summa\#
  ry":"Transaction of which the store speaks. Required with `asOf`. Default: the latest; for a\#
   refund or a revocation, the latest that was bought at or before its moment.","schema":{"$re\#
  f":"#/components/schemas/TransactionId"}},{"name":"asOf","required":false,"summary":"Time at\#
   which the store made this statement, RFC 3339. Default: none, which makes it a statement of\#
   the caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"endedAt","requi\#
  red":false,"summary":"Time at which access ended before the end of the period, RFC 3339. Nul\#
  l clears it.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"paused","req\#
  uired":false,"summary":"Whether the subscription is paused, with or without a known end.","s\#
  chema":{"type":["boolean","null"]}},{"name":"renewsAs","required":false,"summary":"Product o\#
  f the next period. It gives no access. Null: the same product.","schema":{"type":["string","\#
  null"],"minLength":1,"maxLength":255}},{"name":"endReason","required":false,"summary":"Why t\#
  he purchase ended, or will end. Null clears it.","schema":{"$ref":"#/components/schemas/EndR\#
  eason"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"su\#
  mmary":"Computes the result and the events without changing anything.","schema":{"type":"boo\#
  lean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry s\#
  afe: the same key with the same params returns the stored result.","schema":{"$ref":"#/compo\#
  nents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","proper\#
  ties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"outcome":{"description":"applied\#
  : a field changed. stale: newer information was there for all that differed. unchanged: all \#
  was so already.","type":"string","enum":["applied","stale","unchanged"]},"stale":{"descripti\#
  on":"The params that lost against newer information; absent when there are none.","type":"ar\#
  ray","items":{"type":"string"}},"warnings":{"description":"Absent when there are no warnings\#
  .","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"\#
  True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events \#
  that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/s\#
  chemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempot\#
  ency key; otherwise absent.","type":"boolean"}},"required":["purchase","outcome"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknow\#
  nProject","retryable":false}},{"code":1201,"message":"The project has no purchase with this \#
  store and originalTransactionId, or the purchase has no such transaction. Nothing changes.",\#
  "data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of the s\#
  ame method used this key with other params in the last 24 hours.","data":{"kind":"idempotenc\#
  yConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. N\#
  othing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not be on the disk: the daemon stops, and its next start\#
   shows what is stored. Or the daemon cannot read a record that the request needs: then it ke\#
  eps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"auto-\#
  renew turned off","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device\#
  ":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-0\#
  2-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransa\#
  ctionId","value":"1000"},{"name":"autoRenew","value":false}],"result":{"name":"result","valu\#
  e":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","pr\#
  oduct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device"\#
  :"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"perio\#
  dType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":nu\#
  ll,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00\#
  :00.000Z","gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":n\#
  ull,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billing\#
  IssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":nul\#
  l,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchas\#
  edAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"a\#
  utoRenewDisabledAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome\#
  ":"applied"}}},{"name":"a refund","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","\#
  params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","ex\#
  piresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name"\#
  :"originalTransactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.0\#
  00Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactio\#
  nId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"refund\#
  ed","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01\#
  -01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:\#
  00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamily\#
  Shared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,\#
  "autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":nu\#
  ll,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,"r\#
  enewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys\#
  ":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"\#
  monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02\#
  -01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"\#
  }]},"outcome":"applied"}}},{"name":"a refund that was none","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  "}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore",\#
  "transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update",\#
  "params":{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:0\#
  0.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","va\#
  lue":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result","value":{"purchas\#
  e":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mont\#
  hly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","s\#
  toreAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"norm\#
  al","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country"\#
  :null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":nu\#
  ll,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null\#
  ,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"repl\#
  acedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":\#
  "1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied\#
  "}}}]},{"name":"restore","summary":"Restores the purchases of a device's store account for i\#
  ts current user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"\#
  device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas\#
  /DeviceId"}},{"name":"purchases","required":false,"summary":"Purchases to restore, from any \#
  store account; an empty list restores nothing. Default: every purchase of the device's store\#
   account.","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"max\#
  Items":1000}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$\#
  ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fals\#
  e,"summary":"Computes the result and the events without changing anything.","schema":{"type"\#
  :"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a re\#
  try safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/\#
  components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","p\#
  roperties":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purchases\#
   that the user holds now and did not hold before.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Move"}},"transferred":{"description":"Those of `restored` that another user lost\#
  .","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"Pu\#
  rchases that a rule refused to restore.","type":"array","items":{"$ref":"#/components/schema\#
  s/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The u\#
  ser's entitlements after the call."},"warnings":{"description":"Absent when there are no war\#
  nings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"descripti\#
  on":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The ev\#
  ents that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an id\#
  empotency key; otherwise absent.","type":"boolean"}},"required":["user","restored","transfer\#
  red","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project ha\#
  s no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message"\#
  :"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"cod\#
  e":1201,"message":"The project has no purchase with this store and originalTransactionId, or\#
   the purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","r\#
  etryable":false}},{"code":1300,"message":"A call of the same method used this key with other\#
   params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"co\#
  de":1400,"message":"The disk has no room for the write. Nothing changes, and reading still w\#
  orks.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may\#
   not be on the disk: the daemon stops, and its next start shows what is stored. Or the daemo\#
  n cannot read a record that the request needs: then it keeps running.","data":{"kind":"stora\#
  geFailed","retryable":false}}],"examples":[{"name":"after a reinstall","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone","storeAccount":"ann"}},{"method":"purchase","params":{"device":"iphone","produc\#
  t":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z\#
  "}},{"method":"install","params":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":\#
  "device","value":"ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}}","anonymo\#
  usId":"{{new}}","identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipa\#
  d","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[{"store":"\#
  appStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["\#
  {{any}}"],"to":"{{new}}","shared":true}],"transferred":[],"refused":[],"entitlements":{"prem\#
  ium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore\#
  ","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"first\#
  PurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialS\#
  tartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store"\#
  :"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"nothing to r\#
  estore","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"\#
  result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}"\#
  ,"identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone\#
  ","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[],"transfer\#
  red":[],"refused":[],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-ro\#
  le":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fals\#
  e,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"\#
  userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"\#
  #/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of the en\#
  titlement that was granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name"\#
  :"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sc\#
  hemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes\#
   the result and the events without changing anything.","schema":{"type":"boolean","default":\#
  false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same ke\#
  y with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Id\#
  empotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","des\#
  cription":"The entitlement after the call. A purchase may still give it."},"dryRun":{"descri\#
  ption":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The\#
   events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an\#
   idempotency key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of rang\#
  e, or two parameters exclude each other. `field` points to it; `nearest` lists similar names\#
  .","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's r\#
  ole is lower than the role that the method needs. `uid` and `role` are the caller's (`none` \#
  without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unkno\#
  wnDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","data":\#
  {"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: \#
  it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryabl\#
  e":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userI\#
  dLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The\#
   daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":12\#
  04,"message":"The user has no active grant of this entitlement. For example, a purchase give\#
  s it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},{"code":\#
  1300,"message":"A call of the same method used this key with other params in the last 24 hou\#
  rs.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The di\#
  sk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"sto\#
  rageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the d\#
  aemon stops, and its next start shows what is stored. Or the daemon cannot read a record tha\#
  t the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fals\#
  e}}],"examples":[{"name":"a grant","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"grant","pa\#
  rams":{"device":"iphone","entitlement":"premium"}}],"params":[{"name":"device","value":"ipho\#
  ne"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"entitleme\#
  nt":{"id":"premium","active":false,"state":"revoked","productId":null,"source":"manual","ren\#
  ewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchase\#
  dAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":nul\#
  l,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover\#
  ","summary":"Returns this protocol as an OpenRPC document.","x-role":"read","x-since":1,"par\#
  amStructure":"either","params":[],"result":{"name":"result","schema":{"description":"The Ope\#
  nRPC document, with `x-role` on every method.","type":"object","properties":{"openrpc":{"typ\#
  e":"string"},"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}},"\#
  components":{"type":"object"}},"required":["openrpc","info","methods","components"]}},"error\#
  s":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ran\#
  ge, or two parameters exclude each other. `field` points to it; `nearest` lists similar name\#
  s.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's \#
  role is lower than the role that the method needs. `uid` and `role` are the caller's (`none`\#
   without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retr\#
  yable":false}}],"examples":[{"name":"the document","params":[],"result":{"name":"result","va\#
  lue":{"openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{\#
  "name":"server.describe","summary":"Lists the methods, or describes one method.","x-role":"r\#
  ead","x-since":1,"paramStructure":"either","params":[{"name":"method","required":false,"summ\#
  ary":"Name of the method to describe. Default: the list of all methods.","schema":{"type":"s\#
  tring"}}],"result":{"name":"result","schema":{"type":"object","properties":{"methods":{"desc\#
  ription":"All methods, sorted by name. Only without `method`.","type":"array","items":{"$ref\#
  ":"#/components/schemas/MethodSummary"}},"method":{"description":"The method's entry in the \#
  OpenRPC document. Only with `method`.","type":"object"},"components":{"description":"The sch\#
  emas that the entry refers to, in `schemas`. Only with `method`.","type":"object"}},"require\#
  d":[]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type\#
   or out of range, or two parameters exclude each other. `field` points to it; `nearest` list\#
  s similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":\#
  "The caller's role is lower than the role that the method needs. `uid` and `role` are the ca\#
  ller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissio\#
  nDenied","retryable":false}}],"examples":[{"name":"all methods","params":[],"result":{"name"\#
  :"result","value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method","v\#
  alue":"logout"}],"result":{"name":"result","value":{"method":"{{any}}","components":"{{any}}\#
  "}}}]},{"name":"server.info","summary":"Returns the daemon's version and limits, and the cal\#
  ler's role.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"na\#
  me":"result","schema":{"type":"object","properties":{"version":{"description":"Version of th\#
  e daemon.","type":"string"},"protocol":{"description":"Version of this protocol.","type":"in\#
  teger"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"description":"Milliseco\#
  nds since the daemon started.","type":"integer","minimum":0},"peer":{"$ref":"#/components/sc\#
  hemas/Peer"}},"required":["version","protocol","limits","uptimeMs","peer"]}},"errors":[{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or tw\#
  o parameters exclude each other. `field` points to it; `nearest` lists similar names.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is l\#
  ower than the role that the method needs. `uid` and `role` are the caller's (`none` without \#
  a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fa\#
  lse}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"version":\#
  "{{any}}","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid"\#
  :"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Checks that\#
   the daemon replies.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"echo","required":false,"summary":"Value that the reply repeats, without the white space b\#
  etween its tokens.","schema":{"description":"Any JSON value."}}],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"pong":{"description":"Always true.","type":"boolean"\#
  },"now":{"$ref":"#/components/schemas/Moment","description":"Time of the system clock."},"ec\#
  ho":{"description":"The value from the request; absent when the request has none."}},"requir\#
  ed":["pong","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of\#
   a wrong type or out of range, or two parameters exclude each other. `field` points to it; `\#
  nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":10\#
  00,"message":"The caller's role is lower than the role that the method needs. `uid` and `rol\#
  e` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kin\#
  d":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"result":\#
  {"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"\#
  name":"echo","value":["hello",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{a\#
  ny}}","echo":["hello",1]}}}]},{"name":"server.stats","summary":"Returns counts and durations\#
   of requests, commits and background work since the daemon's start.","x-role":"read","x-sinc\#
  e":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"\#
  integer","minimum":0},"methods":{"description":"The methods that were called since the daemo\#
  n's start, by name.","type":"object","additionalProperties":{"$ref":"#/components/schemas/Me\#
  thodStats"}},"refusals":{"$ref":"#/components/schemas/ErrorCounts"},"slowRequests":{"descrip\#
  tion":"Requests that took longer than the threshold `--log-slow` since the daemon's start.",\#
  "type":"integer","minimum":0},"cache":{"$ref":"#/components/schemas/CacheStats"},"connection\#
  s":{"$ref":"#/components/schemas/ConnectionStats"},"turns":{"$ref":"#/components/schemas/Dur\#
  ations"},"commits":{"$ref":"#/components/schemas/CommitStats"},"storage":{"$ref":"#/componen\#
  ts/schemas/StorageStats"},"feed":{"$ref":"#/components/schemas/FeedStats"},"background":{"$r\#
  ef":"#/components/schemas/BackgroundStats"}},"required":["uptimeMs","methods","refusals","sl\#
  owRequests","cache","connections","turns","commits","feed","background"]}},"errors":[{"code"\#
  :-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two \#
  parameters exclude each other. `field` points to it; `nearest` lists similar names.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is low\#
  er than the role that the method needs. `uid` and `role` are the caller's (`none` without a \#
  role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fals\#
  e}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next\#
   start shows what is stored. Or the daemon cannot read a record that the request needs: then\#
   it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":\#
  "a new daemon in memory","params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}"\#
  ,"methods":{},"refusals":{},"slowRequests":0,"cache":"{{any}}","connections":"{{any}}","turn\#
  s":"{{any}}","commits":"{{any}}","feed":{"waits":0,"subscriptions":0,"consumers":[],"moreCon\#
  sumers":false},"background":{"expiriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresHalted\#
  ":false,"catalogueChanges":0}}}},{"name":"one method was called, and a consumer is behind","\#
  x-given":[{"method":"install","params":{"device":"phone"}},{"method":"events.acknowledge","p\#
  arams":{"consumer":"mailer","cursor":"0"}}],"params":[],"result":{"name":"result","value":{"\#
  uptimeMs":"{{any}}","methods":{"install":{"requests":1,"errors":{},"durations":{"count":1,"s\#
  umMicros":"{{any}}","maxMicros":"{{any}}","buckets":["{{any}}"]}},"events.acknowledge":"{{an\#
  y}}"},"refusals":{},"slowRequests":0,"cache":{"replies":0,"replyHits":0,"records":"{{any}}",\#
  "recordBytes":"{{any}}","recordLoads":"{{any}}"},"connections":{"open":"{{any}}","opened":"{\#
  {any}}","refused":0,"peers":"{{any}}","owedBytes":0,"unsentBytes":0},"turns":"{{any}}","comm\#
  its":{"turns":"{{any}}","waitingTurns":0,"failures":0,"durations":"{{any}}"},"feed":{"waits"\#
  :0,"subscriptions":0,"consumers":[{"project":"default","consumer":"mailer","cursor":"0","lag\#
  ":1}],"moreConsumers":false},"background":"{{any}}"}}}]},{"name":"setUserProperty","summary"\#
  :"Stores a key/value property; never affects access.","x-role":"write","x-since":1,"paramStr\#
  ucture":"either","params":[{"name":"device","required":false,"summary":"Id of the device.","\#
  schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary\#
  ":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"\#
  name":"key","required":true,"summary":"Name of the property: 1 to 80 letters, digits, and _ \#
  . : - $. Names that other systems reserve, for example $email, have no special meaning.","sc\#
  hema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","required":true,"summary"\#
  :"New value. An empty string removes the property.","schema":{"$ref":"#/components/schemas/P\#
  ropertyValue"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{\#
  "$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fa\#
  lse,"summary":"Computes the result and the events without changing anything.","schema":{"typ\#
  e":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a \#
  retry safe: the same key with the same params returns the stored result.","schema":{"$ref":"\#
  #/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas\#
  /UserId","description":"Id of the user that the result is about."},"key":{"$ref":"#/componen\#
  ts/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"de\#
  scription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":\#
  "The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/\#
  components/schemas/Event"}},"replayed":{"description":"True when this is the stored result o\#
  f an idempotency key; otherwise absent.","type":"boolean"}},"required":["userId","key","valu\#
  e"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{\#
  "kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such u\#
  ser.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may h\#
  ave this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUser\#
  Id","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the pro\#
  ject's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"\#
  message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false\#
  }},{"code":1300,"message":"A call of the same method used this key with other params in the \#
  last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messa\#
  ge":"The disk has no room for the write. Nothing changes, and reading still works.","data":{\#
  "kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the \#
  disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a\#
   record that the request needs: then it keeps running.","data":{"kind":"storageFailed","retr\#
  yable":false}}],"examples":[{"name":"the id of the user in another system","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"_q_c\#
  ustom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","value"\#
  :{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"\#
  store.unclaimed","summary":"Lists the purchases that nobody has claimed yet.","x-role":"read\#
  ","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summary"\#
  :"`cursor` of an earlier answer. The answer has the purchases after it.","schema":{"type":"s\#
  tring"}},{"name":"limit","required":false,"summary":"Maximum number of purchases.","schema":\#
  {"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project","required":fa\#
  lse,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defaul\#
  t":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchases\#
  ":{"description":"In the order of `store`, then `originalTransactionId`, by bytes.","type":"\#
  array","items":{"$ref":"#/components/schemas/Purchase"}},"cursor":{"description":"What the n\#
  ext call gives as `after`.","type":"string"},"more":{"description":"Whether more purchases f\#
  ollow.","type":"boolean"}},"required":["purchases","cursor","more"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two param\#
  eters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower th\#
  an the role that the method needs. `uid` and `role` are the caller's (`none` without a role)\#
  , and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{\#
  "code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}}],"examples":[{"name":"one of two","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"purchase","params":{"product":"monthly","stor\#
  e":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3F\#
  B20B-4CDB-47CC-936D-99D65F608138"}},{"method":"purchase","params":{"product":"monthly","stor\#
  e":"appStore","transactionId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name"\#
  :"limit","value":1}],"result":{"name":"result","value":{"purchases":[{"store":"appStore","or\#
  iginalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription"\#
  ,"state":"active","holders":[],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T0\#
  0:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00\#
  .000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShare\#
  d":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"auto\#
  RenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"r\#
  efundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":n\#
  ull,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accou\#
  ntToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138","transactions":[{"transactionId":"1000","pro\#
  duct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"\#
  2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":null,"currency":null,"country":null\#
  ,"offerCode":null,"attributes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1\#
  000","more":true}}}]},{"name":"user.delete","summary":"Deletes a customer and erases its ids\#
   from everything that the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"eit\#
  her","params":[{"name":"userId","required":true,"summary":"Any id of the customer.","schema"\#
  :{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of\#
   the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"nam\#
  e":"dryRun","required":false,"summary":"Computes the result and the events without changing \#
  anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"Makes a retry safe: the same key with the same params returns the stored re\#
  sult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"tombstone":{"description":"New id that replaces ever\#
  y erased id in events. It belongs to no user.","type":"string"},"users":{"description":"Numb\#
  er of erased users: the aliases of the customer.","type":"integer","minimum":1},"devices":{"\#
  description":"Number of erased devices. `install` can register them again.","type":"integer"\#
  ,"minimum":0},"purchases":{"description":"Number of erased purchases: those that no other cu\#
  stomer holds.","type":"integer","minimum":0},"shared":{"description":"Number of purchases th\#
  at other customers hold and keep.","type":"integer","minimum":0},"dryRun":{"description":"Tr\#
  ue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events th\#
  at the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Event"}},"replayed":{"description":"True when this is the stored result of an idempoten\#
  cy key; otherwise absent.","type":"boolean"}},"required":["tombstone","users","devices","pur\#
  chases","shared"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of \#
  a wrong type or out of range, or two parameters exclude each other. `field` points to it; `n\#
  earest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":100\#
  0,"message":"The caller's role is lower than the role that the method needs. `uid` and `role\#
  ` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind\#
  ":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no such use\#
  r.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may hav\#
  e this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId\#
  ","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proje\#
  ct's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"me\#
  ssage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}\#
  ,{"code":1300,"message":"A call of the same method used this key with other params in the la\#
  st 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message\#
  ":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"k\#
  ind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the di\#
  sk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a r\#
  ecord that the request needs: then it keeps running.","data":{"kind":"storageFailed","retrya\#
  ble":false}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"project.def\#
  ine","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"\#
  method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},\#
  {"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","tra\#
  nsactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","a\#
  ttributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId"\#
  :"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@ex\#
  ample.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{\#
  "tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run",\#
  "x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"\#
  device":"iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun\#
  ","value":true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"d\#
  evices":0,"purchases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut\#
  ","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tom\#
  bstone}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"\#
  iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"def\#
  ault","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"\#
  {{any}}"}}]}}}]},{"name":"user.export","summary":"Returns everything that the daemon stores \#
  about a customer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"\#
  userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/s\#
  chemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":\#
  {"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","s\#
  chema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"ids":{"de\#
  scription":"Every id of the customer, in byte order.","type":"array","items":{"type":"object\#
  ","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"Who uses \#
  the id. `customer`: the customerId of a customer that began with an identified user.","type"\#
  :"string","enum":["anonymous","identified","customer"]},"device":{"description":"Device of a\#
  n anonymous id; otherwise null.","type":["string","null"]},"createdAt":{"$ref":"#/components\#
  /schemas/Moment"}},"required":["id","kind","device","createdAt"]}},"devices":{"description":\#
  "Devices whose anonymous or identified user belongs to the customer, in byte order.","type":\#
  "array","items":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/Device\#
  Id"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Id of\#
   the identified user; null when no user is logged in.","type":["string","null"]},"storeAccou\#
  nt":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["string"\#
  ,"null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymou\#
  sId","identityId","storeAccount","platform","app","createdAt"]}},"accountTokens":{"descripti\#
  on":"Account tokens registered for the customer, in byte order.","type":"array","items":{"$r\#
  ef":"#/components/schemas/AccountToken"}},"purchases":{"description":"Purchases that the cus\#
  tomer holds, with all their transactions.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Purchase"}},"grants":{"description":"Grants, including those that have ended.","type":"a\#
  rray","items":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Ent\#
  itlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"\#
  required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"properties":{"type":"array"\#
  ,"items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"v\#
  alue":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Mo\#
  ment"}},"required":["key","value","setAt"]}},"overridden":{"description":"Earlier values of \#
  properties that another user of the same customer replaced. An empty value is a removal.","t\#
  ype":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/Prop\#
  ertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/component\#
  s/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$ref":"#/component\#
  s/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","description":"Time of t\#
  he entitlements and of the purchases' states: now."},"events":{"description":"Events of the \#
  customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#/components/schemas/\#
  Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Position at which eve\#
  nts.read continues, with the same id as `user`."},"moreEvents":{"description":"True when eve\#
  nts.read has more events of the customer.","type":"boolean"}},"required":["user","ids","devi\#
  ces","accountTokens","purchases","grants","properties","overridden","entitlements","at","eve\#
  nts","cursor","moreEvents"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has n\#
  o such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No us\#
  er may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blo\#
  ckedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than\#
   the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code\#
  ":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryabl\#
  e":false}}],"examples":[{"name":"all of it","x-given":[{"method":"project.define","params":{\#
  "rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purc\#
  hase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"10\#
  00","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"ca\#
  mpaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"meth\#
  od":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"\#
  params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"a\#
  nn","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymo\#
  us}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"ids":[{"id"\#
  :"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"\#
  },{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"de\#
  vices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"\#
  apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountToke\#
  ns":[],"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1000\#
  ","product":"monthly","kind":"subscription","state":"active","holders":["ann"],"device":"iph\#
  one","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":\#
  "2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"per\#
  iodType":"normal","environment":"production","isFamilyShared":false,"price":"9.99","currency\#
  ":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePe\#
  riodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":nu\#
  ll,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"rep\#
  laces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[\#
  {"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99",\#
  "currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"},"asOf":"\#
  2026-01-01T00:00:00.000Z"}]}],"grants":[],"properties":[{"key":"$email","value":"ann@example\#
  .org","setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"\#
  premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewStat\#
  e":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":nu\#
  ll,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore",\#
  "transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","eve\#
  nts":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","pro\#
  ject":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"inst\#
  all","id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorde\#
  d","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":\#
  "{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"store":"appStore","originalTra\#
  nsactionId":"1000","transactionId":"1000","product":"monthly","productKind":"subscription","\#
  holders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"\#
  2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","\#
  country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any\#
  }}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user\#
  ":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"}\#
  ,"entitlements":["premium"],"store":"appStore","originalTransactionId":"1000","transactionId\#
  ":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"devic\#
  e":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"norma\#
  l","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"a\#
  ttributes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"20\#
  26-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"\#
  method":"identify","id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"i\#
  dentified","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userI\#
  d":"ann","anonymousId":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device"\#
  :"iphone","outcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026\#
  -01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"me\#
  thod":"identify","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{an\#
  y}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","use\#
  r":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements\#
  ":["premium"]}],"cursor":"7","moreEvents":false}}}]},{"name":"user.link.undo","summary":"Und\#
  oes a login, an alias or a transfer: its change of holders or customers.","x-role":"admin","\#
  x-since":1,"paramStructure":"either","params":[{"name":"event","required":true,"summary":"Id\#
   of the event to undo: identified, usersAliased, subscriptionTransferred, oneTimePurchaseTra\#
  nsferred, or a purchaseRenewed of `kept`.","schema":{"$ref":"#/components/schemas/EventId"}}\#
  ,{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compo\#
  nents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"\#
  Computes the result and the events without changing anything.","schema":{"type":"boolean","d\#
  efault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the\#
   same key with the same params returns the stored result.","schema":{"$ref":"#/components/sc\#
  hemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"\#
  undone":{"$ref":"#/components/schemas/EventId","description":"Id of the undone event."},"pur\#
  chases":{"description":"Purchases that changed holders.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Move"}},"kept":{"description":"Later changes that stay: restores and purch\#
  ases that would have met other holders, the aliases that they made, and earlier undos about \#
  the same users and purchases. A call that emitted no event is never among them.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":{"description":"True i\#
  n a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that t\#
  he call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas\#
  /Event"}},"replayed":{"description":"True when this is the stored result of an idempotency k\#
  ey; otherwise absent.","type":"boolean"}},"required":["undone","purchases","kept"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of rang\#
  e, or two parameters exclude each other. `field` points to it; `nearest` lists similar names\#
  .","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's r\#
  ole is lower than the role that the method needs. `uid` and `role` are the caller's (`none` \#
  without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkno\#
  wnProject","retryable":false}},{"code":1206,"message":"The daemon cannot undo the link. Noth\#
  ing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind ca\#
  nnot be undone; `noLink`: the event linked nothing; `undone`: the link is already undone; `i\#
  sUndo`: the event comes from an undo; `laterAlias`: a later alias merged the customer with a\#
  nother user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a deleti\#
  on erased part of the history. `event` is the id of the event that prevents the undo.","data\#
  ":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":"A call of the same method\#
   used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict"\#
  ,"retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing cha\#
  nges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401\#
  ,"message":"The write may not be on the disk: the daemon stops, and its next start shows wha\#
  t is stored. Or the daemon cannot read a record that the request needs: then it keeps runnin\#
  g.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"another user's \#
  login took a purchase","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"d\#
  evice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2\#
  026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"\#
  },"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"ev\#
  ents.read","params":{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}":n\#
  ull}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"result":{"name":"resu\#
  lt","value":{"undone":"{{login}}","purchases":[{"store":"appStore","originalTransactionId":"\#
  1000","product":"monthly","kind":"subscription","from":["{{anonymous}}","user_id_1"],"to":"{\#
  {anonymous}}","shared":false}],"kept":[]}}}]},{"name":"userInfo","summary":"Returns the curr\#
  ent user of a device, or the user that an id belongs to.","x-role":"read","x-since":1,"param\#
  Structure":"either","params":[{"name":"device","required":false,"summary":"Id of the device.\#
  ","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summ\#
  ary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}}\#
  ,{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compo\#
  nents/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"res\#
  ult":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/s\#
  chemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field`\#
   points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The caller's role is lower than the role that the method needs\#
  . `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's rol\#
  e.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The projec\#
  t has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"mess\#
  age":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code\#
  ":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds\#
  `.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has mo\#
  re Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","re\#
  tryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"un\#
  knownProject","retryable":false}}],"examples":[{"name":"by device","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params"\#
  :[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"user_\#
  id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","al\#
  iases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":\#
  "production"}}}},{"name":"by user id","x-given":[{"method":"project.define","params":{"produ\#
  cts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-\#
  01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identif\#
  y","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"u\#
  ser_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":null,"\#
  identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdAt":"202\#
  6-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProperties","summary":"\#
  Returns the properties that setUserProperty stored.","x-role":"read","x-since":1,"paramStruc\#
  ture":"either","params":[{"name":"device","required":false,"summary":"Id of the device.","sc\#
  hema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":\#
  "Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#/components/\#
  schemas/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A para\#
  meter is missing, unknown, of a wrong type or out of range, or two parameters exclude each o\#
  ther. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","\#
  retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the\#
   method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the\#
   method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message\#
  ":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"cod\#
  e":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":f\#
  alse}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `b\#
  lockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"\#
  The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userI\#
  dTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data\#
  ":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"two of them","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":"$em\#
  ail","value":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone","ke\#
  y":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"res\#
  ult","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name"\#
  :"result","value":{"properties":{}}}}]},{"name":"webhook.claim","summary":"Makes the connect\#
  ion the only one that posts a project's events, until it closes. For programs that post.","x\#
  -role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"reports","required":\#
  false,"summary":"How the posts fare. A report replaces the earlier report on its URL.","sche\#
  ma":{"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/WebhookReport"}}},{"\#
  name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"claimed":{"description":"False if another connection has the claim. Then\#
   the daemon ignores the reports.","type":"boolean"}},"required":["claimed"]}},"errors":[{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or t\#
  wo parameters exclude each other. `field` points to it; `nearest` lists similar names.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is \#
  lower than the role that the method needs. `uid` and `role` are the caller's (`none` without\#
   a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProje\#
  ct","retryable":false}}],"examples":[{"name":"the first program gets the claim","x-given":[{\#
  "method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret"\#
  :"sesame"}]}}],"params":[],"result":{"name":"result","value":{"claimed":true}}}]},{"name":"w\#
  ebhook.list","summary":"Returns the state of a project's webhooks, without their secrets.","\#
  x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","required":\#
  false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defa\#
  ult":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"poster"\#
  :{"description":"The process that posts the project's events; absent if there is none.","typ\#
  e":"object","properties":{"uid":{"type":"integer"},"pid":{"type":"integer"}},"required":["ui\#
  d","pid"]},"webhooks":{"description":"In the order of project.define.","type":"array","items\#
  ":{"$ref":"#/components/schemas/WebhookStatus"}}},"required":["webhooks"]}},"errors":[{"code\#
  ":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two\#
   parameters exclude each other. `field` points to it; `nearest` lists similar names.","data"\#
  :{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lo\#
  wer than the role that the method needs. `uid` and `role` are the caller's (`none` without a\#
   role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject\#
  ","retryable":false}}],"examples":[{"name":"no program posts","x-given":[{"method":"project.\#
  define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"me\#
  thod":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","value"\#
  :{"webhooks":[{"url":"https://example.com/events","format":"entitled","state":"stopped","cur\#
  sor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an event waits for another attempt","x\#
  -given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events\#
  ","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}},{"method":"webhook\#
  .claim","params":{"reports":[{"url":"https://example.com/events","deliveredAt":"2026-01-01T0\#
  0:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"1","reason":"HTTP 500","attempts"\#
  :3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[],"result":{"name":"result","value\#
  ":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{"url":"https://example.com/events\#
  ","format":"entitled","state":"failing","cursor":"0","backlog":1,"deliveredAt":"2026-01-01T0\#
  0:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","cursor":"1","reason":"HTTP 500","a\#
  ttempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}]},{"name":"webhook.pause","summa\#
  ry":"Stops the posts to a URL until webhook.resume. Its events wait.","x-role":"admin","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"URL of t\#
  he webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},\#
  {"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compon\#
  ents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"C\#
  omputes the result and the events without changing anything.","schema":{"type":"boolean","de\#
  fault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the \#
  same key with the same params returns the stored result.","schema":{"$ref":"#/components/sch\#
  emas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"u\#
  rl":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.paus\#
  e stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cu\#
  rsor","description":"The webhook's position: all events up to this cursor are delivered."},"\#
  backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"dr\#
  yRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"des\#
  cription":"The events that the call would emit: always none. Only in a dry run.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this\#
   is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required\#
  ":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The dae\#
  mon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"\#
  message":"The project has no webhook with this URL. The error does not repeat the URL.","dat\#
  a":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the same m\#
  ethod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConf\#
  lict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothin\#
  g changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code"\#
  :1401,"message":"The write may not be on the disk: the daemon stops, and its next start show\#
  s what is stored. Or the daemon cannot read a record that the request needs: then it keeps r\#
  unning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a server t\#
  hat is down for long","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"ht\#
  tps://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"ipho\#
  ne"}}],"params":[{"name":"url","value":"https://example.com/events"}],"result":{"name":"resu\#
  lt","value":{"url":"https://example.com/events","paused":true,"cursor":"0","backlog":1}}}]},\#
  {"name":"webhook.replay","summary":"Moves a webhook to a cursor, so that the events after it\#
   are posted, again if they were posted before.","x-role":"admin","x-since":1,"paramStructure\#
  ":"either","params":[{"name":"url","required":true,"summary":"URL of the webhook, as project\#
  .define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"after","requi\#
  red":true,"summary":"Cursor before the first event to post. `0` is the beginning of the log.\#
  ","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"project","required":false,"summa\#
  ry":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defaul\#
  t"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events without\#
   changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","\#
  required":false,"summary":"Makes a retry safe: the same key with the same params returns the\#
   stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/Webhook\#
  Url"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","type":"\#
  boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's positi\#
  on: all events up to this cursor are delivered."},"backlog":{"description":"Number of events\#
   after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; \#
  otherwise absent.","type":"boolean"},"events":{"description":"The events that the call would\#
   emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas\#
  /Event"}},"replayed":{"description":"True when this is the stored result of an idempotency k\#
  ey; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"\#
  errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f range, or two parameters exclude each other. `field` points to it; `nearest` lists similar\#
   names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The call\#
  er's role is lower than the role that the method needs. `uid` and `role` are the caller's (`\#
  none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied",\#
  "retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":\#
  "unknownProject","retryable":false}},{"code":1208,"message":"The project has no webhook with\#
   this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":f\#
  alse}},{"code":1300,"message":"A call of the same method used this key with other params in \#
  the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"m\#
  essage":"The disk has no room for the write. Nothing changes, and reading still works.","dat\#
  a":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on \#
  the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot re\#
  ad a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","\#
  retryable":false}}],"examples":[{"name":"everything from the beginning","x-given":[{"method"\#
  :"install","params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"\#
  url":"https://example.com/events","secret":"sesame"}]}}],"params":[{"name":"url","value":"ht\#
  tps://example.com/events"},{"name":"after","value":"0"}],"result":{"name":"result","value":{\#
  "url":"https://example.com/events","paused":false,"cursor":"0","backlog":1}}}]},{"name":"web\#
  hook.resume","summary":"Resumes the posts to a paused URL, from its position.","x-role":"adm\#
  in","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":\#
  "URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/Webho\#
  okUrl"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"su\#
  mmary":"Computes the result and the events without changing anything.","schema":{"type":"boo\#
  lean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry s\#
  afe: the same key with the same params returns the stored result.","schema":{"$ref":"#/compo\#
  nents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","proper\#
  ties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if web\#
  hook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/s\#
  chemas/Cursor","description":"The webhook's position: all events up to this cursor are deliv\#
  ered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","minimu\#
  m":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"even\#
  ts":{"description":"The events that the call would emit: always none. Only in a dry run.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True \#
  when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},\#
  "required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message"\#
  :"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"cod\#
  e":1208,"message":"The project has no webhook with this URL. The error does not repeat the U\#
  RL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of t\#
  he same method used this key with other params in the last 24 hours.","data":{"kind":"idempo\#
  tencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the writ\#
  e. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}\#
  },{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next s\#
  tart shows what is stored. Or the daemon cannot read a record that the request needs: then i\#
  t keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"t\#
  he server is back","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https\#
  ://example.com/events","secret":"sesame"}]}},{"method":"webhook.pause","params":{"url":"http\#
  s://example.com/events"}},{"method":"install","params":{"device":"iphone"}}],"params":[{"nam\#
  e":"url","value":"https://example.com/events"}],"result":{"name":"result","value":{"url":"ht\#
  tps://example.com/events","paused":false,"cursor":"0","backlog":1}}}]}],"components":{"schem\#
  as":{"AccountToken":{"description":"Opaque string that an app gives to the store with a purc\#
  hase, and that the store gives back. One in the form of a UUID is kept and compared in lower\#
   case.","type":"string","minLength":1,"maxLength":255},"AppId":{"description":"An app of the\#
   project, for example its bundle id.","type":"string","minLength":1,"maxLength":255},"Applie\#
  dRule":{"description":"A rule of the project, with the value that applied in the step.","typ\#
  e":"object","properties":{"name":{"description":"Name of the rule, as in `project.define`.",\#
  "type":"string","enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","ano\#
  nymousHolders"]},"value":{"description":"Value that the rule had when the step happened.","t\#
  ype":"string"}},"required":["name","value"]},"Attributes":{"description":"Up to 20 strings o\#
  f the caller's own, which the events of this purchase repeat.","type":"object","maxPropertie\#
  s":20,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string"\#
  ,"maxLength":500}},"BackgroundStats":{"description":"Work that no request waits for, as of n\#
  ow.","type":"object","properties":{"expiriesDue":{"description":"Ends of periods and grants \#
  that have passed and whose events the daemon has not emitted yet: at most 1000.","type":"int\#
  eger","minimum":0},"expiriesLateMs":{"description":"Milliseconds since the oldest of these e\#
  nds.","type":"integer","minimum":0},"erasures":{"description":"Deletions that the daemon has\#
   not finished.","type":"integer","minimum":0},"erasuresHalted":{"description":"Whether they \#
  wait for the next start, because a step failed several times.","type":"boolean"},"catalogueC\#
  hanges":{"description":"Projects with a changed catalogue whose events the daemon has not ye\#
  t emitted for every customer.","type":"integer","minimum":0}},"required":["expiriesDue","exp\#
  iriesLateMs","erasures","erasuresHalted","catalogueChanges"]},"CacheStats":{"description":"W\#
  hat the daemon has in memory, and how well that serves.","type":"object","properties":{"repl\#
  ies":{"description":"Replies to `checkEntitlements` in the cache, valid or not.","type":"int\#
  eger","minimum":0},"replyHits":{"description":"Requests that the daemon answered from that c\#
  ache since its start.","type":"integer","minimum":0},"records":{"description":"Records in me\#
  mory.","type":"integer","minimum":0},"recordBytes":{"description":"Their memory, by estimate\#
  .","type":"integer","minimum":0},"recordLoads":{"description":"Records that the daemon read \#
  from the store since its start.","type":"integer","minimum":0}},"required":["replies","reply\#
  Hits","records","recordBytes","recordLoads"]},"Catalogue":{"description":"Products by their \#
  ids.","type":"object","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalP\#
  roperties":{"$ref":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"descript\#
  ion":"What caused the event. A request gives its `method` and `id`; a notification has no `i\#
  d`. `clock` is true for a change that fell due.","type":"object","properties":{"method":{"ty\#
  pe":"string"},"id":{"type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":\#
  {"description":"The clock of a project: the system's, or a manual clock, which only moves wh\#
  en it is advanced.","type":"object","properties":{"kind":{"type":"string","enum":["system","\#
  manual"]},"now":{"$ref":"#/components/schemas/Moment","description":"Time of a manual clock;\#
   absent for the system's."}},"required":["kind"]},"ClockChoice":{"description":"`system`: th\#
  e system's clock. `manual`: a manual clock that starts now. {\"manual\": TIMESTAMP}: a manua\#
  l clock that starts then.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"ob\#
  ject","properties":{"manual":{"$ref":"#/components/schemas/Moment","description":"Time at wh\#
  ich the manual clock starts, RFC 3339."}},"required":["manual"],"additionalProperties":false\#
  }]},"CommitStats":{"description":"The commits since the daemon's start.","type":"object","pr\#
  operties":{"turns":{"description":"Turns that became durable. A turn is what the daemon deci\#
  des together; a commit has one or more.","type":"integer","minimum":0},"waitingTurns":{"desc\#
  ription":"Turns that wait for the disk now.","type":"integer","minimum":0},"failures":{"desc\#
  ription":"Commits that failed, for example because the disk was full.","type":"integer","min\#
  imum":0},"durations":{"$ref":"#/components/schemas/Durations"}},"required":["turns","waiting\#
  Turns","failures","durations"]},"ConnectionStats":{"description":"The connections, and the r\#
  eplies that wait on them.","type":"object","properties":{"open":{"description":"Open connect\#
  ions.","type":"integer","minimum":0},"opened":{"description":"Connections that clients opene\#
  d since the daemon's start.","type":"integer","minimum":0},"refused":{"description":"Connect\#
  ions that the daemon refused since its start, because there were too many.","type":"integer"\#
  ,"minimum":0},"peers":{"description":"The open connections by uid and role.","type":"array",\#
  "items":{"$ref":"#/components/schemas/PeerStats"}},"owedBytes":{"description":"Replies that \#
  wait for the disk.","type":"integer","minimum":0},"unsentBytes":{"description":"Replies that\#
   wait for clients to read them.","type":"integer","minimum":0}},"required":["open","opened",\#
  "refused","peers","owedBytes","unsentBytes"]},"ConsumerId":{"description":"Name of a consume\#
  r: a reader of the log whose position the daemon stores. The reader chooses it, for example \#
  `mailer`.","type":"string","minLength":1,"maxLength":255},"ConsumerLag":{"description":"A co\#
  nsumer of a feed.","type":"object","properties":{"project":{"$ref":"#/components/schemas/Pro\#
  jectId"},"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/component\#
  s/schemas/Cursor"},"lag":{"description":"Events that it has not acknowledged.","type":"integ\#
  er","minimum":0}},"required":["project","consumer","cursor","lag"]},"Country":{"description"\#
  :"ISO 3166 country code of two or three letters, stored as it is sent.","type":"string","pat\#
  tern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number of records of a project.","type":"o\#
  bject","properties":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","min\#
  imum":0},"customers":{"description":"A merged customer counts once.","type":"integer","minim\#
  um":0},"purchases":{"type":"integer","minimum":0},"unclaimed":{"description":"Purchases that\#
   nobody has claimed yet; `purchases` counts them too.","type":"integer","minimum":0},"events\#
  ":{"type":"integer","minimum":0}},"required":["devices","users","customers","purchases","unc\#
  laimed","events"]},"Currency":{"description":"ISO 4217 currency code of three letters, store\#
  d as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A posi\#
  tion in a project's log: the number of the last event before it. \"0\" is the position befor\#
  e the first event.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"descrip\#
  tion":"A device: one installation of one app. A reinstallation is a new device.","type":"str\#
  ing","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601 duration, for exampl\#
  e P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M, S; only t\#
  he seconds may have a fraction. P1M keeps the day of the month, or takes the last day of a s\#
  horter month.","type":"string","format":"duration"},"DurationBucket":{"description":"A bucke\#
  t of a histogram.","type":"object","properties":{"upToMicros":{"description":"The longest du\#
  ration that it counts. Null for durations longer than every bound.","type":["integer","null"\#
  ],"minimum":0},"count":{"description":"How many durations are longer than the bound of the b\#
  ucket before, and not longer than this one.","type":"integer","minimum":0}},"required":["upT\#
  oMicros","count"]},"Durations":{"description":"A histogram of durations since the daemon's s\#
  tart, in microseconds.","type":"object","properties":{"count":{"description":"How many durat\#
  ions it counts.","type":"integer","minimum":0},"sumMicros":{"description":"Their sum.","type\#
  ":"integer","minimum":0},"maxMicros":{"description":"The longest of them.","type":"integer",\#
  "minimum":0},"buckets":{"description":"The buckets that are not empty, shortest durations fi\#
  rst. Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"array",\#
  "items":{"$ref":"#/components/schemas/DurationBucket"}}},"required":["count","sumMicros","ma\#
  xMicros","buckets"]},"EndReason":{"description":"Why a subscription ended, or will end: the \#
  customer's choice, a failed payment, a refused price increase, a product that is no longer s\#
  old (unavailable), the developer, another purchase that took it over (replaced), or another \#
  reason. Null when the store named none.","type":["string","null"],"enum":["customer","billin\#
  g","priceIncrease","unavailable","developer","replaced","other",null]},"Entitlement":{"descr\#
  iption":"What a product or a grant unlocks for a user, and why. One purchase or grant, the w\#
  inner, supplies every member. If the user never had the entitlement, every member is null ex\#
  cept `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"object",\#
  "properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"description":"Wh\#
  ether the user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/State"},\#
  "productId":{"description":"Product that gives the entitlement; null for a grant.","type":["\#
  string","null"]},"source":{"description":"Store of the purchase, or `manual` for a grant.","\#
  type":["string","null"]},"renewState":{"description":"Whether the subscription renews. billi\#
  ngIssue: the store could not collect a payment.","type":"string","enum":["willRenew","cancel\#
  ed","billingIssue","nonRenewable","unknown"]},"grantType":{"description":"What gave the enti\#
  tlement; `manual` for a grant by the method `grant`.","type":["string","null"],"enum":["purc\#
  hase","familySharing","offerCode","manual",null]},"periodType":{"type":["string","null"],"en\#
  um":["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Time of the first purchase, or of the grant."},"expiresAt":{"$ref":"#/comp\#
  onents/schemas/NullableMoment","description":"Last millisecond with access, without a grace \#
  period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"Last millisecond of the grace period; null without a grace period."},"fir\#
  stPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the firs\#
  t transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableM\#
  oment","description":"Time of the latest transaction; null for a grant."},"trialStartedAt":{\#
  "$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began; nul\#
  l without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"Time at which the customer turned auto-renew off; null while it is on."},"renews\#
  Count":{"description":"Number of renewals at the full price.","type":"integer","minimum":0},\#
  "environment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"desc\#
  ription":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"Lates\#
  t transaction; null for a grant.","type":["string","null"]},"originalTransactionId":{"descri\#
  ption":"First transaction; null for a grant.","type":["string","null"]}},"required":["id","a\#
  ctive","state","productId","source","renewState","grantType","periodType","startedAt","expir\#
  esAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRene\#
  wDisabledAt","renewsCount","environment","store","transactionId","originalTransactionId"]},"\#
  EntitlementId":{"description":"An entitlement, for example `premium`.","type":"string","minL\#
  ength":1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, includin\#
  g inactive entitlements.","type":"object","additionalProperties":{"$ref":"#/components/schem\#
  as/Entitlement"}},"ErrorCounts":{"description":"How many errors of each kind. Kinds that did\#
   not occur are missing.","type":"object","additionalProperties":{"type":"integer","minimum":\#
  1}},"Event":{"description":"One entry of a project's log. Its other members depend on its ki\#
  nd: events.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/components/sche\#
  mas/Cursor","description":"The event's number in the log; absent in a dry run."},"id":{"desc\#
  ription":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/schemas/Eve\#
  ntKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the event h\#
  appened, by the project's clock."},"project":{"$ref":"#/components/schemas/ProjectId"},"user\#
  ":{"$ref":"#/components/schemas/UserId","description":"CustomerId of the customer that the e\#
  vent is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/UserId","de\#
  scription":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#/components\#
  /schemas/UserId","description":"Id of the user, if the user is anonymous. In identified and \#
  loggedOut: the device's anonymous user after the event."},"cause":{"$ref":"#/components/sche\#
  mas/Cause"},"device":{"description":"In userCreated, identified, loggedOut, purchase events \#
  and the events that a purchase causes: the device; null when there is none.","type":["string\#
  ","null"]},"outcome":{"description":"In identified: the outcome that identify returned.","ty\#
  pe":"string","enum":["attached","aliased","moved","switched"]},"from":{"description":"In a m\#
  ove: the holders before.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to\#
  ":{"$ref":"#/components/schemas/UserId","description":"In a move: the user that gained the p\#
  urchase."},"shared":{"description":"In a move: whether the users in `from` keep the purchase\#
  .","type":"boolean"},"undone":{"description":"In linkUndone: id of the undone event.","type"\#
  :"string"},"aliases":{"description":"In usersAliased, and in linkUndone of customers that ar\#
  e split: every id of the customer now, in byte order.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","description":"In\#
   usersAliased: the customerId that `user` absorbed; absent when the joining id was new."},"e\#
  ntitlements":{"description":"In entitlementsActivated and entitlementsDeactivated: the entit\#
  lements that changed, in byte order. In granted and grantRevoked: the entitlement.","type":"\#
  array","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components/\#
  schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"trans\#
  actionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest transaction\#
  ; in purchaseUpdated, the transaction that changed."},"product":{"$ref":"#/components/schema\#
  s/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"descript\#
  ion":"In purchase events: the holders.","type":"array","items":{"$ref":"#/components/schemas\#
  /UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchased\#
  At":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Momen\#
  t"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"In purchase eve\#
  nts: the end of the period. In granted and grantRevoked: the end of the grant."},"periodType\#
  ":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"t\#
  ype":["string","null"]},"currency":{"type":["string","null"]},"country":{"type":["string","n\#
  ull"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Att\#
  ributes"},"endReason":{"$ref":"#/components/schemas/EndReason","description":"In purchase ev\#
  ents: why the purchase ended, or will end; absent when the store named no reason."},"replace\#
  s":{"$ref":"#/components/schemas/TransactionId","description":"In purchase events: the purch\#
  ase that this one takes over; absent when there is none."},"changes":{"description":"In purc\#
  haseUpdated: the fields of the transaction that the call changed, with their new values; abs\#
  ent when the clock is the cause.","type":"object"},"now":{"$ref":"#/components/schemas/Momen\#
  t","description":"In clockAdvanced: the time that the clock shows."}},"required":["id","kind\#
  ","at","project","cause"]},"EventId":{"description":"Id of an event, as the log shows it.","\#
  type":"string","minLength":1,"maxLength":255},"EventKind":{"description":"Kind of an event."\#
  ,"type":"string","enum":["userCreated","identified","loggedOut","usersAliased","linkUndone",\#
  "purchaseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActiva\#
  ted","entitlementsDeactivated","subscriptionReceived","subscriptionTransferred","oneTimePurc\#
  haseReceived","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdva\#
  nced"]},"ExplanationStep":{"description":"One step that led a user to an entitlement, or too\#
  k it away. A member that does not apply, or is not known, is absent.","type":"object","prope\#
  rties":{"step":{"description":"Kind of the step; rules.md describes each kind.","type":"stri\#
  ng","enum":["purchased","claimed","granted","attached","moved","shared","transferred","alias\#
  ed","unclear","identified","renewed","revoked","mapped","clock"]},"text":{"description":"An \#
  explanation in one sentence.","type":"string"},"at":{"$ref":"#/components/schemas/NullableMo\#
  ment","description":"Time of the step, if it has a time. In `clock`: the moment that the res\#
  ult is for."},"event":{"$ref":"#/components/schemas/EventId","description":"Id of the event \#
  that reported the step."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Curs\#
  or of that event."},"rule":{"$ref":"#/components/schemas/AppliedRule","description":"The rul\#
  e that applied in the step."},"by":{"description":"In `claimed`: what led to the user.","typ\#
  e":"string","enum":["purchase","restore","accountToken","replaces"]},"method":{"description"\#
  :"Method that made the step.","type":"string","enum":["identify","restore","purchase","user.\#
  link.undo"]},"from":{"description":"Who had it before: at most ten ids, one id per customer.\#
   In `aliased`: the first customer. In `identified`: the device's anonymous user.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/UserId"}},"to":{"description":"Who has it afterwa\#
  rds. In `aliased`: the second customer.","type":"array","items":{"$ref":"#/components/schema\#
  s/UserId"}},"device":{"description":"In `purchased` and `identified`: the device; null for a\#
   purchase without a device.","type":["string","null"]},"store":{"$ref":"#/components/schemas\#
  /Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionI\#
  d":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Pro\#
  ductId"},"state":{"$ref":"#/components/schemas/State","description":"State of the purchase o\#
  r grant at that time."},"since":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "In `clock`: start of the state; when access is over, the last millisecond with access. In o\#
  ther steps: start of the period."},"until":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"Last millisecond of the state, as far as is known; the end of a pause. Null for \#
  no end."},"recomputed":{"description":"True when an undo of an earlier link changed the outc\#
  ome of this login; otherwise absent.","type":"boolean"}},"required":["step","text","at"]},"F\#
  eedStats":{"description":"The readers of events.","type":"object","properties":{"waits":{"de\#
  scription":"`events.wait` requests that wait now.","type":"integer","minimum":0},"subscripti\#
  ons":{"description":"Open subscriptions.","type":"integer","minimum":0},"consumers":{"descri\#
  ption":"Consumers, by project and name: at most 256.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/ConsumerLag"}},"moreConsumers":{"description":"Whether there are more consume\#
  rs.","type":"boolean"}},"required":["waits","subscriptions","consumers","moreConsumers"]},"I\#
  dempotencyKey":{"description":"Key of one write. The daemon stores it for 24 hours, per proj\#
  ect and method.","type":"string","minLength":1,"maxLength":255},"Limits":{"description":"The\#
   daemon's limits by name.","type":"object","properties":{"lineBytesMax":{"description":"Long\#
  est line, in bytes without the line feed.","type":"integer"},"batchEntriesMax":{"description\#
  ":"Most requests in one batch.","type":"integer"},"depthMax":{"description":"Deepest nesting\#
   of JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"description":"Longest \#
  request id, in bytes.","type":"integer"}},"required":["lineBytesMax","batchEntriesMax","dept\#
  hMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"LosingSource":{"descr\#
  iption":"A purchase or grant that also gives the entitlement, but not the one that supplies \#
  its fields.","type":"object","properties":{"lostBy":{"description":"The first criterion, in \#
  the order of rules.md, in which the two differ.","type":"string","enum":["active","end","pur\#
  chasedAt","transactionId","store","originalTransactionId","order"]},"text":{"description":"A\#
  n explanation in one sentence.","type":"string"},"entitlement":{"$ref":"#/components/schemas\#
  /Entitlement","description":"The entitlement as this purchase or grant alone would give it."\#
  }},"required":["lostBy","text","entitlement"]},"MethodStats":{"description":"The requests of\#
   a method, without those that the daemon has not answered yet.","type":"object","properties"\#
  :{"requests":{"description":"How many requests the daemon answered, with results or errors."\#
  ,"type":"integer","minimum":0},"errors":{"$ref":"#/components/schemas/ErrorCounts"},"duratio\#
  ns":{"$ref":"#/components/schemas/Durations"}},"required":["requests","errors","durations"]}\#
  ,"MethodSummary":{"description":"One line in the list of methods.","type":"object","properti\#
  es":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":["r\#
  ead","write","admin"]}},"required":["name","summary","role"]},"MissingReason":{"description"\#
  :"A reason why an entitlement is not active.","type":"object","properties":{"kind":{"descrip\#
  tion":"What is missing; rules.md describes each kind.","type":"string","enum":["expired","pa\#
  used","billingRetry","refunded","revoked","notYet","environment","notMapped","notIdentified"\#
  ,"heldByAnother","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"description\#
  ":"An explanation in one sentence.","type":"string"},"store":{"$ref":"#/components/schemas/S\#
  tore","description":"Store of the purchase, if the reason is about a purchase."},"originalTr\#
  ansactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/s\#
  chemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"In `heldByA\#
  nother` and `notIdentified`: the holder of the purchase. An identified holder comes before a\#
  n anonymous holder, then the first in byte order."},"since":{"$ref":"#/components/schemas/Mo\#
  ment","description":"Last millisecond with access. In `refunded` and `revoked`: time of the \#
  refund or revocation. In `notIdentified`: when the holder logged out on this device, if it d\#
  id."},"until":{"$ref":"#/components/schemas/Moment","description":"In `paused`: end of the p\#
  ause. In `notYet`: start of access."},"because":{"description":"In `heldByAnother`: the step\#
  s that led to the holder.","type":"array","items":{"$ref":"#/components/schemas/ExplanationS\#
  tep"}},"suggestedCalls":{"description":"Calls that would each make the entitlement active at\#
   the moment that the result is for. A call is listed under the first reason that it removes.\#
  ","type":"array","items":{"$ref":"#/components/schemas/SuggestedCall"}}},"required":["kind",\#
  "text","suggestedCalls"]},"Moment":{"description":"RFC 3339 timestamp, for example 2026-11-2\#
  1T09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with milliseco\#
  nds.","type":"string","format":"date-time"},"Move":{"description":"A purchase with new holde\#
  rs.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTr\#
  ansactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/s\#
  chemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description":\#
  "Who held it before: one id per customer, in byte order.","type":"array","items":{"$ref":"#/\#
  components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"The u\#
  ser that gained it. After an undo in which no user gained it: the first remaining holder in \#
  byte order."},"shared":{"description":"True when the users in `from` still hold it.","type":\#
  "boolean"}},"required":["store","originalTransactionId","product","kind","from","to","shared\#
  "]},"NullableMoment":{"description":"RFC 3339 timestamp, or null.","type":["string","null"],\#
  "format":"date-time"},"Peer":{"description":"The other end of the connection, as the kernel \#
  reports it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"}\#
  ,"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write","admin"]}},"require\#
  d":["uid","gid","pid","role"]},"PeerStats":{"description":"The open connections of a uid wit\#
  h a role.","type":"object","properties":{"uid":{"type":"integer"},"role":{"description":"`no\#
  ne` for clients without a role, whose requests the daemon refuses.","type":"string","enum":[\#
  "none","read","write","admin"]},"connections":{"description":"How many connections.","type":\#
  "integer","minimum":0}},"required":["uid","role","connections"]},"PeriodType":{"description"\#
  :"Price of a period: full (normal), a trial, or introductory (intro).","type":"string","enum\#
  ":["normal","trial","intro"]},"Platform":{"description":"Platform of the device: ios, androi\#
  d, web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"P\#
  reset":{"description":"A named set of rules.","type":"string","enum":["qonversion","revenuec\#
  at","revenuecatLegacy","purchasely"]},"Price":{"description":"A decimal number in a string, \#
  for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":\#
  {"description":"A product of the catalogue.","type":"object","properties":{"kind":{"descript\#
  ion":"Default: the kind that the purchase gives; without it, `subscription` for a purchase w\#
  ith an end and `nonConsumable` for a purchase without.","type":["string","null"],"enum":["su\#
  bscription","nonRenewingSubscription","nonConsumable","consumable",null]},"entitlements":{"d\#
  escription":"Ids of the entitlements that the product unlocks.","type":"array","items":{"$re\#
  f":"#/components/schemas/EntitlementId"},"maxItems":100}},"required":["entitlements"],"addit\#
  ionalProperties":false},"ProductId":{"description":"A product, by the id that the store and \#
  the catalogue use.","type":"string","minLength":1,"maxLength":255},"ProductKind":{"descripti\#
  on":"Kind of a product, which determines how a purchase moves and expires.","type":"string",\#
  "enum":["subscription","nonRenewingSubscription","nonConsumable","consumable"]},"Project":{"\#
  description":"A project: a namespace for users, purchases, rules and events, with the counts\#
   of its records.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId\#
  "},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components/schemas/Ca\#
  talogue"},"entitlements":{"description":"Ids that `grant` accepts in addition to the entitle\#
  ments of the catalogue.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"\#
  }},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/compo\#
  nents/schemas/Clock"},"webhooks":{"description":"URLs that receive the project's events. Onl\#
  y `project.webhooks` returns the secrets.","type":"array","items":{"$ref":"#/components/sche\#
  mas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas/Stores"},"createdAt":{"$ref":"#\#
  /components/schemas/Moment","description":"Time of the creation, by the project's own clock.\#
  "},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","products","ent\#
  itlements","environment","clock","webhooks","stores","createdAt","counts"]},"ProjectEnvironm\#
  ent":{"description":"Which purchases give access: those of production, those of the sandbox,\#
   or both (any).","type":"string","enum":["production","sandbox","any"]},"ProjectId":{"descri\#
  ption":"A project: a namespace for users, purchases, rules and events. Projects share no dat\#
  a.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"description":"One line\#
   in the list of projects.","type":"object","properties":{"id":{"$ref":"#/components/schemas/\#
  ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/component\#
  s/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","preset\#
  ","createdAt","counts"]},"Properties":{"description":"Properties by their names. setUserProp\#
  erty stores at most 100 per customer.","type":"object","propertyNames":{"$ref":"#/components\#
  /schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schemas/PropertyValue"}}\#
  ,"PropertyKey":{"description":"Name of a property: 1 to 80 letters, digits, and _ . : - $.",\#
  "type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"Value \#
  of a property.","type":"string","maxLength":500},"Purchase":{"description":"One product boug\#
  ht in one store, its transactions and its holders.","type":"object","properties":{"store":{"\#
  $ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tr\#
  ansactionId","description":"The first transaction."},"transactionId":{"$ref":"#/components/s\#
  chemas/TransactionId","description":"The latest transaction."},"product":{"$ref":"#/componen\#
  ts/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"Kind\#
   that the purchase or the catalogue gives; without it, `subscription` for a purchase with an\#
   end and `nonConsumable` for a purchase without."},"state":{"$ref":"#/components/schemas/Sta\#
  te","description":"Current state; null before the first purchasedAt."},"holders":{"descripti\#
  on":"Who holds the purchase: one id per customer, in byte order.","type":"array","items":{"$\#
  ref":"#/components/schemas/UserId"}},"device":{"description":"Device on which the customer b\#
  ought; null when there is none.","type":["string","null"]},"storeAccount":{"description":"St\#
  ore account that bought it; null when there is none.","type":["string","null"]},"purchasedAt\#
  ":{"$ref":"#/components/schemas/Moment","description":"Time of the latest transaction."},"fi\#
  rstPurchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the first trans\#
  action."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last mill\#
  isecond of the period; null for no end."},"trialStartedAt":{"$ref":"#/components/schemas/Nul\#
  lableMoment","description":"Time at which a trial began; null without a trial."},"periodType\#
  ":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/Pur\#
  chaseEnvironment","description":"Environment of the first transaction."},"isFamilyShared":{"\#
  description":"Whether a family member bought it and shares it.","type":"boolean"},"price":{"\#
  description":"A decimal number in a string, for example \"9.99\".","type":["string","null"]}\#
  ,"currency":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"count\#
  ry":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"\#
  description":"Offer code, as it was sent.","type":["string","null"]},"autoRenew":{"descripti\#
  on":"Whether it renews automatically: true for a subscription until purchase.update says oth\#
  erwise, false for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/comp\#
  onents/schemas/NullableMoment","description":"Time since which auto-renew has been off; null\#
   while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","des\#
  cription":"Last millisecond of the grace period; null without a grace period."},"billingRetr\#
  y":{"description":"Whether the store retries a failed payment.","type":"boolean"},"pausedUnt\#
  il":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the pause end\#
  s; null without a pause."},"refundedAt":{"$ref":"#/components/schemas/NullableMoment","descr\#
  iption":"Time of the refund; null without a refund."},"revokedAt":{"$ref":"#/components/sche\#
  mas/NullableMoment","description":"Time at which the store withdrew access; null when it did\#
   not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which\#
   access ended before the end of the period; null when it did not."},"paused":{"description":\#
  "Whether the store says that the subscription is paused.","type":"boolean"},"renewsAs":{"des\#
  cription":"Product of the next period; null for the same product.","type":["string","null"]}\#
  ,"endReason":{"$ref":"#/components/schemas/EndReason","description":"Why the purchase ended,\#
   or will end; null when the store named no reason."},"billingIssueAt":{"$ref":"#/components/\#
  schemas/NullableMoment","description":"Time since which billing has failed; null when it doe\#
  s not fail."},"replaces":{"description":"Purchase that this one takes over, as the store nam\#
  ed it; null when there is none.","type":["string","null"]},"replacedBy":{"description":"`ori\#
  ginalTransactionId` of the purchase that took this one over; null before it began.","type":[\#
  "string","null"]},"keys":{"description":"Further names of the purchase, in byte order.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/TransactionId"}},"renewsCount":{"descriptio\#
  n":"Number of renewals at the full price: the number of `normal` periods minus 1, at least 0\#
  .","type":"integer","minimum":0},"accountToken":{"description":"First account token that the\#
   store named; null without one.","type":["string","null"]},"transactions":{"description":"Al\#
  l transactions, oldest first.","type":"array","items":{"$ref":"#/components/schemas/Transact\#
  ion"}}},"required":["store","originalTransactionId","transactionId","product","kind","state"\#
  ,"holders","device","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStarte\#
  dAt","periodType","environment","isFamilyShared","price","currency","country","offerCode","a\#
  utoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refunde\#
  dAt","revokedAt","endedAt","paused","renewsAs","endReason","billingIssueAt","replaces","repl\#
  acedBy","keys","renewsCount","accountToken","transactions"]},"PurchaseEnvironment":{"descrip\#
  tion":"Environment of the store: production, or sandbox for test purchases.","type":"string"\#
  ,"enum":["production","sandbox"]},"PurchaseRef":{"description":"A purchase, by its store and\#
   the id of its first transaction.","type":"object","properties":{"store":{"$ref":"#/componen\#
  ts/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","des\#
  cription":"Id of the purchase's first transaction."}},"required":["store","originalTransacti\#
  onId"],"additionalProperties":false},"Refusal":{"description":"A purchase that a restore ref\#
  used, and the rule that refused it.","type":"object","properties":{"store":{"$ref":"#/compon\#
  ents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"\#
  product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/Us\#
  erId","description":"Who holds it. An identified holder comes before an anonymous holder, th\#
  en the first in byte order."},"rule":{"description":"The rule that refused it.","type":"stri\#
  ng","enum":["onRestore","oneTimePurchases"]}},"required":["store","originalTransactionId","p\#
  roduct","holder","rule"]},"RemainingChange":{"description":"A later change that stays althou\#
  gh an earlier link is undone.","type":"object","properties":{"event":{"$ref":"#/components/s\#
  chemas/EventId","description":"Id of the event that reported it."},"method":{"description":"\#
  Method that made it.","type":"string","enum":["restore","purchase","user.link.undo"]}},"requ\#
  ired":["event","method"]},"Rules":{"description":"Every rule of a project. rules.md describe\#
  s each rule.","type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","\#
  description":"Preset that the rules started from."},"anonymousPrefix":{"description":"Beginn\#
  ing of each anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymous id\#
   is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":"What\#
   a login of a new user id does when no user is logged in on the device.","type":"string","en\#
  um":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description"\#
  :"What a login of a known user id does when no user is logged in on the device.","type":"str\#
  ing","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description\#
  ":"What a login does when another user is logged in on the device.","type":"string","enum":[\#
  "logoutFirst","switch"]},"onLogout":{"description":"The current user after a logout: the sam\#
  e anonymous user (return), or a new anonymous user (rotate).","type":"string","enum":["retur\#
  n","rotate"]},"onAnonymousLogout":{"description":"What a logout does when no user is logged \#
  in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"\#
  Who holds a new purchase: the device's anonymous user and its identified user, or only the c\#
  urrent user.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"descript\#
  ion":"What a restore does with a purchase that another user holds.","type":"string","enum":[\#
  "share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"description":"\#
  What a restore does with a purchase that only anonymous users hold.","type":"string","enum":\#
  ["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-time pu\#
  rchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases":{"description":"What \#
  becomes of a purchase that a store reports and whose user is unknown: it is not recorded (ig\#
  nore), nobody holds it (keep), or a new anonymous user holds it (anonymous).","type":"string\#
  ","enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"description":"Maximum length of \#
  a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds"\#
  :{"description":"Ids that no user may have, compared byte by byte. The empty id is always bl\#
  ocked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required\#
  ":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAno\#
  nymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases","unclaimed\#
  Purchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"Name of a pres\#
  et, or an object with a preset and the rules that differ from it.","anyOf":[{"$ref":"#/compo\#
  nents/schemas/Preset"},{"type":"object","properties":{"preset":{"$ref":"#/components/schemas\#
  /Preset","description":"Preset that supplies the rules that are not given.","default":"qonve\#
  rsion"},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex \#
  digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","max\#
  Length":64},"onIdentifyNew":{"description":"What a login of a new user id does when no user \#
  is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","m\#
  ove","switch"]},"onIdentifyKnown":{"description":"What a login of a known user id does when \#
  no user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLi\#
  nked","move","switch"]},"onSwitch":{"description":"What a login does when another user is lo\#
  gged in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"descri\#
  ption":"The current user after a logout: the same anonymous user (return), or a new anonymou\#
  s user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"descript\#
  ion":"What a logout does when no user is logged in.","type":"string","enum":["ignore","refus\#
  e","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's anony\#
  mous user and its identified user, or only the current user.","type":"string","enum":["devic\#
  eAndUser","currentUser"]},"onRestore":{"description":"What a restore does with a purchase th\#
  at another user holds.","type":"string","enum":["share","transfer","transferIfInactive","kee\#
  p","alias"]},"anonymousHolders":{"description":"What a restore does with a purchase that onl\#
  y anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"d\#
  escription":"Whether a restore moves one-time purchases.","type":"string","enum":["move","st\#
  ay"]},"unclaimedPurchases":{"description":"What becomes of a purchase that a store reports a\#
  nd whose user is unknown: it is not recorded (ignore), nobody holds it (keep), or a new anon\#
  ymous user holds it (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"use\#
  rIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type":"inte\#
  ger","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have, \#
  compared byte by byte. The empty id is always blocked.","type":"array","items":{"type":"stri\#
  ng","maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State"\#
  :{"description":"State of a purchase or grant. Null before it begins, and for an entitlement\#
   that the user never had.","type":["string","null"],"enum":["active","trial","intro","graceP\#
  eriod","billingRetry","paused","expired","refunded","revoked",null]},"StorageStats":{"descri\#
  ption":"The files of the store, and the work on them since the daemon's start. Missing if th\#
  e store is in memory.","type":"object","properties":{"dataFileBytes":{"description":"Size of\#
   the data file.","type":"integer","minimum":0},"logFileBytes":{"description":"Size of SQLite\#
  's write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"description":"Size o\#
  f the two files of the journal.","type":"integer","minimum":0},"journalBytes":{"description"\#
  :"Bytes in the journal that the daemon has not copied to the tables yet.","type":"integer","\#
  minimum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of them was committ\#
  ed; 0 if there are none.","type":"integer","minimum":0},"freeBytes":{"description":"Free spa\#
  ce for the daemon on the file system of the data file; null if the system does not say.","ty\#
  pe":["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"},"check\#
  points":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/components/schemas/D\#
  urations"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","journalBytes","jo\#
  urnalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"Store tha\#
  t took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microso\#
  ft, paddle, stripe, web, or one of the project's `stores.custom`.","type":"string","pattern"\#
  :"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for example an \#
  Apple ID or a Google account, whose purchases a device can restore.","type":"string","minLen\#
  gth":1,"maxLength":255},"Stores":{"description":"Settings of the stores in which a project s\#
  ells.","type":"object","properties":{"custom":{"description":"Stores of the project's own, i\#
  n byte order.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},\#
  "required":["custom"]},"StoresChoice":{"description":"New settings of stores. A setting that\#
   is left out stays.","type":"object","properties":{"custom":{"description":"Stores of the pr\#
  oject's own. They replace the previous list as a whole.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Store"},"maxItems":20}},"required":[],"additionalProperties":false},"Subsc\#
  riptionId":{"description":"Id of a subscription. It is unique within one connection.","type"\#
  :"string"},"SuggestedCall":{"description":"A complete call that would make the entitlement a\#
  ctive. The daemon has tried it in a dry run.","type":"object","properties":{"method":{"descr\#
  iption":"Method of the call.","type":"string"},"params":{"description":"Params of the call."\#
  ,"type":"object"},"role":{"description":"Role that the caller needs.","type":"string","enum"\#
  :["read","write","admin"]},"text":{"description":"An explanation in one sentence.","type":"s\#
  tring"}},"required":["method","params","role","text"]},"Transaction":{"description":"One tra\#
  nsaction of a purchase: a paid period or a single payment. A member that is not required is \#
  absent when it is not set.","type":"object","properties":{"transactionId":{"$ref":"#/compone\#
  nts/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType"\#
  :{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Mome\#
  nt"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"isFamilyShared":{"descripti\#
  on":"Whether a family member bought it and shares it. An export always shows this member and\#
   those up to `attributes`.","type":"boolean"},"price":{"description":"A decimal number in a \#
  string, for example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217\#
   code, as it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, a\#
  s it was sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was \#
  sent.","type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"ki\#
  nd":{"$ref":"#/components/schemas/ProductKind","description":"The kind that the store named.\#
  "},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"The envir\#
  onment that the store named."},"autoRenew":{"description":"False while auto-renew is off.","\#
  type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Moment","description":"\#
  Time since which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/sch\#
  emas/Moment","description":"Last moment of the grace period."},"billingRetry":{"description"\#
  :"True while the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#\#
  /components/schemas/Moment","description":"Time at which the pause ends."},"refundedAt":{"$r\#
  ef":"#/components/schemas/Moment","description":"Time of the refund."},"revokedAt":{"$ref":"\#
  #/components/schemas/Moment","description":"Time at which the store withdrew access."},"ende\#
  dAt":{"$ref":"#/components/schemas/Moment","description":"Time at which access ended before \#
  the end of the period."},"paused":{"description":"True while the store says that the subscri\#
  ption is paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","des\#
  cription":"Product of the next period."},"endReason":{"$ref":"#/components/schemas/EndReason\#
  "},"billingIssueAt":{"$ref":"#/components/schemas/Moment","description":"Time since which bi\#
  lling has failed."},"asOf":{"$ref":"#/components/schemas/Moment","description":"Time of the \#
  newest statement about the transaction."}},"required":["transactionId","product","periodType\#
  ","purchasedAt","expiresAt","asOf"]},"TransactionId":{"description":"Id that a store gives t\#
  o a transaction.","type":"string","minLength":1,"maxLength":255},"User":{"description":"The \#
  current user of a device, or the user that an id belongs to.","type":"object","properties":{\#
  "id":{"$ref":"#/components/schemas/UserId","description":"For a device: the identified user,\#
   or else the anonymous user. For an id: that id if it is identified, or else the customer's \#
  identified id, or its anonymous id if it has none."},"anonymousId":{"description":"For a dev\#
  ice: its anonymous user. For an id: that id if it is anonymous, or else null.","type":["stri\#
  ng","null"]},"identityId":{"description":"Id of the identified user; null for an anonymous u\#
  ser.","type":["string","null"]},"customerId":{"$ref":"#/components/schemas/UserId","descript\#
  ion":"Id of the customer. It stays the same across logins, and every userId param accepts it\#
  ."},"aliases":{"description":"Every id of the customer, in byte order. It omits the customer\#
  Id of a customer that began with an identified user.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","description":"Id \#
  of the device; absent when the request names a user."},"createdAt":{"$ref":"#/components/sch\#
  emas/Moment","description":"Time at which the customer was created."},"environment":{"$ref":\#
  "#/components/schemas/ProjectEnvironment"}},"required":["id","anonymousId","identityId","cus\#
  tomerId","aliases","createdAt","environment"]},"UserId":{"description":"Id of a user: the ap\#
  p's own id, an anonymous id, or a customerId. It has 1 to `userIdLengthMax` Unicode scalars,\#
   and the daemon compares it byte by byte. An empty id is blockedUserId and a longer id userI\#
  dTooLong, so this schema has no length.","type":"string"},"Warning":{"description":"A sign t\#
  hat an accepted request may be a mistake.","type":"object","properties":{"kind":{"type":"str\#
  ing","enum":["unknownProduct","unknownEntitlement","subscriptionWithoutEnd","heldByNobody","\#
  sameMoment","asOfAhead","keyTaken","accountTokenDiffers","transactionDiffers"]},"message":{"\#
  description":"An explanation in one sentence.","type":"string"},"nearest":{"description":"Si\#
  milar names that exist, nearest first. An unknown entitlement always has it.","type":"array"\#
  ,"items":{"type":"string"}},"fields":{"description":"In sameMoment: the fields that two stat\#
  ements of one moment give different values.","type":"array","items":{"type":"string"}}},"req\#
  uired":["kind","message"]},"Webhook":{"description":"A URL that receives a project's events,\#
   with its secrets. Only an admin can read it.","type":"object","properties":{"url":{"$ref":"\#
  #/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"ol\#
  dSecret":{"description":"Second secret that also signs each delivery; null when there is non\#
  e.","type":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookFormat"},"paused\#
  ":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"co\#
  nsumer":{"$ref":"#/components/schemas/ConsumerId","description":"Name of the consumer whose \#
  cursor is the webhook's position. A replay gives the webhook another one."},"cursor":{"$ref"\#
  :"#/components/schemas/Cursor","description":"The webhook's position: all events up to this \#
  cursor are delivered."}},"required":["url","secret","oldSecret","format","paused","consumer"\#
  ,"cursor"]},"WebhookChoice":{"description":"A URL that receives the project's events.","type\#
  ":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"\#
  #/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret\#
  ","description":"Second secret that also signs each delivery, until every receiver knows the\#
   new secret."},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},\#
  "required":["url","secret"],"additionalProperties":false},"WebhookFailure":{"description":"T\#
  he latest failed attempt for the oldest event that waits for another one; if no event waits,\#
   the latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schema\#
  s/Moment","description":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schema\#
  s/Cursor","description":"Cursor of the event."},"reason":{"description":"Why the attempt fai\#
  led, for people.","type":"string","maxLength":500},"attempts":{"description":"Number of atte\#
  mpts so far to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment","description":"Time of the next attempt; null if the event i\#
  s delivered or no program posts it."}},"required":["at","cursor","reason","attempts","nextAt\#
  temptAt"]},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the event as in\#
   the log. `purchasely`: as Purchasely documents it (webhooks.md).","type":"string","enum":["\#
  entitled","purchasely"]},"WebhookReport":{"description":"How the posts to a URL fare.","type\#
  ":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$r\#
  ef":"#/components/schemas/Moment","description":"Time of the latest delivery."},"failure":{"\#
  description":"The latest failed attempt for the oldest event that waits for another one; if \#
  no event waits, the latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/co\#
  mponents/schemas/Moment","description":"Time of the attempt."},"cursor":{"$ref":"#/component\#
  s/schemas/Cursor","description":"Cursor of the event."},"reason":{"description":"Why the att\#
  empt failed, for people.","type":"string","maxLength":500},"attempts":{"description":"Number\#
   of attempts so far to post the event.","type":"integer","minimum":1,"maximum":2147483647},"\#
  nextAttemptAt":{"$ref":"#/components/schemas/Moment","description":"Time of the next attempt\#
  ; absent if the event is delivered."}},"required":["at","cursor","reason","attempts"],"addit\#
  ionalProperties":false}},"required":["url"],"additionalProperties":false},"WebhookSecret":{"\#
  description":"Key that signs each delivery. After `whsec_`: the key in base64. Any other tex\#
  t is the key itself, in UTF-8.","type":"string","minLength":1,"maxLength":255},"WebhookStatu\#
  s":{"description":"A URL that receives a project's events, and how the posts to it fare.","t\#
  ype":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref\#
  ":"#/components/schemas/WebhookFormat"},"state":{"description":"`paused` by webhook.pause; `\#
  stopped` if no program posts; `failing` if an event waits for another attempt; else `posting\#
  `.","type":"string","enum":["paused","stopped","failing","posting"]},"cursor":{"$ref":"#/com\#
  ponents/schemas/Cursor","description":"The webhook's position: all events up to this cursor \#
  are delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer\#
  ","minimum":0},"deliveredAt":{"$ref":"#/components/schemas/NullableMoment","description":"Ti\#
  me of the latest delivery; null if the daemon has had no report of one since its start."},"f\#
  ailure":{"$ref":"#/components/schemas/WebhookFailure","description":"Absent if the daemon ha\#
  s had no report of a failure since its start."}},"required":["url","format","state","cursor"\#
  ,"backlog","deliveredAt"]},"WebhookSummary":{"description":"A URL that receives a project's \#
  events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"for\#
  mat":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl\#
  ":{"description":"An absolute `https://` or `http://` URL with a host, and optionally a port\#
  , a path and a query. It has no user, password or fragment, because every reader of the proj\#
  ect sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength\#
  ":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is not valid JSON; lines.\#
  md defines the grammar. `offset` is the position of the first wrong byte, counted from 0.","\#
  data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":-32600,"message":"Th\#
  e line is JSON, but not a request: it is not an object or an empty batch, it has no method, \#
  its `jsonrpc` is not \"2.0\", or its id or params have a wrong type.","data":{"kind":"invali\#
  dRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"A line has more th\#
  an `limit` bytes before its line feed. The daemon drops the line and reads the next line as \#
  usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,\#
  "message":"A batch has more than `limit` entries, and the daemon executes none of them. Or t\#
  he replies to earlier entries have more than `limit` bytes, and the daemon does not execute \#
  this entry.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,\#
  "message":"The method is not allowed in a batch.","data":{"kind":"notInBatch","retryable":fa\#
  lse}},"unknownMethod":{"code":-32601,"message":"The daemon has no such method. `nearest` lis\#
  ts similar names.","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"code\#
  ":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two\#
   parameters exclude each other. `field` points to it; `nearest` lists similar names.","data"\#
  :{"kind":"invalidParams","retryable":false}},"internalError":{"code":-32603,"message":"The d\#
  aemon has a fault. Its log has the same `reference`.","data":{"kind":"internalError","retrya\#
  ble":false}},"permissionDenied":{"code":1000,"message":"The caller's role is lower than the \#
  role that the method needs. `uid` and `role` are the caller's (`none` without a role), and `\#
  needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},"unknown\#
  Device":{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevi\#
  ce","retryable":false}},"unknownUser":{"code":1101,"message":"The project has no such user."\#
  ,"data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code":1102,"message":"No\#
   user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"\#
  blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more U\#
  nicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retrya\#
  ble":false}},"reservedUserId":{"code":1104,"message":"The id begins with the project's anony\#
  mous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reserved\#
  UserId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"No user is logged in \#
  on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAn\#
  onymous","retryable":false}},"unknownProject":{"code":1200,"message":"The daemon has no such\#
   project.","data":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":120\#
  1,"message":"The project has no purchase with this store and originalTransactionId, or the p\#
  urchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryab\#
  le":false}},"purchaseHeldByAnother":{"code":1202,"message":"Another user holds the purchase,\#
   and a rule of the project keeps it there. `holder` and `rule` name them. Nothing changes.",\#
  "data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203\#
  ,"message":"A call grants or explains an entitlement that the project does not have. `neares\#
  t` lists similar names.","data":{"kind":"unknownEntitlement","retryable":false}},"notAManual\#
  Grant":{"code":1204,"message":"The user has no active grant of this entitlement. For example\#
  , a purchase gives it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable"\#
  :false}},"clockNotManual":{"code":1205,"message":"The project uses the system's clock, which\#
   cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"cod\#
  e":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reaso\#
  n: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event \#
  linked nothing; `undone`: the link is already undone; `isUndo`: the event comes from an undo\#
  ; `laterAlias`: a later alias merged the customer with another user; `tooMuch`: too many use\#
  rs and purchases depend on the link; `unclear`: a deletion erased part of the history. `even\#
  t` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":f\#
  alse}},"unknownConsumer":{"code":1207,"message":"No consumer of this name has acknowledged a\#
  n event. `events.acknowledge` does not create a name that begins with `webhook-`: those belo\#
  ng to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},"unknownWebhook":{"cod\#
  e":1208,"message":"The project has no webhook with this URL. The error does not repeat the U\#
  RL.","data":{"kind":"unknownWebhook","retryable":false}},"idempotencyConflict":{"code":1300,\#
  "message":"A call of the same method used this key with other params in the last 24 hours.",\#
  "data":{"kind":"idempotencyConflict","retryable":false}},"storageFull":{"code":1400,"message\#
  ":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"k\#
  ind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"message":"The write may \#
  not be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon\#
   cannot read a record that the request needs: then it keeps running.","data":{"kind":"storag\#
  eFailed","retryable":false}},"overloaded":{"code":1402,"message":"More requests are waiting \#
  than the daemon accepts. Nothing changes. With a null `id`, the daemon dropped an unfinished\#
   line, and `limit` is the total size of all unfinished lines.","data":{"kind":"overloaded","\#
  retryable":true}},"tooManyConnections":{"code":1403,"message":"The daemon has reached its ma\#
  ximum of connections. It replies to the first line with this error and closes the connection\#
  .","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{"code":1404,"mess\#
  age":"The daemon is shutting down. Nothing changes.","data":{"kind":"shuttingDown","retryabl\#
  e":true}}}}}\#

  """#
