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
   them. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":\#
  1300,"message":"A call of the same method used this key with other params in the last 24 hou\#
  rs.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The di\#
  sk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"sto\#
  rageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the d\#
  aemon stops, and its next start shows what is stored. Or the daemon cannot read a record tha\#
  t the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fals\#
  e}}],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","params":{"p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2\#
  026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"n\#
  ame":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value"\#
  :"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01\#
  T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","origina\#
  lTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","sta\#
  te":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt"\#
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
  ,"store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the \#
  same transaction again","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"\#
  device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"\#
  2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product",\#
  "value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000\#
  "},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value\#
  ":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","pro\#
  duct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":\#
  "iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"period\#
  Type":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":nul\#
  l,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodEx\#
  piresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"en\#
  dedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces"\#
  :null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"tran\#
  sactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"create\#
  d":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":true,"stat\#
  e":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"\#
  purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-\#
  01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z",\#
  "lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":nul\#
  l,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","orig\#
  inalTransactionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params\#
  ":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","\#
  value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026\#
  -02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","o\#
  riginalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription\#
  ","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":\#
  null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environm\#
  ent":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerC\#
  ode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRe\#
  try":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":fal\#
  se,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,\#
  "keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","produ\#
  ct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recor\#
  ded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"m\#
  onthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"no\#
  rmal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePe\#
  riodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01\#
  -01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environ\#
  ment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}\#
  }}}},{"name":"a renewal","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{\#
  "device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","purchasedAt\#
  ":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"de\#
  vice","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appSto\#
  re"},{"name":"transactionId","value":"1001"},{"name":"originalTransactionId","value":"1000"}\#
  ,{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026\#
  -01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","o\#
  riginalTransactionId":"1000","transactionId":"1001","product":"monthly","kind":"subscription\#
  ","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purcha\#
  sedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":\#
  "2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"produc\#
  tion","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"a\#
  utoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"\#
  pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs\#
  ":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"r\#
  enewsCount":1,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly\#
  ","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:\#
  00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","\#
  periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:\#
  00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitleme\#
  nts":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source\#
  ":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedA\#
  t":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":\#
  null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.00\#
  0Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"producti\#
  on","store":"appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a\#
   product that the catalogue does not know","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"produ\#
  ct","value":"montly"},{"name":"store","value":"stripe"},{"name":"transactionId","value":"pi_\#
  1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","originalTransactionId"\#
  :"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"active","h\#
  olders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.0\#
  00Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"p\#
  eriodType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency\#
  ":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePe\#
  riodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":nu\#
  ll,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"rep\#
  laces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[\#
  {"transactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome"\#
  :"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","near\#
  est":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Updates a purchase, for example\#
   after a refund. Omitted params keep their value.","x-role":"write","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"store","required":true,"summary":"Store that took the payme\#
  nt.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionId","requir\#
  ed":true,"summary":"Id of the first transaction of the purchase.","schema":{"$ref":"#/compon\#
  ents/schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"New last milli\#
  second of the paid period, RFC 3339; null: no end.","schema":{"$ref":"#/components/schemas/N\#
  ullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether the subscription re\#
  news automatically; null: true for a subscription, else false.","schema":{"type":["boolean",\#
  "null"]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"Last millisecond of the\#
   grace period, RFC 3339; null: no grace period.","schema":{"$ref":"#/components/schemas/Null\#
  ableMoment"}},{"name":"billingRetry","required":false,"summary":"Whether the store retries a\#
   failed payment; null: false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil","\#
  required":false,"summary":"Time at which the pause ends, RFC 3339; null: no pause.","schema"\#
  :{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refundedAt","required":false,"summ\#
  ary":"Time of the refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/schemas\#
  /NullableMoment"}},{"name":"revokedAt","required":false,"summary":"Time at which the store w\#
  ithdrew access, RFC 3339, for example when family sharing ends; null: not withdrawn.","schem\#
  a":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"product","required":false,"summa\#
  ry":"Id of the product from now on: a change of plan.","schema":{"$ref":"#/components/schema\#
  s/ProductId"}},{"name":"transactionId","required":false,"summary":"Transaction of which the \#
  store speaks. Required with `asOf`. Default: the latest; for a refund or a revocation, the l\#
  atest that was bought at or before its moment.","schema":{"$ref":"#/components/schemas/Trans\#
  actionId"}},{"name":"asOf","required":false,"summary":"Time at which the store made this sta\#
  tement, RFC 3339. Default: none, which makes it a statement of the caller, now.","schema":{"\#
  $ref":"#/components/schemas/Moment"}},{"name":"endedAt","required":false,"summary":"Time at \#
  which access ended before the end of the period, RFC 3339. Null clears it.","schema":{"$ref"\#
  :"#/components/schemas/NullableMoment"}},{"name":"paused","required":false,"summary":"Whethe\#
  r the subscription is paused, with or without a known end.","schema":{"type":["boolean","nul\#
  l"]}},{"name":"renewsAs","required":false,"summary":"Product of the next period. It gives no\#
   access. Null: the same product.","schema":{"type":["string","null"],"minLength":1,"maxLengt\#
  h":255}},{"name":"endReason","required":false,"summary":"Why the purchase ended, or will end\#
  . Null clears it.","schema":{"$ref":"#/components/schemas/EndReason"}},{"name":"project","re\#
  quired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectI\#
  d","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result an\#
  d the events without changing anything.","schema":{"type":"boolean","default":false}},{"name\#
  ":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the sam\#
  e params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}\#
  }],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"#/c\#
  omponents/schemas/Purchase"},"outcome":{"description":"applied: a field changed. stale: newe\#
  r information was there for all that differed. unchanged: all was so already.","type":"strin\#
  g","enum":["applied","stale","unchanged"]},"stale":{"description":"The params that lost agai\#
  nst newer information; absent when there are none.","type":"array","items":{"type":"string"}\#
  },"warnings":{"description":"Absent when there are no warnings.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise a\#
  bsent.","type":"boolean"},"events":{"description":"The events that the call would emit. Only\#
   in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"d\#
  escription":"True when this is the stored result of an idempotency key; otherwise absent.","\#
  type":"boolean"}},"required":["purchase","outcome"]}},"errors":[{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude ea\#
  ch other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParam\#
  s","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that\#
   the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is\#
   the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1201,"message":"The project has no purchase with this store and originalTransactionI\#
  d, or the purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchas\#
  e","retryable":false}},{"code":1300,"message":"A call of the same method used this key with \#
  other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}}\#
  ,{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading st\#
  ill works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The writ\#
  e may not be on the disk: the daemon stops, and its next start shows what is stored. Or the \#
  daemon cannot read a record that the request needs: then it keeps running.","data":{"kind":"\#
  storageFailed","retryable":false}}],"examples":[{"name":"auto-renew turned off","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly"\#
  ,"store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params\#
  ":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"nam\#
  e":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"appSt\#
  ore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subsc\#
  ription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,\#
  "purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expi\#
  resAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":\#
  "production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":\#
  null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresA\#
  t":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt"\#
  :null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,\#
  "replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactio\#
  nId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-0\#
  1T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refu\#
  nd","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":\#
  "install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","pr\#
  oduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.\#
  000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","valu\#
  e":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"resul\#
  t","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1\#
  000","product":"monthly","kind":"subscription","state":"refunded","holders":["{{anonymous}}"\#
  ],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurch\#
  asedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":n\#
  ull,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"cu\#
  rrency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gr\#
  acePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00\#
  :00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null\#
  ,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountT\#
  oken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal"\#
  ,"purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","refundedAt\#
  ":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"n\#
  ame":"a refund that was none","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","para\#
  ms":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expire\#
  sAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params":{"store":"appStore","\#
  originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"\#
  store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refunded\#
  At","value":null}],"result":{"name":"result","value":{"purchase":{"store":"appStore","origin\#
  alTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","st\#
  ate":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt\#
  ":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026\#
  -02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production"\#
  ,"isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRe\#
  new":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pause\#
  dUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":nul\#
  l,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renews\#
  Count":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","pe\#
  riodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00\#
  .000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"restore","summ\#
  ary":"Restores the purchases of a device's store account for its current user.","x-role":"wr\#
  ite","x-since":1,"paramStructure":"either","params":[{"name":"device","required":true,"summa\#
  ry":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchase\#
  s","required":false,"summary":"Purchases to restore, from any store account; an empty list r\#
  estores nothing. Default: every purchase of the device's store account.","schema":{"type":"a\#
  rray","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":1000}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/\#
  components/schemas/User"},"restored":{"description":"Purchases that the user holds now and d\#
  id not hold before, with unclaimed ones that replace them. In the order of `store`, then `or\#
  iginalTransactionId`.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"transfe\#
  rred":{"description":"Those of `restored` that another user lost.","type":"array","items":{"\#
  $ref":"#/components/schemas/Move"}},"refused":{"description":"Purchases that a rule refused \#
  to restore.","type":"array","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":\#
  {"$ref":"#/components/schemas/Entitlements","description":"The user's entitlements after the\#
   call."},"warnings":{"description":"Absent when there are no warnings.","type":"array","item\#
  s":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; othe\#
  rwise absent.","type":"boolean"},"events":{"description":"The events that the call would emi\#
  t. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replay\#
  ed":{"description":"True when this is the stored result of an idempotency key; otherwise abs\#
  ent.","type":"boolean"}},"required":["user","restored","transferred","refused","entitlements\#
  "]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or\#
   out of range, or two parameters exclude each other. `field` points to it; `nearest` lists s\#
  imilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"Th\#
  e caller's role is lower than the role that the method needs. `uid` and `role` are the calle\#
  r's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"\#
  kind":"unknownDevice","retryable":false}},{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"The proje\#
  ct has no purchase with this store and originalTransactionId, or the purchase has no such tr\#
  ansaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":13\#
  00,"message":"A call of the same method used this key with other params in the last 24 hours\#
  .","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk\#
   has no room for the write. Nothing changes, and reading still works.","data":{"kind":"stora\#
  geFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the dae\#
  mon stops, and its next start shows what is stored. Or the daemon cannot read a record that \#
  the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}\#
  }],"examples":[{"name":"after a reinstall","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":\#
  "ann"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appSto\#
  re","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","par\#
  ams":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"r\#
  esult":{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId"\#
  :null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T0\#
  0:00:00.000Z","environment":"production"},"restored":[{"store":"appStore","originalTransacti\#
  onId":"1000","product":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","sh\#
  ared":true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active\#
  ":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","\#
  grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:\#
  00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDis\#
  abledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":\#
  "1000","originalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","va\#
  lue":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customer\#
  Id":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00\#
  :00:00.000Z","environment":"production"},"restored":[],"transferred":[],"refused":[],"entitl\#
  ements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"par\#
  amStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the devic\#
  e.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"su\#
  mmary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"\#
  }},{"name":"entitlement","required":true,"summary":"Id of the entitlement that was granted."\#
  ,"schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project","required":false,\#
  "summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"\#
  default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events w\#
  ithout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotency\#
  Key","required":false,"summary":"Makes a retry safe: the same key with the same params retur\#
  ns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-\#
  one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement a\#
  fter the call. A purchase may still give it."},"dryRun":{"description":"True in a dry run; o\#
  therwise absent.","type":"boolean"},"events":{"description":"The events that the call would \#
  emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"rep\#
  layed":{"description":"True when this is the stored result of an idempotency key; otherwise \#
  absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":\#
  "A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude\#
   each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPa\#
  rams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role t\#
  hat the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs`\#
   is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"\#
  message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}\#
  },{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retry\#
  able":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the proje\#
  ct's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"mes\#
  sage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind"\#
  :"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1204,"message":"The user has n\#
  o active grant of this entitlement. For example, a purchase gives it, or the grant has ended\#
  .","data":{"kind":"notAManualGrant","retryable":false}},{"code":1300,"message":"A call of th\#
  e same method used this key with other params in the last 24 hours.","data":{"kind":"idempot\#
  encyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write\#
  . Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}}\#
  ,{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next st\#
  art shows what is stored. Or the daemon cannot read a record that the request needs: then it\#
   keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a \#
  grant","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","en\#
  titlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","\#
  value":"premium"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active"\#
  :false,"state":"revoked","productId":null,"source":"manual","renewState":"nonRenewable","gra\#
  ntType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"\#
  gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":n\#
  ull,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionI\#
  d":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this pr\#
  otocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStructure":"either","param\#
  s":[],"result":{"name":"result","schema":{"description":"The OpenRPC document, with `x-role`\#
   on every method.","type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":\#
  "object"},"methods":{"type":"array","items":{"type":"object"}},"components":{"type":"object"\#
  }},"required":["openrpc","info","methods","components"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[\#
  {"name":"the document","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","i\#
  nfo":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","su\#
  mmary":"Lists the methods, or describes one method.","x-role":"read","x-since":1,"paramStruc\#
  ture":"either","params":[{"name":"method","required":false,"summary":"Name of the method to \#
  describe. Default: the list of all methods.","schema":{"type":"string"}}],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"methods":{"description":"All methods, sorte\#
  d by name. Only without `method`.","type":"array","items":{"$ref":"#/components/schemas/Meth\#
  odSummary"}},"method":{"description":"The method's entry in the OpenRPC document. Only with \#
  `method`.","type":"object"},"components":{"description":"The schemas that the entry refers t\#
  o, in `schemas`. Only with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two par\#
  ameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"k\#
  ind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower \#
  than the role that the method needs. `uid` and `role` are the caller's (`none` without a rol\#
  e), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}\#
  ],"examples":[{"name":"all methods","params":[],"result":{"name":"result","value":{"methods"\#
  :"{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"logout"}],"result":{"\#
  name":"result","value":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info"\#
  ,"summary":"Returns the daemon's version and limits, and the caller's role.","x-role":"read"\#
  ,"x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"version":{"description":"Version of the daemon.","type":"string"},\#
  "protocol":{"description":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/\#
  components/schemas/Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started\#
  .","type":"integer","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["v\#
  ersion","protocol","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"\#
  plain","params":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limi\#
  ts":"{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","\#
  role":"admin"}}}}]},{"name":"server.ping","summary":"Checks that the daemon replies.","x-rol\#
  e":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo","required":false,"s\#
  ummary":"Value that the reply repeats, without the white space between its tokens.","schema"\#
  :{"description":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"pong":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/component\#
  s/schemas/Moment","description":"Time of the system clock."},"echo":{"description":"The valu\#
  e from the request; absent when the request has none."}},"required":["pong","now"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of rang\#
  e, or two parameters exclude each other. `field` points to it; `nearest` lists similar names\#
  .","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's r\#
  ole is lower than the role that the method needs. `uid` and `role` are the caller's (`none` \#
  without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retry\#
  able":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"p\#
  ong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello\#
  ",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]\#
  },{"name":"server.stats","summary":"Returns counts and durations of requests, commits and ba\#
  ckground work since the daemon's start.","x-role":"read","x-since":1,"paramStructure":"eithe\#
  r","params":[],"result":{"name":"result","schema":{"type":"object","properties":{"uptimeMs":\#
  {"description":"Milliseconds since the daemon started.","type":"integer","minimum":0},"metho\#
  ds":{"description":"The methods that were called since the daemon's start, by name.","type":\#
  "object","additionalProperties":{"$ref":"#/components/schemas/MethodStats"}},"refusals":{"$r\#
  ef":"#/components/schemas/ErrorCounts"},"slowRequests":{"description":"Requests that took lo\#
  nger than the threshold `--log-slow` since the daemon's start.","type":"integer","minimum":0\#
  },"cache":{"$ref":"#/components/schemas/CacheStats"},"connections":{"$ref":"#/components/sch\#
  emas/ConnectionStats"},"turns":{"$ref":"#/components/schemas/Durations"},"commits":{"$ref":"\#
  #/components/schemas/CommitStats"},"storage":{"$ref":"#/components/schemas/StorageStats"},"f\#
  eed":{"$ref":"#/components/schemas/FeedStats"},"background":{"$ref":"#/components/schemas/Ba\#
  ckgroundStats"}},"required":["uptimeMs","methods","refusals","slowRequests","cache","connect\#
  ions","turns","commits","feed","background"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1401,"message":"\#
  The write may not be on the disk: the daemon stops, and its next start shows what is stored.\#
   Or the daemon cannot read a record that the request needs: then it keeps running.","data":{\#
  "kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new daemon in memory","pa\#
  rams":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{},\#
  "slowRequests":0,"cache":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{an\#
  y}}","feed":{"waits":0,"subscriptions":0,"consumers":[],"moreConsumers":false},"background":\#
  {"expiriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresHalted":false,"catalogueChanges":0\#
  }}}},{"name":"one method was called, and a consumer is behind","x-given":[{"method":"install\#
  ","params":{"device":"phone"}},{"method":"events.acknowledge","params":{"consumer":"mailer",\#
  "cursor":"0"}}],"params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods\#
  ":{"install":{"requests":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicr\#
  os":"{{any}}","buckets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowReq\#
  uests":0,"cache":{"replies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","rec\#
  ordLoads":"{{any}}"},"connections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":\#
  "{{any}}","owedBytes":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","wai\#
  tingTurns":0,"failures":0,"durations":"{{any}}"},"feed":{"waits":0,"subscriptions":0,"consum\#
  ers":[{"project":"default","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":false}\#
  ,"background":"{{any}}"}}}]},{"name":"setUserProperty","summary":"Stores a key/value propert\#
  y; never affects access.","x-role":"write","x-since":1,"paramStructure":"either","params":[{\#
  "name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/component\#
  s/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead o\#
  f `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,\#
  "summary":"Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other sy\#
  stems reserve, for example $email, have no special meaning.","schema":{"$ref":"#/components/\#
  schemas/PropertyKey"}},{"name":"value","required":true,"summary":"New value. An empty string\#
   removes the property.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"pro\#
  ject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas\#
  /ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the \#
  result and the events without changing anything.","schema":{"type":"boolean","default":false\#
  }},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key wit\#
  h the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempot\#
  encyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"typ\#
  e":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id o\#
  f the user that the result is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"va\#
  lue":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description":"True in a dry ru\#
  n; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wo\#
  uld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},\#
  "replayed":{"description":"True when this is the stored result of an idempotency key; otherw\#
  ise absent.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two param\#
  eters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower th\#
  an the role that the method needs. `uid` and `role` are the caller's (`none` without a role)\#
  , and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{\#
  "code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retr\#
  yable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknow\#
  nUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or\#
   in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"co\#
  de":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","\#
  data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no \#
  such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A\#
   call of the same method used this key with other params in the last 24 hours.","data":{"kin\#
  d":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room fo\#
  r the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retrya\#
  ble":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and \#
  its next start shows what is stored. Or the daemon cannot read a record that the request nee\#
  ds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[\#
  {"name":"the id of the user in another system","x-given":[{"method":"project.define","params\#
  ":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params"\#
  :[{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"val\#
  ue","value":"yourSideUserId"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","\#
  key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"store.notify","summary":"Ver\#
  ifies and carries out what a store sent.","x-role":"write","x-since":1,"paramStructure":"eit\#
  her","params":[{"name":"store","required":true,"summary":"Store that sent it.","schema":{"ty\#
  pe":"string","enum":["appStore","playStore","stripe"]}},{"name":"payload","required":false,"\#
  summary":"Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at \#
  most 256 KiB. At least one of `payload` and `response` is required.","schema":{"type":"strin\#
  g"}},{"name":"headers","required":false,"summary":"Headers of the store's request, with name\#
  s in any case. The daemon reads only `stripe-signature`.","schema":{"type":"object","additio\#
  nalProperties":{"type":"string"},"maxProperties":200}},{"name":"response","required":false,"\#
  summary":"What the caller fetched from the store's API, for `playStore` and `stripe`.","sche\#
  ma":{"$ref":"#/components/schemas/StoreResponse"}},{"name":"device","required":false,"summar\#
  y":"Device that presented the payload. At most one of `device` and `userId`.","schema":{"$re\#
  f":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"User who p\#
  resented the payload.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result a\#
  nd the events without changing anything.","schema":{"type":"boolean","default":false}},{"nam\#
  e":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the sa\#
  me params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"\#
  }}],"result":{"name":"result","schema":{"type":"object","properties":{"notification":{"$ref"\#
  :"#/components/schemas/StoreNotification"},"outcome":{"description":"applied: a record chang\#
  ed. stale: newer or equal information is recorded. repeated: this notification was carried o\#
  ut before. ignored: it changes nothing, see `why`. unclaimed: it is recorded, and nobody hol\#
  ds the purchase. ask: the store says only that something changed, see `ask`.","type":"string\#
  ","enum":["applied","stale","repeated","ignored","unclaimed","ask"]},"why":{"description":"W\#
  hy it is ignored. test: the store's test. unclaimed: nothing leads to the user, and the rule\#
   `unclaimedPurchases` ignores such purchases. noEffect: it says nothing about a purchase. un\#
  knownType: the daemon does not know its type. Absent otherwise.","type":"string","enum":["te\#
  st","unclaimed","noEffect","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion\#
  ","description":"What to fetch from the store and to send as `response`, with the same paylo\#
  ad. Absent for other outcomes."},"purchases":{"description":"What it did to each purchase.",\#
  "type":"array","items":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"descri\#
  ption":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boole\#
  an"},"events":{"description":"The events that the call would emit. Only in a dry run.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True whe\#
  n this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"re\#
  quired":["notification","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message"\#
  :"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code\#
  ":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds\#
  `.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has mo\#
  re Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","re\#
  tryable":false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, \#
  or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retr\#
  yable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkn\#
  ownProject","retryable":false}},{"code":1202,"message":"Another user holds the purchase, and\#
   a rule of the project keeps it there. `holder` and `rule` name them. Nothing changes.","dat\#
  a":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the\#
   same method used this key with other params in the last 24 hours.","data":{"kind":"idempote\#
  ncyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write.\#
   Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},\#
  {"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next sta\#
  rt shows what is stored. Or the daemon cannot read a record that the request needs: then it \#
  keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1500,"message":"T\#
  he daemon does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`, `cha\#
  inLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `environment\#
  `, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus` is what the \#
  web server should answer.","data":{"kind":"unverified","retryable":false}},{"code":1501,"mes\#
  sage":"The project does not define the store of `store.notify`. The store sends the notifica\#
  tion again if the web server answers `httpStatus`.","data":{"kind":"storeNotConfigured","ret\#
  ryable":true}},{"code":1502,"message":"The system has no libcrypto, which verifies what Appl\#
  e signed. All other methods work.","data":{"kind":"verifierMissing","retryable":true}},{"cod\#
  e":1503,"message":"The process that verifies what Apple signed ended, or took more than two \#
  seconds. The daemon starts it again.","data":{"kind":"verifierFailed","retryable":true}}],"e\#
  xamples":[{"name":"a subscription of the App Store, before its user is known","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{\#
  "appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore"\#
  :{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store"\#
  ,"value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.ey\#
  Jub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MD\#
  MtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YS\#
  I6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2\#
  FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZH\#
  BibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdl\#
  pIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YV\#
  hKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0\#
  pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMD\#
  VPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdW\#
  RDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTm\#
  lKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSW\#
  pvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPak\#
  VzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTj\#
  BhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","\#
  value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","sub\#
  type":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"uncl\#
  aimed","purchases":[{"store":"appStore","originalTransactionId":"1","transactionId":"1","out\#
  come":"recorded"}]}}},{"name":"a repeat","x-given":[{"method":"project.define","params":{"pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.\#
  example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe\#
  ":{"secret":"whsec_test"}}}},{"method":"store.notify","params":{"store":"appStore","payload"\#
  :"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5v\#
  dGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4w\#
  Iiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJv\#
  bm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5l\#
  eUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRX\#
  NWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhO\#
  bFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1\#
  Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlP\#
  aUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElq\#
  b3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2ln\#
  bmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dR\#
  aU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2\#
  Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdN\#
  REFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxf\#
  QlVZIn0.AAAA\"}"}}],"params":[{"name":"store","value":"appStore"},{"name":"payload","value":\#
  "{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vd\#
  GlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wI\#
  iwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvb\#
  m1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5le\#
  UowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXN\#
  WtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhOb\#
  FJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y\#
  0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPa\#
  UkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb\#
  3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnb\#
  mVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRa\#
  U9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Y\#
  m5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNR\#
  EFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQ\#
  lVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-450\#
  3-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.0\#
  00Z","environment":"sandbox"},"outcome":"repeated","purchases":[]}}},{"name":"a push of Goog\#
  le Play, which says only that something changed","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment"\#
  :"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleI\#
  d":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]}\#
  ,"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"playStore"},{"name"\#
  :"payload","value":"{\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20\#
  uZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24\#
  iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3V\#
  ic2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:0\#
  0:00Z\"},\"subscription\":\"projects/example/subscriptions/rtdn\"}"}],"result":{"name":"resu\#
  lt","value":{"notification":{"id":"1003","type":"PURCHASED","subtype":null,"at":"2026-01-01T\#
  00:00:00.000Z","environment":null},"outcome":"ask","ask":{"kind":"subscription","packageName\#
  ":"com.example","purchaseToken":"token-1"},"purchases":[]}}},{"name":"a subscription fetched\#
   from Stripe","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":[\#
  "LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}\#
  }],"params":[{"name":"store","value":"stripe"},{"name":"response","value":{"kind":"subscript\#
  ion","fetchedAt":"2026-01-01T00:00:00.000Z","body":{"id":"sub_1","object":"subscription","st\#
  atus":"active","livemode":true,"customer":"cus_1","cancel_at_period_end":false,"items":{"dat\#
  a":[{"current_period_start":1767225600,"current_period_end":1769904000,"price":{"id":"price_\#
  1","product":"monthly"}}]}}}}],"result":{"name":"result","value":{"notification":{"id":null,\#
  "type":null,"subtype":null,"at":"2026-01-01T00:00:00.000Z","environment":"production"},"outc\#
  ome":"unclaimed","purchases":[{"store":"stripe","originalTransactionId":"sub_1","transaction\#
  Id":"sub_1:1767225600","outcome":"recorded"}]}}}]},{"name":"store.unclaimed","summary":"List\#
  s the unclaimed purchases: those that have had no holder yet.","x-role":"read","x-since":1,"\#
  paramStructure":"either","params":[{"name":"after","required":false,"summary":"`cursor` of a\#
  n earlier answer. The answer has the purchases after it.","schema":{"type":"string"}},{"name\#
  ":"limit","required":false,"summary":"Maximum number of purchases.","schema":{"type":"intege\#
  r","minimum":1,"maximum":1000,"default":100}},{"name":"project","required":false,"summary":"\#
  Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}]\#
  ,"result":{"name":"result","schema":{"type":"object","properties":{"purchases":{"description\#
  ":"In the order of `store`, then `originalTransactionId`, by bytes.","type":"array","items":\#
  {"$ref":"#/components/schemas/Purchase"}},"cursor":{"description":"What the next call gives \#
  as `after`.","type":"string"},"more":{"description":"Whether more purchases follow.","type":\#
  "boolean"}},"required":["purchases","cursor","more"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude e\#
  ach other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPara\#
  ms","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role tha\#
  t the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` i\#
  s the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"me\#
  ssage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}\#
  ],"examples":[{"name":"one of two","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"}}},{"method":"purchase","params":{"product":"monthly","store":"appStore","\#
  transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-\#
  936D-99D65F608138"}},{"method":"purchase","params":{"product":"monthly","store":"appStore","\#
  transactionId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value\#
  ":1}],"result":{"name":"result","value":{"purchases":[{"store":"appStore","originalTransacti\#
  onId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"activ\#
  e","holders":[],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","\#
  firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialSt\#
  artedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price\#
  ":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt\#
  ":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null\#
  ,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIss\#
  ueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb\#
  20b-4cdb-47cc-936d-99d65f608138","transactions":[{"transactionId":"1000","product":"monthly"\#
  ,"periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":nu\#
  ll,"attributes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":tru\#
  e}}}]},{"name":"user.delete","summary":"Deletes a customer and erases its ids from everythin\#
  g that the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","params":[\#
  {"name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/com\#
  ponents/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.",\#
  "schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","re\#
  quired":false,"summary":"Computes the result and the events without changing anything.","sch\#
  ema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary"\#
  :"Makes a retry safe: the same key with the same params returns the stored result.","schema"\#
  :{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"tombstone":{"description":"New id that replaces every erased id in \#
  events. It belongs to no user.","type":"string"},"users":{"description":"Number of erased us\#
  ers: the aliases of the customer.","type":"integer","minimum":1},"devices":{"description":"N\#
  umber of erased devices. `install` can register them again.","type":"integer","minimum":0},"\#
  purchases":{"description":"Number of erased purchases: those that no other customer holds.",\#
  "type":"integer","minimum":0},"shared":{"description":"Number of purchases that other custom\#
  ers hold and keep.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run\#
  ; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wou\#
  ld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"\#
  replayed":{"description":"True when this is the stored result of an idempotency key; otherwi\#
  se absent.","type":"boolean"}},"required":["tombstone","users","devices","purchases","shared\#
  "]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or\#
   out of range, or two parameters exclude each other. `field` points to it; `nearest` lists s\#
  imilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"Th\#
  e caller's role is lower than the role that the method needs. `uid` and `role` are the calle\#
  r's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"ki\#
  nd":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it i\#
  s empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":f\#
  alse}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLen\#
  gthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The dae\#
  mon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"\#
  message":"A call of the same method used this key with other params in the last 24 hours.","\#
  data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has\#
   no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFu\#
  ll","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon \#
  stops, and its next start shows what is stored. Or the daemon cannot read a record that the \#
  request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"\#
  examples":[{"name":"with all that was hers","x-given":[{"method":"project.define","params":{\#
  "rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purc\#
  hase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"10\#
  00","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"ca\#
  mpaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"meth\#
  od":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"\#
  params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{\#
  any}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"met\#
  hod":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone\#
  ","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}\#
  ],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purc\#
  hases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01\#
  -01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","anon\#
  ymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":\#
  "{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{\#
  {tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]\#
  },{"name":"user.export","summary":"Returns everything that the daemon stores about a custome\#
  r.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"userId","requir\#
  ed":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}\#
  },{"name":"withoutEvents","required":false,"summary":"Whether to leave out `events`, `cursor\#
  ` and `moreEvents`.","schema":{"type":"boolean","default":false}},{"name":"project","require\#
  d":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","d\#
  efault":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user\#
  ":{"$ref":"#/components/schemas/User"},"firstId":{"$ref":"#/components/schemas/UserId","desc\#
  ription":"First id that the customer had. After a merge, that of the older customer."},"last\#
  Id":{"$ref":"#/components/schemas/UserId","description":"Id that acted last: the user of the\#
   last install, identify, purchase or restore."},"ids":{"description":"Every id of the custom\#
  er, in byte order.","type":"array","items":{"type":"object","properties":{"id":{"$ref":"#/co\#
  mponents/schemas/UserId"},"kind":{"description":"Who uses the id. `customer`: the customerId\#
   of a customer that began with an identified user.","type":"string","enum":["anonymous","ide\#
  ntified","customer"]},"device":{"description":"Device of an anonymous id; otherwise null.","\#
  type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["id\#
  ","kind","device","createdAt"]}},"devices":{"description":"Devices whose anonymous or identi\#
  fied user belongs to the customer, in byte order.","type":"array","items":{"type":"object","\#
  properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/comp\#
  onents/schemas/UserId"},"identityId":{"description":"Id of the identified user; null when no\#
   user is logged in.","type":["string","null"]},"storeAccount":{"type":["string","null"]},"pl\#
  atform":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/c\#
  omponents/schemas/Moment"}},"required":["device","anonymousId","identityId","storeAccount","\#
  platform","app","createdAt"]}},"accountTokens":{"description":"Account tokens registered for\#
   the customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/AccountT\#
  oken"}},"purchases":{"description":"Purchases that the customer holds, with all their transa\#
  ctions.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"grants":{"descrip\#
  tion":"Grants, including those that have ended.","type":"array","items":{"type":"object","pr\#
  operties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"\#
  #/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"re\#
  vokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement","grantedA\#
  t","expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"type":"object","propert\#
  ies":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schema\#
  s/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value",\#
  "setAt"]}},"overridden":{"description":"Earlier values of properties that another user of th\#
  e same customer replaced. An empty value is a removal.","type":"array","items":{"type":"obje\#
  ct","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/compo\#
  nents/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["k\#
  ey","value","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$r\#
  ef":"#/components/schemas/Moment","description":"Time of the entitlements and of the purchas\#
  es' states: now."},"events":{"description":"Events of the customer, oldest first, at most 10\#
  00.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/compo\#
  nents/schemas/Cursor","description":"Position at which events.read continues, with the same \#
  id as `user`."},"moreEvents":{"description":"True when events.read has more events of the cu\#
  stomer.","type":"boolean"}},"required":["user","firstId","lastId","ids","devices","accountTo\#
  kens","purchases","grants","properties","overridden","entitlements","at"]}},"errors":[{"code\#
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
  ct.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"all of it","x\#
  -given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":\#
  "apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","product":"m\#
  onthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","pr\#
  ice":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","para\#
  ms":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann"\#
  ,"key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"res\#
  ult":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","cus\#
  tomerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.\#
  000Z","environment":"production"},"firstId":"{{anonymous}}","lastId":"ann","ids":[{"id":"{{a\#
  nonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"i\#
  d":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices\#
  ":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple\#
  -ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[\#
  ],"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","pr\#
  oduct":"monthly","kind":"subscription","state":"active","holders":["ann"],"device":"iphone",\#
  "storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodTy\#
  pe":"normal","environment":"production","isFamilyShared":false,"price":"9.99","currency":"EU\#
  R","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodE\#
  xpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"e\#
  ndedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces\#
  ":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"tra\#
  nsactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","curr\#
  ency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-\#
  01-01T00:00:00.000Z"}]}],"grants":[],"properties":[{"key":"$email","value":"ann@example.org"\#
  ,"setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premi\#
  um","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"w\#
  illRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"a\#
  utoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","tran\#
  sactionId":"1000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":\#
  [{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project"\#
  :"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install",\#
  "id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","a\#
  t":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{an\#
  onymous}}","cause":{"method":"purchase","id":"{{any}}"},"store":"appStore","originalTransact\#
  ionId":"1000","transactionId":"1000","product":"monthly","productKind":"subscription","holde\#
  rs":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"2026-\#
  01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:\#
  00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","count\#
  ry":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","\#
  kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{\#
  anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"ent\#
  itlements":["premium"],"store":"appStore","originalTransactionId":"1000","transactionId":"10\#
  00","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"i\#
  phone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt\#
  ":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","i\#
  sFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attrib\#
  utes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01\#
  -01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"metho\#
  d":"identify","id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identi\#
  fied","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"a\#
  nn","anonymousId":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iph\#
  one","outcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-0\#
  1T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method"\#
  :"identify","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}",\#
  "kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{\#
  {anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements":["p\#
  remium"]}],"cursor":"7","moreEvents":false}}}]},{"name":"user.link.undo","summary":"Undoes a\#
   login, an alias or a transfer: its change of holders or customers.","x-role":"admin","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"event","required":true,"summary":"Id of t\#
  he event to undo: identified, usersAliased, subscriptionTransferred, oneTimePurchaseTransfer\#
  red, or a purchaseRenewed of `kept`.","schema":{"$ref":"#/components/schemas/EventId"}},{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Compu\#
  tes the result and the events without changing anything.","schema":{"type":"boolean","defaul\#
  t":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same\#
   key with the same params returns the stored result.","schema":{"$ref":"#/components/schemas\#
  /IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"undon\#
  e":{"$ref":"#/components/schemas/EventId","description":"Id of the undone event."},"purchase\#
  s":{"description":"Purchases that changed holders.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/Move"}},"kept":{"description":"Later changes that stay: restores and purchases \#
  that would have met other holders, the aliases that they made, and earlier undos about the s\#
  ame users and purchases. A call that emitted no event is never among them.","type":"array","\#
  items":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":{"description":"True in a d\#
  ry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the ca\#
  ll would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Even\#
  t"}},"replayed":{"description":"True when this is the stored result of an idempotency key; o\#
  therwise absent.","type":"boolean"}},"required":["undone","purchases","kept"]}},"errors":[{"\#
  code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or\#
   two parameters exclude each other. `field` points to it; `nearest` lists similar names.","d\#
  ata":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role i\#
  s lower than the role that the method needs. `uid` and `role` are the caller's (`none` witho\#
  ut a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable"\#
  :false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPro\#
  ject","retryable":false}},{"code":1206,"message":"The daemon cannot undo the link. Nothing c\#
  hanges. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot \#
  be undone; `noLink`: the event linked nothing; `undone`: the link is already undone; `isUndo\#
  `: the event comes from an undo; `laterAlias`: a later alias merged the customer with anothe\#
  r user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a deletion er\#
  ased part of the history. `event` is the id of the event that prevents the undo.","data":{"k\#
  ind":"cannotUndo","retryable":false}},{"code":1300,"message":"A call of the same method used\#
   this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","ret\#
  ryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes,\#
   and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mes\#
  sage":"The write may not be on the disk: the daemon stops, and its next start shows what is \#
  stored. Or the daemon cannot read a record that the request needs: then it keeps running.","\#
  data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"another user's login\#
   took a purchase","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device\#
  ":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-0\#
  2-01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"},"re\#
  sult":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.\#
  read","params":{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}]\#
  ,"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"result":{"name":"result","\#
  value":{"undone":"{{login}}","purchases":[{"store":"appStore","originalTransactionId":"1000"\#
  ,"product":"monthly","kind":"subscription","from":["{{anonymous}}","user_id_1"],"to":"{{anon\#
  ymous}}","shared":false}],"kept":[]}}}]},{"name":"userInfo","summary":"Returns the current u\#
  ser of a device, or the user that an id belongs to.","x-role":"read","x-since":1,"paramStruc\#
  ture":"either","params":[{"name":"device","required":false,"summary":"Id of the device.","sc\#
  hema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":\#
  "Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schema\#
  s/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
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
  Project","retryable":false}}],"examples":[{"name":"by device","x-given":[{"method":"project.\#
  define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ipho\#
  ne"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"n\#
  ame":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"user_id_1"\#
  ,"anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases\#
  ":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"prod\#
  uction"}}}},{"name":"by user id","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","p\#
  arams":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_i\#
  d_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":null,"ident\#
  ityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-\#
  01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProperties","summary":"Retur\#
  ns the properties that setUserProperty stored.","x-role":"read","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"device","required":false,"summary":"Id of the device.","schema"\#
  :{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id o\#
  f the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"\#
  project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sche\#
  mas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#/components/schem\#
  as/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A parameter\#
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
  ind":"unknownProject","retryable":false}}],"examples":[{"name":"two of them","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":\#
  {"device":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":"$email",\#
  "value":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone","key":"p\#
  lan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result",\#
  "value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"res\#
  ult","value":{"properties":{}}}}]},{"name":"webhook.claim","summary":"Makes the connection t\#
  he only one that posts a project's events, until it closes. For programs that post.","x-role\#
  ":"admin","x-since":1,"paramStructure":"either","params":[{"name":"reports","required":false\#
  ,"summary":"How the posts fare. A report replaces the earlier report on its URL.","schema":{\#
  "type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/WebhookReport"}}},{"name"\#
  :"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sc\#
  hemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"claimed":{"description":"False if another connection has the claim. Then the \#
  daemon ignores the reports.","type":"boolean"}},"required":["claimed"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}}],"examples":[{"name":"the first program gets the claim","x-given":[{"meth\#
  od":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"ses\#
  ame"}]}}],"params":[],"result":{"name":"result","value":{"claimed":true}}}]},{"name":"webhoo\#
  k.list","summary":"Returns the state of a project's webhooks, without their secrets.","x-rol\#
  e":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","required":false\#
  ,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":\#
  "default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"poster":{"de\#
  scription":"The process that posts the project's events; absent if there is none.","type":"o\#
  bject","properties":{"uid":{"type":"integer"},"pid":{"type":"integer"}},"required":["uid","p\#
  id"]},"webhooks":{"description":"In the order of project.define.","type":"array","items":{"$\#
  ref":"#/components/schemas/WebhookStatus"}}},"required":["webhooks"]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two para\#
  meters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"ki\#
  nd":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower t\#
  han the role that the method needs. `uid` and `role` are the caller's (`none` without a role\#
  ), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},\#
  {"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","re\#
  tryable":false}}],"examples":[{"name":"no program posts","x-given":[{"method":"project.defin\#
  e","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method"\#
  :"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{"we\#
  bhooks":[{"url":"https://example.com/events","format":"entitled","state":"stopped","cursor":\#
  "0","backlog":1,"deliveredAt":null}]}}},{"name":"an event waits for another attempt","x-give\#
  n":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","se\#
  cret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}},{"method":"webhook.clai\#
  m","params":{"reports":[{"url":"https://example.com/events","deliveredAt":"2026-01-01T00:00:\#
  00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"1","reason":"HTTP 500","attempts":3,"n\#
  extAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[],"result":{"name":"result","value":{"p\#
  oster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{"url":"https://example.com/events","fo\#
  rmat":"entitled","state":"failing","cursor":"0","backlog":1,"deliveredAt":"2026-01-01T00:00:\#
  00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","cursor":"1","reason":"HTTP 500","attemp\#
  ts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}]},{"name":"webhook.pause","summary":"\#
  Stops the posts to a URL until webhook.resume. Its events wait.","x-role":"admin","x-since":\#
  1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"URL of the we\#
  bhook, as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"nam\#
  e":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Comput\#
  es the result and the events without changing anything.","schema":{"type":"boolean","default\#
  ":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same \#
  key with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/\#
  IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"url":{\#
  "$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause sto\#
  pped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor"\#
  ,"description":"The webhook's position: all events up to this cursor are delivered."},"backl\#
  og":{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"dryRun"\#
  :{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descript\#
  ion":"The events that the call would emit: always none. Only in a dry run.","type":"array","\#
  items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is t\#
  he stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["u\#
  rl","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` p\#
  oints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fals\#
  e}},{"code":1000,"message":"The caller's role is lower than the role that the method needs. \#
  `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role.\#
  ","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon h\#
  as no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"messa\#
  ge":"The project has no webhook with this URL. The error does not repeat the URL.","data":{"\#
  kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the same method\#
   used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict"\#
  ,"retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing cha\#
  nges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401\#
  ,"message":"The write may not be on the disk: the daemon stops, and its next start shows wha\#
  t is stored. Or the daemon cannot read a record that the request needs: then it keeps runnin\#
  g.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a server that i\#
  s down for long","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https:/\#
  /example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}\#
  ],"params":[{"name":"url","value":"https://example.com/events"}],"result":{"name":"result","\#
  value":{"url":"https://example.com/events","paused":true,"cursor":"0","backlog":1}}}]},{"nam\#
  e":"webhook.replay","summary":"Moves a webhook to a cursor, so that the events after it are \#
  posted, again if they were posted before.","x-role":"admin","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"url","required":true,"summary":"URL of the webhook, as project.defi\#
  ne has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"after","required":\#
  true,"summary":"Cursor before the first event to post. `0` is the beginning of the log.","sc\#
  hema":{"$ref":"#/components/schemas/Cursor"}},{"name":"project","required":false,"summary":"\#
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
  able":false}}],"examples":[{"name":"everything from the beginning","x-given":[{"method":"ins\#
  tall","params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":\#
  "https://example.com/events","secret":"sesame"}]}}],"params":[{"name":"url","value":"https:/\#
  /example.com/events"},{"name":"after","value":"0"}],"result":{"name":"result","value":{"url"\#
  :"https://example.com/events","paused":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.\#
  resume","summary":"Resumes the posts to a paused URL, from its position.","x-role":"admin","\#
  x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"URL \#
  of the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl\#
  "}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary\#
  ":"Computes the result and the events without changing anything.","schema":{"type":"boolean"\#
  ,"default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: \#
  the same key with the same params returns the stored result.","schema":{"$ref":"#/components\#
  /schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.\#
  pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schema\#
  s/Cursor","description":"The webhook's position: all events up to this cursor are delivered.\#
  "},"backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum":0}\#
  ,"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{\#
  "description":"The events that the call would emit: always none. Only in a dry run.","type":\#
  "array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when \#
  this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requ\#
  ired":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter \#
  is missing, unknown, of a wrong type or out of range, or two parameters exclude each other. \#
  `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retrya\#
  ble":false}},{"code":1000,"message":"The caller's role is lower than the role that the metho\#
  d needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the metho\#
  d's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The\#
   daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":12\#
  08,"message":"The project has no webhook with this URL. The error does not repeat the URL.",\#
  "data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the sa\#
  me method used this key with other params in the last 24 hours.","data":{"kind":"idempotency\#
  Conflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. No\#
  thing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"c\#
  ode":1401,"message":"The write may not be on the disk: the daemon stops, and its next start \#
  shows what is stored. Or the daemon cannot read a record that the request needs: then it kee\#
  ps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"the se\#
  rver is back","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://ex\#
  ample.com/events","secret":"sesame"}]}},{"method":"webhook.pause","params":{"url":"https://e\#
  xample.com/events"}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"u\#
  rl","value":"https://example.com/events"}],"result":{"name":"result","value":{"url":"https:/\#
  /example.com/events","paused":false,"cursor":"0","backlog":1}}}]}],"components":{"schemas":{\#
  "AccountToken":{"description":"Opaque string that an app gives to the store with a purchase,\#
   and that the store gives back. One in the form of a UUID is kept and compared in lower case\#
  .","type":"string","minLength":1,"maxLength":255},"AppId":{"description":"An app of the proj\#
  ect, for example its bundle id.","type":"string","minLength":1,"maxLength":255},"AppStoreApp\#
  ":{"description":"An app of the App Store.","type":"object","properties":{"bundleId":{"descr\#
  iption":"Bundle id of the app.","type":"string","minLength":1,"maxLength":255},"appAppleId":\#
  {"description":"Number of the app at Apple. Required where `environments` has `Production`; \#
  null if not given.","type":["integer","null"],"minimum":1,"maximum":9007199254740992}},"requ\#
  ired":["bundleId"],"additionalProperties":false},"AppStoreEnvironment":{"type":"string","enu\#
  m":["Production","Sandbox","Xcode","LocalTesting"],"description":"Environment of the App Sto\#
  re, by Apple's name. Apple does not sign what comes from `Xcode` and `LocalTesting`."},"AppS\#
  toreSettings":{"description":"How the project verifies what the App Store sends.","type":"ob\#
  ject","properties":{"apps":{"description":"Apps whose notifications the project takes.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments\#
  ":{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"\#
  description":"Environments that the project takes."},"roots":{"description":"Root certificat\#
  es that replace Apple's, as DER in base64. Empty for Apple's.","type":"array","items":{"type\#
  ":"string"},"maxItems":10}},"required":["apps","environments","roots"]},"AppliedRule":{"desc\#
  ription":"A rule of the project, with the value that applied in the step.","type":"object","\#
  properties":{"name":{"description":"Name of the rule, as in `project.define`.","type":"strin\#
  g","enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders\#
  "]},"value":{"description":"Value that the rule had when the step happened.","type":"string"\#
  }},"required":["name","value"]},"Attributes":{"description":"Up to 20 strings of the caller'\#
  s own, which the events of this purchase repeat.","type":"object","maxProperties":20,"proper\#
  tyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLength":\#
  500}},"BackgroundStats":{"description":"Work that no request waits for, as of now.","type":"\#
  object","properties":{"expiriesDue":{"description":"Ends of periods and grants that have pas\#
  sed and whose events the daemon has not emitted yet: at most 1000.","type":"integer","minimu\#
  m":0},"expiriesLateMs":{"description":"Milliseconds since the oldest of these ends.","type":\#
  "integer","minimum":0},"erasures":{"description":"Deletions that the daemon has not finished\#
  .","type":"integer","minimum":0},"erasuresHalted":{"description":"Whether they wait for the \#
  next start, because a step failed several times.","type":"boolean"},"catalogueChanges":{"des\#
  cription":"Projects with a changed catalogue whose events the daemon has not yet emitted for\#
   every customer.","type":"integer","minimum":0}},"required":["expiriesDue","expiriesLateMs",\#
  "erasures","erasuresHalted","catalogueChanges"]},"CacheStats":{"description":"What the daemo\#
  n has in memory, and how well that serves.","type":"object","properties":{"replies":{"descri\#
  ption":"Replies to `checkEntitlements` in the cache, valid or not.","type":"integer","minimu\#
  m":0},"replyHits":{"description":"Requests that the daemon answered from that cache since it\#
  s start.","type":"integer","minimum":0},"records":{"description":"Records in memory.","type"\#
  :"integer","minimum":0},"recordBytes":{"description":"Their memory, by estimate.","type":"in\#
  teger","minimum":0},"recordLoads":{"description":"Records that the daemon read from the stor\#
  e since its start.","type":"integer","minimum":0}},"required":["replies","replyHits","record\#
  s","recordBytes","recordLoads"]},"Catalogue":{"description":"Products by their ids.","type":\#
  "object","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"\#
  $ref":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"description":"What ca\#
  used the event. A request gives its `method` and `id`; a notification has no `id`. `clock` i\#
  s true for a change that fell due.","type":"object","properties":{"method":{"type":"string"}\#
  ,"id":{"type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description\#
  ":"The clock of a project: the system's, or a manual clock, which only moves when it is adva\#
  nced.","type":"object","properties":{"kind":{"type":"string","enum":["system","manual"]},"no\#
  w":{"$ref":"#/components/schemas/Moment","description":"Time of a manual clock; absent for t\#
  he system's."}},"required":["kind"]},"ClockChoice":{"description":"`system`: the system's cl\#
  ock. `manual`: a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock that \#
  starts then.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","proper\#
  ties":{"manual":{"$ref":"#/components/schemas/Moment","description":"Time at which the manua\#
  l clock starts, RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"CommitSt\#
  ats":{"description":"The commits since the daemon's start.","type":"object","properties":{"t\#
  urns":{"description":"Turns that became durable. A turn is what the daemon decides together;\#
   a commit has one or more.","type":"integer","minimum":0},"waitingTurns":{"description":"Tur\#
  ns that wait for the disk now.","type":"integer","minimum":0},"failures":{"description":"Com\#
  mits that failed, for example because the disk was full.","type":"integer","minimum":0},"dur\#
  ations":{"$ref":"#/components/schemas/Durations"}},"required":["turns","waitingTurns","failu\#
  res","durations"]},"ConnectionStats":{"description":"The connections, and the replies that w\#
  ait on them.","type":"object","properties":{"open":{"description":"Open connections.","type"\#
  :"integer","minimum":0},"opened":{"description":"Connections that clients opened since the d\#
  aemon's start.","type":"integer","minimum":0},"refused":{"description":"Connections that the\#
   daemon refused since its start, because there were too many.","type":"integer","minimum":0}\#
  ,"peers":{"description":"The open connections by uid and role.","type":"array","items":{"$re\#
  f":"#/components/schemas/PeerStats"}},"owedBytes":{"description":"Replies that wait for the \#
  disk.","type":"integer","minimum":0},"unsentBytes":{"description":"Replies that wait for cli\#
  ents to read them.","type":"integer","minimum":0}},"required":["open","opened","refused","pe\#
  ers","owedBytes","unsentBytes"]},"ConsumerId":{"description":"Name of a consumer: a reader o\#
  f the log whose position the daemon stores. The reader chooses it, for example `mailer`.","t\#
  ype":"string","minLength":1,"maxLength":255},"ConsumerLag":{"description":"A consumer of a f\#
  eed.","type":"object","properties":{"project":{"$ref":"#/components/schemas/ProjectId"},"con\#
  sumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cur\#
  sor"},"lag":{"description":"Events that it has not acknowledged.","type":"integer","minimum"\#
  :0}},"required":["project","consumer","cursor","lag"]},"Country":{"description":"ISO 3166 co\#
  untry code of two or three letters, stored as it is sent.","type":"string","pattern":"^[A-Za\#
  -z]{2,3}$"},"Counts":{"description":"Number of records of a project.","type":"object","prope\#
  rties":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0},"cus\#
  tomers":{"description":"A merged customer counts once.","type":"integer","minimum":0},"purch\#
  ases":{"type":"integer","minimum":0},"unclaimed":{"description":"Unclaimed purchases, which \#
  have had no holder yet; `purchases` counts them too.","type":"integer","minimum":0},"events"\#
  :{"type":"integer","minimum":0}},"required":["devices","users","customers","purchases","uncl\#
  aimed","events"]},"Currency":{"description":"ISO 4217 currency code of three letters, stored\#
   as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A posit\#
  ion in a project's log: the number of the last event before it. \"0\" is the position before\#
   the first event.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"descript\#
  ion":"A device: one installation of one app. A reinstallation is a new device.","type":"stri\#
  ng","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601 duration, for example\#
   P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M, S; only th\#
  e seconds may have a fraction. P1M keeps the day of the month, or takes the last day of a sh\#
  orter month.","type":"string","format":"duration"},"DurationBucket":{"description":"A bucket\#
   of a histogram.","type":"object","properties":{"upToMicros":{"description":"The longest dur\#
  ation that it counts. Null for durations longer than every bound.","type":["integer","null"]\#
  ,"minimum":0},"count":{"description":"How many durations are longer than the bound of the bu\#
  cket before, and not longer than this one.","type":"integer","minimum":0}},"required":["upTo\#
  Micros","count"]},"Durations":{"description":"A histogram of durations since the daemon's st\#
  art, in microseconds.","type":"object","properties":{"count":{"description":"How many durati\#
  ons it counts.","type":"integer","minimum":0},"sumMicros":{"description":"Their sum.","type"\#
  :"integer","minimum":0},"maxMicros":{"description":"The longest of them.","type":"integer","\#
  minimum":0},"buckets":{"description":"The buckets that are not empty, shortest durations fir\#
  st. Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"array","\#
  items":{"$ref":"#/components/schemas/DurationBucket"}}},"required":["count","sumMicros","max\#
  Micros","buckets"]},"EndReason":{"description":"Why a subscription ended, or will end: the c\#
  ustomer's choice, a failed payment, a refused price increase, a product that is no longer so\#
  ld (unavailable), the developer, another purchase that took it over (replaced), or another r\#
  eason. Null when the store named none.","type":["string","null"],"enum":["customer","billing\#
  ","priceIncrease","unavailable","developer","replaced","other",null]},"Entitlement":{"descri\#
  ption":"What a product or a grant unlocks for a user, and why. One purchase or grant, the wi\#
  nner, supplies every member. If the user never had the entitlement, every member is null exc\#
  ept `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"object","\#
  properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"description":"Whe\#
  ther the user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"\#
  productId":{"description":"Product that gives the entitlement; null for a grant.","type":["s\#
  tring","null"]},"source":{"description":"Store of the purchase, or `manual` for a grant.","t\#
  ype":["string","null"]},"renewState":{"description":"Whether the subscription renews. billin\#
  gIssue: the store could not collect a payment.","type":"string","enum":["willRenew","cancele\#
  d","billingIssue","nonRenewable","unknown"]},"grantType":{"description":"What gave the entit\#
  lement; `manual` for a grant by the method `grant`.","type":["string","null"],"enum":["purch\#
  ase","familySharing","offerCode","manual",null]},"periodType":{"type":["string","null"],"enu\#
  m":["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment\#
  ","description":"Time of the first purchase, or of the grant."},"expiresAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment","description":"Last millisecond with access, without a grace p\#
  eriod; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Last millisecond of the grace period; null without a grace period."},"firs\#
  tPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the first\#
   transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMo\#
  ment","description":"Time of the latest transaction; null for a grant."},"trialStartedAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began; null\#
   without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","des\#
  cription":"Time at which the customer turned auto-renew off; null while it is on."},"renewsC\#
  ount":{"description":"Number of renewals at the full price.","type":"integer","minimum":0},"\#
  environment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"descr\#
  iption":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"Latest\#
   transaction; null for a grant.","type":["string","null"]},"originalTransactionId":{"descrip\#
  tion":"First transaction; null for a grant.","type":["string","null"]}},"required":["id","ac\#
  tive","state","productId","source","renewState","grantType","periodType","startedAt","expire\#
  sAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenew\#
  DisabledAt","renewsCount","environment","store","transactionId","originalTransactionId"]},"E\#
  ntitlementId":{"description":"An entitlement, for example `premium`.","type":"string","minLe\#
  ngth":1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, including\#
   inactive entitlements.","type":"object","additionalProperties":{"$ref":"#/components/schema\#
  s/Entitlement"}},"ErrorCounts":{"description":"How many errors of each kind. Kinds that did \#
  not occur are missing.","type":"object","additionalProperties":{"type":"integer","minimum":1\#
  }},"Event":{"description":"One entry of a project's log. Its other members depend on its kin\#
  d: events.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/components/schem\#
  as/Cursor","description":"The event's number in the log; absent in a dry run."},"id":{"descr\#
  iption":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/schemas/Even\#
  tKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the event ha\#
  ppened, by the project's clock."},"project":{"$ref":"#/components/schemas/ProjectId"},"user"\#
  :{"$ref":"#/components/schemas/UserId","description":"CustomerId of the customer that the ev\#
  ent is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/UserId","des\#
  cription":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#/components/\#
  schemas/UserId","description":"Id of the user, if the user is anonymous. In identified and l\#
  oggedOut: the device's anonymous user after the event."},"cause":{"$ref":"#/components/schem\#
  as/Cause"},"device":{"description":"In userCreated, identified, loggedOut, purchase events a\#
  nd the events that a purchase causes: the device; null when there is none.","type":["string"\#
  ,"null"]},"outcome":{"description":"In identified: the outcome that identify returned.","typ\#
  e":"string","enum":["attached","aliased","moved","switched"]},"from":{"description":"In a mo\#
  ve: the holders before.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to"\#
  :{"$ref":"#/components/schemas/UserId","description":"In a move: the user that gained the pu\#
  rchase."},"shared":{"description":"In a move: whether the users in `from` keep the purchase.\#
  ","type":"boolean"},"undone":{"description":"In linkUndone: id of the undone event.","type":\#
  "string"},"aliases":{"description":"In usersAliased, and in linkUndone of customers that are\#
   split: every id of the customer now, in byte order.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","description":"In \#
  usersAliased: the customerId that `user` absorbed; absent when the joining id was new."},"en\#
  titlements":{"description":"In entitlementsActivated and entitlementsDeactivated: the entitl\#
  ements that changed, in byte order. In granted and grantRevoked: the entitlement.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components/s\#
  chemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transa\#
  ctionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest transaction;\#
   in purchaseUpdated, the transaction that changed."},"product":{"$ref":"#/components/schemas\#
  /ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"descripti\#
  on":"In purchase events: the holders.","type":"array","items":{"$ref":"#/components/schemas/\#
  UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedA\#
  t":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment\#
  "},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"In purchase even\#
  ts: the end of the period. In granted and grantRevoked: the end of the grant."},"periodType"\#
  :{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"ty\#
  pe":["string","null"]},"currency":{"type":["string","null"]},"country":{"type":["string","nu\#
  ll"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attr\#
  ibutes"},"endReason":{"$ref":"#/components/schemas/EndReason","description":"In purchase eve\#
  nts: why the purchase ended, or will end; absent when the store named no reason."},"replaces\#
  ":{"$ref":"#/components/schemas/TransactionId","description":"In purchase events: the purcha\#
  se that this one takes over; absent when there is none."},"changes":{"description":"In purch\#
  aseUpdated: the fields of the transaction that the call changed, with their new values; abse\#
  nt when the clock is the cause.","type":"object"},"state":{"$ref":"#/components/schemas/Stat\#
  e","description":"In purchaseRenewed, purchaseUpdated and purchaseExpired: the purchase's st\#
  ate after the event."},"before":{"description":"In the same events: `state` before the event\#
  , and former values. In purchaseUpdated by a call: those of the fields in `changes`. In purc\#
  haseRenewed: `product`, `expiresAt` and `periodType` of the transaction before. In all other\#
  s, and in purchaseRenewed too: what the latest transaction said of `autoRenew`, `renewsAs` a\#
  nd `billingIssueAt`, if anything.","type":"object"},"isEarlier":{"description":"In purchaseU\#
  pdated: true if the transaction is not the latest of the purchase; otherwise absent.","type"\#
  :"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"In clockAdvanced: the\#
   time that the clock shows."}},"required":["id","kind","at","project","cause"]},"EventId":{"\#
  description":"Id of an event, as the log shows it.","type":"string","minLength":1,"maxLength\#
  ":255},"EventKind":{"description":"Kind of an event.","type":"string","enum":["userCreated",\#
  "identified","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","p\#
  urchaseUpdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscri\#
  ptionReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferr\#
  ed","granted","grantRevoked","userDeleted","clockAdvanced"]},"ExplanationStep":{"description\#
  ":"One step that led a user to an entitlement, or took it away. A member that does not apply\#
  , or is not known, is absent.","type":"object","properties":{"step":{"description":"Kind of \#
  the step; rules.md describes each kind.","type":"string","enum":["purchased","claimed","gran\#
  ted","attached","moved","shared","transferred","aliased","unclear","identified","renewed","r\#
  evoked","mapped","clock"]},"text":{"description":"An explanation in one sentence.","type":"s\#
  tring"},"at":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the step, \#
  if it has a time. In `clock`: the moment that the result is for."},"event":{"$ref":"#/compon\#
  ents/schemas/EventId","description":"Id of the event that reported the step."},"cursor":{"$r\#
  ef":"#/components/schemas/Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/c\#
  omponents/schemas/AppliedRule","description":"The rule that applied in the step."},"by":{"de\#
  scription":"In `claimed`: what led to the user.","type":"string","enum":["purchase","restore\#
  ","accountToken","replaces"]},"method":{"description":"Method that made the step.","type":"s\#
  tring","enum":["identify","restore","purchase","user.link.undo"]},"from":{"description":"Who\#
   had it before: at most ten ids, one id per customer. In `aliased`: the first customer. In `\#
  identified`: the device's anonymous user.","type":"array","items":{"$ref":"#/components/sche\#
  mas/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: the second customer.\#
  ","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"In\#
   `purchased` and `identified`: the device; null for a purchase without a device.","type":["s\#
  tring","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref\#
  ":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Transa\#
  ctionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/\#
  schemas/State","description":"State of the purchase or grant at that time."},"since":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"In `clock`: start of the state; when a\#
  ccess is over, the last millisecond with access. In other steps: start of the period."},"unt\#
  il":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the sta\#
  te, as far as is known; the end of a pause. Null for no end."},"recomputed":{"description":"\#
  True when an undo of an earlier link changed the outcome of this login; otherwise absent.","\#
  type":"boolean"}},"required":["step","text","at"]},"FeedStats":{"description":"The readers o\#
  f events.","type":"object","properties":{"waits":{"description":"`events.wait` requests that\#
   wait now.","type":"integer","minimum":0},"subscriptions":{"description":"Open subscriptions\#
  .","type":"integer","minimum":0},"consumers":{"description":"Consumers, by project and name:\#
   at most 256.","type":"array","items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreCons\#
  umers":{"description":"Whether there are more consumers.","type":"boolean"}},"required":["wa\#
  its","subscriptions","consumers","moreConsumers"]},"IdempotencyKey":{"description":"Key of o\#
  ne write. The daemon stores it for 24 hours, per project and method.","type":"string","minLe\#
  ngth":1,"maxLength":255},"Limits":{"description":"The daemon's limits by name.","type":"obje\#
  ct","properties":{"lineBytesMax":{"description":"Longest line, in bytes without the line fee\#
  d.","type":"integer"},"batchEntriesMax":{"description":"Most requests in one batch.","type":\#
  "integer"},"depthMax":{"description":"Deepest nesting of JSON arrays and objects.","type":"i\#
  nteger"},"requestIdBytesMax":{"description":"Longest request id, in bytes.","type":"integer"\#
  }},"required":["lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalP\#
  roperties":{"type":"integer"}},"LosingSource":{"description":"A purchase or grant that also \#
  gives the entitlement, but not the one that supplies its fields.","type":"object","propertie\#
  s":{"lostBy":{"description":"The first criterion, in the order of rules.md, in which the two\#
   differ.","type":"string","enum":["active","end","purchasedAt","transactionId","store","orig\#
  inalTransactionId","order"]},"text":{"description":"An explanation in one sentence.","type":\#
  "string"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitl\#
  ement as this purchase or grant alone would give it."}},"required":["lostBy","text","entitle\#
  ment"]},"MethodStats":{"description":"The requests of a method, without those that the daemo\#
  n has not answered yet.","type":"object","properties":{"requests":{"description":"How many r\#
  equests the daemon answered, with results or errors.","type":"integer","minimum":0},"errors"\#
  :{"$ref":"#/components/schemas/ErrorCounts"},"durations":{"$ref":"#/components/schemas/Durat\#
  ions"}},"required":["requests","errors","durations"]},"MethodSummary":{"description":"One li\#
  ne in the list of methods.","type":"object","properties":{"name":{"type":"string"},"summary"\#
  :{"type":"string"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["na\#
  me","summary","role"]},"MissingReason":{"description":"A reason why an entitlement is not ac\#
  tive.","type":"object","properties":{"kind":{"description":"What is missing; rules.md descri\#
  bes each kind.","type":"string","enum":["expired","paused","billingRetry","refunded","revoke\#
  d","notYet","environment","notMapped","notIdentified","heldByAnother","heldByNobody","noProd\#
  uct","noPurchase","notGranted"]},"text":{"description":"An explanation in one sentence.","ty\#
  pe":"string"},"store":{"$ref":"#/components/schemas/Store","description":"Store of the purch\#
  ase, if the reason is about a purchase."},"originalTransactionId":{"$ref":"#/components/sche\#
  mas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/\#
  components/schemas/UserId","description":"In `heldByAnother` and `notIdentified`: the holder\#
   of the purchase. An identified holder comes before an anonymous holder, then the first in b\#
  yte order."},"since":{"$ref":"#/components/schemas/Moment","description":"Last millisecond w\#
  ith access. In `refunded` and `revoked`: time of the refund or revocation. In `notIdentified\#
  `: when the holder logged out on this device, if it did."},"until":{"$ref":"#/components/sch\#
  emas/Moment","description":"In `paused`: end of the pause. In `notYet`: start of access."},"\#
  because":{"description":"In `heldByAnother`: the steps that led to the holder.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/ExplanationStep"}},"suggestedCalls":{"description":\#
  "Calls that would each make the entitlement active at the moment that the result is for. A c\#
  all is listed under the first reason that it removes.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/SuggestedCall"}}},"required":["kind","text","suggestedCalls"]},"Moment":{"de\#
  scription":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC\#
   offset and precision, and returns UTC with milliseconds.","type":"string","format":"date-ti\#
  me"},"Move":{"description":"A purchase with new holders.","type":"object","properties":{"sto\#
  re":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/sche\#
  mas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/co\#
  mponents/schemas/ProductKind"},"from":{"description":"Who held it before: one id per custome\#
  r, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$re\#
  f":"#/components/schemas/UserId","description":"The user that gained it. After an undo in wh\#
  ich no user gained it: the first remaining holder in byte order."},"shared":{"description":"\#
  True when the users in `from` still hold it.","type":"boolean"}},"required":["store","origin\#
  alTransactionId","product","kind","from","to","shared"]},"NotifiedPurchase":{"description":"\#
  What a notification did to one purchase.","type":"object","properties":{"store":{"$ref":"#/c\#
  omponents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionI\#
  d"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"Transaction \#
  of which the store speaks."},"outcome":{"description":"As of `purchase`.","type":"string","e\#
  num":["recorded","renewed","planChanged","received","claimed","updated","stale","unchanged"]\#
  },"fields":{"description":"Fields of the transaction that changed; of a new period, those th\#
  at differ from the period before, apart from `purchasedAt`. Absent when there are none.","ty\#
  pe":"array","items":{"type":"string"}},"stale":{"description":"Fields that lost against newe\#
  r information; absent when there are none.","type":"array","items":{"type":"string"}}},"requ\#
  ired":["store","originalTransactionId","transactionId","outcome"]},"NullableMoment":{"descri\#
  ption":"RFC 3339 timestamp, or null.","type":["string","null"],"format":"date-time"},"Peer":\#
  {"description":"The other end of the connection, as the kernel reports it.","type":"object",\#
  "properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"ro\#
  le":{"type":"string","enum":["read","write","admin"]}},"required":["uid","gid","pid","role"]\#
  },"PeerStats":{"description":"The open connections of a uid with a role.","type":"object","p\#
  roperties":{"uid":{"type":"integer"},"role":{"description":"`none` for clients without a rol\#
  e, whose requests the daemon refuses.","type":"string","enum":["none","read","write","admin"\#
  ]},"connections":{"description":"How many connections.","type":"integer","minimum":0}},"requ\#
  ired":["uid","role","connections"]},"PeriodType":{"description":"Price of a period: full (no\#
  rmal), a trial, or introductory (intro).","type":"string","enum":["normal","trial","intro"]}\#
  ,"Platform":{"description":"Platform of the device: ios, android, web or another word of tha\#
  t form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"PlayStoreSettings":{"descripti\#
  on":"How the project takes what Google Play sends.","type":"object","properties":{"packages"\#
  :{"description":"Package names of the apps whose notifications the project takes.","type":"a\#
  rray","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["\#
  packages"],"additionalProperties":false},"Preset":{"description":"A named set of rules.","ty\#
  pe":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"d\#
  escription":"A decimal number in a string, for example \"9.99\".","type":"string","pattern":\#
  "^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","typ\#
  e":"object","properties":{"kind":{"description":"Default: the kind that the purchase gives; \#
  without it, `subscription` for a purchase with an end and `nonConsumable` for a purchase wit\#
  hout.","type":["string","null"],"enum":["subscription","nonRenewingSubscription","nonConsuma\#
  ble","consumable",null]},"entitlements":{"description":"Ids of the entitlements that the pro\#
  duct unlocks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItem\#
  s":100}},"required":["entitlements"],"additionalProperties":false},"ProductId":{"description\#
  ":"A product, by the id that the store and the catalogue use.","type":"string","minLength":1\#
  ,"maxLength":255},"ProductKind":{"description":"Kind of a product, which determines how a pu\#
  rchase moves and expires.","type":"string","enum":["subscription","nonRenewingSubscription",\#
  "nonConsumable","consumable"]},"Project":{"description":"A project: a namespace for users, p\#
  urchases, rules and events, with the counts of its records.","type":"object","properties":{"\#
  id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},\#
  "products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids that\#
   `grant` accepts in addition to the entitlements of the catalogue.","type":"array","items":{\#
  "$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/Pr\#
  ojectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"\#
  URLs that receive the project's events. Only `project.webhooks` returns the secrets.","type"\#
  :"array","items":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/compone\#
  nts/schemas/Stores"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time o\#
  f the creation, by the project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"\#
  }},"required":["id","rules","products","entitlements","environment","clock","webhooks","stor\#
  es","createdAt","counts"]},"ProjectEnvironment":{"description":"Which purchases give access:\#
   those of production, those of the sandbox, or both (any).","type":"string","enum":["product\#
  ion","sandbox","any"]},"ProjectId":{"description":"A project: a namespace for users, purchas\#
  es, rules and events. Projects share no data.","type":"string","minLength":1,"maxLength":255\#
  },"ProjectSummary":{"description":"One line in the list of projects.","type":"object","prope\#
  rties":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schema\#
  s/Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components\#
  /schemas/Counts"}},"required":["id","preset","createdAt","counts"]},"Properties":{"descripti\#
  on":"Properties by their names. setUserProperty stores at most 100 per customer.","type":"ob\#
  ject","propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$\#
  ref":"#/components/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a property\#
  : 1 to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80\#
  }$"},"PropertyValue":{"description":"Value of a property.","type":"string","maxLength":500},\#
  "Purchase":{"description":"One product bought in one store, its transactions and its holders\#
  .","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTran\#
  sactionId":{"$ref":"#/components/schemas/TransactionId","description":"The first transaction\#
  ."},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest t\#
  ransaction."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/componen\#
  ts/schemas/ProductKind","description":"Kind that the purchase or the catalogue gives; withou\#
  t it, `subscription` for a purchase with an end and `nonConsumable` for a purchase without."\#
  },"state":{"$ref":"#/components/schemas/State","description":"Current state; null before the\#
   first purchasedAt."},"holders":{"description":"Who holds the purchase: one id per customer,\#
   in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"d\#
  escription":"Device on which the customer bought; null when there is none.","type":["string"\#
  ,"null"]},"storeAccount":{"description":"Store account that bought it; null when there is no\#
  ne.","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Time of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Mom\#
  ent","description":"Time of the first transaction."},"expiresAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"Last millisecond of the period; null for no end."},"trialS\#
  tartedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial\#
   began; null without a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"env\#
  ironment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"Environment of t\#
  he first transaction."},"isFamilyShared":{"description":"Whether a family member bought it a\#
  nd shares it.","type":"boolean"},"price":{"description":"A decimal number in a string, for e\#
  xample \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it \#
  was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent\#
  .","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type"\#
  :["string","null"]},"autoRenew":{"description":"Whether it renews automatically: true for a \#
  subscription until purchase.update says otherwise, false for every other kind.","type":"bool\#
  ean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Tim\#
  e since which auto-renew has been off; null while it is on."},"gracePeriodExpiresAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"Last millisecond of the grace period; \#
  null without a grace period."},"billingRetry":{"description":"Whether the store retries a fa\#
  iled payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment"\#
  ,"description":"Time at which the pause ends; null without a pause."},"refundedAt":{"$ref":"\#
  #/components/schemas/NullableMoment","description":"Time of the refund; null without a refun\#
  d."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which \#
  the store withdrew access; null when it did not."},"endedAt":{"$ref":"#/components/schemas/N\#
  ullableMoment","description":"Time at which access ended before the end of the period; null \#
  when it did not."},"paused":{"description":"Whether the store says that the subscription is \#
  paused.","type":"boolean"},"renewsAs":{"description":"Product of the next period; null for t\#
  he same product.","type":["string","null"]},"endReason":{"$ref":"#/components/schemas/EndRea\#
  son","description":"Why the purchase ended, or will end; null when the store named no reason\#
  ."},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since\#
   which billing has failed; null when it does not fail."},"replaces":{"description":"Purchase\#
   that this one takes over, as the store named it; null when there is none.","type":["string"\#
  ,"null"]},"replacedBy":{"description":"`originalTransactionId` of the purchase that took thi\#
  s one over; null before it began.","type":["string","null"]},"keys":{"description":"Further \#
  names of the purchase, in byte order.","type":"array","items":{"$ref":"#/components/schemas/\#
  TransactionId"}},"renewsCount":{"description":"Number of renewals at the full price: the num\#
  ber of `normal` periods minus 1, at least 0.","type":"integer","minimum":0},"accountToken":{\#
  "description":"First account token that the store named; null without one.","type":["string"\#
  ,"null"]},"transactions":{"description":"All transactions, oldest first.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalTransactionI\#
  d","transactionId","product","kind","state","holders","device","storeAccount","purchasedAt",\#
  "firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFamilyShared",\#
  "price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpir\#
  esAt","billingRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused","renewsAs","e\#
  ndReason","billingIssueAt","replaces","replacedBy","keys","renewsCount","accountToken","tran\#
  sactions"]},"PurchaseEnvironment":{"description":"Environment of the store: production, or s\#
  andbox for test purchases.","type":"string","enum":["production","sandbox"]},"PurchaseRef":{\#
  "description":"A purchase, by its store and the id of its first transaction.","type":"object\#
  ","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref\#
  ":"#/components/schemas/TransactionId","description":"Id of the purchase's first transaction\#
  ."}},"required":["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"\#
  description":"A purchase that a restore refused, and the rule that refused it.","type":"obje\#
  ct","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$r\#
  ef":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"\#
  },"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An identified \#
  holder comes before an anonymous holder, then the first in byte order."},"rule":{"descriptio\#
  n":"The rule that refused it.","type":"string","enum":["onRestore","oneTimePurchases"]}},"re\#
  quired":["store","originalTransactionId","product","holder","rule"]},"RemainingChange":{"des\#
  cription":"A later change that stays although an earlier link is undone.","type":"object","p\#
  roperties":{"event":{"$ref":"#/components/schemas/EventId","description":"Id of the event th\#
  at reported it."},"method":{"description":"Method that made it.","type":"string","enum":["re\#
  store","purchase","user.link.undo"]}},"required":["event","method"]},"Rules":{"description":\#
  "Every rule of a project. rules.md describes each rule.","type":"object","properties":{"pres\#
  et":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules started from.\#
  "},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex digit\#
  s follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLengt\#
  h":64},"onIdentifyNew":{"description":"What a login of a new user id does when no user is lo\#
  gged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move",\#
  "switch"]},"onIdentifyKnown":{"description":"What a login of a known user id does when no us\#
  er is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked"\#
  ,"move","switch"]},"onSwitch":{"description":"What a login does when another user is logged \#
  in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description\#
  ":"The current user after a logout: the same anonymous user (return), or a new anonymous use\#
  r (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description":\#
  "What a logout does when no user is logged in.","type":"string","enum":["ignore","refuse","r\#
  otate"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonymous \#
  user and its identified user, or only the current user.","type":"string","enum":["deviceAndU\#
  ser","currentUser"]},"onRestore":{"description":"What a restore does with a purchase that an\#
  other user holds.","type":"string","enum":["share","transfer","transferIfInactive","keep","a\#
  lias"]},"anonymousHolders":{"description":"What a restore does with a purchase that only ano\#
  nymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"descri\#
  ption":"Whether a restore moves one-time purchases.","type":"string","enum":["move","stay"]}\#
  ,"unclaimedPurchases":{"description":"What the daemon does with a purchase that a store repo\#
  rts without a known user: it does not record it (ignore), records it without a holder (keep)\#
  , or gives it to a new anonymous user (anonymous).","type":"string","enum":["ignore","keep",\#
  "anonymous"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scal\#
  ars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that \#
  no user may have, compared byte by byte. The empty id is always blocked.","type":"array","it\#
  ems":{"type":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPref\#
  ix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHol\#
  ders","onRestore","anonymousHolders","oneTimePurchases","unclaimedPurchases","userIdLengthMa\#
  x","blockedUserIds"]},"RulesChoice":{"description":"Name of a preset, or an object with a pr\#
  eset and the rules that differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"t\#
  ype":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Pr\#
  eset that supplies the rules that are not given.","default":"qonversion"},"anonymousPrefix":\#
  {"description":"Beginning of each anonymous id; 32 lower-case hex digits follow. When it is \#
  empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew\#
  ":{"description":"What a login of a new user id does when no user is logged in on the device\#
  .","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentif\#
  yKnown":{"description":"What a login of a known user id does when no user is logged in on th\#
  e device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"o\#
  nSwitch":{"description":"What a login does when another user is logged in on the device.","t\#
  ype":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The current user a\#
  fter a logout: the same anonymous user (return), or a new anonymous user (rotate).","type":"\#
  string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a logout does w\#
  hen no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHol\#
  ders":{"description":"Who holds a new purchase: the device's anonymous user and its identifi\#
  ed user, or only the current user.","type":"string","enum":["deviceAndUser","currentUser"]},\#
  "onRestore":{"description":"What a restore does with a purchase that another user holds.","t\#
  ype":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHol\#
  ders":{"description":"What a restore does with a purchase that only anonymous users hold.","\#
  type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a res\#
  tore moves one-time purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases"\#
  :{"description":"What the daemon does with a purchase that a store reports without a known u\#
  ser: it does not record it (ignore), records it without a holder (keep), or gives it to a ne\#
  w anonymous user (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"userId\#
  LengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type":"integer\#
  ","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have, com\#
  pared byte by byte. The empty id is always blocked.","type":"array","items":{"type":"string"\#
  ,"maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"\#
  description":"State of a purchase or grant. Null before it begins, and for an entitlement th\#
  at the user never had.","type":["string","null"],"enum":["active","trial","intro","gracePeri\#
  od","billingRetry","paused","expired","refunded","revoked",null]},"StorageStats":{"descripti\#
  on":"The files of the store, and the work on them since the daemon's start. Missing if the s\#
  tore is in memory.","type":"object","properties":{"dataFileBytes":{"description":"Size of th\#
  e data file.","type":"integer","minimum":0},"logFileBytes":{"description":"Size of SQLite's \#
  write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"description":"Size of t\#
  he two files of the journal.","type":"integer","minimum":0},"journalBytes":{"description":"B\#
  ytes in the journal that the daemon has not copied to the tables yet.","type":"integer","min\#
  imum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of them was committed;\#
   0 if there are none.","type":"integer","minimum":0},"freeBytes":{"description":"Free space \#
  for the daemon on the file system of the data file; null if the system does not say.","type"\#
  :["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"},"checkpoi\#
  nts":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/components/schemas/Dura\#
  tions"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","journalBytes","journ\#
  alAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"Store that t\#
  ook the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft,\#
   paddle, stripe, web, or one of the project's `stores.custom`.","type":"string","pattern":"^\#
  [A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for example an App\#
  le ID or a Google account, whose purchases a device can restore.","type":"string","minLength\#
  ":1,"maxLength":255},"StoreNotification":{"description":"What the store calls its message. O\#
  f what the caller fetched, and of a bare signed transaction, `id` and `type` are null.","typ\#
  e":"object","properties":{"id":{"description":"Apple's `notificationUUID`, Google's `message\#
  Id`, Stripe's event id.","type":["string","null"]},"type":{"description":"The store's type."\#
  ,"type":["string","null"]},"subtype":{"description":"Apple's subtype; null if there is none.\#
  ","type":["string","null"]},"at":{"$ref":"#/components/schemas/Moment","description":"Time a\#
  t which the store made it."},"environment":{"description":"Null if the message does not say \#
  it.","type":["string","null"],"enum":["production","sandbox",null]}},"required":["id","type"\#
  ,"subtype","at","environment"]},"StoreQuestion":{"description":"What to fetch from the store\#
  : its kind, and the ids that the store gave.","type":"object","properties":{"kind":{"type":"\#
  string","enum":["subscription","product","invoice","checkoutSession"]},"id":{"description":"\#
  Id of the object at Stripe.","type":"string"},"packageName":{"description":"Package of the a\#
  pp at Google.","type":"string"},"purchaseToken":{"description":"Token of the purchase at Goo\#
  gle.","type":"string"},"charge":{"description":"Charge whose invoice is to be fetched.","typ\#
  e":"string"},"paymentIntent":{"description":"Payment whose invoice is to be fetched.","type"\#
  :"string"}},"required":["kind"]},"StoreResponse":{"description":"An object that the caller f\#
  etched from a store's API.","type":"object","properties":{"kind":{"description":"What `body`\#
   is: of `playStore`, `subscription` (purchases.subscriptionsv2) or `product` (purchases.prod\#
  uctsv2); of `stripe`, `subscription`, `invoice` or `checkoutSession`.","type":"string","enum\#
  ":["subscription","product","invoice","checkoutSession"]},"purchaseToken":{"description":"To\#
  ken of the purchase at Google. Required for `playStore` without a payload.","type":"string",\#
  "minLength":1,"maxLength":255},"packageName":{"description":"Package of the app at Google.",\#
  "type":"string","minLength":1,"maxLength":255},"body":{"description":"The JSON object that t\#
  he API answered.","type":"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/componen\#
  ts/schemas/Moment","description":"Time of the fetch, RFC 3339, which counts where there is n\#
  o payload. Default: the system's now."}},"required":["kind","body"],"additionalProperties":f\#
  alse},"Stores":{"description":"Settings of the stores in which a project sells.","type":"obj\#
  ect","properties":{"appStore":{"$ref":"#/components/schemas/AppStoreSettings","description":\#
  "Absent when not defined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSettings","de\#
  scription":"Absent when not defined."},"stripe":{"$ref":"#/components/schemas/StripeSettings\#
  ","description":"Absent when not defined."},"custom":{"description":"Stores of the project's\#
   own, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems\#
  ":20}},"required":["custom"]},"StoresChoice":{"description":"New settings of stores. A setti\#
  ng that is left out stays.","type":"object","properties":{"appStore":{"description":"How the\#
   project verifies what the App Store sends. Replaces the settings as a whole; null removes t\#
  hem.","type":["object","null"],"properties":{"apps":{"description":"Apps whose notifications\#
   the project takes.","type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"max\#
  Items":100},"environments":{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEnv\#
  ironment"},"maxItems":4,"description":"Environments that the project takes. Default: `Produc\#
  tion` and `Sandbox`. `Xcode` and `LocalTesting` need a project whose `environment` is not `p\#
  roduction`."},"roots":{"description":"Root certificates that replace Apple's, as DER in base\#
  64. Only where the project's `environment` is not `production`. Default: Apple's root.","typ\#
  e":"array","items":{"type":"string"},"maxItems":10}},"required":["apps"],"additionalProperti\#
  es":false},"playStore":{"description":"How the project takes what Google Play sends. Replace\#
  s the settings as a whole; null removes them.","type":["object","null"],"properties":{"packa\#
  ges":{"description":"Package names of the apps whose notifications the project takes.","type\#
  ":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required\#
  ":["packages"],"additionalProperties":false},"stripe":{"description":"How the project verifi\#
  es and reads Stripe's events. Replaces the settings as a whole; null removes them.","type":[\#
  "object","null"],"properties":{"secret":{"description":"Signing secret of Stripe's endpoint,\#
   with its `whsec_`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"descriptio\#
  n":"Secret before, which is accepted too; null when there is none.","type":["string","null"]\#
  ,"minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's price that name\#
  s the product: its `product`, its own id, or its `lookup_key`.","type":"string","enum":["pro\#
  duct","price","lookupKey"],"default":"product"},"userFrom":{"description":"Members of Stripe\#
  's objects that contain the account token: `client_reference_id`, `customer` or `metadata.NA\#
  ME`. The first that is there counts. Default: `client_reference_id`.","type":"array","items"\#
  :{"type":"string","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/component\#
  s/schemas/Duration","description":"How long access continues while a renewal is unpaid and S\#
  tripe retries it, ISO 8601. Default: P0D."}},"required":["secret"],"additionalProperties":fa\#
  lse},"custom":{"description":"Stores of the project's own. They replace the previous list as\#
   a whole.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"req\#
  uired":[],"additionalProperties":false},"StripeSettings":{"description":"How the project rea\#
  ds Stripe's events. Only `project.stores` returns the secrets.","type":"object","properties"\#
  :{"secret":{"description":"Signing secret of Stripe's endpoint, with its `whsec_`. Only in `\#
  project.stores`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"description":\#
  "Secret before, which is accepted too; null when there is none. Only in `project.stores`.","\#
  type":["string","null"],"minLength":1,"maxLength":255},"product":{"description":"Member of S\#
  tripe's price that names the product: its `product`, its own id, or its `lookup_key`.","type\#
  ":"string","enum":["product","price","lookupKey"]},"userFrom":{"description":"Members of Str\#
  ipe's objects that contain the account token: `client_reference_id`, `customer` or `metadata\#
  .NAME`. The first that is there counts.","type":"array","items":{"type":"string","minLength"\#
  :1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","descript\#
  ion":"How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601."}\#
  },"required":["product","userFrom","grace"]},"SubscriptionId":{"description":"Id of a subscr\#
  iption. It is unique within one connection.","type":"string"},"SuggestedCall":{"description"\#
  :"A complete call that would make the entitlement active. The daemon has tried it in a dry r\#
  un.","type":"object","properties":{"method":{"description":"Method of the call.","type":"str\#
  ing"},"params":{"description":"Params of the call.","type":"object"},"role":{"description":"\#
  Role that the caller needs.","type":"string","enum":["read","write","admin"]},"text":{"descr\#
  iption":"An explanation in one sentence.","type":"string"}},"required":["method","params","r\#
  ole","text"]},"Transaction":{"description":"One transaction of a purchase: a paid period or \#
  a single payment. A member that is not required is absent when it is not set.","type":"objec\#
  t","properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$\#
  ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType\#
  "},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/sc\#
  hemas/NullableMoment"},"isFamilyShared":{"description":"Whether a family member bought it an\#
  d shares it. An export always shows this member and those up to `attributes`.","type":"boole\#
  an"},"price":{"description":"A decimal number in a string, for example \"9.99\".","type":["s\#
  tring","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string",\#
  "null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]}\#
  ,"offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"attribu\#
  tes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/Product\#
  Kind","description":"The kind that the store named."},"environment":{"$ref":"#/components/sc\#
  hemas/PurchaseEnvironment","description":"The environment that the store named."},"autoRenew\#
  ":{"description":"False while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"\#
  $ref":"#/components/schemas/Moment","description":"Time since which auto-renew has been off.\#
  "},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","description":"Last moment o\#
  f the grace period."},"billingRetry":{"description":"True while the store retries a failed p\#
  ayment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Moment","description"\#
  :"Time at which the pause ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","descri\#
  ption":"Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/Moment","description\#
  ":"Time at which the store withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment\#
  ","description":"Time at which access ended before the end of the period."},"paused":{"descr\#
  iption":"True while the store says that the subscription is paused.","type":"boolean"},"rene\#
  wsAs":{"$ref":"#/components/schemas/ProductId","description":"Product of the next period."},\#
  "endReason":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components\#
  /schemas/Moment","description":"Time since which billing has failed."},"asOf":{"$ref":"#/com\#
  ponents/schemas/Moment","description":"Time of the newest statement about the transaction."}\#
  },"required":["transactionId","product","periodType","purchasedAt","expiresAt","asOf"]},"Tra\#
  nsactionId":{"description":"Id that a store gives to a transaction.","type":"string","minLen\#
  gth":1,"maxLength":255},"User":{"description":"The current user of a device, or the user tha\#
  t an id belongs to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId\#
  ","description":"For a device: the identified user, or else the anonymous user. For an id: t\#
  hat id if it is identified, or else the customer's identified id, or its anonymous id if it \#
  has none."},"anonymousId":{"description":"For a device: its anonymous user. For an id: that \#
  id if it is anonymous, or else null.","type":["string","null"]},"identityId":{"description":\#
  "Id of the identified user; null for an anonymous user.","type":["string","null"]},"customer\#
  Id":{"$ref":"#/components/schemas/UserId","description":"Id of the customer. It stays the sa\#
  me across logins, and every userId param accepts it."},"aliases":{"description":"Every id of\#
   the customer, in byte order. It omits the customerId of a customer that began with an ident\#
  ified user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref"\#
  :"#/components/schemas/DeviceId","description":"Id of the device; absent when the request na\#
  mes a user."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which\#
   the customer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"\#
  }},"required":["id","anonymousId","identityId","customerId","aliases","createdAt","environme\#
  nt"]},"UserId":{"description":"Id of a user: the app's own id, an anonymous id, or a custome\#
  rId. It has 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte.\#
   An empty id is blockedUserId and a longer id userIdTooLong, so this schema has no length.",\#
  "type":"string"},"Warning":{"description":"A sign that an accepted request may be a mistake.\#
  ","type":"object","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEnt\#
  itlement","subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","accou\#
  ntTokenDiffers","transactionDiffers","unknownNotification"]},"message":{"description":"An ex\#
  planation in one sentence.","type":"string"},"nearest":{"description":"Similar names that ex\#
  ist, nearest first. An unknown entitlement always has it.","type":"array","items":{"type":"s\#
  tring"}},"fields":{"description":"In sameMoment: the fields that two statements of one momen\#
  t give different values.","type":"array","items":{"type":"string"}}},"required":["kind","mes\#
  sage"]},"Webhook":{"description":"A URL that receives a project's events, with its secrets. \#
  Only an admin can read it.","type":"object","properties":{"url":{"$ref":"#/components/schema\#
  s/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"descript\#
  ion":"Second secret that also signs each delivery; null when there is none.","type":["string\#
  ","null"]},"authorization":{"description":"What posts carry in their header `Authorization`;\#
   null when they carry none.","type":["string","null"]},"format":{"$ref":"#/components/schema\#
  s/WebhookFormat"},"paused":{"description":"True if webhook.pause stopped the posts to the UR\#
  L.","type":"boolean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","description":"Na\#
  me of the consumer whose cursor is the webhook's position. A replay gives the webhook anothe\#
  r one."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's positio\#
  n: all events up to this cursor are delivered."}},"required":["url","secret","oldSecret","au\#
  thorization","format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL t\#
  hat receives the project's events.","type":"object","properties":{"url":{"$ref":"#/component\#
  s/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"\#
  $ref":"#/components/schemas/WebhookSecret","description":"Second secret that also signs each\#
   delivery, until every receiver knows the new secret."},"authorization":{"description":"Secr\#
  et that posts carry in their header `Authorization`, with the format `qonversion` after `Bas\#
  ic `. Printable ASCII, without a space at either end.","type":"string","minLength":1,"maxLen\#
  gth":1000},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"req\#
  uired":["url","secret"],"additionalProperties":false},"WebhookFailure":{"description":"The l\#
  atest failed attempt for the oldest event that waits for another one; if no event waits, the\#
   latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Mo\#
  ment","description":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schemas/Cu\#
  rsor","description":"Cursor of the event."},"reason":{"description":"Why the attempt failed,\#
   for people.","type":"string","maxLength":500},"attempts":{"description":"Number of attempts\#
   so far to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/compone\#
  nts/schemas/NullableMoment","description":"Time of the next attempt; null if the event is de\#
  livered or no program posts it."}},"required":["at","cursor","reason","attempts","nextAttemp\#
  tAt"]},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the event as in the\#
   log. `purchasely`, `revenuecat` and `qonversion`: as these systems document it (webhooks.md\#
  ).","type":"string","enum":["entitled","purchasely","revenuecat","qonversion"]},"WebhookRepo\#
  rt":{"description":"How the posts to a URL fare.","type":"object","properties":{"url":{"$ref\#
  ":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time of the latest delivery."},"failure":{"description":"The latest failed attem\#
  pt for the oldest event that waits for another one; if no event waits, the latest failed att\#
  empt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","description\#
  ":"Time of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Curs\#
  or of the event."},"reason":{"description":"Why the attempt failed, for people.","type":"str\#
  ing","maxLength":500},"attempts":{"description":"Number of attempts so far to post the event\#
  .","type":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/components/\#
  schemas/Moment","description":"Time of the next attempt; absent if the event is delivered."}\#
  },"required":["at","cursor","reason","attempts"],"additionalProperties":false}},"required":[\#
  "url"],"additionalProperties":false},"WebhookSecret":{"description":"Key that signs each del\#
  ivery. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","type\#
  ":"string","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that receive\#
  s a project's events, and how the posts to it fare.","type":"object","properties":{"url":{"$\#
  ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat\#
  "},"state":{"description":"`paused` by webhook.pause; `stopped` if no program posts; `failin\#
  g` if an event waits for another attempt; else `posting`.","type":"string","enum":["paused",\#
  "stopped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","description"\#
  :"The webhook's position: all events up to this cursor are delivered."},"backlog":{"descript\#
  ion":"Number of events after `cursor`.","type":"integer","minimum":0},"deliveredAt":{"$ref":\#
  "#/components/schemas/NullableMoment","description":"Time of the latest delivery; null if th\#
  e daemon has had no report of one since its start."},"failure":{"$ref":"#/components/schemas\#
  /WebhookFailure","description":"Absent if the daemon has had no report of a failure since it\#
  s start."}},"required":["url","format","state","cursor","backlog","deliveredAt"]},"WebhookSu\#
  mmary":{"description":"A URL that receives a project's events.","type":"object","properties"\#
  :{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/We\#
  bhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An absolute `https:\#
  //` or `http://` URL with a host, and optionally a port, a path and a query. It has no user,\#
   password or fragment, because every reader of the project sees it.","type":"string","patter\#
  n":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseError":{"cod\#
  e":-32700,"message":"The line is not valid JSON; lines.md defines the grammar. `offset` is t\#
  he position of the first wrong byte, counted from 0.","data":{"kind":"parseError","retryable\#
  ":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but not a request: it\#
   is not an object or an empty batch, it has no method, its `jsonrpc` is not \"2.0\", or its \#
  id or params have a wrong type.","data":{"kind":"invalidRequest","retryable":false}},"messag\#
  eTooLarge":{"code":-32600,"message":"A line has more than `limit` bytes before its line feed\#
  . The daemon drops the line and reads the next line as usual.","data":{"kind":"messageTooLar\#
  ge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more than `lim\#
  it` entries, and the daemon executes none of them. Or the replies to earlier entries have mo\#
  re than `limit` bytes, and the daemon does not execute this entry.","data":{"kind":"batchToo\#
  Large","retryable":false}},"notInBatch":{"code":-32600,"message":"The method is not allowed \#
  in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-32601,\#
  "message":"The daemon has no such method. `nearest` lists similar names.","data":{"kind":"un\#
  knownMethod","retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},"internalError":{"code":-32603,"message":"The daemon has a fault. Its log has the sa\#
  me `reference`.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"cod\#
  e":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and\#
   `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":\#
  {"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message":"The p\#
  roject has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unknownUser"\#
  :{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retrya\#
  ble":false}},"blockedUserId":{"code":1102,"message":"No user may have this id: it is empty, \#
  or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"u\#
  serIdTooLong":{"code":1103,"message":"The id has more Unicode scalars than the project's `us\#
  erIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code"\#
  :1104,"message":"The id begins with the project's anonymous prefix, or it is the id of an an\#
  onymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyA\#
  nonymous":{"code":1105,"message":"No user is logged in on the device, and the project's `onA\#
  nonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknown\#
  Project":{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPro\#
  ject","retryable":false}},"unknownPurchase":{"code":1201,"message":"The project has no purch\#
  ase with this store and originalTransactionId, or the purchase has no such transaction. Noth\#
  ing changes.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":{\#
  "code":1202,"message":"Another user holds the purchase, and a rule of the project keeps it t\#
  here. `holder` and `rule` name them. Nothing changes.","data":{"kind":"purchaseHeldByAnother\#
  ","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call grants or explains\#
   an entitlement that the project does not have. `nearest` lists similar names.","data":{"kin\#
  d":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"message":"The us\#
  er has no active grant of this entitlement. For example, a purchase gives it, or the grant h\#
  as ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":120\#
  5,"message":"The project uses the system's clock, which cannot be advanced.","data":{"kind":\#
  "clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The daemon cannot \#
  undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an ev\#
  ent of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link is\#
   already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged \#
  the customer with another user; `tooMuch`: too many users and purchases depend on the link; \#
  `unclear`: a deletion erased part of the history. `event` is the id of the event that preven\#
  ts the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207\#
  ,"message":"No consumer of this name has acknowledged an event. `events.acknowledge` does no\#
  t create a name that begins with `webhook-`: those belong to webhooks.","data":{"kind":"unkn\#
  ownConsumer","retryable":false}},"unknownWebhook":{"code":1208,"message":"The project has no\#
   webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook",\#
  "retryable":false}},"idempotencyConflict":{"code":1300,"message":"A call of the same method \#
  used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict",\#
  "retryable":false}},"storageFull":{"code":1400,"message":"The disk has no room for the write\#
  . Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}}\#
  ,"storageFailed":{"code":1401,"message":"The write may not be on the disk: the daemon stops,\#
   and its next start shows what is stored. Or the daemon cannot read a record that the reques\#
  t needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},"overloa\#
  ded":{"code":1402,"message":"More requests are waiting than the daemon accepts. Nothing chan\#
  ges. With a null `id`, the daemon dropped an unfinished line, and `limit` is the total size \#
  of all unfinished lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConnections\#
  ":{"code":1403,"message":"The daemon has reached its maximum of connections. It replies to t\#
  he first line with this error and closes the connection.","data":{"kind":"tooManyConnections\#
  ","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutting down. No\#
  thing changes.","data":{"kind":"shuttingDown","retryable":true}},"unverified":{"code":1500,"\#
  message":"The daemon does not trust what `store.notify` got: `reason` is `malformed`, `algor\#
  ithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `\#
  environment`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus` i\#
  s what the web server should answer.","data":{"kind":"unverified","retryable":false}},"store\#
  NotConfigured":{"code":1501,"message":"The project does not define the store of `store.notif\#
  y`. The store sends the notification again if the web server answers `httpStatus`.","data":{\#
  "kind":"storeNotConfigured","retryable":true}},"verifierMissing":{"code":1502,"message":"The\#
   system has no libcrypto, which verifies what Apple signed. All other methods work.","data":\#
  {"kind":"verifierMissing","retryable":true}},"verifierFailed":{"code":1503,"message":"The pr\#
  ocess that verifies what Apple signed ended, or took more than two seconds. The daemon start\#
  s it again.","data":{"kind":"verifierFailed","retryable":true}}}}}\#

  """#
