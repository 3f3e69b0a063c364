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
  f stores. `appStore`, `playStore` and `stripe` say how `store.notify` verifies and reads wha\#
  t these stores send. `custom` lists stores of the project's own, up to 20. A custom store st\#
  ays while a purchase names it. Default for a new project: none.","schema":{"$ref":"#/compone\#
  nts/schemas/StoresChoice"}},{"name":"dryRun","required":false,"summary":"Computes the result\#
   and the events without changing anything.","schema":{"type":"boolean","default":false}},{"n\#
  ame":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the \#
  same params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKe\#
  y"}}],"result":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#\#
  /components/schemas/Project"},"dryRun":{"description":"True in a dry run; otherwise absent."\#
  ,"type":"boolean"},"events":{"description":"The events that the call would emit. Only in a d\#
  ry run. The changes of access that a new catalogue causes come later, and are not in the lis\#
  t.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":\#
  "True when this is the stored result of an idempotency key; otherwise absent.","type":"boole\#
  an"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1300,"message":"A call of the sa\#
  me method used this key with other params in the last 24 hours.","data":{"kind":"idempotency\#
  Conflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. No\#
  thing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"c\#
  ode":1401,"message":"The write may not be on the disk: the daemon stops, and its next start \#
  shows what is stored. Or the daemon cannot read a record that the request needs: then it kee\#
  ps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new \#
  project","params":[{"name":"project","value":"news"},{"name":"rules","value":{"preset":"qonv\#
  ersion","onRestore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}],"result":{"name":"result","value":{"project":{"id":"news","rules":{"preset":"qonversion"\#
  ,"anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"lo\#
  goutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser\#
  ","onRestore":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedP\#
  urchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"entitlements":[],"environment":"production","cl\#
  ock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]}\#
  ,"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purch\#
  ases":0,"unclaimed":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"result",\#
  "value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","\#
  onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"retu\#
  rn","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anon\#
  ymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLength\#
  Max":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"entitlements":["vip"],"environment":"production","clock":{"kind":"manual","no\#
  w":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","c\#
  ounts":{"devices":1,"users":1,"customers":1,"purchases":0,"unclaimed":0,"events":1}}}}},{"na\#
  me":"webhooks","params":[{"name":"project","value":"news"},{"name":"clock","value":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events\#
  ","secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases",\#
  "secret":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]\#
  }],"result":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{}\#
  ,"entitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:\#
  00:00.000Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"ht\#
  tps://example.com/purchases","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"202\#
  6-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaime\#
  d":0,"events":0}}}}}]},{"name":"project.describe","summary":"Returns the definition of a pro\#
  ject with every rule, and the number of its records.","x-role":"read","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"project","required":false,"summary":"Id of the project.",\#
  "schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"r\#
  esult","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Proje\#
  ct"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has n\#
  o such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"t\#
  he project that is there from the start","params":[],"result":{"name":"result","value":{"pro\#
  ject":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew\#
  ":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonym\#
  ousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders"\#
  :"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blo\#
  ckedUserIds":[""]},"products":{},"entitlements":[],"environment":"production","clock":{"kind\#
  ":"system"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":0\#
  ,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":"project.list\#
  ","summary":"Lists the projects, sorted by id in byte order.","x-role":"read","x-since":1,"p\#
  aramStructure":"either","params":[{"name":"project","required":false,"summary":"Has no effec\#
  t, but must exist: a client can send it with every call.","schema":{"$ref":"#/components/sch\#
  emas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"projects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSummary\#
  "}}},"required":["projects"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has n\#
  o such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"o\#
  ne project","params":[],"result":{"name":"result","value":{"projects":[{"id":"default","pres\#
  et":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purcha\#
  ses":0,"unclaimed":0,"events":0}}]}}}]},{"name":"project.stores","summary":"Returns how a pr\#
  oject verifies and reads what stores send, with Stripe's secrets.","x-role":"admin","x-since\#
  ":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"Id of \#
  the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"resu\#
  lt":{"name":"result","schema":{"type":"object","properties":{"stores":{"$ref":"#/components/\#
  schemas/Stores"}},"required":["stores"]}},"errors":[{"code":-32602,"message":"A parameter is\#
   missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `f\#
  ield` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryabl\#
  e":false}},{"code":1000,"message":"The caller's role is lower than the role that the method \#
  needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method'\#
  s role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The d\#
  aemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":\#
  [{"name":"settings of three stores","x-given":[{"method":"project.define","params":{"stores"\#
  :{"appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}]},"playStore":{"packages"\#
  :["com.example"]},"stripe":{"secret":"whsec_test","userFrom":["client_reference_id","metadat\#
  a.userId"],"grace":"P7D"},"custom":["Zeta"]}}}],"params":[],"result":{"name":"result","value\#
  ":{"stores":{"appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}],"environments\#
  ":["Production","Sandbox"],"roots":[]},"playStore":{"packages":["com.example"]},"stripe":{"s\#
  ecret":"whsec_test","oldSecret":null,"product":"product","userFrom":["client_reference_id","\#
  metadata.userId"],"grace":"P7D"},"custom":["Zeta"]}}}}]},{"name":"project.webhooks","summary\#
  ":"Returns the webhooks of a project with their secrets.","x-role":"admin","x-since":1,"para\#
  mStructure":"either","params":[{"name":"project","required":false,"summary":"Id of the proje\#
  ct.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"webhooks":{"type":"array","items":{"$re\#
  f":"#/components/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"mes\#
  sage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters e\#
  xclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inv\#
  alidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the \#
  role that the method needs. `uid` and `role` are the caller's (`none` without a role), and `\#
  needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":\#
  1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable"\#
  :false}}],"examples":[{"name":"a webhook that was defined after the first event","x-given":[\#
  {"method":"install","params":{"device":"iphone"}},{"method":"project.define","params":{"webh\#
  ooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"\#
  result","value":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":n\#
  ull,"format":"entitled","paused":false,"consumer":"webhook-1","cursor":"1"}]}}}]},{"name":"p\#
  urchase","summary":"Records a store transaction, and sets the holders of a new purchase.","x\#
  -role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":f\#
  alse,"summary":"Id of the device on which the customer bought.","schema":{"$ref":"#/componen\#
  ts/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the buyer, instead\#
   of `device`. The daemon creates an unknown user, so that no payment is lost.","schema":{"$r\#
  ef":"#/components/schemas/UserId"}},{"name":"product","required":true,"summary":"Id of the p\#
  roduct. The daemon also records a product that the catalogue does not have.","schema":{"$ref\#
  ":"#/components/schemas/ProductId"}},{"name":"store","required":true,"summary":"Store that t\#
  ook the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft,\#
   paddle, stripe, web, or one of the project's `stores.custom`.","schema":{"$ref":"#/componen\#
  ts/schemas/Store"}},{"name":"transactionId","required":true,"summary":"The store's id of thi\#
  s transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"originalTra\#
  nsactionId","required":false,"summary":"Id of the first transaction of the same purchase. De\#
  fault: `transactionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"ki\#
  nd","required":false,"summary":"Kind of the product. It overrides the kind in the catalogue.\#
  ","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","required":fal\#
  se,"summary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schema":{"$ref":"#/compone\#
  nts/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"Last millisecond of th\#
  e paid period, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},\#
  {"name":"periodType","required":false,"summary":"Price of the period: full (normal), a trial\#
  , or introductory (intro).","schema":{"$ref":"#/components/schemas/PeriodType","default":"no\#
  rmal"}},{"name":"environment","required":false,"summary":"Environment of the store: producti\#
  on, or sandbox for test purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvironme\#
  nt","default":"production"}},{"name":"isFamilyShared","required":false,"summary":"Whether a \#
  family member bought it and shares it.","schema":{"type":"boolean","default":false}},{"name"\#
  :"price","required":false,"summary":"Price that the customer paid: a decimal number in a str\#
  ing, for example \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currenc\#
  y","required":false,"summary":"Currency of the price: an ISO 4217 code, for example EUR.","s\#
  chema":{"$ref":"#/components/schemas/Currency"}},{"name":"country","required":false,"summary\#
  ":"Country of the purchase: an ISO 3166 code, for example DE.","schema":{"$ref":"#/component\#
  s/schemas/Country"}},{"name":"offerCode","required":false,"summary":"Offer code that the cus\#
  tomer redeemed.","schema":{"type":"string","minLength":1,"maxLength":255}},{"name":"attribut\#
  es","required":false,"summary":"Up to 20 strings of your own, which the events of this purch\#
  ase repeat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"asOf","required":\#
  false,"summary":"Time at which the store made this statement, RFC 3339. Default: none, which\#
   makes it a statement of the caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},\#
  {"name":"replaces","required":false,"summary":"Purchase of the same store that this one take\#
  s over: its `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken\#
  .","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"keys","required":false,"\#
  summary":"Up to ten further names of the purchase, for example a Google order id. Each finds\#
   it wherever `originalTransactionId` is a param.","schema":{"type":"array","items":{"$ref":"\#
  #/components/schemas/TransactionId"},"maxItems":10}},{"name":"accountToken","required":false\#
  ,"summary":"Account token of the purchase. When the call names a user or a device, it is reg\#
  istered for that user.","schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the r\#
  esult and the events without changing anything.","schema":{"type":"boolean","default":false}\#
  },{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with\#
   the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempote\#
  ncyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$r\#
  ef":"#/components/schemas/Purchase"},"created":{"description":"True when the purchase is new\#
  .","type":"boolean"},"outcome":{"description":"recorded: a new purchase. received: the buyer\#
   did not hold the purchase, and holds it now. claimed: the purchase had no holder before; no\#
  w the buyer holds it. planChanged: a new transaction with another product. renewed: any othe\#
  r new transaction. updated: a fact with `asOf` changed a known transaction. stale: newer inf\#
  ormation was there for all that differed. unchanged: all was so already, a known transaction\#
   without `asOf`, or a new transaction that is older than the latest.","type":"string","enum"\#
  :["recorded","renewed","planChanged","received","claimed","updated","stale","unchanged"]},"s\#
  tale":{"description":"The params that lost against newer information; absent when there are \#
  none.","type":"array","items":{"type":"string"}},"entitlements":{"$ref":"#/components/schema\#
  s/Entitlements","description":"The buyer's entitlements after the call. Without `device` and\#
   `userId`: those of the holder, or none if the purchase has no holder."},"warnings":{"descri\#
  ption":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boole\#
  an"},"events":{"description":"The events that the call would emit. Only in a dry run.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True whe\#
  n this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"re\#
  quired":["purchase","created","outcome","entitlements"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,\#
  "message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false\#
  }},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `block\#
  edUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The \#
  id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdToo\#
  Long","retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous\#
   prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUser\#
  Id","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1202,"message":"Another user holds the purc\#
  hase, and a rule of the project keeps it there. `holder` and `rule` name them. Nothing chang\#
  es.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A ca\#
  ll of the same method used this key with other params in the last 24 hours.","data":{"kind":\#
  "idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for t\#
  he write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable\#
  ":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its\#
   next start shows what is stored. Or the daemon cannot read a record that the request needs:\#
   then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"n\#
  ame":"a subscription","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value\#
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
  1-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"\#
  premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewStat\#
  e":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":nu\#
  ll,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore",\#
  "transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction aga\#
  in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":\#
  "install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","pr\#
  oduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.\#
  000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{\#
  "name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresA\#
  t","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"stor\#
  e":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kin\#
  d":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccou\#
  nt":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","envi\#
  ronment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"of\#
  ferCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billi\#
  ngRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused"\#
  :false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":n\#
  ull,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","p\#
  roduct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome":"\#
  unchanged","entitlements":{"premium":{"id":"premium","active":true,"state":"active","product\#
  Id":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodTyp\#
  e":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","g\#
  racePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"e\#
  nvironment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"\#
  1000"}}}}},{"name":"by a user who is logged in","x-given":[{"method":"project.define","param\#
  s":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manu\#
  al":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method\#
  ":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device",\#
  "value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{\#
  "name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z\#
  "}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId\#
  ":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","\#
  holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"\#
  2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02\#
  -01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","i\#
  sFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew\#
  ":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUn\#
  til":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"\#
  endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCou\#
  nt":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","perio\#
  dType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":\#
  {"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"ap\#
  pStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,\#
  "firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","\#
  store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a rene\#
  wal","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","p\#
  roduct":"monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:\#
  00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphon\#
  e"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transa\#
  ctionId","value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchasedA\#
  t","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z\#
  "}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId\#
  ":"1000","transactionId":"1001","product":"monthly","kind":"subscription","state":"active","\#
  holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T0\#
  0:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00\#
  .000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShare\#
  d":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"auto\#
  RenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"r\#
  efundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":n\#
  ull,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":1,"accou\#
  ntToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"norm\#
  al","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf":"\#
  2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"normal"\#
  ,"purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"202\#
  5-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premium":{"id\#
  ":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewS\#
  tate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00\#
  :00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchased\#
  At":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt"\#
  :null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"production","store":"appStor\#
  e","transactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product that the ca\#
  talogue does not know","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"product","value":"montly"\#
  },{"name":"store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name\#
  ":"result","value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","transaction\#
  Id":"pi_1","product":"montly","kind":"nonConsumable","state":"active","holders":["user_id_1"\#
  ],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchased\#
  At":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal",\#
  "environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":nul\#
  l,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,\#
  "billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"p\#
  aused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replace\#
  dBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"pi\#
  _1","product":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitle\#
  ments":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}\#
  }]},{"name":"purchase.update","summary":"Updates a purchase, for example after a refund. Omi\#
  tted params keep their value.","x-role":"write","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"store","required":true,"summary":"Store that took the payment.","schema":{"$ref\#
  ":"#/components/schemas/Store"}},{"name":"originalTransactionId","required":true,"summary":"\#
  Id of the first transaction of the purchase.","schema":{"$ref":"#/components/schemas/Transac\#
  tionId"}},{"name":"expiresAt","required":false,"summary":"New last millisecond of the paid p\#
  eriod, RFC 3339; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"n\#
  ame":"autoRenew","required":false,"summary":"Whether the subscription renews automatically; \#
  null: true for a subscription, else false.","schema":{"type":["boolean","null"]}},{"name":"g\#
  racePeriodExpiresAt","required":false,"summary":"Last millisecond of the grace period, RFC 3\#
  339; null: no grace period.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name\#
  ":"billingRetry","required":false,"summary":"Whether the store retries a failed payment; nul\#
  l: false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":false,"sum\#
  mary":"Time at which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/componen\#
  ts/schemas/NullableMoment"}},{"name":"refundedAt","required":false,"summary":"Time of the re\#
  fund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{\#
  "name":"revokedAt","required":false,"summary":"Time at which the store withdrew access, RFC \#
  3339, for example when family sharing ends; null: not withdrawn.","schema":{"$ref":"#/compon\#
  ents/schemas/NullableMoment"}},{"name":"product","required":false,"summary":"Id of the produ\#
  ct from now on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"nam\#
  e":"transactionId","required":false,"summary":"Transaction of which the store speaks. Requir\#
  ed with `asOf`. Default: the latest; for a refund or a revocation, the latest that was bough\#
  t at or before its moment.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":\#
  "asOf","required":false,"summary":"Time at which the store made this statement, RFC 3339. De\#
  fault: none, which makes it a statement of the caller, now.","schema":{"$ref":"#/components/\#
  schemas/Moment"}},{"name":"endedAt","required":false,"summary":"Time at which access ended b\#
  efore the end of the period, RFC 3339. Null clears it.","schema":{"$ref":"#/components/schem\#
  as/NullableMoment"}},{"name":"paused","required":false,"summary":"Whether the subscription i\#
  s paused, with or without a known end.","schema":{"type":["boolean","null"]}},{"name":"renew\#
  sAs","required":false,"summary":"Product of the next period. It gives no access. Null: the s\#
  ame product.","schema":{"type":["string","null"],"minLength":1,"maxLength":255}},{"name":"en\#
  dReason","required":false,"summary":"Why the purchase ended, or will end. Null clears it.","\#
  schema":{"$ref":"#/components/schemas/EndReason"}},{"name":"project","required":false,"summa\#
  ry":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defaul\#
  t"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events without\#
   changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","\#
  required":false,"summary":"Makes a retry safe: the same key with the same params returns the\#
   stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Pu\#
  rchase"},"outcome":{"description":"applied: a field changed. stale: newer information was th\#
  ere for all that differed. unchanged: all was so already.","type":"string","enum":["applied"\#
  ,"stale","unchanged"]},"stale":{"description":"The params that lost against newer informatio\#
  n; absent when there are none.","type":"array","items":{"type":"string"}},"warnings":{"descr\#
  iption":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"bool\#
  ean"},"events":{"description":"The events that the call would emit. Only in a dry run.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True wh\#
  en this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"r\#
  equired":["purchase","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon ha\#
  s no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"messag\#
  e":"The project has no purchase with this store and originalTransactionId, or the purchase h\#
  as no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false\#
  }},{"code":1300,"message":"A call of the same method used this key with other params in the \#
  last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messa\#
  ge":"The disk has no room for the write. Nothing changes, and reading still works.","data":{\#
  "kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the \#
  disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a\#
   record that the request needs: then it keeps running.","data":{"kind":"storageFailed","retr\#
  yable":false}}],"examples":[{"name":"auto-renew turned off","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  "}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore",\#
  "transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","\#
  value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"autoRenew","valu\#
  e":false}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransa\#
  ctionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"ac\#
  tive","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-\#
  01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFami\#
  lyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":fal\#
  se,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetr\#
  y":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false\#
  ,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"k\#
  eys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product\#
  ":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026\#
  -02-01T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","as\#
  Of":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","st\#
  ore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{\#
  "name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"\#
  refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchas\#
  e":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mont\#
  hly","kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"iphone",\#
  "storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"no\#
  rmal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"countr\#
  y":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":\#
  null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revoke\#
  dAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":nu\#
  ll,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transact\#
  ions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:\#
  00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund that \#
  was none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphon\#
  e","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:\#
  00:00.000Z"}},{"method":"purchase.update","params":{"store":"appStore","originalTransactionI\#
  d":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appS\#
  tore"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":null}],"\#
  result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"10\#
  00","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holde\#
  rs":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:\#
  00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z\#
  ","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fa\#
  lse,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenew\#
  DisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refund\#
  edAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"\#
  billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountTok\#
  en":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","\#
  purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-\#
  01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"restore","summary":"Restores the p\#
  urchases of a device's store account for its current user.","x-role":"write","x-since":1,"pa\#
  ramStructure":"either","params":[{"name":"device","required":true,"summary":"Id of the devic\#
  e.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":false,\#
  "summary":"Purchases to restore, from any store account; an empty list restores nothing. Def\#
  ault: every purchase of the device's store account.","schema":{"type":"array","items":{"$ref\#
  ":"#/components/schemas/PurchaseRef"},"maxItems":1000}},{"name":"project","required":false,"\#
  summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events wi\#
  thout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyK\#
  ey","required":false,"summary":"Makes a retry safe: the same key with the same params return\#
  s the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/U\#
  ser"},"restored":{"description":"Purchases that the user holds now and did not hold before."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"description":"\#
  Those of `restored` that another user lost.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Move"}},"refused":{"description":"Purchases that a rule refused to restore.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/components/\#
  schemas/Entitlements","description":"The user's entitlements after the call."},"warnings":{"\#
  description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":\#
  "boolean"},"events":{"description":"The events that the call would emit. Only in a dry run."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tr\#
  ue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"\#
  }},"required":["user","restored","transferred","refused","entitlements"]}},"errors":[{"code"\#
  :-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two \#
  parameters exclude each other. `field` points to it; `nearest` lists similar names.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is low\#
  er than the role that the method needs. `uid` and `role` are the caller's (`none` without a \#
  role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fals\#
  e}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice",\#
  "retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":\#
  "unknownProject","retryable":false}},{"code":1201,"message":"The project has no purchase wit\#
  h this store and originalTransactionId, or the purchase has no such transaction. Nothing cha\#
  nges.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call o\#
  f the same method used this key with other params in the last 24 hours.","data":{"kind":"ide\#
  mpotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the w\#
  rite. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":tr\#
  ue}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its nex\#
  t start shows what is stored. Or the daemon cannot read a record that the request needs: the\#
  n it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name"\#
  :"after a reinstall","x-given":[{"method":"project.define","params":{"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.00\#
  0Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"method":"pur\#
  chase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1\#
  000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ipad",\#
  "storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":"result\#
  ","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customerId":"{{\#
  new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environ\#
  ment":"production"},"restored":[{"store":"appStore","originalTransactionId":"1000","product"\#
  :"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"transfer\#
  red":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active\#
  ","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase",\#
  "periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:0\#
  0.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurch\#
  asedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsC\#
  ount":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransa\#
  ctionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"para\#
  ms":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{\#
  anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","a\#
  liases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environm\#
  ent":"production"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"name\#
  ":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"either",\#
  "params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"\#
  #/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user\#
  , instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlemen\#
  t","required":true,"summary":"Id of the entitlement that was granted.","schema":{"$ref":"#/c\#
  omponents/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id of the p\#
  roject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dr\#
  yRun","required":false,"summary":"Computes the result and the events without changing anythi\#
  ng.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,\#
  "summary":"Makes a retry safe: the same key with the same params returns the stored result."\#
  ,"schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["use\#
  rId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement":{"$re\#
  f":"#/components/schemas/Entitlement","description":"The entitlement after the call. A purch\#
  ase may still give it."},"dryRun":{"description":"True in a dry run; otherwise absent.","typ\#
  e":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry ru\#
  n.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":\#
  "True when this is the stored result of an idempotency key; otherwise absent.","type":"boole\#
  an"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` p\#
  oints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fals\#
  e}},{"code":1000,"message":"The caller's role is lower than the role that the method needs. \#
  `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role.\#
  ","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project \#
  has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"messag\#
  e":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":\#
  1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.\#
  ","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more\#
   Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retr\#
  yable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkn\#
  ownProject","retryable":false}},{"code":1204,"message":"The user has no active grant of this\#
   entitlement. For example, a purchase gives it, or the grant has ended.","data":{"kind":"not\#
  AManualGrant","retryable":false}},{"code":1300,"message":"A call of the same method used thi\#
  s key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryab\#
  le":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and\#
   reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message\#
  ":"The write may not be on the disk: the daemon stops, and its next start shows what is stor\#
  ed. Or the daemon cannot read a record that the request needs: then it keeps running.","data\#
  ":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":\#
  {"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"premium"}}\#
  ],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],"re\#
  sult":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state":"revoke\#
  d","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","peri\#
  odType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":\#
  null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabled\#
  At":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTrans\#
  actionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as an OpenRPC d\#
  ocument.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name"\#
  :"result","schema":{"description":"The OpenRPC document, with `x-role` on every method.","ty\#
  pe":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods":{"\#
  type":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":["openrp\#
  c","info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter is missi\#
  ng, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` \#
  points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The caller's role is lower than the role that the method needs.\#
   `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role\#
  .","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"the document"\#
  ,"params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}","method\#
  s":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists the meth\#
  ods, or describes one method.","x-role":"read","x-since":1,"paramStructure":"either","params\#
  ":[{"name":"method","required":false,"summary":"Name of the method to describe. Default: the\#
   list of all methods.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"typ\#
  e":"object","properties":{"methods":{"description":"All methods, sorted by name. Only withou\#
  t `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"method":\#
  {"description":"The method's entry in the OpenRPC document. Only with `method`.","type":"obj\#
  ect"},"components":{"description":"The schemas that the entry refers to, in `schemas`. Only \#
  with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message":"A para\#
  meter is missing, unknown, of a wrong type or out of range, or two parameters exclude each o\#
  ther. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","\#
  retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the\#
   method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the\#
   method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":\#
  "all methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},{"name":\#
  "one method","params":[{"name":"method","value":"logout"}],"result":{"name":"result","value"\#
  :{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Returns th\#
  e daemon's version and limits, and the caller's role.","x-role":"read","x-since":1,"paramStr\#
  ucture":"either","params":[],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"version":{"description":"Version of the daemon.","type":"string"},"protocol":{"descripti\#
  on":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/Lim\#
  its"},"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"integer","m\#
  inimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol","li\#
  mits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkno\#
  wn, of a wrong type or out of range, or two parameters exclude each other. `field` points to\#
   it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"co\#
  de":1000,"message":"The caller's role is lower than the role that the method needs. `uid` an\#
  d `role` are the caller's (`none` without a role), and `needs` is the method's role.","data"\#
  :{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"re\#
  sult":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","uptimeM\#
  s":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"\#
  name":"server.ping","summary":"Checks that the daemon replies.","x-role":"read","x-since":1,\#
  "paramStructure":"either","params":[{"name":"echo","required":false,"summary":"Value that th\#
  e reply repeats, without the white space between its tokens.","schema":{"description":"Any J\#
  SON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"pong":{"de\#
  scription":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","des\#
  cription":"Time of the system clock."},"echo":{"description":"The value from the request; ab\#
  sent when the request has none."}},"required":["pong","now"]}},"errors":[{"code":-32602,"mes\#
  sage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters e\#
  xclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inv\#
  alidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the \#
  role that the method needs. `uid` and `role` are the caller's (`none` without a role), and `\#
  needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"exampl\#
  es":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":"{{any\#
  }}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"name\#
  ":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"server.stat\#
  s","summary":"Returns counts and durations of requests, commits and background work since th\#
  e daemon's start.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result\#
  ":{"name":"result","schema":{"type":"object","properties":{"uptimeMs":{"description":"Millis\#
  econds since the daemon started.","type":"integer","minimum":0},"methods":{"description":"Th\#
  e methods that were called since the daemon's start, by name.","type":"object","additionalPr\#
  operties":{"$ref":"#/components/schemas/MethodStats"}},"refusals":{"$ref":"#/components/sche\#
  mas/ErrorCounts"},"slowRequests":{"description":"Requests that took longer than the threshol\#
  d `--log-slow` since the daemon's start.","type":"integer","minimum":0},"cache":{"$ref":"#/c\#
  omponents/schemas/CacheStats"},"connections":{"$ref":"#/components/schemas/ConnectionStats"}\#
  ,"turns":{"$ref":"#/components/schemas/Durations"},"commits":{"$ref":"#/components/schemas/C\#
  ommitStats"},"storage":{"$ref":"#/components/schemas/StorageStats"},"feed":{"$ref":"#/compon\#
  ents/schemas/FeedStats"},"background":{"$ref":"#/components/schemas/BackgroundStats"}},"requ\#
  ired":["uptimeMs","methods","refusals","slowRequests","cache","connections","turns","commits\#
  ","feed","background"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown\#
  , of a wrong type or out of range, or two parameters exclude each other. `field` points to i\#
  t; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code\#
  ":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and \#
  `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{\#
  "kind":"permissionDenied","retryable":false}},{"code":1401,"message":"The write may not be o\#
  n the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot \#
  read a record that the request needs: then it keeps running.","data":{"kind":"storageFailed"\#
  ,"retryable":false}}],"examples":[{"name":"a new daemon in memory","params":[],"result":{"na\#
  me":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{},"slowRequests":0,"cach\#
  e":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{any}}","feed":{"waits":0\#
  ,"subscriptions":0,"consumers":[],"moreConsumers":false},"background":{"expiriesDue":0,"expi\#
  riesLateMs":0,"erasures":0,"erasuresHalted":false,"catalogueChanges":0}}}},{"name":"one meth\#
  od was called, and a consumer is behind","x-given":[{"method":"install","params":{"device":"\#
  phone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"0"}}],"param\#
  s":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{"install":{"request\#
  s":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}","buckets\#
  ":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cache":{"rep\#
  lies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{any}}"},"\#
  connections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":"{{any}}","owedBytes":\#
  0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,"failures\#
  ":0,"durations":"{{any}}"},"feed":{"waits":0,"subscriptions":0,"consumers":[{"project":"defa\#
  ult","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":false},"background":"{{any}}\#
  "}}}]},{"name":"setUserProperty","summary":"Stores a key/value property; never affects acces\#
  s.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","requi\#
  red":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},\#
  {"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema":\#
  {"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of the\#
   property: 1 to 80 letters, digits, and _ . : - $. Names that other systems reserve, for exa\#
  mple $email, have no special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}}\#
  ,{"name":"value","required":true,"summary":"New value. An empty string removes the property.\#
  ","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","required":false\#
  ,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":\#
  "default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events \#
  without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotenc\#
  yKey","required":false,"summary":"Makes a retry safe: the same key with the same params retu\#
  rns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly\#
  -one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user that the re\#
  sult is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/compon\#
  ents/schemas/PropertyValue"},"dryRun":{"description":"True in a dry run; otherwise absent.",\#
  "type":"boolean"},"events":{"description":"The events that the call would emit. Only in a dr\#
  y run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descripti\#
  on":"True when this is the stored result of an idempotency key; otherwise absent.","type":"b\#
  oolean"}},"required":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parame\#
  ter is missing, unknown, of a wrong type or out of range, or two parameters exclude each oth\#
  er. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","re\#
  tryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the m\#
  ethod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the m\#
  ethod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":\#
  "The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code"\#
  :1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fal\#
  se}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `blo\#
  ckedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"Th\#
  e id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdT\#
  ooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":\#
  {"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same meth\#
  od used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflic\#
  t","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing c\#
  hanges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":14\#
  01,"message":"The write may not be on the disk: the daemon stops, and its next start shows w\#
  hat is stored. Or the daemon cannot read a record that the request needs: then it keeps runn\#
  ing.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"the id of the\#
   user in another system","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","va\#
  lue":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideU\#
  serId"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_i\#
  d","value":"yourSideUserId"}}}]},{"name":"store.notify","summary":"Verifies and carries out \#
  what a store sent.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name"\#
  :"store","required":true,"summary":"Store that sent it.","schema":{"type":"string","enum":["\#
  appStore","playStore","stripe"]}},{"name":"payload","required":false,"summary":"Body of the \#
  store's request, unchanged, or a signed transaction of StoreKit 2; at most 256 KiB. At least\#
   one of `payload` and `response` is required.","schema":{"type":"string"}},{"name":"headers"\#
  ,"required":false,"summary":"Headers of the store's request, with names in any case. The dae\#
  mon reads only `stripe-signature`.","schema":{"type":"object","additionalProperties":{"type"\#
  :"string"},"maxProperties":200}},{"name":"response","required":false,"summary":"What the cal\#
  ler fetched from the store's API, for `playStore` and `stripe`.","schema":{"$ref":"#/compone\#
  nts/schemas/StoreResponse"}},{"name":"device","required":false,"summary":"Device that presen\#
  ted the payload. At most one of `device` and `userId`.","schema":{"$ref":"#/components/schem\#
  as/DeviceId"}},{"name":"userId","required":false,"summary":"User who presented the payload."\#
  ,"schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summar\#
  y":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default\#
  "}},{"name":"dryRun","required":false,"summary":"Computes the result and the events without \#
  changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","r\#
  equired":false,"summary":"Makes a retry safe: the same key with the same params returns the \#
  stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"notification":{"anyOf":[{"$ref":"#/componen\#
  ts/schemas/StoreNotification"},{"type":"null"}]},"outcome":{"description":"applied: a record\#
   changed. stale: newer or equal information is recorded. repeated: this notification was car\#
  ried out before. ignored: it changes nothing, see `why`. unclaimed: it is recorded, and nobo\#
  dy holds the purchase. ask: the store says only that something changed, see `ask`.","type":"\#
  string","enum":["applied","stale","repeated","ignored","unclaimed","ask"]},"why":{"descripti\#
  on":"Why it is ignored. test: the store's test. unclaimed: nothing leads to the user, and th\#
  e rule `unclaimedPurchases` ignores such purchases. noEffect: it says nothing about a purcha\#
  se. unknownType: the daemon does not know its type. Absent otherwise.","type":"string","enum\#
  ":["test","unclaimed","noEffect","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQu\#
  estion","description":"What to fetch from the store and to send as `response`, with the same\#
   payload. Absent for other outcomes."},"purchases":{"description":"What it did to each purch\#
  ase.","type":"array","items":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"\#
  description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":\#
  "boolean"},"events":{"description":"The events that the call would emit. Only in a dry run."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tr\#
  ue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"\#
  }},"required":["notification","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude e\#
  ach other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPara\#
  ms","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role tha\#
  t the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` i\#
  s the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"me\#
  ssage":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},\#
  {"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryab\#
  le":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project\#
  's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"messa\#
  ge":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"\#
  userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's \#
  anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"res\#
  ervedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such project.","d\#
  ata":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Another user holds\#
   the purchase, and a rule of the project keeps it there. `holder` and `rule` name them. Noth\#
  ing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"messa\#
  ge":"A call of the same method used this key with other params in the last 24 hours.","data"\#
  :{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no r\#
  oom for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","\#
  retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops\#
  , and its next start shows what is stored. Or the daemon cannot read a record that the reque\#
  st needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code"\#
  :1500,"message":"The daemon does not trust what `store.notify` got: `reason` is `malformed`,\#
   `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `\#
  app`, `environment`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpSt\#
  atus` is what the web server should answer.","data":{"kind":"unverified","retryable":false}}\#
  ,{"code":1501,"message":"The project does not define the store of `store.notify`. The store \#
  sends the notification again if the web server answers `httpStatus`.","data":{"kind":"storeN\#
  otConfigured","retryable":true}},{"code":1502,"message":"The system has no libcrypto, which \#
  verifies what Apple signed. All other methods work.","data":{"kind":"verifierMissing","retry\#
  able":true}},{"code":1503,"message":"The process that verifies what Apple signed ended, or t\#
  ook more than two seconds. The daemon starts it again.","data":{"kind":"verifierFailed","ret\#
  ryable":true}}],"examples":[{"name":"a subscription of the App Store, before its user is kno\#
  wn","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTest\#
  ing"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params\#
  ":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJhb\#
  GciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJl\#
  MTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIy\#
  NTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3Rpbmci\#
  LCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lq\#
  b2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdG\#
  dGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3\#
  TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZ\#
  V0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxU\#
  UTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENK\#
  bGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpo\#
  YkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYz\#
  VUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVa\#
  WGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElq\#
  b2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":\#
  {"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type"\#
  :"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox\#
  "},"outcome":"unclaimed","purchases":[{"store":"appStore","originalTransactionId":"1","trans\#
  actionId":"1","outcome":"recorded"}]}}},{"name":"a repeat","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"en\#
  vironment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":\#
  [{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.\#
  example"]},"stripe":{"secret":"whsec_test"}}}},{"method":"store.notify","params":{"store":"a\#
  ppStore","payload":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1\#
  VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLC\#
  J2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leG\#
  FtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU\#
  9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1Sl\#
  pDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZV\#
  NJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRF\#
  F3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTn\#
  ZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKem\#
  FXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1Wn\#
  lKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WV\#
  c1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMl\#
  IxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRT\#
  NOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidH\#
  lwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"params":[{"name":"store","value":"appStore"},{"name":\#
  "payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1V\#
  CU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ\#
  2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGF\#
  tcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9\#
  pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1Slp\#
  DSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVN\#
  Jc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF\#
  3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZ\#
  kVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemF\#
  XZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1Wnl\#
  KOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc\#
  1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlI\#
  xWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTN\#
  OamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHl\#
  wZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"id":\#
  "002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"202\#
  6-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"repeated","purchases":[]}}},{"nam\#
  e":"a push of Google Play, which says only that something changed","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":\#
  {"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages\#
  ":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"p\#
  layStore"},{"name":"payload","value":"{\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja\#
  2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb\#
  25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iO\#
  iJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\"messageId\":\"1003\",\"publishTime\"\#
  :\"2026-01-01T00:00:00Z\"},\"subscription\":\"projects/example/subscriptions/rtdn\"}"}],"res\#
  ult":{"name":"result","value":{"notification":{"id":"1003","type":"PURCHASED","subtype":null\#
  ,"at":"2026-01-01T00:00:00.000Z","environment":null},"outcome":"ask","ask":{"kind":"subscrip\#
  tion","packageName":"com.example","purchaseToken":"token-1"},"purchases":[]}}},{"name":"a su\#
  bscription fetched from Stripe","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}\#
  ],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secre\#
  t":"whsec_test"}}}}],"params":[{"name":"store","value":"stripe"},{"name":"response","value":\#
  {"kind":"subscription","fetchedAt":"2026-01-01T00:00:00.000Z","body":{"id":"sub_1","object":\#
  "subscription","status":"active","livemode":true,"customer":"cus_1","cancel_at_period_end":f\#
  alse,"items":{"data":[{"current_period_start":1767225600,"current_period_end":1769904000,"pr\#
  ice":{"id":"price_1","product":"monthly"}}]}}}}],"result":{"name":"result","value":{"notific\#
  ation":{"id":null,"type":null,"subtype":null,"at":"2026-01-01T00:00:00.000Z","environment":"\#
  production"},"outcome":"unclaimed","purchases":[{"store":"stripe","originalTransactionId":"s\#
  ub_1","transactionId":"sub_1:1767225600","outcome":"recorded"}]}}}]},{"name":"store.unclaime\#
  d","summary":"Lists the unclaimed purchases: those that have had no holder yet.","x-role":"r\#
  ead","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summa\#
  ry":"`cursor` of an earlier answer. The answer has the purchases after it.","schema":{"type"\#
  :"string"}},{"name":"limit","required":false,"summary":"Maximum number of purchases.","schem\#
  a":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project","required"\#
  :false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","def\#
  ault":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purcha\#
  ses":{"description":"In the order of `store`, then `originalTransactionId`, by bytes.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Purchase"}},"cursor":{"description":"What th\#
  e next call gives as `after`.","type":"string"},"more":{"description":"Whether more purchase\#
  s follow.","type":"boolean"}},"required":["purchases","cursor","more"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}}],"examples":[{"name":"one of two","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}},{"method":"purchase","params":{"product":"monthly","s\#
  tore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z","accountToken":"7\#
  E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"method":"purchase","params":{"product":"monthly","s\#
  tore":"appStore","transactionId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"na\#
  me":"limit","value":1}],"result":{"name":"result","value":{"purchases":[{"store":"appStore",\#
  "originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscripti\#
  on","state":"active","holders":[],"device":null,"storeAccount":null,"purchasedAt":"2026-01-0\#
  1T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00\#
  :00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilySh\#
  ared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"a\#
  utoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null\#
  ,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason\#
  ":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"ac\#
  countToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138","transactions":[{"transactionId":"1000","\#
  product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":null,"currency":null,"country":n\#
  ull,"offerCode":null,"attributes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStor\#
  e:1000","more":true}}}]},{"name":"user.delete","summary":"Deletes a customer and erases its \#
  ids from everything that the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"\#
  either","params":[{"name":"userId","required":true,"summary":"Any id of the customer.","sche\#
  ma":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id\#
   of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"\#
  name":"dryRun","required":false,"summary":"Computes the result and the events without changi\#
  ng anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","require\#
  d":false,"summary":"Makes a retry safe: the same key with the same params returns the stored\#
   result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result\#
  ","schema":{"type":"object","properties":{"tombstone":{"description":"New id that replaces e\#
  very erased id in events. It belongs to no user.","type":"string"},"users":{"description":"N\#
  umber of erased users: the aliases of the customer.","type":"integer","minimum":1},"devices"\#
  :{"description":"Number of erased devices. `install` can register them again.","type":"integ\#
  er","minimum":0},"purchases":{"description":"Number of erased purchases: those that no other\#
   customer holds.","type":"integer","minimum":0},"shared":{"description":"Number of purchases\#
   that other customers hold and keep.","type":"integer","minimum":0},"dryRun":{"description":\#
  "True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events\#
   that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/\#
  schemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempo\#
  tency key; otherwise absent.","type":"boolean"}},"required":["tombstone","users","devices","\#
  purchases","shared"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no such \#
  user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may \#
  have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUse\#
  rId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the pr\#
  oject's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,\#
  "message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}},{"code":1300,"message":"A call of the same method used this key with other params in the\#
   last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"mess\#
  age":"The disk has no room for the write. Nothing changes, and reading still works.","data":\#
  {"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the\#
   disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read \#
  a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","ret\#
  ryable":false}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"project.\#
  define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}\#
  ,{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"\#
  }},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","\#
  transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR"\#
  ,"attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","user\#
  Id":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann\#
  @example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value\#
  ":{"tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry ru\#
  n","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscripti\#
  on","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params"\#
  :{"device":"iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dry\#
  Run","value":true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1\#
  ,"devices":0,"purchases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"logged\#
  Out","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{\#
  tombstone}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device\#
  ":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"\#
  default","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id\#
  ":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Returns everything that the daemon stor\#
  es about a customer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/component\#
  s/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"ids":{\#
  "description":"Every id of the customer, in byte order.","type":"array","items":{"type":"obj\#
  ect","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"Who us\#
  es the id. `customer`: the customerId of a customer that began with an identified user.","ty\#
  pe":"string","enum":["anonymous","identified","customer"]},"device":{"description":"Device o\#
  f an anonymous id; otherwise null.","type":["string","null"]},"createdAt":{"$ref":"#/compone\#
  nts/schemas/Moment"}},"required":["id","kind","device","createdAt"]}},"devices":{"descriptio\#
  n":"Devices whose anonymous or identified user belongs to the customer, in byte order.","typ\#
  e":"array","items":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/Dev\#
  iceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Id\#
   of the identified user; null when no user is logged in.","type":["string","null"]},"storeAc\#
  count":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["stri\#
  ng","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anony\#
  mousId","identityId","storeAccount","platform","app","createdAt"]}},"accountTokens":{"descri\#
  ption":"Account tokens registered for the customer, in byte order.","type":"array","items":{\#
  "$ref":"#/components/schemas/AccountToken"}},"purchases":{"description":"Purchases that the \#
  customer holds, with all their transactions.","type":"array","items":{"$ref":"#/components/s\#
  chemas/Purchase"}},"grants":{"description":"Grants, including those that have ended.","type"\#
  :"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/\#
  EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/co\#
  mponents/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}\#
  },"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"properties":{"type":"arr\#
  ay","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"}\#
  ,"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas\#
  /Moment"}},"required":["key","value","setAt"]}},"overridden":{"description":"Earlier values \#
  of properties that another user of the same customer replaced. An empty value is a removal."\#
  ,"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/P\#
  ropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/compon\#
  ents/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$ref":"#/compon\#
  ents/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","description":"Time o\#
  f the entitlements and of the purchases' states: now."},"events":{"description":"Events of t\#
  he customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#/components/schem\#
  as/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Position at which \#
  events.read continues, with the same id as `user`."},"moreEvents":{"description":"True when \#
  events.read has more events of the customer.","type":"boolean"}},"required":["user","ids","d\#
  evices","accountTokens","purchases","grants","properties","overridden","entitlements","at","\#
  events","cursor","moreEvents"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project ha\#
  s no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No\#
   user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"\#
  blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars t\#
  han the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"c\#
  ode":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retry\#
  able":false}}],"examples":[{"name":"all of it","x-given":[{"method":"project.define","params\#
  ":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"ins\#
  tall","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"p\#
  urchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":\#
  "1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{\#
  "campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"m\#
  ethod":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}\#
  ],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id"\#
  :"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anon\#
  ymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"ids":[{"\#
  id":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.00\#
  0Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],\#
  "devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount\#
  ":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountT\#
  okens":[],"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1\#
  000","product":"monthly","kind":"subscription","state":"active","holders":["ann"],"device":"\#
  iphone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedA\#
  t":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"\#
  periodType":"normal","environment":"production","isFamilyShared":false,"price":"9.99","curre\#
  ncy":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"grac\#
  ePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt"\#
  :null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"\#
  replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions\#
  ":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.9\#
  9","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"},"asOf\#
  ":"2026-01-01T00:00:00.000Z"}]}],"grants":[],"properties":[{"key":"$email","value":"ann@exam\#
  ple.org","setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id\#
  ":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewS\#
  tate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchased\#
  At":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt"\#
  :null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStor\#
  e","transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","\#
  events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","\#
  project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"i\#
  nstall","id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseReco\#
  rded","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousI\#
  d":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"store":"appStore","original\#
  TransactionId":"1000","transactionId":"1000","product":"monthly","productKind":"subscription\#
  ","holders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt\#
  ":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR\#
  ","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{\#
  any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","u\#
  ser":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}\#
  }"},"entitlements":["premium"],"store":"appStore","originalTransactionId":"1000","transactio\#
  nId":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"de\#
  vice":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","pur\#
  chasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"no\#
  rmal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null\#
  ,"attributes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":\#
  "2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause"\#
  :{"method":"identify","id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind"\#
  :"identified","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","us\#
  erId":"ann","anonymousId":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"devi\#
  ce":"iphone","outcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2\#
  026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{\#
  "method":"identify","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{\#
  {any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","\#
  user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitleme\#
  nts":["premium"]}],"cursor":"7","moreEvents":false}}}]},{"name":"user.link.undo","summary":"\#
  Undoes a login, an alias or a transfer: its change of holders or customers.","x-role":"admin\#
  ","x-since":1,"paramStructure":"either","params":[{"name":"event","required":true,"summary":\#
  "Id of the event to undo: identified, usersAliased, subscriptionTransferred, oneTimePurchase\#
  Transferred, or a purchaseRenewed of `kept`.","schema":{"$ref":"#/components/schemas/EventId\#
  "}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary\#
  ":"Computes the result and the events without changing anything.","schema":{"type":"boolean"\#
  ,"default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: \#
  the same key with the same params returns the stored result.","schema":{"$ref":"#/components\#
  /schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"undone":{"$ref":"#/components/schemas/EventId","description":"Id of the undone event."},"\#
  purchases":{"description":"Purchases that changed holders.","type":"array","items":{"$ref":"\#
  #/components/schemas/Move"}},"kept":{"description":"Later changes that stay: restores and pu\#
  rchases that would have met other holders, the aliases that they made, and earlier undos abo\#
  ut the same users and purchases. A call that emitted no event is never among them.","type":"\#
  array","items":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":{"description":"Tru\#
  e in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events tha\#
  t the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Event"}},"replayed":{"description":"True when this is the stored result of an idempotenc\#
  y key; otherwise absent.","type":"boolean"}},"required":["undone","purchases","kept"]}},"err\#
  ors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of r\#
  ange, or two parameters exclude each other. `field` points to it; `nearest` lists similar na\#
  mes.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller'\#
  s role is lower than the role that the method needs. `uid` and `role` are the caller's (`non\#
  e` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","re\#
  tryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"un\#
  knownProject","retryable":false}},{"code":1206,"message":"The daemon cannot undo the link. N\#
  othing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind\#
   cannot be undone; `noLink`: the event linked nothing; `undone`: the link is already undone;\#
   `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged the customer wit\#
  h another user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a del\#
  etion erased part of the history. `event` is the id of the event that prevents the undo.","d\#
  ata":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":"A call of the same met\#
  hod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfli\#
  ct","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing \#
  changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1\#
  401,"message":"The write may not be on the disk: the daemon stops, and its next start shows \#
  what is stored. Or the daemon cannot read a record that the request needs: then it keeps run\#
  ning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"another user\#
  's login took a purchase","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":\#
  {"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt"\#
  :"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id\#
  _1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":\#
  "events.read","params":{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}\#
  ":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"result":{"name":"r\#
  esult","value":{"undone":"{{login}}","purchases":[{"store":"appStore","originalTransactionId\#
  ":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}","user_id_1"],"to"\#
  :"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"userInfo","summary":"Returns the c\#
  urrent user of a device, or the user that an id belongs to.","x-role":"read","x-since":1,"pa\#
  ramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the devi\#
  ce.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"s\#
  ummary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId\#
  "}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"\#
  result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/component\#
  s/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The pro\#
  ject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"m\#
  essage":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"c\#
  ode":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUser\#
  Ids`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has\#
   more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong",\#
  "retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":\#
  "unknownProject","retryable":false}}],"examples":[{"name":"by device","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"para\#
  ms":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"us\#
  er_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}",\#
  "aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environmen\#
  t":"production"}}}},{"name":"by user id","x-given":[{"method":"project.define","params":{"pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"20\#
  26-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"iden\#
  tify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value"\#
  :"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":nul\#
  l,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdAt":"\#
  2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProperties","summary\#
  ":"Returns the properties that setUserProperty stored.","x-role":"read","x-since":1,"paramSt\#
  ructure":"either","params":[{"name":"device","required":false,"summary":"Id of the device.",\#
  "schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summar\#
  y":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{\#
  "name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compone\#
  nts/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#/componen\#
  ts/schemas/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A p\#
  arameter is missing, unknown, of a wrong type or out of range, or two parameters exclude eac\#
  h other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that \#
  the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is \#
  the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"mess\#
  age":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"\#
  code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable\#
  ":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's\#
   `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message\#
  ":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"us\#
  erIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","d\#
  ata":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"two of them","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":"\#
  $email","value":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone",\#
  "key":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"\#
  result","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"na\#
  me":"result","value":{"properties":{}}}}]},{"name":"webhook.claim","summary":"Makes the conn\#
  ection the only one that posts a project's events, until it closes. For programs that post."\#
  ,"x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"reports","require\#
  d":false,"summary":"How the posts fare. A report replaces the earlier report on its URL.","s\#
  chema":{"type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/WebhookReport"}}}\#
  ,{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compo\#
  nents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"\#
  object","properties":{"claimed":{"description":"False if another connection has the claim. T\#
  hen the daemon ignores the reports.","type":"boolean"}},"required":["claimed"]}},"errors":[{\#
  "code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, o\#
  r two parameters exclude each other. `field` points to it; `nearest` lists similar names.","\#
  data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role \#
  is lower than the role that the method needs. `uid` and `role` are the caller's (`none` with\#
  out a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable\#
  ":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPr\#
  oject","retryable":false}}],"examples":[{"name":"the first program gets the claim","x-given"\#
  :[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secr\#
  et":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"claimed":true}}}]},{"name"\#
  :"webhook.list","summary":"Returns the state of a project's webhooks, without their secrets.\#
  ","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","require\#
  d":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","d\#
  efault":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"post\#
  er":{"description":"The process that posts the project's events; absent if there is none.","\#
  type":"object","properties":{"uid":{"type":"integer"},"pid":{"type":"integer"}},"required":[\#
  "uid","pid"]},"webhooks":{"description":"In the order of project.define.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/WebhookStatus"}}},"required":["webhooks"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}}],"examples":[{"name":"no program posts","x-given":[{"method":"proje\#
  ct.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{\#
  "method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","val\#
  ue":{"webhooks":[{"url":"https://example.com/events","format":"entitled","state":"stopped","\#
  cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an event waits for another attempt"\#
  ,"x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/eve\#
  nts","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}},{"method":"webh\#
  ook.claim","params":{"reports":[{"url":"https://example.com/events","deliveredAt":"2026-01-0\#
  1T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"1","reason":"HTTP 500","attemp\#
  ts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[],"result":{"name":"result","va\#
  lue":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{"url":"https://example.com/eve\#
  nts","format":"entitled","state":"failing","cursor":"0","backlog":1,"deliveredAt":"2026-01-0\#
  1T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","cursor":"1","reason":"HTTP 500"\#
  ,"attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}]},{"name":"webhook.pause","su\#
  mmary":"Stops the posts to a URL until webhook.resume. Its events wait.","x-role":"admin","x\#
  -since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"URL o\#
  f the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"\#
  }},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary"\#
  :"Computes the result and the events without changing anything.","schema":{"type":"boolean",\#
  "default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: t\#
  he same key with the same params returns the stored result.","schema":{"$ref":"#/components/\#
  schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.p\#
  ause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas\#
  /Cursor","description":"The webhook's position: all events up to this cursor are delivered."\#
  },"backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum":0},\#
  "dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"\#
  description":"The events that the call would emit: always none. Only in a dry run.","type":"\#
  array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when t\#
  his is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requi\#
  red":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter i\#
  s missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `\#
  field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryab\#
  le":false}},{"code":1000,"message":"The caller's role is lower than the role that the method\#
   needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method\#
  's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The \#
  daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":120\#
  8,"message":"The project has no webhook with this URL. The error does not repeat the URL.","\#
  data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the sam\#
  e method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyC\#
  onflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Not\#
  hing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"co\#
  de":1401,"message":"The write may not be on the disk: the daemon stops, and its next start s\#
  hows what is stored. Or the daemon cannot read a record that the request needs: then it keep\#
  s running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a serve\#
  r that is down for long","x-given":[{"method":"project.define","params":{"webhooks":[{"url":\#
  "https://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"i\#
  phone"}}],"params":[{"name":"url","value":"https://example.com/events"}],"result":{"name":"r\#
  esult","value":{"url":"https://example.com/events","paused":true,"cursor":"0","backlog":1}}}\#
  ]},{"name":"webhook.replay","summary":"Moves a webhook to a cursor, so that the events after\#
   it are posted, again if they were posted before.","x-role":"admin","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"url","required":true,"summary":"URL of the webhook, as proj\#
  ect.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"after","re\#
  quired":true,"summary":"Cursor before the first event to post. `0` is the beginning of the l\#
  og.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"project","required":false,"su\#
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
  ","retryable":false}}],"examples":[{"name":"everything from the beginning","x-given":[{"meth\#
  od":"install","params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":\#
  [{"url":"https://example.com/events","secret":"sesame"}]}}],"params":[{"name":"url","value":\#
  "https://example.com/events"},{"name":"after","value":"0"}],"result":{"name":"result","value\#
  ":{"url":"https://example.com/events","paused":false,"cursor":"0","backlog":1}}}]},{"name":"\#
  webhook.resume","summary":"Resumes the posts to a paused URL, from its position.","x-role":"\#
  admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summar\#
  y":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/We\#
  bhookUrl"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,\#
  "summary":"Computes the result and the events without changing anything.","schema":{"type":"\#
  boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retr\#
  y safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/co\#
  mponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if \#
  webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/component\#
  s/schemas/Cursor","description":"The webhook's position: all events up to this cursor are de\#
  livered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","min\#
  imum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"e\#
  vents":{"description":"The events that the call would emit: always none. Only in a dry run."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tr\#
  ue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"\#
  }},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"messa\#
  ge":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"\#
  code":1208,"message":"The project has no webhook with this URL. The error does not repeat th\#
  e URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call o\#
  f the same method used this key with other params in the last 24 hours.","data":{"kind":"ide\#
  mpotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the w\#
  rite. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":tr\#
  ue}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its nex\#
  t start shows what is stored. Or the daemon cannot read a record that the request needs: the\#
  n it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name"\#
  :"the server is back","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"ht\#
  tps://example.com/events","secret":"sesame"}]}},{"method":"webhook.pause","params":{"url":"h\#
  ttps://example.com/events"}},{"method":"install","params":{"device":"iphone"}}],"params":[{"\#
  name":"url","value":"https://example.com/events"}],"result":{"name":"result","value":{"url":\#
  "https://example.com/events","paused":false,"cursor":"0","backlog":1}}}]}],"components":{"sc\#
  hemas":{"AccountToken":{"description":"Opaque string that an app gives to the store with a p\#
  urchase, and that the store gives back. One in the form of a UUID is kept and compared in lo\#
  wer case.","type":"string","minLength":1,"maxLength":255},"AppId":{"description":"An app of \#
  the project, for example its bundle id.","type":"string","minLength":1,"maxLength":255},"App\#
  StoreApp":{"description":"An app of the App Store.","type":"object","properties":{"bundleId"\#
  :{"description":"Bundle id of the app.","type":"string","minLength":1,"maxLength":255},"appA\#
  ppleId":{"description":"Number of the app at Apple. Required where `environments` has `Produ\#
  ction`; null if not given.","type":["integer","null"],"minimum":1,"maximum":9007199254740992\#
  }},"required":["bundleId"],"additionalProperties":false},"AppStoreChoice":{"description":"Ho\#
  w the project verifies what the App Store sends.","type":"object","properties":{"apps":{"des\#
  cription":"Apps whose notifications the project takes.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref\#
  ":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that \#
  the project takes. Default: `Production` and `Sandbox`. `Xcode` and `LocalTesting` need a pr\#
  oject whose `environment` is not `production`."},"roots":{"description":"Root certificates t\#
  hat replace Apple's, as DER in base64. Only where the project's `environment` is not `produc\#
  tion`. Default: Apple's root.","type":"array","items":{"type":"string"},"maxItems":10}},"req\#
  uired":["apps"],"additionalProperties":false},"AppStoreEnvironment":{"type":"string","enum":\#
  ["Production","Sandbox","Xcode","LocalTesting"],"description":"Environment of the App Store,\#
   by Apple's name. Apple does not sign what comes from `Xcode` and `LocalTesting`."},"AppStor\#
  eSettings":{"description":"How the project verifies what the App Store sends.","type":"objec\#
  t","properties":{"apps":{"description":"Apps whose notifications the project takes.","type":\#
  "array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{\#
  "type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"des\#
  cription":"Environments that the project takes."},"roots":{"description":"Root certificates \#
  that replace Apple's, as DER in base64. Empty for Apple's.","type":"array","items":{"type":"\#
  string"},"maxItems":10}},"required":["apps","environments","roots"]},"AppliedRule":{"descrip\#
  tion":"A rule of the project, with the value that applied in the step.","type":"object","pro\#
  perties":{"name":{"description":"Name of the rule, as in `project.define`.","type":"string",\#
  "enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]}\#
  ,"value":{"description":"Value that the rule had when the step happened.","type":"string"}},\#
  "required":["name","value"]},"Attributes":{"description":"Up to 20 strings of the caller's o\#
  wn, which the events of this purchase repeat.","type":"object","maxProperties":20,"propertyN\#
  ames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLength":500\#
  }},"BackgroundStats":{"description":"Work that no request waits for, as of now.","type":"obj\#
  ect","properties":{"expiriesDue":{"description":"Ends of periods and grants that have passed\#
   and whose events the daemon has not emitted yet: at most 1000.","type":"integer","minimum":\#
  0},"expiriesLateMs":{"description":"Milliseconds since the oldest of these ends.","type":"in\#
  teger","minimum":0},"erasures":{"description":"Deletions that the daemon has not finished.",\#
  "type":"integer","minimum":0},"erasuresHalted":{"description":"Whether they wait for the nex\#
  t start, because a step failed several times.","type":"boolean"},"catalogueChanges":{"descri\#
  ption":"Projects with a changed catalogue whose events the daemon has not yet emitted for ev\#
  ery customer.","type":"integer","minimum":0}},"required":["expiriesDue","expiriesLateMs","er\#
  asures","erasuresHalted","catalogueChanges"]},"CacheStats":{"description":"What the daemon h\#
  as in memory, and how well that serves.","type":"object","properties":{"replies":{"descripti\#
  on":"Replies to `checkEntitlements` in the cache, valid or not.","type":"integer","minimum":\#
  0},"replyHits":{"description":"Requests that the daemon answered from that cache since its s\#
  tart.","type":"integer","minimum":0},"records":{"description":"Records in memory.","type":"i\#
  nteger","minimum":0},"recordBytes":{"description":"Their memory, by estimate.","type":"integ\#
  er","minimum":0},"recordLoads":{"description":"Records that the daemon read from the store s\#
  ince its start.","type":"integer","minimum":0}},"required":["replies","replyHits","records",\#
  "recordBytes","recordLoads"]},"Catalogue":{"description":"Products by their ids.","type":"ob\#
  ject","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$re\#
  f":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"description":"What cause\#
  d the event. A request gives its `method` and `id`; a notification has no `id`. `clock` is t\#
  rue for a change that fell due.","type":"object","properties":{"method":{"type":"string"},"i\#
  d":{"type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"\#
  The clock of a project: the system's, or a manual clock, which only moves when it is advance\#
  d.","type":"object","properties":{"kind":{"type":"string","enum":["system","manual"]},"now":\#
  {"$ref":"#/components/schemas/Moment","description":"Time of a manual clock; absent for the \#
  system's."}},"required":["kind"]},"ClockChoice":{"description":"`system`: the system's clock\#
  . `manual`: a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock that sta\#
  rts then.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","propertie\#
  s":{"manual":{"$ref":"#/components/schemas/Moment","description":"Time at which the manual c\#
  lock starts, RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"CommitStats\#
  ":{"description":"The commits since the daemon's start.","type":"object","properties":{"turn\#
  s":{"description":"Turns that became durable. A turn is what the daemon decides together; a \#
  commit has one or more.","type":"integer","minimum":0},"waitingTurns":{"description":"Turns \#
  that wait for the disk now.","type":"integer","minimum":0},"failures":{"description":"Commit\#
  s that failed, for example because the disk was full.","type":"integer","minimum":0},"durati\#
  ons":{"$ref":"#/components/schemas/Durations"}},"required":["turns","waitingTurns","failures\#
  ","durations"]},"ConnectionStats":{"description":"The connections, and the replies that wait\#
   on them.","type":"object","properties":{"open":{"description":"Open connections.","type":"i\#
  nteger","minimum":0},"opened":{"description":"Connections that clients opened since the daem\#
  on's start.","type":"integer","minimum":0},"refused":{"description":"Connections that the da\#
  emon refused since its start, because there were too many.","type":"integer","minimum":0},"p\#
  eers":{"description":"The open connections by uid and role.","type":"array","items":{"$ref":\#
  "#/components/schemas/PeerStats"}},"owedBytes":{"description":"Replies that wait for the dis\#
  k.","type":"integer","minimum":0},"unsentBytes":{"description":"Replies that wait for client\#
  s to read them.","type":"integer","minimum":0}},"required":["open","opened","refused","peers\#
  ","owedBytes","unsentBytes"]},"ConsumerId":{"description":"Name of a consumer: a reader of t\#
  he log whose position the daemon stores. The reader chooses it, for example `mailer`.","type\#
  ":"string","minLength":1,"maxLength":255},"ConsumerLag":{"description":"A consumer of a feed\#
  .","type":"object","properties":{"project":{"$ref":"#/components/schemas/ProjectId"},"consum\#
  er":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor\#
  "},"lag":{"description":"Events that it has not acknowledged.","type":"integer","minimum":0}\#
  },"required":["project","consumer","cursor","lag"]},"Country":{"description":"ISO 3166 count\#
  ry code of two or three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]\#
  {2,3}$"},"Counts":{"description":"Number of records of a project.","type":"object","properti\#
  es":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0},"custom\#
  ers":{"description":"A merged customer counts once.","type":"integer","minimum":0},"purchase\#
  s":{"type":"integer","minimum":0},"unclaimed":{"description":"Unclaimed purchases, which hav\#
  e had no holder yet; `purchases` counts them too.","type":"integer","minimum":0},"events":{"\#
  type":"integer","minimum":0}},"required":["devices","users","customers","purchases","unclaim\#
  ed","events"]},"Currency":{"description":"ISO 4217 currency code of three letters, stored as\#
   it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position\#
   in a project's log: the number of the last event before it. \"0\" is the position before th\#
  e first event.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description\#
  ":"A device: one installation of one app. A reinstallation is a new device.","type":"string"\#
  ,"minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601 duration, for example P1\#
  M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M, S; only the s\#
  econds may have a fraction. P1M keeps the day of the month, or takes the last day of a short\#
  er month.","type":"string","format":"duration"},"DurationBucket":{"description":"A bucket of\#
   a histogram.","type":"object","properties":{"upToMicros":{"description":"The longest durati\#
  on that it counts. Null for durations longer than every bound.","type":["integer","null"],"m\#
  inimum":0},"count":{"description":"How many durations are longer than the bound of the bucke\#
  t before, and not longer than this one.","type":"integer","minimum":0}},"required":["upToMic\#
  ros","count"]},"Durations":{"description":"A histogram of durations since the daemon's start\#
  , in microseconds.","type":"object","properties":{"count":{"description":"How many durations\#
   it counts.","type":"integer","minimum":0},"sumMicros":{"description":"Their sum.","type":"i\#
  nteger","minimum":0},"maxMicros":{"description":"The longest of them.","type":"integer","min\#
  imum":0},"buckets":{"description":"The buckets that are not empty, shortest durations first.\#
   Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/DurationBucket"}}},"required":["count","sumMicros","maxMic\#
  ros","buckets"]},"EndReason":{"description":"Why a subscription ended, or will end: the cust\#
  omer's choice, a failed payment, a refused price increase, a product that is no longer sold \#
  (unavailable), the developer, another purchase that took it over (replaced), or another reas\#
  on. Null when the store named none.","type":["string","null"],"enum":["customer","billing","\#
  priceIncrease","unavailable","developer","replaced","other",null]},"Entitlement":{"descripti\#
  on":"What a product or a grant unlocks for a user, and why. One purchase or grant, the winne\#
  r, supplies every member. If the user never had the entitlement, every member is null except\#
   `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"object","pro\#
  perties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"description":"Whethe\#
  r the user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"pro\#
  ductId":{"description":"Product that gives the entitlement; null for a grant.","type":["stri\#
  ng","null"]},"source":{"description":"Store of the purchase, or `manual` for a grant.","type\#
  ":["string","null"]},"renewState":{"description":"Whether the subscription renews. billingIs\#
  sue: the store could not collect a payment.","type":"string","enum":["willRenew","canceled",\#
  "billingIssue","nonRenewable","unknown"]},"grantType":{"description":"What gave the entitlem\#
  ent; `manual` for a grant by the method `grant`.","type":["string","null"],"enum":["purchase\#
  ","familySharing","offerCode","manual",null]},"periodType":{"type":["string","null"],"enum":\#
  ["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"Time of the first purchase, or of the grant."},"expiresAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"Last millisecond with access, without a grace peri\#
  od; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment",\#
  "description":"Last millisecond of the grace period; null without a grace period."},"firstPu\#
  rchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the first tr\#
  ansaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Time of the latest transaction; null for a grant."},"trialStartedAt":{"$re\#
  f":"#/components/schemas/NullableMoment","description":"Time at which a trial began; null wi\#
  thout a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"Time at which the customer turned auto-renew off; null while it is on."},"renewsCoun\#
  t":{"description":"Number of renewals at the full price.","type":"integer","minimum":0},"env\#
  ironment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"descript\#
  ion":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"Latest tr\#
  ansaction; null for a grant.","type":["string","null"]},"originalTransactionId":{"descriptio\#
  n":"First transaction; null for a grant.","type":["string","null"]}},"required":["id","activ\#
  e","state","productId","source","renewState","grantType","periodType","startedAt","expiresAt\#
  ","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDis\#
  abledAt","renewsCount","environment","store","transactionId","originalTransactionId"]},"Enti\#
  tlementId":{"description":"An entitlement, for example `premium`.","type":"string","minLengt\#
  h":1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, including in\#
  active entitlements.","type":"object","additionalProperties":{"$ref":"#/components/schemas/E\#
  ntitlement"}},"ErrorCounts":{"description":"How many errors of each kind. Kinds that did not\#
   occur are missing.","type":"object","additionalProperties":{"type":"integer","minimum":1}},\#
  "Event":{"description":"One entry of a project's log. Its other members depend on its kind: \#
  events.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/components/schemas/\#
  Cursor","description":"The event's number in the log; absent in a dry run."},"id":{"descript\#
  ion":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/schemas/EventKi\#
  nd"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the event happe\#
  ned, by the project's clock."},"project":{"$ref":"#/components/schemas/ProjectId"},"user":{"\#
  $ref":"#/components/schemas/UserId","description":"CustomerId of the customer that the event\#
   is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/UserId","descri\#
  ption":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#/components/sch\#
  emas/UserId","description":"Id of the user, if the user is anonymous. In identified and logg\#
  edOut: the device's anonymous user after the event."},"cause":{"$ref":"#/components/schemas/\#
  Cause"},"device":{"description":"In userCreated, identified, loggedOut, purchase events and \#
  the events that a purchase causes: the device; null when there is none.","type":["string","n\#
  ull"]},"outcome":{"description":"In identified: the outcome that identify returned.","type":\#
  "string","enum":["attached","aliased","moved","switched"]},"from":{"description":"In a move:\#
   the holders before.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"\#
  $ref":"#/components/schemas/UserId","description":"In a move: the user that gained the purch\#
  ase."},"shared":{"description":"In a move: whether the users in `from` keep the purchase.","\#
  type":"boolean"},"undone":{"description":"In linkUndone: id of the undone event.","type":"st\#
  ring"},"aliases":{"description":"In usersAliased, and in linkUndone of customers that are sp\#
  lit: every id of the customer now, in byte order.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","description":"In use\#
  rsAliased: the customerId that `user` absorbed; absent when the joining id was new."},"entit\#
  lements":{"description":"In entitlementsActivated and entitlementsDeactivated: the entitleme\#
  nts that changed, in byte order. In granted and grantRevoked: the entitlement.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components/sche\#
  mas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transacti\#
  onId":{"$ref":"#/components/schemas/TransactionId","description":"The latest transaction; in\#
   purchaseUpdated, the transaction that changed."},"product":{"$ref":"#/components/schemas/Pr\#
  oductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"description"\#
  :"In purchase events: the holders.","type":"array","items":{"$ref":"#/components/schemas/Use\#
  rId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":\#
  {"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},\#
  "expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"In purchase events:\#
   the end of the period. In granted and grantRevoked: the end of the grant."},"periodType":{"\#
  $ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type"\#
  :["string","null"]},"currency":{"type":["string","null"]},"country":{"type":["string","null"\#
  ]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attribu\#
  tes"},"endReason":{"$ref":"#/components/schemas/EndReason","description":"In purchase events\#
  : why the purchase ended, or will end; absent when the store named no reason."},"replaces":{\#
  "$ref":"#/components/schemas/TransactionId","description":"In purchase events: the purchase \#
  that this one takes over; absent when there is none."},"changes":{"description":"In purchase\#
  Updated: the fields of the transaction that the call changed, with their new values; absent \#
  when the clock is the cause.","type":"object"},"now":{"$ref":"#/components/schemas/Moment","\#
  description":"In clockAdvanced: the time that the clock shows."}},"required":["id","kind","a\#
  t","project","cause"]},"EventId":{"description":"Id of an event, as the log shows it.","type\#
  ":"string","minLength":1,"maxLength":255},"EventKind":{"description":"Kind of an event.","ty\#
  pe":"string","enum":["userCreated","identified","loggedOut","usersAliased","linkUndone","pur\#
  chaseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivated"\#
  ,"entitlementsDeactivated","subscriptionReceived","subscriptionTransferred","oneTimePurchase\#
  Received","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvanced\#
  "]},"ExplanationStep":{"description":"One step that led a user to an entitlement, or took it\#
   away. A member that does not apply, or is not known, is absent.","type":"object","propertie\#
  s":{"step":{"description":"Kind of the step; rules.md describes each kind.","type":"string",\#
  "enum":["purchased","claimed","granted","attached","moved","shared","transferred","aliased",\#
  "unclear","identified","renewed","revoked","mapped","clock"]},"text":{"description":"An expl\#
  anation in one sentence.","type":"string"},"at":{"$ref":"#/components/schemas/NullableMoment\#
  ","description":"Time of the step, if it has a time. In `clock`: the moment that the result \#
  is for."},"event":{"$ref":"#/components/schemas/EventId","description":"Id of the event that\#
   reported the step."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor o\#
  f that event."},"rule":{"$ref":"#/components/schemas/AppliedRule","description":"The rule th\#
  at applied in the step."},"by":{"description":"In `claimed`: what led to the user.","type":"\#
  string","enum":["purchase","restore","accountToken","replaces"]},"method":{"description":"Me\#
  thod that made the step.","type":"string","enum":["identify","restore","purchase","user.link\#
  .undo"]},"from":{"description":"Who had it before: at most ten ids, one id per customer. In \#
  `aliased`: the first customer. In `identified`: the device's anonymous user.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/UserId"}},"to":{"description":"Who has it afterwards.\#
   In `aliased`: the second customer.","type":"array","items":{"$ref":"#/components/schemas/Us\#
  erId"}},"device":{"description":"In `purchased` and `identified`: the device; null for a pur\#
  chase without a device.","type":["string","null"]},"store":{"$ref":"#/components/schemas/Sto\#
  re"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{\#
  "$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Product\#
  Id"},"state":{"$ref":"#/components/schemas/State","description":"State of the purchase or gr\#
  ant at that time."},"since":{"$ref":"#/components/schemas/NullableMoment","description":"In \#
  `clock`: start of the state; when access is over, the last millisecond with access. In other\#
   steps: start of the period."},"until":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"Last millisecond of the state, as far as is known; the end of a pause. Null for no e\#
  nd."},"recomputed":{"description":"True when an undo of an earlier link changed the outcome \#
  of this login; otherwise absent.","type":"boolean"}},"required":["step","text","at"]},"FeedS\#
  tats":{"description":"The readers of events.","type":"object","properties":{"waits":{"descri\#
  ption":"`events.wait` requests that wait now.","type":"integer","minimum":0},"subscriptions"\#
  :{"description":"Open subscriptions.","type":"integer","minimum":0},"consumers":{"descriptio\#
  n":"Consumers, by project and name: at most 256.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/ConsumerLag"}},"moreConsumers":{"description":"Whether there are more consumers."\#
  ,"type":"boolean"}},"required":["waits","subscriptions","consumers","moreConsumers"]},"Idemp\#
  otencyKey":{"description":"Key of one write. The daemon stores it for 24 hours, per project \#
  and method.","type":"string","minLength":1,"maxLength":255},"Limits":{"description":"The dae\#
  mon's limits by name.","type":"object","properties":{"lineBytesMax":{"description":"Longest \#
  line, in bytes without the line feed.","type":"integer"},"batchEntriesMax":{"description":"M\#
  ost requests in one batch.","type":"integer"},"depthMax":{"description":"Deepest nesting of \#
  JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"description":"Longest requ\#
  est id, in bytes.","type":"integer"}},"required":["lineBytesMax","batchEntriesMax","depthMax\#
  ","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"LosingSource":{"descripti\#
  on":"A purchase or grant that also gives the entitlement, but not the one that supplies its \#
  fields.","type":"object","properties":{"lostBy":{"description":"The first criterion, in the \#
  order of rules.md, in which the two differ.","type":"string","enum":["active","end","purchas\#
  edAt","transactionId","store","originalTransactionId","order"]},"text":{"description":"An ex\#
  planation in one sentence.","type":"string"},"entitlement":{"$ref":"#/components/schemas/Ent\#
  itlement","description":"The entitlement as this purchase or grant alone would give it."}},"\#
  required":["lostBy","text","entitlement"]},"MethodStats":{"description":"The requests of a m\#
  ethod, without those that the daemon has not answered yet.","type":"object","properties":{"r\#
  equests":{"description":"How many requests the daemon answered, with results or errors.","ty\#
  pe":"integer","minimum":0},"errors":{"$ref":"#/components/schemas/ErrorCounts"},"durations":\#
  {"$ref":"#/components/schemas/Durations"}},"required":["requests","errors","durations"]},"Me\#
  thodSummary":{"description":"One line in the list of methods.","type":"object","properties":\#
  {"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":["read"\#
  ,"write","admin"]}},"required":["name","summary","role"]},"MissingReason":{"description":"A \#
  reason why an entitlement is not active.","type":"object","properties":{"kind":{"description\#
  ":"What is missing; rules.md describes each kind.","type":"string","enum":["expired","paused\#
  ","billingRetry","refunded","revoked","notYet","environment","notMapped","notIdentified","he\#
  ldByAnother","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"description":"A\#
  n explanation in one sentence.","type":"string"},"store":{"$ref":"#/components/schemas/Store\#
  ","description":"Store of the purchase, if the reason is about a purchase."},"originalTransa\#
  ctionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schem\#
  as/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"In `heldByAnoth\#
  er` and `notIdentified`: the holder of the purchase. An identified holder comes before an an\#
  onymous holder, then the first in byte order."},"since":{"$ref":"#/components/schemas/Moment\#
  ","description":"Last millisecond with access. In `refunded` and `revoked`: time of the refu\#
  nd or revocation. In `notIdentified`: when the holder logged out on this device, if it did."\#
  },"until":{"$ref":"#/components/schemas/Moment","description":"In `paused`: end of the pause\#
  . In `notYet`: start of access."},"because":{"description":"In `heldByAnother`: the steps th\#
  at led to the holder.","type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"\#
  }},"suggestedCalls":{"description":"Calls that would each make the entitlement active at the\#
   moment that the result is for. A call is listed under the first reason that it removes.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/SuggestedCall"}}},"required":["kind","tex\#
  t","suggestedCalls"]},"Moment":{"description":"RFC 3339 timestamp, for example 2026-11-21T09\#
  :30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with milliseconds.\#
  ","type":"string","format":"date-time"},"Move":{"description":"A purchase with new holders."\#
  ,"type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransa\#
  ctionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schem\#
  as/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description":"Who\#
   held it before: one id per customer, in byte order.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"The user \#
  that gained it. After an undo in which no user gained it: the first remaining holder in byte\#
   order."},"shared":{"description":"True when the users in `from` still hold it.","type":"boo\#
  lean"}},"required":["store","originalTransactionId","product","kind","from","to","shared"]},\#
  "NotifiedPurchase":{"description":"What a notification did to one purchase.","type":"object"\#
  ,"properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref"\#
  :"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Transac\#
  tionId","description":"Transaction of which the store speaks."},"outcome":{"description":"As\#
   of `purchase`.","type":"string","enum":["recorded","renewed","planChanged","received","clai\#
  med","updated","stale","unchanged"]},"fields":{"description":"Fields of the transaction that\#
   changed; of a new period, those that differ from the period before, apart from `purchasedAt\#
  `. Absent when there are none.","type":"array","items":{"type":"string"}},"stale":{"descript\#
  ion":"Fields that lost against newer information; absent when there are none.","type":"array\#
  ","items":{"type":"string"}}},"required":["store","originalTransactionId","transactionId","o\#
  utcome"]},"NullableMoment":{"description":"RFC 3339 timestamp, or null.","type":["string","n\#
  ull"],"format":"date-time"},"Peer":{"description":"The other end of the connection, as the k\#
  ernel reports it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"int\#
  eger"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write","admin"]}},"r\#
  equired":["uid","gid","pid","role"]},"PeerStats":{"description":"The open connections of a u\#
  id with a role.","type":"object","properties":{"uid":{"type":"integer"},"role":{"description\#
  ":"`none` for clients without a role, whose requests the daemon refuses.","type":"string","e\#
  num":["none","read","write","admin"]},"connections":{"description":"How many connections.","\#
  type":"integer","minimum":0}},"required":["uid","role","connections"]},"PeriodType":{"descri\#
  ption":"Price of a period: full (normal), a trial, or introductory (intro).","type":"string"\#
  ,"enum":["normal","trial","intro"]},"Platform":{"description":"Platform of the device: ios, \#
  android, web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}\#
  $"},"PlayStoreSettings":{"description":"How the project takes what Google Play sends.","type\#
  ":"object","properties":{"packages":{"description":"Package names of the apps whose notifica\#
  tions the project takes.","type":"array","items":{"type":"string","minLength":1,"maxLength":\#
  255},"maxItems":100}},"required":["packages"],"additionalProperties":false},"Preset":{"descr\#
  iption":"A named set of rules.","type":"string","enum":["qonversion","revenuecat","revenueca\#
  tLegacy","purchasely"]},"Price":{"description":"A decimal number in a string, for example \"\#
  9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description"\#
  :"A product of the catalogue.","type":"object","properties":{"kind":{"description":"Default:\#
   the kind that the purchase gives; without it, `subscription` for a purchase with an end and\#
   `nonConsumable` for a purchase without.","type":["string","null"],"enum":["subscription","n\#
  onRenewingSubscription","nonConsumable","consumable",null]},"entitlements":{"description":"I\#
  ds of the entitlements that the product unlocks.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/EntitlementId"},"maxItems":100}},"required":["entitlements"],"additionalPropertie\#
  s":false},"ProductId":{"description":"A product, by the id that the store and the catalogue \#
  use.","type":"string","minLength":1,"maxLength":255},"ProductKind":{"description":"Kind of a\#
   product, which determines how a purchase moves and expires.","type":"string","enum":["subsc\#
  ription","nonRenewingSubscription","nonConsumable","consumable"]},"Project":{"description":"\#
  A project: a namespace for users, purchases, rules and events, with the counts of its record\#
  s.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$\#
  ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"ent\#
  itlements":{"description":"Ids that `grant` accepts in addition to the entitlements of the c\#
  atalogue.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"environmen\#
  t":{"$ref":"#/components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/\#
  Clock"},"webhooks":{"description":"URLs that receive the project's events. Only `project.web\#
  hooks` returns the secrets.","type":"array","items":{"$ref":"#/components/schemas/WebhookSum\#
  mary"}},"stores":{"$ref":"#/components/schemas/Stores"},"createdAt":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Time of the creation, by the project's own clock."},"counts":{"\#
  $ref":"#/components/schemas/Counts"}},"required":["id","rules","products","entitlements","en\#
  vironment","clock","webhooks","stores","createdAt","counts"]},"ProjectEnvironment":{"descrip\#
  tion":"Which purchases give access: those of production, those of the sandbox, or both (any)\#
  .","type":"string","enum":["production","sandbox","any"]},"ProjectId":{"description":"A proj\#
  ect: a namespace for users, purchases, rules and events. Projects share no data.","type":"st\#
  ring","minLength":1,"maxLength":255},"ProjectSummary":{"description":"One line in the list o\#
  f projects.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"p\#
  reset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Mome\#
  nt"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","preset","createdAt",\#
  "counts"]},"Properties":{"description":"Properties by their names. setUserProperty stores at\#
   most 100 per customer.","type":"object","propertyNames":{"$ref":"#/components/schemas/Prope\#
  rtyKey"},"additionalProperties":{"$ref":"#/components/schemas/PropertyValue"}},"PropertyKey"\#
  :{"description":"Name of a property: 1 to 80 letters, digits, and _ . : - $.","type":"string\#
  ","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"Value of a property.\#
  ","type":"string","maxLength":500},"Purchase":{"description":"One product bought in one stor\#
  e, its transactions and its holders.","type":"object","properties":{"store":{"$ref":"#/compo\#
  nents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","\#
  description":"The first transaction."},"transactionId":{"$ref":"#/components/schemas/Transac\#
  tionId","description":"The latest transaction."},"product":{"$ref":"#/components/schemas/Pro\#
  ductId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"Kind that the purc\#
  hase or the catalogue gives; without it, `subscription` for a purchase with an end and `nonC\#
  onsumable` for a purchase without."},"state":{"$ref":"#/components/schemas/State","descripti\#
  on":"Current state; null before the first purchasedAt."},"holders":{"description":"Who holds\#
   the purchase: one id per customer, in byte order.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/UserId"}},"device":{"description":"Device on which the customer bought; null wh\#
  en there is none.","type":["string","null"]},"storeAccount":{"description":"Store account th\#
  at bought it; null when there is none.","type":["string","null"]},"purchasedAt":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"Time of the latest transaction."},"firstPurchasedAt\#
  ":{"$ref":"#/components/schemas/Moment","description":"Time of the first transaction."},"exp\#
  iresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the\#
   period; null for no end."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"Time at which a trial began; null without a trial."},"periodType":{"$ref":"#/c\#
  omponents/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/PurchaseEnvironme\#
  nt","description":"Environment of the first transaction."},"isFamilyShared":{"description":"\#
  Whether a family member bought it and shares it.","type":"boolean"},"price":{"description":"\#
  A decimal number in a string, for example \"9.99\".","type":["string","null"]},"currency":{"\#
  description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"descript\#
  ion":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"description":"\#
  Offer code, as it was sent.","type":["string","null"]},"autoRenew":{"description":"Whether i\#
  t renews automatically: true for a subscription until purchase.update says otherwise, false \#
  for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas\#
  /NullableMoment","description":"Time since which auto-renew has been off; null while it is o\#
  n."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Las\#
  t millisecond of the grace period; null without a grace period."},"billingRetry":{"descripti\#
  on":"Whether the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#\#
  /components/schemas/NullableMoment","description":"Time at which the pause ends; null withou\#
  t a pause."},"refundedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time \#
  of the refund; null without a refund."},"revokedAt":{"$ref":"#/components/schemas/NullableMo\#
  ment","description":"Time at which the store withdrew access; null when it did not."},"ended\#
  At":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which access ended \#
  before the end of the period; null when it did not."},"paused":{"description":"Whether the s\#
  tore says that the subscription is paused.","type":"boolean"},"renewsAs":{"description":"Pro\#
  duct of the next period; null for the same product.","type":["string","null"]},"endReason":{\#
  "$ref":"#/components/schemas/EndReason","description":"Why the purchase ended, or will end; \#
  null when the store named no reason."},"billingIssueAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"Time since which billing has failed; null when it does not fail."},\#
  "replaces":{"description":"Purchase that this one takes over, as the store named it; null wh\#
  en there is none.","type":["string","null"]},"replacedBy":{"description":"`originalTransacti\#
  onId` of the purchase that took this one over; null before it began.","type":["string","null\#
  "]},"keys":{"description":"Further names of the purchase, in byte order.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/TransactionId"}},"renewsCount":{"description":"Number of \#
  renewals at the full price: the number of `normal` periods minus 1, at least 0.","type":"int\#
  eger","minimum":0},"accountToken":{"description":"First account token that the store named; \#
  null without one.","type":["string","null"]},"transactions":{"description":"All transactions\#
  , oldest first.","type":"array","items":{"$ref":"#/components/schemas/Transaction"}}},"requi\#
  red":["store","originalTransactionId","transactionId","product","kind","state","holders","de\#
  vice","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodTy\#
  pe","environment","isFamilyShared","price","currency","country","offerCode","autoRenew","aut\#
  oRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedA\#
  t","endedAt","paused","renewsAs","endReason","billingIssueAt","replaces","replacedBy","keys"\#
  ,"renewsCount","accountToken","transactions"]},"PurchaseEnvironment":{"description":"Environ\#
  ment of the store: production, or sandbox for test purchases.","type":"string","enum":["prod\#
  uction","sandbox"]},"PurchaseRef":{"description":"A purchase, by its store and the id of its\#
   first transaction.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Sto\#
  re"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"Id \#
  of the purchase's first transaction."}},"required":["store","originalTransactionId"],"additi\#
  onalProperties":false},"Refusal":{"description":"A purchase that a restore refused, and the \#
  rule that refused it.","type":"object","properties":{"store":{"$ref":"#/components/schemas/S\#
  tore"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$re\#
  f":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","descrip\#
  tion":"Who holds it. An identified holder comes before an anonymous holder, then the first i\#
  n byte order."},"rule":{"description":"The rule that refused it.","type":"string","enum":["o\#
  nRestore","oneTimePurchases"]}},"required":["store","originalTransactionId","product","holde\#
  r","rule"]},"RemainingChange":{"description":"A later change that stays although an earlier \#
  link is undone.","type":"object","properties":{"event":{"$ref":"#/components/schemas/EventId\#
  ","description":"Id of the event that reported it."},"method":{"description":"Method that ma\#
  de it.","type":"string","enum":["restore","purchase","user.link.undo"]}},"required":["event"\#
  ,"method"]},"Rules":{"description":"Every rule of a project. rules.md describes each rule.",\#
  "type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","description":"\#
  Preset that the rules started from."},"anonymousPrefix":{"description":"Beginning of each an\#
  onymous id; 32 lower-case hex digits follow. When it is empty, an anonymous id is a lower-ca\#
  se UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":"What a login of a \#
  new user id does when no user is logged in on the device.","type":"string","enum":["attach",\#
  "alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a login\#
   of a known user id does when no user is logged in on the device.","type":"string","enum":["\#
  attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a logi\#
  n does when another user is logged in on the device.","type":"string","enum":["logoutFirst",\#
  "switch"]},"onLogout":{"description":"The current user after a logout: the same anonymous us\#
  er (return), or a new anonymous user (rotate).","type":"string","enum":["return","rotate"]},\#
  "onAnonymousLogout":{"description":"What a logout does when no user is logged in.","type":"s\#
  tring","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a ne\#
  w purchase: the device's anonymous user and its identified user, or only the current user.",\#
  "type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a r\#
  estore does with a purchase that another user holds.","type":"string","enum":["share","trans\#
  fer","transferIfInactive","keep","alias"]},"anonymousHolders":{"description":"What a restore\#
   does with a purchase that only anonymous users hold.","type":"string","enum":["asOthers","a\#
  lias"]},"oneTimePurchases":{"description":"Whether a restore moves one-time purchases.","typ\#
  e":"string","enum":["move","stay"]},"unclaimedPurchases":{"description":"What the daemon doe\#
  s with a purchase that a store reports without a known user: it does not record it (ignore),\#
   records it without a holder (keep), or gives it to a new anonymous user (anonymous).","type\#
  ":"string","enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"description":"Maximum l\#
  ength of a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blocke\#
  dUserIds":{"description":"Ids that no user may have, compared byte by byte. The empty id is \#
  always blocked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},\#
  "required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogou\#
  t","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases","\#
  unclaimedPurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"Name \#
  of a preset, or an object with a preset and the rules that differ from it.","anyOf":[{"$ref"\#
  :"#/components/schemas/Preset"},{"type":"object","properties":{"preset":{"$ref":"#/component\#
  s/schemas/Preset","description":"Preset that supplies the rules that are not given.","defaul\#
  t":"qonversion"},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-\#
  case hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"str\#
  ing","maxLength":64},"onIdentifyNew":{"description":"What a login of a new user id does when\#
   no user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessL\#
  inked","move","switch"]},"onIdentifyKnown":{"description":"What a login of a known user id d\#
  oes when no user is logged in on the device.","type":"string","enum":["attach","alias","alia\#
  sUnlessLinked","move","switch"]},"onSwitch":{"description":"What a login does when another u\#
  ser is logged in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout"\#
  :{"description":"The current user after a logout: the same anonymous user (return), or a new\#
   anonymous user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{\#
  "description":"What a logout does when no user is logged in.","type":"string","enum":["ignor\#
  e","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the devic\#
  e's anonymous user and its identified user, or only the current user.","type":"string","enum\#
  ":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a restore does with a pu\#
  rchase that another user holds.","type":"string","enum":["share","transfer","transferIfInact\#
  ive","keep","alias"]},"anonymousHolders":{"description":"What a restore does with a purchase\#
   that only anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurch\#
  ases":{"description":"Whether a restore moves one-time purchases.","type":"string","enum":["\#
  move","stay"]},"unclaimedPurchases":{"description":"What the daemon does with a purchase tha\#
  t a store reports without a known user: it does not record it (ignore), records it without a\#
   holder (keep), or gives it to a new anonymous user (anonymous).","type":"string","enum":["i\#
  gnore","keep","anonymous"]},"userIdLengthMax":{"description":"Maximum length of a user id, i\#
  n Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"descripti\#
  on":"Ids that no user may have, compared byte by byte. The empty id is always blocked.","typ\#
  e":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],"additi\#
  onalProperties":false}]},"State":{"description":"State of a purchase or grant. Null before i\#
  t begins, and for an entitlement that the user never had.","type":["string","null"],"enum":[\#
  "active","trial","intro","gracePeriod","billingRetry","paused","expired","refunded","revoked\#
  ",null]},"StorageStats":{"description":"The files of the store, and the work on them since t\#
  he daemon's start. Missing if the store is in memory.","type":"object","properties":{"dataFi\#
  leBytes":{"description":"Size of the data file.","type":"integer","minimum":0},"logFileBytes\#
  ":{"description":"Size of SQLite's write-ahead log.","type":"integer","minimum":0},"journalF\#
  ileBytes":{"description":"Size of the two files of the journal.","type":"integer","minimum":\#
  0},"journalBytes":{"description":"Bytes in the journal that the daemon has not copied to the\#
   tables yet.","type":"integer","minimum":0},"journalAgeMs":{"description":"Milliseconds sinc\#
  e the oldest of them was committed; 0 if there are none.","type":"integer","minimum":0},"fre\#
  eBytes":{"description":"Free space for the daemon on the file system of the data file; null \#
  if the system does not say.","type":["integer","null"],"minimum":0},"syncs":{"$ref":"#/compo\#
  nents/schemas/Durations"},"checkpoints":{"$ref":"#/components/schemas/Durations"},"rebuilds"\#
  :{"$ref":"#/components/schemas/Durations"}},"required":["dataFileBytes","logFileBytes","jour\#
  nalFileBytes","journalBytes","journalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"\#
  Store":{"description":"Store that took the payment: appStore, macAppStore, playStore, amazon\#
  , huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.cus\#
  tom`.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"\#
  A store account, for example an Apple ID or a Google account, whose purchases a device can r\#
  estore.","type":"string","minLength":1,"maxLength":255},"StoreNotification":{"description":"\#
  What the store calls its message. Of what the caller fetched, and of a bare signed transacti\#
  on, `id` and `type` are null.","type":"object","properties":{"id":{"description":"Apple's `n\#
  otificationUUID`, Google's `messageId`, Stripe's event id.","type":["string","null"]},"type"\#
  :{"description":"The store's type.","type":["string","null"]},"subtype":{"description":"Appl\#
  e's subtype; null if there is none.","type":["string","null"]},"at":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Time at which the store made it."},"environment":{"description"\#
  :"Null if the message does not say it.","anyOf":[{"$ref":"#/components/schemas/PurchaseEnvir\#
  onment"},{"type":"null"}]}},"required":["id","type","subtype","at","environment"]},"StoreQue\#
  stion":{"description":"What to fetch from the store: its kind, and the ids that the store ga\#
  ve.","type":"object","properties":{"kind":{"type":"string","enum":["subscription","product",\#
  "invoice","checkoutSession"]},"id":{"description":"Id of the object at Stripe.","type":"stri\#
  ng"},"packageName":{"description":"Package of the app at Google.","type":"string"},"purchase\#
  Token":{"description":"Token of the purchase at Google.","type":"string"},"charge":{"descrip\#
  tion":"Charge whose invoice is to be fetched.","type":"string"},"paymentIntent":{"descriptio\#
  n":"Payment whose invoice is to be fetched.","type":"string"}},"required":["kind"]},"StoreRe\#
  sponse":{"description":"An object that the caller fetched from a store's API.","type":"objec\#
  t","properties":{"kind":{"description":"What `body` is: of `playStore`, `subscription` (purc\#
  hases.subscriptionsv2) or `product` (purchases.productsv2); of `stripe`, `subscription`, `in\#
  voice` or `checkoutSession`.","type":"string","enum":["subscription","product","invoice","ch\#
  eckoutSession"]},"purchaseToken":{"description":"Token of the purchase at Google. Required f\#
  or `playStore` without a payload.","type":"string","minLength":1,"maxLength":255},"packageNa\#
  me":{"description":"Package of the app at Google.","type":"string","minLength":1,"maxLength"\#
  :255},"body":{"description":"The JSON object that the API answered.","type":"object","additi\#
  onalProperties":true},"fetchedAt":{"$ref":"#/components/schemas/Moment","description":"Time \#
  of the fetch, RFC 3339, which counts where there is no payload. Default: the system's now."}\#
  },"required":["kind","body"],"additionalProperties":false},"Stores":{"description":"Settings\#
   of the stores in which a project sells.","type":"object","properties":{"appStore":{"$ref":"\#
  #/components/schemas/AppStoreSettings","description":"Absent when not defined."},"playStore"\#
  :{"$ref":"#/components/schemas/PlayStoreSettings","description":"Absent when not defined."},\#
  "stripe":{"$ref":"#/components/schemas/StripeSettings","description":"Absent when not define\#
  d."},"custom":{"description":"Stores of the project's own, in byte order.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":["custom"]},"StoresCh\#
  oice":{"description":"New settings of stores. A setting that is left out stays.","type":"obj\#
  ect","properties":{"appStore":{"anyOf":[{"$ref":"#/components/schemas/AppStoreChoice"},{"typ\#
  e":"null"}],"description":"Replaces the settings of the store as a whole; null removes them.\#
  "},"playStore":{"anyOf":[{"$ref":"#/components/schemas/PlayStoreSettings"},{"type":"null"}],\#
  "description":"Replaces the settings of the store as a whole; null removes them."},"stripe":\#
  {"anyOf":[{"$ref":"#/components/schemas/StripeChoice"},{"type":"null"}],"description":"Repla\#
  ces the settings of the store as a whole; null removes them."},"custom":{"description":"Stor\#
  es of the project's own. They replace the previous list as a whole.","type":"array","items":\#
  {"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":[],"additionalProperties":f\#
  alse},"StripeChoice":{"description":"How the project verifies and reads Stripe's events.","t\#
  ype":"object","properties":{"secret":{"description":"Signing secret of Stripe's endpoint, wi\#
  th its `whsec_`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"description":\#
  "Secret before, which is accepted too; null when there is none.","type":["string","null"],"m\#
  inLength":1,"maxLength":255},"product":{"description":"Member of Stripe's price that names t\#
  he product: its `product`, its own id, or its `lookup_key`.","type":"string","enum":["produc\#
  t","price","lookupKey"],"default":"product"},"userFrom":{"description":"Members of Stripe's \#
  objects that contain the account token: `client_reference_id`, `customer` or `metadata.NAME`\#
  . The first that is there counts. Default: `client_reference_id`.","type":"array","items":{"\#
  type":"string","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/s\#
  chemas/Duration","description":"How long access continues while a renewal is unpaid and Stri\#
  pe retries it, ISO 8601. Default: P0D."}},"required":["secret"],"additionalProperties":false\#
  },"StripeSettings":{"description":"How the project reads Stripe's events. Only `project.stor\#
  es` returns the secrets.","type":"object","properties":{"secret":{"description":"Signing sec\#
  ret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.","type":"string","min\#
  Length":1,"maxLength":255},"oldSecret":{"description":"Secret before, which is accepted too;\#
   null when there is none. Only in `project.stores`.","type":["string","null"],"minLength":1,\#
  "maxLength":255},"product":{"description":"Member of Stripe's price that names the product: \#
  its `product`, its own id, or its `lookup_key`.","type":"string","enum":["product","price","\#
  lookupKey"]},"userFrom":{"description":"Members of Stripe's objects that contain the account\#
   token: `client_reference_id`, `customer` or `metadata.NAME`. The first that is there counts\#
  .","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":10},"gr\#
  ace":{"$ref":"#/components/schemas/Duration","description":"How long access continues while \#
  a renewal is unpaid and Stripe retries it, ISO 8601."}},"required":["product","userFrom","gr\#
  ace"]},"SubscriptionId":{"description":"Id of a subscription. It is unique within one connec\#
  tion.","type":"string"},"SuggestedCall":{"description":"A complete call that would make the \#
  entitlement active. The daemon has tried it in a dry run.","type":"object","properties":{"me\#
  thod":{"description":"Method of the call.","type":"string"},"params":{"description":"Params \#
  of the call.","type":"object"},"role":{"description":"Role that the caller needs.","type":"s\#
  tring","enum":["read","write","admin"]},"text":{"description":"An explanation in one sentenc\#
  e.","type":"string"}},"required":["method","params","role","text"]},"Transaction":{"descript\#
  ion":"One transaction of a purchase: a paid period or a single payment. A member that is not\#
   required is absent when it is not set.","type":"object","properties":{"transactionId":{"$re\#
  f":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"}\#
  ,"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components\#
  /schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"isFamilyShared\#
  ":{"description":"Whether a family member bought it and shares it. An export always shows th\#
  is member and those up to `attributes`.","type":"boolean"},"price":{"description":"A decimal\#
   number in a string, for example \"9.99\".","type":["string","null"]},"currency":{"descripti\#
  on":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"description":"ISO\#
   3166 code, as it was sent.","type":["string","null"]},"offerCode":{"description":"Offer cod\#
  e, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Att\#
  ributes"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"The kind that the\#
   store named."},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","descriptio\#
  n":"The environment that the store named."},"autoRenew":{"description":"False while auto-ren\#
  ew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Moment","d\#
  escription":"Time since which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"Last moment of the grace period."},"billingRetry":{\#
  "description":"True while the store retries a failed payment.","type":"boolean"},"pausedUnti\#
  l":{"$ref":"#/components/schemas/Moment","description":"Time at which the pause ends."},"ref\#
  undedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the refund."},"revoked\#
  At":{"$ref":"#/components/schemas/Moment","description":"Time at which the store withdrew ac\#
  cess."},"endedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which access \#
  ended before the end of the period."},"paused":{"description":"True while the store says tha\#
  t the subscription is paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/Pr\#
  oductId","description":"Product of the next period."},"endReason":{"$ref":"#/components/sche\#
  mas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","description":"Time s\#
  ince which billing has failed."},"asOf":{"$ref":"#/components/schemas/Moment","description":\#
  "Time of the newest statement about the transaction."}},"required":["transactionId","product\#
  ","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId":{"description":"Id that a \#
  store gives to a transaction.","type":"string","minLength":1,"maxLength":255},"User":{"descr\#
  iption":"The current user of a device, or the user that an id belongs to.","type":"object","\#
  properties":{"id":{"$ref":"#/components/schemas/UserId","description":"For a device: the ide\#
  ntified user, or else the anonymous user. For an id: that id if it is identified, or else th\#
  e customer's identified id, or its anonymous id if it has none."},"anonymousId":{"descriptio\#
  n":"For a device: its anonymous user. For an id: that id if it is anonymous, or else null.",\#
  "type":["string","null"]},"identityId":{"description":"Id of the identified user; null for a\#
  n anonymous user.","type":["string","null"]},"customerId":{"$ref":"#/components/schemas/User\#
  Id","description":"Id of the customer. It stays the same across logins, and every userId par\#
  am accepts it."},"aliases":{"description":"Every id of the customer, in byte order. It omits\#
   the customerId of a customer that began with an identified user.","type":"array","items":{"\#
  $ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","desc\#
  ription":"Id of the device; absent when the request names a user."},"createdAt":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"Time at which the customer was created."},"environm\#
  ent":{"$ref":"#/components/schemas/ProjectEnvironment"}},"required":["id","anonymousId","ide\#
  ntityId","customerId","aliases","createdAt","environment"]},"UserId":{"description":"Id of a\#
   user: the app's own id, an anonymous id, or a customerId. It has 1 to `userIdLengthMax` Uni\#
  code scalars, and the daemon compares it byte by byte. An empty id is blockedUserId and a lo\#
  nger id userIdTooLong, so this schema has no length.","type":"string"},"Warning":{"descripti\#
  on":"A sign that an accepted request may be a mistake.","type":"object","properties":{"kind"\#
  :{"type":"string","enum":["unknownProduct","unknownEntitlement","subscriptionWithoutEnd","he\#
  ldByNobody","sameMoment","asOfAhead","keyTaken","accountTokenDiffers","transactionDiffers","\#
  unknownNotification"]},"message":{"description":"An explanation in one sentence.","type":"st\#
  ring"},"nearest":{"description":"Similar names that exist, nearest first. An unknown entitle\#
  ment always has it.","type":"array","items":{"type":"string"}},"fields":{"description":"In s\#
  ameMoment: the fields that two statements of one moment give different values.","type":"arra\#
  y","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":{"description":"A UR\#
  L that receives a project's events, with its secrets. Only an admin can read it.","type":"ob\#
  ject","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/com\#
  ponents/schemas/WebhookSecret"},"oldSecret":{"description":"Second secret that also signs ea\#
  ch delivery; null when there is none.","type":["string","null"]},"format":{"$ref":"#/compone\#
  nts/schemas/WebhookFormat"},"paused":{"description":"True if webhook.pause stopped the posts\#
   to the URL.","type":"boolean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","descri\#
  ption":"Name of the consumer whose cursor is the webhook's position. A replay gives the webh\#
  ook another one."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook\#
  's position: all events up to this cursor are delivered."}},"required":["url","secret","oldS\#
  ecret","format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL that re\#
  ceives the project's events.","type":"object","properties":{"url":{"$ref":"#/components/sche\#
  mas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":\#
  "#/components/schemas/WebhookSecret","description":"Second secret that also signs each deliv\#
  ery, until every receiver knows the new secret."},"format":{"$ref":"#/components/schemas/Web\#
  hookFormat","default":"entitled"}},"required":["url","secret"],"additionalProperties":false}\#
  ,"WebhookFailure":{"description":"The latest failed attempt for the oldest event that waits \#
  for another one; if no event waits, the latest failed attempt.","type":"object","properties"\#
  :{"at":{"$ref":"#/components/schemas/Moment","description":"Time of the latest attempt."},"c\#
  ursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the event."},"reason":\#
  {"description":"Why the attempt failed, for people.","type":"string","maxLength":500},"attem\#
  pts":{"description":"Number of attempts so far to post the event.","type":"integer","minimum\#
  ":1},"nextAttemptAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of th\#
  e next attempt; null if the event is delivered or no program posts it."}},"required":["at","\#
  cursor","reason","attempts","nextAttemptAt"]},"WebhookFormat":{"description":"Format of a de\#
  livery. `entitled`: the event as in the log. `purchasely`: as Purchasely documents it (webho\#
  oks.md).","type":"string","enum":["entitled","purchasely"]},"WebhookReport":{"description":"\#
  How the posts to a URL fare.","type":"object","properties":{"url":{"$ref":"#/components/sche\#
  mas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","description":"Time of \#
  the latest delivery."},"failure":{"description":"The latest failed attempt for the oldest ev\#
  ent that waits for another one; if no event waits, the latest failed attempt.","type":"objec\#
  t","properties":{"at":{"$ref":"#/components/schemas/Moment","description":"Time of the attem\#
  pt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the event."},"\#
  reason":{"description":"Why the attempt failed, for people.","type":"string","maxLength":500\#
  },"attempts":{"description":"Number of attempts so far to post the event.","type":"integer",\#
  "minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/components/schemas/Moment","des\#
  cription":"Time of the next attempt; absent if the event is delivered."}},"required":["at","\#
  cursor","reason","attempts"],"additionalProperties":false}},"required":["url"],"additionalPr\#
  operties":false},"WebhookSecret":{"description":"Key that signs each delivery. After `whsec_\#
  `: the key in base64. Any other text is the key itself, in UTF-8.","type":"string","minLengt\#
  h":1,"maxLength":255},"WebhookStatus":{"description":"A URL that receives a project's events\#
  , and how the posts to it fare.","type":"object","properties":{"url":{"$ref":"#/components/s\#
  chemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"},"state":{"descrip\#
  tion":"`paused` by webhook.pause; `stopped` if no program posts; `failing` if an event waits\#
   for another attempt; else `posting`.","type":"string","enum":["paused","stopped","failing",\#
  "posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's posi\#
  tion: all events up to this cursor are delivered."},"backlog":{"description":"Number of even\#
  ts after `cursor`.","type":"integer","minimum":0},"deliveredAt":{"$ref":"#/components/schema\#
  s/NullableMoment","description":"Time of the latest delivery; null if the daemon has had no \#
  report of one since its start."},"failure":{"$ref":"#/components/schemas/WebhookFailure","de\#
  scription":"Absent if the daemon has had no report of a failure since its start."}},"require\#
  d":["url","format","state","cursor","backlog","deliveredAt"]},"WebhookSummary":{"description\#
  ":"A URL that receives a project's events.","type":"object","properties":{"url":{"$ref":"#/c\#
  omponents/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}},"requ\#
  ired":["url","format"]},"WebhookUrl":{"description":"An absolute `https://` or `http://` URL\#
   with a host, and optionally a port, a path and a query. It has no user, password or fragmen\#
  t, because every reader of the project sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp\#
  ][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseError":{"code":-32700,"message":\#
  "The line is not valid JSON; lines.md defines the grammar. `offset` is the position of the f\#
  irst wrong byte, counted from 0.","data":{"kind":"parseError","retryable":false}},"invalidRe\#
  quest":{"code":-32600,"message":"The line is JSON, but not a request: it is not an object or\#
   an empty batch, it has no method, its `jsonrpc` is not \"2.0\", or its id or params have a \#
  wrong type.","data":{"kind":"invalidRequest","retryable":false}},"messageTooLarge":{"code":-\#
  32600,"message":"A line has more than `limit` bytes before its line feed. The daemon drops t\#
  he line and reads the next line as usual.","data":{"kind":"messageTooLarge","retryable":fals\#
  e}},"batchTooLarge":{"code":-32600,"message":"A batch has more than `limit` entries, and the\#
   daemon executes none of them. Or the replies to earlier entries have more than `limit` byte\#
  s, and the daemon does not execute this entry.","data":{"kind":"batchTooLarge","retryable":f\#
  alse}},"notInBatch":{"code":-32600,"message":"The method is not allowed in a batch.","data":\#
  {"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-32601,"message":"The daemo\#
  n has no such method. `nearest` lists similar names.","data":{"kind":"unknownMethod","retrya\#
  ble":false}},"invalidParams":{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of range, or two parameters exclude each other. `field` points to it; `ne\#
  arest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},"internalErr\#
  or":{"code":-32603,"message":"The daemon has a fault. Its log has the same `reference`.","da\#
  ta":{"kind":"internalError","retryable":false}},"permissionDenied":{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},"unknownDevice":{"code":1100,"message":"The project has no such d\#
  evice.","data":{"kind":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"messa\#
  ge":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},"blocke\#
  dUserId":{"code":1102,"message":"No user may have this id: it is empty, or in the project's \#
  `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code\#
  ":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","da\#
  ta":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"The\#
   id begins with the project's anonymous prefix, or it is the id of an anonymous user or a cu\#
  stomerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"code":11\#
  05,"message":"No user is logged in on the device, and the project's `onAnonymousLogout` is `\#
  refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":120\#
  0,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fa\#
  lse}},"unknownPurchase":{"code":1201,"message":"The project has no purchase with this store \#
  and originalTransactionId, or the purchase has no such transaction. Nothing changes.","data"\#
  :{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message\#
  ":"Another user holds the purchase, and a rule of the project keeps it there. `holder` and `\#
  rule` name them. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}\#
  },"unknownEntitlement":{"code":1203,"message":"A call grants or explains an entitlement that\#
   the project does not have. `nearest` lists similar names.","data":{"kind":"unknownEntitleme\#
  nt","retryable":false}},"notAManualGrant":{"code":1204,"message":"The user has no active gra\#
  nt of this entitlement. For example, a purchase gives it, or the grant has ended.","data":{"\#
  kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205,"message":"The pro\#
  ject uses the system's clock, which cannot be advanced.","data":{"kind":"clockNotManual","re\#
  tryable":false}},"cannotUndo":{"code":1206,"message":"The daemon cannot undo the link. Nothi\#
  ng changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind can\#
  not be undone; `noLink`: the event linked nothing; `undone`: the link is already undone; `is\#
  Undo`: the event comes from an undo; `laterAlias`: a later alias merged the customer with an\#
  other user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a deletio\#
  n erased part of the history. `event` is the id of the event that prevents the undo.","data"\#
  :{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,"message":"No consu\#
  mer of this name has acknowledged an event. `events.acknowledge` does not create a name that\#
   begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","retrya\#
  ble":false}},"unknownWebhook":{"code":1208,"message":"The project has no webhook with this U\#
  RL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},\#
  "idempotencyConflict":{"code":1300,"message":"A call of the same method used this key with o\#
  ther params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},\#
  "storageFull":{"code":1400,"message":"The disk has no room for the write. Nothing changes, a\#
  nd reading still works.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"c\#
  ode":1401,"message":"The write may not be on the disk: the daemon stops, and its next start \#
  shows what is stored. Or the daemon cannot read a record that the request needs: then it kee\#
  ps running.","data":{"kind":"storageFailed","retryable":false}},"overloaded":{"code":1402,"m\#
  essage":"More requests are waiting than the daemon accepts. Nothing changes. With a null `id\#
  `, the daemon dropped an unfinished line, and `limit` is the total size of all unfinished li\#
  nes.","data":{"kind":"overloaded","retryable":true}},"tooManyConnections":{"code":1403,"mess\#
  age":"The daemon has reached its maximum of connections. It replies to the first line with t\#
  his error and closes the connection.","data":{"kind":"tooManyConnections","retryable":false}\#
  },"shuttingDown":{"code":1404,"message":"The daemon is shutting down. Nothing changes.","dat\#
  a":{"kind":"shuttingDown","retryable":true}},"unverified":{"code":1500,"message":"The daemon\#
   does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`\#
  , `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `environment`, `unsig\#
  nedEnvironment` or `age`; stores.md says what each means. `httpStatus` is what the web serve\#
  r should answer.","data":{"kind":"unverified","retryable":false}},"storeNotConfigured":{"cod\#
  e":1501,"message":"The project does not define the store of `store.notify`. The store sends \#
  the notification again if the web server answers `httpStatus`.","data":{"kind":"storeNotConf\#
  igured","retryable":true}},"verifierMissing":{"code":1502,"message":"The system has no libcr\#
  ypto, which verifies what Apple signed. All other methods work.","data":{"kind":"verifierMis\#
  sing","retryable":true}},"verifierFailed":{"code":1503,"message":"The process that verifies \#
  what Apple signed ended, or took more than two seconds. The daemon starts it again.","data":\#
  {"kind":"verifierFailed","retryable":true}}}}}\#

  """#
