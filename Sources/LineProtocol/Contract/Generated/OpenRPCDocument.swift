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
   id. Each finds it wherever `originalTransactionId` is a param. If the daemon does not know \#
  `originalTransactionId`, the first key that names a purchase does.","schema":{"type":"array"\#
  ,"items":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10}},{"name":"accountToken\#
  ","required":false,"summary":"Account token of the purchase. When the call names a user or a\#
   device, it is registered for that user.","schema":{"$ref":"#/components/schemas/AccountToke\#
  n"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/c\#
  omponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summar\#
  y":"Computes the result and the events without changing anything.","schema":{"type":"boolean\#
  ","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe:\#
   the same key with the same params returns the stored result.","schema":{"$ref":"#/component\#
  s/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True when t\#
  he purchase is new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase. r\#
  eceived: the buyer did not hold the purchase, and holds it now. claimed: the purchase had no\#
   holder before; now the buyer holds it. planChanged: a new transaction with another product.\#
   renewed: any other new transaction. updated: a fact with `asOf` changed a known transaction\#
  . stale: the daemon had newer information about every field that differs. unchanged: no fiel\#
  d differs, the transaction is known and the call has no `asOf`, or the transaction is new an\#
  d older than the latest.","type":"string","enum":["recorded","renewed","planChanged","receiv\#
  ed","claimed","updated","stale","unchanged"]},"stale":{"description":"The params that lost a\#
  gainst newer information; absent when there are none.","type":"array","items":{"type":"strin\#
  g"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The buyer's e\#
  ntitlements after the call. Without `device` and `userId`: those of the holder, or none if t\#
  he purchase has no holder."},"warnings":{"description":"Absent when there are no warnings.",\#
  "type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Tru\#
  e in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events tha\#
  t the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Event"}},"replayed":{"description":"True when this is the stored result of an idempotenc\#
  y key; otherwise absent.","type":"boolean"}},"required":["purchase","created","outcome","ent\#
  itlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of range, or two parameters exclude each other. `field` points to it; `nearest\#
  ` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mes\#
  sage":"The caller's role is lower than the role that the method needs. `uid` and `role` are \#
  the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"per\#
  missionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.",\#
  "data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"No user may have \#
  this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId",\#
  "retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project\#
  's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"mess\#
  age":"The id begins with the project's anonymous prefix, or it is the id of an anonymous use\#
  r or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"messag\#
  e":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"c\#
  ode":1202,"message":"Another user holds the purchase, and a rule of the project keeps it the\#
  re. `holder` and `rule` name them. In `user.import` there is no `rule`: the import does not \#
  name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}\#
  },{"code":1300,"message":"A call of the same method used this key with other params in the l\#
  ast 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messag\#
  e":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"\#
  kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the d\#
  isk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a \#
  record that the request needs: then it keeps running.","data":{"kind":"storageFailed","retry\#
  able":false}}],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","p\#
  arams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"pa\#
  rams":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"stor\#
  e","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"\#
  2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore\#
  ","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscrip\#
  tion","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"pu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"pr\#
  oduction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":nul\#
  l,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":fal\#
  se,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"rene\#
  wsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[\#
  ],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"mon\#
  thly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","en\#
  titlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly",\#
  "source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","s\#
  tartedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpi\#
  resAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:0\#
  0:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"p\#
  roduction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"n\#
  ame":"the same transaction again","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","\#
  params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","ex\#
  piresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":\#
  "product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","va\#
  lue":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"resu\#
  lt","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"\#
  1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"]\#
  ,"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":nu\#
  ll,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"cur\#
  rency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gra\#
  cePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt\#
  ":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,\#
  "replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transaction\#
  s":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}\#
  ]},"created":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":\#
  true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","gr\#
  antType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00\#
  :00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisab\#
  ledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1\#
  000","originalTransactionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}\#
  }],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name"\#
  :"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","va\#
  lue":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"ap\#
  pStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"su\#
  bscription","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","stor\#
  eAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal"\#
  ,"environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":nu\#
  ll,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,\#
  "billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"p\#
  aused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replace\#
  dBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"10\#
  00","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expi\#
  resAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outco\#
  me":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","pro\#
  ductId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","perio\#
  dType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z\#
  ","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt\#
  ":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":\#
  0,"environment":"production","store":"appStore","transactionId":"1000","originalTransactionI\#
  d":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase",\#
  "params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","p\#
  urchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{\#
  "name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","valu\#
  e":"appStore"},{"name":"transactionId","value":"1001"},{"name":"originalTransactionId","valu\#
  e":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","va\#
  lue":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"ap\#
  pStore","originalTransactionId":"1000","transactionId":"1001","product":"monthly","kind":"su\#
  bscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":nu\#
  ll,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","e\#
  xpiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environmen\#
  t":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCod\#
  e":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetr\#
  y":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false\#
  ,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"k\#
  eys":[],"renewsCount":1,"accountToken":null,"transactions":[{"transactionId":"1000","product\#
  ":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025\#
  -12-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"\#
  monthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01\#
  -15T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed",\#
  "entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthl\#
  y","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal"\#
  ,"startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodE\#
  xpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T0\#
  0:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment"\#
  :"production","store":"appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},\#
  {"name":"a product that the catalogue does not know","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"na\#
  me":"product","value":"montly"},{"name":"store","value":"stripe"},{"name":"transactionId","v\#
  alue":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","originalTran\#
  sactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"\#
  active","holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T\#
  00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedA\#
  t":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null\#
  ,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":nul\#
  l,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"rev\#
  okedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt"\#
  :null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"trans\#
  actions":[{"transactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true\#
  ,"outcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{an\#
  y}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Updates a purchase, f\#
  or example after a refund. Omitted params keep their value.","x-role":"write","x-since":1,"p\#
  aramStructure":"either","params":[{"name":"store","required":true,"summary":"Store that took\#
   the payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionI\#
  d","required":true,"summary":"Id of the first transaction of the purchase.","schema":{"$ref"\#
  :"#/components/schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"New \#
  last millisecond of the paid period, RFC 3339; null: no end.","schema":{"$ref":"#/components\#
  /schemas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether the subsc\#
  ription renews automatically; null: true for a subscription, else false.","schema":{"type":[\#
  "boolean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"Last millisec\#
  ond of the grace period, RFC 3339; null: no grace period.","schema":{"$ref":"#/components/sc\#
  hemas/NullableMoment"}},{"name":"billingRetry","required":false,"summary":"Whether the store\#
   retries a failed payment; null: false.","schema":{"type":["boolean","null"]}},{"name":"paus\#
  edUntil","required":false,"summary":"Time at which the pause ends, RFC 3339; null: no pause.\#
  ","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refundedAt","required":f\#
  alse,"summary":"Time of the refund, RFC 3339; null: no refund.","schema":{"$ref":"#/componen\#
  ts/schemas/NullableMoment"}},{"name":"revokedAt","required":false,"summary":"Time at which t\#
  he store withdrew access, RFC 3339, for example when family sharing ends; null: not withdraw\#
  n.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"product","required":fa\#
  lse,"summary":"Id of the product from now on: a change of plan.","schema":{"$ref":"#/compone\#
  nts/schemas/ProductId"}},{"name":"transactionId","required":false,"summary":"Transaction tha\#
  t the statement is about. Required with `asOf`. Default: the latest; for a refund or a revoc\#
  ation, the latest that was bought at or before its moment.","schema":{"$ref":"#/components/s\#
  chemas/TransactionId"}},{"name":"asOf","required":false,"summary":"Time at which the store m\#
  ade this statement, RFC 3339. Without it, this is a statement of the caller, made now.","sch\#
  ema":{"$ref":"#/components/schemas/Moment"}},{"name":"endedAt","required":false,"summary":"T\#
  ime at which access ended before the end of the period, RFC 3339. Null clears it.","schema":\#
  {"$ref":"#/components/schemas/NullableMoment"}},{"name":"paused","required":false,"summary":\#
  "Whether the subscription is paused, with or without a known end.","schema":{"type":["boolea\#
  n","null"]}},{"name":"renewsAs","required":false,"summary":"Product of the next period. It g\#
  ives no access. Null: the same product.","schema":{"type":["string","null"],"minLength":1,"m\#
  axLength":255}},{"name":"endReason","required":false,"summary":"Why the purchase ended, or w\#
  ill end. Null clears it.","schema":{"$ref":"#/components/schemas/EndReason"}},{"name":"proje\#
  ct","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/P\#
  rojectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the re\#
  sult and the events without changing anything.","schema":{"type":"boolean","default":false}}\#
  ,{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with \#
  the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempoten\#
  cyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$re\#
  f":"#/components/schemas/Purchase"},"outcome":{"description":"applied: a field changed. stal\#
  e: the daemon had newer information about every field that differs. unchanged: no field diff\#
  ers.","type":"string","enum":["applied","stale","unchanged"]},"stale":{"description":"The pa\#
  rams that lost against newer information; absent when there are none.","type":"array","items\#
  ":{"type":"string"}},"warnings":{"description":"Absent when there are no warnings.","type":"\#
  array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a d\#
  ry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the ca\#
  ll would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Even\#
  t"}},"replayed":{"description":"True when this is the stored result of an idempotency key; o\#
  therwise absent.","type":"boolean"}},"required":["purchase","outcome"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}},{"code":1201,"message":"The project has no purchase with this store and o\#
  riginalTransactionId, or the purchase has no such transaction. Nothing changes.","data":{"ki\#
  nd":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of the same method \#
  used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict",\#
  "retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing chan\#
  ges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,\#
  "message":"The write may not be on the disk: the daemon stops, and its next start shows what\#
   is stored. Or the daemon cannot read a record that the request needs: then it keeps running\#
  .","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"auto-renew turne\#
  d off","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone",\#
  "product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:\#
  00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","v\#
  alue":"1000"},{"name":"autoRenew","value":false}],"result":{"name":"result","value":{"purcha\#
  se":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mon\#
  thly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","\#
  storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"nor\#
  mal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country\#
  ":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","\#
  gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revoke\#
  dAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":nu\#
  ll,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transact\#
  ions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"autoRenewDis\#
  abledAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"\#
  }}},{"name":"a refund","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"d\#
  evice":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2\#
  026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalT\#
  ransactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"res\#
  ult":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000"\#
  ,"transactionId":"1000","product":"monthly","kind":"subscription","state":"refunded","holder\#
  s":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:0\#
  0.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fal\#
  se,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewD\#
  isabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refunde\#
  dAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,"renewsAs":nu\#
  ll,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renew\#
  sCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","p\#
  eriodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:0\#
  0.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcom\#
  e":"applied"}}},{"name":"a refund that was none","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"metho\#
  d":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactio\#
  nId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params":{"\#
  store":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],\#
  "params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"\#
  },{"name":"refundedAt","value":null}],"result":{"name":"result","value":{"purchase":{"store"\#
  :"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind"\#
  :"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount\#
  ":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","enviro\#
  nment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offe\#
  rCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billing\#
  Retry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":f\#
  alse,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":nul\#
  l,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","pro\#
  duct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"\#
  2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"na\#
  me":"restore","summary":"Restores the purchases of a device's store account for its current \#
  user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","re\#
  quired":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}\#
  },{"name":"purchases","required":false,"summary":"Purchases to restore, from any store accou\#
  nt; an empty list restores nothing. Default: every purchase of the device's store account.",\#
  "schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":1000\#
  }},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary"\#
  :"Computes the result and the events without changing anything.","schema":{"type":"boolean",\#
  "default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: t\#
  he same key with the same params returns the stored result.","schema":{"$ref":"#/components/\#
  schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purchases that the u\#
  ser holds now and did not hold before, with unclaimed ones that replace them. In the order o\#
  f `store`, then `originalTransactionId`.","type":"array","items":{"$ref":"#/components/schem\#
  as/Move"}},"transferred":{"description":"Those of `restored` that another user lost.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"Purchases t\#
  hat a rule refused to restore.","type":"array","items":{"$ref":"#/components/schemas/Refusal\#
  "}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The user's ent\#
  itlements after the call."},"warnings":{"description":"Absent when there are no warnings.","\#
  type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True\#
   in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that\#
   the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schem\#
  as/Event"}},"replayed":{"description":"True when this is the stored result of an idempotency\#
   key; otherwise absent.","type":"boolean"}},"required":["user","restored","transferred","ref\#
  used","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such\#
   device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":"The dae\#
  mon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"\#
  message":"The project has no purchase with this store and originalTransactionId, or the purc\#
  hase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable"\#
  :false}},{"code":1300,"message":"A call of the same method used this key with other params i\#
  n the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,\#
  "message":"The disk has no room for the write. Nothing changes, and reading still works.","d\#
  ata":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be o\#
  n the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot \#
  read a record that the request needs: then it keeps running.","data":{"kind":"storageFailed"\#
  ,"retryable":false}}],"examples":[{"name":"after a reinstall","x-given":[{"method":"project.\#
  define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ipho\#
  ne","storeAccount":"ann"}},{"method":"purchase","params":{"device":"iphone","product":"month\#
  ly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"met\#
  hod":"install","params":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device",\#
  "value":"ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{\#
  new}}","identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","creat\#
  edAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[{"store":"appStore"\#
  ,"originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{any}}"]\#
  ,"to":"{{new}}","shared":true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id\#
  ":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewS\#
  tate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchased\#
  At":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt"\#
  :null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStor\#
  e","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"nothing to restore","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{\#
  "name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identit\#
  yId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","create\#
  dAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[],"transferred":[],"\#
  refused":[],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"writ\#
  e","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summar\#
  y":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","\#
  required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/compone\#
  nts/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of the entitlement\#
   that was granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"\#
  object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description"\#
  :"The entitlement after the call. A purchase may still give it."},"dryRun":{"description":"T\#
  rue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events t\#
  hat the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempote\#
  ncy key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code\#
  ":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two\#
   parameters exclude each other. `field` points to it; `nearest` lists similar names.","data"\#
  :{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lo\#
  wer than the role that the method needs. `uid` and `role` are the caller's (`none` without a\#
   role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice"\#
  ,"retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"\#
  unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is emp\#
  ty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}\#
  },{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMa\#
  x`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon h\#
  as no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1204,"messa\#
  ge":"The user has no active grant of this entitlement. For example, a purchase gives it, or \#
  the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},{"code":1300,"mes\#
  sage":"A call of the same method used this key with other params in the last 24 hours.","dat\#
  a":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no\#
   room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull"\#
  ,"retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon sto\#
  ps, and its next start shows what is stored. Or the daemon cannot read a record that the req\#
  uest needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"exa\#
  mples":[{"name":"a grant","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"grant","params":{"d\#
  evice":"iphone","entitlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{"na\#
  me":"entitlement","value":"premium"}],"result":{"name":"result","value":{"entitlement":{"id"\#
  :"premium","active":false,"state":"revoked","productId":null,"source":"manual","renewState":\#
  "nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z"\#
  ,"expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null\#
  ,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store"\#
  :null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","summar\#
  y":"Returns this protocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStructu\#
  re":"either","params":[],"result":{"name":"result","schema":{"description":"The OpenRPC docu\#
  ment, with `x-role` on every method.","type":"object","properties":{"openrpc":{"type":"strin\#
  g"},"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}},"component\#
  s":{"type":"object"}},"required":["openrpc","info","methods","components"]}},"errors":[{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or tw\#
  o parameters exclude each other. `field` points to it; `nearest` lists similar names.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is l\#
  ower than the role that the method needs. `uid` and `role` are the caller's (`none` without \#
  a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fa\#
  lse}}],"examples":[{"name":"the document","params":[],"result":{"name":"result","value":{"op\#
  enrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"s\#
  erver.describe","summary":"Lists the methods, or describes one method.","x-role":"read","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"method","required":false,"summary":"Nam\#
  e of the method to describe. Default: the list of all methods.","schema":{"type":"string"}}]\#
  ,"result":{"name":"result","schema":{"type":"object","properties":{"methods":{"description":\#
  "All methods, sorted by name. Only without `method`.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/MethodSummary"}},"method":{"description":"The method's entry in the OpenRPC d\#
  ocument. Only with `method`.","type":"object"},"components":{"description":"The schemas that\#
   the entry refers to, in `schemas`. Only with `method`.","type":"object"}},"required":[]}},"\#
  errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f range, or two parameters exclude each other. `field` points to it; `nearest` lists similar\#
   names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The call\#
  er's role is lower than the role that the method needs. `uid` and `role` are the caller's (`\#
  none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied",\#
  "retryable":false}}],"examples":[{"name":"all methods","params":[],"result":{"name":"result"\#
  ,"value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"lo\#
  gout"}],"result":{"name":"result","value":{"method":"{{any}}","components":"{{any}}"}}}]},{"\#
  name":"server.info","summary":"Returns the daemon's version and limits, and the caller's rol\#
  e.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"resu\#
  lt","schema":{"type":"object","properties":{"version":{"description":"Version of the daemon.\#
  ","type":"string"},"protocol":{"description":"Version of this protocol.","type":"integer"},"\#
  limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"description":"Milliseconds since\#
   the daemon started.","type":"integer","minimum":0},"peer":{"$ref":"#/components/schemas/Pee\#
  r"}},"required":["version","protocol","limits","uptimeMs","peer"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"e\#
  xamples":[{"name":"plain","params":[],"result":{"name":"result","value":{"version":"{{any}}"\#
  ,"protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}\#
  ","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Checks that the daem\#
  on replies.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo",\#
  "required":false,"summary":"Value that the reply repeats, without the white space between it\#
  s tokens.","schema":{"description":"Any JSON value."}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"pong":{"description":"Always true.","type":"boolean"},"now":{\#
  "$ref":"#/components/schemas/Moment","description":"Time of the system clock."},"echo":{"des\#
  cription":"The value from the request; absent when the request has none."}},"required":["pon\#
  g","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"\#
  result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"ec\#
  ho","value":["hello",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","ec\#
  ho":["hello",1]}}}]},{"name":"server.stats","summary":"Returns counts and durations of reque\#
  sts, commits and background work since the daemon's start.","x-role":"read","x-since":1,"par\#
  amStructure":"either","params":[],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"integer",\#
  "minimum":0},"methods":{"description":"The methods that were called since the daemon's start\#
  , by name.","type":"object","additionalProperties":{"$ref":"#/components/schemas/MethodStats\#
  "}},"refusals":{"$ref":"#/components/schemas/ErrorCounts"},"slowRequests":{"description":"Re\#
  quests that took longer than the threshold `--log-slow` since the daemon's start.","type":"i\#
  nteger","minimum":0},"cache":{"$ref":"#/components/schemas/CacheStats"},"connections":{"$ref\#
  ":"#/components/schemas/ConnectionStats"},"turns":{"$ref":"#/components/schemas/Durations"},\#
  "commits":{"$ref":"#/components/schemas/CommitStats"},"storage":{"$ref":"#/components/schema\#
  s/StorageStats"},"feed":{"$ref":"#/components/schemas/FeedStats"},"background":{"$ref":"#/co\#
  mponents/schemas/BackgroundStats"}},"required":["uptimeMs","methods","refusals","slowRequest\#
  s","cache","connections","turns","commits","feed","background"]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"cod\#
  e":1401,"message":"The write may not be on the disk: the daemon stops, and its next start sh\#
  ows what is stored. Or the daemon cannot read a record that the request needs: then it keeps\#
   running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new da\#
  emon in memory","params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods\#
  ":{},"refusals":{},"slowRequests":0,"cache":"{{any}}","connections":"{{any}}","turns":"{{any\#
  }}","commits":"{{any}}","feed":{"waits":0,"subscriptions":0,"consumers":[],"moreConsumers":f\#
  alse},"background":{"expiriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresHalted":false,"\#
  catalogueChanges":0}}}},{"name":"one method was called, and a consumer is behind","x-given":\#
  [{"method":"install","params":{"device":"phone"}},{"method":"events.acknowledge","params":{"\#
  consumer":"mailer","cursor":"0"}}],"params":[],"result":{"name":"result","value":{"uptimeMs"\#
  :"{{any}}","methods":{"install":{"requests":1,"errors":{},"durations":{"count":1,"sumMicros"\#
  :"{{any}}","maxMicros":"{{any}}","buckets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"re\#
  fusals":{},"slowRequests":0,"cache":{"replies":0,"replyHits":0,"records":"{{any}}","recordBy\#
  tes":"{{any}}","recordLoads":"{{any}}"},"connections":{"open":"{{any}}","opened":"{{any}}","\#
  refused":0,"peers":"{{any}}","owedBytes":0,"unsentBytes":0},"turns":"{{any}}","commits":{"tu\#
  rns":"{{any}}","waitingTurns":0,"failures":0,"durations":"{{any}}"},"feed":{"waits":0,"subsc\#
  riptions":0,"consumers":[{"project":"default","consumer":"mailer","cursor":"0","lag":1}],"mo\#
  reConsumers":false},"background":"{{any}}"}}}]},{"name":"setUserProperty","summary":"Stores \#
  a key/value property; never affects access.","x-role":"write","x-since":1,"paramStructure":"\#
  either","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{\#
  "$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of \#
  the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"ke\#
  y","required":true,"summary":"Name of the property: 1 to 80 letters, digits, and _ . : - $. \#
  Names that other systems reserve, for example $email, have no special meaning.","schema":{"$\#
  ref":"#/components/schemas/PropertyKey"}},{"name":"value","required":true,"summary":"New val\#
  ue. An empty string removes the property.","schema":{"$ref":"#/components/schemas/PropertyVa\#
  lue"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#\#
  /components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summ\#
  ary":"Computes the result and the events without changing anything.","schema":{"type":"boole\#
  an","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry saf\#
  e: the same key with the same params returns the stored result.","schema":{"$ref":"#/compone\#
  nts/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId",\#
  "description":"Id of the user that the result is about."},"key":{"$ref":"#/components/schema\#
  s/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description\#
  ":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The even\#
  ts that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/component\#
  s/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an idem\#
  potency key; otherwise absent.","type":"boolean"}},"required":["userId","key","value"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"u\#
  nknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","da\#
  ta":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this \#
  id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retr\#
  yable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `u\#
  serIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":\#
  "The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code\#
  ":1300,"message":"A call of the same method used this key with other params in the last 24 h\#
  ours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The \#
  disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"s\#
  torageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the\#
   daemon stops, and its next start shows what is stored. Or the daemon cannot read a record t\#
  hat the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fa\#
  lse}}],"examples":[{"name":"the id of the user in another system","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"\#
  iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom_use\#
  r_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","value":{"userId\#
  ":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"store.not\#
  ify","summary":"Verifies a message of a store, and records what it reports.","x-role":"write\#
  ","x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"summary":\#
  "Store that sent it.","schema":{"type":"string","enum":["appStore","playStore","stripe"]}},{\#
  "name":"payload","required":false,"summary":"Body of the store's request, unchanged, or a si\#
  gned transaction of StoreKit 2; at most 256 KiB. At least one of `payload` and `response` is\#
   required.","schema":{"type":"string"}},{"name":"headers","required":false,"summary":"Header\#
  s of the store's request, with names in any case. The daemon reads only `stripe-signature`."\#
  ,"schema":{"type":"object","additionalProperties":{"type":"string"},"maxProperties":200}},{"\#
  name":"response","required":false,"summary":"What the caller fetched from the store's API, f\#
  or `playStore` and `stripe`.","schema":{"$ref":"#/components/schemas/StoreResponse"}},{"name\#
  ":"device","required":false,"summary":"Device that presented the payload. At most one of `de\#
  vice` and `userId`.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","re\#
  quired":false,"summary":"User who presented the payload.","schema":{"$ref":"#/components/sch\#
  emas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fal\#
  se,"summary":"Computes the result and the events without changing anything.","schema":{"type\#
  ":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a r\#
  etry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"notification":{"$ref":"#/components/schemas/StoreNotification"},"outcome":{"de\#
  scription":"applied: a record changed. stale: the daemon has newer or equal information. rep\#
  eated: the daemon recorded this notification before. ignored: it changes nothing, see `why`.\#
   unclaimed: the purchase is recorded, and has no holder yet. ask: the store says only that s\#
  omething changed, see `ask`.","type":"string","enum":["applied","stale","repeated","ignored"\#
  ,"unclaimed","ask"]},"why":{"description":"Why the daemon ignores it. test: the store's test\#
  . unclaimed: the daemon finds no user for the purchase, and the rule `unclaimedPurchases` ig\#
  nores such purchases. noEffect: it reports nothing about a purchase. unknownType: the daemon\#
   does not know its type. Absent otherwise.","type":"string","enum":["test","unclaimed","noEf\#
  fect","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion","description":"What\#
   to fetch from the store and to send as `response`, with the same payload. Absent for other \#
  outcomes."},"purchases":{"description":"What the notification did to each purchase.","type":\#
  "array","items":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"description":\#
  "Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Wa\#
  rning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"e\#
  vents":{"description":"The events that the call would emit. Only in a dry run.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this \#
  is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required"\#
  :["notification","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is\#
   missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `f\#
  ield` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryabl\#
  e":false}},{"code":1000,"message":"The caller's role is lower than the role that the method \#
  needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method'\#
  s role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The p\#
  roject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,\#
  "message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","da\#
  ta":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unic\#
  ode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable\#
  ":false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or it i\#
  s the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1202,"message":"Another user holds the purchase, and a rule\#
   of the project keeps it there. `holder` and `rule` name them. In `user.import` there is no \#
  `rule`: the import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldB\#
  yAnother","retryable":false}},{"code":1300,"message":"A call of the same method used this ke\#
  y with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":\#
  false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and rea\#
  ding still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"T\#
  he write may not be on the disk: the daemon stops, and its next start shows what is stored. \#
  Or the daemon cannot read a record that the request needs: then it keeps running.","data":{"\#
  kind":"storageFailed","retryable":false}},{"code":1500,"message":"The daemon does not trust \#
  what `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`,\#
   `chain`, `extension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironment` \#
  or `age`; stores.md says what each means. `httpStatus` is what the web server should answer.\#
  ","data":{"kind":"unverified","retryable":false}},{"code":1501,"message":"The project does n\#
  ot define the store of `store.notify`. The store sends the notification again if the web ser\#
  ver answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},{"code":15\#
  02,"message":"The system has no libcrypto, which verifies what Apple signed. All other metho\#
  ds work.","data":{"kind":"verifierMissing","retryable":true}},{"code":1503,"message":"The pr\#
  ocess that verifies what Apple signed ended, or took more than two seconds. The daemon start\#
  s it again.","data":{"kind":"verifierFailed","retryable":true}}],"examples":[{"name":"a subs\#
  cription of the App Store, before its user is known","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environm\#
  ent":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bun\#
  dleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.exampl\#
  e"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"appStore"},{"na\#
  me":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjo\#
  iU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjA\#
  iLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5\#
  leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkd\#
  jaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI\#
  1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2h\#
  zZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazV\#
  NRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlk\#
  yTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTEN\#
  KemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x\#
  1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ\#
  5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnl\#
  iMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9\#
  qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3V\#
  idHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"\#
  id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":\#
  "2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"unclaimed","purchases":[{"sto\#
  re":"appStore","originalTransactionId":"1","transactionId":"1","outcome":"recorded"}]}}},{"n\#
  ame":"a repeat","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments"\#
  :["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}\#
  }}},{"method":"store.notify","params":{"store":"appStore","payload":"{\"signedPayload\":\"ey\#
  JhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwM\#
  DJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2N\#
  zIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3Rpb\#
  mciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa\#
  0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZ\#
  UdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOV\#
  Fl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtV\#
  jNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSa\#
  UxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3T\#
  ENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJle\#
  UpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxib\#
  VYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtV\#
  nVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1M\#
  Elqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"para\#
  ms":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJ\#
  hbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMD\#
  JlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2Nz\#
  IyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3Rpbm\#
  ciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0\#
  lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZU\#
  dGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVF\#
  l3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVj\#
  NZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaU\#
  xUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TE\#
  NKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleU\#
  poYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibV\#
  YzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVn\#
  VaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1ME\#
  lqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result\#
  ":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","typ\#
  e":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandb\#
  ox"},"outcome":"repeated","purchases":[]}}},{"name":"a push of Google Play, which says only \#
  that something changed","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":\#
  "2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"envir\#
  onments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whse\#
  c_test"}}}}],"params":[{"name":"store","value":"playStore"},{"name":"payload","value":"{\"me\#
  ssage\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50VGlt\#
  ZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuMCIs\#
  Im5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb250\#
  aGx5In19\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:00:00Z\"},\"subscription\"\#
  :\"projects/example/subscriptions/rtdn\"}"}],"result":{"name":"result","value":{"notificatio\#
  n":{"id":"1003","type":"PURCHASED","subtype":null,"at":"2026-01-01T00:00:00.000Z","environme\#
  nt":null},"outcome":"ask","ask":{"kind":"subscription","packageName":"com.example","purchase\#
  Token":"token-1"},"purchases":[]}}},{"name":"a subscription fetched from Stripe","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores\#
  ":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playSto\#
  re":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"sto\#
  re","value":"stripe"},{"name":"response","value":{"kind":"subscription","fetchedAt":"2026-01\#
  -01T00:00:00.000Z","body":{"id":"sub_1","object":"subscription","status":"active","livemode"\#
  :true,"customer":"cus_1","cancel_at_period_end":false,"items":{"data":[{"current_period_star\#
  t":1767225600,"current_period_end":1769904000,"price":{"id":"price_1","product":"monthly"}}]\#
  }}}}],"result":{"name":"result","value":{"notification":{"id":null,"type":null,"subtype":nul\#
  l,"at":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unclaimed","purchas\#
  es":[{"store":"stripe","originalTransactionId":"sub_1","transactionId":"sub_1:1767225600","o\#
  utcome":"recorded"}]}}}]},{"name":"store.unclaimed","summary":"Lists the unclaimed purchases\#
  : those that have had no holder yet.","x-role":"read","x-since":1,"paramStructure":"either",\#
  "params":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The repl\#
  y has the purchases after it.","schema":{"type":"string"}},{"name":"limit","required":false,\#
  "summary":"Maximum number of purchases.","schema":{"type":"integer","minimum":1,"maximum":10\#
  00,"default":100}},{"name":"project","required":false,"summary":"Id of the project.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"purchases":{"description":"In the order of `store`,\#
   then `originalTransactionId`, by bytes.","type":"array","items":{"$ref":"#/components/schem\#
  as/Purchase"}},"cursor":{"description":"What the next call gives as `after`.","type":"string\#
  "},"more":{"description":"Whether more purchases follow.","type":"boolean"}},"required":["pu\#
  rchases","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of range, or two parameters exclude each other. `field` points t\#
  o it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no s\#
  uch project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"one \#
  of two","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1000","expi\#
  resAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"meth\#
  od":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1001","expi\#
  resAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"result":{"name":"res\#
  ult","value":{"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId\#
  ":"1000","product":"monthly","kind":"subscription","state":"active","holders":[],"device":nu\#
  ll,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":\#
  "normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"cou\#
  ntry":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresA\#
  t":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt"\#
  :null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,\#
  "replacedBy":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f60\#
  8138","transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","pur\#
  chasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared"\#
  :false,"price":null,"currency":null,"country":null,"offerCode":null,"attributes":{},"asOf":"\#
  2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.delete\#
  ","summary":"Deletes a customer and erases its ids from everything that the daemon stores.",\#
  "x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"userId","required"\#
  :true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{\#
  "name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compone\#
  nts/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Co\#
  mputes the result and the events without changing anything.","schema":{"type":"boolean","def\#
  ault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the s\#
  ame key with the same params returns the stored result.","schema":{"$ref":"#/components/sche\#
  mas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"to\#
  mbstone":{"description":"New id that replaces every erased id in events. It belongs to no us\#
  er.","type":"string"},"users":{"description":"Number of erased users: the aliases of the cus\#
  tomer.","type":"integer","minimum":1},"devices":{"description":"Number of erased devices. `i\#
  nstall` can register them again.","type":"integer","minimum":0},"purchases":{"description":"\#
  Number of erased purchases: those that no other customer holds.","type":"integer","minimum":\#
  0},"shared":{"description":"Number of purchases that other customers hold and keep.","type":\#
  "integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type"\#
  :"boolean"},"events":{"description":"The events that the call would emit. Only in a dry run.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"T\#
  rue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean\#
  "}},"required":["tombstone","users","devices","purchases","shared"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two param\#
  eters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower th\#
  an the role that the method needs. `uid` and `role` are the caller's (`none` without a role)\#
  , and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{\#
  "code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryabl\#
  e":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project'\#
  s `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"messag\#
  e":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"u\#
  serIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","\#
  data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the sam\#
  e method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyC\#
  onflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Not\#
  hing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"co\#
  de":1401,"message":"The write may not be on the disk: the daemon stops, and its next start s\#
  hows what is stored. Or the daemon cannot read a record that the request needs: then it keep\#
  s running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"with al\#
  l that was hers","x-given":[{"method":"project.define","params":{"rules":"revenuecat","produ\#
  cts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ipho\#
  ne","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"i\#
  phone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01\#
  T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"metho\#
  d":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","para\#
  ms":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","\#
  value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devices":\#
  1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlement\#
  s":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"d\#
  evice":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}],"params\#
  ":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"result"\#
  ,"value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"dryRun\#
  ":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project\#
  ":"default","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":\#
  {"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDelet\#
  ed","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{t\#
  ombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","su\#
  mmary":"Returns everything that the daemon stores about a customer.","x-role":"read","x-sinc\#
  e":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":"Any id \#
  of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"withoutEvents","\#
  required":false,"summary":"Whether to leave out `events`, `cursor` and `moreEvents`.","schem\#
  a":{"type":"boolean","default":false}},{"name":"project","required":false,"summary":"Id of t\#
  he project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/sch\#
  emas/User"},"firstId":{"$ref":"#/components/schemas/UserId","description":"First id that the\#
   customer had. After a merge, that of the older customer."},"lastId":{"$ref":"#/components/s\#
  chemas/UserId","description":"Id that acted last: the user of the last install, identify, pu\#
  rchase or restore."},"ids":{"description":"Every id of the customer, in byte order.","type":\#
  "array","items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"\#
  kind":{"description":"Who uses the id. `customer`: the customerId of a customer that began w\#
  ith an identified user.","type":"string","enum":["anonymous","identified","customer"]},"devi\#
  ce":{"description":"Device of an anonymous id; otherwise null.","type":["string","null"]},"c\#
  reatedAt":{"$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","createdA\#
  t"]}},"devices":{"description":"Devices whose anonymous or identified user belongs to the cu\#
  stomer, in byte order.","type":"array","items":{"type":"object","properties":{"device":{"$re\#
  f":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"id\#
  entityId":{"description":"Id of the identified user; null when no user is logged in.","type"\#
  :["string","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","\#
  null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}}\#
  ,"required":["device","anonymousId","identityId","storeAccount","platform","app","createdAt"\#
  ]}},"accountTokens":{"description":"Account tokens registered for the customer, in byte orde\#
  r.","type":"array","items":{"$ref":"#/components/schemas/AccountToken"}},"purchases":{"descr\#
  iption":"Purchases that the customer holds, with all their transactions.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/Purchase"}},"claims":{"description":"Purchases that an im\#
  port gave to the customer and that no store has reported yet.","type":"array","items":{"$ref\#
  ":"#/components/schemas/PurchaseRef"}},"grants":{"description":"Grants, including those that\#
   have ended.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#\#
  /components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expi\#
  resAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/sche\#
  mas/NullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"prop\#
  erties":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/s\#
  chemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"\#
  #/components/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"descripti\#
  on":"Earlier values of properties that another user of the same customer replaced. An empty \#
  value is a removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/\#
  components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setA\#
  t":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlement\#
  s":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","\#
  description":"Time of the entitlements and of the purchases' states: now."},"events":{"descr\#
  iption":"Events of the customer, oldest first, at most 1000.","type":"array","items":{"$ref"\#
  :"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description"\#
  :"Position at which events.read continues, with the same id as `user`."},"moreEvents":{"desc\#
  ription":"True when events.read has more events of the customer.","type":"boolean"}},"requir\#
  ed":["user","firstId","lastId","ids","devices","accountTokens","purchases","claims","grants"\#
  ,"properties","overridden","entitlements","at"]}},"errors":[{"code":-32602,"message":"A para\#
  meter is missing, unknown, of a wrong type or out of range, or two parameters exclude each o\#
  ther. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","\#
  retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the\#
   method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the\#
   method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message\#
  ":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1\#
  102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`."\#
  ,"data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more \#
  Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retry\#
  able":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkno\#
  wnProject","retryable":false}}],"examples":[{"name":"all of it","x-given":[{"method":"projec\#
  t.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"io\#
  s"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore"\#
  ,"transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EU\#
  R","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","us\#
  erId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"a\#
  nn@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","val\#
  ue":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","\#
  aliases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"produ\#
  ction"},"firstId":"{{anonymous}}","lastId":"ann","ids":[{"id":"{{anonymous}}","kind":"anonym\#
  ous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identifie\#
  d","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","ano\#
  nymousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"ios","ap\#
  p":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"a\#
  ppStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"s\#
  ubscription","state":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann"\#
  ,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","exp\#
  iresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment"\#
  :"production","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCo\#
  de":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRet\#
  ry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":fals\#
  e,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"\#
  keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","produc\#
  t":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"202\#
  6-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null\#
  ,"offerCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"\#
  claims":[],"grants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026\#
  -01-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":t\#
  rue,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","gra\#
  ntType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":\#
  "2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabl\#
  edAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"10\#
  00","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1"\#
  ,"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","us\#
  er":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"\#
  },"device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01\#
  T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","ca\#
  use":{"method":"purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000",\#
  "transactionId":"1000","product":"monthly","productKind":"subscription","holders":["{{anonym\#
  ous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","peri\#
  odType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offe\#
  rCode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitle\#
  mentsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","\#
  anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["p\#
  remium"],"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":\#
  "monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","enviro\#
  nment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared"\#
  :false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campai\#
  gn":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.0\#
  00Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify",\#
  "id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"20\#
  26-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymous\#
  Id":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome"\#
  :"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000\#
  Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","i\#
  d":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitl\#
  ementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}",\#
  "userId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cu\#
  rsor":"7","moreEvents":false}}}]},{"name":"user.import","summary":"Imports a customer, as `u\#
  ser.export` returns it, completely or not at all.","x-role":"admin","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"user","required":false,"summary":"The user as `user.export`\#
   shows it. The daemon reads only `customerId` and `createdAt`.","schema":{"type":"object","p\#
  roperties":{"id":{"description":"Not read."},"anonymousId":{"description":"Not read."},"iden\#
  tityId":{"description":"Not read."},"customerId":{"type":["string","null"]},"aliases":{"desc\#
  ription":"Not read."},"device":{"description":"Not read."},"createdAt":{"$ref":"#/components\#
  /schemas/NullableMoment"},"environment":{"description":"Not read."}},"required":[],"addition\#
  alProperties":false}},{"name":"firstId","required":false,"summary":"First id that the custom\#
  er had; without it, the oldest of `ids`.","schema":{"$ref":"#/components/schemas/UserId"}},{\#
  "name":"lastId","required":false,"summary":"Id of the customer that acted last. It has no ef\#
  fect if the project knows the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"\#
  name":"ids","required":true,"summary":"Every id of the customer. An empty list imports uncla\#
  imed purchases.","schema":{"type":"array","items":{"type":"object","properties":{"id":{"$ref\#
  ":"#/components/schemas/UserId"},"kind":{"type":"string","enum":["anonymous","identified","c\#
  ustomer"]},"device":{"description":"Device of an anonymous id.","type":["string","null"]},"c\#
  reatedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Without it, now."}},"\#
  required":["id","kind"],"additionalProperties":false},"maxItems":10000}},{"name":"customerId\#
  ","required":false,"summary":"The customerId, instead of that of `user`. Without both: that \#
  of the customer who has one of the ids, else the oldest anonymous id, else a new one.","sche\#
  ma":{"$ref":"#/components/schemas/UserId"}},{"name":"devices","required":false,"summary":"De\#
  vices. A device is created once its anonymous user exists, and its user is logged in there o\#
  nce that user exists.","schema":{"type":"array","items":{"type":"object","properties":{"devi\#
  ce":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/Use\#
  rId"},"identityId":{"type":["string","null"]},"storeAccount":{"type":["string","null"]},"pla\#
  tform":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/co\#
  mponents/schemas/Moment"}},"required":["device","anonymousId","createdAt"],"additionalProper\#
  ties":false},"maxItems":10000}},{"name":"accountTokens","required":false,"summary":"Account \#
  tokens.","schema":{"type":"array","items":{"$ref":"#/components/schemas/AccountToken"},"maxI\#
  tems":10000}},{"name":"purchases","required":false,"summary":"Purchases with their transacti\#
  ons.","schema":{"type":"array","items":{"$ref":"#/components/schemas/ImportedPurchase"},"max\#
  Items":10000}},{"name":"claims","required":false,"summary":"Purchases of which only the stor\#
  e and the name are known. The customer holds each one as soon as a store reports it; until t\#
  hen it gives no access.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Purc\#
  haseRef"},"maxItems":10000}},{"name":"grants","required":false,"summary":"Grants, including \#
  those that have ended.","schema":{"type":"array","items":{"type":"object","properties":{"ent\#
  itlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/sc\#
  hemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref\#
  ":"#/components/schemas/NullableMoment"}},"required":["entitlement","grantedAt"],"additional\#
  Properties":false},"maxItems":10000}},{"name":"properties","required":false,"summary":"Prope\#
  rties. The newer value of a key stays.","schema":{"type":"array","items":{"type":"object","p\#
  roperties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/\#
  schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "Without it, before everything that is set here."}},"required":["key","value"],"additionalPr\#
  operties":false},"maxItems":10000}},{"name":"overridden","required":false,"summary":"Earlier\#
   values of properties that another user of the customer replaced.","schema":{"type":"array",\#
  "items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"va\#
  lue":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Nul\#
  lableMoment","description":"Without it, before everything that is set here."}},"required":["\#
  key","value"],"additionalProperties":false},"maxItems":10000}},{"name":"entitlements","requi\#
  red":false,"summary":"Not read: access derives from purchases and grants.","schema":{"type":\#
  "object"}},{"name":"at","required":false,"summary":"Not read.","schema":{"$ref":"#/component\#
  s/schemas/NullableMoment"}},{"name":"onConflict","required":false,"summary":"What happens to\#
   a purchase with holders whom its `holders` does not name. `refuse`: the call is purchaseHel\#
  dByAnother. `skip`: the purchase stays as it is. `merge`: its transactions are merged, and i\#
  ts holders stay.","schema":{"type":"string","enum":["refuse","skip","merge"],"default":"refu\#
  se"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summa\#
  ry":"Computes the result and the events without changing anything.","schema":{"type":"boolea\#
  n","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe\#
  : the same key with the same params returns the stored result.","schema":{"$ref":"#/componen\#
  ts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"user":{"$ref":"#/components/schemas/User","description":"The customer's user. Missing w\#
  hen `ids` is empty."},"created":{"description":"Whether the customer is new.","type":"boolea\#
  n"},"outcome":{"description":"`unchanged` when everything was there already.","type":"string\#
  ","enum":["imported","unchanged"]},"purchases":{"description":"What happened to each purchas\#
  e, in the given order, and then to each claim.","type":"array","items":{"type":"object","pro\#
  perties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/c\#
  omponents/schemas/TransactionId"},"outcome":{"type":"string","enum":["recorded","updated","s\#
  kipped","unchanged"]}},"required":["store","originalTransactionId","outcome"]}},"entitlement\#
  s":{"$ref":"#/components/schemas/Entitlements"},"warnings":{"type":"array","items":{"$ref":"\#
  #/components/schemas/Warning"}}},"required":["created","outcome","purchases","entitlements"]\#
  }},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or o\#
  ut of range, or two parameters exclude each other. `field` points to it; `nearest` lists sim\#
  ilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The \#
  caller's role is lower than the role that the method needs. `uid` and `role` are the caller'\#
  s (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDeni\#
  ed","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in\#
   the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code"\#
  :1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","dat\#
  a":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with th\#
  e project's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":\#
  {"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Anothe\#
  r user holds the purchase, and a rule of the project keeps it there. `holder` and `rule` nam\#
  e them. In `user.import` there is no `rule`: the import does not name the holder. Nothing ch\#
  anges.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A\#
   call of the same method used this key with other params in the last 24 hours.","data":{"kin\#
  d":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room fo\#
  r the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retrya\#
  ble":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and \#
  its next start shows what is stored. Or the daemon cannot read a record that the request nee\#
  ds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[\#
  {"name":"a customer of another system","x-given":[{"method":"project.define","params":{"rule\#
  s":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"ids","value":[{"id":"ann",\#
  "kind":"identified","createdAt":"2025-11-01T00:00:00.000Z"}]},{"name":"purchases","value":[{\#
  "store":"appStore","originalTransactionId":"1000","transactions":[{"transactionId":"1000","p\#
  roduct":"monthly","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.\#
  000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"result":{"name":"result","value":{"user":{"id\#
  ":"ann","anonymousId":null,"identityId":"ann","customerId":"{{customer}}","aliases":["ann"],\#
  "createdAt":"2025-11-01T00:00:00.000Z","environment":"production"},"created":true,"outcome":\#
  "imported","purchases":[{"store":"appStore","originalTransactionId":"1000","outcome":"record\#
  ed"}],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"\#
  monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"n\#
  ormal","startedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","graceP\#
  eriodExpiresAt":null,"firstPurchasedAt":"2025-12-15T00:00:00.000Z","lastPurchasedAt":"2025-1\#
  2-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"enviro\#
  nment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"\#
  }}}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a transfer: its chan\#
  ge of holders or customers.","x-role":"admin","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"event","required":true,"summary":"`id` of the event to undo, for example `ev_b57a\#
  1837_7`. Its kind is `identified`, `usersAliased`, `subscriptionTransferred` or `oneTimePurc\#
  haseTransferred`, or `purchaseRenewed` if `kept` lists it.","schema":{"$ref":"#/components/s\#
  chemas/EventId"}},{"name":"project","required":false,"summary":"Id of the project.","schema"\#
  :{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":\#
  false,"summary":"Computes the result and the events without changing anything.","schema":{"t\#
  ype":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes \#
  a retry safe: the same key with the same params returns the stored result.","schema":{"$ref"\#
  :"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object\#
  ","properties":{"undone":{"$ref":"#/components/schemas/EventId","description":"Id of the und\#
  one event."},"purchases":{"description":"Purchases that changed holders.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later changes that stay: r\#
  estores and purchases that would have found other holders, the aliases that they made, and e\#
  arlier undos about the same users and purchases. A call that emitted no event is never among\#
   them.","type":"array","items":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":{"d\#
  escription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description"\#
  :"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#\#
  /components/schemas/Event"}},"replayed":{"description":"True when this is the stored result \#
  of an idempotency key; otherwise absent.","type":"boolean"}},"required":["undone","purchases\#
  ","kept"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","d\#
  ata":{"kind":"unknownProject","retryable":false}},{"code":1206,"message":"The daemon cannot \#
  undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an ev\#
  ent of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link is\#
   already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged \#
  the customer with another user; `tooMuch`: too many users and purchases depend on the link; \#
  `unclear`: a deletion erased part of the history. `event` is the id of the event that preven\#
  ts the undo.","data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":"A call\#
   of the same method used this key with other params in the last 24 hours.","data":{"kind":"i\#
  dempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the\#
   write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":\#
  true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its n\#
  ext start shows what is stored. Or the daemon cannot read a record that the request needs: t\#
  hen it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"nam\#
  e":"another user's login took a purchase","x-given":[{"method":"project.define","params":{"p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2\#
  026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"pur\#
  chase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1\#
  000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone","\#
  userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":n\#
  ull}},{"method":"events.read","params":{"kinds":["identified"]},"result":{"events":[{"id":"{\#
  {login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"re\#
  sult":{"name":"result","value":{"undone":"{{login}}","purchases":[{"store":"appStore","origi\#
  nalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}","\#
  user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"user.list","summar\#
  y":"Lists the customerIds of the project's customers.","x-role":"read","x-since":1,"paramStr\#
  ucture":"either","params":[{"name":"after","required":false,"summary":"Cursor from an earlie\#
  r reply. The reply has the customers after it.","schema":{"type":"string"}},{"name":"limit",\#
  "required":false,"summary":"Maximum number of customers.","schema":{"type":"integer","minimu\#
  m":1,"maximum":1000,"default":100}},{"name":"project","required":false,"summary":"Id of the \#
  project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"customerIds":{"description":"In by\#
  te order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"cursor":{"descrip\#
  tion":"What the next call gives as `after`.","type":"string"},"more":{"description":"Whether\#
   more customers follow.","type":"boolean"}},"required":["customerIds","cursor","more"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}}],"examples":[{"name":"two customers","x-given":[{"method"\#
  :"install","params":{"device":"iphone"},"result":{"user":{"customerId":"{{first}}","{{…}}":n\#
  ull},"{{…}}":null}}],"params":[],"result":{"name":"result","value":{"customerIds":["{{first}\#
  }"],"cursor":"{{first}}","more":false}}}]},{"name":"userInfo","summary":"Returns the current\#
   user of a device, or the user that an id belongs to.","x-role":"read","x-since":1,"paramStr\#
  ucture":"either","params":[{"name":"device","required":false,"summary":"Id of the device.","\#
  schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary\#
  ":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"\#
  name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result\#
  ":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/sche\#
  mas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project h\#
  as no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message\#
  ":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1\#
  102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`."\#
  ,"data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more \#
  Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retry\#
  able":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkno\#
  wnProject","retryable":false}}],"examples":[{"name":"by device","x-given":[{"method":"projec\#
  t.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}\#
  },"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ip\#
  hone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{\#
  "name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"user_id_\#
  1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","alias\#
  es":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"pr\#
  oduction"}}}},{"name":"by user id","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-\#
  01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify",\#
  "params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user\#
  _id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":null,"ide\#
  ntityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-0\#
  1-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProperties","summary":"Ret\#
  urns the properties that setUserProperty stored.","x-role":"read","x-since":1,"paramStructur\#
  e":"either","params":[{"name":"device","required":false,"summary":"Id of the device.","schem\#
  a":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id\#
   of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name"\#
  :"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sc\#
  hemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#/components/sch\#
  emas/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A paramet\#
  er is missing, unknown, of a wrong type or out of range, or two parameters exclude each othe\#
  r. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","ret\#
  ryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the me\#
  thod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the me\#
  thod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"\#
  The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":\#
  1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fals\#
  e}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `bloc\#
  kedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The\#
   id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTo\#
  oLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{\#
  "kind":"unknownProject","retryable":false}}],"examples":[{"name":"two of them","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":"$email\#
  ","value":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone","key":\#
  "plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result\#
  ","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"r\#
  esult","value":{"properties":{}}}}]},{"name":"webhook.claim","summary":"Makes the connection\#
   the only one that posts a project's events, until it closes. For programs that post.","x-ro\#
  le":"admin","x-since":1,"paramStructure":"either","params":[{"name":"reports","required":fal\#
  se,"summary":"The results of the posts. A report replaces the earlier report on its URL.","s\#
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
  urchase, and that the store gives back. The daemon stores and compares a UUID in lower case.\#
  ","type":"string","minLength":1,"maxLength":255},"AppId":{"description":"An app of the proje\#
  ct, for example its bundle id.","type":"string","minLength":1,"maxLength":255},"AppStoreApp"\#
  :{"description":"An app of the App Store.","type":"object","properties":{"bundleId":{"descri\#
  ption":"Bundle id of the app.","type":"string","minLength":1,"maxLength":255},"appAppleId":{\#
  "description":"Number of the app at Apple. Required where `environments` has `Production`; n\#
  ull if not given.","type":["integer","null"],"minimum":1,"maximum":9007199254740992}},"requi\#
  red":["bundleId"],"additionalProperties":false},"AppStoreEnvironment":{"type":"string","enum\#
  ":["Production","Sandbox","Xcode","LocalTesting"],"description":"Environment of the App Stor\#
  e, by Apple's name. Apple does not sign what comes from `Xcode` and `LocalTesting`."},"AppSt\#
  oreSettings":{"description":"How the project verifies what the App Store sends.","type":"obj\#
  ect","properties":{"apps":{"description":"Apps whose notifications the project takes.","type\#
  ":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments"\#
  :{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"d\#
  escription":"Environments that the project takes."},"roots":{"description":"Root certificate\#
  s that replace Apple's, as DER in base64. Empty for Apple's.","type":"array","items":{"type"\#
  :"string"},"maxItems":10}},"required":["apps","environments","roots"]},"AppliedRule":{"descr\#
  iption":"A rule of the project, with the value that applied in the step.","type":"object","p\#
  roperties":{"name":{"description":"Name of the rule, as in `project.define`.","type":"string\#
  ","enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"\#
  ]},"value":{"description":"Value that the rule had when the step happened.","type":"string"}\#
  },"required":["name","value"]},"Attributes":{"description":"Up to 20 strings of the caller's\#
   own, which the events of this purchase repeat.","type":"object","maxProperties":20,"propert\#
  yNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string","maxLength":5\#
  00}},"BackgroundStats":{"description":"Work that no request waits for, as of now.","type":"o\#
  bject","properties":{"expiriesDue":{"description":"Ends of periods and grants that have pass\#
  ed and whose events the daemon has not emitted yet: at most 1000.","type":"integer","minimum\#
  ":0},"expiriesLateMs":{"description":"Milliseconds since the oldest of these ends.","type":"\#
  integer","minimum":0},"erasures":{"description":"Deletions that the daemon has not finished.\#
  ","type":"integer","minimum":0},"erasuresHalted":{"description":"Whether the deletions wait \#
  for the next start, because a step failed several times.","type":"boolean"},"catalogueChange\#
  s":{"description":"Projects with a changed catalogue whose events the daemon has not yet emi\#
  tted for every customer.","type":"integer","minimum":0}},"required":["expiriesDue","expiries\#
  LateMs","erasures","erasuresHalted","catalogueChanges"]},"CacheStats":{"description":"What t\#
  he daemon has in memory, and how well that serves.","type":"object","properties":{"replies":\#
  {"description":"Replies to `checkEntitlements` in the cache, valid or not.","type":"integer"\#
  ,"minimum":0},"replyHits":{"description":"Requests that the daemon answered from that cache \#
  since its start.","type":"integer","minimum":0},"records":{"description":"Records in memory.\#
  ","type":"integer","minimum":0},"recordBytes":{"description":"Their memory, by estimate.","t\#
  ype":"integer","minimum":0},"recordLoads":{"description":"Records that the daemon read from \#
  the store since its start.","type":"integer","minimum":0}},"required":["replies","replyHits"\#
  ,"records","recordBytes","recordLoads"]},"Catalogue":{"description":"Products by their ids."\#
  ,"type":"object","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProper\#
  ties":{"$ref":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"description":\#
  "What caused the event. A request gives its `method` and `id`; a notification has no `id`. `\#
  clock` is true for a change that fell due.","type":"object","properties":{"method":{"type":"\#
  string"},"id":{"type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"des\#
  cription":"The clock of a project: the system's, or a manual clock, which only moves when it\#
   is advanced.","type":"object","properties":{"kind":{"type":"string","enum":["system","manua\#
  l"]},"now":{"$ref":"#/components/schemas/Moment","description":"Time of a manual clock; abse\#
  nt for the system's."}},"required":["kind"]},"ClockChoice":{"description":"`system`: the sys\#
  tem's clock. `manual`: a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clo\#
  ck that starts then.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object"\#
  ,"properties":{"manual":{"$ref":"#/components/schemas/Moment","description":"Time at which t\#
  he manual clock starts, RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"\#
  CommitStats":{"description":"The commits since the daemon's start.","type":"object","propert\#
  ies":{"turns":{"description":"Turns that became durable. A turn is what the daemon decides t\#
  ogether; a commit has one or more.","type":"integer","minimum":0},"waitingTurns":{"descripti\#
  on":"Turns that wait for the disk now.","type":"integer","minimum":0},"failures":{"descripti\#
  on":"Commits that failed, for example because the disk was full.","type":"integer","minimum"\#
  :0},"durations":{"$ref":"#/components/schemas/Durations"}},"required":["turns","waitingTurns\#
  ","failures","durations"]},"ConnectionStats":{"description":"The connections, and the replie\#
  s that wait on them.","type":"object","properties":{"open":{"description":"Open connections.\#
  ","type":"integer","minimum":0},"opened":{"description":"Connections that clients opened sin\#
  ce the daemon's start.","type":"integer","minimum":0},"refused":{"description":"Connections \#
  that the daemon refused since its start, because there were too many.","type":"integer","min\#
  imum":0},"peers":{"description":"The open connections by uid and role.","type":"array","item\#
  s":{"$ref":"#/components/schemas/PeerStats"}},"owedBytes":{"description":"Replies that wait \#
  for the disk.","type":"integer","minimum":0},"unsentBytes":{"description":"Replies that wait\#
   for clients to read them.","type":"integer","minimum":0}},"required":["open","opened","refu\#
  sed","peers","owedBytes","unsentBytes"]},"ConsumerId":{"description":"Name of a consumer: a \#
  reader of the log whose position the daemon stores. The reader chooses it, for example `mail\#
  er`.","type":"string","minLength":1,"maxLength":255},"ConsumerLag":{"description":"A consume\#
  r of a feed.","type":"object","properties":{"project":{"$ref":"#/components/schemas/ProjectI\#
  d"},"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/sch\#
  emas/Cursor"},"lag":{"description":"Events that it has not acknowledged.","type":"integer","\#
  minimum":0}},"required":["project","consumer","cursor","lag"]},"Country":{"description":"ISO\#
   3166 country code of two or three letters, stored as it is sent.","type":"string","pattern"\#
  :"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number of records of a project.","type":"object\#
  ","properties":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum"\#
  :0},"customers":{"description":"A merged customer counts once.","type":"integer","minimum":0\#
  },"purchases":{"type":"integer","minimum":0},"unclaimed":{"description":"Unclaimed purchases\#
  , which have had no holder yet; `purchases` counts them too.","type":"integer","minimum":0},\#
  "events":{"type":"integer","minimum":0}},"required":["devices","users","customers","purchase\#
  s","unclaimed","events"]},"Currency":{"description":"ISO 4217 currency code of three letters\#
  , stored as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":\#
  "A position in a project's log: the number of the last event before it. \"0\" is the positio\#
  n before the first event.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"\#
  description":"A device: one installation of one app. A reinstallation is a new device.","typ\#
  e":"string","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601 duration, for\#
   example P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M, S;\#
   only the seconds may have a fraction. P1M keeps the day of the month, or takes the last day\#
   of a shorter month.","type":"string","format":"duration"},"DurationBucket":{"description":"\#
  A bucket of a histogram.","type":"object","properties":{"upToMicros":{"description":"The lon\#
  gest duration that it counts. Null for durations longer than every bound.","type":["integer"\#
  ,"null"],"minimum":0},"count":{"description":"How many durations are longer than the bound o\#
  f the bucket before, and not longer than this one.","type":"integer","minimum":0}},"required\#
  ":["upToMicros","count"]},"Durations":{"description":"A histogram of durations since the dae\#
  mon's start, in microseconds.","type":"object","properties":{"count":{"description":"How man\#
  y durations it counts.","type":"integer","minimum":0},"sumMicros":{"description":"Their sum.\#
  ","type":"integer","minimum":0},"maxMicros":{"description":"The longest of them.","type":"in\#
  teger","minimum":0},"buckets":{"description":"The buckets that are not empty, shortest durat\#
  ions first. Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"\#
  array","items":{"$ref":"#/components/schemas/DurationBucket"}}},"required":["count","sumMicr\#
  os","maxMicros","buckets"]},"EndReason":{"description":"Why a subscription ended, or will en\#
  d: the customer's choice, a failed payment, a refused price increase, a product that is no l\#
  onger sold (unavailable), the developer, another purchase that took it over (replaced), or a\#
  nother reason. Null when the store named none.","type":["string","null"],"enum":["customer",\#
  "billing","priceIncrease","unavailable","developer","replaced","other",null]},"Entitlement":\#
  {"description":"What a product or a grant unlocks for a user, and why. One purchase or grant\#
  , the winner, supplies every member. If the user never had the entitlement, every member is \#
  null except `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"o\#
  bject","properties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"descripti\#
  on":"Whether the user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/S\#
  tate"},"productId":{"description":"Product that gives the entitlement; null for a grant.","t\#
  ype":["string","null"]},"source":{"description":"Store of the purchase, or `manual` for a gr\#
  ant.","type":["string","null"]},"renewState":{"description":"Whether the subscription renews\#
  . billingIssue: the store could not collect a payment.","type":"string","enum":["willRenew",\#
  "canceled","billingIssue","nonRenewable","unknown"]},"grantType":{"description":"What gave t\#
  he entitlement; `manual` for a grant by the method `grant`.","type":["string","null"],"enum"\#
  :["purchase","familySharing","offerCode","manual",null]},"periodType":{"type":["string","nul\#
  l"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment","description":"Time of the first purchase, or of the grant."},"expiresAt":{"$ref":\#
  "#/components/schemas/NullableMoment","description":"Last millisecond with access, without a\#
   grace period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Last millisecond of the grace period; null without a grace period.\#
  "},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of t\#
  he first transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/Nu\#
  llableMoment","description":"Time of the latest transaction; null for a grant."},"trialStart\#
  edAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial beg\#
  an; null without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"Time at which the customer turned auto-renew off; null while it is on."},\#
  "renewsCount":{"description":"Number of renewals at the full price.","type":"integer","minim\#
  um":0},"environment":{"type":["string","null"],"enum":["production","sandbox",null]},"store"\#
  :{"description":"Null for a grant.","type":["string","null"]},"transactionId":{"description"\#
  :"Latest transaction; null for a grant.","type":["string","null"]},"originalTransactionId":{\#
  "description":"First transaction; null for a grant.","type":["string","null"]}},"required":[\#
  "id","active","state","productId","source","renewState","grantType","periodType","startedAt"\#
  ,"expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","a\#
  utoRenewDisabledAt","renewsCount","environment","store","transactionId","originalTransaction\#
  Id"]},"EntitlementId":{"description":"An entitlement, for example `premium`.","type":"string\#
  ","minLength":1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, i\#
  ncluding inactive entitlements.","type":"object","additionalProperties":{"$ref":"#/component\#
  s/schemas/Entitlement"}},"ErrorCounts":{"description":"How many errors of each kind. Kinds t\#
  hat did not occur are missing.","type":"object","additionalProperties":{"type":"integer","mi\#
  nimum":1}},"Event":{"description":"One entry of a project's log. Its other members depend on\#
   its kind: events.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/componen\#
  ts/schemas/Cursor","description":"The event's number in the log; absent in a dry run."},"id"\#
  :{"description":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/sche\#
  mas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the \#
  event happened, by the project's clock."},"project":{"$ref":"#/components/schemas/ProjectId"\#
  },"user":{"$ref":"#/components/schemas/UserId","description":"CustomerId of the customer tha\#
  t the event is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/User\#
  Id","description":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#/com\#
  ponents/schemas/UserId","description":"Id of the user, if the user is anonymous. In identifi\#
  ed, and in loggedOut with a userId: the device's anonymous user after the event."},"cause":{\#
  "$ref":"#/components/schemas/Cause"},"device":{"description":"In userCreated, identified, lo\#
  ggedOut, purchase events and the events that a purchase causes: the device; null when there \#
  is none.","type":["string","null"]},"outcome":{"description":"In identified: the outcome tha\#
  t identify returned.","type":"string","enum":["attached","aliased","moved","switched"]},"fro\#
  m":{"description":"In a move: the holders before.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"In a move: t\#
  he user that gained the purchase."},"shared":{"description":"In a move: whether the users in\#
   `from` keep the purchase.","type":"boolean"},"undone":{"description":"In linkUndone: id of \#
  the undone event.","type":"string"},"aliases":{"description":"In usersAliased, and in linkUn\#
  done of customers that are split: every id of the customer now, in byte order.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/\#
  UserId","description":"In usersAliased: the customerId that `user` absorbed; absent when the\#
   joining id was new."},"entitlements":{"description":"In entitlementsActivated and entitleme\#
  ntsDeactivated: the entitlements that changed, in byte order. In granted and grantRevoked: t\#
  he entitlement.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"stor\#
  e":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schem\#
  as/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description\#
  ":"The latest transaction; in purchaseUpdated, the transaction that changed."},"product":{"$\#
  ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKi\#
  nd"},"holders":{"description":"In purchase events: the holders.","type":"array","items":{"$r\#
  ef":"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvi\#
  ronment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#\#
  /components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","desc\#
  ription":"In purchase events: the end of the period. In granted and grantRevoked: the end of\#
   the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"typ\#
  e":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","null"]},"coun\#
  try":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":\#
  "#/components/schemas/Attributes"},"endReason":{"$ref":"#/components/schemas/EndReason","des\#
  cription":"In purchase events: why the purchase ended, or will end; absent when the store na\#
  med no reason."},"replaces":{"$ref":"#/components/schemas/TransactionId","description":"In p\#
  urchase events: the purchase that this one takes over; absent when there is none."},"changes\#
  ":{"description":"In purchaseUpdated: the fields of the transaction that the call changed, w\#
  ith their new values; absent when the clock is the cause.","type":"object"},"state":{"$ref":\#
  "#/components/schemas/State","description":"In purchaseRenewed, purchaseUpdated and purchase\#
  Expired: the purchase's state after the event."},"before":{"description":"In the same events\#
  : `state` before the event, and former values. In purchaseUpdated by a call: those of the fi\#
  elds in `changes`. In purchaseRenewed: `product`, `expiresAt` and `periodType` of the transa\#
  ction before. In all others, and in purchaseRenewed too: `autoRenew`, `renewsAs` and `billin\#
  gIssueAt` of the latest transaction, if they were set.","type":"object"},"isEarlier":{"descr\#
  iption":"In purchaseUpdated: true if the transaction is not the latest of the purchase; othe\#
  rwise absent.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"\#
  In clockAdvanced: the time that the clock shows."}},"required":["id","kind","at","project","\#
  cause"]},"EventId":{"description":"Id of an event, as the log shows it.","type":"string","mi\#
  nLength":1,"maxLength":255},"EventKind":{"description":"Kind of an event.","type":"string","\#
  enum":["userCreated","identified","loggedOut","usersAliased","linkUndone","purchaseRecorded"\#
  ,"purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivated","entitlements\#
  Deactivated","subscriptionReceived","subscriptionTransferred","oneTimePurchaseReceived","one\#
  TimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvanced","userImporte\#
  d"]},"ExplanationStep":{"description":"One step that led a user to an entitlement, or took i\#
  t away. A member that does not apply, or is not known, is absent.","type":"object","properti\#
  es":{"step":{"description":"Kind of the step; rules.md describes each kind.","type":"string"\#
  ,"enum":["purchased","claimed","granted","attached","moved","shared","transferred","aliased"\#
  ,"unclear","identified","renewed","revoked","mapped","clock"]},"text":{"description":"An exp\#
  lanation in one sentence.","type":"string"},"at":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Time of the step, if it has a time. In `clock`: the moment that the result\#
   is for."},"event":{"$ref":"#/components/schemas/EventId","description":"Id of the event tha\#
  t reported the step."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor \#
  of that event."},"rule":{"$ref":"#/components/schemas/AppliedRule","description":"The rule t\#
  hat applied in the step."},"by":{"description":"In `claimed`: what led to the user.","type":\#
  "string","enum":["purchase","restore","accountToken","replaces"]},"method":{"description":"M\#
  ethod that made the step.","type":"string","enum":["identify","restore","purchase","user.lin\#
  k.undo"]},"from":{"description":"Who had it before: at most ten ids, one id per customer. In\#
   `aliased`: the first customer. In `identified`: the device's anonymous user.","type":"array\#
  ","items":{"$ref":"#/components/schemas/UserId"}},"to":{"description":"Who has it afterwards\#
  . In `aliased`: the second customer.","type":"array","items":{"$ref":"#/components/schemas/U\#
  serId"}},"device":{"description":"In `purchased` and `identified`: the device; null for a pu\#
  rchase without a device.","type":["string","null"]},"store":{"$ref":"#/components/schemas/St\#
  ore"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":\#
  {"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Produc\#
  tId"},"state":{"$ref":"#/components/schemas/State","description":"State of the purchase or g\#
  rant at that time."},"since":{"$ref":"#/components/schemas/NullableMoment","description":"In\#
   `clock`: start of the state; when access is over, the last millisecond with access. In othe\#
  r steps: start of the period."},"until":{"$ref":"#/components/schemas/NullableMoment","descr\#
  iption":"Last millisecond of the state, as far as is known; the end of a pause. Null for no \#
  end."},"recomputed":{"description":"True when an undo of an earlier link changed the outcome\#
   of this login; otherwise absent.","type":"boolean"}},"required":["step","text","at"]},"Feed\#
  Stats":{"description":"The readers of events.","type":"object","properties":{"waits":{"descr\#
  iption":"`events.wait` requests that wait now.","type":"integer","minimum":0},"subscriptions\#
  ":{"description":"Open subscriptions.","type":"integer","minimum":0},"consumers":{"descripti\#
  on":"Consumers, by project and name: at most 256.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/ConsumerLag"}},"moreConsumers":{"description":"Whether there are more consumers.\#
  ","type":"boolean"}},"required":["waits","subscriptions","consumers","moreConsumers"]},"Idem\#
  potencyKey":{"description":"Key of one write. The daemon stores it for 24 hours, per project\#
   and method.","type":"string","minLength":1,"maxLength":255},"ImportedPurchase":{"descriptio\#
  n":"A purchase as `user.export` shows it. The daemon accepts and ignores members that derive\#
   from the transactions.","type":"object","properties":{"store":{"$ref":"#/components/schemas\#
  /Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":\#
  "The first transaction."},"transactionId":{"description":"Not read."},"product":{"descriptio\#
  n":"Present product, if it differs from that of the latest transaction.","type":["string","n\#
  ull"]},"kind":{"description":"Not read."},"state":{"description":"Not read."},"holders":{"de\#
  scription":"Who holds the purchase: one id per customer.","type":"array","items":{"$ref":"#/\#
  components/schemas/UserId"},"maxItems":10000},"device":{"description":"Device on which the c\#
  ustomer bought; null when there is none.","type":["string","null"]},"storeAccount":{"descrip\#
  tion":"Store account that bought it; null when there is none.","type":["string","null"]},"pu\#
  rchasedAt":{"description":"Not read."},"firstPurchasedAt":{"description":"Not read."},"expir\#
  esAt":{"$ref":"#/components/schemas/NullableMoment","description":"Present end, if it differ\#
  s from that of the latest transaction."},"trialStartedAt":{"description":"Not read."},"perio\#
  dType":{"description":"Not read."},"environment":{"description":"Not read."},"isFamilyShared\#
  ":{"description":"Not read."},"price":{"description":"Not read."},"currency":{"description":\#
  "Not read."},"country":{"description":"Not read."},"offerCode":{"description":"Not read."},"\#
  autoRenew":{"description":"Not read."},"autoRenewDisabledAt":{"description":"Not read."},"gr\#
  acePeriodExpiresAt":{"description":"Not read."},"billingRetry":{"description":"Not read."},"\#
  pausedUntil":{"description":"Not read."},"refundedAt":{"description":"Not read."},"revokedAt\#
  ":{"description":"Not read."},"endedAt":{"description":"Not read."},"paused":{"description":\#
  "Not read."},"renewsAs":{"description":"Not read."},"endReason":{"description":"Not read."},\#
  "billingIssueAt":{"description":"Not read."},"replaces":{"description":"Purchase that this o\#
  ne takes over, as the store named it; null when there is none.","type":["string","null"]},"r\#
  eplacedBy":{"description":"Not read."},"keys":{"description":"Further names of the purchase.\#
  ","type":"array","items":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10},"renew\#
  sCount":{"description":"Not read."},"accountToken":{"description":"First account token that \#
  the store named; null without one.","type":["string","null"]},"transactions":{"description":\#
  "All transactions, in any order.","type":"array","items":{"$ref":"#/components/schemas/Impor\#
  tedTransaction"},"maxItems":10000}},"required":["store","originalTransactionId","transaction\#
  s"],"additionalProperties":false},"ImportedTransaction":{"description":"A transaction as `us\#
  er.export` shows it: dated facts.","type":"object","properties":{"transactionId":{"$ref":"#/\#
  components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"peri\#
  odType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schem\#
  as/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"isFamilyShared":{"de\#
  scription":"Whether a family member bought it and shares it.","type":"boolean"},"price":{"de\#
  scription":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"\#
  currency":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country\#
  ":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"de\#
  scription":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/c\#
  omponents/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","descriptio\#
  n":"The kind that the store named."},"environment":{"$ref":"#/components/schemas/PurchaseEnv\#
  ironment","description":"The environment that the store named."},"autoRenew":{"description":\#
  "False while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"Time since which auto-renew has been off."},"grace\#
  PeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment of\#
   the grace period."},"billingRetry":{"description":"True while the store retries a failed pa\#
  yment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","descr\#
  iption":"Time at which the pause ends."},"refundedAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Time at which the store withdrew access."},"endedAt":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Time at which access ended before the end of\#
   the period."},"paused":{"description":"True while the store reports the subscription as pau\#
  sed.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","description":"P\#
  roduct of the next period."},"endReason":{"$ref":"#/components/schemas/EndReason"},"billingI\#
  ssueAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which billin\#
  g has failed."},"asOf":{"$ref":"#/components/schemas/NullableMoment","description":"Time at \#
  which the store stated all of this. Without it, the transaction is older than any statement \#
  of a store."}},"required":["transactionId","product","purchasedAt"],"additionalProperties":f\#
  alse},"Limits":{"description":"The daemon's limits by name.","type":"object","properties":{"\#
  lineBytesMax":{"description":"Longest line, in bytes without the line feed.","type":"integer\#
  "},"batchEntriesMax":{"description":"Most requests in one batch.","type":"integer"},"depthMa\#
  x":{"description":"Deepest nesting of JSON arrays and objects.","type":"integer"},"requestId\#
  BytesMax":{"description":"Longest request id, in bytes.","type":"integer"}},"required":["lin\#
  eBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":\#
  "integer"}},"LosingSource":{"description":"A purchase or grant that also gives the entitleme\#
  nt, but does not supply its fields.","type":"object","properties":{"lostBy":{"description":"\#
  The first criterion, in the order of rules.md, in which the two differ.","type":"string","en\#
  um":["active","end","purchasedAt","transactionId","store","originalTransactionId","order"]},\#
  "text":{"description":"An explanation in one sentence.","type":"string"},"entitlement":{"$re\#
  f":"#/components/schemas/Entitlement","description":"The entitlement as this purchase or gra\#
  nt alone would give it."}},"required":["lostBy","text","entitlement"]},"MethodStats":{"descr\#
  iption":"The requests of a method, without those that the daemon has not answered yet.","typ\#
  e":"object","properties":{"requests":{"description":"How many requests the daemon answered, \#
  with results or errors.","type":"integer","minimum":0},"errors":{"$ref":"#/components/schema\#
  s/ErrorCounts"},"durations":{"$ref":"#/components/schemas/Durations"}},"required":["requests\#
  ","errors","durations"]},"MethodSummary":{"description":"One line in the list of methods.","\#
  type":"object","properties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"t\#
  ype":"string","enum":["read","write","admin"]}},"required":["name","summary","role"]},"Missi\#
  ngReason":{"description":"A reason why an entitlement is not active.","type":"object","prope\#
  rties":{"kind":{"description":"What is missing; rules.md describes each kind.","type":"strin\#
  g","enum":["expired","paused","billingRetry","refunded","revoked","notYet","environment","no\#
  tMapped","notIdentified","heldByAnother","heldByNobody","noProduct","noPurchase","notGranted\#
  "]},"text":{"description":"An explanation in one sentence.","type":"string"},"store":{"$ref"\#
  :"#/components/schemas/Store","description":"Store of the purchase, if the reason is about a\#
   purchase."},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product"\#
  :{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","d\#
  escription":"In `heldByAnother` and `notIdentified`: the holder of the purchase. An identifi\#
  ed holder comes before an anonymous holder, then the first in byte order."},"since":{"$ref":\#
  "#/components/schemas/Moment","description":"Last millisecond with access. In `refunded` and\#
   `revoked`: time of the refund or revocation. In `notIdentified`: when the holder logged out\#
   on this device, if it did."},"until":{"$ref":"#/components/schemas/Moment","description":"I\#
  n `paused`: end of the pause. In `notYet`: start of access."},"because":{"description":"In `\#
  heldByAnother`: the steps that led to the holder.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/ExplanationStep"}},"suggestedCalls":{"description":"Calls that would each make t\#
  he entitlement active at the moment that the result is for. A call is listed under the first\#
   reason that it removes.","type":"array","items":{"$ref":"#/components/schemas/SuggestedCall\#
  "}}},"required":["kind","text","suggestedCalls"]},"Moment":{"description":"RFC 3339 timestam\#
  p, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and re\#
  turns UTC with milliseconds.","type":"string","format":"date-time"},"Move":{"description":"A\#
   purchase with new holders.","type":"object","properties":{"store":{"$ref":"#/components/sch\#
  emas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product"\#
  :{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"\#
  },"from":{"description":"Who held it before: one id per customer, in byte order.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/User\#
  Id","description":"The user that gained it. After an undo in which no user gained it: the fi\#
  rst remaining holder in byte order."},"shared":{"description":"True when the users in `from`\#
   still hold it.","type":"boolean"}},"required":["store","originalTransactionId","product","k\#
  ind","from","to","shared"]},"NotifiedPurchase":{"description":"What a notification did to on\#
  e purchase.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"or\#
  iginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"\#
  #/components/schemas/TransactionId","description":"Transaction that the statement is about."\#
  },"outcome":{"description":"As of `purchase`.","type":"string","enum":["recorded","renewed",\#
  "planChanged","received","claimed","updated","stale","unchanged"]},"fields":{"description":"\#
  Fields of the transaction that changed; for a new period, those that differ from the period \#
  before, apart from `purchasedAt`. Absent when there are none.","type":"array","items":{"type\#
  ":"string"}},"stale":{"description":"Fields that lost against newer information; absent when\#
   there are none.","type":"array","items":{"type":"string"}}},"required":["store","originalTr\#
  ansactionId","transactionId","outcome"]},"NullableMoment":{"description":"RFC 3339 timestamp\#
  , or null.","type":["string","null"],"format":"date-time"},"Peer":{"description":"The other \#
  end of the connection, as the kernel reports it.","type":"object","properties":{"uid":{"type\#
  ":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum\#
  ":["read","write","admin"]}},"required":["uid","gid","pid","role"]},"PeerStats":{"descriptio\#
  n":"The open connections of a uid with a role.","type":"object","properties":{"uid":{"type":\#
  "integer"},"role":{"description":"`none` for clients without a role, whose requests the daem\#
  on refuses.","type":"string","enum":["none","read","write","admin"]},"connections":{"descrip\#
  tion":"How many connections.","type":"integer","minimum":0}},"required":["uid","role","conne\#
  ctions"]},"PeriodType":{"description":"Price of a period: full (normal), a trial, or introdu\#
  ctory (intro).","type":"string","enum":["normal","trial","intro"]},"Platform":{"description"\#
  :"Platform of the device: ios, android, web or another word of that form.","type":"string","\#
  pattern":"^[A-Za-z0-9._-]{1,64}$"},"PlayStoreSettings":{"description":"How the project verif\#
  ies and reads what Google Play sends.","type":"object","properties":{"packages":{"descriptio\#
  n":"Package names of the apps whose notifications the project takes.","type":"array","items"\#
  :{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["packages"],"a\#
  dditionalProperties":false},"Preset":{"description":"A named set of rules.","type":"string",\#
  "enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"description":"\#
  A decimal number in a string, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}\#
  (\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","type":"object","\#
  properties":{"kind":{"description":"Default: the kind that the purchase gives; without it, `\#
  subscription` for a purchase with an end and `nonConsumable` for a purchase without.","type"\#
  :["string","null"],"enum":["subscription","nonRenewingSubscription","nonConsumable","consuma\#
  ble",null]},"entitlements":{"description":"Ids of the entitlements that the product unlocks.\#
  ","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},"req\#
  uired":["entitlements"],"additionalProperties":false},"ProductId":{"description":"A product,\#
   by the id that the store and the catalogue use.","type":"string","minLength":1,"maxLength":\#
  255},"ProductKind":{"description":"Kind of a product, which determines how a purchase moves \#
  and expires.","type":"string","enum":["subscription","nonRenewingSubscription","nonConsumabl\#
  e","consumable"]},"Project":{"description":"A project: a namespace for users, purchases, rul\#
  es and events, with the counts of its records.","type":"object","properties":{"id":{"$ref":"\#
  #/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"\#
  $ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant` acce\#
  pts in addition to the entitlements of the catalogue.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironm\#
  ent"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs that rec\#
  eive the project's events. Only `project.webhooks` returns the secrets.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas/S\#
  tores"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time of the creatio\#
  n, by the project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required"\#
  :["id","rules","products","entitlements","environment","clock","webhooks","stores","createdA\#
  t","counts"]},"ProjectEnvironment":{"description":"Which purchases give access: those of pro\#
  duction, those of the sandbox, or both (any).","type":"string","enum":["production","sandbox\#
  ","any"]},"ProjectId":{"description":"A project: a namespace for users, purchases, rules and\#
   events. Projects share no data.","type":"string","minLength":1,"maxLength":255},"ProjectSum\#
  mary":{"description":"One line in the list of projects.","type":"object","properties":{"id":\#
  {"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"c\#
  reatedAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Coun\#
  ts"}},"required":["id","preset","createdAt","counts"]},"Properties":{"description":"Properti\#
  es by their names. setUserProperty stores at most 100 per customer.","type":"object","proper\#
  tyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/compo\#
  nents/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 let\#
  ters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"Propert\#
  yValue":{"description":"Value of a property.","type":"string","maxLength":500},"Purchase":{"\#
  description":"One product bought in one store, its transactions and its holders.","type":"ob\#
  ject","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"\#
  $ref":"#/components/schemas/TransactionId","description":"The first transaction."},"transact\#
  ionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest transaction."}\#
  ,"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/Pr\#
  oductKind","description":"Kind that the purchase or the catalogue gives; without it, `subscr\#
  iption` for a purchase with an end and `nonConsumable` for a purchase without."},"state":{"$\#
  ref":"#/components/schemas/State","description":"Current state; null before the first purcha\#
  sedAt."},"holders":{"description":"Who holds the purchase: one id per customer, in byte orde\#
  r.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"\#
  Device on which the customer bought; null when there is none.","type":["string","null"]},"st\#
  oreAccount":{"description":"Store account that bought it; null when there is none.","type":[\#
  "string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of\#
   the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","descrip\#
  tion":"Time of the first transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMo\#
  ment","description":"Last millisecond of the period; null for no end."},"trialStartedAt":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began; null \#
  without a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$\#
  ref":"#/components/schemas/PurchaseEnvironment","description":"Environment of the first tran\#
  saction."},"isFamilyShared":{"description":"Whether a family member bought it and shares it.\#
  ","type":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\#
  \".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","t\#
  ype":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["s\#
  tring","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","n\#
  ull"]},"autoRenew":{"description":"Whether it renews automatically: true for a subscription \#
  until purchase.update turns it off, false for every other kind.","type":"boolean"},"autoRene\#
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
  ."},"paused":{"description":"Whether the store reports the subscription as paused.","type":"\#
  boolean"},"renewsAs":{"description":"Product of the next period; null for the same product."\#
  ,"type":["string","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","description\#
  ":"Why the purchase ended, or will end; null when the store named no reason."},"billingIssue\#
  At":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which billing ha\#
  s failed; null when it does not fail."},"replaces":{"description":"Purchase that this one ta\#
  kes over, as the store named it; null when there is none.","type":["string","null"]},"replac\#
  edBy":{"description":"`originalTransactionId` of the purchase that took this one over; null \#
  before it began.","type":["string","null"]},"keys":{"description":"Further names of the purc\#
  hase, in byte order.","type":"array","items":{"$ref":"#/components/schemas/TransactionId"}},\#
  "renewsCount":{"description":"Number of renewals at the full price: the number of `normal` p\#
  eriods minus 1, at least 0.","type":"integer","minimum":0},"accountToken":{"description":"Fi\#
  rst account token that the store named; null without one.","type":["string","null"]},"transa\#
  ctions":{"description":"All transactions, oldest first.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Transaction"}}},"required":["store","originalTransactionId","transactionId\#
  ","product","kind","state","holders","device","storeAccount","purchasedAt","firstPurchasedAt\#
  ","expiresAt","trialStartedAt","periodType","environment","isFamilyShared","price","currency\#
  ","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRet\#
  ry","pausedUntil","refundedAt","revokedAt","endedAt","paused","renewsAs","endReason","billin\#
  gIssueAt","replaces","replacedBy","keys","renewsCount","accountToken","transactions"]},"Purc\#
  haseEnvironment":{"description":"Environment of the store: production, or sandbox for test p\#
  urchases.","type":"string","enum":["production","sandbox"]},"PurchaseRef":{"description":"A \#
  purchase, by its store and the id of its first transaction.","type":"object","properties":{"\#
  store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/s\#
  chemas/TransactionId","description":"Id of the purchase's first transaction."}},"required":[\#
  "store","originalTransactionId"],"additionalProperties":false},"Refusal":{"description":"A p\#
  urchase that a restore refused, and the rule that refused it.","type":"object","properties":\#
  {"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components\#
  /schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref\#
  ":"#/components/schemas/UserId","description":"Who holds it. An identified holder comes befo\#
  re an anonymous holder, then the first in byte order."},"rule":{"description":"The rule that\#
   refused it.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":["store",\#
  "originalTransactionId","product","holder","rule"]},"RemainingChange":{"description":"A late\#
  r change that stays although an earlier link is undone.","type":"object","properties":{"even\#
  t":{"$ref":"#/components/schemas/EventId","description":"Id of the event that reported it."}\#
  ,"method":{"description":"Method that made it.","type":"string","enum":["restore","purchase"\#
  ,"user.link.undo"]}},"required":["event","method"]},"Rules":{"description":"Every rule of a \#
  project. rules.md describes each rule.","type":"object","properties":{"preset":{"$ref":"#/co\#
  mponents/schemas/Preset","description":"Preset that the rules started from."},"anonymousPref\#
  ix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits follow. When it\#
   is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentif\#
  yNew":{"description":"What a login of a new user id does when no user is logged in on the de\#
  vice.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIde\#
  ntifyKnown":{"description":"What a login of a known user id does when no user is logged in o\#
  n the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]\#
  },"onSwitch":{"description":"What a login does when another user is logged in on the device.\#
  ","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The current us\#
  er after a logout: the same anonymous user (return), or a new anonymous user (rotate).","typ\#
  e":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a logout do\#
  es when no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchas\#
  eHolders":{"description":"Who holds a new purchase: the device's anonymous user and its iden\#
  tified user, or only the current user.","type":"string","enum":["deviceAndUser","currentUser\#
  "]},"onRestore":{"description":"What a restore does with a purchase that another user holds.\#
  ","type":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymou\#
  sHolders":{"description":"What a restore does with a purchase that only anonymous users hold\#
  .","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a\#
   restore moves one-time purchases.","type":"string","enum":["move","stay"]},"unclaimedPurcha\#
  ses":{"description":"What the daemon does with a purchase that a store reports without a kno\#
  wn user: it does not record it (ignore), records it without a holder (keep), or gives it to \#
  a new anonymous user (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"us\#
  erIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type":"int\#
  eger","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have,\#
   compared byte by byte. The empty id is always blocked.","type":"array","items":{"type":"str\#
  ing","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPrefix","onIdentifyNe\#
  w","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","onRestore"\#
  ,"anonymousHolders","oneTimePurchases","unclaimedPurchases","userIdLengthMax","blockedUserId\#
  s"]},"RulesChoice":{"description":"Name of a preset, or an object with a preset and the rule\#
  s that differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object","pr\#
  operties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that supplie\#
  s the rules that are not given.","default":"qonversion"},"anonymousPrefix":{"description":"B\#
  eginning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymo\#
  us id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":\#
  "What a login of a new user id does when no user is logged in on the device.","type":"string\#
  ","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"descrip\#
  tion":"What a login of a known user id does when no user is logged in on the device.","type"\#
  :"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"descri\#
  ption":"What a login does when another user is logged in on the device.","type":"string","en\#
  um":["logoutFirst","switch"]},"onLogout":{"description":"The current user after a logout: th\#
  e same anonymous user (return), or a new anonymous user (rotate).","type":"string","enum":["\#
  return","rotate"]},"onAnonymousLogout":{"description":"What a logout does when no user is lo\#
  gged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"descripti\#
  on":"Who holds a new purchase: the device's anonymous user and its identified user, or only \#
  the current user.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"des\#
  cription":"What a restore does with a purchase that another user holds.","type":"string","en\#
  um":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"descripti\#
  on":"What a restore does with a purchase that only anonymous users hold.","type":"string","e\#
  num":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-ti\#
  me purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases":{"description":"\#
  What the daemon does with a purchase that a store reports without a known user: it does not \#
  record it (ignore), records it without a holder (keep), or gives it to a new anonymous user \#
  (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"desc\#
  ription":"Maximum length of a user id, in Unicode scalars.","type":"integer","minimum":1,"ma\#
  ximum":255},"blockedUserIds":{"description":"Ids that no user may have, compared byte by byt\#
  e. The empty id is always blocked.","type":"array","items":{"type":"string","maxLength":255}\#
  ,"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"description":"Sta\#
  te of a purchase or grant. Null before it begins, and for an entitlement that the user never\#
   had.","type":["string","null"],"enum":["active","trial","intro","gracePeriod","billingRetry\#
  ","paused","expired","refunded","revoked",null]},"StorageStats":{"description":"The files of\#
   the store, and the work on them since the daemon's start. Missing if the store is in memory\#
  .","type":"object","properties":{"dataFileBytes":{"description":"Size of the data file.","ty\#
  pe":"integer","minimum":0},"logFileBytes":{"description":"Size of SQLite's write-ahead log."\#
  ,"type":"integer","minimum":0},"journalFileBytes":{"description":"Size of the two files of t\#
  he journal.","type":"integer","minimum":0},"journalBytes":{"description":"Bytes in the journ\#
  al that the daemon has not copied to the tables yet.","type":"integer","minimum":0},"journal\#
  AgeMs":{"description":"Milliseconds since the oldest of them was committed; 0 if there are n\#
  one.","type":"integer","minimum":0},"freeBytes":{"description":"Free space for the daemon on\#
   the file system of the data file; null if the system does not say.","type":["integer","null\#
  "],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"},"checkpoints":{"$ref":"#/c\#
  omponents/schemas/Durations"},"rebuilds":{"$ref":"#/components/schemas/Durations"}},"require\#
  d":["dataFileBytes","logFileBytes","journalFileBytes","journalBytes","journalAgeMs","freeByt\#
  es","syncs","checkpoints","rebuilds"]},"Store":{"description":"Store that took the payment: \#
  appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, \#
  web, or one of the project's `stores.custom`.","type":"string","pattern":"^[A-Za-z0-9._-]{1,\#
  64}$"},"StoreAccountId":{"description":"A store account, for example an Apple ID or a Google\#
   account, whose purchases a device can restore.","type":"string","minLength":1,"maxLength":2\#
  55},"StoreNotification":{"description":"The store's message. `id` and `type` are null for a \#
  bare signed transaction, and for what the caller fetched.","type":"object","properties":{"id\#
  ":{"description":"Apple's `notificationUUID`, Google's `messageId`, Stripe's event id.","typ\#
  e":["string","null"]},"type":{"description":"The store's type.","type":["string","null"]},"s\#
  ubtype":{"description":"Apple's subtype; null if there is none.","type":["string","null"]},"\#
  at":{"$ref":"#/components/schemas/Moment","description":"Time at which the store made it."},\#
  "environment":{"description":"Null if the message has none.","type":["string","null"],"enum"\#
  :["production","sandbox",null]}},"required":["id","type","subtype","at","environment"]},"Sto\#
  reQuestion":{"description":"What to fetch from the store: its kind, and the ids that the sto\#
  re gave.","type":"object","properties":{"kind":{"type":"string","enum":["subscription","prod\#
  uct","invoice","checkoutSession"]},"id":{"description":"Id of the object at Stripe.","type":\#
  "string"},"packageName":{"description":"Package of the app at Google.","type":"string"},"pur\#
  chaseToken":{"description":"Token of the purchase at Google.","type":"string"},"charge":{"de\#
  scription":"Charge whose invoice is to be fetched.","type":"string"},"paymentIntent":{"descr\#
  iption":"Payment whose invoice is to be fetched.","type":"string"}},"required":["kind"]},"St\#
  oreResponse":{"description":"An object that the caller fetched from a store's API.","type":"\#
  object","properties":{"kind":{"description":"What `body` is: for `playStore`, `subscription`\#
   (purchases.subscriptionsv2) or `product` (purchases.productsv2); for `stripe`, `subscriptio\#
  n`, `invoice` or `checkoutSession`.","type":"string","enum":["subscription","product","invoi\#
  ce","checkoutSession"]},"purchaseToken":{"description":"Token of the purchase at Google. Req\#
  uired for `playStore` without a payload.","type":"string","minLength":1,"maxLength":255},"pa\#
  ckageName":{"description":"Package of the app at Google.","type":"string","minLength":1,"max\#
  Length":255},"body":{"description":"The JSON object that the API returned.","type":"object",\#
  "additionalProperties":{}},"fetchedAt":{"$ref":"#/components/schemas/Moment","description":"\#
  Time of the fetch, RFC 3339; used without a payload. Default: now, by the system clock."}},"\#
  required":["kind","body"],"additionalProperties":false},"Stores":{"description":"Settings of\#
   the stores in which a project sells.","type":"object","properties":{"appStore":{"$ref":"#/c\#
  omponents/schemas/AppStoreSettings","description":"Absent when not defined."},"playStore":{"\#
  $ref":"#/components/schemas/PlayStoreSettings","description":"Absent when not defined."},"st\#
  ripe":{"$ref":"#/components/schemas/StripeSettings","description":"Absent when not defined."\#
  },"custom":{"description":"Stores of the project's own, in byte order.","type":"array","item\#
  s":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":["custom"]},"StoresChoic\#
  e":{"description":"New settings of stores. A setting that is left out stays.","type":"object\#
  ","properties":{"appStore":{"description":"How the project verifies what the App Store sends\#
  . Replaces the settings as a whole; null removes them.","type":["object","null"],"properties\#
  ":{"apps":{"description":"Apps whose notifications the project takes.","type":"array","items\#
  ":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array"\#
  ,"items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Env\#
  ironments that the project takes. Default: `Production` and `Sandbox`. `Xcode` and `LocalTes\#
  ting` need a project whose `environment` is not `production`."},"roots":{"description":"Root\#
   certificates that replace Apple's, as DER in base64. Only where the project's `environment`\#
   is not `production`. Default: Apple's root.","type":"array","items":{"type":"string"},"maxI\#
  tems":10}},"required":["apps"],"additionalProperties":false},"playStore":{"description":"How\#
   the project verifies and reads what Google Play sends. Replaces the settings as a whole; nu\#
  ll removes them.","type":["object","null"],"properties":{"packages":{"description":"Package \#
  names of the apps whose notifications the project takes.","type":"array","items":{"type":"st\#
  ring","minLength":1,"maxLength":255},"maxItems":100}},"required":["packages"],"additionalPro\#
  perties":false},"stripe":{"description":"How the project verifies and reads Stripe's events.\#
   Replaces the settings as a whole; null removes them.","type":["object","null"],"properties"\#
  :{"secret":{"description":"Signing secret of Stripe's endpoint, with its `whsec_`.","type":"\#
  string","minLength":1,"maxLength":255},"oldSecret":{"description":"Previous secret, which th\#
  e daemon also accepts; null when there is none.","type":["string","null"],"minLength":1,"max\#
  Length":255},"product":{"description":"Member of Stripe's price that names the product: its \#
  `product`, its own id, or its `lookup_key`.","type":"string","enum":["product","price","look\#
  upKey"],"default":"product"},"userFrom":{"description":"Members of Stripe's objects that con\#
  tain the account token: `client_reference_id`, `customer` or `metadata.NAME`. The first that\#
   is present counts. Default: `client_reference_id`.","type":"array","items":{"type":"string"\#
  ,"minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duratio\#
  n","description":"How long access continues while a renewal is unpaid and Stripe retries it,\#
   ISO 8601. Default: P0D."}},"required":["secret"],"additionalProperties":false},"custom":{"d\#
  escription":"Stores of the project's own. They replace the previous list as a whole.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":[],"additi\#
  onalProperties":false},"StripeSettings":{"description":"How the project reads Stripe's event\#
  s. Only `project.stores` returns the secrets.","type":"object","properties":{"secret":{"desc\#
  ription":"Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`."\#
  ,"type":"string","minLength":1,"maxLength":255},"oldSecret":{"description":"Previous secret,\#
   which the daemon also accepts; null when there is none. Only in `project.stores`.","type":[\#
  "string","null"],"minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's\#
   price that names the product: its `product`, its own id, or its `lookup_key`.","type":"stri\#
  ng","enum":["product","price","lookupKey"]},"userFrom":{"description":"Members of Stripe's o\#
  bjects that contain the account token: `client_reference_id`, `customer` or `metadata.NAME`.\#
   The first that is present counts.","type":"array","items":{"type":"string","minLength":1,"m\#
  axLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":\#
  "How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601."}},"re\#
  quired":["product","userFrom","grace"]},"SubscriptionId":{"description":"Id of a subscriptio\#
  n. It is unique within one connection.","type":"string"},"SuggestedCall":{"description":"A c\#
  omplete call that would make the entitlement active. The daemon has tried it in a dry run.",\#
  "type":"object","properties":{"method":{"description":"Method of the call.","type":"string"}\#
  ,"params":{"description":"Params of the call.","type":"object"},"role":{"description":"Role \#
  that the caller needs.","type":"string","enum":["read","write","admin"]},"text":{"descriptio\#
  n":"An explanation in one sentence.","type":"string"}},"required":["method","params","role",\#
  "text"]},"Transaction":{"description":"One transaction of a purchase: a paid period or a sin\#
  gle payment. A member that is not required is absent when it is not set.","type":"object","p\#
  roperties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":\#
  "#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"p\#
  urchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas\#
  /NullableMoment"},"isFamilyShared":{"description":"Whether a family member bought it and sha\#
  res it. An export always shows this member and those up to `attributes`.","type":"boolean"},\#
  "price":{"description":"A decimal number in a string, for example \"9.99\".","type":["string\#
  ","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string","null\#
  "]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},"off\#
  erCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"attributes":\#
  {"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind"\#
  ,"description":"The kind that the store named."},"environment":{"$ref":"#/components/schemas\#
  /PurchaseEnvironment","description":"The environment that the store named."},"autoRenew":{"d\#
  escription":"False while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref"\#
  :"#/components/schemas/Moment","description":"Time since which auto-renew has been off."},"g\#
  racePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","description":"Last moment of the\#
   grace period."},"billingRetry":{"description":"True while the store retries a failed paymen\#
  t.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Moment","description":"Tim\#
  e at which the pause ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","description\#
  ":"Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Ti\#
  me at which the store withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time at which access ended before the end of the period."},"paused":{"descriptio\#
  n":"True while the store reports the subscription as paused.","type":"boolean"},"renewsAs":{\#
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
  he consumer whose cursor is the webhook's position. A replay gives the webhook a new consume\#
  r."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: a\#
  ll events up to this cursor are delivered."}},"required":["url","secret","oldSecret","author\#
  ization","format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL that \#
  receives the project's events.","type":"object","properties":{"url":{"$ref":"#/components/sc\#
  hemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref\#
  ":"#/components/schemas/WebhookSecret","description":"Second secret that also signs each del\#
  ivery, until every receiver knows the new secret."},"authorization":{"description":"Secret t\#
  hat posts carry in their header `Authorization`, with the format `qonversion` after `Basic `\#
  . Printable ASCII, without a space at either end.","type":"string","minLength":1,"maxLength"\#
  :1000},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"require\#
  d":["url","secret"],"additionalProperties":false},"WebhookFailure":{"description":"The lates\#
  t failed attempt for the oldest event that waits for another attempt; if no event waits, the\#
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
  rt":{"description":"The results of the posts to a URL.","type":"object","properties":{"url":\#
  {"$ref":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Momen\#
  t","description":"Time of the latest delivery."},"failure":{"description":"The latest failed\#
   attempt for the oldest event that waits for another attempt; if no event waits, the latest \#
  failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","d\#
  escription":"Time of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","descript\#
  ion":"Cursor of the event."},"reason":{"description":"Why the attempt failed, for people.","\#
  type":"string","maxLength":500},"attempts":{"description":"Number of attempts so far to post\#
   the event.","type":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"Time of the next attempt; absent if the event is de\#
  livered."}},"required":["at","cursor","reason","attempts"],"additionalProperties":false}},"r\#
  equired":["url"],"additionalProperties":false},"WebhookSecret":{"description":"Key that sign\#
  s each delivery. After `whsec_`: the key in base64. Any other text is the key itself, in UTF\#
  -8.","type":"string","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL th\#
  at receives a project's events, and the results of the posts to it.","type":"object","proper\#
  ties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schem\#
  as/WebhookFormat"},"state":{"description":"`paused` by webhook.pause; `stopped` if no progra\#
  m posts; `failing` if an event waits for another attempt; else `posting`.","type":"string","\#
  enum":["paused","stopped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Curso\#
  r","description":"The webhook's position: all events up to this cursor are delivered."},"bac\#
  klog":{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"deliv\#
  eredAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the latest deli\#
  very; null if the daemon has had no report of a delivery since its start."},"failure":{"$ref\#
  ":"#/components/schemas/WebhookFailure","description":"Absent if the daemon has had no repor\#
  t of a failure since its start."}},"required":["url","format","state","cursor","backlog","de\#
  liveredAt"]},"WebhookSummary":{"description":"A URL that receives a project's events.","type\#
  ":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"\#
  #/components/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"descriptio\#
  n":"An absolute `https://` or `http://` URL with a host, and optionally a port, a path and a\#
   query. It has no user, password or fragment, because every reader of the project sees it.",\#
  "type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"erro\#
  rs":{"parseError":{"code":-32700,"message":"The line is not valid JSON; lines.md defines the\#
   grammar. `offset` is the position of the first wrong byte, counted from 0.","data":{"kind":\#
  "parseError","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON\#
  , but not a request: it is not an object or an empty batch, it has no method, its `jsonrpc` \#
  is not \"2.0\", or its id or params have a wrong type.","data":{"kind":"invalidRequest","ret\#
  ryable":false}},"messageTooLarge":{"code":-32600,"message":"A line has more than `limit` byt\#
  es before its line feed. The daemon drops the line and reads the next line as usual.","data"\#
  :{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A b\#
  atch has more than `limit` entries, and the daemon executes none of them. Or the replies to \#
  earlier entries have more than `limit` bytes, and the daemon does not execute this entry.","\#
  data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,"message":"The\#
   method is not allowed in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknown\#
  Method":{"code":-32601,"message":"The daemon has no such method. `nearest` lists similar nam\#
  es.","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"code":-32602,"mess\#
  age":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters ex\#
  clude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inva\#
  lidParams","retryable":false}},"internalError":{"code":-32603,"message":"The daemon has a fa\#
  ult. Its log has the same `reference`.","data":{"kind":"internalError","retryable":false}},"\#
  permissionDenied":{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code\#
  ":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryable\#
  ":false}},"unknownUser":{"code":1101,"message":"The project has no such user.","data":{"kind\#
  ":"unknownUser","retryable":false}},"blockedUserId":{"code":1102,"message":"No user may have\#
   this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId"\#
  ,"retryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scalars\#
   than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"\#
  reservedUserId":{"code":1104,"message":"The id begins with the project's anonymous prefix, o\#
  r it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retry\#
  able":false}},"alreadyAnonymous":{"code":1105,"message":"No user is logged in on the device,\#
   and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retr\#
  yable":false}},"unknownProject":{"code":1200,"message":"The daemon has no such project.","da\#
  ta":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"T\#
  he project has no purchase with this store and originalTransactionId, or the purchase has no\#
   such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},"p\#
  urchaseHeldByAnother":{"code":1202,"message":"Another user holds the purchase, and a rule of\#
   the project keeps it there. `holder` and `rule` name them. In `user.import` there is no `ru\#
  le`: the import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAn\#
  other","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call grants or exp\#
  lains an entitlement that the project does not have. `nearest` lists similar names.","data":\#
  {"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"message":"T\#
  he user has no active grant of this entitlement. For example, a purchase gives it, or the gr\#
  ant has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code\#
  ":1205,"message":"The project uses the system's clock, which cannot be advanced.","data":{"k\#
  ind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The daemon ca\#
  nnot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: \#
  an event of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the li\#
  nk is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias me\#
  rged the customer with another user; `tooMuch`: too many users and purchases depend on the l\#
  ink; `unclear`: a deletion erased part of the history. `event` is the id of the event that p\#
  revents the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code"\#
  :1207,"message":"No consumer of this name has acknowledged an event. `events.acknowledge` do\#
  es not create a name that begins with `webhook-`: those belong to webhooks.","data":{"kind":\#
  "unknownConsumer","retryable":false}},"unknownWebhook":{"code":1208,"message":"The project h\#
  as no webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebh\#
  ook","retryable":false}},"idempotencyConflict":{"code":1300,"message":"A call of the same me\#
  thod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfl\#
  ict","retryable":false}},"storageFull":{"code":1400,"message":"The disk has no room for the \#
  write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":t\#
  rue}},"storageFailed":{"code":1401,"message":"The write may not be on the disk: the daemon s\#
  tops, and its next start shows what is stored. Or the daemon cannot read a record that the r\#
  equest needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},"ov\#
  erloaded":{"code":1402,"message":"More requests are waiting than the daemon accepts. Nothing\#
   changes. With a null `id`, the daemon dropped an unfinished line, and `limit` is the total \#
  size of all unfinished lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConnec\#
  tions":{"code":1403,"message":"The daemon has reached its maximum of connections. It replies\#
   to the first line with this error and closes the connection.","data":{"kind":"tooManyConnec\#
  tions","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutting dow\#
  n. Nothing changes.","data":{"kind":"shuttingDown","retryable":true}},"unverified":{"code":1\#
  500,"message":"The daemon does not trust what `store.notify` got: `reason` is `malformed`, `\#
  algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `ap\#
  p`, `environment`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStat\#
  us` is what the web server should answer.","data":{"kind":"unverified","retryable":false}},"\#
  storeNotConfigured":{"code":1501,"message":"The project does not define the store of `store.\#
  notify`. The store sends the notification again if the web server answers `httpStatus`.","da\#
  ta":{"kind":"storeNotConfigured","retryable":true}},"verifierMissing":{"code":1502,"message"\#
  :"The system has no libcrypto, which verifies what Apple signed. All other methods work.","d\#
  ata":{"kind":"verifierMissing","retryable":true}},"verifierFailed":{"code":1503,"message":"T\#
  he process that verifies what Apple signed ended, or took more than two seconds. The daemon \#
  starts it again.","data":{"kind":"verifierFailed","retryable":true}}}}}\#

  """#
