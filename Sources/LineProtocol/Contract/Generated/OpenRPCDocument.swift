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
  Default: none, which makes it a statement of the caller, now.","schema":{"$ref":"#/component\#
  s/schemas/Moment"}},{"name":"replaces","required":false,"summary":"Purchase of the same stor\#
  e that this one takes over: its `originalTransactionId`, or one of its keys. Google calls it\#
   linkedPurchaseToken.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"keys\#
  ","required":false,"summary":"Up to ten further names of the purchase, for example a Google \#
  order id. Each finds it wherever `originalTransactionId` is a param.","schema":{"type":"arra\#
  y","items":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10}},{"name":"accountTok\#
  en","required":false,"summary":"Account token of the purchase. When the call names a user or\#
   a device, it is registered for that user.","schema":{"$ref":"#/components/schemas/AccountTo\#
  ken"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#\#
  /components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summ\#
  ary":"Computes the result and the events without changing anything.","schema":{"type":"boole\#
  an","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry saf\#
  e: the same key with the same params returns the stored result.","schema":{"$ref":"#/compone\#
  nts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True when\#
   the purchase is new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase.\#
   received: the buyer did not hold the purchase, and holds it now. claimed: the purchase had \#
  no holder before; now the buyer holds it. planChanged: a new transaction with another produc\#
  t. renewed: any other new transaction. updated: a fact with `asOf` changed a known transacti\#
  on. stale: newer information was there for all that differed. unchanged: all was so already,\#
   a known transaction without `asOf`, or a new transaction that is older than the latest.","t\#
  ype":"string","enum":["recorded","renewed","planChanged","received","claimed","updated","sta\#
  le","unchanged"]},"stale":{"description":"The params that lost against newer information; ab\#
  sent when there are none.","type":"array","items":{"type":"string"}},"entitlements":{"$ref":\#
  "#/components/schemas/Entitlements","description":"The buyer's entitlements after the call. \#
  Without `device` and `userId`: those of the holder, or none if the purchase has no holder."}\#
  ,"warnings":{"description":"Absent when there are no warnings.","type":"array","items":{"$re\#
  f":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise ab\#
  sent.","type":"boolean"},"events":{"description":"The events that the call would emit. Only \#
  in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"de\#
  scription":"True when this is the stored result of an idempotency key; otherwise absent.","t\#
  ype":"boolean"}},"required":["purchase","created","outcome","entitlements"]}},"errors":[{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or t\#
  wo parameters exclude each other. `field` points to it; `nearest` lists similar names.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is \#
  lower than the role that the method needs. `uid` and `role` are the caller's (`none` without\#
   a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevic\#
  e","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in \#
  the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":\#
  1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data\#
  ":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the\#
   project's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{\#
  "kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such p\#
  roject.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Another\#
   user holds the purchase, and a rule of the project keeps it there. `holder` and `rule` name\#
   them. In `user.import` there is no `rule`: the import does not name the holder. Nothing cha\#
  nges.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A \#
  call of the same method used this key with other params in the last 24 hours.","data":{"kind\#
  ":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for\#
   the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryab\#
  le":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and i\#
  ts next start shows what is stored. Or the daemon cannot read a record that the request need\#
  s: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{\#
  "name":"a subscription","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","val\#
  ue":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"nam\#
  e":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],\#
  "result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1\#
  000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","hold\#
  ers":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00\#
  :00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000\#
  Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":f\#
  alse,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRene\#
  wDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refun\#
  dedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,\#
  "billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountTo\#
  ken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal",\#
  "purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026\#
  -01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id"\#
  :"premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewSt\#
  ate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedA\#
  t":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":\#
  null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore\#
  ","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction a\#
  gain","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","\#
  product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:0\#
  0.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"}\#
  ,{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expire\#
  sAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"st\#
  ore":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","k\#
  ind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAcc\#
  ount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.\#
  000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","en\#
  vironment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"\#
  offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bil\#
  lingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"pause\#
  d":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy"\#
  :null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000",\#
  "product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome"\#
  :"unchanged","entitlements":{"premium":{"id":"premium","active":true,"state":"active","produ\#
  ctId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodT\#
  ype":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z",\#
  "gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":\#
  "2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,\#
  "environment":"production","store":"appStore","transactionId":"1000","originalTransactionId"\#
  :"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"meth\#
  od":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device\#
  ","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"}\#
  ,{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.00\#
  0Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransaction\#
  Id":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active"\#
  ,"holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt"\#
  :"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-\#
  02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production",\#
  "isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRen\#
  ew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"paused\#
  Until":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null\#
  ,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsC\#
  ount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","per\#
  iodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.\#
  000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements\#
  ":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"\#
  appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":\#
  "2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":nul\#
  l,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production"\#
  ,"store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a re\#
  newal","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone",\#
  "product":"monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:0\#
  0:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iph\#
  one"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"tran\#
  sactionId","value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchase\#
  dAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.00\#
  0Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransaction\#
  Id":"1000","transactionId":"1001","product":"monthly","kind":"subscription","state":"active"\#
  ,"holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15\#
  T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:\#
  00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilySha\#
  red":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"au\#
  toRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,\#
  "refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason"\#
  :null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":1,"acc\#
  ountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"no\#
  rmal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf"\#
  :"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"norma\#
  l","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2\#
  025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premium":{"\#
  id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","rene\#
  wState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-15T00:\#
  00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchas\#
  edAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedA\#
  t":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"production","store":"appSt\#
  ore","transactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product that the \#
  catalogue does not know","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"product","value":"montl\#
  y"},{"name":"store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"na\#
  me":"result","value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","transacti\#
  onId":"pi_1","product":"montly","kind":"nonConsumable","state":"active","holders":["user_id_\#
  1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchas\#
  edAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal\#
  ","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":n\#
  ull,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":nul\#
  l,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,\#
  "paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"repla\#
  cedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"\#
  pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","exp\#
  iresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entit\#
  lements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]\#
  }}}]},{"name":"purchase.update","summary":"Updates a purchase, for example after a refund. O\#
  mitted params keep their value.","x-role":"write","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"store","required":true,"summary":"Store that took the payment.","schema":{"$r\#
  ef":"#/components/schemas/Store"}},{"name":"originalTransactionId","required":true,"summary"\#
  :"Id of the first transaction of the purchase.","schema":{"$ref":"#/components/schemas/Trans\#
  actionId"}},{"name":"expiresAt","required":false,"summary":"New last millisecond of the paid\#
   period, RFC 3339; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{\#
  "name":"autoRenew","required":false,"summary":"Whether the subscription renews automatically\#
  ; null: true for a subscription, else false.","schema":{"type":["boolean","null"]}},{"name":\#
  "gracePeriodExpiresAt","required":false,"summary":"Last millisecond of the grace period, RFC\#
   3339; null: no grace period.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"na\#
  me":"billingRetry","required":false,"summary":"Whether the store retries a failed payment; n\#
  ull: false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":false,"s\#
  ummary":"Time at which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/compon\#
  ents/schemas/NullableMoment"}},{"name":"refundedAt","required":false,"summary":"Time of the \#
  refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/schemas/NullableMoment"}}\#
  ,{"name":"revokedAt","required":false,"summary":"Time at which the store withdrew access, RF\#
  C 3339, for example when family sharing ends; null: not withdrawn.","schema":{"$ref":"#/comp\#
  onents/schemas/NullableMoment"}},{"name":"product","required":false,"summary":"Id of the pro\#
  duct from now on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"n\#
  ame":"transactionId","required":false,"summary":"Transaction of which the store speaks. Requ\#
  ired with `asOf`. Default: the latest; for a refund or a revocation, the latest that was bou\#
  ght at or before its moment.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name\#
  ":"asOf","required":false,"summary":"Time at which the store made this statement, RFC 3339. \#
  Default: none, which makes it a statement of the caller, now.","schema":{"$ref":"#/component\#
  s/schemas/Moment"}},{"name":"endedAt","required":false,"summary":"Time at which access ended\#
   before the end of the period, RFC 3339. Null clears it.","schema":{"$ref":"#/components/sch\#
  emas/NullableMoment"}},{"name":"paused","required":false,"summary":"Whether the subscription\#
   is paused, with or without a known end.","schema":{"type":["boolean","null"]}},{"name":"ren\#
  ewsAs","required":false,"summary":"Product of the next period. It gives no access. Null: the\#
   same product.","schema":{"type":["string","null"],"minLength":1,"maxLength":255}},{"name":"\#
  endReason","required":false,"summary":"Why the purchase ended, or will end. Null clears it."\#
  ,"schema":{"$ref":"#/components/schemas/EndReason"}},{"name":"project","required":false,"sum\#
  mary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defa\#
  ult"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events witho\#
  ut changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey"\#
  ,"required":false,"summary":"Makes a retry safe: the same key with the same params returns t\#
  he stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/\#
  Purchase"},"outcome":{"description":"applied: a field changed. stale: newer information was \#
  there for all that differed. unchanged: all was so already.","type":"string","enum":["applie\#
  d","stale","unchanged"]},"stale":{"description":"The params that lost against newer informat\#
  ion; absent when there are none.","type":"array","items":{"type":"string"}},"warnings":{"des\#
  cription":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/\#
  schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"bo\#
  olean"},"events":{"description":"The events that the call would emit. Only in a dry run.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True \#
  when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},\#
  "required":["purchase","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missi\#
  ng, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` \#
  points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The caller's role is lower than the role that the method needs.\#
   `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role\#
  .","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon \#
  has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"mess\#
  age":"The project has no purchase with this store and originalTransactionId, or the purchase\#
   has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":fal\#
  se}},{"code":1300,"message":"A call of the same method used this key with other params in th\#
  e last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"mes\#
  sage":"The disk has no room for the write. Nothing changes, and reading still works.","data"\#
  :{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on th\#
  e disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read\#
   a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","re\#
  tryable":false}}],"examples":[{"name":"auto-renew turned off","x-given":[{"method":"project.\#
  define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ipho\#
  ne"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore\#
  ","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store"\#
  ,"value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"autoRenew","va\#
  lue":false}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTran\#
  sactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"\#
  active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"202\#
  6-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFa\#
  milyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":f\#
  alse,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRe\#
  try":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":fal\#
  se,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,\#
  "keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","produ\#
  ct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","\#
  asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","\#
  store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":\#
  [{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name"\#
  :"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purch\#
  ase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mo\#
  nthly","kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"iphone\#
  ","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-0\#
  1T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"\#
  normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"coun\#
  try":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt\#
  ":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revo\#
  kedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":\#
  null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transa\#
  ctions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:0\#
  0:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund tha\#
  t was none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"s\#
  ubscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"\#
  method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iph\#
  one","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T0\#
  0:00:00.000Z"}},{"method":"purchase.update","params":{"store":"appStore","originalTransactio\#
  nId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"ap\#
  pStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":null}]\#
  ,"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"\#
  1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","hol\#
  ders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:0\#
  0:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":\#
  false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRen\#
  ewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refu\#
  ndedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null\#
  ,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountT\#
  oken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal"\#
  ,"purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"202\#
  6-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"restore","summary":"Restores the\#
   purchases of a device's store account for its current user.","x-role":"write","x-since":1,"\#
  paramStructure":"either","params":[{"name":"device","required":true,"summary":"Id of the dev\#
  ice.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":fals\#
  e,"summary":"Purchases to restore, from any store account; an empty list restores nothing. D\#
  efault: every purchase of the device's store account.","schema":{"type":"array","items":{"$r\#
  ef":"#/components/schemas/PurchaseRef"},"maxItems":1000}},{"name":"project","required":false\#
  ,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":\#
  "default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events \#
  without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotenc\#
  yKey","required":false,"summary":"Makes a retry safe: the same key with the same params retu\#
  rns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas\#
  /User"},"restored":{"description":"Purchases that the user holds now and did not hold before\#
  , with unclaimed ones that replace them. In the order of `store`, then `originalTransactionI\#
  d`.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"descriptio\#
  n":"Those of `restored` that another user lost.","type":"array","items":{"$ref":"#/component\#
  s/schemas/Move"}},"refused":{"description":"Purchases that a rule refused to restore.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/compone\#
  nts/schemas/Entitlements","description":"The user's entitlements after the call."},"warnings\#
  ":{"description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","ty\#
  pe":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry r\#
  un.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description"\#
  :"True when this is the stored result of an idempotency key; otherwise absent.","type":"bool\#
  ean"}},"required":["user","restored","transferred","refused","entitlements"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevi\#
  ce","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no purchase\#
   with this store and originalTransactionId, or the purchase has no such transaction. Nothing\#
   changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A ca\#
  ll of the same method used this key with other params in the last 24 hours.","data":{"kind":\#
  "idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for t\#
  he write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable\#
  ":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its\#
   next start shows what is stored. Or the daemon cannot read a record that the request needs:\#
   then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"n\#
  ame":"after a reinstall","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"method":\#
  "purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId\#
  ":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ip\#
  ad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":"re\#
  sult","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customerId"\#
  :"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","env\#
  ironment":"production"},"restored":[{"store":"appStore","originalTransactionId":"1000","prod\#
  uct":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"tran\#
  sferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"ac\#
  tive","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purcha\#
  se","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:\#
  00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastP\#
  urchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"ren\#
  ewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","originalTr\#
  ansactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"\#
  params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id"\#
  :"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}\#
  ","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","envi\#
  ronment":"production"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"\#
  name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$re\#
  f":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the \#
  user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitl\#
  ement","required":true,"summary":"Id of the entitlement that was granted.","schema":{"$ref":\#
  "#/components/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id of t\#
  he project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name"\#
  :"dryRun","required":false,"summary":"Computes the result and the events without changing an\#
  ything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fa\#
  lse,"summary":"Makes a retry safe: the same key with the same params returns the stored resu\#
  lt.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],[\#
  "userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement":{\#
  "$ref":"#/components/schemas/Entitlement","description":"The entitlement after the call. A p\#
  urchase may still give it."},"dryRun":{"description":"True in a dry run; otherwise absent.",\#
  "type":"boolean"},"events":{"description":"The events that the call would emit. Only in a dr\#
  y run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descripti\#
  on":"True when this is the stored result of an idempotency key; otherwise absent.","type":"b\#
  oolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The proj\#
  ect has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"me\#
  ssage":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"co\#
  de":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserI\#
  ds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has \#
  more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","\#
  retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"\#
  unknownProject","retryable":false}},{"code":1204,"message":"The user has no active grant of \#
  this entitlement. For example, a purchase gives it, or the grant has ended.","data":{"kind":\#
  "notAManualGrant","retryable":false}},{"code":1300,"message":"A call of the same method used\#
   this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","ret\#
  ryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes,\#
   and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mes\#
  sage":"The write may not be on the disk: the daemon stops, and its next start shows what is \#
  stored. Or the daemon cannot read a record that the request needs: then it keeps running.","\#
  data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","para\#
  ms":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"premiu\#
  m"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}]\#
  ,"result":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state":"re\#
  voked","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","\#
  periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpires\#
  At":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisa\#
  bledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalT\#
  ransactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as an OpenR\#
  PC document.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"n\#
  ame":"result","schema":{"description":"The OpenRPC document, with `x-role` on every method."\#
  ,"type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods\#
  ":{"type":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":["op\#
  enrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"the docum\#
  ent","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}","me\#
  thods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists the \#
  methods, or describes one method.","x-role":"read","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"method","required":false,"summary":"Name of the method to describe. Default:\#
   the list of all methods.","schema":{"type":"string"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"methods":{"description":"All methods, sorted by name. Only wi\#
  thout `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"meth\#
  od":{"description":"The method's entry in the OpenRPC document. Only with `method`.","type":\#
  "object"},"components":{"description":"The schemas that the entry refers to, in `schemas`. O\#
  nly with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude ea\#
  ch other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParam\#
  s","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that\#
   the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is\#
   the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"na\#
  me":"all methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},{"na\#
  me":"one method","params":[{"name":"method","value":"logout"}],"result":{"name":"result","va\#
  lue":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Return\#
  s the daemon's version and limits, and the caller's role.","x-role":"read","x-since":1,"para\#
  mStructure":"either","params":[],"result":{"name":"result","schema":{"type":"object","proper\#
  ties":{"version":{"description":"Version of the daemon.","type":"string"},"protocol":{"descr\#
  iption":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas\#
  /Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"integer\#
  ","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol"\#
  ,"limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[]\#
  ,"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","upt\#
  imeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]\#
  },{"name":"server.ping","summary":"Checks that the daemon replies.","x-role":"read","x-since\#
  ":1,"paramStructure":"either","params":[{"name":"echo","required":false,"summary":"Value tha\#
  t the reply repeats, without the white space between its tokens.","schema":{"description":"A\#
  ny JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"pong":\#
  {"description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment",\#
  "description":"Time of the system clock."},"echo":{"description":"The value from the request\#
  ; absent when the request has none."}},"required":["pong","now"]}},"errors":[{"code":-32602,\#
  "message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramete\#
  rs exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":\#
  "invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than \#
  the role that the method needs. `uid` and `role` are the caller's (`none` without a role), a\#
  nd `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"ex\#
  amples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":"{\#
  {any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"\#
  name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"server.\#
  stats","summary":"Returns counts and durations of requests, commits and background work sinc\#
  e the daemon's start.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"re\#
  sult":{"name":"result","schema":{"type":"object","properties":{"uptimeMs":{"description":"Mi\#
  lliseconds since the daemon started.","type":"integer","minimum":0},"methods":{"description"\#
  :"The methods that were called since the daemon's start, by name.","type":"object","addition\#
  alProperties":{"$ref":"#/components/schemas/MethodStats"}},"refusals":{"$ref":"#/components/\#
  schemas/ErrorCounts"},"slowRequests":{"description":"Requests that took longer than the thre\#
  shold `--log-slow` since the daemon's start.","type":"integer","minimum":0},"cache":{"$ref":\#
  "#/components/schemas/CacheStats"},"connections":{"$ref":"#/components/schemas/ConnectionSta\#
  ts"},"turns":{"$ref":"#/components/schemas/Durations"},"commits":{"$ref":"#/components/schem\#
  as/CommitStats"},"storage":{"$ref":"#/components/schemas/StorageStats"},"feed":{"$ref":"#/co\#
  mponents/schemas/FeedStats"},"background":{"$ref":"#/components/schemas/BackgroundStats"}},"\#
  required":["uptimeMs","methods","refusals","slowRequests","cache","connections","turns","com\#
  mits","feed","background"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unk\#
  nown, of a wrong type or out of range, or two parameters exclude each other. `field` points \#
  to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"\#
  code":1000,"message":"The caller's role is lower than the role that the method needs. `uid` \#
  and `role` are the caller's (`none` without a role), and `needs` is the method's role.","dat\#
  a":{"kind":"permissionDenied","retryable":false}},{"code":1401,"message":"The write may not \#
  be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon can\#
  not read a record that the request needs: then it keeps running.","data":{"kind":"storageFai\#
  led","retryable":false}}],"examples":[{"name":"a new daemon in memory","params":[],"result":\#
  {"name":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{},"slowRequests":0,"\#
  cache":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{any}}","feed":{"wait\#
  s":0,"subscriptions":0,"consumers":[],"moreConsumers":false},"background":{"expiriesDue":0,"\#
  expiriesLateMs":0,"erasures":0,"erasuresHalted":false,"catalogueChanges":0}}}},{"name":"one \#
  method was called, and a consumer is behind","x-given":[{"method":"install","params":{"devic\#
  e":"phone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"0"}}],"p\#
  arams":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{"install":{"req\#
  uests":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}","buc\#
  kets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cache":{\#
  "replies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{any}}\#
  "},"connections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":"{{any}}","owedByt\#
  es":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,"fail\#
  ures":0,"durations":"{{any}}"},"feed":{"waits":0,"subscriptions":0,"consumers":[{"project":"\#
  default","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":false},"background":"{{a\#
  ny}}"}}}]},{"name":"setUserProperty","summary":"Stores a key/value property; never affects a\#
  ccess.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","r\#
  equired":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId\#
  "}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","sche\#
  ma":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of\#
   the property: 1 to 80 letters, digits, and _ . : - $. Names that other systems reserve, for\#
   example $email, have no special meaning.","schema":{"$ref":"#/components/schemas/PropertyKe\#
  y"}},{"name":"value","required":true,"summary":"New value. An empty string removes the prope\#
  rty.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","required":f\#
  alse,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defau\#
  lt":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the eve\#
  nts without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempo\#
  tencyKey","required":false,"summary":"Makes a retry safe: the same key with the same params \#
  returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exa\#
  ctly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user that th\#
  e result is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/co\#
  mponents/schemas/PropertyValue"},"dryRun":{"description":"True in a dry run; otherwise absen\#
  t.","type":"boolean"},"events":{"description":"The events that the call would emit. Only in \#
  a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"True when this is the stored result of an idempotency key; otherwise absent.","type\#
  ":"boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"messa\#
  ge":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"c\#
  ode":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable"\#
  :false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's \#
  `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message"\#
  :"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"use\#
  rIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","da\#
  ta":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same \#
  method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyCon\#
  flict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothi\#
  ng changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code\#
  ":1401,"message":"The write may not be on the disk: the daemon stops, and its next start sho\#
  ws what is stored. Or the daemon cannot read a record that the request needs: then it keeps \#
  running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"the id of\#
   the user in another system","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device"\#
  ,"value":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourS\#
  ideUserId"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_us\#
  er_id","value":"yourSideUserId"}}}]},{"name":"store.notify","summary":"Verifies and carries \#
  out what a store sent.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"n\#
  ame":"store","required":true,"summary":"Store that sent it.","schema":{"type":"string","enum\#
  ":["appStore","playStore","stripe"]}},{"name":"payload","required":false,"summary":"Body of \#
  the store's request, unchanged, or a signed transaction of StoreKit 2; at most 256 KiB. At l\#
  east one of `payload` and `response` is required.","schema":{"type":"string"}},{"name":"head\#
  ers","required":false,"summary":"Headers of the store's request, with names in any case. The\#
   daemon reads only `stripe-signature`.","schema":{"type":"object","additionalProperties":{"t\#
  ype":"string"},"maxProperties":200}},{"name":"response","required":false,"summary":"What the\#
   caller fetched from the store's API, for `playStore` and `stripe`.","schema":{"$ref":"#/com\#
  ponents/schemas/StoreResponse"}},{"name":"device","required":false,"summary":"Device that pr\#
  esented the payload. At most one of `device` and `userId`.","schema":{"$ref":"#/components/s\#
  chemas/DeviceId"}},{"name":"userId","required":false,"summary":"User who presented the paylo\#
  ad.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"su\#
  mmary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"def\#
  ault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events with\#
  out changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey\#
  ","required":false,"summary":"Makes a retry safe: the same key with the same params returns \#
  the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"notification":{"$ref":"#/components/sch\#
  emas/StoreNotification"},"outcome":{"description":"applied: a record changed. stale: newer o\#
  r equal information is recorded. repeated: this notification was carried out before. ignored\#
  : it changes nothing, see `why`. unclaimed: it is recorded, and nobody holds the purchase. a\#
  sk: the store says only that something changed, see `ask`.","type":"string","enum":["applied\#
  ","stale","repeated","ignored","unclaimed","ask"]},"why":{"description":"Why it is ignored. \#
  test: the store's test. unclaimed: nothing leads to the user, and the rule `unclaimedPurchas\#
  es` ignores such purchases. noEffect: it says nothing about a purchase. unknownType: the dae\#
  mon does not know its type. Absent otherwise.","type":"string","enum":["test","unclaimed","n\#
  oEffect","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion","description":"W\#
  hat to fetch from the store and to send as `response`, with the same payload. Absent for oth\#
  er outcomes."},"purchases":{"description":"What it did to each purchase.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"description":"Absent whe\#
  n there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"d\#
  ryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"de\#
  scription":"The events that the call would emit. Only in a dry run.","type":"array","items":\#
  {"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stor\#
  ed result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["notifica\#
  tion","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has \#
  no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"\#
  No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind"\#
  :"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars\#
   than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{\#
  "code":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of\#
   an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"c\#
  ode":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retry\#
  able":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of the pro\#
  ject keeps it there. `holder` and `rule` name them. In `user.import` there is no `rule`: the\#
   import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","\#
  retryable":false}},{"code":1300,"message":"A call of the same method used this key with othe\#
  r params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"c\#
  ode":1400,"message":"The disk has no room for the write. Nothing changes, and reading still \#
  works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write ma\#
  y not be on the disk: the daemon stops, and its next start shows what is stored. Or the daem\#
  on cannot read a record that the request needs: then it keeps running.","data":{"kind":"stor\#
  ageFailed","retryable":false}},{"code":1500,"message":"The daemon does not trust what `store\#
  .notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `\#
  extension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironment` or `age`; s\#
  tores.md says what each means. `httpStatus` is what the web server should answer.","data":{"\#
  kind":"unverified","retryable":false}},{"code":1501,"message":"The project does not define t\#
  he store of `store.notify`. The store sends the notification again if the web server answers\#
   `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},{"code":1502,"message\#
  ":"The system has no libcrypto, which verifies what Apple signed. All other methods work.","\#
  data":{"kind":"verifierMissing","retryable":true}},{"code":1503,"message":"The process that \#
  verifies what Apple signed ended, or took more than two seconds. The daemon starts it again.\#
  ","data":{"kind":"verifierFailed","retryable":true}}],"examples":[{"name":"a subscription of\#
   the App Store, before its user is known","x-given":[{"method":"project.define","params":{"p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any",\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com\#
  .example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"strip\#
  e":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"appStore"},{"name":"payloa\#
  d","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSU\#
  JFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW\#
  9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIi\#
  wiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVek\#
  kxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJak\#
  VpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQj\#
  FjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd0\#
  1EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVk\#
  c5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1\#
  JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQU\#
  FBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTj\#
  BhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSl\#
  pDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TW\#
  pVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6Ik\#
  lOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"id":"002e14\#
  d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01\#
  T00:00:00.000Z","environment":"sandbox"},"outcome":"unclaimed","purchases":[{"store":"appSto\#
  re","originalTransactionId":"1","transactionId":"1","outcome":"recorded"}]}}},{"name":"a rep\#
  eat","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTes\#
  ting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}},{"metho\#
  d":"store.notify","params":{"store":"appStore","payload":"{\"signedPayload\":\"eyJhbGciOiJFU\#
  zI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01\#
  MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAw\#
  MCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWdu\#
  ZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lz\#
  SW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJ\#
  aXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01D\#
  d2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNC\#
  VGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10\#
  T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBj\#
  bTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9p\#
  SkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpI\#
  VmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdG\#
  MGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlq\#
  WVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"params":[{"name\#
  ":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUz\#
  I1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01M\#
  WY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwM\#
  CwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZ\#
  WRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzS\#
  W05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJa\#
  XdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd\#
  2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCV\#
  GRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T\#
  1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjb\#
  Tl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pS\#
  kZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIV\#
  mpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGM\#
  GRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqW\#
  Vd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"\#
  result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRI\#
  BED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outco\#
  me":"repeated","purchases":[]}}},{"name":"a push of Google Play, which says only that someth\#
  ing changed","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["\#
  LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}\#
  ],"params":[{"name":"store","value":"playStore"},{"name":"payload","value":"{\"message\":{\"\#
  data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI\#
  6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWN\#
  hdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\#
  \"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:00:00Z\"},\"subscription\":\"projects\#
  /example/subscriptions/rtdn\"}"}],"result":{"name":"result","value":{"notification":{"id":"1\#
  003","type":"PURCHASED","subtype":null,"at":"2026-01-01T00:00:00.000Z","environment":null},"\#
  outcome":"ask","ask":{"kind":"subscription","packageName":"com.example","purchaseToken":"tok\#
  en-1"},"purchases":[]}}},{"name":"a subscription fetched from Stripe","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStor\#
  e":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packa\#
  ges":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value"\#
  :"stripe"},{"name":"response","value":{"kind":"subscription","fetchedAt":"2026-01-01T00:00:0\#
  0.000Z","body":{"id":"sub_1","object":"subscription","status":"active","livemode":true,"cust\#
  omer":"cus_1","cancel_at_period_end":false,"items":{"data":[{"current_period_start":17672256\#
  00,"current_period_end":1769904000,"price":{"id":"price_1","product":"monthly"}}]}}}}],"resu\#
  lt":{"name":"result","value":{"notification":{"id":null,"type":null,"subtype":null,"at":"202\#
  6-01-01T00:00:00.000Z","environment":"production"},"outcome":"unclaimed","purchases":[{"stor\#
  e":"stripe","originalTransactionId":"sub_1","transactionId":"sub_1:1767225600","outcome":"re\#
  corded"}]}}}]},{"name":"store.unclaimed","summary":"Lists the unclaimed purchases: those tha\#
  t have had no holder yet.","x-role":"read","x-since":1,"paramStructure":"either","params":[{\#
  "name":"after","required":false,"summary":"`cursor` of an earlier answer. The answer has the\#
   purchases after it.","schema":{"type":"string"}},{"name":"limit","required":false,"summary"\#
  :"Maximum number of purchases.","schema":{"type":"integer","minimum":1,"maximum":1000,"defau\#
  lt":100}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref"\#
  :"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"purchases":{"description":"In the order of `store`, then `or\#
  iginalTransactionId`, by bytes.","type":"array","items":{"$ref":"#/components/schemas/Purcha\#
  se"}},"cursor":{"description":"What the next call gives as `after`.","type":"string"},"more"\#
  :{"description":"Whether more purchases follow.","type":"boolean"}},"required":["purchases",\#
  "cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of range, or two parameters exclude each other. `field` points to it; `ne\#
  arest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000\#
  ,"message":"The caller's role is lower than the role that the method needs. `uid` and `role`\#
   are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind"\#
  :"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such proje\#
  ct.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"one of two","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"purc\#
  hase","params":{"product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2\#
  026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"method":"purc\#
  hase","params":{"product":"monthly","store":"appStore","transactionId":"1001","expiresAt":"2\#
  026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"result":{"name":"result","val\#
  ue":{"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1000",\#
  "product":"monthly","kind":"subscription","state":"active","holders":[],"device":null,"store\#
  Account":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal",\#
  "environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":nul\#
  l,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"\#
  billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"pa\#
  used":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replaced\#
  By":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138","tr\#
  ansactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"p\#
  rice":null,"currency":null,"country":null,"offerCode":null,"attributes":{},"asOf":"2026-01-0\#
  1T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.delete","summar\#
  y":"Deletes a customer and erases its ids from everything that the daemon stores.","x-role":\#
  "admin","x-since":1,"paramStructure":"either","params":[{"name":"userId","required":true,"su\#
  mmary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes th\#
  e result and the events without changing anything.","schema":{"type":"boolean","default":fal\#
  se}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key w\#
  ith the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idemp\#
  otencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"tombstone":\#
  {"description":"New id that replaces every erased id in events. It belongs to no user.","typ\#
  e":"string"},"users":{"description":"Number of erased users: the aliases of the customer.","\#
  type":"integer","minimum":1},"devices":{"description":"Number of erased devices. `install` c\#
  an register them again.","type":"integer","minimum":0},"purchases":{"description":"Number of\#
   erased purchases: those that no other customer holds.","type":"integer","minimum":0},"share\#
  d":{"description":"Number of purchases that other customers hold and keep.","type":"integer"\#
  ,"minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean\#
  "},"events":{"description":"The events that the call would emit. Only in a dry run.","type":\#
  "array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when \#
  this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requ\#
  ired":["tombstone","users","devices","purchases","shared"]}},"errors":[{"code":-32602,"messa\#
  ge":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exc\#
  lude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inval\#
  idParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the ro\#
  le that the method needs. `uid` and `role` are the caller's (`none` without a role), and `ne\#
  eds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":11\#
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
  .","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"with all that wa\#
  s hers","x-given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","stor\#
  eAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","p\#
  roduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00\#
  .000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"ident\#
  ify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"use\#
  rId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"a\#
  nn"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devices":1,"purcha\#
  ses":1,"shared":0}}},{"name":"a dry run","x-given":[{"method":"project.define","params":{"pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift\#
  "],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone"}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}],"params":[{"name\#
  ":"userId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"result","value":\#
  {"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"dryRun":true,"e\#
  vents":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"defaul\#
  t","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"method"\#
  :"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":\#
  "2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}\#
  }","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"R\#
  eturns everything that the daemon stores about a customer.","x-role":"read","x-since":1,"par\#
  amStructure":"either","params":[{"name":"userId","required":true,"summary":"Any id of the cu\#
  stomer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"withoutEvents","required"\#
  :false,"summary":"Whether to leave out `events`, `cursor` and `moreEvents`.","schema":{"type\#
  ":"boolean","default":false}},{"name":"project","required":false,"summary":"Id of the projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User\#
  "},"firstId":{"$ref":"#/components/schemas/UserId","description":"First id that the customer\#
   had. After a merge, that of the older customer."},"lastId":{"$ref":"#/components/schemas/Us\#
  erId","description":"Id that acted last: the user of the last install, identify, purchase or\#
   restore."},"ids":{"description":"Every id of the customer, in byte order.","type":"array","\#
  items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"d\#
  escription":"Who uses the id. `customer`: the customerId of a customer that began with an id\#
  entified user.","type":"string","enum":["anonymous","identified","customer"]},"device":{"des\#
  cription":"Device of an anonymous id; otherwise null.","type":["string","null"]},"createdAt"\#
  :{"$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","createdAt"]}},"de\#
  vices":{"description":"Devices whose anonymous or identified user belongs to the customer, i\#
  n byte order.","type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/com\#
  ponents/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId"\#
  :{"description":"Id of the identified user; null when no user is logged in.","type":["string\#
  ","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","null"]},"\#
  app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"require\#
  d":["device","anonymousId","identityId","storeAccount","platform","app","createdAt"]}},"acco\#
  untTokens":{"description":"Account tokens registered for the customer, in byte order.","type\#
  ":"array","items":{"$ref":"#/components/schemas/AccountToken"}},"purchases":{"description":"\#
  Purchases that the customer holds, with all their transactions.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Purchase"}},"claims":{"description":"Purchases that an import gave\#
   to the customer and that no store has reported yet.","type":"array","items":{"type":"object\#
  ","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref\#
  ":"#/components/schemas/TransactionId"}},"required":["store","originalTransactionId"]}},"gra\#
  nts":{"description":"Grants, including those that have ended.","type":"array","items":{"type\#
  ":"object","properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grante\#
  dAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlem\#
  ent","grantedAt","expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"type":"ob\#
  ject","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/com\#
  ponents/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":[\#
  "key","value","setAt"]}},"overridden":{"description":"Earlier values of properties that anot\#
  her user of the same customer replaced. An empty value is a removal.","type":"array","items"\#
  :{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"\#
  $ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},\#
  "required":["key","value","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlemen\#
  ts"},"at":{"$ref":"#/components/schemas/Moment","description":"Time of the entitlements and \#
  of the purchases' states: now."},"events":{"description":"Events of the customer, oldest fir\#
  st, at most 1000.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"\#
  $ref":"#/components/schemas/Cursor","description":"Position at which events.read continues, \#
  with the same id as `user`."},"moreEvents":{"description":"True when events.read has more ev\#
  ents of the customer.","type":"boolean"}},"required":["user","firstId","lastId","ids","devic\#
  es","accountTokens","purchases","claims","grants","properties","overridden","entitlements","\#
  at"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type \#
  or out of range, or two parameters exclude each other. `field` points to it; `nearest` lists\#
   similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"\#
  The caller's role is lower than the role that the method needs. `uid` and `role` are the cal\#
  ler's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permission\#
  Denied","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"\#
  kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it\#
   is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable"\#
  :false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdL\#
  engthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The d\#
  aemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":\#
  [{"name":"all of it","x-given":[{"method":"project.define","params":{"rules":"revenuecat","p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gif\#
  t"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"\#
  iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device\#
  ":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-0\#
  2-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"m\#
  ethod":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","\#
  params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userI\#
  d","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,\#
  "identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt\#
  ":"2026-01-01T00:00:00.000Z","environment":"production"},"firstId":"{{anonymous}}","lastId":\#
  "ann","ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01\#
  -01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00\#
  :00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann\#
  ","storeAccount":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.00\#
  0Z"}],"accountTokens":[],"purchases":[{"store":"appStore","originalTransactionId":"1000","tr\#
  ansactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["a\#
  nn"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","\#
  firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialSt\#
  artedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price\#
  ":"9.99","currency":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisable\#
  dAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":n\#
  ull,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billing\#
  IssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":nul\#
  l,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchas\#
  edAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":fal\#
  se,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":\#
  "winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"claims":[],"grants":[],"properties":[{"key"\#
  :"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"en\#
  titlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly",\#
  "source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","s\#
  tartedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpi\#
  resAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:0\#
  0:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"p\#
  roduction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}},"at":"\#
  2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"\#
  2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonym\#
  ous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{\#
  any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","project":"default","user":\#
  "{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"\#
  store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly",\#
  "productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"pr\#
  oduction","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.0\#
  00Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"pr\#
  ice":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winte\#
  r"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.0\#
  00Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"meth\#
  od":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"appStore","originalTransa\#
  ctionId":"1000","transactionId":"1000","product":"monthly","productKind":"subscription","hol\#
  ders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","cou\#
  ntry":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}}"\#
  ,"kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymou\#
  s}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"device":"iphone"},{"cursor\#
  ":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z","project":"default"\#
  ,"user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","cause":{"method":"iden\#
  tify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":"6","id":"{{any}}","k\#
  ind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}\#
  }","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases":["{{anonymous}}","a\#
  nn"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.\#
  000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify"\#
  ,"id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents":false}}}]},{"name":"\#
  user.import","summary":"Takes in a customer as `user.export` shows it, whole or not at all."\#
  ,"x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"user","required":\#
  false,"summary":"The user as `user.export` shows it. Only `customerId` and `createdAt` are r\#
  ead.","schema":{"type":"object","properties":{"id":{"description":"Not read."},"anonymousId"\#
  :{"description":"Not read."},"identityId":{"description":"Not read."},"customerId":{"type":[\#
  "string","null"]},"aliases":{"description":"Not read."},"device":{"description":"Not read."}\#
  ,"createdAt":{"$ref":"#/components/schemas/NullableMoment"},"environment":{"description":"No\#
  t read."}},"required":[],"additionalProperties":false}},{"name":"firstId","required":false,"\#
  summary":"First id that the customer had; without it, the oldest of `ids`.","schema":{"$ref"\#
  :"#/components/schemas/UserId"}},{"name":"lastId","required":false,"summary":"Id that acted \#
  last. A customer whom the project knows keeps its own.","schema":{"$ref":"#/components/schem\#
  as/UserId"}},{"name":"ids","required":true,"summary":"Every id of the customer. An empty lis\#
  t imports purchases that nobody has claimed.","schema":{"type":"array","items":{"type":"obje\#
  ct","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"type":"string","enum"\#
  :["anonymous","identified","customer"]},"device":{"description":"Device of an anonymous id."\#
  ,"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"Without it, now."}},"required":["id","kind"],"additionalProperties":false},"maxItems\#
  ":10000}},{"name":"customerId","required":false,"summary":"The customerId, instead of that o\#
  f `user`. Without both: that of the customer who has one of the ids, else the oldest anonymo\#
  us id, else a new one.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"devices","\#
  required":false,"summary":"Devices. One is created once its anonymous user exists, and its u\#
  ser is logged in there once that user exists.","schema":{"type":"array","items":{"type":"obj\#
  ect","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"\#
  #/components/schemas/UserId"},"identityId":{"type":["string","null"]},"storeAccount":{"type"\#
  :["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]},"\#
  createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousId","creat\#
  edAt"],"additionalProperties":false},"maxItems":10000}},{"name":"accountTokens","required":f\#
  alse,"summary":"Account tokens.","schema":{"type":"array","items":{"$ref":"#/components/sche\#
  mas/AccountToken"},"maxItems":10000}},{"name":"purchases","required":false,"summary":"Purcha\#
  ses with their transactions.","schema":{"type":"array","items":{"$ref":"#/components/schemas\#
  /ImportedPurchase"},"maxItems":10000}},{"name":"claims","required":false,"summary":"Purchase\#
  s of which only the store and the name are known. The customer holds each one as soon as a s\#
  tore reports it; until then it gives no access.","schema":{"type":"array","items":{"type":"o\#
  bject","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{\#
  "$ref":"#/components/schemas/TransactionId"}},"required":["store","originalTransactionId"],"\#
  additionalProperties":false},"maxItems":10000}},{"name":"grants","required":false,"summary":\#
  "Grants, including those that have ended.","schema":{"type":"array","items":{"type":"object"\#
  ,"properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$re\#
  f":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"}\#
  ,"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement","gran\#
  tedAt"],"additionalProperties":false},"maxItems":10000}},{"name":"properties","required":fal\#
  se,"summary":"Properties. The newer value of a key stays.","schema":{"type":"array","items":\#
  {"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$\#
  ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Without it, before everything that is set here."}},"required":["key","va\#
  lue"],"additionalProperties":false},"maxItems":10000}},{"name":"overridden","required":false\#
  ,"summary":"Earlier values of properties that another user of the customer replaced.","schem\#
  a":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schema\#
  s/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment","description":"Without it, before everything that is set her\#
  e."}},"required":["key","value"],"additionalProperties":false},"maxItems":10000}},{"name":"e\#
  ntitlements","required":false,"summary":"Not read: access derives from purchases and grants.\#
  ","schema":{"type":"object"}},{"name":"at","required":false,"summary":"Not read.","schema":{\#
  "$ref":"#/components/schemas/NullableMoment"}},{"name":"onConflict","required":false,"summar\#
  y":"What happens to a purchase with holders whom its `holders` does not name. `refuse`: the \#
  call is purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its transaction\#
  s are merged, and its holders stay.","schema":{"type":"string","enum":["refuse","skip","merg\#
  e"],"default":"refuse"}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","req\#
  uired":false,"summary":"Computes the result and the events without changing anything.","sche\#
  ma":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":\#
  "Makes a retry safe: the same key with the same params returns the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"user":{"$ref":"#/components/schemas/User","description":"The custome\#
  r's user. Missing when `ids` is empty."},"created":{"description":"Whether the customer is n\#
  ew.","type":"boolean"},"outcome":{"description":"`unchanged` when everything was there alrea\#
  dy.","type":"string","enum":["imported","unchanged"]},"purchases":{"description":"What happe\#
  ned to each purchase, in the given order, and then to each claim.","type":"array","items":{"\#
  type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransact\#
  ionId":{"$ref":"#/components/schemas/TransactionId"},"outcome":{"type":"string","enum":["rec\#
  orded","updated","skipped","unchanged"]}},"required":["store","originalTransactionId","outco\#
  me"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"warnings":{"type":"array\#
  ","items":{"$ref":"#/components/schemas/Warning"}}},"required":["created","outcome","purchas\#
  es","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, o\#
  f a wrong type or out of range, or two parameters exclude each other. `field` points to it; \#
  `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The caller's role is lower than the role that the method needs. `uid` and `ro\#
  le` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1102,"message":"No user may have this id:\#
   it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryab\#
  le":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `user\#
  IdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"Th\#
  e id begins with the project's anonymous prefix, or it is the id of an anonymous user or a c\#
  ustomerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The \#
  daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":120\#
  2,"message":"Another user holds the purchase, and a rule of the project keeps it there. `hol\#
  der` and `rule` name them. In `user.import` there is no `rule`: the import does not name the\#
   holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code\#
  ":1300,"message":"A call of the same method used this key with other params in the last 24 h\#
  ours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The \#
  disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"s\#
  torageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the\#
   daemon stops, and its next start shows what is stored. Or the daemon cannot read a record t\#
  hat the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fa\#
  lse}}],"examples":[{"name":"a customer of another system","x-given":[{"method":"project.defi\#
  ne","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"ids","v\#
  alue":[{"id":"ann","kind":"identified","createdAt":"2025-11-01T00:00:00.000Z"}]},{"name":"pu\#
  rchases","value":[{"store":"appStore","originalTransactionId":"1000","transactions":[{"trans\#
  actionId":"1000","product":"monthly","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2\#
  026-01-15T00:00:00.000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"result":{"name":"result","\#
  value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{customer}}"\#
  ,"aliases":["ann"],"createdAt":"2025-11-01T00:00:00.000Z","environment":"production"},"creat\#
  ed":true,"outcome":"imported","purchases":[{"store":"appStore","originalTransactionId":"1000\#
  ","outcome":"recorded"}],"entitlements":{"premium":{"id":"premium","active":true,"state":"ac\#
  tive","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purcha\#
  se","periodType":"normal","startedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:\#
  00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-12-15T00:00:00.000Z","lastP\#
  urchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"ren\#
  ewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","originalTr\#
  ansactionId":"1000"}}}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a\#
   transfer: its change of holders or customers.","x-role":"admin","x-since":1,"paramStructure\#
  ":"either","params":[{"name":"event","required":true,"summary":"Id of the event to undo: ide\#
  ntified, usersAliased, subscriptionTransferred, oneTimePurchaseTransferred, or a purchaseRen\#
  ewed of `kept`.","schema":{"$ref":"#/components/schemas/EventId"}},{"name":"project","requir\#
  ed":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","\#
  default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and th\#
  e events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"i\#
  dempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same pa\#
  rams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"\#
  result":{"name":"result","schema":{"type":"object","properties":{"undone":{"$ref":"#/compone\#
  nts/schemas/EventId","description":"Id of the undone event."},"purchases":{"description":"Pu\#
  rchases that changed holders.","type":"array","items":{"$ref":"#/components/schemas/Move"}},\#
  "kept":{"description":"Later changes that stay: restores and purchases that would have met o\#
  ther holders, the aliases that they made, and earlier undos about the same users and purchas\#
  es. A call that emitted no event is never among them.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/RemainingChange"}},"dryRun":{"description":"True in a dry run; otherwise abs\#
  ent.","type":"boolean"},"events":{"description":"The events that the call would emit. Only i\#
  n a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"des\#
  cription":"True when this is the stored result of an idempotency key; otherwise absent.","ty\#
  pe":"boolean"}},"required":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message\#
  ":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclu\#
  de each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalid\#
  Params","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role\#
   that the method needs. `uid` and `role` are the caller's (`none` without a role), and `need\#
  s` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200\#
  ,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fal\#
  se}},{"code":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is\#
   the reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: \#
  the event linked nothing; `undone`: the link is already undone; `isUndo`: the event comes fr\#
  om an undo; `laterAlias`: a later alias merged the customer with another user; `tooMuch`: to\#
  o many users and purchases depend on the link; `unclear`: a deletion erased part of the hist\#
  ory. `event` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","re\#
  tryable":false}},{"code":1300,"message":"A call of the same method used this key with other \#
  params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"cod\#
  e":1400,"message":"The disk has no room for the write. Nothing changes, and reading still wo\#
  rks.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may \#
  not be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon\#
   cannot read a record that the request needs: then it keeps running.","data":{"kind":"storag\#
  eFailed","retryable":false}}],"examples":[{"name":"another user's login took a purchase","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":\#
  "monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"m\#
  ethod":"identify","params":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anony\#
  mousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kind\#
  s":["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"par\#
  ams":[{"name":"event","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{l\#
  ogin}}","purchases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly",\#
  "kind":"subscription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":fal\#
  se}],"kept":[]}}}]},{"name":"user.list","summary":"Lists the customerIds of the project's cu\#
  stomers.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","r\#
  equired":false,"summary":"`cursor` of an earlier answer. The answer has the customers after \#
  it.","schema":{"type":"string"}},{"name":"limit","required":false,"summary":"Maximum number \#
  of customers.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name"\#
  :"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sc\#
  hemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"customerIds":{"description":"In byte order.","type":"array","items":{"$ref":"\#
  #/components/schemas/UserId"}},"cursor":{"description":"What the next call gives as `after`.\#
  ","type":"string"},"more":{"description":"Whether more customers follow.","type":"boolean"}}\#
  ,"required":["customerIds","cursor","more"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"exampl\#
  es":[{"name":"two customers","x-given":[{"method":"install","params":{"device":"iphone"},"re\#
  sult":{"user":{"customerId":"{{first}}","{{…}}":null},"{{…}}":null}}],"params":[],"result":{\#
  "name":"result","value":{"customerIds":["{{first}}"],"cursor":"{{first}}","more":false}}}]},\#
  {"name":"userInfo","summary":"Returns the current user of a device, or the user that an id b\#
  elongs to.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device"\#
  ,"required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/Devic\#
  eId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","s\#
  chema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":\#
  "Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}\#
  ],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object\#
  ","properties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"errors":\#
  [{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range,\#
   or two parameters exclude each other. `field` points to it; `nearest` lists similar names."\#
  ,"data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's rol\#
  e is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wi\#
  thout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryab\#
  le":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknown\#
  Device","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"\#
  kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it\#
   is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable"\#
  :false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdL\#
  engthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The d\#
  aemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":\#
  [{"name":"by device","x-given":[{"method":"project.define","params":{"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.00\#
  0Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"dev\#
  ice":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result"\#
  :{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityI\#
  d":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","create\#
  dAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_\#
  id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":\#
  {"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"{{custom\#
  er}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"producti\#
  on"}}}}]},{"name":"userProperties","summary":"Returns the properties that setUserProperty st\#
  ored.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","req\#
  uired":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}\#
  },{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema\#
  ":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-\#
  exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"properties":{"$ref":"#/components/schemas/Properties"}},"required":["properties"\#
  ]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or \#
  out of range, or two parameters exclude each other. `field` points to it; `nearest` lists si\#
  milar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The\#
   caller's role is lower than the role that the method needs. `uid` and `role` are the caller\#
  's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDen\#
  ied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"k\#
  ind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such use\#
  r.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may hav\#
  e this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId\#
  ","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proje\#
  ct's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"me\#
  ssage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}\#
  ],"examples":[{"name":"two of them","x-given":[{"method":"project.define","params":{"product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"setUserPr\#
  operty","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"method":"se\#
  tUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"de\#
  vice","value":"iphone"}],"result":{"name":"result","value":{"properties":{"$email":"ann@exam\#
  ple.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name\#
  ":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]},{"name\#
  ":"webhook.claim","summary":"Makes the connection the only one that posts a project's events\#
  , until it closes. For programs that post.","x-role":"admin","x-since":1,"paramStructure":"e\#
  ither","params":[{"name":"reports","required":false,"summary":"How the posts fare. A report \#
  replaces the earlier report on its URL.","schema":{"type":"array","maxItems":10,"items":{"$r\#
  ef":"#/components/schemas/WebhookReport"}}},{"name":"project","required":false,"summary":"Id\#
   of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"\#
  result":{"name":"result","schema":{"type":"object","properties":{"claimed":{"description":"F\#
  alse if another connection has the claim. Then the daemon ignores the reports.","type":"bool\#
  ean"}},"required":["claimed"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has \#
  no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"\#
  the first program gets the claim","x-given":[{"method":"project.define","params":{"webhooks"\#
  :[{"url":"https://example.com/events","secret":"sesame"}]}}],"params":[],"result":{"name":"r\#
  esult","value":{"claimed":true}}}]},{"name":"webhook.list","summary":"Returns the state of a\#
   project's webhooks, without their secrets.","x-role":"read","x-since":1,"paramStructure":"e\#
  ither","params":[{"name":"project","required":false,"summary":"Id of the project.","schema":\#
  {"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","s\#
  chema":{"type":"object","properties":{"poster":{"description":"The process that posts the pr\#
  oject's events; absent if there is none.","type":"object","properties":{"uid":{"type":"integ\#
  er"},"pid":{"type":"integer"}},"required":["uid","pid"]},"webhooks":{"description":"In the o\#
  rder of project.define.","type":"array","items":{"$ref":"#/components/schemas/WebhookStatus"\#
  }}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no\#
   such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"no\#
   program posts","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://\#
  example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}]\#
  ,"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"https://example.com/even\#
  ts","format":"entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{\#
  "name":"an event waits for another attempt","x-given":[{"method":"project.define","params":{\#
  "webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"install","p\#
  arams":{"device":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"https://e\#
  xample.com/events","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00\#
  Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}\#
  ],"params":[],"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},\#
  "webhooks":[{"url":"https://example.com/events","format":"entitled","state":"failing","curso\#
  r":"0","backlog":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:0\#
  0:00.000Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:0\#
  1.000Z"}}]}}}]},{"name":"webhook.pause","summary":"Stops the posts to a URL until webhook.re\#
  sume. Its events wait.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"n\#
  ame":"url","required":true,"summary":"URL of the webhook, as project.define has it.","schema\#
  ":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"\#
  Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},\#
  {"name":"dryRun","required":false,"summary":"Computes the result and the events without chan\#
  ging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requi\#
  red":false,"summary":"Makes a retry safe: the same key with the same params returns the stor\#
  ed result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"resu\#
  lt","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"}\#
  ,"paused":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boole\#
  an"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: a\#
  ll events up to this cursor are delivered."},"backlog":{"description":"Number of events afte\#
  r `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; other\#
  wise absent.","type":"boolean"},"events":{"description":"The events that the call would emit\#
  : always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Even\#
  t"}},"replayed":{"description":"True when this is the stored result of an idempotency key; o\#
  therwise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"error\#
  s":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ran\#
  ge, or two parameters exclude each other. `field` points to it; `nearest` lists similar name\#
  s.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's \#
  role is lower than the role that the method needs. `uid` and `role` are the caller's (`none`\#
   without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retr\#
  yable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkn\#
  ownProject","retryable":false}},{"code":1208,"message":"The project has no webhook with this\#
   URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}\#
  },{"code":1300,"message":"A call of the same method used this key with other params in the l\#
  ast 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messag\#
  e":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"\#
  kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the d\#
  isk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a \#
  record that the request needs: then it keeps running.","data":{"kind":"storageFailed","retry\#
  able":false}}],"examples":[{"name":"a server that is down for long","x-given":[{"method":"pr\#
  oject.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}\#
  },{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https:\#
  //example.com/events"}],"result":{"name":"result","value":{"url":"https://example.com/events\#
  ","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Moves a we\#
  bhook to a cursor, so that the events after it are posted, again if they were posted before.\#
  ","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":\#
  true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/component\#
  s/schemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before the first e\#
  vent to post. `0` is the beginning of the log.","schema":{"$ref":"#/components/schemas/Curso\#
  r"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/c\#
  omponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summar\#
  y":"Computes the result and the events without changing anything.","schema":{"type":"boolean\#
  ","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe:\#
   the same key with the same params returns the stored result.","schema":{"$ref":"#/component\#
  s/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook\#
  .pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schem\#
  as/Cursor","description":"The webhook's position: all events up to this cursor are delivered\#
  ."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum":0\#
  },"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":\#
  {"description":"The events that the call would emit: always none. Only in a dry run.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when\#
   this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"req\#
  uired":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of range, or two parameters exclude each other.\#
   `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retry\#
  able":false}},{"code":1000,"message":"The caller's role is lower than the role that the meth\#
  od needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the meth\#
  od's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"Th\#
  e daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1\#
  208,"message":"The project has no webhook with this URL. The error does not repeat the URL."\#
  ,"data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the s\#
  ame method used this key with other params in the last 24 hours.","data":{"kind":"idempotenc\#
  yConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. N\#
  othing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"\#
  code":1401,"message":"The write may not be on the disk: the daemon stops, and its next start\#
   shows what is stored. Or the daemon cannot read a record that the request needs: then it ke\#
  eps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"every\#
  thing from the beginning","x-given":[{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"se\#
  same"}]}}],"params":[{"name":"url","value":"https://example.com/events"},{"name":"after","va\#
  lue":"0"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":fa\#
  lse,"cursor":"0","backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes the posts to a\#
   paused URL, from its position.","x-role":"admin","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"url","required":true,"summary":"URL of the webhook, as project.define has it.\#
  ","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"s\#
  ummary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events wit\#
  hout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKe\#
  y","required":false,"summary":"Makes a retry safe: the same key with the same params returns\#
   the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"na\#
  me":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/Web\#
  hookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","typ\#
  e":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's po\#
  sition: all events up to this cursor are delivered."},"backlog":{"description":"Number of ev\#
  ents after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry r\#
  un; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call w\#
  ould emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Event"}},"replayed":{"description":"True when this is the stored result of an idempoten\#
  cy key; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]\#
  }},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or o\#
  ut of range, or two parameters exclude each other. `field` points to it; `nearest` lists sim\#
  ilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The \#
  caller's role is lower than the role that the method needs. `uid` and `role` are the caller'\#
  s (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDeni\#
  ed","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1208,"message":"The project has no webhook \#
  with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryabl\#
  e":false}},{"code":1300,"message":"A call of the same method used this key with other params\#
   in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":140\#
  0,"message":"The disk has no room for the write. Nothing changes, and reading still works.",\#
  "data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be\#
   on the disk: the daemon stops, and its next start shows what is stored. Or the daemon canno\#
  t read a record that the request needs: then it keeps running.","data":{"kind":"storageFaile\#
  d","retryable":false}}],"examples":[{"name":"the server is back","x-given":[{"method":"proje\#
  ct.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{\#
  "method":"webhook.pause","params":{"url":"https://example.com/events"}},{"method":"install",\#
  "params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com/events"}\#
  ],"result":{"name":"result","value":{"url":"https://example.com/events","paused":false,"curs\#
  or":"0","backlog":1}}}]}],"components":{"schemas":{"AccountToken":{"description":"Opaque str\#
  ing that an app gives to the store with a purchase, and that the store gives back. One in th\#
  e form of a UUID is kept and compared in lower case.","type":"string","minLength":1,"maxLeng\#
  th":255},"AppId":{"description":"An app of the project, for example its bundle id.","type":"\#
  string","minLength":1,"maxLength":255},"AppStoreApp":{"description":"An app of the App Store\#
  .","type":"object","properties":{"bundleId":{"description":"Bundle id of the app.","type":"s\#
  tring","minLength":1,"maxLength":255},"appAppleId":{"description":"Number of the app at Appl\#
  e. Required where `environments` has `Production`; null if not given.","type":["integer","nu\#
  ll"],"minimum":1,"maximum":9007199254740992}},"required":["bundleId"],"additionalProperties"\#
  :false},"AppStoreEnvironment":{"type":"string","enum":["Production","Sandbox","Xcode","Local\#
  Testing"],"description":"Environment of the App Store, by Apple's name. Apple does not sign \#
  what comes from `Xcode` and `LocalTesting`."},"AppStoreSettings":{"description":"How the pro\#
  ject verifies what the App Store sends.","type":"object","properties":{"apps":{"description"\#
  :"Apps whose notifications the project takes.","type":"array","items":{"$ref":"#/components/\#
  schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/comp\#
  onents/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that the proje\#
  ct takes."},"roots":{"description":"Root certificates that replace Apple's, as DER in base64\#
  . Empty for Apple's.","type":"array","items":{"type":"string"},"maxItems":10}},"required":["\#
  apps","environments","roots"]},"AppliedRule":{"description":"A rule of the project, with the\#
   value that applied in the step.","type":"object","properties":{"name":{"description":"Name \#
  of the rule, as in `project.define`.","type":"string","enum":["purchaseHolders","onIdentifyN\#
  ew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"description":"Value that th\#
  e rule had when the step happened.","type":"string"}},"required":["name","value"]},"Attribut\#
  es":{"description":"Up to 20 strings of the caller's own, which the events of this purchase \#
  repeat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"maxLength":80},"\#
  additionalProperties":{"type":"string","maxLength":500}},"BackgroundStats":{"description":"W\#
  ork that no request waits for, as of now.","type":"object","properties":{"expiriesDue":{"des\#
  cription":"Ends of periods and grants that have passed and whose events the daemon has not e\#
  mitted yet: at most 1000.","type":"integer","minimum":0},"expiriesLateMs":{"description":"Mi\#
  lliseconds since the oldest of these ends.","type":"integer","minimum":0},"erasures":{"descr\#
  iption":"Deletions that the daemon has not finished.","type":"integer","minimum":0},"erasure\#
  sHalted":{"description":"Whether they wait for the next start, because a step failed several\#
   times.","type":"boolean"},"catalogueChanges":{"description":"Projects with a changed catalo\#
  gue whose events the daemon has not yet emitted for every customer.","type":"integer","minim\#
  um":0}},"required":["expiriesDue","expiriesLateMs","erasures","erasuresHalted","catalogueCha\#
  nges"]},"CacheStats":{"description":"What the daemon has in memory, and how well that serves\#
  .","type":"object","properties":{"replies":{"description":"Replies to `checkEntitlements` in\#
   the cache, valid or not.","type":"integer","minimum":0},"replyHits":{"description":"Request\#
  s that the daemon answered from that cache since its start.","type":"integer","minimum":0},"\#
  records":{"description":"Records in memory.","type":"integer","minimum":0},"recordBytes":{"d\#
  escription":"Their memory, by estimate.","type":"integer","minimum":0},"recordLoads":{"descr\#
  iption":"Records that the daemon read from the store since its start.","type":"integer","min\#
  imum":0}},"required":["replies","replyHits","records","recordBytes","recordLoads"]},"Catalog\#
  ue":{"description":"Products by their ids.","type":"object","propertyNames":{"$ref":"#/compo\#
  nents/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"ma\#
  xProperties":10000},"Cause":{"description":"What caused the event. A request gives its `meth\#
  od` and `id`; a notification has no `id`. `clock` is true for a change that fell due.","type\#
  ":"object","properties":{"method":{"type":"string"},"id":{"type":["string","number","null"]}\#
  ,"clock":{"type":"boolean"}}},"Clock":{"description":"The clock of a project: the system's, \#
  or a manual clock, which only moves when it is advanced.","type":"object","properties":{"kin\#
  d":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment",\#
  "description":"Time of a manual clock; absent for the system's."}},"required":["kind"]},"Clo\#
  ckChoice":{"description":"`system`: the system's clock. `manual`: a manual clock that starts\#
   now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"string","\#
  enum":["system","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/sch\#
  emas/Moment","description":"Time at which the manual clock starts, RFC 3339."}},"required":[\#
  "manual"],"additionalProperties":false}]},"CommitStats":{"description":"The commits since th\#
  e daemon's start.","type":"object","properties":{"turns":{"description":"Turns that became d\#
  urable. A turn is what the daemon decides together; a commit has one or more.","type":"integ\#
  er","minimum":0},"waitingTurns":{"description":"Turns that wait for the disk now.","type":"i\#
  nteger","minimum":0},"failures":{"description":"Commits that failed, for example because the\#
   disk was full.","type":"integer","minimum":0},"durations":{"$ref":"#/components/schemas/Dur\#
  ations"}},"required":["turns","waitingTurns","failures","durations"]},"ConnectionStats":{"de\#
  scription":"The connections, and the replies that wait on them.","type":"object","properties\#
  ":{"open":{"description":"Open connections.","type":"integer","minimum":0},"opened":{"descri\#
  ption":"Connections that clients opened since the daemon's start.","type":"integer","minimum\#
  ":0},"refused":{"description":"Connections that the daemon refused since its start, because \#
  there were too many.","type":"integer","minimum":0},"peers":{"description":"The open connect\#
  ions by uid and role.","type":"array","items":{"$ref":"#/components/schemas/PeerStats"}},"ow\#
  edBytes":{"description":"Replies that wait for the disk.","type":"integer","minimum":0},"uns\#
  entBytes":{"description":"Replies that wait for clients to read them.","type":"integer","min\#
  imum":0}},"required":["open","opened","refused","peers","owedBytes","unsentBytes"]},"Consume\#
  rId":{"description":"Name of a consumer: a reader of the log whose position the daemon store\#
  s. The reader chooses it, for example `mailer`.","type":"string","minLength":1,"maxLength":2\#
  55},"ConsumerLag":{"description":"A consumer of a feed.","type":"object","properties":{"proj\#
  ect":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"#/components/schemas/Cons\#
  umerId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"description":"Events that i\#
  t has not acknowledged.","type":"integer","minimum":0}},"required":["project","consumer","cu\#
  rsor","lag"]},"Country":{"description":"ISO 3166 country code of two or three letters, store\#
  d as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Numb\#
  er of records of a project.","type":"object","properties":{"devices":{"type":"integer","mini\#
  mum":0},"users":{"type":"integer","minimum":0},"customers":{"description":"A merged customer\#
   counts once.","type":"integer","minimum":0},"purchases":{"type":"integer","minimum":0},"unc\#
  laimed":{"description":"Unclaimed purchases, which have had no holder yet; `purchases` count\#
  s them too.","type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"require\#
  d":["devices","users","customers","purchases","unclaimed","events"]},"Currency":{"descriptio\#
  n":"ISO 4217 currency code of three letters, stored as it is sent.","type":"string","pattern\#
  ":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: the number of the\#
   last event before it. \"0\" is the position before the first event.","type":"string","patte\#
  rn":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation of one a\#
  pp. A reinstallation is a new device.","type":"string","minLength":1,"maxLength":255},"Durat\#
  ion":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole number\#
  s of Y, M, W, D and, after a T, of H, M, S; only the seconds may have a fraction. P1M keeps \#
  the day of the month, or takes the last day of a shorter month.","type":"string","format":"d\#
  uration"},"DurationBucket":{"description":"A bucket of a histogram.","type":"object","proper\#
  ties":{"upToMicros":{"description":"The longest duration that it counts. Null for durations \#
  longer than every bound.","type":["integer","null"],"minimum":0},"count":{"description":"How\#
   many durations are longer than the bound of the bucket before, and not longer than this one\#
  .","type":"integer","minimum":0}},"required":["upToMicros","count"]},"Durations":{"descripti\#
  on":"A histogram of durations since the daemon's start, in microseconds.","type":"object","p\#
  roperties":{"count":{"description":"How many durations it counts.","type":"integer","minimum\#
  ":0},"sumMicros":{"description":"Their sum.","type":"integer","minimum":0},"maxMicros":{"des\#
  cription":"The longest of them.","type":"integer","minimum":0},"buckets":{"description":"The\#
   buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6, 8, 12\#
  , 16 and so on up to 100 seconds.","type":"array","items":{"$ref":"#/components/schemas/Dura\#
  tionBucket"}}},"required":["count","sumMicros","maxMicros","buckets"]},"EndReason":{"descrip\#
  tion":"Why a subscription ended, or will end: the customer's choice, a failed payment, a ref\#
  used price increase, a product that is no longer sold (unavailable), the developer, another \#
  purchase that took it over (replaced), or another reason. Null when the store named none.","\#
  type":["string","null"],"enum":["customer","billing","priceIncrease","unavailable","develope\#
  r","replaced","other",null]},"Entitlement":{"description":"What a product or a grant unlocks\#
   for a user, and why. One purchase or grant, the winner, supplies every member. If the user \#
  never had the entitlement, every member is null except `id`, `active` (false), `renewState` \#
  (unknown) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components/s\#
  chemas/EntitlementId"},"active":{"description":"Whether the user has access.","type":"boolea\#
  n"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"Product that g\#
  ives the entitlement; null for a grant.","type":["string","null"]},"source":{"description":"\#
  Store of the purchase, or `manual` for a grant.","type":["string","null"]},"renewState":{"de\#
  scription":"Whether the subscription renews. billingIssue: the store could not collect a pay\#
  ment.","type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable","unknown\#
  "]},"grantType":{"description":"What gave the entitlement; `manual` for a grant by the metho\#
  d `grant`.","type":["string","null"],"enum":["purchase","familySharing","offerCode","manual"\#
  ,null]},"periodType":{"type":["string","null"],"enum":["normal","trial","intro",null]},"star\#
  tedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the first purcha\#
  se, or of the grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","descriptio\#
  n":"Last millisecond with access, without a grace period; null for no end."},"gracePeriodExp\#
  iresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the\#
   grace period; null without a grace period."},"firstPurchasedAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"Time of the first transaction; null for a grant."},"lastPu\#
  rchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the latest t\#
  ransaction; null for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Time at which a trial began; null without a trial."},"autoRenewDisabledAt"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the customer tur\#
  ned auto-renew off; null while it is on."},"renewsCount":{"description":"Number of renewals \#
  at the full price.","type":"integer","minimum":0},"environment":{"type":["string","null"],"e\#
  num":["production","sandbox",null]},"store":{"description":"Null for a grant.","type":["stri\#
  ng","null"]},"transactionId":{"description":"Latest transaction; null for a grant.","type":[\#
  "string","null"]},"originalTransactionId":{"description":"First transaction; null for a gran\#
  t.","type":["string","null"]}},"required":["id","active","state","productId","source","renew\#
  State","grantType","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchas\#
  edAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environment","\#
  store","transactionId","originalTransactionId"]},"EntitlementId":{"description":"An entitlem\#
  ent, for example `premium`.","type":"string","minLength":1,"maxLength":255},"Entitlements":{\#
  "description":"Entitlements by their ids, including inactive entitlements.","type":"object",\#
  "additionalProperties":{"$ref":"#/components/schemas/Entitlement"}},"ErrorCounts":{"descript\#
  ion":"How many errors of each kind. Kinds that did not occur are missing.","type":"object","\#
  additionalProperties":{"type":"integer","minimum":1}},"Event":{"description":"One entry of a\#
   project's log. Its other members depend on its kind: events.md lists them.","type":"object"\#
  ,"properties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":"The event's num\#
  ber in the log; absent in a dry run."},"id":{"description":"Unique id of the event.","type":\#
  "string"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schema\#
  s/Moment","description":"Time at which the event happened, by the project's clock."},"projec\#
  t":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","d\#
  escription":"CustomerId of the customer that the event is about; absent in clockAdvanced."},\#
  "userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the user is\#
   identified."},"anonymousId":{"$ref":"#/components/schemas/UserId","description":"Id of the \#
  user, if the user is anonymous. In identified and loggedOut: the device's anonymous user aft\#
  er the event."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"In us\#
  erCreated, identified, loggedOut, purchase events and the events that a purchase causes: the\#
   device; null when there is none.","type":["string","null"]},"outcome":{"description":"In id\#
  entified: the outcome that identify returned.","type":"string","enum":["attached","aliased",\#
  "moved","switched"]},"from":{"description":"In a move: the holders before.","type":"array","\#
  items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","d\#
  escription":"In a move: the user that gained the purchase."},"shared":{"description":"In a m\#
  ove: whether the users in `from` keep the purchase.","type":"boolean"},"undone":{"descriptio\#
  n":"In linkUndone: id of the undone event.","type":"string"},"aliases":{"description":"In us\#
  ersAliased, and in linkUndone of customers that are split: every id of the customer now, in \#
  byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$re\#
  f":"#/components/schemas/UserId","description":"In usersAliased: the customerId that `user` \#
  absorbed; absent when the joining id was new."},"entitlements":{"description":"In entitlemen\#
  tsActivated and entitlementsDeactivated: the entitlements that changed, in byte order. In gr\#
  anted and grantRevoked: the entitlement.","type":"array","items":{"$ref":"#/components/schem\#
  as/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"\#
  $ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Tr\#
  ansactionId","description":"The latest transaction; in purchaseUpdated, the transaction that\#
   changed."},"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/com\#
  ponents/schemas/ProductKind"},"holders":{"description":"In purchase events: the holders.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/compon\#
  ents/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"}\#
  ,"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/sche\#
  mas/NullableMoment","description":"In purchase events: the end of the period. In granted and\#
   grantRevoked: the end of the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType\#
  "},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type"\#
  :["string","null"]},"country":{"type":["string","null"]},"offerCode":{"type":["string","null\#
  "]},"attributes":{"$ref":"#/components/schemas/Attributes"},"endReason":{"$ref":"#/component\#
  s/schemas/EndReason","description":"In purchase events: why the purchase ended, or will end;\#
   absent when the store named no reason."},"replaces":{"$ref":"#/components/schemas/Transacti\#
  onId","description":"In purchase events: the purchase that this one takes over; absent when \#
  there is none."},"changes":{"description":"In purchaseUpdated: the fields of the transaction\#
   that the call changed, with their new values; absent when the clock is the cause.","type":"\#
  object"},"state":{"$ref":"#/components/schemas/State","description":"In purchaseRenewed, pur\#
  chaseUpdated and purchaseExpired: the purchase's state after the event."},"before":{"descrip\#
  tion":"In the same events: `state` before the event, and former values. In purchaseUpdated b\#
  y a call: those of the fields in `changes`. In purchaseRenewed: `product`, `expiresAt` and `\#
  periodType` of the transaction before. In all others, and in purchaseRenewed too: what the l\#
  atest transaction said of `autoRenew`, `renewsAs` and `billingIssueAt`, if anything.","type"\#
  :"object"},"isEarlier":{"description":"In purchaseUpdated: true if the transaction is not th\#
  e latest of the purchase; otherwise absent.","type":"boolean"},"now":{"$ref":"#/components/s\#
  chemas/Moment","description":"In clockAdvanced: the time that the clock shows."}},"required"\#
  :["id","kind","at","project","cause"]},"EventId":{"description":"Id of an event, as the log \#
  shows it.","type":"string","minLength":1,"maxLength":255},"EventKind":{"description":"Kind o\#
  f an event.","type":"string","enum":["userCreated","identified","loggedOut","usersAliased","\#
  linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitl\#
  ementsActivated","entitlementsDeactivated","subscriptionReceived","subscriptionTransferred",\#
  "oneTimePurchaseReceived","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted\#
  ","clockAdvanced","userImported"]},"ExplanationStep":{"description":"One step that led a use\#
  r to an entitlement, or took it away. A member that does not apply, or is not known, is abse\#
  nt.","type":"object","properties":{"step":{"description":"Kind of the step; rules.md describ\#
  es each kind.","type":"string","enum":["purchased","claimed","granted","attached","moved","s\#
  hared","transferred","aliased","unclear","identified","renewed","revoked","mapped","clock"]}\#
  ,"text":{"description":"An explanation in one sentence.","type":"string"},"at":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Time of the step, if it has a time. In `cloc\#
  k`: the moment that the result is for."},"event":{"$ref":"#/components/schemas/EventId","des\#
  cription":"Id of the event that reported the step."},"cursor":{"$ref":"#/components/schemas/\#
  Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/components/schemas/AppliedR\#
  ule","description":"The rule that applied in the step."},"by":{"description":"In `claimed`: \#
  what led to the user.","type":"string","enum":["purchase","restore","accountToken","replaces\#
  "]},"method":{"description":"Method that made the step.","type":"string","enum":["identify",\#
  "restore","purchase","user.link.undo"]},"from":{"description":"Who had it before: at most te\#
  n ids, one id per customer. In `aliased`: the first customer. In `identified`: the device's \#
  anonymous user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"descr\#
  iption":"Who has it afterwards. In `aliased`: the second customer.","type":"array","items":{\#
  "$ref":"#/components/schemas/UserId"}},"device":{"description":"In `purchased` and `identifi\#
  ed`: the device; null for a purchase without a device.","type":["string","null"]},"store":{"\#
  $ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tr\#
  ansactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref\#
  ":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/schemas/State","descriptio\#
  n":"State of the purchase or grant at that time."},"since":{"$ref":"#/components/schemas/Nul\#
  lableMoment","description":"In `clock`: start of the state; when access is over, the last mi\#
  llisecond with access. In other steps: start of the period."},"until":{"$ref":"#/components/\#
  schemas/NullableMoment","description":"Last millisecond of the state, as far as is known; th\#
  e end of a pause. Null for no end."},"recomputed":{"description":"True when an undo of an ea\#
  rlier link changed the outcome of this login; otherwise absent.","type":"boolean"}},"require\#
  d":["step","text","at"]},"FeedStats":{"description":"The readers of events.","type":"object"\#
  ,"properties":{"waits":{"description":"`events.wait` requests that wait now.","type":"intege\#
  r","minimum":0},"subscriptions":{"description":"Open subscriptions.","type":"integer","minim\#
  um":0},"consumers":{"description":"Consumers, by project and name: at most 256.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreConsumers":{"description":"Whe\#
  ther there are more consumers.","type":"boolean"}},"required":["waits","subscriptions","cons\#
  umers","moreConsumers"]},"IdempotencyKey":{"description":"Key of one write. The daemon store\#
  s it for 24 hours, per project and method.","type":"string","minLength":1,"maxLength":255},"\#
  ImportedPurchase":{"description":"A purchase as `user.export` shows it. Members that derive \#
  from the transactions are accepted and not read.","type":"object","properties":{"store":{"$r\#
  ef":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tran\#
  sactionId","description":"The first transaction."},"transactionId":{"description":"Not read.\#
  "},"product":{"description":"Product of the present, if it differs from that of the latest t\#
  ransaction.","type":["string","null"]},"kind":{"description":"Not read."},"state":{"descript\#
  ion":"Not read."},"holders":{"description":"Who holds the purchase: one id per customer.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/UserId"},"maxItems":10000},"device":{"des\#
  cription":"Device on which the customer bought; null when there is none.","type":["string","\#
  null"]},"storeAccount":{"description":"Store account that bought it; null when there is none\#
  .","type":["string","null"]},"purchasedAt":{"description":"Not read."},"firstPurchasedAt":{"\#
  description":"Not read."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","descrip\#
  tion":"End of the present, if it differs from that of the latest transaction."},"trialStarte\#
  dAt":{"description":"Not read."},"periodType":{"description":"Not read."},"environment":{"de\#
  scription":"Not read."},"isFamilyShared":{"description":"Not read."},"price":{"description":\#
  "Not read."},"currency":{"description":"Not read."},"country":{"description":"Not read."},"o\#
  fferCode":{"description":"Not read."},"autoRenew":{"description":"Not read."},"autoRenewDisa\#
  bledAt":{"description":"Not read."},"gracePeriodExpiresAt":{"description":"Not read."},"bill\#
  ingRetry":{"description":"Not read."},"pausedUntil":{"description":"Not read."},"refundedAt"\#
  :{"description":"Not read."},"revokedAt":{"description":"Not read."},"endedAt":{"description\#
  ":"Not read."},"paused":{"description":"Not read."},"renewsAs":{"description":"Not read."},"\#
  endReason":{"description":"Not read."},"billingIssueAt":{"description":"Not read."},"replace\#
  s":{"description":"Purchase that this one takes over, as the store named it; null when there\#
   is none.","type":["string","null"]},"replacedBy":{"description":"Not read."},"keys":{"descr\#
  iption":"Further names of the purchase.","type":"array","items":{"$ref":"#/components/schema\#
  s/TransactionId"},"maxItems":10},"renewsCount":{"description":"Not read."},"accountToken":{"\#
  description":"First account token that the store named; null without one.","type":["string",\#
  "null"]},"transactions":{"description":"All transactions, in any order.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/ImportedTransaction"},"maxItems":10000}},"required":["stor\#
  e","originalTransactionId","transactions"],"additionalProperties":false},"ImportedTransactio\#
  n":{"description":"A transaction as `user.export` shows it: dated facts.","type":"object","p\#
  roperties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":\#
  "#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"p\#
  urchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas\#
  /NullableMoment"},"isFamilyShared":{"description":"Whether a family member bought it and sha\#
  res it.","type":"boolean"},"price":{"description":"A decimal number in a string, for example\#
   \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was se\#
  nt.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","ty\#
  pe":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["str\#
  ing","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/comp\#
  onents/schemas/ProductKind","description":"The kind that the store named."},"environment":{"\#
  $ref":"#/components/schemas/PurchaseEnvironment","description":"The environment that the sto\#
  re named."},"autoRenew":{"description":"False while auto-renew is off.","type":"boolean"},"a\#
  utoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since \#
  which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"Last moment of the grace period."},"billingRetry":{"description":"T\#
  rue while the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Time at which the pause ends."},"refundedAt"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Time of the refund."},"revoked\#
  At":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the store wit\#
  hdrew access."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time \#
  at which access ended before the end of the period."},"paused":{"description":"True while th\#
  e store says that the subscription is paused.","type":"boolean"},"renewsAs":{"$ref":"#/compo\#
  nents/schemas/ProductId","description":"Product of the next period."},"endReason":{"$ref":"#\#
  /components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Time since which billing has failed."},"asOf":{"$ref":"#/components/schema\#
  s/NullableMoment","description":"Time at which all of this was said; without it, before anyt\#
  hing that a store says."}},"required":["transactionId","product","purchasedAt"],"additionalP\#
  roperties":false},"Limits":{"description":"The daemon's limits by name.","type":"object","pr\#
  operties":{"lineBytesMax":{"description":"Longest line, in bytes without the line feed.","ty\#
  pe":"integer"},"batchEntriesMax":{"description":"Most requests in one batch.","type":"intege\#
  r"},"depthMax":{"description":"Deepest nesting of JSON arrays and objects.","type":"integer"\#
  },"requestIdBytesMax":{"description":"Longest request id, in bytes.","type":"integer"}},"req\#
  uired":["lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperti\#
  es":{"type":"integer"}},"LosingSource":{"description":"A purchase or grant that also gives t\#
  he entitlement, but not the one that supplies its fields.","type":"object","properties":{"lo\#
  stBy":{"description":"The first criterion, in the order of rules.md, in which the two differ\#
  .","type":"string","enum":["active","end","purchasedAt","transactionId","store","originalTra\#
  nsactionId","order"]},"text":{"description":"An explanation in one sentence.","type":"string\#
  "},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement a\#
  s this purchase or grant alone would give it."}},"required":["lostBy","text","entitlement"]}\#
  ,"MethodStats":{"description":"The requests of a method, without those that the daemon has n\#
  ot answered yet.","type":"object","properties":{"requests":{"description":"How many requests\#
   the daemon answered, with results or errors.","type":"integer","minimum":0},"errors":{"$ref\#
  ":"#/components/schemas/ErrorCounts"},"durations":{"$ref":"#/components/schemas/Durations"}}\#
  ,"required":["requests","errors","durations"]},"MethodSummary":{"description":"One line in t\#
  he list of methods.","type":"object","properties":{"name":{"type":"string"},"summary":{"type\#
  ":"string"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["name","su\#
  mmary","role"]},"MissingReason":{"description":"A reason why an entitlement is not active.",\#
  "type":"object","properties":{"kind":{"description":"What is missing; rules.md describes eac\#
  h kind.","type":"string","enum":["expired","paused","billingRetry","refunded","revoked","not\#
  Yet","environment","notMapped","notIdentified","heldByAnother","heldByNobody","noProduct","n\#
  oPurchase","notGranted"]},"text":{"description":"An explanation in one sentence.","type":"st\#
  ring"},"store":{"$ref":"#/components/schemas/Store","description":"Store of the purchase, if\#
   the reason is about a purchase."},"originalTransactionId":{"$ref":"#/components/schemas/Tra\#
  nsactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/compone\#
  nts/schemas/UserId","description":"In `heldByAnother` and `notIdentified`: the holder of the\#
   purchase. An identified holder comes before an anonymous holder, then the first in byte ord\#
  er."},"since":{"$ref":"#/components/schemas/Moment","description":"Last millisecond with acc\#
  ess. In `refunded` and `revoked`: time of the refund or revocation. In `notIdentified`: when\#
   the holder logged out on this device, if it did."},"until":{"$ref":"#/components/schemas/Mo\#
  ment","description":"In `paused`: end of the pause. In `notYet`: start of access."},"because\#
  ":{"description":"In `heldByAnother`: the steps that led to the holder.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/ExplanationStep"}},"suggestedCalls":{"description":"Calls \#
  that would each make the entitlement active at the moment that the result is for. A call is \#
  listed under the first reason that it removes.","type":"array","items":{"$ref":"#/components\#
  /schemas/SuggestedCall"}}},"required":["kind","text","suggestedCalls"]},"Moment":{"descripti\#
  on":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset\#
   and precision, and returns UTC with milliseconds.","type":"string","format":"date-time"},"M\#
  ove":{"description":"A purchase with new holders.","type":"object","properties":{"store":{"$\#
  ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tra\#
  nsactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/component\#
  s/schemas/ProductKind"},"from":{"description":"Who held it before: one id per customer, in b\#
  yte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/c\#
  omponents/schemas/UserId","description":"The user that gained it. After an undo in which no \#
  user gained it: the first remaining holder in byte order."},"shared":{"description":"True wh\#
  en the users in `from` still hold it.","type":"boolean"}},"required":["store","originalTrans\#
  actionId","product","kind","from","to","shared"]},"NotifiedPurchase":{"description":"What a \#
  notification did to one purchase.","type":"object","properties":{"store":{"$ref":"#/componen\#
  ts/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"tr\#
  ansactionId":{"$ref":"#/components/schemas/TransactionId","description":"Transaction of whic\#
  h the store speaks."},"outcome":{"description":"As of `purchase`.","type":"string","enum":["\#
  recorded","renewed","planChanged","received","claimed","updated","stale","unchanged"]},"fiel\#
  ds":{"description":"Fields of the transaction that changed; of a new period, those that diff\#
  er from the period before, apart from `purchasedAt`. Absent when there are none.","type":"ar\#
  ray","items":{"type":"string"}},"stale":{"description":"Fields that lost against newer infor\#
  mation; absent when there are none.","type":"array","items":{"type":"string"}}},"required":[\#
  "store","originalTransactionId","transactionId","outcome"]},"NullableMoment":{"description":\#
  "RFC 3339 timestamp, or null.","type":["string","null"],"format":"date-time"},"Peer":{"descr\#
  iption":"The other end of the connection, as the kernel reports it.","type":"object","proper\#
  ties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"t\#
  ype":"string","enum":["read","write","admin"]}},"required":["uid","gid","pid","role"]},"Peer\#
  Stats":{"description":"The open connections of a uid with a role.","type":"object","properti\#
  es":{"uid":{"type":"integer"},"role":{"description":"`none` for clients without a role, whos\#
  e requests the daemon refuses.","type":"string","enum":["none","read","write","admin"]},"con\#
  nections":{"description":"How many connections.","type":"integer","minimum":0}},"required":[\#
  "uid","role","connections"]},"PeriodType":{"description":"Price of a period: full (normal), \#
  a trial, or introductory (intro).","type":"string","enum":["normal","trial","intro"]},"Platf\#
  orm":{"description":"Platform of the device: ios, android, web or another word of that form.\#
  ","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"PlayStoreSettings":{"description":"Ho\#
  w the project takes what Google Play sends.","type":"object","properties":{"packages":{"desc\#
  ription":"Package names of the apps whose notifications the project takes.","type":"array","\#
  items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["package\#
  s"],"additionalProperties":false},"Preset":{"description":"A named set of rules.","type":"st\#
  ring","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"descript\#
  ion":"A decimal number in a string, for example \"9.99\".","type":"string","pattern":"^[0-9]\#
  {1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","type":"obj\#
  ect","properties":{"kind":{"description":"Default: the kind that the purchase gives; without\#
   it, `subscription` for a purchase with an end and `nonConsumable` for a purchase without.",\#
  "type":["string","null"],"enum":["subscription","nonRenewingSubscription","nonConsumable","c\#
  onsumable",null]},"entitlements":{"description":"Ids of the entitlements that the product un\#
  locks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}\#
  },"required":["entitlements"],"additionalProperties":false},"ProductId":{"description":"A pr\#
  oduct, by the id that the store and the catalogue use.","type":"string","minLength":1,"maxLe\#
  ngth":255},"ProductKind":{"description":"Kind of a product, which determines how a purchase \#
  moves and expires.","type":"string","enum":["subscription","nonRenewingSubscription","nonCon\#
  sumable","consumable"]},"Project":{"description":"A project: a namespace for users, purchase\#
  s, rules and events, with the counts of its records.","type":"object","properties":{"id":{"$\#
  ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"produc\#
  ts":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant\#
  ` accepts in addition to the entitlements of the catalogue.","type":"array","items":{"$ref":\#
  "#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEn\#
  vironment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs th\#
  at receive the project's events. Only `project.webhooks` returns the secrets.","type":"array\#
  ","items":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/components/sch\#
  emas/Stores"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time of the c\#
  reation, by the project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"req\#
  uired":["id","rules","products","entitlements","environment","clock","webhooks","stores","cr\#
  eatedAt","counts"]},"ProjectEnvironment":{"description":"Which purchases give access: those \#
  of production, those of the sandbox, or both (any).","type":"string","enum":["production","s\#
  andbox","any"]},"ProjectId":{"description":"A project: a namespace for users, purchases, rul\#
  es and events. Projects share no data.","type":"string","minLength":1,"maxLength":255},"Proj\#
  ectSummary":{"description":"One line in the list of projects.","type":"object","properties":\#
  {"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Prese\#
  t"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schema\#
  s/Counts"}},"required":["id","preset","createdAt","counts"]},"Properties":{"description":"Pr\#
  operties by their names. setUserProperty stores at most 100 per customer.","type":"object","\#
  propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#\#
  /components/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to \#
  80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"P\#
  ropertyValue":{"description":"Value of a property.","type":"string","maxLength":500},"Purcha\#
  se":{"description":"One product bought in one store, its transactions and its holders.","typ\#
  e":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransaction\#
  Id":{"$ref":"#/components/schemas/TransactionId","description":"The first transaction."},"tr\#
  ansactionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest transact\#
  ion."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/sche\#
  mas/ProductKind","description":"Kind that the purchase or the catalogue gives; without it, `\#
  subscription` for a purchase with an end and `nonConsumable` for a purchase without."},"stat\#
  e":{"$ref":"#/components/schemas/State","description":"Current state; null before the first \#
  purchasedAt."},"holders":{"description":"Who holds the purchase: one id per customer, in byt\#
  e order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"descript\#
  ion":"Device on which the customer bought; null when there is none.","type":["string","null"\#
  ]},"storeAccount":{"description":"Store account that bought it; null when there is none.","t\#
  ype":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"T\#
  ime of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","d\#
  escription":"Time of the first transaction."},"expiresAt":{"$ref":"#/components/schemas/Null\#
  ableMoment","description":"Last millisecond of the period; null for no end."},"trialStartedA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began;\#
   null without a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environmen\#
  t":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"Environment of the firs\#
  t transaction."},"isFamilyShared":{"description":"Whether a family member bought it and shar\#
  es it.","type":"boolean"},"price":{"description":"A decimal number in a string, for example \#
  \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sen\#
  t.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","typ\#
  e":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["stri\#
  ng","null"]},"autoRenew":{"description":"Whether it renews automatically: true for a subscri\#
  ption until purchase.update says otherwise, false for every other kind.","type":"boolean"},"\#
  autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since\#
   which auto-renew has been off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment","description":"Last millisecond of the grace period; null wi\#
  thout a grace period."},"billingRetry":{"description":"Whether the store retries a failed pa\#
  yment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","descr\#
  iption":"Time at which the pause ends; null without a pause."},"refundedAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment","description":"Time of the refund; null without a refund."},"r\#
  evokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the sto\#
  re withdrew access; null when it did not."},"endedAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Time at which access ended before the end of the period; null when it\#
   did not."},"paused":{"description":"Whether the store says that the subscription is paused.\#
  ","type":"boolean"},"renewsAs":{"description":"Product of the next period; null for the same\#
   product.","type":["string","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","d\#
  escription":"Why the purchase ended, or will end; null when the store named no reason."},"bi\#
  llingIssueAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which \#
  billing has failed; null when it does not fail."},"replaces":{"description":"Purchase that t\#
  his one takes over, as the store named it; null when there is none.","type":["string","null"\#
  ]},"replacedBy":{"description":"`originalTransactionId` of the purchase that took this one o\#
  ver; null before it began.","type":["string","null"]},"keys":{"description":"Further names o\#
  f the purchase, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Transac\#
  tionId"}},"renewsCount":{"description":"Number of renewals at the full price: the number of \#
  `normal` periods minus 1, at least 0.","type":"integer","minimum":0},"accountToken":{"descri\#
  ption":"First account token that the store named; null without one.","type":["string","null"\#
  ]},"transactions":{"description":"All transactions, oldest first.","type":"array","items":{"\#
  $ref":"#/components/schemas/Transaction"}}},"required":["store","originalTransactionId","tra\#
  nsactionId","product","kind","state","holders","device","storeAccount","purchasedAt","firstP\#
  urchasedAt","expiresAt","trialStartedAt","periodType","environment","isFamilyShared","price"\#
  ,"currency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","\#
  billingRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused","renewsAs","endReaso\#
  n","billingIssueAt","replaces","replacedBy","keys","renewsCount","accountToken","transaction\#
  s"]},"PurchaseEnvironment":{"description":"Environment of the store: production, or sandbox \#
  for test purchases.","type":"string","enum":["production","sandbox"]},"PurchaseRef":{"descri\#
  ption":"A purchase, by its store and the id of its first transaction.","type":"object","prop\#
  erties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/co\#
  mponents/schemas/TransactionId","description":"Id of the purchase's first transaction."}},"r\#
  equired":["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"descrip\#
  tion":"A purchase that a restore refused, and the rule that refused it.","type":"object","pr\#
  operties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/\#
  components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"hold\#
  er":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An identified holder \#
  comes before an anonymous holder, then the first in byte order."},"rule":{"description":"The\#
   rule that refused it.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required"\#
  :["store","originalTransactionId","product","holder","rule"]},"RemainingChange":{"descriptio\#
  n":"A later change that stays although an earlier link is undone.","type":"object","properti\#
  es":{"event":{"$ref":"#/components/schemas/EventId","description":"Id of the event that repo\#
  rted it."},"method":{"description":"Method that made it.","type":"string","enum":["restore",\#
  "purchase","user.link.undo"]}},"required":["event","method"]},"Rules":{"description":"Every \#
  rule of a project. rules.md describes each rule.","type":"object","properties":{"preset":{"$\#
  ref":"#/components/schemas/Preset","description":"Preset that the rules started from."},"ano\#
  nymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits follo\#
  w. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},\#
  "onIdentifyNew":{"description":"What a login of a new user id does when no user is logged in\#
   on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch\#
  "]},"onIdentifyKnown":{"description":"What a login of a known user id does when no user is l\#
  ogged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move"\#
  ,"switch"]},"onSwitch":{"description":"What a login does when another user is logged in on t\#
  he device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The \#
  current user after a logout: the same anonymous user (return), or a new anonymous user (rota\#
  te).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a\#
   logout does when no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]\#
  },"purchaseHolders":{"description":"Who holds a new purchase: the device's anonymous user an\#
  d its identified user, or only the current user.","type":"string","enum":["deviceAndUser","c\#
  urrentUser"]},"onRestore":{"description":"What a restore does with a purchase that another u\#
  ser holds.","type":"string","enum":["share","transfer","transferIfInactive","keep","alias"]}\#
  ,"anonymousHolders":{"description":"What a restore does with a purchase that only anonymous \#
  users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":\#
  "Whether a restore moves one-time purchases.","type":"string","enum":["move","stay"]},"uncla\#
  imedPurchases":{"description":"What the daemon does with a purchase that a store reports wit\#
  hout a known user: it does not record it (ignore), records it without a holder (keep), or gi\#
  ves it to a new anonymous user (anonymous).","type":"string","enum":["ignore","keep","anonym\#
  ous"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","\#
  type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user\#
   may have, compared byte by byte. The empty id is always blocked.","type":"array","items":{"\#
  type":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPrefix","on\#
  IdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","\#
  onRestore","anonymousHolders","oneTimePurchases","unclaimedPurchases","userIdLengthMax","blo\#
  ckedUserIds"]},"RulesChoice":{"description":"Name of a preset, or an object with a preset an\#
  d the rules that differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"o\#
  bject","properties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset th\#
  at supplies the rules that are not given.","default":"qonversion"},"anonymousPrefix":{"descr\#
  iption":"Beginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, \#
  an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"des\#
  cription":"What a login of a new user id does when no user is logged in on the device.","typ\#
  e":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown"\#
  :{"description":"What a login of a known user id does when no user is logged in on the devic\#
  e.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch\#
  ":{"description":"What a login does when another user is logged in on the device.","type":"s\#
  tring","enum":["logoutFirst","switch"]},"onLogout":{"description":"The current user after a \#
  logout: the same anonymous user (return), or a new anonymous user (rotate).","type":"string"\#
  ,"enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a logout does when no \#
  user is logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{\#
  "description":"Who holds a new purchase: the device's anonymous user and its identified user\#
  , or only the current user.","type":"string","enum":["deviceAndUser","currentUser"]},"onRest\#
  ore":{"description":"What a restore does with a purchase that another user holds.","type":"s\#
  tring","enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{\#
  "description":"What a restore does with a purchase that only anonymous users hold.","type":"\#
  string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a restore mo\#
  ves one-time purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases":{"desc\#
  ription":"What the daemon does with a purchase that a store reports without a known user: it\#
   does not record it (ignore), records it without a holder (keep), or gives it to a new anony\#
  mous user (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"userIdLengthM\#
  ax":{"description":"Maximum length of a user id, in Unicode scalars.","type":"integer","mini\#
  mum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have, compared b\#
  yte by byte. The empty id is always blocked.","type":"array","items":{"type":"string","maxLe\#
  ngth":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"descrip\#
  tion":"State of a purchase or grant. Null before it begins, and for an entitlement that the \#
  user never had.","type":["string","null"],"enum":["active","trial","intro","gracePeriod","bi\#
  llingRetry","paused","expired","refunded","revoked",null]},"StorageStats":{"description":"Th\#
  e files of the store, and the work on them since the daemon's start. Missing if the store is\#
   in memory.","type":"object","properties":{"dataFileBytes":{"description":"Size of the data \#
  file.","type":"integer","minimum":0},"logFileBytes":{"description":"Size of SQLite's write-a\#
  head log.","type":"integer","minimum":0},"journalFileBytes":{"description":"Size of the two \#
  files of the journal.","type":"integer","minimum":0},"journalBytes":{"description":"Bytes in\#
   the journal that the daemon has not copied to the tables yet.","type":"integer","minimum":0\#
  },"journalAgeMs":{"description":"Milliseconds since the oldest of them was committed; 0 if t\#
  here are none.","type":"integer","minimum":0},"freeBytes":{"description":"Free space for the\#
   daemon on the file system of the data file; null if the system does not say.","type":["inte\#
  ger","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"},"checkpoints":{"\#
  $ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/components/schemas/Durations"}\#
  },"required":["dataFileBytes","logFileBytes","journalFileBytes","journalBytes","journalAgeMs\#
  ","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"Store that took the\#
   payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, paddle\#
  , stripe, web, or one of the project's `stores.custom`.","type":"string","pattern":"^[A-Za-z\#
  0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for example an Apple ID o\#
  r a Google account, whose purchases a device can restore.","type":"string","minLength":1,"ma\#
  xLength":255},"StoreNotification":{"description":"What the store calls its message. Of what \#
  the caller fetched, and of a bare signed transaction, `id` and `type` are null.","type":"obj\#
  ect","properties":{"id":{"description":"Apple's `notificationUUID`, Google's `messageId`, St\#
  ripe's event id.","type":["string","null"]},"type":{"description":"The store's type.","type"\#
  :["string","null"]},"subtype":{"description":"Apple's subtype; null if there is none.","type\#
  ":["string","null"]},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which\#
   the store made it."},"environment":{"description":"Null if the message does not say it.","t\#
  ype":["string","null"],"enum":["production","sandbox",null]}},"required":["id","type","subty\#
  pe","at","environment"]},"StoreQuestion":{"description":"What to fetch from the store: its k\#
  ind, and the ids that the store gave.","type":"object","properties":{"kind":{"type":"string"\#
  ,"enum":["subscription","product","invoice","checkoutSession"]},"id":{"description":"Id of t\#
  he object at Stripe.","type":"string"},"packageName":{"description":"Package of the app at G\#
  oogle.","type":"string"},"purchaseToken":{"description":"Token of the purchase at Google.","\#
  type":"string"},"charge":{"description":"Charge whose invoice is to be fetched.","type":"str\#
  ing"},"paymentIntent":{"description":"Payment whose invoice is to be fetched.","type":"strin\#
  g"}},"required":["kind"]},"StoreResponse":{"description":"An object that the caller fetched \#
  from a store's API.","type":"object","properties":{"kind":{"description":"What `body` is: of\#
   `playStore`, `subscription` (purchases.subscriptionsv2) or `product` (purchases.productsv2)\#
  ; of `stripe`, `subscription`, `invoice` or `checkoutSession`.","type":"string","enum":["sub\#
  scription","product","invoice","checkoutSession"]},"purchaseToken":{"description":"Token of \#
  the purchase at Google. Required for `playStore` without a payload.","type":"string","minLen\#
  gth":1,"maxLength":255},"packageName":{"description":"Package of the app at Google.","type":\#
  "string","minLength":1,"maxLength":255},"body":{"description":"The JSON object that the API \#
  answered.","type":"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/components/sche\#
  mas/Moment","description":"Time of the fetch, RFC 3339, which counts where there is no paylo\#
  ad. Default: the system's now."}},"required":["kind","body"],"additionalProperties":false},"\#
  Stores":{"description":"Settings of the stores in which a project sells.","type":"object","p\#
  roperties":{"appStore":{"$ref":"#/components/schemas/AppStoreSettings","description":"Absent\#
   when not defined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSettings","descripti\#
  on":"Absent when not defined."},"stripe":{"$ref":"#/components/schemas/StripeSettings","desc\#
  ription":"Absent when not defined."},"custom":{"description":"Stores of the project's own, i\#
  n byte order.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},\#
  "required":["custom"]},"StoresChoice":{"description":"New settings of stores. A setting that\#
   is left out stays.","type":"object","properties":{"appStore":{"description":"How the projec\#
  t verifies what the App Store sends. Replaces the settings as a whole; null removes them.","\#
  type":["object","null"],"properties":{"apps":{"description":"Apps whose notifications the pr\#
  oject takes.","type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":\#
  100},"environments":{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironmen\#
  t"},"maxItems":4,"description":"Environments that the project takes. Default: `Production` a\#
  nd `Sandbox`. `Xcode` and `LocalTesting` need a project whose `environment` is not `producti\#
  on`."},"roots":{"description":"Root certificates that replace Apple's, as DER in base64. Onl\#
  y where the project's `environment` is not `production`. Default: Apple's root.","type":"arr\#
  ay","items":{"type":"string"},"maxItems":10}},"required":["apps"],"additionalProperties":fal\#
  se},"playStore":{"description":"How the project takes what Google Play sends. Replaces the s\#
  ettings as a whole; null removes them.","type":["object","null"],"properties":{"packages":{"\#
  description":"Package names of the apps whose notifications the project takes.","type":"arra\#
  y","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["pac\#
  kages"],"additionalProperties":false},"stripe":{"description":"How the project verifies and \#
  reads Stripe's events. Replaces the settings as a whole; null removes them.","type":["object\#
  ","null"],"properties":{"secret":{"description":"Signing secret of Stripe's endpoint, with i\#
  ts `whsec_`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"description":"Sec\#
  ret before, which is accepted too; null when there is none.","type":["string","null"],"minLe\#
  ngth":1,"maxLength":255},"product":{"description":"Member of Stripe's price that names the p\#
  roduct: its `product`, its own id, or its `lookup_key`.","type":"string","enum":["product","\#
  price","lookupKey"],"default":"product"},"userFrom":{"description":"Members of Stripe's obje\#
  cts that contain the account token: `client_reference_id`, `customer` or `metadata.NAME`. Th\#
  e first that is there counts. Default: `client_reference_id`.","type":"array","items":{"type\#
  ":"string","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schem\#
  as/Duration","description":"How long access continues while a renewal is unpaid and Stripe r\#
  etries it, ISO 8601. Default: P0D."}},"required":["secret"],"additionalProperties":false},"c\#
  ustom":{"description":"Stores of the project's own. They replace the previous list as a whol\#
  e.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":\#
  [],"additionalProperties":false},"StripeSettings":{"description":"How the project reads Stri\#
  pe's events. Only `project.stores` returns the secrets.","type":"object","properties":{"secr\#
  et":{"description":"Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project\#
  .stores`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"description":"Secret\#
   before, which is accepted too; null when there is none. Only in `project.stores`.","type":[\#
  "string","null"],"minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's\#
   price that names the product: its `product`, its own id, or its `lookup_key`.","type":"stri\#
  ng","enum":["product","price","lookupKey"]},"userFrom":{"description":"Members of Stripe's o\#
  bjects that contain the account token: `client_reference_id`, `customer` or `metadata.NAME`.\#
   The first that is there counts.","type":"array","items":{"type":"string","minLength":1,"max\#
  Length":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"H\#
  ow long access continues while a renewal is unpaid and Stripe retries it, ISO 8601."}},"requ\#
  ired":["product","userFrom","grace"]},"SubscriptionId":{"description":"Id of a subscription.\#
   It is unique within one connection.","type":"string"},"SuggestedCall":{"description":"A com\#
  plete call that would make the entitlement active. The daemon has tried it in a dry run.","t\#
  ype":"object","properties":{"method":{"description":"Method of the call.","type":"string"},"\#
  params":{"description":"Params of the call.","type":"object"},"role":{"description":"Role th\#
  at the caller needs.","type":"string","enum":["read","write","admin"]},"text":{"description"\#
  :"An explanation in one sentence.","type":"string"}},"required":["method","params","role","t\#
  ext"]},"Transaction":{"description":"One transaction of a purchase: a paid period or a singl\#
  e payment. A member that is not required is absent when it is not set.","type":"object","pro\#
  perties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#\#
  /components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"pur\#
  chasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/N\#
  ullableMoment"},"isFamilyShared":{"description":"Whether a family member bought it and share\#
  s it. An export always shows this member and those up to `attributes`.","type":"boolean"},"p\#
  rice":{"description":"A decimal number in a string, for example \"9.99\".","type":["string",\#
  "null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]\#
  },"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},"offer\#
  Code":{"description":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"\#
  $ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","\#
  description":"The kind that the store named."},"environment":{"$ref":"#/components/schemas/P\#
  urchaseEnvironment","description":"The environment that the store named."},"autoRenew":{"des\#
  cription":"False while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"\#
  #/components/schemas/Moment","description":"Time since which auto-renew has been off."},"gra\#
  cePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","description":"Last moment of the g\#
  race period."},"billingRetry":{"description":"True while the store retries a failed payment.\#
  ","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Moment","description":"Time \#
  at which the pause ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","description":\#
  "Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Time\#
   at which the store withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Time at which access ended before the end of the period."},"paused":{"description"\#
  :"True while the store says that the subscription is paused.","type":"boolean"},"renewsAs":{\#
  "$ref":"#/components/schemas/ProductId","description":"Product of the next period."},"endRea\#
  son":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schema\#
  s/Moment","description":"Time since which billing has failed."},"asOf":{"$ref":"#/components\#
  /schemas/Moment","description":"Time of the newest statement about the transaction."}},"requ\#
  ired":["transactionId","product","periodType","purchasedAt","expiresAt","asOf"]},"Transactio\#
  nId":{"description":"Id that a store gives to a transaction.","type":"string","minLength":1,\#
  "maxLength":255},"User":{"description":"The current user of a device, or the user that an id\#
   belongs to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","desc\#
  ription":"For a device: the identified user, or else the anonymous user. For an id: that id \#
  if it is identified, or else the customer's identified id, or its anonymous id if it has non\#
  e."},"anonymousId":{"description":"For a device: its anonymous user. For an id: that id if i\#
  t is anonymous, or else null.","type":["string","null"]},"identityId":{"description":"Id of \#
  the identified user; null for an anonymous user.","type":["string","null"]},"customerId":{"$\#
  ref":"#/components/schemas/UserId","description":"Id of the customer. It stays the same acro\#
  ss logins, and every userId param accepts it."},"aliases":{"description":"Every id of the cu\#
  stomer, in byte order. It omits the customerId of a customer that began with an identified u\#
  ser.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/com\#
  ponents/schemas/DeviceId","description":"Id of the device; absent when the request names a u\#
  ser."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the cu\#
  stomer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"req\#
  uired":["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"\#
  UserId":{"description":"Id of a user: the app's own id, an anonymous id, or a customerId. It\#
   has 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An emp\#
  ty id is blockedUserId and a longer id userIdTooLong, so this schema has no length.","type":\#
  "string"},"Warning":{"description":"A sign that an accepted request may be a mistake.","type\#
  ":"object","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlemen\#
  t","subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","accountToken\#
  Differs","transactionDiffers","unknownNotification"]},"message":{"description":"An explanati\#
  on in one sentence.","type":"string"},"nearest":{"description":"Similar names that exist, ne\#
  arest first. An unknown entitlement always has it.","type":"array","items":{"type":"string"}\#
  },"fields":{"description":"In sameMoment: the fields that two statements of one moment give \#
  different values.","type":"array","items":{"type":"string"}}},"required":["kind","message"]}\#
  ,"Webhook":{"description":"A URL that receives a project's events, with its secrets. Only an\#
   admin can read it.","type":"object","properties":{"url":{"$ref":"#/components/schemas/Webho\#
  okUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"S\#
  econd secret that also signs each delivery; null when there is none.","type":["string","null\#
  "]},"authorization":{"description":"What posts carry in their header `Authorization`; null w\#
  hen they carry none.","type":["string","null"]},"format":{"$ref":"#/components/schemas/Webho\#
  okFormat"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","ty\#
  pe":"boolean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","description":"Name of t\#
  he consumer whose cursor is the webhook's position. A replay gives the webhook another one."\#
  },"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all \#
  events up to this cursor are delivered."}},"required":["url","secret","oldSecret","authoriza\#
  tion","format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL that rec\#
  eives the project's events.","type":"object","properties":{"url":{"$ref":"#/components/schem\#
  as/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"\#
  #/components/schemas/WebhookSecret","description":"Second secret that also signs each delive\#
  ry, until every receiver knows the new secret."},"authorization":{"description":"Secret that\#
   posts carry in their header `Authorization`, with the format `qonversion` after `Basic `. P\#
  rintable ASCII, without a space at either end.","type":"string","minLength":1,"maxLength":10\#
  00},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"required":\#
  ["url","secret"],"additionalProperties":false},"WebhookFailure":{"description":"The latest f\#
  ailed attempt for the oldest event that waits for another one; if no event waits, the latest\#
   failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","\#
  description":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","\#
  description":"Cursor of the event."},"reason":{"description":"Why the attempt failed, for pe\#
  ople.","type":"string","maxLength":500},"attempts":{"description":"Number of attempts so far\#
   to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"Time of the next attempt; null if the event is delivered\#
   or no program posts it."}},"required":["at","cursor","reason","attempts","nextAttemptAt"]},\#
  "WebhookFormat":{"description":"Format of a delivery. `entitled`: the event as in the log. `\#
  purchasely`, `revenuecat` and `qonversion`: as these systems document it (webhooks.md).","ty\#
  pe":"string","enum":["entitled","purchasely","revenuecat","qonversion"]},"WebhookReport":{"d\#
  escription":"How the posts to a URL fare.","type":"object","properties":{"url":{"$ref":"#/co\#
  mponents/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Time of the latest delivery."},"failure":{"description":"The latest failed attempt for \#
  the oldest event that waits for another one; if no event waits, the latest failed attempt.",\#
  "type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","description":"Time\#
   of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of t\#
  he event."},"reason":{"description":"Why the attempt failed, for people.","type":"string","m\#
  axLength":500},"attempts":{"description":"Number of attempts so far to post the event.","typ\#
  e":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/components/schemas\#
  /Moment","description":"Time of the next attempt; absent if the event is delivered."}},"requ\#
  ired":["at","cursor","reason","attempts"],"additionalProperties":false}},"required":["url"],\#
  "additionalProperties":false},"WebhookSecret":{"description":"Key that signs each delivery. \#
  After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","type":"stri\#
  ng","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that receives a pro\#
  ject's events, and how the posts to it fare.","type":"object","properties":{"url":{"$ref":"#\#
  /components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"},"sta\#
  te":{"description":"`paused` by webhook.pause; `stopped` if no program posts; `failing` if a\#
  n event waits for another attempt; else `posting`.","type":"string","enum":["paused","stoppe\#
  d","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The w\#
  ebhook's position: all events up to this cursor are delivered."},"backlog":{"description":"N\#
  umber of events after `cursor`.","type":"integer","minimum":0},"deliveredAt":{"$ref":"#/comp\#
  onents/schemas/NullableMoment","description":"Time of the latest delivery; null if the daemo\#
  n has had no report of one since its start."},"failure":{"$ref":"#/components/schemas/Webhoo\#
  kFailure","description":"Absent if the daemon has had no report of a failure since its start\#
  ."}},"required":["url","format","state","cursor","backlog","deliveredAt"]},"WebhookSummary":\#
  {"description":"A URL that receives a project's events.","type":"object","properties":{"url"\#
  :{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFo\#
  rmat"}},"required":["url","format"]},"WebhookUrl":{"description":"An absolute `https://` or \#
  `http://` URL with a host, and optionally a port, a path and a query. It has no user, passwo\#
  rd or fragment, because every reader of the project sees it.","type":"string","pattern":"^[H\#
  h][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseError":{"code":-327\#
  00,"message":"The line is not valid JSON; lines.md defines the grammar. `offset` is the posi\#
  tion of the first wrong byte, counted from 0.","data":{"kind":"parseError","retryable":false\#
  }},"invalidRequest":{"code":-32600,"message":"The line is JSON, but not a request: it is not\#
   an object or an empty batch, it has no method, its `jsonrpc` is not \"2.0\", or its id or p\#
  arams have a wrong type.","data":{"kind":"invalidRequest","retryable":false}},"messageTooLar\#
  ge":{"code":-32600,"message":"A line has more than `limit` bytes before its line feed. The d\#
  aemon drops the line and reads the next line as usual.","data":{"kind":"messageTooLarge","re\#
  tryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more than `limit` ent\#
  ries, and the daemon executes none of them. Or the replies to earlier entries have more than\#
   `limit` bytes, and the daemon does not execute this entry.","data":{"kind":"batchTooLarge",\#
  "retryable":false}},"notInBatch":{"code":-32600,"message":"The method is not allowed in a ba\#
  tch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-32601,"messag\#
  e":"The daemon has no such method. `nearest` lists similar names.","data":{"kind":"unknownMe\#
  thod","retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,"internalError":{"code":-32603,"message":"The daemon has a fault. Its log has the same `ref\#
  erence`.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"code":1000\#
  ,"message":"The caller's role is lower than the role that the method needs. `uid` and `role`\#
   are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind"\#
  :"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message":"The project \#
  has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unknownUser":{"code\#
  ":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fa\#
  lse}},"blockedUserId":{"code":1102,"message":"No user may have this id: it is empty, or in t\#
  he project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdTo\#
  oLong":{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLen\#
  gthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"\#
  message":"The id begins with the project's anonymous prefix, or it is the id of an anonymous\#
   user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymou\#
  s":{"code":1105,"message":"No user is logged in on the device, and the project's `onAnonymou\#
  sLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProject\#
  ":{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}},"unknownPurchase":{"code":1201,"message":"The project has no purchase wit\#
  h this store and originalTransactionId, or the purchase has no such transaction. Nothing cha\#
  nges.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":{"code":\#
  1202,"message":"Another user holds the purchase, and a rule of the project keeps it there. `\#
  holder` and `rule` name them. In `user.import` there is no `rule`: the import does not name \#
  the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"un\#
  knownEntitlement":{"code":1203,"message":"A call grants or explains an entitlement that the \#
  project does not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","\#
  retryable":false}},"notAManualGrant":{"code":1204,"message":"The user has no active grant of\#
   this entitlement. For example, a purchase gives it, or the grant has ended.","data":{"kind"\#
  :"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205,"message":"The project \#
  uses the system's clock, which cannot be advanced.","data":{"kind":"clockNotManual","retryab\#
  le":false}},"cannotUndo":{"code":1206,"message":"The daemon cannot undo the link. Nothing ch\#
  anges. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot b\#
  e undone; `noLink`: the event linked nothing; `undone`: the link is already undone; `isUndo`\#
  : the event comes from an undo; `laterAlias`: a later alias merged the customer with another\#
   user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a deletion era\#
  sed part of the history. `event` is the id of the event that prevents the undo.","data":{"ki\#
  nd":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,"message":"No consumer o\#
  f this name has acknowledged an event. `events.acknowledge` does not create a name that begi\#
  ns with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","retryable":\#
  false}},"unknownWebhook":{"code":1208,"message":"The project has no webhook with this URL. T\#
  he error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},"idem\#
  potencyConflict":{"code":1300,"message":"A call of the same method used this key with other \#
  params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},"stor\#
  ageFull":{"code":1400,"message":"The disk has no room for the write. Nothing changes, and re\#
  ading still works.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":\#
  1401,"message":"The write may not be on the disk: the daemon stops, and its next start shows\#
   what is stored. Or the daemon cannot read a record that the request needs: then it keeps ru\#
  nning.","data":{"kind":"storageFailed","retryable":false}},"overloaded":{"code":1402,"messag\#
  e":"More requests are waiting than the daemon accepts. Nothing changes. With a null `id`, th\#
  e daemon dropped an unfinished line, and `limit` is the total size of all unfinished lines."\#
  ,"data":{"kind":"overloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":\#
  "The daemon has reached its maximum of connections. It replies to the first line with this e\#
  rror and closes the connection.","data":{"kind":"tooManyConnections","retryable":false}},"sh\#
  uttingDown":{"code":1404,"message":"The daemon is shutting down. Nothing changes.","data":{"\#
  kind":"shuttingDown","retryable":true}},"unverified":{"code":1500,"message":"The daemon does\#
   not trust what `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `ce\#
  rtificate`, `chain`, `extension`, `validity`, `signature`, `app`, `environment`, `unsignedEn\#
  vironment` or `age`; stores.md says what each means. `httpStatus` is what the web server sho\#
  uld answer.","data":{"kind":"unverified","retryable":false}},"storeNotConfigured":{"code":15\#
  01,"message":"The project does not define the store of `store.notify`. The store sends the n\#
  otification again if the web server answers `httpStatus`.","data":{"kind":"storeNotConfigure\#
  d","retryable":true}},"verifierMissing":{"code":1502,"message":"The system has no libcrypto,\#
   which verifies what Apple signed. All other methods work.","data":{"kind":"verifierMissing"\#
  ,"retryable":true}},"verifierFailed":{"code":1503,"message":"The process that verifies what \#
  Apple signed ended, or took more than two seconds. The daemon starts it again.","data":{"kin\#
  d":"verifierFailed","retryable":true}}}}}\#

  """#
