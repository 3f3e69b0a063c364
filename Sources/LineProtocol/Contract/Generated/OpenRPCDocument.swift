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
  tion":"True exactly when `purchases` or `claimed` is not empty: the app refreshes what it sh\#
  ows.","type":"boolean"},"purchases":{"description":"Purchases that changed holders. After an\#
   alias: the purchases that the anonymous user's customer held.","type":"array","items":{"$re\#
  f":"#/components/schemas/Move"}},"claimed":{"description":"The unclaimed purchases that this\#
   call gave to the user, with those that replace them; absent if there are none. In the order\#
   of `store`, then `originalTransactionId`.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Move"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"\#
  },"events":{"description":"The events that the call would emit. Only in a dry run.","type":"\#
  array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when t\#
  his is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requi\#
  red":["user","created","outcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"me\#
  ssage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters \#
  exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"in\#
  validParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the\#
   role that the method needs. `uid` and `role` are the caller's (`none` without a role), and \#
  `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code"\#
  :1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable"\#
  :false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser"\#
  ,"retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in th\#
  e project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":11\#
  03,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":\#
  {"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the p\#
  roject's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"k\#
  ind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of\#
   the same method used this key with other params in the last 24 hours.","data":{"kind":"idem\#
  potencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the wr\#
  ite. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":tru\#
  e}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next\#
   start shows what is stored. Or the daemon cannot read a record that the request needs: then\#
   it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":\#
  "a new user","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone\#
  "},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"u\#
  ser_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}"\#
  ,"aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environme\#
  nt":"production"},"created":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}\#
  },{"name":"with a purchase made before","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"202\#
  6-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purch\#
  ase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"100\#
  0","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"\#
  name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_i\#
  d_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","ali\#
  ases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"\#
  production"},"created":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":\#
  "appStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":[\#
  "{{anonymous}}"],"to":"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","para\#
  ms":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_\#
  1"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"r\#
  esult":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","ide\#
  ntityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","\#
  createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":false,"outcome":\#
  "unchanged","shouldRefresh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers\#
   a device and creates its anonymous user.","x-role":"write","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"device","required":false,"summary":"Id of the device. Default: a ne\#
  w id, which the daemon makes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"u\#
  serId","required":false,"summary":"Id of a user to log in on the new device, without attachi\#
  ng, moving or aliasing anything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"\#
  storeAccount","required":false,"summary":"Store account whose purchases the device can resto\#
  re.","schema":{"$ref":"#/components/schemas/StoreAccountId"}},{"name":"platform","required":\#
  false,"summary":"Platform of the device: ios, android, web or another word of that form.","s\#
  chema":{"$ref":"#/components/schemas/Platform"}},{"name":"app","required":false,"summary":"T\#
  he installed app, for example its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}\#
  },{"name":"accountToken","required":false,"summary":"Account token to register for the devic\#
  e's current user, who then claims every unclaimed purchase that carries it.","schema":{"$ref\#
  ":"#/components/schemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of \#
  the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name\#
  ":"dryRun","required":false,"summary":"Computes the result and the events without changing a\#
  nything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":f\#
  alse,"summary":"Makes a retry safe: the same key with the same params returns the stored res\#
  ult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","s\#
  chema":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"cre\#
  ated":{"description":"False when the device was already registered.","type":"boolean"},"user\#
  ":{"$ref":"#/components/schemas/User"},"shouldRefresh":{"description":"True when the call cl\#
  aimed purchases: the app has to check the user's entitlements. Otherwise absent.","type":"bo\#
  olean"},"claimed":{"description":"The unclaimed purchases that this call gave to the user, w\#
  ith those that replace them; absent if there are none. In the order of `store`, then `origin\#
  alTransactionId`.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"d\#
  escription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description"\#
  :"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#\#
  /components/schemas/Event"}},"replayed":{"description":"True when this is the stored result \#
  of an idempotency key; otherwise absent.","type":"boolean"}},"required":["device","created",\#
  "user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong ty\#
  pe or out of range, or two parameters exclude each other. `field` points to it; `nearest` li\#
  sts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message\#
  ":"The caller's role is lower than the role that the method needs. `uid` and `role` are the \#
  caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permiss\#
  ionDenied","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty\#
  , or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},\#
  {"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`\#
  .","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins \#
  with the project's anonymous prefix, or it is the id of an anonymous user or a customerId.",\#
  "data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has n\#
  o such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":\#
  "A call of the same method used this key with other params in the last 24 hours.","data":{"k\#
  ind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room \#
  for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retr\#
  yable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, an\#
  d its next start shows what is stored. Or the daemon cannot read a record that the request n\#
  eeds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples"\#
  :[{"name":"a new device","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":\#
  {"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}"\#
  ,"identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone\#
  ","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"again","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"na\#
  me":"result","value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}","anonym\#
  ousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymou\#
  s}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}\#
  },{"name":"as a user","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}]\#
  ,"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"user_id_1\#
  ","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliase\#
  s":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"pro\#
  duction"}}}},{"name":"as a dry run","x-given":[{"method":"project.define","params":{"product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun","value"\#
  :true}],"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{\#
  anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","a\#
  liases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environm\#
  ent":"production"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at":"2026-0\#
  1-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}"\#
  ,"cause":{"method":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logout","summ\#
  ary":"Logs out the user of a device.","x-role":"write","x-since":1,"paramStructure":"either"\#
  ,"params":[{"name":"device","required":true,"summary":"Id of the device.","schema":{"$ref":"\#
  #/components/schemas/DeviceId"}},{"name":"project","required":false,"summary":"Id of the pro\#
  ject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryR\#
  un","required":false,"summary":"Computes the result and the events without changing anything\#
  .","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"s\#
  ummary":"Makes a retry safe: the same key with the same params returns the stored result.","\#
  schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"outcome":{"descr\#
  iption":"loggedOut: the device's anonymous user is current again. rotated: the device has a \#
  new anonymous user. unchanged: no user was logged in.","type":"string","enum":["loggedOut","\#
  rotated","unchanged"]},"dryRun":{"description":"True in a dry run; otherwise absent.","type"\#
  :"boolean"},"events":{"description":"The events that the call would emit. Only in a dry run.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"T\#
  rue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean\#
  "}},"required":["user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missi\#
  ng, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` \#
  points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The caller's role is lower than the role that the method needs.\#
   `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role\#
  .","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project\#
   has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1105,"messa\#
  ge":"No user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`."\#
  ,"data":{"kind":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"The daemon ha\#
  s no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"messag\#
  e":"A call of the same method used this key with other params in the last 24 hours.","data":\#
  {"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no ro\#
  om for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","r\#
  etryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops,\#
   and its next start shows what is stored. Or the daemon cannot read a record that the reques\#
  t needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"exampl\#
  es":[{"name":"a user is logged in","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify",\#
  "params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"ipho\#
  ne"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anony\#
  mous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":\#
  "iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"logge\#
  dOut"}}},{"name":"no user is logged in","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"202\#
  6-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"nam\#
  e":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}\#
  }","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["\#
  {{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"prod\#
  uction"},"outcome":"unchanged"}}}]},{"name":"project.define","summary":"Creates a project, o\#
  r changes the given parts of its definition.","x-role":"admin","x-since":1,"paramStructure":\#
  "either","params":[{"name":"project","required":false,"summary":"Id of the project.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"rules","required":\#
  false,"summary":"How users and purchases move: a preset, or a preset and the rules that diff\#
  er from it. Default for a new project: qonversion.","schema":{"$ref":"#/components/schemas/R\#
  ulesChoice"}},{"name":"products","required":false,"summary":"The catalogue: products by thei\#
  r ids. It replaces the previous catalogue as a whole.","schema":{"$ref":"#/components/schema\#
  s/Catalogue"}},{"name":"entitlements","required":false,"summary":"Ids that `grant` accepts i\#
  n addition to the entitlements of the catalogue. They replace the previous list as a whole."\#
  ,"schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":1\#
  0000}},{"name":"environment","required":false,"summary":"Environment whose purchases give ac\#
  cess. Default for a new project: production.","schema":{"$ref":"#/components/schemas/Project\#
  Environment"}},{"name":"clock","required":false,"summary":"Clock of the project: `system`, `\#
  manual` (a manual clock that starts now), or {\"manual\": TIMESTAMP}. It can only change bef\#
  ore the first device, user or purchase. Default for a new project: system.","schema":{"$ref"\#
  :"#/components/schemas/ClockChoice"}},{"name":"webhooks","required":false,"summary":"URLs th\#
  at receive the project's events, each URL once. They replace the previous list as a whole. D\#
  efault for a new project: none.","schema":{"type":"array","items":{"$ref":"#/components/sche\#
  mas/WebhookChoice"},"maxItems":10}},{"name":"stores","required":false,"summary":"Settings of\#
   stores. `appStore`, `playStore` and `stripe` say how `store.notify` verifies and reads what\#
   these stores send. `custom` lists stores of the project's own, up to 20. A custom store sta\#
  ys while a purchase names it. Default for a new project: none.","schema":{"$ref":"#/componen\#
  ts/schemas/StoresChoice"}},{"name":"dryRun","required":false,"summary":"Computes the result \#
  and the events without changing anything.","schema":{"type":"boolean","default":false}},{"na\#
  me":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the s\#
  ame params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey\#
  "}}],"result":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/\#
  components/schemas/Project"},"dryRun":{"description":"True in a dry run; otherwise absent.",\#
  "type":"boolean"},"events":{"description":"The events that the call would emit. Only in a dr\#
  y run. The changes of access that a new catalogue causes come later, and are not in the list\#
  .","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"\#
  True when this is the stored result of an idempotency key; otherwise absent.","type":"boolea\#
  n"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1300,"message":"A call of the sam\#
  e method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyC\#
  onflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Not\#
  hing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"co\#
  de":1401,"message":"The write may not be on the disk: the daemon stops, and its next start s\#
  hows what is stored. Or the daemon cannot read a record that the request needs: then it keep\#
  s running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new p\#
  roject","params":[{"name":"project","value":"news"},{"name":"rules","value":{"preset":"qonve\#
  rsion","onRestore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }],"result":{"name":"result","value":{"project":{"id":"news","rules":{"preset":"qonversion",\#
  "anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"log\#
  outFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser"\#
  ,"onRestore":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPu\#
  rchases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"entitlements":[],"environment":"production","clo\#
  ck":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},\#
  "createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purcha\#
  ses":0,"unclaimed":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"method":"p\#
  roject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device\#
  ":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"result","\#
  value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","o\#
  nIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"retur\#
  n","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anony\#
  mousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthM\#
  ax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"entitlements":["vip"],"environment":"production","clock":{"kind":"manual","now\#
  ":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","co\#
  unts":{"devices":1,"users":1,"customers":1,"purchases":0,"unclaimed":0,"events":1}}}}},{"nam\#
  e":"webhooks","params":[{"name":"project","value":"news"},{"name":"clock","value":{"manual":\#
  "2026-01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events"\#
  ,"secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","\#
  secret":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]}\#
  ],"result":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{},\#
  "entitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:0\#
  0:00.000Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"htt\#
  ps://example.com/purchases","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026\#
  -01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed\#
  ":0,"events":0}}}}}]},{"name":"project.describe","summary":"Returns the definition of a proj\#
  ect with every rule, and the number of its records.","x-role":"read","x-since":1,"paramStruc\#
  ture":"either","params":[{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Projec\#
  t"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no\#
   such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"th\#
  e project that is there from the start","params":[],"result":{"name":"result","value":{"proj\#
  ect":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew"\#
  :"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymo\#
  usLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":\#
  "asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"bloc\#
  kedUserIds":[""]},"products":{},"entitlements":[],"environment":"production","clock":{"kind"\#
  :"system"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":0,\#
  "users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":"project.list"\#
  ,"summary":"Lists the projects, sorted by id in byte order.","x-role":"read","x-since":1,"pa\#
  ramStructure":"either","params":[{"name":"project","required":false,"summary":"Has no effect\#
  , but must exist: a client can send it with every call.","schema":{"$ref":"#/components/sche\#
  mas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","p\#
  roperties":{"projects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSummary"\#
  }}},"required":["projects"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no\#
   such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"on\#
  e project","params":[],"result":{"name":"result","value":{"projects":[{"id":"default","prese\#
  t":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchas\#
  es":0,"unclaimed":0,"events":0}}]}}}]},{"name":"project.stores","summary":"Returns how a pro\#
  ject verifies and reads what stores send, with Stripe's secrets.","x-role":"admin","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"Id of t\#
  he project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"stores":{"$ref":"#/components/s\#
  chemas/Stores"}},"required":["stores"]}},"errors":[{"code":-32602,"message":"A parameter is \#
  missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fi\#
  eld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The caller's role is lower than the role that the method n\#
  eeds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's\#
   role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The da\#
  emon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[\#
  {"name":"settings of three stores","x-given":[{"method":"project.define","params":{"stores":\#
  {"appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}]},"playStore":{"packages":\#
  ["com.example"]},"stripe":{"secret":"whsec_test","userFrom":["client_reference_id","metadata\#
  .userId"],"grace":"P7D"},"custom":["Zeta"]}}}],"params":[],"result":{"name":"result","value"\#
  :{"stores":{"appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}],"environments"\#
  :["Production","Sandbox"],"roots":[]},"playStore":{"packages":["com.example"]},"stripe":{"se\#
  cret":"whsec_test","oldSecret":null,"product":"product","userFrom":["client_reference_id","m\#
  etadata.userId"],"grace":"P7D"},"custom":["Zeta"]}}}}]},{"name":"project.webhooks","summary"\#
  :"Returns the webhooks of a project with their secrets.","x-role":"admin","x-since":1,"param\#
  Structure":"either","params":[{"name":"project","required":false,"summary":"Id of the projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"webhooks":{"type":"array","items":{"$ref\#
  ":"#/components/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"mess\#
  age":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters ex\#
  clude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the r\#
  ole that the method needs. `uid` and `role` are the caller's (`none` without a role), and `n\#
  eeds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1\#
  200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":\#
  false}}],"examples":[{"name":"a webhook that was defined after the first event","x-given":[{\#
  "method":"install","params":{"device":"iphone"}},{"method":"project.define","params":{"webho\#
  oks":[{"url":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"r\#
  esult","value":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":nu\#
  ll,"authorization":null,"format":"entitled","paused":false,"consumer":"webhook-1","cursor":"\#
  1"}]}}}]},{"name":"purchase","summary":"Records a store transaction, and sets the holders of\#
   a new purchase.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"\#
  device","required":false,"summary":"Id of the device on which the customer bought.","schema"\#
  :{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id o\#
  f the buyer, instead of `device`. The daemon creates an unknown user, so that no payment is \#
  lost.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"product","required":true,"s\#
  ummary":"Id of the product. The daemon also records a product that the catalogue does not ha\#
  ve.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store","required":true,"su\#
  mmary":"Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsu\#
  ng, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.","schema"\#
  :{"$ref":"#/components/schemas/Store"}},{"name":"transactionId","required":true,"summary":"T\#
  he store's id of this transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},\#
  {"name":"originalTransactionId","required":false,"summary":"Id of the first transaction of t\#
  he same purchase. Default: `transactionId`.","schema":{"$ref":"#/components/schemas/Transact\#
  ionId"}},{"name":"kind","required":false,"summary":"Kind of the product. It overrides the ki\#
  nd in the catalogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchas\#
  edAt","required":false,"summary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schema\#
  ":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"La\#
  st millisecond of the paid period, RFC 3339. Default: no end.","schema":{"$ref":"#/component\#
  s/schemas/Moment"}},{"name":"periodType","required":false,"summary":"Price of the period: fu\#
  ll (normal), a trial, or introductory (intro).","schema":{"$ref":"#/components/schemas/Perio\#
  dType","default":"normal"}},{"name":"environment","required":false,"summary":"Environment of\#
   the store: production, or sandbox for test purchases.","schema":{"$ref":"#/components/schem\#
  as/PurchaseEnvironment","default":"production"}},{"name":"isFamilyShared","required":false,"\#
  summary":"Whether a family member bought it and shares it.","schema":{"type":"boolean","defa\#
  ult":false}},{"name":"price","required":false,"summary":"Price that the customer paid: a dec\#
  imal number in a string, for example \"9.99\".","schema":{"$ref":"#/components/schemas/Price\#
  "}},{"name":"currency","required":false,"summary":"Currency of the price: an ISO 4217 code, \#
  for example EUR.","schema":{"$ref":"#/components/schemas/Currency"}},{"name":"country","requ\#
  ired":false,"summary":"Country of the purchase: an ISO 3166 code, for example DE.","schema":\#
  {"$ref":"#/components/schemas/Country"}},{"name":"offerCode","required":false,"summary":"Off\#
  er code that the customer redeemed.","schema":{"type":"string","minLength":1,"maxLength":255\#
  }},{"name":"attributes","required":false,"summary":"Up to 20 strings of your own, which the \#
  events of this purchase repeat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name\#
  ":"asOf","required":false,"summary":"Time at which the store made this statement, RFC 3339. \#
  Without it, this is a statement of the caller, made now.","schema":{"$ref":"#/components/sch\#
  emas/Moment"}},{"name":"replaces","required":false,"summary":"Purchase of the same store tha\#
  t this one takes over: its `originalTransactionId`, or one of its keys. Google calls it link\#
  edPurchaseToken.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"keys","re\#
  quired":false,"summary":"Up to ten further names of the purchase, for example a Google order\#
   id. Each finds it wherever `originalTransactionId` is a param.","schema":{"type":"array","i\#
  tems":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10}},{"name":"accountToken","\#
  required":false,"summary":"Account token of the purchase. When the call names a user or a de\#
  vice, it is registered for that user.","schema":{"$ref":"#/components/schemas/AccountToken"}\#
  },{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/comp\#
  onents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":\#
  "Computes the result and the events without changing anything.","schema":{"type":"boolean","\#
  default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: th\#
  e same key with the same params returns the stored result.","schema":{"$ref":"#/components/s\#
  chemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{\#
  "purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True when the \#
  purchase is new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase. rece\#
  ived: the buyer did not hold the purchase, and holds it now. claimed: the purchase had no ho\#
  lder before; now the buyer holds it. planChanged: a new transaction with another product. re\#
  newed: any other new transaction. updated: a fact with `asOf` changed a known transaction. s\#
  tale: the daemon had newer information about every field that differs. unchanged: no field d\#
  iffers, the transaction is known and the call has no `asOf`, or the transaction is new and o\#
  lder than the latest.","type":"string","enum":["recorded","renewed","planChanged","received"\#
  ,"claimed","updated","stale","unchanged"]},"stale":{"description":"The params that lost agai\#
  nst newer information; absent when there are none.","type":"array","items":{"type":"string"}\#
  },"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The buyer's enti\#
  tlements after the call. Without `device` and `userId`: those of the holder, or none if the \#
  purchase has no holder."},"warnings":{"description":"Absent when there are no warnings.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True i\#
  n a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that t\#
  he call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas\#
  /Event"}},"replayed":{"description":"True when this is the stored result of an idempotency k\#
  ey; otherwise absent.","type":"boolean"}},"required":["purchase","created","outcome","entitl\#
  ements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of range, or two parameters exclude each other. `field` points to it; `nearest` l\#
  ists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The caller's role is lower than the role that the method needs. `uid` and `role` are the\#
   caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permis\#
  sionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","da\#
  ta":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"No user may have thi\#
  s id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","re\#
  tryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's \#
  `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message\#
  ":"The id begins with the project's anonymous prefix, or it is the id of an anonymous user o\#
  r a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":\#
  "The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code\#
  ":1202,"message":"Another user holds the purchase, and a rule of the project keeps it there.\#
   `holder` and `rule` name them. In `user.import` there is no `rule`: the import does not nam\#
  e the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{\#
  "code":1300,"message":"A call of the same method used this key with other params in the last\#
   24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":\#
  "The disk has no room for the write. Nothing changes, and reading still works.","data":{"kin\#
  d":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk\#
  : the daemon stops, and its next start shows what is stored. Or the daemon cannot read a rec\#
  ord that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryabl\#
  e":false}}],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"param\#
  s":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store",\#
  "value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"202\#
  6-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","\#
  originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscriptio\#
  n","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purch\#
  asedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"produ\#
  ction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"\#
  autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,\#
  "pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsA\#
  s":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"\#
  renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthl\#
  y","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00\#
  :00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entit\#
  lements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","so\#
  urce":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","star\#
  tedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpires\#
  At":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:0\#
  0.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"prod\#
  uction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name\#
  ":"the same transaction again","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","par\#
  ams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expir\#
  esAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"pr\#
  oduct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value\#
  ":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result"\#
  ,"value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"100\#
  0","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"d\#
  evice":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchased\#
  At":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,\#
  "periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"curren\#
  cy":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"graceP\#
  eriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":n\#
  ull,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"re\#
  places":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":\#
  [{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},\#
  "created":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":tru\#
  e,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grant\#
  Type":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2\#
  026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabled\#
  At":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000\#
  ","originalTransactionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],\#
  "params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"s\#
  tore","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value\#
  ":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appSt\#
  ore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subsc\#
  ription","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAc\#
  count":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","e\#
  nvironment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,\#
  "offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bi\#
  llingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paus\#
  ed":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy\#
  ":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000"\#
  ,"product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome"\#
  :"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","produc\#
  tId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodTy\#
  pe":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","\#
  gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"\#
  2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"\#
  environment":"production","store":"appStore","transactionId":"1000","originalTransactionId":\#
  "1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","pa\#
  rams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","purc\#
  hasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"na\#
  me":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":\#
  "appStore"},{"name":"transactionId","value":"1001"},{"name":"originalTransactionId","value":\#
  "1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value\#
  ":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appSt\#
  ore","originalTransactionId":"1000","transactionId":"1001","product":"monthly","kind":"subsc\#
  ription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,\#
  "purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expi\#
  resAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":\#
  "production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":\#
  null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":\#
  false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"r\#
  enewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys\#
  ":[],"renewsCount":1,"accountToken":null,"transactions":[{"transactionId":"1000","product":"\#
  monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12\#
  -15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"mon\#
  thly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15\#
  T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","en\#
  titlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly",\#
  "source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","s\#
  tartedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpi\#
  resAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:0\#
  0:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"p\#
  roduction","store":"appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},{"n\#
  ame":"a product that the catalogue does not know","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name"\#
  :"product","value":"montly"},{"name":"store","value":"stripe"},{"name":"transactionId","valu\#
  e":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","originalTransac\#
  tionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"act\#
  ive","holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:\#
  00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":\#
  null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"c\#
  urrency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"\#
  gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revoke\#
  dAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":nu\#
  ll,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transact\#
  ions":[{"transactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-\#
  01-01T00:00:00.000Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"o\#
  utcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}\#
  ","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Updates a purchase, for \#
  example after a refund. Omitted params keep their value.","x-role":"write","x-since":1,"para\#
  mStructure":"either","params":[{"name":"store","required":true,"summary":"Store that took th\#
  e payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionId",\#
  "required":true,"summary":"Id of the first transaction of the purchase.","schema":{"$ref":"#\#
  /components/schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"New las\#
  t millisecond of the paid period, RFC 3339; null: no end.","schema":{"$ref":"#/components/sc\#
  hemas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether the subscrip\#
  tion renews automatically; null: true for a subscription, else false.","schema":{"type":["bo\#
  olean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"Last millisecond\#
   of the grace period, RFC 3339; null: no grace period.","schema":{"$ref":"#/components/schem\#
  as/NullableMoment"}},{"name":"billingRetry","required":false,"summary":"Whether the store re\#
  tries a failed payment; null: false.","schema":{"type":["boolean","null"]}},{"name":"pausedU\#
  ntil","required":false,"summary":"Time at which the pause ends, RFC 3339; null: no pause.","\#
  schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refundedAt","required":fals\#
  e,"summary":"Time of the refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/\#
  schemas/NullableMoment"}},{"name":"revokedAt","required":false,"summary":"Time at which the \#
  store withdrew access, RFC 3339, for example when family sharing ends; null: not withdrawn."\#
  ,"schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"product","required":false\#
  ,"summary":"Id of the product from now on: a change of plan.","schema":{"$ref":"#/components\#
  /schemas/ProductId"}},{"name":"transactionId","required":false,"summary":"Transaction that t\#
  he statement is about. Required with `asOf`. Default: the latest; for a refund or a revocati\#
  on, the latest that was bought at or before its moment.","schema":{"$ref":"#/components/sche\#
  mas/TransactionId"}},{"name":"asOf","required":false,"summary":"Time at which the store made\#
   this statement, RFC 3339. Without it, this is a statement of the caller, made now.","schema\#
  ":{"$ref":"#/components/schemas/Moment"}},{"name":"endedAt","required":false,"summary":"Time\#
   at which access ended before the end of the period, RFC 3339. Null clears it.","schema":{"$\#
  ref":"#/components/schemas/NullableMoment"}},{"name":"paused","required":false,"summary":"Wh\#
  ether the subscription is paused, with or without a known end.","schema":{"type":["boolean",\#
  "null"]}},{"name":"renewsAs","required":false,"summary":"Product of the next period. It give\#
  s no access. Null: the same product.","schema":{"type":["string","null"],"minLength":1,"maxL\#
  ength":255}},{"name":"endReason","required":false,"summary":"Why the purchase ended, or will\#
   end. Null clears it.","schema":{"$ref":"#/components/schemas/EndReason"}},{"name":"project"\#
  ,"required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proj\#
  ectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resul\#
  t and the events without changing anything.","schema":{"type":"boolean","default":false}},{"\#
  name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the\#
   same params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyK\#
  ey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":\#
  "#/components/schemas/Purchase"},"outcome":{"description":"applied: a field changed. stale: \#
  the daemon had newer information about every field that differs. unchanged: no field differs\#
  .","type":"string","enum":["applied","stale","unchanged"]},"stale":{"description":"The param\#
  s that lost against newer information; absent when there are none.","type":"array","items":{\#
  "type":"string"}},"warnings":{"description":"Absent when there are no warnings.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry \#
  run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call \#
  would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}\#
  },"replayed":{"description":"True when this is the stored result of an idempotency key; othe\#
  rwise absent.","type":"boolean"}},"required":["purchase","outcome"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two param\#
  eters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower th\#
  an the role that the method needs. `uid` and `role` are the caller's (`none` without a role)\#
  , and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{\#
  "code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}},{"code":1201,"message":"The project has no purchase with this store and orig\#
  inalTransactionId, or the purchase has no such transaction. Nothing changes.","data":{"kind"\#
  :"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of the same method use\#
  d this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","re\#
  tryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes\#
  , and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"me\#
  ssage":"The write may not be on the disk: the daemon stops, and its next start shows what is\#
   stored. Or the daemon cannot read a record that the request needs: then it keeps running.",\#
  "data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"auto-renew turned o\#
  ff","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":\#
  "install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","pr\#
  oduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.\#
  000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","valu\#
  e":"1000"},{"name":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase"\#
  :{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthl\#
  y","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","sto\#
  reAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:0\#
  0:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal\#
  ","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":n\#
  ull,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gra\#
  cePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt\#
  ":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,\#
  "replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transaction\#
  s":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"autoRenewDisabl\#
  edAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}\#
  ,{"name":"a refund","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"devi\#
  ce":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026\#
  -02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTran\#
  sactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result\#
  ":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","t\#
  ransactionId":"1000","product":"monthly","kind":"subscription","state":"refunded","holders":\#
  ["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.0\#
  00Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","t\#
  rialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,\#
  "price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisa\#
  bledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt\#
  ":"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,\#
  "endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCo\#
  unt":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","peri\#
  odType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":\#
  "applied"}}},{"name":"a refund that was none","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":\#
  "purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId\#
  ":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params":{"sto\#
  re":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"pa\#
  rams":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{\#
  "name":"refundedAt","value":null}],"result":{"name":"result","value":{"purchase":{"store":"a\#
  ppStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"s\#
  ubscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":n\#
  ull,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environme\#
  nt":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCo\#
  de":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRet\#
  ry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":fals\#
  e,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"\#
  keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","produc\#
  t":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"202\#
  6-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name"\#
  :"restore","summary":"Restores the purchases of a device's store account for its current use\#
  r.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","requi\#
  red":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{\#
  "name":"purchases","required":false,"summary":"Purchases to restore, from any store account;\#
   an empty list restores nothing. Default: every purchase of the device's store account.","sc\#
  hema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":1000}},\#
  {"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compon\#
  ents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"C\#
  omputes the result and the events without changing anything.","schema":{"type":"boolean","de\#
  fault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the \#
  same key with the same params returns the stored result.","schema":{"$ref":"#/components/sch\#
  emas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"u\#
  ser":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purchases that the user\#
   holds now and did not hold before, with unclaimed ones that replace them. In the order of `\#
  store`, then `originalTransactionId`.","type":"array","items":{"$ref":"#/components/schemas/\#
  Move"}},"transferred":{"description":"Those of `restored` that another user lost.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"Purchases that\#
   a rule refused to restore.","type":"array","items":{"$ref":"#/components/schemas/Refusal"}}\#
  ,"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The user's entitl\#
  ements after the call."},"warnings":{"description":"Absent when there are no warnings.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in\#
   a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that th\#
  e call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/\#
  Event"}},"replayed":{"description":"True when this is the stored result of an idempotency ke\#
  y; otherwise absent.","type":"boolean"}},"required":["user","restored","transferred","refuse\#
  d","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of\#
   a wrong type or out of range, or two parameters exclude each other. `field` points to it; `\#
  nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":10\#
  00,"message":"The caller's role is lower than the role that the method needs. `uid` and `rol\#
  e` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kin\#
  d":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such de\#
  vice.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":"The daemon\#
   has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"mes\#
  sage":"The project has no purchase with this store and originalTransactionId, or the purchas\#
  e has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":fa\#
  lse}},{"code":1300,"message":"A call of the same method used this key with other params in t\#
  he last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"me\#
  ssage":"The disk has no room for the write. Nothing changes, and reading still works.","data\#
  ":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on t\#
  he disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot rea\#
  d a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","r\#
  etryable":false}}],"examples":[{"name":"after a reinstall","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"\#
  ,"storeAccount":"ann"}},{"method":"purchase","params":{"device":"iphone","product":"monthly"\#
  ,"store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method\#
  ":"install","params":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","va\#
  lue":"ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new\#
  }}","identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdA\#
  t":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[{"store":"appStore","o\#
  riginalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{any}}"],"t\#
  o":"{{new}}","shared":true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id":"\#
  premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewStat\#
  e":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":nu\#
  ll,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore",\#
  "transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"na\#
  me":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId\#
  ":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt\#
  ":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[],"transferred":[],"ref\#
  used":[],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"write",\#
  "x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":\#
  "Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","req\#
  uired":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components\#
  /schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of the entitlement th\#
  at was granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project","\#
  required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Projec\#
  tId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result \#
  and the events without changing anything.","schema":{"type":"boolean","default":false}},{"na\#
  me":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the s\#
  ame params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey\#
  "}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"T\#
  he entitlement after the call. A purchase may still give it."},"dryRun":{"description":"True\#
   in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that\#
   the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schem\#
  as/Event"}},"replayed":{"description":"True when this is the stored result of an idempotency\#
   key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","r\#
  etryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unk\#
  nownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty,\#
   or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{\#
  "code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.\#
  ","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has \#
  no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1204,"message"\#
  :"The user has no active grant of this entitlement. For example, a purchase gives it, or the\#
   grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},{"code":1300,"messag\#
  e":"A call of the same method used this key with other params in the last 24 hours.","data":\#
  {"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no ro\#
  om for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","r\#
  etryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops,\#
   and its next start shows what is stored. Or the daemon cannot read a record that the reques\#
  t needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"exampl\#
  es":[{"name":"a grant","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"grant","params":{"devi\#
  ce":"iphone","entitlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{"name"\#
  :"entitlement","value":"premium"}],"result":{"name":"result","value":{"entitlement":{"id":"p\#
  remium","active":false,"state":"revoked","productId":null,"source":"manual","renewState":"no\#
  nRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","e\#
  xpiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"t\#
  rialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":nu\#
  ll,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","summary":\#
  "Returns this protocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStructure"\#
  :"either","params":[],"result":{"name":"result","schema":{"description":"The OpenRPC documen\#
  t, with `x-role` on every method.","type":"object","properties":{"openrpc":{"type":"string"}\#
  ,"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}},"components":\#
  {"type":"object"}},"required":["openrpc","info","methods","components"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }}],"examples":[{"name":"the document","params":[],"result":{"name":"result","value":{"openr\#
  pc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"serv\#
  er.describe","summary":"Lists the methods, or describes one method.","x-role":"read","x-sinc\#
  e":1,"paramStructure":"either","params":[{"name":"method","required":false,"summary":"Name o\#
  f the method to describe. Default: the list of all methods.","schema":{"type":"string"}}],"r\#
  esult":{"name":"result","schema":{"type":"object","properties":{"methods":{"description":"Al\#
  l methods, sorted by name. Only without `method`.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/MethodSummary"}},"method":{"description":"The method's entry in the OpenRPC docu\#
  ment. Only with `method`.","type":"object"},"components":{"description":"The schemas that th\#
  e entry refers to, in `schemas`. Only with `method`.","type":"object"}},"required":[]}},"err\#
  ors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of r\#
  ange, or two parameters exclude each other. `field` points to it; `nearest` lists similar na\#
  mes.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller'\#
  s role is lower than the role that the method needs. `uid` and `role` are the caller's (`non\#
  e` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","re\#
  tryable":false}}],"examples":[{"name":"all methods","params":[],"result":{"name":"result","v\#
  alue":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"logou\#
  t"}],"result":{"name":"result","value":{"method":"{{any}}","components":"{{any}}"}}}]},{"nam\#
  e":"server.info","summary":"Returns the daemon's version and limits, and the caller's role."\#
  ,"x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"version":{"description":"Version of the daemon.","\#
  type":"string"},"protocol":{"description":"Version of this protocol.","type":"integer"},"lim\#
  its":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"description":"Milliseconds since th\#
  e daemon started.","type":"integer","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}\#
  },"required":["version","protocol","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"m\#
  essage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters\#
   exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"i\#
  nvalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than th\#
  e role that the method needs. `uid` and `role` are the caller's (`none` without a role), and\#
   `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"exam\#
  ples":[{"name":"plain","params":[],"result":{"name":"result","value":{"version":"{{any}}","p\#
  rotocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","\#
  pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Checks that the daemon \#
  replies.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo","re\#
  quired":false,"summary":"Value that the reply repeats, without the white space between its t\#
  okens.","schema":{"description":"Any JSON value."}}],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"pong":{"description":"Always true.","type":"boolean"},"now":{"$r\#
  ef":"#/components/schemas/Moment","description":"Time of the system clock."},"echo":{"descri\#
  ption":"The value from the request; absent when the request has none."}},"required":["pong",\#
  "now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of range, or two parameters exclude each other. `field` points to it; `nearest` lis\#
  ts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message"\#
  :"The caller's role is lower than the role that the method needs. `uid` and `role` are the c\#
  aller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissi\#
  onDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"res\#
  ult","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo"\#
  ,"value":["hello",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","echo"\#
  :["hello",1]}}}]},{"name":"server.stats","summary":"Returns counts and durations of requests\#
  , commits and background work since the daemon's start.","x-role":"read","x-since":1,"paramS\#
  tructure":"either","params":[],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"integer","mi\#
  nimum":0},"methods":{"description":"The methods that were called since the daemon's start, b\#
  y name.","type":"object","additionalProperties":{"$ref":"#/components/schemas/MethodStats"}}\#
  ,"refusals":{"$ref":"#/components/schemas/ErrorCounts"},"slowRequests":{"description":"Reque\#
  sts that took longer than the threshold `--log-slow` since the daemon's start.","type":"inte\#
  ger","minimum":0},"cache":{"$ref":"#/components/schemas/CacheStats"},"connections":{"$ref":"\#
  #/components/schemas/ConnectionStats"},"turns":{"$ref":"#/components/schemas/Durations"},"co\#
  mmits":{"$ref":"#/components/schemas/CommitStats"},"storage":{"$ref":"#/components/schemas/S\#
  torageStats"},"feed":{"$ref":"#/components/schemas/FeedStats"},"background":{"$ref":"#/compo\#
  nents/schemas/BackgroundStats"}},"required":["uptimeMs","methods","refusals","slowRequests",\#
  "cache","connections","turns","commits","feed","background"]}},"errors":[{"code":-32602,"mes\#
  sage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters e\#
  xclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inv\#
  alidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the \#
  role that the method needs. `uid` and `role` are the caller's (`none` without a role), and `\#
  needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":\#
  1401,"message":"The write may not be on the disk: the daemon stops, and its next start shows\#
   what is stored. Or the daemon cannot read a record that the request needs: then it keeps ru\#
  nning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new daemo\#
  n in memory","params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{\#
  },"refusals":{},"slowRequests":0,"cache":"{{any}}","connections":"{{any}}","turns":"{{any}}"\#
  ,"commits":"{{any}}","feed":{"waits":0,"subscriptions":0,"consumers":[],"moreConsumers":fals\#
  e},"background":{"expiriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresHalted":false,"cat\#
  alogueChanges":0}}}},{"name":"one method was called, and a consumer is behind","x-given":[{"\#
  method":"install","params":{"device":"phone"}},{"method":"events.acknowledge","params":{"con\#
  sumer":"mailer","cursor":"0"}}],"params":[],"result":{"name":"result","value":{"uptimeMs":"{\#
  {any}}","methods":{"install":{"requests":1,"errors":{},"durations":{"count":1,"sumMicros":"{\#
  {any}}","maxMicros":"{{any}}","buckets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refus\#
  als":{},"slowRequests":0,"cache":{"replies":0,"replyHits":0,"records":"{{any}}","recordBytes\#
  ":"{{any}}","recordLoads":"{{any}}"},"connections":{"open":"{{any}}","opened":"{{any}}","ref\#
  used":0,"peers":"{{any}}","owedBytes":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns\#
  ":"{{any}}","waitingTurns":0,"failures":0,"durations":"{{any}}"},"feed":{"waits":0,"subscrip\#
  tions":0,"consumers":[{"project":"default","consumer":"mailer","cursor":"0","lag":1}],"moreC\#
  onsumers":false},"background":"{{any}}"}}}]},{"name":"setUserProperty","summary":"Stores a k\#
  ey/value property; never affects access.","x-role":"write","x-since":1,"paramStructure":"eit\#
  her","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$r\#
  ef":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the\#
   user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key",\#
  "required":true,"summary":"Name of the property: 1 to 80 letters, digits, and _ . : - $. Nam\#
  es that other systems reserve, for example $email, have no special meaning.","schema":{"$ref\#
  ":"#/components/schemas/PropertyKey"}},{"name":"value","required":true,"summary":"New value.\#
   An empty string removes the property.","schema":{"$ref":"#/components/schemas/PropertyValue\#
  "}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary\#
  ":"Computes the result and the events without changing anything.","schema":{"type":"boolean"\#
  ,"default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: \#
  the same key with the same params returns the stored result.","schema":{"$ref":"#/components\#
  /schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result\#
  ","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","de\#
  scription":"Id of the user that the result is about."},"key":{"$ref":"#/components/schemas/P\#
  ropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description":"\#
  True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events \#
  that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/s\#
  chemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempot\#
  ency key; otherwise absent.","type":"boolean"}},"required":["userId","key","value"]}},"error\#
  s":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ran\#
  ge, or two parameters exclude each other. `field` points to it; `nearest` lists similar name\#
  s.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's \#
  role is lower than the role that the method needs. `uid` and `role` are the caller's (`none`\#
   without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retr\#
  yable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unkn\#
  ownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","data"\#
  :{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id:\#
   it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryab\#
  le":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `user\#
  IdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"Th\#
  e daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1\#
  300,"message":"A call of the same method used this key with other params in the last 24 hour\#
  s.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The dis\#
  k has no room for the write. Nothing changes, and reading still works.","data":{"kind":"stor\#
  ageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the da\#
  emon stops, and its next start shows what is stored. Or the daemon cannot read a record that\#
   the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false\#
  }}],"examples":[{"name":"the id of the user in another system","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom_user_i\#
  d"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","value":{"userId":"\#
  {{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"store.notify\#
  ","summary":"Verifies a message of a store, and records what it reports.","x-role":"write","\#
  x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"summary":"St\#
  ore that sent it.","schema":{"type":"string","enum":["appStore","playStore","stripe"]}},{"na\#
  me":"payload","required":false,"summary":"Body of the store's request, unchanged, or a signe\#
  d transaction of StoreKit 2; at most 256 KiB. At least one of `payload` and `response` is re\#
  quired.","schema":{"type":"string"}},{"name":"headers","required":false,"summary":"Headers o\#
  f the store's request, with names in any case. The daemon reads only `stripe-signature`.","s\#
  chema":{"type":"object","additionalProperties":{"type":"string"},"maxProperties":200}},{"nam\#
  e":"response","required":false,"summary":"What the caller fetched from the store's API, for \#
  `playStore` and `stripe`.","schema":{"$ref":"#/components/schemas/StoreResponse"}},{"name":"\#
  device","required":false,"summary":"Device that presented the payload. At most one of `devic\#
  e` and `userId`.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","requi\#
  red":false,"summary":"User who presented the payload.","schema":{"$ref":"#/components/schema\#
  s/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,\#
  "summary":"Computes the result and the events without changing anything.","schema":{"type":"\#
  boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retr\#
  y safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/co\#
  mponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"notification":{"$ref":"#/components/schemas/StoreNotification"},"outcome":{"descr\#
  iption":"applied: a record changed. stale: the daemon has newer or equal information. repeat\#
  ed: the daemon recorded this notification before. ignored: it changes nothing, see `why`. un\#
  claimed: the purchase is recorded, and has no holder yet. ask: the store says only that some\#
  thing changed, see `ask`.","type":"string","enum":["applied","stale","repeated","ignored","u\#
  nclaimed","ask"]},"why":{"description":"Why the daemon ignores it. test: the store's test. u\#
  nclaimed: the daemon finds no user for the purchase, and the rule `unclaimedPurchases` ignor\#
  es such purchases. noEffect: it reports nothing about a purchase. unknownType: the daemon do\#
  es not know its type. Absent otherwise.","type":"string","enum":["test","unclaimed","noEffec\#
  t","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion","description":"What to\#
   fetch from the store and to send as `response`, with the same payload. Absent for other out\#
  comes."},"purchases":{"description":"What the notification did to each purchase.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"description":"Ab\#
  sent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warni\#
  ng"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"even\#
  ts":{"description":"The events that the call would emit. Only in a dry run.","type":"array",\#
  "items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is \#
  the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["\#
  notification","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The proj\#
  ect has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"me\#
  ssage":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data"\#
  :{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode\#
   scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":f\#
  alse}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or it is t\#
  he id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":fal\#
  se}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject\#
  ","retryable":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of\#
   the project keeps it there. `holder` and `rule` name them. In `user.import` there is no `ru\#
  le`: the import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAn\#
  other","retryable":false}},{"code":1300,"message":"A call of the same method used this key w\#
  ith other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fal\#
  se}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readin\#
  g still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The \#
  write may not be on the disk: the daemon stops, and its next start shows what is stored. Or \#
  the daemon cannot read a record that the request needs: then it keeps running.","data":{"kin\#
  d":"storageFailed","retryable":false}},{"code":1500,"message":"The daemon does not trust wha\#
  t `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `c\#
  hain`, `extension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironment` or \#
  `age`; stores.md says what each means. `httpStatus` is what the web server should answer.","\#
  data":{"kind":"unverified","retryable":false}},{"code":1501,"message":"The project does not \#
  define the store of `store.notify`. The store sends the notification again if the web server\#
   answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},{"code":1502,\#
  "message":"The system has no libcrypto, which verifies what Apple signed. All other methods \#
  work.","data":{"kind":"verifierMissing","retryable":true}},{"code":1503,"message":"The proce\#
  ss that verifies what Apple signed ended, or took more than two seconds. The daemon starts i\#
  t again.","data":{"kind":"verifierFailed","retryable":true}}],"examples":[{"name":"a subscri\#
  ption of the App Store, before its user is known","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment\#
  ":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundle\#
  Id":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]\#
  },"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"appStore"},{"name"\#
  :"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1\#
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
  lwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"id"\#
  :"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"20\#
  26-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"unclaimed","purchases":[{"store"\#
  :"appStore","originalTransactionId":"1","transactionId":"1","outcome":"recorded"}]}}},{"name\#
  ":"a repeat","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["\#
  LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}\#
  ,{"method":"store.notify","params":{"store":"appStore","payload":"{\"signedPayload\":\"eyJhb\#
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
  b2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"params"\#
  :[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbG\#
  ciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlM\#
  TRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyN\#
  TYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciL\#
  CJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb\#
  2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGd\#
  GNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3T\#
  URBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV\#
  0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUU\#
  TNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKb\#
  GJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoY\#
  kdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzV\#
  UhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaW\#
  GRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb\#
  2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{\#
  "name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":\#
  "SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"\#
  },"outcome":"repeated","purchases":[]}}},{"name":"a push of Google Play, which says only tha\#
  t something changed","x-given":[{"method":"project.define","params":{"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"20\#
  26-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environm\#
  ents":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_t\#
  est"}}}}],"params":[{"name":"store","value":"playStore"},{"name":"payload","value":"{\"messa\#
  ge\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50VGltZU1\#
  pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuMCIsIm5\#
  vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb250aGx\#
  5In19\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:00:00Z\"},\"subscription\":\"\#
  projects/example/subscriptions/rtdn\"}"}],"result":{"name":"result","value":{"notification":\#
  {"id":"1003","type":"PURCHASED","subtype":null,"at":"2026-01-01T00:00:00.000Z","environment"\#
  :null},"outcome":"ask","ask":{"kind":"subscription","packageName":"com.example","purchaseTok\#
  en":"token-1"},"purchases":[]}}},{"name":"a subscription fetched from Stripe","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{\#
  "appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore"\#
  :{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store"\#
  ,"value":"stripe"},{"name":"response","value":{"kind":"subscription","fetchedAt":"2026-01-01\#
  T00:00:00.000Z","body":{"id":"sub_1","object":"subscription","status":"active","livemode":tr\#
  ue,"customer":"cus_1","cancel_at_period_end":false,"items":{"data":[{"current_period_start":\#
  1767225600,"current_period_end":1769904000,"price":{"id":"price_1","product":"monthly"}}]}}}\#
  }],"result":{"name":"result","value":{"notification":{"id":null,"type":null,"subtype":null,"\#
  at":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unclaimed","purchases"\#
  :[{"store":"stripe","originalTransactionId":"sub_1","transactionId":"sub_1:1767225600","outc\#
  ome":"recorded"}]}}}]},{"name":"store.unclaimed","summary":"Lists the unclaimed purchases: t\#
  hose that have had no holder yet.","x-role":"read","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The reply h\#
  as the purchases after it.","schema":{"type":"string"}},{"name":"limit","required":false,"su\#
  mmary":"Maximum number of purchases.","schema":{"type":"integer","minimum":1,"maximum":1000,\#
  "default":100}},{"name":"project","required":false,"summary":"Id of the project.","schema":{\#
  "$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","sc\#
  hema":{"type":"object","properties":{"purchases":{"description":"In the order of `store`, th\#
  en `originalTransactionId`, by bytes.","type":"array","items":{"$ref":"#/components/schemas/\#
  Purchase"}},"cursor":{"description":"What the next call gives as `after`.","type":"string"},\#
  "more":{"description":"Whether more purchases follow.","type":"boolean"}},"required":["purch\#
  ases","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown\#
  , of a wrong type or out of range, or two parameters exclude each other. `field` points to i\#
  t; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code\#
  ":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and \#
  `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{\#
  "kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such\#
   project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"one of \#
  two","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1000","expires\#
  At":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"method"\#
  :"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1001","expires\#
  At":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"result":{"name":"result\#
  ","value":{"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"\#
  1000","product":"monthly","kind":"subscription","state":"active","holders":[],"device":null,\#
  "storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"no\#
  rmal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"countr\#
  y":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":\#
  null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":nu\#
  ll,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"re\#
  placedBy":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f60813\#
  8","transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":fa\#
  lse,"price":null,"currency":null,"country":null,"offerCode":null,"attributes":{},"asOf":"202\#
  6-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.delete","\#
  summary":"Deletes a customer and erases its ids from everything that the daemon stores.","x-\#
  role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"userId","required":tr\#
  ue,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Compu\#
  tes the result and the events without changing anything.","schema":{"type":"boolean","defaul\#
  t":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same\#
   key with the same params returns the stored result.","schema":{"$ref":"#/components/schemas\#
  /IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"tombs\#
  tone":{"description":"New id that replaces every erased id in events. It belongs to no user.\#
  ","type":"string"},"users":{"description":"Number of erased users: the aliases of the custom\#
  er.","type":"integer","minimum":1},"devices":{"description":"Number of erased devices. `inst\#
  all` can register them again.","type":"integer","minimum":0},"purchases":{"description":"Num\#
  ber of erased purchases: those that no other customer holds.","type":"integer","minimum":0},\#
  "shared":{"description":"Number of purchases that other customers hold and keep.","type":"in\#
  teger","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"b\#
  oolean"},"events":{"description":"The events that the call would emit. Only in a dry run.","\#
  type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True\#
   when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}}\#
  ,"required":["tombstone","users","devices","purchases","shared"]}},"errors":[{"code":-32602,\#
  "message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramete\#
  rs exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":\#
  "invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than \#
  the role that the method needs. `uid` and `role` are the caller's (`none` without a role), a\#
  nd `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"co\#
  de":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":\#
  false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `\#
  blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":\#
  "The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"user\#
  IdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","dat\#
  a":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same m\#
  ethod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConf\#
  lict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothin\#
  g changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code"\#
  :1401,"message":"The write may not be on the disk: the daemon stops, and its next start show\#
  s what is stored. Or the daemon cannot read a record that the request needs: then it keeps r\#
  unning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"with all t\#
  hat was hers","x-given":[{"method":"project.define","params":{"rules":"revenuecat","products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"\#
  ,"storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"ipho\#
  ne","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00\#
  :00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":\#
  "identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params"\#
  :{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","val\#
  ue":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devices":1,"\#
  purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"method":"project.define","params\#
  ":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":\#
  ["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}],"params":[\#
  {"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"result","v\#
  alue":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"dryRun":t\#
  rue,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"\#
  default","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"m\#
  ethod":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted"\#
  ,"at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tomb\#
  stone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summa\#
  ry":"Returns everything that the daemon stores about a customer.","x-role":"read","x-since":\#
  1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":"Any id of \#
  the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"withoutEvents","req\#
  uired":false,"summary":"Whether to leave out `events`, `cursor` and `moreEvents`.","schema":\#
  {"type":"boolean","default":false}},{"name":"project","required":false,"summary":"Id of the \#
  project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schema\#
  s/User"},"firstId":{"$ref":"#/components/schemas/UserId","description":"First id that the cu\#
  stomer had. After a merge, that of the older customer."},"lastId":{"$ref":"#/components/sche\#
  mas/UserId","description":"Id that acted last: the user of the last install, identify, purch\#
  ase or restore."},"ids":{"description":"Every id of the customer, in byte order.","type":"ar\#
  ray","items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kin\#
  d":{"description":"Who uses the id. `customer`: the customerId of a customer that began with\#
   an identified user.","type":"string","enum":["anonymous","identified","customer"]},"device"\#
  :{"description":"Device of an anonymous id; otherwise null.","type":["string","null"]},"crea\#
  tedAt":{"$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","createdAt"]\#
  }},"devices":{"description":"Devices whose anonymous or identified user belongs to the custo\#
  mer, in byte order.","type":"array","items":{"type":"object","properties":{"device":{"$ref":\#
  "#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"ident\#
  ityId":{"description":"Id of the identified user; null when no user is logged in.","type":["\#
  string","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","nul\#
  l"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"r\#
  equired":["device","anonymousId","identityId","storeAccount","platform","app","createdAt"]}}\#
  ,"accountTokens":{"description":"Account tokens registered for the customer, in byte order."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/AccountToken"}},"purchases":{"descript\#
  ion":"Purchases that the customer holds, with all their transactions.","type":"array","items\#
  ":{"$ref":"#/components/schemas/Purchase"}},"claims":{"description":"Purchases that an impor\#
  t gave to the customer and that no store has reported yet.","type":"array","items":{"$ref":"\#
  #/components/schemas/PurchaseRef"}},"grants":{"description":"Grants, including those that ha\#
  ve ended.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/co\#
  mponents/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expires\#
  At":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas\#
  /NullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"propert\#
  ies":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/sche\#
  mas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/c\#
  omponents/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"description"\#
  :"Earlier values of properties that another user of the same customer replaced. An empty val\#
  ue is a removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/com\#
  ponents/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":\#
  {"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":\#
  {"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","des\#
  cription":"Time of the entitlements and of the purchases' states: now."},"events":{"descript\#
  ion":"Events of the customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#\#
  /components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"P\#
  osition at which events.read continues, with the same id as `user`."},"moreEvents":{"descrip\#
  tion":"True when events.read has more events of the customer.","type":"boolean"}},"required"\#
  :["user","firstId","lastId","ids","devices","accountTokens","purchases","claims","grants","p\#
  roperties","overridden","entitlements","at"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"\#
  The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102\#
  ,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","d\#
  ata":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Uni\#
  code scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryabl\#
  e":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownP\#
  roject","retryable":false}}],"examples":[{"name":"all of it","x-given":[{"method":"project.d\#
  efine","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}\#
  },{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","t\#
  ransactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR",\#
  "attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userI\#
  d":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@\#
  example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value"\#
  :{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","ali\#
  ases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"producti\#
  on"},"firstId":"{{anonymous}}","lastId":"ann","ids":[{"id":"{{anonymous}}","kind":"anonymous\#
  ","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified",\#
  "device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonym\#
  ousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"ios","app":\#
  null,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subs\#
  cription","state":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","p\#
  urchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"p\#
  roduction","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode"\#
  :null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry"\#
  :false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"\#
  renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"key\#
  s":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":\#
  "monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-0\#
  2-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"o\#
  fferCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cla\#
  ims":[],"grants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01\#
  -01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true\#
  ,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantT\#
  ype":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.\#
  000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledA\#
  t":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000"\#
  ,"originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","i\#
  d":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user"\#
  :"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"\#
  device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00\#
  :00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause\#
  ":{"method":"purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","tr\#
  ansactionId":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymous\#
  }}"],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.00\#
  0Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodT\#
  ype":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCo\#
  de":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlemen\#
  tsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","ano\#
  nymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["prem\#
  ium"],"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mo\#
  nthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environme\#
  nt":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:\#
  00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":fa\#
  lse,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign"\#
  :"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z\#
  ","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id\#
  ":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-\#
  01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId"\#
  :"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"a\#
  liased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z",\#
  "project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":\#
  "{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitleme\#
  ntsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","us\#
  erId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"curso\#
  r":"7","moreEvents":false}}}]},{"name":"user.import","summary":"Imports a customer, as `user\#
  .export` returns it, completely or not at all.","x-role":"admin","x-since":1,"paramStructure\#
  ":"either","params":[{"name":"user","required":false,"summary":"The user as `user.export` sh\#
  ows it. The daemon reads only `customerId` and `createdAt`.","schema":{"type":"object","prop\#
  erties":{"id":{"description":"Not read."},"anonymousId":{"description":"Not read."},"identit\#
  yId":{"description":"Not read."},"customerId":{"type":["string","null"]},"aliases":{"descrip\#
  tion":"Not read."},"device":{"description":"Not read."},"createdAt":{"$ref":"#/components/sc\#
  hemas/NullableMoment"},"environment":{"description":"Not read."}},"required":[],"additionalP\#
  roperties":false}},{"name":"firstId","required":false,"summary":"First id that the customer \#
  had; without it, the oldest of `ids`.","schema":{"$ref":"#/components/schemas/UserId"}},{"na\#
  me":"lastId","required":false,"summary":"Id of the customer that acted last. It has no effec\#
  t if the project knows the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"nam\#
  e":"ids","required":true,"summary":"Every id of the customer. An empty list imports unclaime\#
  d purchases.","schema":{"type":"array","items":{"type":"object","properties":{"id":{"$ref":"\#
  #/components/schemas/UserId"},"kind":{"type":"string","enum":["anonymous","identified","cust\#
  omer"]},"device":{"description":"Device of an anonymous id.","type":["string","null"]},"crea\#
  tedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Without it, now."}},"req\#
  uired":["id","kind"],"additionalProperties":false},"maxItems":10000}},{"name":"customerId","\#
  required":false,"summary":"The customerId, instead of that of `user`. Without both: that of \#
  the customer who has one of the ids, else the oldest anonymous id, else a new one.","schema"\#
  :{"$ref":"#/components/schemas/UserId"}},{"name":"devices","required":false,"summary":"Devic\#
  es. A device is created once its anonymous user exists, and its user is logged in there once\#
   that user exists.","schema":{"type":"array","items":{"type":"object","properties":{"device"\#
  :{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId\#
  "},"identityId":{"type":["string","null"]},"storeAccount":{"type":["string","null"]},"platfo\#
  rm":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/compo\#
  nents/schemas/Moment"}},"required":["device","anonymousId","createdAt"],"additionalPropertie\#
  s":false},"maxItems":10000}},{"name":"accountTokens","required":false,"summary":"Account tok\#
  ens.","schema":{"type":"array","items":{"$ref":"#/components/schemas/AccountToken"},"maxItem\#
  s":10000}},{"name":"purchases","required":false,"summary":"Purchases with their transactions\#
  .","schema":{"type":"array","items":{"$ref":"#/components/schemas/ImportedPurchase"},"maxIte\#
  ms":10000}},{"name":"claims","required":false,"summary":"Purchases of which only the store a\#
  nd the name are known. The customer holds each one as soon as a store reports it; until then\#
   it gives no access.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Purchas\#
  eRef"},"maxItems":10000}},{"name":"grants","required":false,"summary":"Grants, including tho\#
  se that have ended.","schema":{"type":"array","items":{"type":"object","properties":{"entitl\#
  ement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schem\#
  as/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"\#
  #/components/schemas/NullableMoment"}},"required":["entitlement","grantedAt"],"additionalPro\#
  perties":false},"maxItems":10000}},{"name":"properties","required":false,"summary":"Properti\#
  es. The newer value of a key stays.","schema":{"type":"array","items":{"type":"object","prop\#
  erties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/sch\#
  emas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMoment","description":"Wi\#
  thout it, before everything that is set here."}},"required":["key","value"],"additionalPrope\#
  rties":false},"maxItems":10000}},{"name":"overridden","required":false,"summary":"Earlier va\#
  lues of properties that another user of the customer replaced.","schema":{"type":"array","it\#
  ems":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value\#
  ":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"Without it, before everything that is set here."}},"required":["key\#
  ","value"],"additionalProperties":false},"maxItems":10000}},{"name":"entitlements","required\#
  ":false,"summary":"Not read: access derives from purchases and grants.","schema":{"type":"ob\#
  ject"}},{"name":"at","required":false,"summary":"Not read.","schema":{"$ref":"#/components/s\#
  chemas/NullableMoment"}},{"name":"onConflict","required":false,"summary":"What happens to a \#
  purchase with holders whom its `holders` does not name. `refuse`: the call is purchaseHeldBy\#
  Another. `skip`: the purchase stays as it is. `merge`: its transactions are merged, and its \#
  holders stay.","schema":{"type":"string","enum":["refuse","skip","merge"],"default":"refuse"\#
  }},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary"\#
  :"Computes the result and the events without changing anything.","schema":{"type":"boolean",\#
  "default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: t\#
  he same key with the same params returns the stored result.","schema":{"$ref":"#/components/\#
  schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"user":{"$ref":"#/components/schemas/User","description":"The customer's user. Missing when\#
   `ids` is empty."},"created":{"description":"Whether the customer is new.","type":"boolean"}\#
  ,"outcome":{"description":"`unchanged` when everything was there already.","type":"string","\#
  enum":["imported","unchanged"]},"purchases":{"description":"What happened to each purchase, \#
  in the given order, and then to each claim.","type":"array","items":{"type":"object","proper\#
  ties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/comp\#
  onents/schemas/TransactionId"},"outcome":{"type":"string","enum":["recorded","updated","skip\#
  ped","unchanged"]}},"required":["store","originalTransactionId","outcome"]}},"entitlements":\#
  {"$ref":"#/components/schemas/Entitlements"},"warnings":{"type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Warning"}}},"required":["created","outcome","purchases","entitlements"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of range, or two parameters exclude each other. `field` points to it; `nearest` lists simila\#
  r names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The cal\#
  ler's role is lower than the role that the method needs. `uid` and `role` are the caller's (\#
  `none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied"\#
  ,"retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in th\#
  e project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":11\#
  03,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":\#
  {"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the p\#
  roject's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"k\#
  ind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Another u\#
  ser holds the purchase, and a rule of the project keeps it there. `holder` and `rule` name t\#
  hem. In `user.import` there is no `rule`: the import does not name the holder. Nothing chang\#
  es.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A ca\#
  ll of the same method used this key with other params in the last 24 hours.","data":{"kind":\#
  "idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for t\#
  he write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable\#
  ":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its\#
   next start shows what is stored. Or the daemon cannot read a record that the request needs:\#
   then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"n\#
  ame":"a customer of another system","x-given":[{"method":"project.define","params":{"rules":\#
  "revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"ids","value":[{"id":"ann","ki\#
  nd":"identified","createdAt":"2025-11-01T00:00:00.000Z"}]},{"name":"purchases","value":[{"st\#
  ore":"appStore","originalTransactionId":"1000","transactions":[{"transactionId":"1000","prod\#
  uct":"monthly","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000\#
  Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"result":{"name":"result","value":{"user":{"id":"\#
  ann","anonymousId":null,"identityId":"ann","customerId":"{{customer}}","aliases":["ann"],"cr\#
  eatedAt":"2025-11-01T00:00:00.000Z","environment":"production"},"created":true,"outcome":"im\#
  ported","purchases":[{"store":"appStore","originalTransactionId":"1000","outcome":"recorded"\#
  }],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"mon\#
  thly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"norm\#
  al","startedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeri\#
  odExpiresAt":null,"firstPurchasedAt":"2025-12-15T00:00:00.000Z","lastPurchasedAt":"2025-12-1\#
  5T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environme\#
  nt":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}\#
  }}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a transfer: its change \#
  of holders or customers.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{\#
  "name":"event","required":true,"summary":"Id of the event to undo: identified, usersAliased,\#
   subscriptionTransferred, oneTimePurchaseTransferred, or a purchaseRenewed of `kept`.","sche\#
  ma":{"$ref":"#/components/schemas/EventId"}},{"name":"project","required":false,"summary":"I\#
  d of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{\#
  "name":"dryRun","required":false,"summary":"Computes the result and the events without chang\#
  ing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requir\#
  ed":false,"summary":"Makes a retry safe: the same key with the same params returns the store\#
  d result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"resul\#
  t","schema":{"type":"object","properties":{"undone":{"$ref":"#/components/schemas/EventId","\#
  description":"Id of the undone event."},"purchases":{"description":"Purchases that changed h\#
  olders.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"description":\#
  "Later changes that stay: restores and purchases that would have found other holders, the al\#
  iases that they made, and earlier undos about the same users and purchases. A call that emit\#
  ted no event is never among them.","type":"array","items":{"$ref":"#/components/schemas/Rema\#
  iningChange"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolea\#
  n"},"events":{"description":"The events that the call would emit. Only in a dry run.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when\#
   this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"req\#
  uired":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daem\#
  on has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1206,"m\#
  essage":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknow\#
  nEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked not\#
  hing; `undone`: the link is already undone; `isUndo`: the event comes from an undo; `laterAl\#
  ias`: a later alias merged the customer with another user; `tooMuch`: too many users and pur\#
  chases depend on the link; `unclear`: a deletion erased part of the history. `event` is the \#
  id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},{"c\#
  ode":1300,"message":"A call of the same method used this key with other params in the last 2\#
  4 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"T\#
  he disk has no room for the write. Nothing changes, and reading still works.","data":{"kind"\#
  :"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: \#
  the daemon stops, and its next start shows what is stored. Or the daemon cannot read a recor\#
  d that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable"\#
  :false}}],"examples":[{"name":"another user's login took a purchase","x-given":[{"method":"p\#
  roject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device\#
  ":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"a\#
  ppStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","p\#
  arams":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous\#
  }}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]},"\#
  result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event\#
  ","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases":\#
  [{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscription\#
  ","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},\#
  {"name":"user.list","summary":"Lists the customerIds of the project's customers.","x-role":"\#
  read","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summ\#
  ary":"Cursor from an earlier reply. The reply has the customers after it.","schema":{"type":\#
  "string"}},{"name":"limit","required":false,"summary":"Maximum number of customers.","schema\#
  ":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project","required":\#
  false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defa\#
  ult":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"custome\#
  rIds":{"description":"In byte order.","type":"array","items":{"$ref":"#/components/schemas/U\#
  serId"}},"cursor":{"description":"What the next call gives as `after`.","type":"string"},"mo\#
  re":{"description":"Whether more customers follow.","type":"boolean"}},"required":["customer\#
  Ids","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"two cust\#
  omers","x-given":[{"method":"install","params":{"device":"iphone"},"result":{"user":{"custom\#
  erId":"{{first}}","{{…}}":null},"{{…}}":null}}],"params":[],"result":{"name":"result","value\#
  ":{"customerIds":["{{first}}"],"cursor":"{{first}}","more":false}}}]},{"name":"userInfo","su\#
  mmary":"Returns the current user of a device, or the user that an id belongs to.","x-role":"\#
  read","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"sum\#
  mary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId\#
  ","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/comp\#
  onents/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["d\#
  evice"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"user"\#
  :{"$ref":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"messa\#
  ge":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exc\#
  lude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inval\#
  idParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the ro\#
  le that the method needs. `uid` and `role` are the caller's (`none` without a role), and `ne\#
  eds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":11\#
  00,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":fa\#
  lse}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","r\#
  etryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the p\#
  roject's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,\#
  "message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"k\#
  ind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such proj\#
  ect.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"by device","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId"\#
  :"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","val\#
  ue":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","custom\#
  erId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00\#
  :00.000Z","environment":"production"}}}},{"name":"by user id","x-given":[{"method":"project.\#
  define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ipho\#
  ne"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"n\#
  ame":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id\#
  _1","anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user\#
  _id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"use\#
  rProperties","summary":"Returns the properties that setUserProperty stored.","x-role":"read"\#
  ,"x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary"\#
  :"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","re\#
  quired":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/component\#
  s/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device\#
  "],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"properties\#
  ":{"$ref":"#/components/schemas/Properties"}},"required":["properties"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","\#
  retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"un\#
  knownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty\#
  , or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},\#
  {"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`\#
  .","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":\#
  "two of them","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"install","params":{"device":"iphone"}},{"method":"setUserProperty","params":{"dev\#
  ice":"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserProperty","params\#
  ":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"\#
  }],"result":{"name":"result","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}\#
  },{"name":"none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"ip\#
  hone"}],"result":{"name":"result","value":{"properties":{}}}}]},{"name":"webhook.claim","sum\#
  mary":"Makes the connection the only one that posts a project's events, until it closes. For\#
   programs that post.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"nam\#
  e":"reports","required":false,"summary":"The results of the posts. A report replaces the ear\#
  lier report on its URL.","schema":{"type":"array","maxItems":10,"items":{"$ref":"#/component\#
  s/schemas/WebhookReport"}}},{"name":"project","required":false,"summary":"Id of the project.\#
  ","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"claimed":{"description":"False if another \#
  connection has the claim. Then the daemon ignores the reports.","type":"boolean"}},"required\#
  ":["claimed"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"the first progra\#
  m gets the claim","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https:\#
  //example.com/events","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{\#
  "claimed":true}}}]},{"name":"webhook.list","summary":"Returns the state of a project's webho\#
  oks, without their secrets.","x-role":"read","x-since":1,"paramStructure":"either","params":\#
  [{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compo\#
  nents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"\#
  object","properties":{"poster":{"description":"The process that posts the project's events; \#
  absent if there is none.","type":"object","properties":{"uid":{"type":"integer"},"pid":{"typ\#
  e":"integer"}},"required":["uid","pid"]},"webhooks":{"description":"In the order of project.\#
  define.","type":"array","items":{"$ref":"#/components/schemas/WebhookStatus"}}},"required":[\#
  "webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of range, or two parameters exclude each other. `field` points to it; `nearest\#
  ` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mes\#
  sage":"The caller's role is lower than the role that the method needs. `uid` and `role` are \#
  the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"per\#
  missionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.",\#
  "data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"no program posts",\#
  "x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/even\#
  ts","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[],"re\#
  sult":{"name":"result","value":{"webhooks":[{"url":"https://example.com/events","format":"en\#
  titled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an event\#
   waits for another attempt","x-given":[{"method":"project.define","params":{"webhooks":[{"ur\#
  l":"https://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device"\#
  :"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"https://example.com/event\#
  s","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"1",\#
  "reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[],"r\#
  esult":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{"ur\#
  l":"https://example.com/events","format":"entitled","state":"failing","cursor":"0","backlog"\#
  :1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","curs\#
  or":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}]},\#
  {"name":"webhook.pause","summary":"Stops the posts to a URL until webhook.resume. Its events\#
   wait.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","requ\#
  ired":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/com\#
  ponents/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun"\#
  ,"required":false,"summary":"Computes the result and the events without changing anything.",\#
  "schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summ\#
  ary":"Makes a retry safe: the same key with the same params returns the stored result.","sch\#
  ema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"t\#
  ype":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"desc\#
  ription":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"\#
  $ref":"#/components/schemas/Cursor","description":"The webhook's position: all events up to \#
  this cursor are delivered."},"backlog":{"description":"Number of events after `cursor`.","ty\#
  pe":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","t\#
  ype":"boolean"},"events":{"description":"The events that the call would emit: always none. O\#
  nly in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":\#
  {"description":"True when this is the stored result of an idempotency key; otherwise absent.\#
  ","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two param\#
  eters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower th\#
  an the role that the method needs. `uid` and `role` are the caller's (`none` without a role)\#
  , and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{\#
  "code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}},{"code":1208,"message":"The project has no webhook with this URL. The error \#
  does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"\#
  message":"A call of the same method used this key with other params in the last 24 hours.","\#
  data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has\#
   no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFu\#
  ll","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon \#
  stops, and its next start shows what is stored. Or the daemon cannot read a record that the \#
  request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"\#
  examples":[{"name":"a server that is down for long","x-given":[{"method":"project.define","p\#
  arams":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"ins\#
  tall","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com/ev\#
  ents"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":true,\#
  "cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Moves a webhook to a curso\#
  r, so that the events after it are posted, again if they were posted before.","x-role":"admi\#
  n","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"\#
  URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/Webhoo\#
  kUrl"}},{"name":"after","required":true,"summary":"Cursor before the first event to post. `0\#
  ` is the beginning of the log.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"pr\#
  oject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schema\#
  s/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the\#
   result and the events without changing anything.","schema":{"type":"boolean","default":fals\#
  e}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key wi\#
  th the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempo\#
  tencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"url":{"$ref"\#
  :"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stopped t\#
  he posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","desc\#
  ription":"The webhook's position: all events up to this cursor are delivered."},"backlog":{"\#
  description":"Number of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"des\#
  cription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"\#
  The events that the call would emit: always none. Only in a dry run.","type":"array","items"\#
  :{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the sto\#
  red result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["url","p\#
  aused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unk\#
  nown, of a wrong type or out of range, or two parameters exclude each other. `field` points \#
  to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"\#
  code":1000,"message":"The caller's role is lower than the role that the method needs. `uid` \#
  and `role` are the caller's (`none` without a role), and `needs` is the method's role.","dat\#
  a":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no \#
  such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"message":"T\#
  he project has no webhook with this URL. The error does not repeat the URL.","data":{"kind":\#
  "unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the same method used \#
  this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retr\#
  yable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, \#
  and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mess\#
  age":"The write may not be on the disk: the daemon stops, and its next start shows what is s\#
  tored. Or the daemon cannot read a record that the request needs: then it keeps running.","d\#
  ata":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"everything from the b\#
  eginning","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"project.de\#
  fine","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],"para\#
  ms":[{"name":"url","value":"https://example.com/events"},{"name":"after","value":"0"}],"resu\#
  lt":{"name":"result","value":{"url":"https://example.com/events","paused":false,"cursor":"0"\#
  ,"backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes the posts to a paused URL, fro\#
  m its position.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"u\#
  rl","required":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$re\#
  f":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of t\#
  he project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name"\#
  :"dryRun","required":false,"summary":"Computes the result and the events without changing an\#
  ything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fa\#
  lse,"summary":"Makes a retry safe: the same key with the same params returns the stored resu\#
  lt.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","sc\#
  hema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"pause\#
  d":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"c\#
  ursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all even\#
  ts up to this cursor are delivered."},"backlog":{"description":"Number of events after `curs\#
  or`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise ab\#
  sent.","type":"boolean"},"events":{"description":"The events that the call would emit: alway\#
  s none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"r\#
  eplayed":{"description":"True when this is the stored result of an idempotency key; otherwis\#
  e absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1208,"message":"The project has no webhook with this URL. T\#
  he error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"cod\#
  e":1300,"message":"A call of the same method used this key with other params in the last 24 \#
  hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The\#
   disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"\#
  storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: th\#
  e daemon stops, and its next start shows what is stored. Or the daemon cannot read a record \#
  that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":f\#
  alse}}],"examples":[{"name":"the server is back","x-given":[{"method":"project.define","para\#
  ms":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"webhoo\#
  k.pause","params":{"url":"https://example.com/events"}},{"method":"install","params":{"devic\#
  e":"iphone"}}],"params":[{"name":"url","value":"https://example.com/events"}],"result":{"nam\#
  e":"result","value":{"url":"https://example.com/events","paused":false,"cursor":"0","backlog\#
  ":1}}}]}],"components":{"schemas":{"AccountToken":{"description":"Opaque string that an app \#
  gives to the store with a purchase, and that the store gives back. The daemon stores and com\#
  pares a UUID in lower case.","type":"string","minLength":1,"maxLength":255},"AppId":{"descri\#
  ption":"An app of the project, for example its bundle id.","type":"string","minLength":1,"ma\#
  xLength":255},"AppStoreApp":{"description":"An app of the App Store.","type":"object","prope\#
  rties":{"bundleId":{"description":"Bundle id of the app.","type":"string","minLength":1,"max\#
  Length":255},"appAppleId":{"description":"Number of the app at Apple. Required where `enviro\#
  nments` has `Production`; null if not given.","type":["integer","null"],"minimum":1,"maximum\#
  ":9007199254740992}},"required":["bundleId"],"additionalProperties":false},"AppStoreEnvironm\#
  ent":{"type":"string","enum":["Production","Sandbox","Xcode","LocalTesting"],"description":"\#
  Environment of the App Store, by Apple's name. Apple does not sign what comes from `Xcode` a\#
  nd `LocalTesting`."},"AppStoreSettings":{"description":"How the project verifies what the Ap\#
  p Store sends.","type":"object","properties":{"apps":{"description":"Apps whose notification\#
  s the project takes.","type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"ma\#
  xItems":100},"environments":{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEn\#
  vironment"},"maxItems":4,"description":"Environments that the project takes."},"roots":{"des\#
  cription":"Root certificates that replace Apple's, as DER in base64. Empty for Apple's.","ty\#
  pe":"array","items":{"type":"string"},"maxItems":10}},"required":["apps","environments","roo\#
  ts"]},"AppliedRule":{"description":"A rule of the project, with the value that applied in th\#
  e step.","type":"object","properties":{"name":{"description":"Name of the rule, as in `proje\#
  ct.define`.","type":"string","enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","on\#
  Restore","anonymousHolders"]},"value":{"description":"Value that the rule had when the step \#
  happened.","type":"string"}},"required":["name","value"]},"Attributes":{"description":"Up to\#
   20 strings of the caller's own, which the events of this purchase repeat.","type":"object",\#
  "maxProperties":20,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"t\#
  ype":"string","maxLength":500}},"BackgroundStats":{"description":"Work that no request waits\#
   for, as of now.","type":"object","properties":{"expiriesDue":{"description":"Ends of period\#
  s and grants that have passed and whose events the daemon has not emitted yet: at most 1000.\#
  ","type":"integer","minimum":0},"expiriesLateMs":{"description":"Milliseconds since the olde\#
  st of these ends.","type":"integer","minimum":0},"erasures":{"description":"Deletions that t\#
  he daemon has not finished.","type":"integer","minimum":0},"erasuresHalted":{"description":"\#
  Whether the deletions wait for the next start, because a step failed several times.","type":\#
  "boolean"},"catalogueChanges":{"description":"Projects with a changed catalogue whose events\#
   the daemon has not yet emitted for every customer.","type":"integer","minimum":0}},"require\#
  d":["expiriesDue","expiriesLateMs","erasures","erasuresHalted","catalogueChanges"]},"CacheSt\#
  ats":{"description":"What the daemon has in memory, and how well that serves.","type":"objec\#
  t","properties":{"replies":{"description":"Replies to `checkEntitlements` in the cache, vali\#
  d or not.","type":"integer","minimum":0},"replyHits":{"description":"Requests that the daemo\#
  n answered from that cache since its start.","type":"integer","minimum":0},"records":{"descr\#
  iption":"Records in memory.","type":"integer","minimum":0},"recordBytes":{"description":"The\#
  ir memory, by estimate.","type":"integer","minimum":0},"recordLoads":{"description":"Records\#
   that the daemon read from the store since its start.","type":"integer","minimum":0}},"requi\#
  red":["replies","replyHits","records","recordBytes","recordLoads"]},"Catalogue":{"descriptio\#
  n":"Products by their ids.","type":"object","propertyNames":{"$ref":"#/components/schemas/Pr\#
  oductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"maxProperties":100\#
  00},"Cause":{"description":"What caused the event. A request gives its `method` and `id`; a \#
  notification has no `id`. `clock` is true for a change that fell due.","type":"object","prop\#
  erties":{"method":{"type":"string"},"id":{"type":["string","number","null"]},"clock":{"type"\#
  :"boolean"}}},"Clock":{"description":"The clock of a project: the system's, or a manual cloc\#
  k, which only moves when it is advanced.","type":"object","properties":{"kind":{"type":"stri\#
  ng","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment","description":"T\#
  ime of a manual clock; absent for the system's."}},"required":["kind"]},"ClockChoice":{"desc\#
  ription":"`system`: the system's clock. `manual`: a manual clock that starts now. {\"manual\\#
  ": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"string","enum":["system",\#
  "manual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time at which the manual clock starts, RFC 3339."}},"required":["manual"],"addit\#
  ionalProperties":false}]},"CommitStats":{"description":"The commits since the daemon's start\#
  .","type":"object","properties":{"turns":{"description":"Turns that became durable. A turn i\#
  s what the daemon decides together; a commit has one or more.","type":"integer","minimum":0}\#
  ,"waitingTurns":{"description":"Turns that wait for the disk now.","type":"integer","minimum\#
  ":0},"failures":{"description":"Commits that failed, for example because the disk was full."\#
  ,"type":"integer","minimum":0},"durations":{"$ref":"#/components/schemas/Durations"}},"requi\#
  red":["turns","waitingTurns","failures","durations"]},"ConnectionStats":{"description":"The \#
  connections, and the replies that wait on them.","type":"object","properties":{"open":{"desc\#
  ription":"Open connections.","type":"integer","minimum":0},"opened":{"description":"Connecti\#
  ons that clients opened since the daemon's start.","type":"integer","minimum":0},"refused":{\#
  "description":"Connections that the daemon refused since its start, because there were too m\#
  any.","type":"integer","minimum":0},"peers":{"description":"The open connections by uid and \#
  role.","type":"array","items":{"$ref":"#/components/schemas/PeerStats"}},"owedBytes":{"descr\#
  iption":"Replies that wait for the disk.","type":"integer","minimum":0},"unsentBytes":{"desc\#
  ription":"Replies that wait for clients to read them.","type":"integer","minimum":0}},"requi\#
  red":["open","opened","refused","peers","owedBytes","unsentBytes"]},"ConsumerId":{"descripti\#
  on":"Name of a consumer: a reader of the log whose position the daemon stores. The reader ch\#
  ooses it, for example `mailer`.","type":"string","minLength":1,"maxLength":255},"ConsumerLag\#
  ":{"description":"A consumer of a feed.","type":"object","properties":{"project":{"$ref":"#/\#
  components/schemas/ProjectId"},"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor\#
  ":{"$ref":"#/components/schemas/Cursor"},"lag":{"description":"Events that it has not acknow\#
  ledged.","type":"integer","minimum":0}},"required":["project","consumer","cursor","lag"]},"C\#
  ountry":{"description":"ISO 3166 country code of two or three letters, stored as it is sent.\#
  ","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number of records of\#
   a project.","type":"object","properties":{"devices":{"type":"integer","minimum":0},"users":\#
  {"type":"integer","minimum":0},"customers":{"description":"A merged customer counts once.","\#
  type":"integer","minimum":0},"purchases":{"type":"integer","minimum":0},"unclaimed":{"descri\#
  ption":"Unclaimed purchases, which have had no holder yet; `purchases` counts them too.","ty\#
  pe":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"required":["devices","u\#
  sers","customers","purchases","unclaimed","events"]},"Currency":{"description":"ISO 4217 cur\#
  rency code of three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$\#
  "},"Cursor":{"description":"A position in a project's log: the number of the last event befo\#
  re it. \"0\" is the position before the first event.","type":"string","pattern":"^(0|[1-9][0\#
  -9]{0,18})$"},"DeviceId":{"description":"A device: one installation of one app. A reinstalla\#
  tion is a new device.","type":"string","minLength":1,"maxLength":255},"Duration":{"descripti\#
  on":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D \#
  and, after a T, of H, M, S; only the seconds may have a fraction. P1M keeps the day of the m\#
  onth, or takes the last day of a shorter month.","type":"string","format":"duration"},"Durat\#
  ionBucket":{"description":"A bucket of a histogram.","type":"object","properties":{"upToMicr\#
  os":{"description":"The longest duration that it counts. Null for durations longer than ever\#
  y bound.","type":["integer","null"],"minimum":0},"count":{"description":"How many durations \#
  are longer than the bound of the bucket before, and not longer than this one.","type":"integ\#
  er","minimum":0}},"required":["upToMicros","count"]},"Durations":{"description":"A histogram\#
   of durations since the daemon's start, in microseconds.","type":"object","properties":{"cou\#
  nt":{"description":"How many durations it counts.","type":"integer","minimum":0},"sumMicros"\#
  :{"description":"Their sum.","type":"integer","minimum":0},"maxMicros":{"description":"The l\#
  ongest of them.","type":"integer","minimum":0},"buckets":{"description":"The buckets that ar\#
  e not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and so on u\#
  p to 100 seconds.","type":"array","items":{"$ref":"#/components/schemas/DurationBucket"}}},"\#
  required":["count","sumMicros","maxMicros","buckets"]},"EndReason":{"description":"Why a sub\#
  scription ended, or will end: the customer's choice, a failed payment, a refused price incre\#
  ase, a product that is no longer sold (unavailable), the developer, another purchase that to\#
  ok it over (replaced), or another reason. Null when the store named none.","type":["string",\#
  "null"],"enum":["customer","billing","priceIncrease","unavailable","developer","replaced","o\#
  ther",null]},"Entitlement":{"description":"What a product or a grant unlocks for a user, and\#
   why. One purchase or grant, the winner, supplies every member. If the user never had the en\#
  titlement, every member is null except `id`, `active` (false), `renewState` (unknown) and `r\#
  enewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components/schemas/Entitleme\#
  ntId"},"active":{"description":"Whether the user has access.","type":"boolean"},"state":{"$r\#
  ef":"#/components/schemas/State"},"productId":{"description":"Product that gives the entitle\#
  ment; null for a grant.","type":["string","null"]},"source":{"description":"Store of the pur\#
  chase, or `manual` for a grant.","type":["string","null"]},"renewState":{"description":"Whet\#
  her the subscription renews. billingIssue: the store could not collect a payment.","type":"s\#
  tring","enum":["willRenew","canceled","billingIssue","nonRenewable","unknown"]},"grantType":\#
  {"description":"What gave the entitlement; `manual` for a grant by the method `grant`.","typ\#
  e":["string","null"],"enum":["purchase","familySharing","offerCode","manual",null]},"periodT\#
  ype":{"type":["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"\#
  #/components/schemas/NullableMoment","description":"Time of the first purchase, or of the gr\#
  ant."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millise\#
  cond with access, without a grace period; null for no end."},"gracePeriodExpiresAt":{"$ref":\#
  "#/components/schemas/NullableMoment","description":"Last millisecond of the grace period; n\#
  ull without a grace period."},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Time of the first transaction; null for a grant."},"lastPurchasedAt":{"$re\#
  f":"#/components/schemas/NullableMoment","description":"Time of the latest transaction; null\#
   for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Time at which a trial began; null without a trial."},"autoRenewDisabledAt":{"$ref":"#/comp\#
  onents/schemas/NullableMoment","description":"Time at which the customer turned auto-renew o\#
  ff; null while it is on."},"renewsCount":{"description":"Number of renewals at the full pric\#
  e.","type":"integer","minimum":0},"environment":{"type":["string","null"],"enum":["productio\#
  n","sandbox",null]},"store":{"description":"Null for a grant.","type":["string","null"]},"tr\#
  ansactionId":{"description":"Latest transaction; null for a grant.","type":["string","null"]\#
  },"originalTransactionId":{"description":"First transaction; null for a grant.","type":["str\#
  ing","null"]}},"required":["id","active","state","productId","source","renewState","grantTyp\#
  e","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurch\#
  asedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environment","store","transact\#
  ionId","originalTransactionId"]},"EntitlementId":{"description":"An entitlement, for example\#
   `premium`.","type":"string","minLength":1,"maxLength":255},"Entitlements":{"description":"E\#
  ntitlements by their ids, including inactive entitlements.","type":"object","additionalPrope\#
  rties":{"$ref":"#/components/schemas/Entitlement"}},"ErrorCounts":{"description":"How many e\#
  rrors of each kind. Kinds that did not occur are missing.","type":"object","additionalProper\#
  ties":{"type":"integer","minimum":1}},"Event":{"description":"One entry of a project's log. \#
  Its other members depend on its kind: events.md lists them.","type":"object","properties":{"\#
  cursor":{"$ref":"#/components/schemas/Cursor","description":"The event's number in the log; \#
  absent in a dry run."},"id":{"description":"Unique id of the event.","type":"string"},"kind"\#
  :{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","descr\#
  iption":"Time at which the event happened, by the project's clock."},"project":{"$ref":"#/co\#
  mponents/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","description":"Cus\#
  tomerId of the customer that the event is about; absent in clockAdvanced."},"userId":{"$ref"\#
  :"#/components/schemas/UserId","description":"Id of the user, if the user is identified."},"\#
  anonymousId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the use\#
  r is anonymous. In identified, and in loggedOut with a userId: the device's anonymous user a\#
  fter the event."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"In \#
  userCreated, identified, loggedOut, purchase events and the events that a purchase causes: t\#
  he device; null when there is none.","type":["string","null"]},"outcome":{"description":"In \#
  identified: the outcome that identify returned.","type":"string","enum":["attached","aliased\#
  ","moved","switched"]},"from":{"description":"In a move: the holders before.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId",\#
  "description":"In a move: the user that gained the purchase."},"shared":{"description":"In a\#
   move: whether the users in `from` keep the purchase.","type":"boolean"},"undone":{"descript\#
  ion":"In linkUndone: id of the undone event.","type":"string"},"aliases":{"description":"In \#
  usersAliased, and in linkUndone of customers that are split: every id of the customer now, i\#
  n byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$\#
  ref":"#/components/schemas/UserId","description":"In usersAliased: the customerId that `user\#
  ` absorbed; absent when the joining id was new."},"entitlements":{"description":"In entitlem\#
  entsActivated and entitlementsDeactivated: the entitlements that changed, in byte order. In \#
  granted and grantRevoked: the entitlement.","type":"array","items":{"$ref":"#/components/sch\#
  emas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":\#
  {"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/\#
  TransactionId","description":"The latest transaction; in purchaseUpdated, the transaction th\#
  at changed."},"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/c\#
  omponents/schemas/ProductKind"},"holders":{"description":"In purchase events: the holders.",\#
  "type":"array","items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/comp\#
  onents/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment\#
  "},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/sc\#
  hemas/NullableMoment","description":"In purchase events: the end of the period. In granted a\#
  nd grantRevoked: the end of the grant."},"periodType":{"$ref":"#/components/schemas/PeriodTy\#
  pe"},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"typ\#
  e":["string","null"]},"country":{"type":["string","null"]},"offerCode":{"type":["string","nu\#
  ll"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"endReason":{"$ref":"#/compone\#
  nts/schemas/EndReason","description":"In purchase events: why the purchase ended, or will en\#
  d; absent when the store named no reason."},"replaces":{"$ref":"#/components/schemas/Transac\#
  tionId","description":"In purchase events: the purchase that this one takes over; absent whe\#
  n there is none."},"changes":{"description":"In purchaseUpdated: the fields of the transacti\#
  on that the call changed, with their new values; absent when the clock is the cause.","type"\#
  :"object"},"state":{"$ref":"#/components/schemas/State","description":"In purchaseRenewed, p\#
  urchaseUpdated and purchaseExpired: the purchase's state after the event."},"before":{"descr\#
  iption":"In the same events: `state` before the event, and former values. In purchaseUpdated\#
   by a call: those of the fields in `changes`. In purchaseRenewed: `product`, `expiresAt` and\#
   `periodType` of the transaction before. In all others, and in purchaseRenewed too: `autoRen\#
  ew`, `renewsAs` and `billingIssueAt` of the latest transaction, if they were set.","type":"o\#
  bject"},"isEarlier":{"description":"In purchaseUpdated: true if the transaction is not the l\#
  atest of the purchase; otherwise absent.","type":"boolean"},"now":{"$ref":"#/components/sche\#
  mas/Moment","description":"In clockAdvanced: the time that the clock shows."}},"required":["\#
  id","kind","at","project","cause"]},"EventId":{"description":"Id of an event, as the log sho\#
  ws it.","type":"string","minLength":1,"maxLength":255},"EventKind":{"description":"Kind of a\#
  n event.","type":"string","enum":["userCreated","identified","loggedOut","usersAliased","lin\#
  kUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitleme\#
  ntsActivated","entitlementsDeactivated","subscriptionReceived","subscriptionTransferred","on\#
  eTimePurchaseReceived","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","\#
  clockAdvanced","userImported"]},"ExplanationStep":{"description":"One step that led a user t\#
  o an entitlement, or took it away. A member that does not apply, or is not known, is absent.\#
  ","type":"object","properties":{"step":{"description":"Kind of the step; rules.md describes \#
  each kind.","type":"string","enum":["purchased","claimed","granted","attached","moved","shar\#
  ed","transferred","aliased","unclear","identified","renewed","revoked","mapped","clock"]},"t\#
  ext":{"description":"An explanation in one sentence.","type":"string"},"at":{"$ref":"#/compo\#
  nents/schemas/NullableMoment","description":"Time of the step, if it has a time. In `clock`:\#
   the moment that the result is for."},"event":{"$ref":"#/components/schemas/EventId","descri\#
  ption":"Id of the event that reported the step."},"cursor":{"$ref":"#/components/schemas/Cur\#
  sor","description":"Cursor of that event."},"rule":{"$ref":"#/components/schemas/AppliedRule\#
  ","description":"The rule that applied in the step."},"by":{"description":"In `claimed`: wha\#
  t led to the user.","type":"string","enum":["purchase","restore","accountToken","replaces"]}\#
  ,"method":{"description":"Method that made the step.","type":"string","enum":["identify","re\#
  store","purchase","user.link.undo"]},"from":{"description":"Who had it before: at most ten i\#
  ds, one id per customer. In `aliased`: the first customer. In `identified`: the device's ano\#
  nymous user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"descript\#
  ion":"Who has it afterwards. In `aliased`: the second customer.","type":"array","items":{"$r\#
  ef":"#/components/schemas/UserId"}},"device":{"description":"In `purchased` and `identified`\#
  : the device; null for a purchase without a device.","type":["string","null"]},"store":{"$re\#
  f":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Trans\#
  actionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"\#
  #/components/schemas/ProductId"},"state":{"$ref":"#/components/schemas/State","description":\#
  "State of the purchase or grant at that time."},"since":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"In `clock`: start of the state; when access is over, the last milli\#
  second with access. In other steps: start of the period."},"until":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"Last millisecond of the state, as far as is known; the e\#
  nd of a pause. Null for no end."},"recomputed":{"description":"True when an undo of an earli\#
  er link changed the outcome of this login; otherwise absent.","type":"boolean"}},"required":\#
  ["step","text","at"]},"FeedStats":{"description":"The readers of events.","type":"object","p\#
  roperties":{"waits":{"description":"`events.wait` requests that wait now.","type":"integer",\#
  "minimum":0},"subscriptions":{"description":"Open subscriptions.","type":"integer","minimum"\#
  :0},"consumers":{"description":"Consumers, by project and name: at most 256.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreConsumers":{"description":"Whethe\#
  r there are more consumers.","type":"boolean"}},"required":["waits","subscriptions","consume\#
  rs","moreConsumers"]},"IdempotencyKey":{"description":"Key of one write. The daemon stores i\#
  t for 24 hours, per project and method.","type":"string","minLength":1,"maxLength":255},"Imp\#
  ortedPurchase":{"description":"A purchase as `user.export` shows it. The daemon accepts and \#
  ignores members that derive from the transactions.","type":"object","properties":{"store":{"\#
  $ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tr\#
  ansactionId","description":"The first transaction."},"transactionId":{"description":"Not rea\#
  d."},"product":{"description":"Present product, if it differs from that of the latest transa\#
  ction.","type":["string","null"]},"kind":{"description":"Not read."},"state":{"description":\#
  "Not read."},"holders":{"description":"Who holds the purchase: one id per customer.","type":\#
  "array","items":{"$ref":"#/components/schemas/UserId"},"maxItems":10000},"device":{"descript\#
  ion":"Device on which the customer bought; null when there is none.","type":["string","null"\#
  ]},"storeAccount":{"description":"Store account that bought it; null when there is none.","t\#
  ype":["string","null"]},"purchasedAt":{"description":"Not read."},"firstPurchasedAt":{"descr\#
  iption":"Not read."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Present end, if it differs from that of the latest transaction."},"trialStartedAt":{"descr\#
  iption":"Not read."},"periodType":{"description":"Not read."},"environment":{"description":"\#
  Not read."},"isFamilyShared":{"description":"Not read."},"price":{"description":"Not read."}\#
  ,"currency":{"description":"Not read."},"country":{"description":"Not read."},"offerCode":{"\#
  description":"Not read."},"autoRenew":{"description":"Not read."},"autoRenewDisabledAt":{"de\#
  scription":"Not read."},"gracePeriodExpiresAt":{"description":"Not read."},"billingRetry":{"\#
  description":"Not read."},"pausedUntil":{"description":"Not read."},"refundedAt":{"descripti\#
  on":"Not read."},"revokedAt":{"description":"Not read."},"endedAt":{"description":"Not read.\#
  "},"paused":{"description":"Not read."},"renewsAs":{"description":"Not read."},"endReason":{\#
  "description":"Not read."},"billingIssueAt":{"description":"Not read."},"replaces":{"descrip\#
  tion":"Purchase that this one takes over, as the store named it; null when there is none.","\#
  type":["string","null"]},"replacedBy":{"description":"Not read."},"keys":{"description":"Fur\#
  ther names of the purchase.","type":"array","items":{"$ref":"#/components/schemas/Transactio\#
  nId"},"maxItems":10},"renewsCount":{"description":"Not read."},"accountToken":{"description"\#
  :"First account token that the store named; null without one.","type":["string","null"]},"tr\#
  ansactions":{"description":"All transactions, in any order.","type":"array","items":{"$ref":\#
  "#/components/schemas/ImportedTransaction"},"maxItems":10000}},"required":["store","original\#
  TransactionId","transactions"],"additionalProperties":false},"ImportedTransaction":{"descrip\#
  tion":"A transaction as `user.export` shows it: dated facts.","type":"object","properties":{\#
  "transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/component\#
  s/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":\#
  {"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMom\#
  ent"},"isFamilyShared":{"description":"Whether a family member bought it and shares it.","ty\#
  pe":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\".",\#
  "type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":\#
  ["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string\#
  ","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]\#
  },"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schem\#
  as/ProductKind","description":"The kind that the store named."},"environment":{"$ref":"#/com\#
  ponents/schemas/PurchaseEnvironment","description":"The environment that the store named."},\#
  "autoRenew":{"description":"False while auto-renew is off.","type":"boolean"},"autoRenewDisa\#
  bledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which auto-r\#
  enew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","d\#
  escription":"Last moment of the grace period."},"billingRetry":{"description":"True while th\#
  e store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"Time at which the pause ends."},"refundedAt":{"$ref":"#/\#
  components/schemas/NullableMoment","description":"Time of the refund."},"revokedAt":{"$ref":\#
  "#/components/schemas/NullableMoment","description":"Time at which the store withdrew access\#
  ."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which acc\#
  ess ended before the end of the period."},"paused":{"description":"True while the store repo\#
  rts the subscription as paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/\#
  ProductId","description":"Product of the next period."},"endReason":{"$ref":"#/components/sc\#
  hemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","descriptio\#
  n":"Time since which billing has failed."},"asOf":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"Time at which the store stated all of this. Without it, the transaction i\#
  s older than any statement of a store."}},"required":["transactionId","product","purchasedAt\#
  "],"additionalProperties":false},"Limits":{"description":"The daemon's limits by name.","typ\#
  e":"object","properties":{"lineBytesMax":{"description":"Longest line, in bytes without the \#
  line feed.","type":"integer"},"batchEntriesMax":{"description":"Most requests in one batch."\#
  ,"type":"integer"},"depthMax":{"description":"Deepest nesting of JSON arrays and objects.","\#
  type":"integer"},"requestIdBytesMax":{"description":"Longest request id, in bytes.","type":"\#
  integer"}},"required":["lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"add\#
  itionalProperties":{"type":"integer"}},"LosingSource":{"description":"A purchase or grant th\#
  at also gives the entitlement, but does not supply its fields.","type":"object","properties"\#
  :{"lostBy":{"description":"The first criterion, in the order of rules.md, in which the two d\#
  iffer.","type":"string","enum":["active","end","purchasedAt","transactionId","store","origin\#
  alTransactionId","order"]},"text":{"description":"An explanation in one sentence.","type":"s\#
  tring"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlem\#
  ent as this purchase or grant alone would give it."}},"required":["lostBy","text","entitleme\#
  nt"]},"MethodStats":{"description":"The requests of a method, without those that the daemon \#
  has not answered yet.","type":"object","properties":{"requests":{"description":"How many req\#
  uests the daemon answered, with results or errors.","type":"integer","minimum":0},"errors":{\#
  "$ref":"#/components/schemas/ErrorCounts"},"durations":{"$ref":"#/components/schemas/Duratio\#
  ns"}},"required":["requests","errors","durations"]},"MethodSummary":{"description":"One line\#
   in the list of methods.","type":"object","properties":{"name":{"type":"string"},"summary":{\#
  "type":"string"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["name\#
  ","summary","role"]},"MissingReason":{"description":"A reason why an entitlement is not acti\#
  ve.","type":"object","properties":{"kind":{"description":"What is missing; rules.md describe\#
  s each kind.","type":"string","enum":["expired","paused","billingRetry","refunded","revoked"\#
  ,"notYet","environment","notMapped","notIdentified","heldByAnother","heldByNobody","noProduc\#
  t","noPurchase","notGranted"]},"text":{"description":"An explanation in one sentence.","type\#
  ":"string"},"store":{"$ref":"#/components/schemas/Store","description":"Store of the purchas\#
  e, if the reason is about a purchase."},"originalTransactionId":{"$ref":"#/components/schema\#
  s/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/co\#
  mponents/schemas/UserId","description":"In `heldByAnother` and `notIdentified`: the holder o\#
  f the purchase. An identified holder comes before an anonymous holder, then the first in byt\#
  e order."},"since":{"$ref":"#/components/schemas/Moment","description":"Last millisecond wit\#
  h access. In `refunded` and `revoked`: time of the refund or revocation. In `notIdentified`:\#
   when the holder logged out on this device, if it did."},"until":{"$ref":"#/components/schem\#
  as/Moment","description":"In `paused`: end of the pause. In `notYet`: start of access."},"be\#
  cause":{"description":"In `heldByAnother`: the steps that led to the holder.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/ExplanationStep"}},"suggestedCalls":{"description":"C\#
  alls that would each make the entitlement active at the moment that the result is for. A cal\#
  l is listed under the first reason that it removes.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/SuggestedCall"}}},"required":["kind","text","suggestedCalls"]},"Moment":{"desc\#
  ription":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC o\#
  ffset and precision, and returns UTC with milliseconds.","type":"string","format":"date-time\#
  "},"Move":{"description":"A purchase with new holders.","type":"object","properties":{"store\#
  ":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schema\#
  s/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/comp\#
  onents/schemas/ProductKind"},"from":{"description":"Who held it before: one id per customer,\#
   in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref"\#
  :"#/components/schemas/UserId","description":"The user that gained it. After an undo in whic\#
  h no user gained it: the first remaining holder in byte order."},"shared":{"description":"Tr\#
  ue when the users in `from` still hold it.","type":"boolean"}},"required":["store","original\#
  TransactionId","product","kind","from","to","shared"]},"NotifiedPurchase":{"description":"Wh\#
  at a notification did to one purchase.","type":"object","properties":{"store":{"$ref":"#/com\#
  ponents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"\#
  },"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"Transaction th\#
  at the statement is about."},"outcome":{"description":"As of `purchase`.","type":"string","e\#
  num":["recorded","renewed","planChanged","received","claimed","updated","stale","unchanged"]\#
  },"fields":{"description":"Fields of the transaction that changed; for a new period, those t\#
  hat differ from the period before, apart from `purchasedAt`. Absent when there are none.","t\#
  ype":"array","items":{"type":"string"}},"stale":{"description":"Fields that lost against new\#
  er information; absent when there are none.","type":"array","items":{"type":"string"}}},"req\#
  uired":["store","originalTransactionId","transactionId","outcome"]},"NullableMoment":{"descr\#
  iption":"RFC 3339 timestamp, or null.","type":["string","null"],"format":"date-time"},"Peer"\#
  :{"description":"The other end of the connection, as the kernel reports it.","type":"object"\#
  ,"properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"r\#
  ole":{"type":"string","enum":["read","write","admin"]}},"required":["uid","gid","pid","role"\#
  ]},"PeerStats":{"description":"The open connections of a uid with a role.","type":"object","\#
  properties":{"uid":{"type":"integer"},"role":{"description":"`none` for clients without a ro\#
  le, whose requests the daemon refuses.","type":"string","enum":["none","read","write","admin\#
  "]},"connections":{"description":"How many connections.","type":"integer","minimum":0}},"req\#
  uired":["uid","role","connections"]},"PeriodType":{"description":"Price of a period: full (n\#
  ormal), a trial, or introductory (intro).","type":"string","enum":["normal","trial","intro"]\#
  },"Platform":{"description":"Platform of the device: ios, android, web or another word of th\#
  at form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"PlayStoreSettings":{"descript\#
  ion":"How the project verifies and reads what Google Play sends.","type":"object","propertie\#
  s":{"packages":{"description":"Package names of the apps whose notifications the project tak\#
  es.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}}\#
  ,"required":["packages"],"additionalProperties":false},"Preset":{"description":"A named set \#
  of rules.","type":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"\#
  ]},"Price":{"description":"A decimal number in a string, for example \"9.99\".","type":"stri\#
  ng","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the ca\#
  talogue.","type":"object","properties":{"kind":{"description":"Default: the kind that the pu\#
  rchase gives; without it, `subscription` for a purchase with an end and `nonConsumable` for \#
  a purchase without.","type":["string","null"],"enum":["subscription","nonRenewingSubscriptio\#
  n","nonConsumable","consumable",null]},"entitlements":{"description":"Ids of the entitlement\#
  s that the product unlocks.","type":"array","items":{"$ref":"#/components/schemas/Entitlemen\#
  tId"},"maxItems":100}},"required":["entitlements"],"additionalProperties":false},"ProductId"\#
  :{"description":"A product, by the id that the store and the catalogue use.","type":"string"\#
  ,"minLength":1,"maxLength":255},"ProductKind":{"description":"Kind of a product, which deter\#
  mines how a purchase moves and expires.","type":"string","enum":["subscription","nonRenewing\#
  Subscription","nonConsumable","consumable"]},"Project":{"description":"A project: a namespac\#
  e for users, purchases, rules and events, with the counts of its records.","type":"object","\#
  properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/sc\#
  hemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"descript\#
  ion":"Ids that `grant` accepts in addition to the entitlements of the catalogue.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/compone\#
  nts/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"\#
  description":"URLs that receive the project's events. Only `project.webhooks` returns the se\#
  crets.","type":"array","items":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$r\#
  ef":"#/components/schemas/Stores"},"createdAt":{"$ref":"#/components/schemas/Moment","descri\#
  ption":"Time of the creation, by the project's own clock."},"counts":{"$ref":"#/components/s\#
  chemas/Counts"}},"required":["id","rules","products","entitlements","environment","clock","w\#
  ebhooks","stores","createdAt","counts"]},"ProjectEnvironment":{"description":"Which purchase\#
  s give access: those of production, those of the sandbox, or both (any).","type":"string","e\#
  num":["production","sandbox","any"]},"ProjectId":{"description":"A project: a namespace for \#
  users, purchases, rules and events. Projects share no data.","type":"string","minLength":1,"\#
  maxLength":255},"ProjectSummary":{"description":"One line in the list of projects.","type":"\#
  object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/com\#
  ponents/schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref"\#
  :"#/components/schemas/Counts"}},"required":["id","preset","createdAt","counts"]},"Propertie\#
  s":{"description":"Properties by their names. setUserProperty stores at most 100 per custome\#
  r.","type":"object","propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalP\#
  roperties":{"$ref":"#/components/schemas/PropertyValue"}},"PropertyKey":{"description":"Name\#
   of a property: 1 to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z\#
  0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"Value of a property.","type":"string","ma\#
  xLength":500},"Purchase":{"description":"One product bought in one store, its transactions a\#
  nd its holders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"}\#
  ,"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"The fir\#
  st transaction."},"transactionId":{"$ref":"#/components/schemas/TransactionId","description"\#
  :"The latest transaction."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$re\#
  f":"#/components/schemas/ProductKind","description":"Kind that the purchase or the catalogue\#
   gives; without it, `subscription` for a purchase with an end and `nonConsumable` for a purc\#
  hase without."},"state":{"$ref":"#/components/schemas/State","description":"Current state; n\#
  ull before the first purchasedAt."},"holders":{"description":"Who holds the purchase: one id\#
   per customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}\#
  },"device":{"description":"Device on which the customer bought; null when there is none.","t\#
  ype":["string","null"]},"storeAccount":{"description":"Store account that bought it; null wh\#
  en there is none.","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Mom\#
  ent","description":"Time of the latest transaction."},"firstPurchasedAt":{"$ref":"#/componen\#
  ts/schemas/Moment","description":"Time of the first transaction."},"expiresAt":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Last millisecond of the period; null for no \#
  end."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at\#
   which a trial began; null without a trial."},"periodType":{"$ref":"#/components/schemas/Per\#
  iodType"},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"En\#
  vironment of the first transaction."},"isFamilyShared":{"description":"Whether a family memb\#
  er bought it and shares it.","type":"boolean"},"price":{"description":"A decimal number in a\#
   string, for example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 421\#
  7 code, as it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, \#
  as it was sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was\#
   sent.","type":["string","null"]},"autoRenew":{"description":"Whether it renews automaticall\#
  y: true for a subscription until purchase.update turns it off, false for every other kind.",\#
  "type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","descr\#
  iption":"Time since which auto-renew has been off; null while it is on."},"gracePeriodExpire\#
  sAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the gr\#
  ace period; null without a grace period."},"billingRetry":{"description":"Whether the store \#
  retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Nul\#
  lableMoment","description":"Time at which the pause ends; null without a pause."},"refundedA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the refund; null wit\#
  hout a refund."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Ti\#
  me at which the store withdrew access; null when it did not."},"endedAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"Time at which access ended before the end of the p\#
  eriod; null when it did not."},"paused":{"description":"Whether the store reports the subscr\#
  iption as paused.","type":"boolean"},"renewsAs":{"description":"Product of the next period; \#
  null for the same product.","type":["string","null"]},"endReason":{"$ref":"#/components/sche\#
  mas/EndReason","description":"Why the purchase ended, or will end; null when the store named\#
   no reason."},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","description":"\#
  Time since which billing has failed; null when it does not fail."},"replaces":{"description"\#
  :"Purchase that this one takes over, as the store named it; null when there is none.","type"\#
  :["string","null"]},"replacedBy":{"description":"`originalTransactionId` of the purchase tha\#
  t took this one over; null before it began.","type":["string","null"]},"keys":{"description"\#
  :"Further names of the purchase, in byte order.","type":"array","items":{"$ref":"#/component\#
  s/schemas/TransactionId"}},"renewsCount":{"description":"Number of renewals at the full pric\#
  e: the number of `normal` periods minus 1, at least 0.","type":"integer","minimum":0},"accou\#
  ntToken":{"description":"First account token that the store named; null without one.","type"\#
  :["string","null"]},"transactions":{"description":"All transactions, oldest first.","type":"\#
  array","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalTr\#
  ansactionId","transactionId","product","kind","state","holders","device","storeAccount","pur\#
  chasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFami\#
  lyShared","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","graceP\#
  eriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused","re\#
  newsAs","endReason","billingIssueAt","replaces","replacedBy","keys","renewsCount","accountTo\#
  ken","transactions"]},"PurchaseEnvironment":{"description":"Environment of the store: produc\#
  tion, or sandbox for test purchases.","type":"string","enum":["production","sandbox"]},"Purc\#
  haseRef":{"description":"A purchase, by its store and the id of its first transaction.","typ\#
  e":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransaction\#
  Id":{"$ref":"#/components/schemas/TransactionId","description":"Id of the purchase's first t\#
  ransaction."}},"required":["store","originalTransactionId"],"additionalProperties":false},"R\#
  efusal":{"description":"A purchase that a restore refused, and the rule that refused it.","t\#
  ype":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransacti\#
  onId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/\#
  ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An i\#
  dentified holder comes before an anonymous holder, then the first in byte order."},"rule":{"\#
  description":"The rule that refused it.","type":"string","enum":["onRestore","oneTimePurchas\#
  es"]}},"required":["store","originalTransactionId","product","holder","rule"]},"RemainingCha\#
  nge":{"description":"A later change that stays although an earlier link is undone.","type":"\#
  object","properties":{"event":{"$ref":"#/components/schemas/EventId","description":"Id of th\#
  e event that reported it."},"method":{"description":"Method that made it.","type":"string","\#
  enum":["restore","purchase","user.link.undo"]}},"required":["event","method"]},"Rules":{"des\#
  cription":"Every rule of a project. rules.md describes each rule.","type":"object","properti\#
  es":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules sta\#
  rted from."},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case\#
   hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string"\#
  ,"maxLength":64},"onIdentifyNew":{"description":"What a login of a new user id does when no \#
  user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinke\#
  d","move","switch"]},"onIdentifyKnown":{"description":"What a login of a known user id does \#
  when no user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnl\#
  essLinked","move","switch"]},"onSwitch":{"description":"What a login does when another user \#
  is logged in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"d\#
  escription":"The current user after a logout: the same anonymous user (return), or a new ano\#
  nymous user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"des\#
  cription":"What a logout does when no user is logged in.","type":"string","enum":["ignore","\#
  refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's \#
  anonymous user and its identified user, or only the current user.","type":"string","enum":["\#
  deviceAndUser","currentUser"]},"onRestore":{"description":"What a restore does with a purcha\#
  se that another user holds.","type":"string","enum":["share","transfer","transferIfInactive"\#
  ,"keep","alias"]},"anonymousHolders":{"description":"What a restore does with a purchase tha\#
  t only anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases\#
  ":{"description":"Whether a restore moves one-time purchases.","type":"string","enum":["move\#
  ","stay"]},"unclaimedPurchases":{"description":"What the daemon does with a purchase that a \#
  store reports without a known user: it does not record it (ignore), records it without a hol\#
  der (keep), or gives it to a new anonymous user (anonymous).","type":"string","enum":["ignor\#
  e","keep","anonymous"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Un\#
  icode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":\#
  "Ids that no user may have, compared byte by byte. The empty id is always blocked.","type":"\#
  array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":["preset","ano\#
  nymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","p\#
  urchaseHolders","onRestore","anonymousHolders","oneTimePurchases","unclaimedPurchases","user\#
  IdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"Name of a preset, or an object\#
   with a preset and the rules that differ from it.","anyOf":[{"$ref":"#/components/schemas/Pr\#
  eset"},{"type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","descri\#
  ption":"Preset that supplies the rules that are not given.","default":"qonversion"},"anonymo\#
  usPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits follow. W\#
  hen it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onI\#
  dentifyNew":{"description":"What a login of a new user id does when no user is logged in on \#
  the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},\#
  "onIdentifyKnown":{"description":"What a login of a known user id does when no user is logge\#
  d in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","sw\#
  itch"]},"onSwitch":{"description":"What a login does when another user is logged in on the d\#
  evice.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The curr\#
  ent user after a logout: the same anonymous user (return), or a new anonymous user (rotate).\#
  ","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a log\#
  out does when no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]},"p\#
  urchaseHolders":{"description":"Who holds a new purchase: the device's anonymous user and it\#
  s identified user, or only the current user.","type":"string","enum":["deviceAndUser","curre\#
  ntUser"]},"onRestore":{"description":"What a restore does with a purchase that another user \#
  holds.","type":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},"an\#
  onymousHolders":{"description":"What a restore does with a purchase that only anonymous user\#
  s hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whe\#
  ther a restore moves one-time purchases.","type":"string","enum":["move","stay"]},"unclaimed\#
  Purchases":{"description":"What the daemon does with a purchase that a store reports without\#
   a known user: it does not record it (ignore), records it without a holder (keep), or gives \#
  it to a new anonymous user (anonymous).","type":"string","enum":["ignore","keep","anonymous"\#
  ]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type\#
  ":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may\#
   have, compared byte by byte. The empty id is always blocked.","type":"array","items":{"type\#
  ":"string","maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},\#
  "State":{"description":"State of a purchase or grant. Null before it begins, and for an enti\#
  tlement that the user never had.","type":["string","null"],"enum":["active","trial","intro",\#
  "gracePeriod","billingRetry","paused","expired","refunded","revoked",null]},"StorageStats":{\#
  "description":"The files of the store, and the work on them since the daemon's start. Missin\#
  g if the store is in memory.","type":"object","properties":{"dataFileBytes":{"description":"\#
  Size of the data file.","type":"integer","minimum":0},"logFileBytes":{"description":"Size of\#
   SQLite's write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"description":\#
  "Size of the two files of the journal.","type":"integer","minimum":0},"journalBytes":{"descr\#
  iption":"Bytes in the journal that the daemon has not copied to the tables yet.","type":"int\#
  eger","minimum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of them was \#
  committed; 0 if there are none.","type":"integer","minimum":0},"freeBytes":{"description":"F\#
  ree space for the daemon on the file system of the data file; null if the system does not sa\#
  y.","type":["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"}\#
  ,"checkpoints":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/components/sc\#
  hemas/Durations"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","journalByt\#
  es","journalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"St\#
  ore that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, \#
  microsoft, paddle, stripe, web, or one of the project's `stores.custom`.","type":"string","p\#
  attern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for exam\#
  ple an Apple ID or a Google account, whose purchases a device can restore.","type":"string",\#
  "minLength":1,"maxLength":255},"StoreNotification":{"description":"The store's message. `id`\#
   and `type` are null for a bare signed transaction, and for what the caller fetched.","type"\#
  :"object","properties":{"id":{"description":"Apple's `notificationUUID`, Google's `messageId\#
  `, Stripe's event id.","type":["string","null"]},"type":{"description":"The store's type.","\#
  type":["string","null"]},"subtype":{"description":"Apple's subtype; null if there is none.",\#
  "type":["string","null"]},"at":{"$ref":"#/components/schemas/Moment","description":"Time at \#
  which the store made it."},"environment":{"description":"Null if the message has none.","typ\#
  e":["string","null"],"enum":["production","sandbox",null]}},"required":["id","type","subtype\#
  ","at","environment"]},"StoreQuestion":{"description":"What to fetch from the store: its kin\#
  d, and the ids that the store gave.","type":"object","properties":{"kind":{"type":"string","\#
  enum":["subscription","product","invoice","checkoutSession"]},"id":{"description":"Id of the\#
   object at Stripe.","type":"string"},"packageName":{"description":"Package of the app at Goo\#
  gle.","type":"string"},"purchaseToken":{"description":"Token of the purchase at Google.","ty\#
  pe":"string"},"charge":{"description":"Charge whose invoice is to be fetched.","type":"strin\#
  g"},"paymentIntent":{"description":"Payment whose invoice is to be fetched.","type":"string"\#
  }},"required":["kind"]},"StoreResponse":{"description":"An object that the caller fetched fr\#
  om a store's API.","type":"object","properties":{"kind":{"description":"What `body` is: for \#
  `playStore`, `subscription` (purchases.subscriptionsv2) or `product` (purchases.productsv2);\#
   for `stripe`, `subscription`, `invoice` or `checkoutSession`.","type":"string","enum":["sub\#
  scription","product","invoice","checkoutSession"]},"purchaseToken":{"description":"Token of \#
  the purchase at Google. Required for `playStore` without a payload.","type":"string","minLen\#
  gth":1,"maxLength":255},"packageName":{"description":"Package of the app at Google.","type":\#
  "string","minLength":1,"maxLength":255},"body":{"description":"The JSON object that the API \#
  returned.","type":"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/components/sche\#
  mas/Moment","description":"Time of the fetch, RFC 3339; used without a payload. Default: now\#
  , by the system clock."}},"required":["kind","body"],"additionalProperties":false},"Stores":\#
  {"description":"Settings of the stores in which a project sells.","type":"object","propertie\#
  s":{"appStore":{"$ref":"#/components/schemas/AppStoreSettings","description":"Absent when no\#
  t defined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSettings","description":"Abs\#
  ent when not defined."},"stripe":{"$ref":"#/components/schemas/StripeSettings","description"\#
  :"Absent when not defined."},"custom":{"description":"Stores of the project's own, in byte o\#
  rder.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"require\#
  d":["custom"]},"StoresChoice":{"description":"New settings of stores. A setting that is left\#
   out stays.","type":"object","properties":{"appStore":{"description":"How the project verifi\#
  es what the App Store sends. Replaces the settings as a whole; null removes them.","type":["\#
  object","null"],"properties":{"apps":{"description":"Apps whose notifications the project ta\#
  kes.","type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"en\#
  vironments":{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"max\#
  Items":4,"description":"Environments that the project takes. Default: `Production` and `Sand\#
  box`. `Xcode` and `LocalTesting` need a project whose `environment` is not `production`."},"\#
  roots":{"description":"Root certificates that replace Apple's, as DER in base64. Only where \#
  the project's `environment` is not `production`. Default: Apple's root.","type":"array","ite\#
  ms":{"type":"string"},"maxItems":10}},"required":["apps"],"additionalProperties":false},"pla\#
  yStore":{"description":"How the project verifies and reads what Google Play sends. Replaces \#
  the settings as a whole; null removes them.","type":["object","null"],"properties":{"package\#
  s":{"description":"Package names of the apps whose notifications the project takes.","type":\#
  "array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":\#
  ["packages"],"additionalProperties":false},"stripe":{"description":"How the project verifies\#
   and reads Stripe's events. Replaces the settings as a whole; null removes them.","type":["o\#
  bject","null"],"properties":{"secret":{"description":"Signing secret of Stripe's endpoint, w\#
  ith its `whsec_`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"description"\#
  :"Previous secret, which the daemon also accepts; null when there is none.","type":["string"\#
  ,"null"],"minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's price t\#
  hat names the product: its `product`, its own id, or its `lookup_key`.","type":"string","enu\#
  m":["product","price","lookupKey"],"default":"product"},"userFrom":{"description":"Members o\#
  f Stripe's objects that contain the account token: `client_reference_id`, `customer` or `met\#
  adata.NAME`. The first that is present counts. Default: `client_reference_id`.","type":"arra\#
  y","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#\#
  /components/schemas/Duration","description":"How long access continues while a renewal is un\#
  paid and Stripe retries it, ISO 8601. Default: P0D."}},"required":["secret"],"additionalProp\#
  erties":false},"custom":{"description":"Stores of the project's own. They replace the previo\#
  us list as a whole.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems"\#
  :20}},"required":[],"additionalProperties":false},"StripeSettings":{"description":"How the p\#
  roject reads Stripe's events. Only `project.stores` returns the secrets.","type":"object","p\#
  roperties":{"secret":{"description":"Signing secret of Stripe's endpoint, with its `whsec_`.\#
   Only in `project.stores`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"des\#
  cription":"Previous secret, which the daemon also accepts; null when there is none. Only in \#
  `project.stores`.","type":["string","null"],"minLength":1,"maxLength":255},"product":{"descr\#
  iption":"Member of Stripe's price that names the product: its `product`, its own id, or its \#
  `lookup_key`.","type":"string","enum":["product","price","lookupKey"]},"userFrom":{"descript\#
  ion":"Members of Stripe's objects that contain the account token: `client_reference_id`, `cu\#
  stomer` or `metadata.NAME`. The first that is present counts.","type":"array","items":{"type\#
  ":"string","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schem\#
  as/Duration","description":"How long access continues while a renewal is unpaid and Stripe r\#
  etries it, ISO 8601."}},"required":["product","userFrom","grace"]},"SubscriptionId":{"descri\#
  ption":"Id of a subscription. It is unique within one connection.","type":"string"},"Suggest\#
  edCall":{"description":"A complete call that would make the entitlement active. The daemon h\#
  as tried it in a dry run.","type":"object","properties":{"method":{"description":"Method of \#
  the call.","type":"string"},"params":{"description":"Params of the call.","type":"object"},"\#
  role":{"description":"Role that the caller needs.","type":"string","enum":["read","write","a\#
  dmin"]},"text":{"description":"An explanation in one sentence.","type":"string"}},"required"\#
  :["method","params","role","text"]},"Transaction":{"description":"One transaction of a purch\#
  ase: a paid period or a single payment. A member that is not required is absent when it is n\#
  ot set.","type":"object","properties":{"transactionId":{"$ref":"#/components/schemas/Transac\#
  tionId"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/compone\#
  nts/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"\#
  $ref":"#/components/schemas/NullableMoment"},"isFamilyShared":{"description":"Whether a fami\#
  ly member bought it and shares it. An export always shows this member and those up to `attri\#
  butes`.","type":"boolean"},"price":{"description":"A decimal number in a string, for example\#
   \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was se\#
  nt.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","ty\#
  pe":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["str\#
  ing","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/comp\#
  onents/schemas/ProductKind","description":"The kind that the store named."},"environment":{"\#
  $ref":"#/components/schemas/PurchaseEnvironment","description":"The environment that the sto\#
  re named."},"autoRenew":{"description":"False while auto-renew is off.","type":"boolean"},"a\#
  utoRenewDisabledAt":{"$ref":"#/components/schemas/Moment","description":"Time since which au\#
  to-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","descr\#
  iption":"Last moment of the grace period."},"billingRetry":{"description":"True while the st\#
  ore retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas\#
  /Moment","description":"Time at which the pause ends."},"refundedAt":{"$ref":"#/components/s\#
  chemas/Moment","description":"Time of the refund."},"revokedAt":{"$ref":"#/components/schema\#
  s/Moment","description":"Time at which the store withdrew access."},"endedAt":{"$ref":"#/com\#
  ponents/schemas/Moment","description":"Time at which access ended before the end of the peri\#
  od."},"paused":{"description":"True while the store reports the subscription as paused.","ty\#
  pe":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","description":"Product of\#
   the next period."},"endReason":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{\#
  "$ref":"#/components/schemas/Moment","description":"Time since which billing has failed."},"\#
  asOf":{"$ref":"#/components/schemas/Moment","description":"Time of the newest statement abou\#
  t the transaction."}},"required":["transactionId","product","periodType","purchasedAt","expi\#
  resAt","asOf"]},"TransactionId":{"description":"Id that a store gives to a transaction.","ty\#
  pe":"string","minLength":1,"maxLength":255},"User":{"description":"The current user of a dev\#
  ice, or the user that an id belongs to.","type":"object","properties":{"id":{"$ref":"#/compo\#
  nents/schemas/UserId","description":"For a device: the identified user, or else the anonymou\#
  s user. For an id: that id if it is identified, or else the customer's identified id, or its\#
   anonymous id if it has none."},"anonymousId":{"description":"For a device: its anonymous us\#
  er. For an id: that id if it is anonymous, or else null.","type":["string","null"]},"identit\#
  yId":{"description":"Id of the identified user; null for an anonymous user.","type":["string\#
  ","null"]},"customerId":{"$ref":"#/components/schemas/UserId","description":"Id of the custo\#
  mer. It stays the same across logins, and every userId param accepts it."},"aliases":{"descr\#
  iption":"Every id of the customer, in byte order. It omits the customerId of a customer that\#
   began with an identified user.","type":"array","items":{"$ref":"#/components/schemas/UserId\#
  "}},"device":{"$ref":"#/components/schemas/DeviceId","description":"Id of the device; absent\#
   when the request names a user."},"createdAt":{"$ref":"#/components/schemas/Moment","descrip\#
  tion":"Time at which the customer was created."},"environment":{"$ref":"#/components/schemas\#
  /ProjectEnvironment"}},"required":["id","anonymousId","identityId","customerId","aliases","c\#
  reatedAt","environment"]},"UserId":{"description":"Id of a user: the app's own id, an anonym\#
  ous id, or a customerId. It has 1 to `userIdLengthMax` Unicode scalars, and the daemon compa\#
  res it byte by byte. An empty id is blockedUserId and a longer id userIdTooLong, so this sch\#
  ema has no length.","type":"string"},"Warning":{"description":"A sign that an accepted reque\#
  st may be a mistake.","type":"object","properties":{"kind":{"type":"string","enum":["unknown\#
  Product","unknownEntitlement","subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhea\#
  d","keyTaken","accountTokenDiffers","transactionDiffers","unknownNotification"]},"message":{\#
  "description":"An explanation in one sentence.","type":"string"},"nearest":{"description":"S\#
  imilar names that exist, nearest first. An unknown entitlement always has it.","type":"array\#
  ","items":{"type":"string"}},"fields":{"description":"In sameMoment: the fields that two sta\#
  tements of one moment give different values.","type":"array","items":{"type":"string"}}},"re\#
  quired":["kind","message"]},"Webhook":{"description":"A URL that receives a project's events\#
  , with its secrets. Only an admin can read it.","type":"object","properties":{"url":{"$ref":\#
  "#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"o\#
  ldSecret":{"description":"Second secret that also signs each delivery; null when there is no\#
  ne.","type":["string","null"]},"authorization":{"description":"What posts carry in their hea\#
  der `Authorization`; null when they carry none.","type":["string","null"]},"format":{"$ref":\#
  "#/components/schemas/WebhookFormat"},"paused":{"description":"True if webhook.pause stopped\#
   the posts to the URL.","type":"boolean"},"consumer":{"$ref":"#/components/schemas/ConsumerI\#
  d","description":"Name of the consumer whose cursor is the webhook's position. A replay give\#
  s the webhook a new consumer."},"cursor":{"$ref":"#/components/schemas/Cursor","description"\#
  :"The webhook's position: all events up to this cursor are delivered."}},"required":["url","\#
  secret","oldSecret","authorization","format","paused","consumer","cursor"]},"WebhookChoice":\#
  {"description":"A URL that receives the project's events.","type":"object","properties":{"ur\#
  l":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/Webhook\#
  Secret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret","description":"Second secr\#
  et that also signs each delivery, until every receiver knows the new secret."},"authorizatio\#
  n":{"description":"Secret that posts carry in their header `Authorization`, with the format \#
  `qonversion` after `Basic `. Printable ASCII, without a space at either end.","type":"string\#
  ","minLength":1,"maxLength":1000},"format":{"$ref":"#/components/schemas/WebhookFormat","def\#
  ault":"entitled"}},"required":["url","secret"],"additionalProperties":false},"WebhookFailure\#
  ":{"description":"The latest failed attempt for the oldest event that waits for another atte\#
  mpt; if no event waits, the latest failed attempt.","type":"object","properties":{"at":{"$re\#
  f":"#/components/schemas/Moment","description":"Time of the latest attempt."},"cursor":{"$re\#
  f":"#/components/schemas/Cursor","description":"Cursor of the event."},"reason":{"descriptio\#
  n":"Why the attempt failed, for people.","type":"string","maxLength":500},"attempts":{"descr\#
  iption":"Number of attempts so far to post the event.","type":"integer","minimum":1},"nextAt\#
  temptAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the next attem\#
  pt; null if the event is delivered or no program posts it."}},"required":["at","cursor","rea\#
  son","attempts","nextAttemptAt"]},"WebhookFormat":{"description":"Format of a delivery. `ent\#
  itled`: the event as in the log. `purchasely`, `revenuecat` and `qonversion`: as these syste\#
  ms document it (webhooks.md).","type":"string","enum":["entitled","purchasely","revenuecat",\#
  "qonversion"]},"WebhookReport":{"description":"The results of the posts to a URL.","type":"o\#
  bject","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":\#
  "#/components/schemas/Moment","description":"Time of the latest delivery."},"failure":{"desc\#
  ription":"The latest failed attempt for the oldest event that waits for another attempt; if \#
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
  s":{"description":"A URL that receives a project's events, and the results of the posts to i\#
  t.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":\#
  {"$ref":"#/components/schemas/WebhookFormat"},"state":{"description":"`paused` by webhook.pa\#
  use; `stopped` if no program posts; `failing` if an event waits for another attempt; else `p\#
  osting`.","type":"string","enum":["paused","stopped","failing","posting"]},"cursor":{"$ref":\#
  "#/components/schemas/Cursor","description":"The webhook's position: all events up to this c\#
  ursor are delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"i\#
  nteger","minimum":0},"deliveredAt":{"$ref":"#/components/schemas/NullableMoment","descriptio\#
  n":"Time of the latest delivery; null if the daemon has had no report of a delivery since it\#
  s start."},"failure":{"$ref":"#/components/schemas/WebhookFailure","description":"Absent if \#
  the daemon has had no report of a failure since its start."}},"required":["url","format","st\#
  ate","cursor","backlog","deliveredAt"]},"WebhookSummary":{"description":"A URL that receives\#
   a project's events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/Webh\#
  ookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url","format"]\#
  },"WebhookUrl":{"description":"An absolute `https://` or `http://` URL with a host, and opti\#
  onally a port, a path and a query. It has no user, password or fragment, because every reade\#
  r of the project sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength"\#
  :8,"maxLength":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is not valid\#
   JSON; lines.md defines the grammar. `offset` is the position of the first wrong byte, count\#
  ed from 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":-32600,\#
  "message":"The line is JSON, but not a request: it is not an object or an empty batch, it ha\#
  s no method, its `jsonrpc` is not \"2.0\", or its id or params have a wrong type.","data":{"\#
  kind":"invalidRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"A lin\#
  e has more than `limit` bytes before its line feed. The daemon drops the line and reads the \#
  next line as usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"\#
  code":-32600,"message":"A batch has more than `limit` entries, and the daemon executes none \#
  of them. Or the replies to earlier entries have more than `limit` bytes, and the daemon does\#
   not execute this entry.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"\#
  code":-32600,"message":"The method is not allowed in a batch.","data":{"kind":"notInBatch","\#
  retryable":false}},"unknownMethod":{"code":-32601,"message":"The daemon has no such method. \#
  `nearest` lists similar names.","data":{"kind":"unknownMethod","retryable":false}},"invalidP\#
  arams":{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},"internalError":{"code":-32603,"me\#
  ssage":"The daemon has a fault. Its log has the same `reference`.","data":{"kind":"internalE\#
  rror","retryable":false}},"permissionDenied":{"code":1000,"message":"The caller's role is lo\#
  wer than the role that the method needs. `uid` and `role` are the caller's (`none` without a\#
   role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},"unknownDevice":{"code":1100,"message":"The project has no such device.","data":{"kind"\#
  :"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The project has n\#
  o such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code":1102,\#
  "message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","da\#
  ta":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"message":"The \#
  id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdToo\#
  Long","retryable":false}},"reservedUserId":{"code":1104,"message":"The id begins with the pr\#
  oject's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"ki\#
  nd":"reservedUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"No user \#
  is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"kin\#
  d":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":1200,"message":"The daemo\#
  n has no such project.","data":{"kind":"unknownProject","retryable":false}},"unknownPurchase\#
  ":{"code":1201,"message":"The project has no purchase with this store and originalTransactio\#
  nId, or the purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurch\#
  ase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message":"Another user holds \#
  the purchase, and a rule of the project keeps it there. `holder` and `rule` name them. In `u\#
  ser.import` there is no `rule`: the import does not name the holder. Nothing changes.","data\#
  ":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"mes\#
  sage":"A call grants or explains an entitlement that the project does not have. `nearest` li\#
  sts similar names.","data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant\#
  ":{"code":1204,"message":"The user has no active grant of this entitlement. For example, a p\#
  urchase gives it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable":fals\#
  e}},"clockNotManual":{"code":1205,"message":"The project uses the system's clock, which cann\#
  ot be advanced.","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":12\#
  06,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `u\#
  nknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event linke\#
  d nothing; `undone`: the link is already undone; `isUndo`: the event comes from an undo; `la\#
  terAlias`: a later alias merged the customer with another user; `tooMuch`: too many users an\#
  d purchases depend on the link; `unclear`: a deletion erased part of the history. `event` is\#
   the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}\#
  },"unknownConsumer":{"code":1207,"message":"No consumer of this name has acknowledged an eve\#
  nt. `events.acknowledge` does not create a name that begins with `webhook-`: those belong to\#
   webhooks.","data":{"kind":"unknownConsumer","retryable":false}},"unknownWebhook":{"code":12\#
  08,"message":"The project has no webhook with this URL. The error does not repeat the URL.",\#
  "data":{"kind":"unknownWebhook","retryable":false}},"idempotencyConflict":{"code":1300,"mess\#
  age":"A call of the same method used this key with other params in the last 24 hours.","data\#
  ":{"kind":"idempotencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"Th\#
  e disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":\#
  "storageFull","retryable":true}},"storageFailed":{"code":1401,"message":"The write may not b\#
  e on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cann\#
  ot read a record that the request needs: then it keeps running.","data":{"kind":"storageFail\#
  ed","retryable":false}},"overloaded":{"code":1402,"message":"More requests are waiting than \#
  the daemon accepts. Nothing changes. With a null `id`, the daemon dropped an unfinished line\#
  , and `limit` is the total size of all unfinished lines.","data":{"kind":"overloaded","retry\#
  able":true}},"tooManyConnections":{"code":1403,"message":"The daemon has reached its maximum\#
   of connections. It replies to the first line with this error and closes the connection.","d\#
  ata":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{"code":1404,"message":\#
  "The daemon is shutting down. Nothing changes.","data":{"kind":"shuttingDown","retryable":tr\#
  ue}},"unverified":{"code":1500,"message":"The daemon does not trust what `store.notify` got:\#
   `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `\#
  validity`, `signature`, `app`, `environment`, `unsignedEnvironment` or `age`; stores.md says\#
   what each means. `httpStatus` is what the web server should answer.","data":{"kind":"unveri\#
  fied","retryable":false}},"storeNotConfigured":{"code":1501,"message":"The project does not \#
  define the store of `store.notify`. The store sends the notification again if the web server\#
   answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},"verifierMiss\#
  ing":{"code":1502,"message":"The system has no libcrypto, which verifies what Apple signed. \#
  All other methods work.","data":{"kind":"verifierMissing","retryable":true}},"verifierFailed\#
  ":{"code":1503,"message":"The process that verifies what Apple signed ended, or took more th\#
  an two seconds. The daemon starts it again.","data":{"kind":"verifierFailed","retryable":tru\#
  e}}}}}\#

  """#
