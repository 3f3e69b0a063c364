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
  "name":"event","required":true,"summary":"`id` of the event to undo, for example `ev_b57a183\#
  7_7`. Its kind is `identified`, `usersAliased`, `subscriptionTransferred` or `oneTimePurchas\#
  eTransferred`, or `purchaseRenewed` if `kept` lists it.","schema":{"$ref":"#/components/sche\#
  mas/EventId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fal\#
  se,"summary":"Computes the result and the events without changing anything.","schema":{"type\#
  ":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a r\#
  etry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"undone":{"$ref":"#/components/schemas/EventId","description":"Id of the undone\#
   event."},"purchases":{"description":"Purchases that changed holders.","type":"array","items\#
  ":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later changes that stay: rest\#
  ores and purchases that would have found other holders, the aliases that they made, and earl\#
  ier undos about the same users and purchases. A call that emitted no event is never among th\#
  em.","type":"array","items":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":{"desc\#
  ription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"T\#
  he events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of \#
  an idempotency key; otherwise absent.","type":"boolean"}},"required":["undone","purchases","\#
  kept"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of range, or two parameters exclude each other. `field` points to it; `nearest` lis\#
  ts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message"\#
  :"The caller's role is lower than the role that the method needs. `uid` and `role` are the c\#
  aller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissi\#
  onDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data\#
  ":{"kind":"unknownProject","retryable":false}},{"code":1206,"message":"The daemon cannot und\#
  o the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event\#
   of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link is al\#
  ready undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged the\#
   customer with another user; `tooMuch`: too many users and purchases depend on the link; `un\#
  clear`: a deletion erased part of the history. `event` is the id of the event that prevents \#
  the undo.","data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":"A call of\#
   the same method used this key with other params in the last 24 hours.","data":{"kind":"idem\#
  potencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the wr\#
  ite. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":tru\#
  e}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next\#
   start shows what is stored. Or the daemon cannot read a record that the request needs: then\#
   it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":\#
  "another user's login took a purchase","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purcha\#
  se","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000\#
  ","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone","use\#
  rId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null\#
  }},{"method":"events.read","params":{"kinds":["identified"]},"result":{"events":[{"id":"{{lo\#
  gin}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"resul\#
  t":{"name":"result","value":{"undone":"{{login}}","purchases":[{"store":"appStore","original\#
  TransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}","use\#
  r_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"user.list","summary":\#
  "Lists the customerIds of the project's customers.","x-role":"read","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"after","required":false,"summary":"Cursor from an earlier r\#
  eply. The reply has the customers after it.","schema":{"type":"string"}},{"name":"limit","re\#
  quired":false,"summary":"Maximum number of customers.","schema":{"type":"integer","minimum":\#
  1,"maximum":1000,"default":100}},{"name":"project","required":false,"summary":"Id of the pro\#
  ject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"customerIds":{"description":"In byte \#
  order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"cursor":{"descriptio\#
  n":"What the next call gives as `after`.","type":"string"},"more":{"description":"Whether mo\#
  re customers follow.","type":"boolean"}},"required":["customerIds","cursor","more"]}},"error\#
  s":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ran\#
  ge, or two parameters exclude each other. `field` points to it; `nearest` lists similar name\#
  s.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's \#
  role is lower than the role that the method needs. `uid` and `role` are the caller's (`none`\#
   without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retr\#
  yable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkn\#
  ownProject","retryable":false}}],"examples":[{"name":"two customers","x-given":[{"method":"i\#
  nstall","params":{"device":"iphone"},"result":{"user":{"customerId":"{{first}}","{{…}}":null\#
  },"{{…}}":null}}],"params":[],"result":{"name":"result","value":{"customerIds":["{{first}}"]\#
  ,"cursor":"{{first}}","more":false}}}]},{"name":"userInfo","summary":"Returns the current us\#
  er of a device, or the user that an id belongs to.","x-role":"read","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"device","required":false,"summary":"Id of the device.","sch\#
  ema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"\#
  Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"nam\#
  e":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas\#
  /User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has \#
  no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"\#
  The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102\#
  ,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","d\#
  ata":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Uni\#
  code scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryabl\#
  e":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownP\#
  roject","retryable":false}}],"examples":[{"name":"by device","x-given":[{"method":"project.d\#
  efine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphon\#
  e"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"na\#
  me":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"user_id_1",\#
  "anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases"\#
  :["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"produ\#
  ction"}}}},{"name":"by user id","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","pa\#
  rams":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id\#
  _1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":null,"identi\#
  tyId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-0\#
  1T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProperties","summary":"Return\#
  s the properties that setUserProperty stored.","x-role":"read","x-since":1,"paramStructure":\#
  "either","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":\#
  {"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of\#
   the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#/components/schema\#
  s/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A parameter \#
  is missing, unknown, of a wrong type or out of range, or two parameters exclude each other. \#
  `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retrya\#
  ble":false}},{"code":1000,"message":"The caller's role is lower than the role that the metho\#
  d needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the metho\#
  d's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The\#
   project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":110\#
  1,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}}\#
  ,{"code":1102,"message":"No user may have this id: it is empty, or in the project's `blocked\#
  UserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id\#
   has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLo\#
  ng","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}}],"examples":[{"name":"two of them","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":"$email","\#
  value":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone","key":"pl\#
  an","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","\#
  value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"resu\#
  lt","value":{"properties":{}}}}]},{"name":"webhook.claim","summary":"Makes the connection th\#
  e only one that posts a project's events, until it closes. For programs that post.","x-role"\#
  :"admin","x-since":1,"paramStructure":"either","params":[{"name":"reports","required":false,\#
  "summary":"The results of the posts. A report replaces the earlier report on its URL.","sche\#
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
  hase, and that the store gives back. The daemon stores and compares a UUID in lower case.","\#
  type":"string","minLength":1,"maxLength":255},"AppId":{"description":"An app of the project,\#
   for example its bundle id.","type":"string","minLength":1,"maxLength":255},"AppStoreApp":{"\#
  description":"An app of the App Store.","type":"object","properties":{"bundleId":{"descripti\#
  on":"Bundle id of the app.","type":"string","minLength":1,"maxLength":255},"appAppleId":{"de\#
  scription":"Number of the app at Apple. Required where `environments` has `Production`; null\#
   if not given.","type":["integer","null"],"minimum":1,"maximum":9007199254740992}},"required\#
  ":["bundleId"],"additionalProperties":false},"AppStoreEnvironment":{"type":"string","enum":[\#
  "Production","Sandbox","Xcode","LocalTesting"],"description":"Environment of the App Store, \#
  by Apple's name. Apple does not sign what comes from `Xcode` and `LocalTesting`."},"AppStore\#
  Settings":{"description":"How the project verifies what the App Store sends.","type":"object\#
  ","properties":{"apps":{"description":"Apps whose notifications the project takes.","type":"\#
  array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{"\#
  type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"desc\#
  ription":"Environments that the project takes."},"roots":{"description":"Root certificates t\#
  hat replace Apple's, as DER in base64. Empty for Apple's.","type":"array","items":{"type":"s\#
  tring"},"maxItems":10}},"required":["apps","environments","roots"]},"AppliedRule":{"descript\#
  ion":"A rule of the project, with the value that applied in the step.","type":"object","prop\#
  erties":{"name":{"description":"Name of the rule, as in `project.define`.","type":"string","\#
  enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},\#
  "value":{"description":"Value that the rule had when the step happened.","type":"string"}},"\#
  required":["name","value"]},"Attributes":{"description":"Up to 20 strings of the caller's ow\#
  n, which the events of this purchase repeat.","type":"object","maxProperties":20,"propertyNa\#
  mes":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLength":500}\#
  },"BackgroundStats":{"description":"Work that no request waits for, as of now.","type":"obje\#
  ct","properties":{"expiriesDue":{"description":"Ends of periods and grants that have passed \#
  and whose events the daemon has not emitted yet: at most 1000.","type":"integer","minimum":0\#
  },"expiriesLateMs":{"description":"Milliseconds since the oldest of these ends.","type":"int\#
  eger","minimum":0},"erasures":{"description":"Deletions that the daemon has not finished.","\#
  type":"integer","minimum":0},"erasuresHalted":{"description":"Whether the deletions wait for\#
   the next start, because a step failed several times.","type":"boolean"},"catalogueChanges":\#
  {"description":"Projects with a changed catalogue whose events the daemon has not yet emitte\#
  d for every customer.","type":"integer","minimum":0}},"required":["expiriesDue","expiriesLat\#
  eMs","erasures","erasuresHalted","catalogueChanges"]},"CacheStats":{"description":"What the \#
  daemon has in memory, and how well that serves.","type":"object","properties":{"replies":{"d\#
  escription":"Replies to `checkEntitlements` in the cache, valid or not.","type":"integer","m\#
  inimum":0},"replyHits":{"description":"Requests that the daemon answered from that cache sin\#
  ce its start.","type":"integer","minimum":0},"records":{"description":"Records in memory.","\#
  type":"integer","minimum":0},"recordBytes":{"description":"Their memory, by estimate.","type\#
  ":"integer","minimum":0},"recordLoads":{"description":"Records that the daemon read from the\#
   store since its start.","type":"integer","minimum":0}},"required":["replies","replyHits","r\#
  ecords","recordBytes","recordLoads"]},"Catalogue":{"description":"Products by their ids.","t\#
  ype":"object","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalPropertie\#
  s":{"$ref":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"description":"Wh\#
  at caused the event. A request gives its `method` and `id`; a notification has no `id`. `clo\#
  ck` is true for a change that fell due.","type":"object","properties":{"method":{"type":"str\#
  ing"},"id":{"type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"descri\#
  ption":"The clock of a project: the system's, or a manual clock, which only moves when it is\#
   advanced.","type":"object","properties":{"kind":{"type":"string","enum":["system","manual"]\#
  },"now":{"$ref":"#/components/schemas/Moment","description":"Time of a manual clock; absent \#
  for the system's."}},"required":["kind"]},"ClockChoice":{"description":"`system`: the system\#
  's clock. `manual`: a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock \#
  that starts then.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","p\#
  roperties":{"manual":{"$ref":"#/components/schemas/Moment","description":"Time at which the \#
  manual clock starts, RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"Com\#
  mitStats":{"description":"The commits since the daemon's start.","type":"object","properties\#
  ":{"turns":{"description":"Turns that became durable. A turn is what the daemon decides toge\#
  ther; a commit has one or more.","type":"integer","minimum":0},"waitingTurns":{"description"\#
  :"Turns that wait for the disk now.","type":"integer","minimum":0},"failures":{"description"\#
  :"Commits that failed, for example because the disk was full.","type":"integer","minimum":0}\#
  ,"durations":{"$ref":"#/components/schemas/Durations"}},"required":["turns","waitingTurns","\#
  failures","durations"]},"ConnectionStats":{"description":"The connections, and the replies t\#
  hat wait on them.","type":"object","properties":{"open":{"description":"Open connections.","\#
  type":"integer","minimum":0},"opened":{"description":"Connections that clients opened since \#
  the daemon's start.","type":"integer","minimum":0},"refused":{"description":"Connections tha\#
  t the daemon refused since its start, because there were too many.","type":"integer","minimu\#
  m":0},"peers":{"description":"The open connections by uid and role.","type":"array","items":\#
  {"$ref":"#/components/schemas/PeerStats"}},"owedBytes":{"description":"Replies that wait for\#
   the disk.","type":"integer","minimum":0},"unsentBytes":{"description":"Replies that wait fo\#
  r clients to read them.","type":"integer","minimum":0}},"required":["open","opened","refused\#
  ","peers","owedBytes","unsentBytes"]},"ConsumerId":{"description":"Name of a consumer: a rea\#
  der of the log whose position the daemon stores. The reader chooses it, for example `mailer`\#
  .","type":"string","minLength":1,"maxLength":255},"ConsumerLag":{"description":"A consumer o\#
  f a feed.","type":"object","properties":{"project":{"$ref":"#/components/schemas/ProjectId"}\#
  ,"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schema\#
  s/Cursor"},"lag":{"description":"Events that it has not acknowledged.","type":"integer","min\#
  imum":0}},"required":["project","consumer","cursor","lag"]},"Country":{"description":"ISO 31\#
  66 country code of two or three letters, stored as it is sent.","type":"string","pattern":"^\#
  [A-Za-z]{2,3}$"},"Counts":{"description":"Number of records of a project.","type":"object","\#
  properties":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0}\#
  ,"customers":{"description":"A merged customer counts once.","type":"integer","minimum":0},"\#
  purchases":{"type":"integer","minimum":0},"unclaimed":{"description":"Unclaimed purchases, w\#
  hich have had no holder yet; `purchases` counts them too.","type":"integer","minimum":0},"ev\#
  ents":{"type":"integer","minimum":0}},"required":["devices","users","customers","purchases",\#
  "unclaimed","events"]},"Currency":{"description":"ISO 4217 currency code of three letters, s\#
  tored as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A \#
  position in a project's log: the number of the last event before it. \"0\" is the position b\#
  efore the first event.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"des\#
  cription":"A device: one installation of one app. A reinstallation is a new device.","type":\#
  "string","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601 duration, for ex\#
  ample P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M, S; on\#
  ly the seconds may have a fraction. P1M keeps the day of the month, or takes the last day of\#
   a shorter month.","type":"string","format":"duration"},"DurationBucket":{"description":"A b\#
  ucket of a histogram.","type":"object","properties":{"upToMicros":{"description":"The longes\#
  t duration that it counts. Null for durations longer than every bound.","type":["integer","n\#
  ull"],"minimum":0},"count":{"description":"How many durations are longer than the bound of t\#
  he bucket before, and not longer than this one.","type":"integer","minimum":0}},"required":[\#
  "upToMicros","count"]},"Durations":{"description":"A histogram of durations since the daemon\#
  's start, in microseconds.","type":"object","properties":{"count":{"description":"How many d\#
  urations it counts.","type":"integer","minimum":0},"sumMicros":{"description":"Their sum.","\#
  type":"integer","minimum":0},"maxMicros":{"description":"The longest of them.","type":"integ\#
  er","minimum":0},"buckets":{"description":"The buckets that are not empty, shortest duration\#
  s first. Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/DurationBucket"}}},"required":["count","sumMicros"\#
  ,"maxMicros","buckets"]},"EndReason":{"description":"Why a subscription ended, or will end: \#
  the customer's choice, a failed payment, a refused price increase, a product that is no long\#
  er sold (unavailable), the developer, another purchase that took it over (replaced), or anot\#
  her reason. Null when the store named none.","type":["string","null"],"enum":["customer","bi\#
  lling","priceIncrease","unavailable","developer","replaced","other",null]},"Entitlement":{"d\#
  escription":"What a product or a grant unlocks for a user, and why. One purchase or grant, t\#
  he winner, supplies every member. If the user never had the entitlement, every member is nul\#
  l except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"obje\#
  ct","properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"description"\#
  :"Whether the user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/Stat\#
  e"},"productId":{"description":"Product that gives the entitlement; null for a grant.","type\#
  ":["string","null"]},"source":{"description":"Store of the purchase, or `manual` for a grant\#
  .","type":["string","null"]},"renewState":{"description":"Whether the subscription renews. b\#
  illingIssue: the store could not collect a payment.","type":"string","enum":["willRenew","ca\#
  nceled","billingIssue","nonRenewable","unknown"]},"grantType":{"description":"What gave the \#
  entitlement; `manual` for a grant by the method `grant`.","type":["string","null"],"enum":["\#
  purchase","familySharing","offerCode","manual",null]},"periodType":{"type":["string","null"]\#
  ,"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableM\#
  oment","description":"Time of the first purchase, or of the grant."},"expiresAt":{"$ref":"#/\#
  components/schemas/NullableMoment","description":"Last millisecond with access, without a gr\#
  ace period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Last millisecond of the grace period; null without a grace period."},\#
  "firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the \#
  first transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Time of the latest transaction; null for a grant."},"trialStartedA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began;\#
   null without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment"\#
  ,"description":"Time at which the customer turned auto-renew off; null while it is on."},"re\#
  newsCount":{"description":"Number of renewals at the full price.","type":"integer","minimum"\#
  :0},"environment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"\#
  description":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"L\#
  atest transaction; null for a grant.","type":["string","null"]},"originalTransactionId":{"de\#
  scription":"First transaction; null for a grant.","type":["string","null"]}},"required":["id\#
  ","active","state","productId","source","renewState","grantType","periodType","startedAt","e\#
  xpiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","auto\#
  RenewDisabledAt","renewsCount","environment","store","transactionId","originalTransactionId"\#
  ]},"EntitlementId":{"description":"An entitlement, for example `premium`.","type":"string","\#
  minLength":1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, incl\#
  uding inactive entitlements.","type":"object","additionalProperties":{"$ref":"#/components/s\#
  chemas/Entitlement"}},"ErrorCounts":{"description":"How many errors of each kind. Kinds that\#
   did not occur are missing.","type":"object","additionalProperties":{"type":"integer","minim\#
  um":1}},"Event":{"description":"One entry of a project's log. Its other members depend on it\#
  s kind: events.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/components/\#
  schemas/Cursor","description":"The event's number in the log; absent in a dry run."},"id":{"\#
  description":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/schemas\#
  /EventKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the eve\#
  nt happened, by the project's clock."},"project":{"$ref":"#/components/schemas/ProjectId"},"\#
  user":{"$ref":"#/components/schemas/UserId","description":"CustomerId of the customer that t\#
  he event is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/UserId"\#
  ,"description":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#/compon\#
  ents/schemas/UserId","description":"Id of the user, if the user is anonymous. In identified,\#
   and in loggedOut with a userId: the device's anonymous user after the event."},"cause":{"$r\#
  ef":"#/components/schemas/Cause"},"device":{"description":"In userCreated, identified, logge\#
  dOut, purchase events and the events that a purchase causes: the device; null when there is \#
  none.","type":["string","null"]},"outcome":{"description":"In identified: the outcome that i\#
  dentify returned.","type":"string","enum":["attached","aliased","moved","switched"]},"from":\#
  {"description":"In a move: the holders before.","type":"array","items":{"$ref":"#/components\#
  /schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"In a move: the \#
  user that gained the purchase."},"shared":{"description":"In a move: whether the users in `f\#
  rom` keep the purchase.","type":"boolean"},"undone":{"description":"In linkUndone: id of the\#
   undone event.","type":"string"},"aliases":{"description":"In usersAliased, and in linkUndon\#
  e of customers that are split: every id of the customer now, in byte order.","type":"array",\#
  "items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/Use\#
  rId","description":"In usersAliased: the customerId that `user` absorbed; absent when the jo\#
  ining id was new."},"entitlements":{"description":"In entitlementsActivated and entitlements\#
  Deactivated: the entitlements that changed, in byte order. In granted and grantRevoked: the \#
  entitlement.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":\#
  {"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/\#
  TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"\#
  The latest transaction; in purchaseUpdated, the transaction that changed."},"product":{"$ref\#
  ":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"\#
  },"holders":{"description":"In purchase events: the holders.","type":"array","items":{"$ref"\#
  :"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnviron\#
  ment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/co\#
  mponents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","descrip\#
  tion":"In purchase events: the end of the period. In granted and grantRevoked: the end of th\#
  e grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":\#
  "boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","null"]},"country\#
  ":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/\#
  components/schemas/Attributes"},"endReason":{"$ref":"#/components/schemas/EndReason","descri\#
  ption":"In purchase events: why the purchase ended, or will end; absent when the store named\#
   no reason."},"replaces":{"$ref":"#/components/schemas/TransactionId","description":"In purc\#
  hase events: the purchase that this one takes over; absent when there is none."},"changes":{\#
  "description":"In purchaseUpdated: the fields of the transaction that the call changed, with\#
   their new values; absent when the clock is the cause.","type":"object"},"state":{"$ref":"#/\#
  components/schemas/State","description":"In purchaseRenewed, purchaseUpdated and purchaseExp\#
  ired: the purchase's state after the event."},"before":{"description":"In the same events: `\#
  state` before the event, and former values. In purchaseUpdated by a call: those of the field\#
  s in `changes`. In purchaseRenewed: `product`, `expiresAt` and `periodType` of the transacti\#
  on before. In all others, and in purchaseRenewed too: `autoRenew`, `renewsAs` and `billingIs\#
  sueAt` of the latest transaction, if they were set.","type":"object"},"isEarlier":{"descript\#
  ion":"In purchaseUpdated: true if the transaction is not the latest of the purchase; otherwi\#
  se absent.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"In \#
  clockAdvanced: the time that the clock shows."}},"required":["id","kind","at","project","cau\#
  se"]},"EventId":{"description":"Id of an event, as the log shows it.","type":"string","minLe\#
  ngth":1,"maxLength":255},"EventKind":{"description":"Kind of an event.","type":"string","enu\#
  m":["userCreated","identified","loggedOut","usersAliased","linkUndone","purchaseRecorded","p\#
  urchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivated","entitlementsDea\#
  ctivated","subscriptionReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTim\#
  ePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvanced","userImported"]\#
  },"ExplanationStep":{"description":"One step that led a user to an entitlement, or took it a\#
  way. A member that does not apply, or is not known, is absent.","type":"object","properties"\#
  :{"step":{"description":"Kind of the step; rules.md describes each kind.","type":"string","e\#
  num":["purchased","claimed","granted","attached","moved","shared","transferred","aliased","u\#
  nclear","identified","renewed","revoked","mapped","clock"]},"text":{"description":"An explan\#
  ation in one sentence.","type":"string"},"at":{"$ref":"#/components/schemas/NullableMoment",\#
  "description":"Time of the step, if it has a time. In `clock`: the moment that the result is\#
   for."},"event":{"$ref":"#/components/schemas/EventId","description":"Id of the event that r\#
  eported the step."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of \#
  that event."},"rule":{"$ref":"#/components/schemas/AppliedRule","description":"The rule that\#
   applied in the step."},"by":{"description":"In `claimed`: what led to the user.","type":"st\#
  ring","enum":["purchase","restore","accountToken","replaces"]},"method":{"description":"Meth\#
  od that made the step.","type":"string","enum":["identify","restore","purchase","user.link.u\#
  ndo"]},"from":{"description":"Who had it before: at most ten ids, one id per customer. In `a\#
  liased`: the first customer. In `identified`: the device's anonymous user.","type":"array","\#
  items":{"$ref":"#/components/schemas/UserId"}},"to":{"description":"Who has it afterwards. I\#
  n `aliased`: the second customer.","type":"array","items":{"$ref":"#/components/schemas/User\#
  Id"}},"device":{"description":"In `purchased` and `identified`: the device; null for a purch\#
  ase without a device.","type":["string","null"]},"store":{"$ref":"#/components/schemas/Store\#
  "},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$\#
  ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId\#
  "},"state":{"$ref":"#/components/schemas/State","description":"State of the purchase or gran\#
  t at that time."},"since":{"$ref":"#/components/schemas/NullableMoment","description":"In `c\#
  lock`: start of the state; when access is over, the last millisecond with access. In other s\#
  teps: start of the period."},"until":{"$ref":"#/components/schemas/NullableMoment","descript\#
  ion":"Last millisecond of the state, as far as is known; the end of a pause. Null for no end\#
  ."},"recomputed":{"description":"True when an undo of an earlier link changed the outcome of\#
   this login; otherwise absent.","type":"boolean"}},"required":["step","text","at"]},"FeedSta\#
  ts":{"description":"The readers of events.","type":"object","properties":{"waits":{"descript\#
  ion":"`events.wait` requests that wait now.","type":"integer","minimum":0},"subscriptions":{\#
  "description":"Open subscriptions.","type":"integer","minimum":0},"consumers":{"description"\#
  :"Consumers, by project and name: at most 256.","type":"array","items":{"$ref":"#/components\#
  /schemas/ConsumerLag"}},"moreConsumers":{"description":"Whether there are more consumers.","\#
  type":"boolean"}},"required":["waits","subscriptions","consumers","moreConsumers"]},"Idempot\#
  encyKey":{"description":"Key of one write. The daemon stores it for 24 hours, per project an\#
  d method.","type":"string","minLength":1,"maxLength":255},"ImportedPurchase":{"description":\#
  "A purchase as `user.export` shows it. The daemon accepts and ignores members that derive fr\#
  om the transactions.","type":"object","properties":{"store":{"$ref":"#/components/schemas/St\#
  ore"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"Th\#
  e first transaction."},"transactionId":{"description":"Not read."},"product":{"description":\#
  "Present product, if it differs from that of the latest transaction.","type":["string","null\#
  "]},"kind":{"description":"Not read."},"state":{"description":"Not read."},"holders":{"descr\#
  iption":"Who holds the purchase: one id per customer.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/UserId"},"maxItems":10000},"device":{"description":"Device on which the cust\#
  omer bought; null when there is none.","type":["string","null"]},"storeAccount":{"descriptio\#
  n":"Store account that bought it; null when there is none.","type":["string","null"]},"purch\#
  asedAt":{"description":"Not read."},"firstPurchasedAt":{"description":"Not read."},"expiresA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Present end, if it differs f\#
  rom that of the latest transaction."},"trialStartedAt":{"description":"Not read."},"periodTy\#
  pe":{"description":"Not read."},"environment":{"description":"Not read."},"isFamilyShared":{\#
  "description":"Not read."},"price":{"description":"Not read."},"currency":{"description":"No\#
  t read."},"country":{"description":"Not read."},"offerCode":{"description":"Not read."},"aut\#
  oRenew":{"description":"Not read."},"autoRenewDisabledAt":{"description":"Not read."},"grace\#
  PeriodExpiresAt":{"description":"Not read."},"billingRetry":{"description":"Not read."},"pau\#
  sedUntil":{"description":"Not read."},"refundedAt":{"description":"Not read."},"revokedAt":{\#
  "description":"Not read."},"endedAt":{"description":"Not read."},"paused":{"description":"No\#
  t read."},"renewsAs":{"description":"Not read."},"endReason":{"description":"Not read."},"bi\#
  llingIssueAt":{"description":"Not read."},"replaces":{"description":"Purchase that this one \#
  takes over, as the store named it; null when there is none.","type":["string","null"]},"repl\#
  acedBy":{"description":"Not read."},"keys":{"description":"Further names of the purchase.","\#
  type":"array","items":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10},"renewsCo\#
  unt":{"description":"Not read."},"accountToken":{"description":"First account token that the\#
   store named; null without one.","type":["string","null"]},"transactions":{"description":"Al\#
  l transactions, in any order.","type":"array","items":{"$ref":"#/components/schemas/Imported\#
  Transaction"},"maxItems":10000}},"required":["store","originalTransactionId","transactions"]\#
  ,"additionalProperties":false},"ImportedTransaction":{"description":"A transaction as `user.\#
  export` shows it: dated facts.","type":"object","properties":{"transactionId":{"$ref":"#/com\#
  ponents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"periodT\#
  ype":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/\#
  Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"isFamilyShared":{"descr\#
  iption":"Whether a family member bought it and shares it.","type":"boolean"},"price":{"descr\#
  iption":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"cur\#
  rency":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{\#
  "description":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"descr\#
  iption":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/comp\#
  onents/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","description":\#
  "The kind that the store named."},"environment":{"$ref":"#/components/schemas/PurchaseEnviro\#
  nment","description":"The environment that the store named."},"autoRenew":{"description":"Fa\#
  lse while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/\#
  schemas/NullableMoment","description":"Time since which auto-renew has been off."},"gracePer\#
  iodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment of th\#
  e grace period."},"billingRetry":{"description":"True while the store retries a failed payme\#
  nt.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","descript\#
  ion":"Time at which the pause ends."},"refundedAt":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Time at which the store withdrew access."},"endedAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment","description":"Time at which access ended before the end of th\#
  e period."},"paused":{"description":"True while the store reports the subscription as paused\#
  .","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","description":"Prod\#
  uct of the next period."},"endReason":{"$ref":"#/components/schemas/EndReason"},"billingIssu\#
  eAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which billing h\#
  as failed."},"asOf":{"$ref":"#/components/schemas/NullableMoment","description":"Time at whi\#
  ch the store stated all of this. Without it, the transaction is older than any statement of \#
  a store."}},"required":["transactionId","product","purchasedAt"],"additionalProperties":fals\#
  e},"Limits":{"description":"The daemon's limits by name.","type":"object","properties":{"lin\#
  eBytesMax":{"description":"Longest line, in bytes without the line feed.","type":"integer"},\#
  "batchEntriesMax":{"description":"Most requests in one batch.","type":"integer"},"depthMax":\#
  {"description":"Deepest nesting of JSON arrays and objects.","type":"integer"},"requestIdByt\#
  esMax":{"description":"Longest request id, in bytes.","type":"integer"}},"required":["lineBy\#
  tesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"in\#
  teger"}},"LosingSource":{"description":"A purchase or grant that also gives the entitlement,\#
   but does not supply its fields.","type":"object","properties":{"lostBy":{"description":"The\#
   first criterion, in the order of rules.md, in which the two differ.","type":"string","enum"\#
  :["active","end","purchasedAt","transactionId","store","originalTransactionId","order"]},"te\#
  xt":{"description":"An explanation in one sentence.","type":"string"},"entitlement":{"$ref":\#
  "#/components/schemas/Entitlement","description":"The entitlement as this purchase or grant \#
  alone would give it."}},"required":["lostBy","text","entitlement"]},"MethodStats":{"descript\#
  ion":"The requests of a method, without those that the daemon has not answered yet.","type":\#
  "object","properties":{"requests":{"description":"How many requests the daemon answered, wit\#
  h results or errors.","type":"integer","minimum":0},"errors":{"$ref":"#/components/schemas/E\#
  rrorCounts"},"durations":{"$ref":"#/components/schemas/Durations"}},"required":["requests","\#
  errors","durations"]},"MethodSummary":{"description":"One line in the list of methods.","typ\#
  e":"object","properties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type\#
  ":"string","enum":["read","write","admin"]}},"required":["name","summary","role"]},"MissingR\#
  eason":{"description":"A reason why an entitlement is not active.","type":"object","properti\#
  es":{"kind":{"description":"What is missing; rules.md describes each kind.","type":"string",\#
  "enum":["expired","paused","billingRetry","refunded","revoked","notYet","environment","notMa\#
  pped","notIdentified","heldByAnother","heldByNobody","noProduct","noPurchase","notGranted"]}\#
  ,"text":{"description":"An explanation in one sentence.","type":"string"},"store":{"$ref":"#\#
  /components/schemas/Store","description":"Store of the purchase, if the reason is about a pu\#
  rchase."},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"\#
  $ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","desc\#
  ription":"In `heldByAnother` and `notIdentified`: the holder of the purchase. An identified \#
  holder comes before an anonymous holder, then the first in byte order."},"since":{"$ref":"#/\#
  components/schemas/Moment","description":"Last millisecond with access. In `refunded` and `r\#
  evoked`: time of the refund or revocation. In `notIdentified`: when the holder logged out on\#
   this device, if it did."},"until":{"$ref":"#/components/schemas/Moment","description":"In `\#
  paused`: end of the pause. In `notYet`: start of access."},"because":{"description":"In `hel\#
  dByAnother`: the steps that led to the holder.","type":"array","items":{"$ref":"#/components\#
  /schemas/ExplanationStep"}},"suggestedCalls":{"description":"Calls that would each make the \#
  entitlement active at the moment that the result is for. A call is listed under the first re\#
  ason that it removes.","type":"array","items":{"$ref":"#/components/schemas/SuggestedCall"}}\#
  },"required":["kind","text","suggestedCalls"]},"Moment":{"description":"RFC 3339 timestamp, \#
  for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and retur\#
  ns UTC with milliseconds.","type":"string","format":"date-time"},"Move":{"description":"A pu\#
  rchase with new holders.","type":"object","properties":{"store":{"$ref":"#/components/schema\#
  s/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"\#
  $ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"\#
  from":{"description":"Who held it before: one id per customer, in byte order.","type":"array\#
  ","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId"\#
  ,"description":"The user that gained it. After an undo in which no user gained it: the first\#
   remaining holder in byte order."},"shared":{"description":"True when the users in `from` st\#
  ill hold it.","type":"boolean"}},"required":["store","originalTransactionId","product","kind\#
  ","from","to","shared"]},"NotifiedPurchase":{"description":"What a notification did to one p\#
  urchase.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"origi\#
  nalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/c\#
  omponents/schemas/TransactionId","description":"Transaction that the statement is about."},"\#
  outcome":{"description":"As of `purchase`.","type":"string","enum":["recorded","renewed","pl\#
  anChanged","received","claimed","updated","stale","unchanged"]},"fields":{"description":"Fie\#
  lds of the transaction that changed; for a new period, those that differ from the period bef\#
  ore, apart from `purchasedAt`. Absent when there are none.","type":"array","items":{"type":"\#
  string"}},"stale":{"description":"Fields that lost against newer information; absent when th\#
  ere are none.","type":"array","items":{"type":"string"}}},"required":["store","originalTrans\#
  actionId","transactionId","outcome"]},"NullableMoment":{"description":"RFC 3339 timestamp, o\#
  r null.","type":["string","null"],"format":"date-time"},"Peer":{"description":"The other end\#
   of the connection, as the kernel reports it.","type":"object","properties":{"uid":{"type":"\#
  integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":[\#
  "read","write","admin"]}},"required":["uid","gid","pid","role"]},"PeerStats":{"description":\#
  "The open connections of a uid with a role.","type":"object","properties":{"uid":{"type":"in\#
  teger"},"role":{"description":"`none` for clients without a role, whose requests the daemon \#
  refuses.","type":"string","enum":["none","read","write","admin"]},"connections":{"descriptio\#
  n":"How many connections.","type":"integer","minimum":0}},"required":["uid","role","connecti\#
  ons"]},"PeriodType":{"description":"Price of a period: full (normal), a trial, or introducto\#
  ry (intro).","type":"string","enum":["normal","trial","intro"]},"Platform":{"description":"P\#
  latform of the device: ios, android, web or another word of that form.","type":"string","pat\#
  tern":"^[A-Za-z0-9._-]{1,64}$"},"PlayStoreSettings":{"description":"How the project verifies\#
   and reads what Google Play sends.","type":"object","properties":{"packages":{"description":\#
  "Package names of the apps whose notifications the project takes.","type":"array","items":{"\#
  type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["packages"],"addi\#
  tionalProperties":false},"Preset":{"description":"A named set of rules.","type":"string","en\#
  um":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"description":"A d\#
  ecimal number in a string, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\\#
  .[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","type":"object","pro\#
  perties":{"kind":{"description":"Default: the kind that the purchase gives; without it, `sub\#
  scription` for a purchase with an end and `nonConsumable` for a purchase without.","type":["\#
  string","null"],"enum":["subscription","nonRenewingSubscription","nonConsumable","consumable\#
  ",null]},"entitlements":{"description":"Ids of the entitlements that the product unlocks.","\#
  type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},"requir\#
  ed":["entitlements"],"additionalProperties":false},"ProductId":{"description":"A product, by\#
   the id that the store and the catalogue use.","type":"string","minLength":1,"maxLength":255\#
  },"ProductKind":{"description":"Kind of a product, which determines how a purchase moves and\#
   expires.","type":"string","enum":["subscription","nonRenewingSubscription","nonConsumable",\#
  "consumable"]},"Project":{"description":"A project: a namespace for users, purchases, rules \#
  and events, with the counts of its records.","type":"object","properties":{"id":{"$ref":"#/c\#
  omponents/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$re\#
  f":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant` accepts\#
   in addition to the entitlements of the catalogue.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironment\#
  "},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs that receiv\#
  e the project's events. Only `project.webhooks` returns the secrets.","type":"array","items"\#
  :{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas/Stor\#
  es"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time of the creation, \#
  by the project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["\#
  id","rules","products","entitlements","environment","clock","webhooks","stores","createdAt",\#
  "counts"]},"ProjectEnvironment":{"description":"Which purchases give access: those of produc\#
  tion, those of the sandbox, or both (any).","type":"string","enum":["production","sandbox","\#
  any"]},"ProjectId":{"description":"A project: a namespace for users, purchases, rules and ev\#
  ents. Projects share no data.","type":"string","minLength":1,"maxLength":255},"ProjectSummar\#
  y":{"description":"One line in the list of projects.","type":"object","properties":{"id":{"$\#
  ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"crea\#
  tedAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"\#
  }},"required":["id","preset","createdAt","counts"]},"Properties":{"description":"Properties \#
  by their names. setUserProperty stores at most 100 per customer.","type":"object","propertyN\#
  ames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/componen\#
  ts/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letter\#
  s, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyVa\#
  lue":{"description":"Value of a property.","type":"string","maxLength":500},"Purchase":{"des\#
  cription":"One product bought in one store, its transactions and its holders.","type":"objec\#
  t","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$re\#
  f":"#/components/schemas/TransactionId","description":"The first transaction."},"transaction\#
  Id":{"$ref":"#/components/schemas/TransactionId","description":"The latest transaction."},"p\#
  roduct":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/Produ\#
  ctKind","description":"Kind that the purchase or the catalogue gives; without it, `subscript\#
  ion` for a purchase with an end and `nonConsumable` for a purchase without."},"state":{"$ref\#
  ":"#/components/schemas/State","description":"Current state; null before the first purchased\#
  At."},"holders":{"description":"Who holds the purchase: one id per customer, in byte order."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Dev\#
  ice on which the customer bought; null when there is none.","type":["string","null"]},"store\#
  Account":{"description":"Store account that bought it; null when there is none.","type":["st\#
  ring","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of th\#
  e latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","descriptio\#
  n":"Time of the first transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Last millisecond of the period; null for no end."},"trialStartedAt":{"$ref\#
  ":"#/components/schemas/NullableMoment","description":"Time at which a trial began; null wit\#
  hout a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref\#
  ":"#/components/schemas/PurchaseEnvironment","description":"Environment of the first transac\#
  tion."},"isFamilyShared":{"description":"Whether a family member bought it and shares it.","\#
  type":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\".\#
  ","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type\#
  ":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["stri\#
  ng","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","null\#
  "]},"autoRenew":{"description":"Whether it renews automatically: true for a subscription unt\#
  il purchase.update turns it off, false for every other kind.","type":"boolean"},"autoRenewDi\#
  sabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which auto\#
  -renew has been off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"Last millisecond of the grace period; null without a gra\#
  ce period."},"billingRetry":{"description":"Whether the store retries a failed payment.","ty\#
  pe":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","description":"Ti\#
  me at which the pause ends; null without a pause."},"refundedAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"Time of the refund; null without a refund."},"revokedAt":{\#
  "$ref":"#/components/schemas/NullableMoment","description":"Time at which the store withdrew\#
   access; null when it did not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"Time at which access ended before the end of the period; null when it did not."}\#
  ,"paused":{"description":"Whether the store reports the subscription as paused.","type":"boo\#
  lean"},"renewsAs":{"description":"Product of the next period; null for the same product.","t\#
  ype":["string","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","description":"\#
  Why the purchase ended, or will end; null when the store named no reason."},"billingIssueAt"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Time since which billing has f\#
  ailed; null when it does not fail."},"replaces":{"description":"Purchase that this one takes\#
   over, as the store named it; null when there is none.","type":["string","null"]},"replacedB\#
  y":{"description":"`originalTransactionId` of the purchase that took this one over; null bef\#
  ore it began.","type":["string","null"]},"keys":{"description":"Further names of the purchas\#
  e, in byte order.","type":"array","items":{"$ref":"#/components/schemas/TransactionId"}},"re\#
  newsCount":{"description":"Number of renewals at the full price: the number of `normal` peri\#
  ods minus 1, at least 0.","type":"integer","minimum":0},"accountToken":{"description":"First\#
   account token that the store named; null without one.","type":["string","null"]},"transacti\#
  ons":{"description":"All transactions, oldest first.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Transaction"}}},"required":["store","originalTransactionId","transactionId","\#
  product","kind","state","holders","device","storeAccount","purchasedAt","firstPurchasedAt","\#
  expiresAt","trialStartedAt","periodType","environment","isFamilyShared","price","currency","\#
  country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry"\#
  ,"pausedUntil","refundedAt","revokedAt","endedAt","paused","renewsAs","endReason","billingIs\#
  sueAt","replaces","replacedBy","keys","renewsCount","accountToken","transactions"]},"Purchas\#
  eEnvironment":{"description":"Environment of the store: production, or sandbox for test purc\#
  hases.","type":"string","enum":["production","sandbox"]},"PurchaseRef":{"description":"A pur\#
  chase, by its store and the id of its first transaction.","type":"object","properties":{"sto\#
  re":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/sche\#
  mas/TransactionId","description":"Id of the purchase's first transaction."}},"required":["st\#
  ore","originalTransactionId"],"additionalProperties":false},"Refusal":{"description":"A purc\#
  hase that a restore refused, and the rule that refused it.","type":"object","properties":{"s\#
  tore":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/sc\#
  hemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"\#
  #/components/schemas/UserId","description":"Who holds it. An identified holder comes before \#
  an anonymous holder, then the first in byte order."},"rule":{"description":"The rule that re\#
  fused it.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":["store","or\#
  iginalTransactionId","product","holder","rule"]},"RemainingChange":{"description":"A later c\#
  hange that stays although an earlier link is undone.","type":"object","properties":{"event":\#
  {"$ref":"#/components/schemas/EventId","description":"Id of the event that reported it."},"m\#
  ethod":{"description":"Method that made it.","type":"string","enum":["restore","purchase","u\#
  ser.link.undo"]}},"required":["event","method"]},"Rules":{"description":"Every rule of a pro\#
  ject. rules.md describes each rule.","type":"object","properties":{"preset":{"$ref":"#/compo\#
  nents/schemas/Preset","description":"Preset that the rules started from."},"anonymousPrefix"\#
  :{"description":"Beginning of each anonymous id; 32 lower-case hex digits follow. When it is\#
   empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNe\#
  w":{"description":"What a login of a new user id does when no user is logged in on the devic\#
  e.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdenti\#
  fyKnown":{"description":"What a login of a known user id does when no user is logged in on t\#
  he device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"\#
  onSwitch":{"description":"What a login does when another user is logged in on the device.","\#
  type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The current user \#
  after a logout: the same anonymous user (return), or a new anonymous user (rotate).","type":\#
  "string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a logout does \#
  when no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHo\#
  lders":{"description":"Who holds a new purchase: the device's anonymous user and its identif\#
  ied user, or only the current user.","type":"string","enum":["deviceAndUser","currentUser"]}\#
  ,"onRestore":{"description":"What a restore does with a purchase that another user holds.","\#
  type":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHo\#
  lders":{"description":"What a restore does with a purchase that only anonymous users hold.",\#
  "type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a re\#
  store moves one-time purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases\#
  ":{"description":"What the daemon does with a purchase that a store reports without a known \#
  user: it does not record it (ignore), records it without a holder (keep), or gives it to a n\#
  ew anonymous user (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"userI\#
  dLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type":"intege\#
  r","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have, co\#
  mpared byte by byte. The empty id is always blocked.","type":"array","items":{"type":"string\#
  ","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPrefix","onIdentifyNew",\#
  "onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","onRestore","a\#
  nonymousHolders","oneTimePurchases","unclaimedPurchases","userIdLengthMax","blockedUserIds"]\#
  },"RulesChoice":{"description":"Name of a preset, or an object with a preset and the rules t\#
  hat differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object","prope\#
  rties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that supplies t\#
  he rules that are not given.","default":"qonversion"},"anonymousPrefix":{"description":"Begi\#
  nning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymous \#
  id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":"Wh\#
  at a login of a new user id does when no user is logged in on the device.","type":"string","\#
  enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"descriptio\#
  n":"What a login of a known user id does when no user is logged in on the device.","type":"s\#
  tring","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"descripti\#
  on":"What a login does when another user is logged in on the device.","type":"string","enum"\#
  :["logoutFirst","switch"]},"onLogout":{"description":"The current user after a logout: the s\#
  ame anonymous user (return), or a new anonymous user (rotate).","type":"string","enum":["ret\#
  urn","rotate"]},"onAnonymousLogout":{"description":"What a logout does when no user is logge\#
  d in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description"\#
  :"Who holds a new purchase: the device's anonymous user and its identified user, or only the\#
   current user.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"descri\#
  ption":"What a restore does with a purchase that another user holds.","type":"string","enum"\#
  :["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"description"\#
  :"What a restore does with a purchase that only anonymous users hold.","type":"string","enum\#
  ":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-time \#
  purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases":{"description":"Wha\#
  t the daemon does with a purchase that a store reports without a known user: it does not rec\#
  ord it (ignore), records it without a holder (keep), or gives it to a new anonymous user (an\#
  onymous).","type":"string","enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"descrip\#
  tion":"Maximum length of a user id, in Unicode scalars.","type":"integer","minimum":1,"maxim\#
  um":255},"blockedUserIds":{"description":"Ids that no user may have, compared byte by byte. \#
  The empty id is always blocked.","type":"array","items":{"type":"string","maxLength":255},"m\#
  axItems":1000}},"required":[],"additionalProperties":false}]},"State":{"description":"State \#
  of a purchase or grant. Null before it begins, and for an entitlement that the user never ha\#
  d.","type":["string","null"],"enum":["active","trial","intro","gracePeriod","billingRetry","\#
  paused","expired","refunded","revoked",null]},"StorageStats":{"description":"The files of th\#
  e store, and the work on them since the daemon's start. Missing if the store is in memory.",\#
  "type":"object","properties":{"dataFileBytes":{"description":"Size of the data file.","type"\#
  :"integer","minimum":0},"logFileBytes":{"description":"Size of SQLite's write-ahead log.","t\#
  ype":"integer","minimum":0},"journalFileBytes":{"description":"Size of the two files of the \#
  journal.","type":"integer","minimum":0},"journalBytes":{"description":"Bytes in the journal \#
  that the daemon has not copied to the tables yet.","type":"integer","minimum":0},"journalAge\#
  Ms":{"description":"Milliseconds since the oldest of them was committed; 0 if there are none\#
  .","type":"integer","minimum":0},"freeBytes":{"description":"Free space for the daemon on th\#
  e file system of the data file; null if the system does not say.","type":["integer","null"],\#
  "minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"},"checkpoints":{"$ref":"#/comp\#
  onents/schemas/Durations"},"rebuilds":{"$ref":"#/components/schemas/Durations"}},"required":\#
  ["dataFileBytes","logFileBytes","journalFileBytes","journalBytes","journalAgeMs","freeBytes"\#
  ,"syncs","checkpoints","rebuilds"]},"Store":{"description":"Store that took the payment: app\#
  Store, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web\#
  , or one of the project's `stores.custom`.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}\#
  $"},"StoreAccountId":{"description":"A store account, for example an Apple ID or a Google ac\#
  count, whose purchases a device can restore.","type":"string","minLength":1,"maxLength":255}\#
  ,"StoreNotification":{"description":"The store's message. `id` and `type` are null for a bar\#
  e signed transaction, and for what the caller fetched.","type":"object","properties":{"id":{\#
  "description":"Apple's `notificationUUID`, Google's `messageId`, Stripe's event id.","type":\#
  ["string","null"]},"type":{"description":"The store's type.","type":["string","null"]},"subt\#
  ype":{"description":"Apple's subtype; null if there is none.","type":["string","null"]},"at"\#
  :{"$ref":"#/components/schemas/Moment","description":"Time at which the store made it."},"en\#
  vironment":{"description":"Null if the message has none.","type":["string","null"],"enum":["\#
  production","sandbox",null]}},"required":["id","type","subtype","at","environment"]},"StoreQ\#
  uestion":{"description":"What to fetch from the store: its kind, and the ids that the store \#
  gave.","type":"object","properties":{"kind":{"type":"string","enum":["subscription","product\#
  ","invoice","checkoutSession"]},"id":{"description":"Id of the object at Stripe.","type":"st\#
  ring"},"packageName":{"description":"Package of the app at Google.","type":"string"},"purcha\#
  seToken":{"description":"Token of the purchase at Google.","type":"string"},"charge":{"descr\#
  iption":"Charge whose invoice is to be fetched.","type":"string"},"paymentIntent":{"descript\#
  ion":"Payment whose invoice is to be fetched.","type":"string"}},"required":["kind"]},"Store\#
  Response":{"description":"An object that the caller fetched from a store's API.","type":"obj\#
  ect","properties":{"kind":{"description":"What `body` is: for `playStore`, `subscription` (p\#
  urchases.subscriptionsv2) or `product` (purchases.productsv2); for `stripe`, `subscription`,\#
   `invoice` or `checkoutSession`.","type":"string","enum":["subscription","product","invoice"\#
  ,"checkoutSession"]},"purchaseToken":{"description":"Token of the purchase at Google. Requir\#
  ed for `playStore` without a payload.","type":"string","minLength":1,"maxLength":255},"packa\#
  geName":{"description":"Package of the app at Google.","type":"string","minLength":1,"maxLen\#
  gth":255},"body":{"description":"The JSON object that the API returned.","type":"object","ad\#
  ditionalProperties":{}},"fetchedAt":{"$ref":"#/components/schemas/Moment","description":"Tim\#
  e of the fetch, RFC 3339; used without a payload. Default: now, by the system clock."}},"req\#
  uired":["kind","body"],"additionalProperties":false},"Stores":{"description":"Settings of th\#
  e stores in which a project sells.","type":"object","properties":{"appStore":{"$ref":"#/comp\#
  onents/schemas/AppStoreSettings","description":"Absent when not defined."},"playStore":{"$re\#
  f":"#/components/schemas/PlayStoreSettings","description":"Absent when not defined."},"strip\#
  e":{"$ref":"#/components/schemas/StripeSettings","description":"Absent when not defined."},"\#
  custom":{"description":"Stores of the project's own, in byte order.","type":"array","items":\#
  {"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":["custom"]},"StoresChoice":\#
  {"description":"New settings of stores. A setting that is left out stays.","type":"object","\#
  properties":{"appStore":{"description":"How the project verifies what the App Store sends. R\#
  eplaces the settings as a whole; null removes them.","type":["object","null"],"properties":{\#
  "apps":{"description":"Apps whose notifications the project takes.","type":"array","items":{\#
  "$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","i\#
  tems":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Enviro\#
  nments that the project takes. Default: `Production` and `Sandbox`. `Xcode` and `LocalTestin\#
  g` need a project whose `environment` is not `production`."},"roots":{"description":"Root ce\#
  rtificates that replace Apple's, as DER in base64. Only where the project's `environment` is\#
   not `production`. Default: Apple's root.","type":"array","items":{"type":"string"},"maxItem\#
  s":10}},"required":["apps"],"additionalProperties":false},"playStore":{"description":"How th\#
  e project verifies and reads what Google Play sends. Replaces the settings as a whole; null \#
  removes them.","type":["object","null"],"properties":{"packages":{"description":"Package nam\#
  es of the apps whose notifications the project takes.","type":"array","items":{"type":"strin\#
  g","minLength":1,"maxLength":255},"maxItems":100}},"required":["packages"],"additionalProper\#
  ties":false},"stripe":{"description":"How the project verifies and reads Stripe's events. Re\#
  places the settings as a whole; null removes them.","type":["object","null"],"properties":{"\#
  secret":{"description":"Signing secret of Stripe's endpoint, with its `whsec_`.","type":"str\#
  ing","minLength":1,"maxLength":255},"oldSecret":{"description":"Previous secret, which the d\#
  aemon also accepts; null when there is none.","type":["string","null"],"minLength":1,"maxLen\#
  gth":255},"product":{"description":"Member of Stripe's price that names the product: its `pr\#
  oduct`, its own id, or its `lookup_key`.","type":"string","enum":["product","price","lookupK\#
  ey"],"default":"product"},"userFrom":{"description":"Members of Stripe's objects that contai\#
  n the account token: `client_reference_id`, `customer` or `metadata.NAME`. The first that is\#
   present counts. Default: `client_reference_id`.","type":"array","items":{"type":"string","m\#
  inLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration",\#
  "description":"How long access continues while a renewal is unpaid and Stripe retries it, IS\#
  O 8601. Default: P0D."}},"required":["secret"],"additionalProperties":false},"custom":{"desc\#
  ription":"Stores of the project's own. They replace the previous list as a whole.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":[],"additiona\#
  lProperties":false},"StripeSettings":{"description":"How the project reads Stripe's events. \#
  Only `project.stores` returns the secrets.","type":"object","properties":{"secret":{"descrip\#
  tion":"Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.","t\#
  ype":"string","minLength":1,"maxLength":255},"oldSecret":{"description":"Previous secret, wh\#
  ich the daemon also accepts; null when there is none. Only in `project.stores`.","type":["st\#
  ring","null"],"minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's pr\#
  ice that names the product: its `product`, its own id, or its `lookup_key`.","type":"string"\#
  ,"enum":["product","price","lookupKey"]},"userFrom":{"description":"Members of Stripe's obje\#
  cts that contain the account token: `client_reference_id`, `customer` or `metadata.NAME`. Th\#
  e first that is present counts.","type":"array","items":{"type":"string","minLength":1,"maxL\#
  ength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"Ho\#
  w long access continues while a renewal is unpaid and Stripe retries it, ISO 8601."}},"requi\#
  red":["product","userFrom","grace"]},"SubscriptionId":{"description":"Id of a subscription. \#
  It is unique within one connection.","type":"string"},"SuggestedCall":{"description":"A comp\#
  lete call that would make the entitlement active. The daemon has tried it in a dry run.","ty\#
  pe":"object","properties":{"method":{"description":"Method of the call.","type":"string"},"p\#
  arams":{"description":"Params of the call.","type":"object"},"role":{"description":"Role tha\#
  t the caller needs.","type":"string","enum":["read","write","admin"]},"text":{"description":\#
  "An explanation in one sentence.","type":"string"}},"required":["method","params","role","te\#
  xt"]},"Transaction":{"description":"One transaction of a purchase: a paid period or a single\#
   payment. A member that is not required is absent when it is not set.","type":"object","prop\#
  erties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/\#
  components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purc\#
  hasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nu\#
  llableMoment"},"isFamilyShared":{"description":"Whether a family member bought it and shares\#
   it. An export always shows this member and those up to `attributes`.","type":"boolean"},"pr\#
  ice":{"description":"A decimal number in a string, for example \"9.99\".","type":["string","\#
  null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]}\#
  ,"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerC\#
  ode":{"description":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$\#
  ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","d\#
  escription":"The kind that the store named."},"environment":{"$ref":"#/components/schemas/Pu\#
  rchaseEnvironment","description":"The environment that the store named."},"autoRenew":{"desc\#
  ription":"False while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#\#
  /components/schemas/Moment","description":"Time since which auto-renew has been off."},"grac\#
  ePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","description":"Last moment of the gr\#
  ace period."},"billingRetry":{"description":"True while the store retries a failed payment."\#
  ,"type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Moment","description":"Time a\#
  t which the pause ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","description":"\#
  Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Time \#
  at which the store withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","descr\#
  iption":"Time at which access ended before the end of the period."},"paused":{"description":\#
  "True while the store reports the subscription as paused.","type":"boolean"},"renewsAs":{"$r\#
  ef":"#/components/schemas/ProductId","description":"Product of the next period."},"endReason\#
  ":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/M\#
  oment","description":"Time since which billing has failed."},"asOf":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Time of the newest statement about the transaction."}},"require\#
  d":["transactionId","product","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId\#
  ":{"description":"Id that a store gives to a transaction.","type":"string","minLength":1,"ma\#
  xLength":255},"User":{"description":"The current user of a device, or the user that an id be\#
  longs to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","descrip\#
  tion":"For a device: the identified user, or else the anonymous user. For an id: that id if \#
  it is identified, or else the customer's identified id, or its anonymous id if it has none."\#
  },"anonymousId":{"description":"For a device: its anonymous user. For an id: that id if it i\#
  s anonymous, or else null.","type":["string","null"]},"identityId":{"description":"Id of the\#
   identified user; null for an anonymous user.","type":["string","null"]},"customerId":{"$ref\#
  ":"#/components/schemas/UserId","description":"Id of the customer. It stays the same across \#
  logins, and every userId param accepts it."},"aliases":{"description":"Every id of the custo\#
  mer, in byte order. It omits the customerId of a customer that began with an identified user\#
  .","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/compon\#
  ents/schemas/DeviceId","description":"Id of the device; absent when the request names a user\#
  ."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the custo\#
  mer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"requir\#
  ed":["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"Use\#
  rId":{"description":"Id of a user: the app's own id, an anonymous id, or a customerId. It ha\#
  s 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty \#
  id is blockedUserId and a longer id userIdTooLong, so this schema has no length.","type":"st\#
  ring"},"Warning":{"description":"A sign that an accepted request may be a mistake.","type":"\#
  object","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement",\#
  "subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","accountTokenDif\#
  fers","transactionDiffers","unknownNotification"]},"message":{"description":"An explanation \#
  in one sentence.","type":"string"},"nearest":{"description":"Similar names that exist, neare\#
  st first. An unknown entitlement always has it.","type":"array","items":{"type":"string"}},"\#
  fields":{"description":"In sameMoment: the fields that two statements of one moment give dif\#
  ferent values.","type":"array","items":{"type":"string"}}},"required":["kind","message"]},"W\#
  ebhook":{"description":"A URL that receives a project's events, with its secrets. Only an ad\#
  min can read it.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookU\#
  rl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Seco\#
  nd secret that also signs each delivery; null when there is none.","type":["string","null"]}\#
  ,"authorization":{"description":"What posts carry in their header `Authorization`; null when\#
   they carry none.","type":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookF\#
  ormat"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","type"\#
  :"boolean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","description":"Name of the \#
  consumer whose cursor is the webhook's position. A replay gives the webhook a new consumer."\#
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
  ailed attempt for the oldest event that waits for another attempt; if no event waits, the la\#
  test failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Momen\#
  t","description":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schemas/Curso\#
  r","description":"Cursor of the event."},"reason":{"description":"Why the attempt failed, fo\#
  r people.","type":"string","maxLength":500},"attempts":{"description":"Number of attempts so\#
   far to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Time of the next attempt; null if the event is deliv\#
  ered or no program posts it."}},"required":["at","cursor","reason","attempts","nextAttemptAt\#
  "]},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the event as in the lo\#
  g. `purchasely`, `revenuecat` and `qonversion`: as these systems document it (webhooks.md)."\#
  ,"type":"string","enum":["entitled","purchasely","revenuecat","qonversion"]},"WebhookReport"\#
  :{"description":"The results of the posts to a URL.","type":"object","properties":{"url":{"$\#
  ref":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment",\#
  "description":"Time of the latest delivery."},"failure":{"description":"The latest failed at\#
  tempt for the oldest event that waits for another attempt; if no event waits, the latest fai\#
  led attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Time of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description\#
  ":"Cursor of the event."},"reason":{"description":"Why the attempt failed, for people.","typ\#
  e":"string","maxLength":500},"attempts":{"description":"Number of attempts so far to post th\#
  e event.","type":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/comp\#
  onents/schemas/Moment","description":"Time of the next attempt; absent if the event is deliv\#
  ered."}},"required":["at","cursor","reason","attempts"],"additionalProperties":false}},"requ\#
  ired":["url"],"additionalProperties":false},"WebhookSecret":{"description":"Key that signs e\#
  ach delivery. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.\#
  ","type":"string","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that \#
  receives a project's events, and the results of the posts to it.","type":"object","propertie\#
  s":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/\#
  WebhookFormat"},"state":{"description":"`paused` by webhook.pause; `stopped` if no program p\#
  osts; `failing` if an event waits for another attempt; else `posting`.","type":"string","enu\#
  m":["paused","stopped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor",\#
  "description":"The webhook's position: all events up to this cursor are delivered."},"backlo\#
  g":{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"delivere\#
  dAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the latest deliver\#
  y; null if the daemon has had no report of a delivery since its start."},"failure":{"$ref":"\#
  #/components/schemas/WebhookFailure","description":"Absent if the daemon has had no report o\#
  f a failure since its start."}},"required":["url","format","state","cursor","backlog","deliv\#
  eredAt"]},"WebhookSummary":{"description":"A URL that receives a project's events.","type":"\#
  object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/c\#
  omponents/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":\#
  "An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a qu\#
  ery. It has no user, password or fragment, because every reader of the project sees it.","ty\#
  pe":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors"\#
  :{"parseError":{"code":-32700,"message":"The line is not valid JSON; lines.md defines the gr\#
  ammar. `offset` is the position of the first wrong byte, counted from 0.","data":{"kind":"pa\#
  rseError","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, b\#
  ut not a request: it is not an object or an empty batch, it has no method, its `jsonrpc` is \#
  not \"2.0\", or its id or params have a wrong type.","data":{"kind":"invalidRequest","retrya\#
  ble":false}},"messageTooLarge":{"code":-32600,"message":"A line has more than `limit` bytes \#
  before its line feed. The daemon drops the line and reads the next line as usual.","data":{"\#
  kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batc\#
  h has more than `limit` entries, and the daemon executes none of them. Or the replies to ear\#
  lier entries have more than `limit` bytes, and the daemon does not execute this entry.","dat\#
  a":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,"message":"The me\#
  thod is not allowed in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMet\#
  hod":{"code":-32601,"message":"The daemon has no such method. `nearest` lists similar names.\#
  ","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"code":-32602,"message\#
  ":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclu\#
  de each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalid\#
  Params","retryable":false}},"internalError":{"code":-32603,"message":"The daemon has a fault\#
  . Its log has the same `reference`.","data":{"kind":"internalError","retryable":false}},"per\#
  missionDenied":{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1\#
  100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":f\#
  alse}},"unknownUser":{"code":1101,"message":"The project has no such user.","data":{"kind":"\#
  unknownUser","retryable":false}},"blockedUserId":{"code":1102,"message":"No user may have th\#
  is id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","r\#
  etryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scalars th\#
  an the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"res\#
  ervedUserId":{"code":1104,"message":"The id begins with the project's anonymous prefix, or i\#
  t is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryabl\#
  e":false}},"alreadyAnonymous":{"code":1105,"message":"No user is logged in on the device, an\#
  d the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryab\#
  le":false}},"unknownProject":{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"The \#
  project has no purchase with this store and originalTransactionId, or the purchase has no su\#
  ch transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},"purc\#
  haseHeldByAnother":{"code":1202,"message":"Another user holds the purchase, and a rule of th\#
  e project keeps it there. `holder` and `rule` name them. In `user.import` there is no `rule`\#
  : the import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnoth\#
  er","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call grants or explai\#
  ns an entitlement that the project does not have. `nearest` lists similar names.","data":{"k\#
  ind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"message":"The \#
  user has no active grant of this entitlement. For example, a purchase gives it, or the grant\#
   has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1\#
  205,"message":"The project uses the system's clock, which cannot be advanced.","data":{"kind\#
  ":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The daemon canno\#
  t undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an \#
  event of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link \#
  is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merge\#
  d the customer with another user; `tooMuch`: too many users and purchases depend on the link\#
  ; `unclear`: a deletion erased part of the history. `event` is the id of the event that prev\#
  ents the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":12\#
  07,"message":"No consumer of this name has acknowledged an event. `events.acknowledge` does \#
  not create a name that begins with `webhook-`: those belong to webhooks.","data":{"kind":"un\#
  knownConsumer","retryable":false}},"unknownWebhook":{"code":1208,"message":"The project has \#
  no webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook\#
  ","retryable":false}},"idempotencyConflict":{"code":1300,"message":"A call of the same metho\#
  d used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict\#
  ","retryable":false}},"storageFull":{"code":1400,"message":"The disk has no room for the wri\#
  te. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true\#
  }},"storageFailed":{"code":1401,"message":"The write may not be on the disk: the daemon stop\#
  s, and its next start shows what is stored. Or the daemon cannot read a record that the requ\#
  est needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},"overl\#
  oaded":{"code":1402,"message":"More requests are waiting than the daemon accepts. Nothing ch\#
  anges. With a null `id`, the daemon dropped an unfinished line, and `limit` is the total siz\#
  e of all unfinished lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConnectio\#
  ns":{"code":1403,"message":"The daemon has reached its maximum of connections. It replies to\#
   the first line with this error and closes the connection.","data":{"kind":"tooManyConnectio\#
  ns","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutting down. \#
  Nothing changes.","data":{"kind":"shuttingDown","retryable":true}},"unverified":{"code":1500\#
  ,"message":"The daemon does not trust what `store.notify` got: `reason` is `malformed`, `alg\#
  orithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`,\#
   `environment`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus`\#
   is what the web server should answer.","data":{"kind":"unverified","retryable":false}},"sto\#
  reNotConfigured":{"code":1501,"message":"The project does not define the store of `store.not\#
  ify`. The store sends the notification again if the web server answers `httpStatus`.","data"\#
  :{"kind":"storeNotConfigured","retryable":true}},"verifierMissing":{"code":1502,"message":"T\#
  he system has no libcrypto, which verifies what Apple signed. All other methods work.","data\#
  ":{"kind":"verifierMissing","retryable":true}},"verifierFailed":{"code":1503,"message":"The \#
  process that verifies what Apple signed ended, or took more than two seconds. The daemon sta\#
  rts it again.","data":{"kind":"verifierFailed","retryable":true}}}}}\#

  """#
