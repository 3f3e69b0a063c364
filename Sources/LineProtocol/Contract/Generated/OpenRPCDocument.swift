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
  result","schema":{"type":"object","properties":{"notification":{"$ref":"#/components/schemas\#
  /StoreNotification"},"outcome":{"description":"applied: a record changed. stale: newer or eq\#
  ual information is recorded. repeated: this notification was carried out before. ignored: it\#
   changes nothing, see `why`. unclaimed: it is recorded, and nobody holds the purchase. ask: \#
  the store says only that something changed, see `ask`.","type":"string","enum":["applied","s\#
  tale","repeated","ignored","unclaimed","ask"]},"why":{"description":"Why it is ignored. test\#
  : the store's test. unclaimed: nothing leads to the user, and the rule `unclaimedPurchases` \#
  ignores such purchases. noEffect: it says nothing about a purchase. unknownType: the daemon \#
  does not know its type. Absent otherwise.","type":"string","enum":["test","unclaimed","noEff\#
  ect","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion","description":"What \#
  to fetch from the store and to send as `response`, with the same payload. Absent for other o\#
  utcomes."},"purchases":{"description":"What it did to each purchase.","type":"array","items"\#
  :{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"description":"Absent when th\#
  ere are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRu\#
  n":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descri\#
  ption":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored r\#
  esult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["notification\#
  ","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkno\#
  wn, of a wrong type or out of range, or two parameters exclude each other. `field` points to\#
   it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"co\#
  de":1000,"message":"The caller's role is lower than the role that the method needs. `uid` an\#
  d `role` are the caller's (`none` without a role), and `needs` is the method's role.","data"\#
  :{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no s\#
  uch device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"No u\#
  ser may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"bl\#
  ockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars tha\#
  n the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"cod\#
  e":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of an \#
  anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code"\#
  :1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable\#
  ":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of the project\#
   keeps it there. `holder` and `rule` name them. Nothing changes.","data":{"kind":"purchaseHe\#
  ldByAnother","retryable":false}},{"code":1300,"message":"A call of the same method used this\#
   key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryabl\#
  e":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and \#
  reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message"\#
  :"The write may not be on the disk: the daemon stops, and its next start shows what is store\#
  d. Or the daemon cannot read a record that the request needs: then it keeps running.","data"\#
  :{"kind":"storageFailed","retryable":false}},{"code":1500,"message":"The daemon does not tru\#
  st what `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificat\#
  e`, `chain`, `extension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironmen\#
  t` or `age`; stores.md says what each means. `httpStatus` is what the web server should answ\#
  er.","data":{"kind":"unverified","retryable":false}},{"code":1501,"message":"The project doe\#
  s not define the store of `store.notify`. The store sends the notification again if the web \#
  server answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},{"code"\#
  :1502,"message":"The system has no libcrypto, which verifies what Apple signed. All other me\#
  thods work.","data":{"kind":"verifierMissing","retryable":true}},{"code":1503,"message":"The\#
   process that verifies what Apple signed ended, or took more than two seconds. The daemon st\#
  arts it again.","data":{"kind":"verifierFailed","retryable":true}}],"examples":[{"name":"a s\#
  ubscription of the App Store, before its user is known","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"envir\#
  onment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"\#
  bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.exa\#
  mple"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"appStore"},{\#
  "name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBl\#
  IjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGVi\#
  MjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNv\#
  bS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpo\#
  YkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1Jw\#
  YjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVk\#
  R2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05q\#
  azVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hC\#
  QlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdp\#
  TENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpk\#
  R2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhi\#
  RlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0lu\#
  QnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdV\#
  aU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwi\#
  c3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification"\#
  :{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","a\#
  t":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"unclaimed","purchases":[{"\#
  store":"appStore","originalTransactionId":"1","transactionId":"1","outcome":"recorded"}]}}},\#
  {"name":"a repeat","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environmen\#
  ts":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_tes\#
  t"}}}},{"method":"store.notify","params":{"store":"appStore","payload":"{\"signedPayload\":\\#
  "eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOi\#
  IwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MT\#
  c2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3\#
  RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ym\#
  tsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUz\#
  VsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SX\#
  lOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbG\#
  JtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWT\#
  JSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNRE\#
  F3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOi\#
  JleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSm\#
  xibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdl\#
  VtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wl\#
  c1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"p\#
  arams":[{"name":"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"\#
  eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiI\#
  wMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc\#
  2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3R\#
  pbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymt\#
  sa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzV\#
  sZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXl\#
  OVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJ\#
  tVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJ\#
  SaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF\#
  3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJ\#
  leUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmx\#
  ibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlV\#
  tVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc\#
  1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"res\#
  ult":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","\#
  type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sa\#
  ndbox"},"outcome":"repeated","purchases":[]}}},{"name":"a push of Google Play, which says on\#
  ly that something changed","x-given":[{"method":"project.define","params":{"products":{"mont\#
  hly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"en\#
  vironments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"w\#
  hsec_test"}}}}],"params":[{"name":"store","value":"playStore"},{"name":"payload","value":"{\\#
  "message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50V\#
  GltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuM\#
  CIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb\#
  250aGx5In19\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:00:00Z\"},\"subscriptio\#
  n\":\"projects/example/subscriptions/rtdn\"}"}],"result":{"name":"result","value":{"notifica\#
  tion":{"id":"1003","type":"PURCHASED","subtype":null,"at":"2026-01-01T00:00:00.000Z","enviro\#
  nment":null},"outcome":"ask","ask":{"kind":"subscription","packageName":"com.example","purch\#
  aseToken":"token-1"},"purchases":[]}}},{"name":"a subscription fetched from Stripe","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"sto\#
  res":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"play\#
  Store":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"\#
  store","value":"stripe"},{"name":"response","value":{"kind":"subscription","fetchedAt":"2026\#
  -01-01T00:00:00.000Z","body":{"id":"sub_1","object":"subscription","status":"active","livemo\#
  de":true,"customer":"cus_1","cancel_at_period_end":false,"items":{"data":[{"current_period_s\#
  tart":1767225600,"current_period_end":1769904000,"price":{"id":"price_1","product":"monthly"\#
  }}]}}}}],"result":{"name":"result","value":{"notification":{"id":null,"type":null,"subtype":\#
  null,"at":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unclaimed","purc\#
  hases":[{"store":"stripe","originalTransactionId":"sub_1","transactionId":"sub_1:1767225600"\#
  ,"outcome":"recorded"}]}}}]},{"name":"store.unclaimed","summary":"Lists the unclaimed purcha\#
  ses: those that have had no holder yet.","x-role":"read","x-since":1,"paramStructure":"eithe\#
  r","params":[{"name":"after","required":false,"summary":"`cursor` of an earlier answer. The \#
  answer has the purchases after it.","schema":{"type":"string"}},{"name":"limit","required":f\#
  alse,"summary":"Maximum number of purchases.","schema":{"type":"integer","minimum":1,"maximu\#
  m":1000,"default":100}},{"name":"project","required":false,"summary":"Id of the project.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"purchases":{"description":"In the order of `st\#
  ore`, then `originalTransactionId`, by bytes.","type":"array","items":{"$ref":"#/components/\#
  schemas/Purchase"}},"cursor":{"description":"What the next call gives as `after`.","type":"s\#
  tring"},"more":{"description":"Whether more purchases follow.","type":"boolean"}},"required"\#
  :["purchases","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":\#
  "one of two","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1000",\#
  "expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{\#
  "method":"purchase","params":{"product":"monthly","store":"appStore","transactionId":"1001",\#
  "expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"result":{"name"\#
  :"result","value":{"purchases":[{"store":"appStore","originalTransactionId":"1000","transact\#
  ionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":[],"devic\#
  e":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodT\#
  ype":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":null\#
  ,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExp\#
  iresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"end\#
  edAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":\#
  null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d\#
  65f608138","transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal"\#
  ,"purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilySh\#
  ared":false,"price":null,"currency":null,"country":null,"offerCode":null,"attributes":{},"as\#
  Of":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.d\#
  elete","summary":"Deletes a customer and erases its ids from everything that the daemon stor\#
  es.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"userId","requ\#
  ired":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId\#
  "}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary\#
  ":"Computes the result and the events without changing anything.","schema":{"type":"boolean"\#
  ,"default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: \#
  the same key with the same params returns the stored result.","schema":{"$ref":"#/components\#
  /schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"tombstone":{"description":"New id that replaces every erased id in events. It belongs to \#
  no user.","type":"string"},"users":{"description":"Number of erased users: the aliases of th\#
  e customer.","type":"integer","minimum":1},"devices":{"description":"Number of erased device\#
  s. `install` can register them again.","type":"integer","minimum":0},"purchases":{"descripti\#
  on":"Number of erased purchases: those that no other customer holds.","type":"integer","mini\#
  mum":0},"shared":{"description":"Number of purchases that other customers hold and keep.","t\#
  ype":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","\#
  type":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry\#
   run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descriptio\#
  n":"True when this is the stored result of an idempotency key; otherwise absent.","type":"bo\#
  olean"}},"required":["tombstone","users","devices","purchases","shared"]}},"errors":[{"code"\#
  :-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two \#
  parameters exclude each other. `field` points to it; `nearest` lists similar names.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is low\#
  er than the role that the method needs. `uid` and `role` are the caller's (`none` without a \#
  role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fals\#
  e}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","ret\#
  ryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the pro\#
  ject's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"m\#
  essage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kin\#
  d":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such projec\#
  t.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of th\#
  e same method used this key with other params in the last 24 hours.","data":{"kind":"idempot\#
  encyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write\#
  . Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}}\#
  ,{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next st\#
  art shows what is stored. Or the daemon cannot read a record that the request needs: then it\#
   keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"wi\#
  th all that was hers","x-given":[{"method":"project.define","params":{"rules":"revenuecat","\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gi\#
  ft"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"devic\#
  e":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-\#
  02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"\#
  method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty",\#
  "params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"user\#
  Id","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devi\#
  ces":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"method":"project.define"\#
  ,"params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitl\#
  ements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}],"p\#
  arams":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"re\#
  sult","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"d\#
  ryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","pr\#
  oject":"default","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","ca\#
  use":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"user\#
  Deleted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId"\#
  :"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export\#
  ","summary":"Returns everything that the daemon stores about a customer.","x-role":"read","x\#
  -since":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":"An\#
  y id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"user":{"$ref":"#/components/schemas/User"},"ids":{"description":"Every id of the customer,\#
   in byte order.","type":"array","items":{"type":"object","properties":{"id":{"$ref":"#/compo\#
  nents/schemas/UserId"},"kind":{"description":"Who uses the id. `customer`: the customerId of\#
   a customer that began with an identified user.","type":"string","enum":["anonymous","identi\#
  fied","customer"]},"device":{"description":"Device of an anonymous id; otherwise null.","typ\#
  e":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["id","\#
  kind","device","createdAt"]}},"devices":{"description":"Devices whose anonymous or identifie\#
  d user belongs to the customer, in byte order.","type":"array","items":{"type":"object","pro\#
  perties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/compone\#
  nts/schemas/UserId"},"identityId":{"description":"Id of the identified user; null when no us\#
  er is logged in.","type":["string","null"]},"storeAccount":{"type":["string","null"]},"platf\#
  orm":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/comp\#
  onents/schemas/Moment"}},"required":["device","anonymousId","identityId","storeAccount","pla\#
  tform","app","createdAt"]}},"accountTokens":{"description":"Account tokens registered for th\#
  e customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/AccountToke\#
  n"}},"purchases":{"description":"Purchases that the customer holds, with all their transacti\#
  ons.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"grants":{"descriptio\#
  n":"Grants, including those that have ended.","type":"array","items":{"type":"object","prope\#
  rties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/c\#
  omponents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revok\#
  edAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement","grantedAt",\#
  "expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"type":"object","properties\#
  ":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/P\#
  ropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","se\#
  tAt"]}},"overridden":{"description":"Earlier values of properties that another user of the s\#
  ame customer replaced. An empty value is a removal.","type":"array","items":{"type":"object"\#
  ,"properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/componen\#
  ts/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key"\#
  ,"value","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref"\#
  :"#/components/schemas/Moment","description":"Time of the entitlements and of the purchases'\#
   states: now."},"events":{"description":"Events of the customer, oldest first, at most 1000.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/componen\#
  ts/schemas/Cursor","description":"Position at which events.read continues, with the same id \#
  as `user`."},"moreEvents":{"description":"True when events.read has more events of the custo\#
  mer.","type":"boolean"}},"required":["user","ids","devices","accountTokens","purchases","gra\#
  nts","properties","overridden","entitlements","at","events","cursor","moreEvents"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of rang\#
  e, or two parameters exclude each other. `field` points to it; `nearest` lists similar names\#
  .","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's r\#
  ole is lower than the role that the method needs. `uid` and `role` are the caller's (`none` \#
  without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknown\#
  User","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or \#
  in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"cod\#
  e":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","d\#
  ata":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no s\#
  uch project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"all \#
  of it","x-given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","store\#
  Account":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","pr\#
  oduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.\#
  000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identi\#
  fy","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"user\#
  Id":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"an\#
  n"}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"\#
  ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T\#
  00:00:00.000Z","environment":"production"},"ids":[{"id":"{{anonymous}}","kind":"anonymous","\#
  device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","de\#
  vice":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymous\#
  Id":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"ios","app":nul\#
  l,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"appStor\#
  e","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscri\#
  ption","state":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","purc\#
  hasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"prod\#
  uction","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":nu\#
  ll,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":fa\#
  lse,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"ren\#
  ewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":\#
  [],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"mo\#
  nthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offe\#
  rCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"grants\#
  ":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.00\#
  0Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"activ\#
  e","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase"\#
  ,"periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:\#
  00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renews\#
  Count":0,"environment":"production","store":"appStore","transactionId":"1000","originalTrans\#
  actionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","k\#
  ind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}\#
  ","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone\#
  "},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","p\#
  roject":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"pu\#
  rchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":"1\#
  000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"\#
  iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedA\#
  t":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","\#
  isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attri\#
  butes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","a\#
  t":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{an\#
  onymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"\#
  appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","product\#
  Kind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"production\#
  ","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.\#
  99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"c\#
  ursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"de\#
  fault","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"d\#
  evice":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.\#
  000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}\#
  ","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"curs\#
  or":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"defa\#
  ult","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"ali\#
  ases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","\#
  at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","ca\#
  use":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEve\#
  nts":false}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a transfer: \#
  its change of holders or customers.","x-role":"admin","x-since":1,"paramStructure":"either",\#
  "params":[{"name":"event","required":true,"summary":"Id of the event to undo: identified, us\#
  ersAliased, subscriptionTransferred, oneTimePurchaseTransferred, or a purchaseRenewed of `ke\#
  pt`.","schema":{"$ref":"#/components/schemas/EventId"}},{"name":"project","required":false,"\#
  summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events wi\#
  thout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyK\#
  ey","required":false,"summary":"Makes a retry safe: the same key with the same params return\#
  s the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"undone":{"$ref":"#/components/schemas\#
  /EventId","description":"Id of the undone event."},"purchases":{"description":"Purchases tha\#
  t changed holders.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"de\#
  scription":"Later changes that stay: restores and purchases that would have met other holder\#
  s, the aliases that they made, and earlier undos about the same users and purchases. A call \#
  that emitted no event is never among them.","type":"array","items":{"$ref":"#/components/sch\#
  emas/RemainingChange"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type\#
  ":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry run\#
  .","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"\#
  True when this is the stored result of an idempotency key; otherwise absent.","type":"boolea\#
  n"}},"required":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A parame\#
  ter is missing, unknown, of a wrong type or out of range, or two parameters exclude each oth\#
  er. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","re\#
  tryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the m\#
  ethod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the m\#
  ethod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":\#
  "The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code\#
  ":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason\#
  : `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event l\#
  inked nothing; `undone`: the link is already undone; `isUndo`: the event comes from an undo;\#
   `laterAlias`: a later alias merged the customer with another user; `tooMuch`: too many user\#
  s and purchases depend on the link; `unclear`: a deletion erased part of the history. `event\#
  ` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":fa\#
  lse}},{"code":1300,"message":"A call of the same method used this key with other params in t\#
  he last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"me\#
  ssage":"The disk has no room for the write. Nothing changes, and reading still works.","data\#
  ":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on t\#
  he disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot rea\#
  d a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","r\#
  etryable":false}}],"examples":[{"name":"another user's login took a purchase","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","\#
  store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"ide\#
  ntify","params":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{\#
  anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identi\#
  fied"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"nam\#
  e":"event","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","pu\#
  rchases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"sub\#
  scription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept"\#
  :[]}}}]},{"name":"userInfo","summary":"Returns the current user of a device, or the user tha\#
  t an id belongs to.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name"\#
  :"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/sche\#
  mas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `dev\#
  ice`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"\#
  summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of range, or two parameters exclude each other. `field` points to it; `nearest` lists simila\#
  r names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The cal\#
  ler's role is lower than the role that the method needs. `uid` and `role` are the caller's (\#
  `none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied"\#
  ,"retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind"\#
  :"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.",\#
  "data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have th\#
  is id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","r\#
  etryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's\#
   `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"messag\#
  e":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"e\#
  xamples":[{"name":"by device","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","para\#
  ms":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}]\#
  ,"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","\#
  identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone\#
  ","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id"\#
  ,"x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userI\#
  d":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result"\#
  ,"value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":\#
  "{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":\#
  "production"}}}}]},{"name":"userProperties","summary":"Returns the properties that setUserPr\#
  operty stored.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"dev\#
  ice","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/D\#
  eviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.\#
  ","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summa\#
  ry":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defaul\#
  t"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"properties":{"$ref":"#/components/schemas/Properties"}},"required":["pr\#
  operties"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong\#
   type or out of range, or two parameters exclude each other. `field` points to it; `nearest`\#
   lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mess\#
  age":"The caller's role is lower than the role that the method needs. `uid` and `role` are t\#
  he caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"perm\#
  issionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","\#
  data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no\#
   such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No use\#
  r may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"bloc\#
  kedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than \#
  the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code"\#
  :1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable\#
  ":false}}],"examples":[{"name":"two of them","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"\#
  setUserProperty","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"me\#
  thod":"setUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"\#
  name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{"$email":\#
  "ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","param\#
  s":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manu\#
  al":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params\#
  ":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}\#
  ]},{"name":"webhook.claim","summary":"Makes the connection the only one that posts a project\#
  's events, until it closes. For programs that post.","x-role":"admin","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"reports","required":false,"summary":"How the posts fare. \#
  A report replaces the earlier report on its URL.","schema":{"type":"array","maxItems":10,"it\#
  ems":{"$ref":"#/components/schemas/WebhookReport"}}},{"name":"project","required":false,"sum\#
  mary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defa\#
  ult"}}],"result":{"name":"result","schema":{"type":"object","properties":{"claimed":{"descri\#
  ption":"False if another connection has the claim. Then the daemon ignores the reports.","ty\#
  pe":"boolean"}},"required":["claimed"]}},"errors":[{"code":-32602,"message":"A parameter is \#
  missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fi\#
  eld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The caller's role is lower than the role that the method n\#
  eeds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's\#
   role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The da\#
  emon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[\#
  {"name":"the first program gets the claim","x-given":[{"method":"project.define","params":{"\#
  webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],"params":[],"result":{\#
  "name":"result","value":{"claimed":true}}}]},{"name":"webhook.list","summary":"Returns the s\#
  tate of a project's webhooks, without their secrets.","x-role":"read","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"project","required":false,"summary":"Id of the project.",\#
  "schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"r\#
  esult","schema":{"type":"object","properties":{"poster":{"description":"The process that pos\#
  ts the project's events; absent if there is none.","type":"object","properties":{"uid":{"typ\#
  e":"integer"},"pid":{"type":"integer"}},"required":["uid","pid"]},"webhooks":{"description":\#
  "In the order of project.define.","type":"array","items":{"$ref":"#/components/schemas/Webho\#
  okStatus"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daem\#
  on has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"\#
  name":"no program posts","x-given":[{"method":"project.define","params":{"webhooks":[{"url":\#
  "https://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"i\#
  phone"}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"https://example\#
  .com/events","format":"entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":nu\#
  ll}]}}},{"name":"an event waits for another attempt","x-given":[{"method":"project.define","\#
  params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"\#
  https://example.com/events","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02\#
  T00:00:00Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:\#
  01Z"}}]}}],"params":[],"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{\#
  {any}}"},"webhooks":[{"url":"https://example.com/events","format":"entitled","state":"failin\#
  g","cursor":"0","backlog":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-0\#
  1-02T00:00:00.000Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-0\#
  2T00:00:01.000Z"}}]}}}]},{"name":"webhook.pause","summary":"Stops the posts to a URL until w\#
  ebhook.resume. Its events wait.","x-role":"admin","x-since":1,"paramStructure":"either","par\#
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
  d","retryable":false}}],"examples":[{"name":"a server that is down for long","x-given":[{"me\#
  thod":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"s\#
  esame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value\#
  ":"https://example.com/events"}],"result":{"name":"result","value":{"url":"https://example.c\#
  om/events","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"M\#
  oves a webhook to a cursor, so that the events after it are posted, again if they were poste\#
  d before.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","r\#
  equired":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/\#
  components/schemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before th\#
  e first event to post. `0` is the beginning of the log.","schema":{"$ref":"#/components/sche\#
  mas/Cursor"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$\#
  ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fals\#
  e,"summary":"Computes the result and the events without changing anything.","schema":{"type"\#
  :"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a re\#
  try safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/\#
  components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","p\#
  roperties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True i\#
  f webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/compone\#
  nts/schemas/Cursor","description":"The webhook's position: all events up to this cursor are \#
  delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","m\#
  inimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},\#
  "events":{"description":"The events that the call would emit: always none. Only in a dry run\#
  .","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"\#
  True when this is the stored result of an idempotency key; otherwise absent.","type":"boolea\#
  n"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude ea\#
  ch other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParam\#
  s","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that\#
   the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is\#
   the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1208,"message":"The project has no webhook with this URL. The error does not repeat \#
  the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call\#
   of the same method used this key with other params in the last 24 hours.","data":{"kind":"i\#
  dempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the\#
   write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":\#
  true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its n\#
  ext start shows what is stored. Or the daemon cannot read a record that the request needs: t\#
  hen it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"nam\#
  e":"everything from the beginning","x-given":[{"method":"install","params":{"device":"iphone\#
  "}},{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","se\#
  cret":"sesame"}]}}],"params":[{"name":"url","value":"https://example.com/events"},{"name":"a\#
  fter","value":"0"}],"result":{"name":"result","value":{"url":"https://example.com/events","p\#
  aused":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes the p\#
  osts to a paused URL, from its position.","x-role":"admin","x-since":1,"paramStructure":"eit\#
  her","params":[{"name":"url","required":true,"summary":"URL of the webhook, as project.defin\#
  e has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required"\#
  :false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","def\#
  ault":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the e\#
  vents without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idem\#
  potencyKey","required":false,"summary":"Makes a retry safe: the same key with the same param\#
  s returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"res\#
  ult":{"name":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/sc\#
  hemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to the U\#
  RL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The web\#
  hook's position: all events up to this cursor are delivered."},"backlog":{"description":"Num\#
  ber of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True i\#
  n a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that t\#
  he call would emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an \#
  idempotency key; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","\#
  backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","d\#
  ata":{"kind":"unknownProject","retryable":false}},{"code":1208,"message":"The project has no\#
   webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook",\#
  "retryable":false}},{"code":1300,"message":"A call of the same method used this key with oth\#
  er params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"\#
  code":1400,"message":"The disk has no room for the write. Nothing changes, and reading still\#
   works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write m\#
  ay not be on the disk: the daemon stops, and its next start shows what is stored. Or the dae\#
  mon cannot read a record that the request needs: then it keeps running.","data":{"kind":"sto\#
  rageFailed","retryable":false}}],"examples":[{"name":"the server is back","x-given":[{"metho\#
  d":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesa\#
  me"}]}},{"method":"webhook.pause","params":{"url":"https://example.com/events"}},{"method":"\#
  install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com\#
  /events"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":fa\#
  lse,"cursor":"0","backlog":1}}}]}],"components":{"schemas":{"AccountToken":{"description":"O\#
  paque string that an app gives to the store with a purchase, and that the store gives back. \#
  One in the form of a UUID is kept and compared in lower case.","type":"string","minLength":1\#
  ,"maxLength":255},"AppId":{"description":"An app of the project, for example its bundle id."\#
  ,"type":"string","minLength":1,"maxLength":255},"AppStoreApp":{"description":"An app of the \#
  App Store.","type":"object","properties":{"bundleId":{"description":"Bundle id of the app.",\#
  "type":"string","minLength":1,"maxLength":255},"appAppleId":{"description":"Number of the ap\#
  p at Apple. Required where `environments` has `Production`; null if not given.","type":["int\#
  eger","null"],"minimum":1,"maximum":9007199254740992}},"required":["bundleId"],"additionalPr\#
  operties":false},"AppStoreEnvironment":{"type":"string","enum":["Production","Sandbox","Xcod\#
  e","LocalTesting"],"description":"Environment of the App Store, by Apple's name. Apple does \#
  not sign what comes from `Xcode` and `LocalTesting`."},"AppStoreSettings":{"description":"Ho\#
  w the project verifies what the App Store sends.","type":"object","properties":{"apps":{"des\#
  cription":"Apps whose notifications the project takes.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/AppStoreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref\#
  ":"#/components/schemas/AppStoreEnvironment"},"maxItems":4,"description":"Environments that \#
  the project takes."},"roots":{"description":"Root certificates that replace Apple's, as DER \#
  in base64. Empty for Apple's.","type":"array","items":{"type":"string"},"maxItems":10}},"req\#
  uired":["apps","environments","roots"]},"AppliedRule":{"description":"A rule of the project,\#
   with the value that applied in the step.","type":"object","properties":{"name":{"descriptio\#
  n":"Name of the rule, as in `project.define`.","type":"string","enum":["purchaseHolders","on\#
  IdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"description":"Valu\#
  e that the rule had when the step happened.","type":"string"}},"required":["name","value"]},\#
  "Attributes":{"description":"Up to 20 strings of the caller's own, which the events of this \#
  purchase repeat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"maxLeng\#
  th":80},"additionalProperties":{"type":"string","maxLength":500}},"BackgroundStats":{"descri\#
  ption":"Work that no request waits for, as of now.","type":"object","properties":{"expiriesD\#
  ue":{"description":"Ends of periods and grants that have passed and whose events the daemon \#
  has not emitted yet: at most 1000.","type":"integer","minimum":0},"expiriesLateMs":{"descrip\#
  tion":"Milliseconds since the oldest of these ends.","type":"integer","minimum":0},"erasures\#
  ":{"description":"Deletions that the daemon has not finished.","type":"integer","minimum":0}\#
  ,"erasuresHalted":{"description":"Whether they wait for the next start, because a step faile\#
  d several times.","type":"boolean"},"catalogueChanges":{"description":"Projects with a chang\#
  ed catalogue whose events the daemon has not yet emitted for every customer.","type":"intege\#
  r","minimum":0}},"required":["expiriesDue","expiriesLateMs","erasures","erasuresHalted","cat\#
  alogueChanges"]},"CacheStats":{"description":"What the daemon has in memory, and how well th\#
  at serves.","type":"object","properties":{"replies":{"description":"Replies to `checkEntitle\#
  ments` in the cache, valid or not.","type":"integer","minimum":0},"replyHits":{"description"\#
  :"Requests that the daemon answered from that cache since its start.","type":"integer","mini\#
  mum":0},"records":{"description":"Records in memory.","type":"integer","minimum":0},"recordB\#
  ytes":{"description":"Their memory, by estimate.","type":"integer","minimum":0},"recordLoads\#
  ":{"description":"Records that the daemon read from the store since its start.","type":"inte\#
  ger","minimum":0}},"required":["replies","replyHits","records","recordBytes","recordLoads"]}\#
  ,"Catalogue":{"description":"Products by their ids.","type":"object","propertyNames":{"$ref"\#
  :"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Prod\#
  uct"},"maxProperties":10000},"Cause":{"description":"What caused the event. A request gives \#
  its `method` and `id`; a notification has no `id`. `clock` is true for a change that fell du\#
  e.","type":"object","properties":{"method":{"type":"string"},"id":{"type":["string","number"\#
  ,"null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock of a project: the s\#
  ystem's, or a manual clock, which only moves when it is advanced.","type":"object","properti\#
  es":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/components/schemas\#
  /Moment","description":"Time of a manual clock; absent for the system's."}},"required":["kin\#
  d"]},"ClockChoice":{"description":"`system`: the system's clock. `manual`: a manual clock th\#
  at starts now. {\"manual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"\#
  string","enum":["system","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/compo\#
  nents/schemas/Moment","description":"Time at which the manual clock starts, RFC 3339."}},"re\#
  quired":["manual"],"additionalProperties":false}]},"CommitStats":{"description":"The commits\#
   since the daemon's start.","type":"object","properties":{"turns":{"description":"Turns that\#
   became durable. A turn is what the daemon decides together; a commit has one or more.","typ\#
  e":"integer","minimum":0},"waitingTurns":{"description":"Turns that wait for the disk now.",\#
  "type":"integer","minimum":0},"failures":{"description":"Commits that failed, for example be\#
  cause the disk was full.","type":"integer","minimum":0},"durations":{"$ref":"#/components/sc\#
  hemas/Durations"}},"required":["turns","waitingTurns","failures","durations"]},"ConnectionSt\#
  ats":{"description":"The connections, and the replies that wait on them.","type":"object","p\#
  roperties":{"open":{"description":"Open connections.","type":"integer","minimum":0},"opened"\#
  :{"description":"Connections that clients opened since the daemon's start.","type":"integer"\#
  ,"minimum":0},"refused":{"description":"Connections that the daemon refused since its start,\#
   because there were too many.","type":"integer","minimum":0},"peers":{"description":"The ope\#
  n connections by uid and role.","type":"array","items":{"$ref":"#/components/schemas/PeerSta\#
  ts"}},"owedBytes":{"description":"Replies that wait for the disk.","type":"integer","minimum\#
  ":0},"unsentBytes":{"description":"Replies that wait for clients to read them.","type":"inte\#
  ger","minimum":0}},"required":["open","opened","refused","peers","owedBytes","unsentBytes"]}\#
  ,"ConsumerId":{"description":"Name of a consumer: a reader of the log whose position the dae\#
  mon stores. The reader chooses it, for example `mailer`.","type":"string","minLength":1,"max\#
  Length":255},"ConsumerLag":{"description":"A consumer of a feed.","type":"object","propertie\#
  s":{"project":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"#/components/sch\#
  emas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"description":"Even\#
  ts that it has not acknowledged.","type":"integer","minimum":0}},"required":["project","cons\#
  umer","cursor","lag"]},"Country":{"description":"ISO 3166 country code of two or three lette\#
  rs, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"descripti\#
  on":"Number of records of a project.","type":"object","properties":{"devices":{"type":"integ\#
  er","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"description":"A merged\#
   customer counts once.","type":"integer","minimum":0},"purchases":{"type":"integer","minimum\#
  ":0},"unclaimed":{"description":"Unclaimed purchases, which have had no holder yet; `purchas\#
  es` counts them too.","type":"integer","minimum":0},"events":{"type":"integer","minimum":0}}\#
  ,"required":["devices","users","customers","purchases","unclaimed","events"]},"Currency":{"d\#
  escription":"ISO 4217 currency code of three letters, stored as it is sent.","type":"string"\#
  ,"pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: the numb\#
  er of the last event before it. \"0\" is the position before the first event.","type":"strin\#
  g","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation\#
   of one app. A reinstallation is a new device.","type":"string","minLength":1,"maxLength":25\#
  5},"Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has who\#
  le numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may have a fraction. P\#
  1M keeps the day of the month, or takes the last day of a shorter month.","type":"string","f\#
  ormat":"duration"},"DurationBucket":{"description":"A bucket of a histogram.","type":"object\#
  ","properties":{"upToMicros":{"description":"The longest duration that it counts. Null for d\#
  urations longer than every bound.","type":["integer","null"],"minimum":0},"count":{"descript\#
  ion":"How many durations are longer than the bound of the bucket before, and not longer than\#
   this one.","type":"integer","minimum":0}},"required":["upToMicros","count"]},"Durations":{"\#
  description":"A histogram of durations since the daemon's start, in microseconds.","type":"o\#
  bject","properties":{"count":{"description":"How many durations it counts.","type":"integer"\#
  ,"minimum":0},"sumMicros":{"description":"Their sum.","type":"integer","minimum":0},"maxMicr\#
  os":{"description":"The longest of them.","type":"integer","minimum":0},"buckets":{"descript\#
  ion":"The buckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4,\#
   6, 8, 12, 16 and so on up to 100 seconds.","type":"array","items":{"$ref":"#/components/sch\#
  emas/DurationBucket"}}},"required":["count","sumMicros","maxMicros","buckets"]},"EndReason":\#
  {"description":"Why a subscription ended, or will end: the customer's choice, a failed payme\#
  nt, a refused price increase, a product that is no longer sold (unavailable), the developer,\#
   another purchase that took it over (replaced), or another reason. Null when the store named\#
   none.","type":["string","null"],"enum":["customer","billing","priceIncrease","unavailable",\#
  "developer","replaced","other",null]},"Entitlement":{"description":"What a product or a gran\#
  t unlocks for a user, and why. One purchase or grant, the winner, supplies every member. If \#
  the user never had the entitlement, every member is null except `id`, `active` (false), `ren\#
  ewState` (unknown) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/com\#
  ponents/schemas/EntitlementId"},"active":{"description":"Whether the user has access.","type\#
  ":"boolean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"Produ\#
  ct that gives the entitlement; null for a grant.","type":["string","null"]},"source":{"descr\#
  iption":"Store of the purchase, or `manual` for a grant.","type":["string","null"]},"renewSt\#
  ate":{"description":"Whether the subscription renews. billingIssue: the store could not coll\#
  ect a payment.","type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable"\#
  ,"unknown"]},"grantType":{"description":"What gave the entitlement; `manual` for a grant by \#
  the method `grant`.","type":["string","null"],"enum":["purchase","familySharing","offerCode"\#
  ,"manual",null]},"periodType":{"type":["string","null"],"enum":["normal","trial","intro",nul\#
  l]},"startedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the fir\#
  st purchase, or of the grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","d\#
  escription":"Last millisecond with access, without a grace period; null for no end."},"grace\#
  PeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last milliseco\#
  nd of the grace period; null without a grace period."},"firstPurchasedAt":{"$ref":"#/compone\#
  nts/schemas/NullableMoment","description":"Time of the first transaction; null for a grant."\#
  },"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the\#
   latest transaction; null for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/Null\#
  ableMoment","description":"Time at which a trial began; null without a trial."},"autoRenewDi\#
  sabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the cus\#
  tomer turned auto-renew off; null while it is on."},"renewsCount":{"description":"Number of \#
  renewals at the full price.","type":"integer","minimum":0},"environment":{"type":["string","\#
  null"],"enum":["production","sandbox",null]},"store":{"description":"Null for a grant.","typ\#
  e":["string","null"]},"transactionId":{"description":"Latest transaction; null for a grant."\#
  ,"type":["string","null"]},"originalTransactionId":{"description":"First transaction; null f\#
  or a grant.","type":["string","null"]}},"required":["id","active","state","productId","sourc\#
  e","renewState","grantType","periodType","startedAt","expiresAt","gracePeriodExpiresAt","fir\#
  stPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","envir\#
  onment","store","transactionId","originalTransactionId"]},"EntitlementId":{"description":"An\#
   entitlement, for example `premium`.","type":"string","minLength":1,"maxLength":255},"Entitl\#
  ements":{"description":"Entitlements by their ids, including inactive entitlements.","type":\#
  "object","additionalProperties":{"$ref":"#/components/schemas/Entitlement"}},"ErrorCounts":{\#
  "description":"How many errors of each kind. Kinds that did not occur are missing.","type":"\#
  object","additionalProperties":{"type":"integer","minimum":1}},"Event":{"description":"One e\#
  ntry of a project's log. Its other members depend on its kind: events.md lists them.","type"\#
  :"object","properties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":"The ev\#
  ent's number in the log; absent in a dry run."},"id":{"description":"Unique id of the event.\#
  ","type":"string"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/componen\#
  ts/schemas/Moment","description":"Time at which the event happened, by the project's clock."\#
  },"project":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/U\#
  serId","description":"CustomerId of the customer that the event is about; absent in clockAdv\#
  anced."},"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if th\#
  e user is identified."},"anonymousId":{"$ref":"#/components/schemas/UserId","description":"I\#
  d of the user, if the user is anonymous. In identified and loggedOut: the device's anonymous\#
   user after the event."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"descriptio\#
  n":"In userCreated, identified, loggedOut, purchase events and the events that a purchase ca\#
  uses: the device; null when there is none.","type":["string","null"]},"outcome":{"descriptio\#
  n":"In identified: the outcome that identify returned.","type":"string","enum":["attached","\#
  aliased","moved","switched"]},"from":{"description":"In a move: the holders before.","type":\#
  "array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/U\#
  serId","description":"In a move: the user that gained the purchase."},"shared":{"description\#
  ":"In a move: whether the users in `from` keep the purchase.","type":"boolean"},"undone":{"d\#
  escription":"In linkUndone: id of the undone event.","type":"string"},"aliases":{"descriptio\#
  n":"In usersAliased, and in linkUndone of customers that are split: every id of the customer\#
   now, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorb\#
  ed":{"$ref":"#/components/schemas/UserId","description":"In usersAliased: the customerId tha\#
  t `user` absorbed; absent when the joining id was new."},"entitlements":{"description":"In e\#
  ntitlementsActivated and entitlementsDeactivated: the entitlements that changed, in byte ord\#
  er. In granted and grantRevoked: the entitlement.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransact\#
  ionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/s\#
  chemas/TransactionId","description":"The latest transaction; in purchaseUpdated, the transac\#
  tion that changed."},"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$re\#
  f":"#/components/schemas/ProductKind"},"holders":{"description":"In purchase events: the hol\#
  ders.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":\#
  "#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas\#
  /Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"In purchase events: the end of the period. In gr\#
  anted and grantRevoked: the end of the grant."},"periodType":{"$ref":"#/components/schemas/P\#
  eriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","null"]},"currency\#
  ":{"type":["string","null"]},"country":{"type":["string","null"]},"offerCode":{"type":["stri\#
  ng","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"endReason":{"$ref":"#/\#
  components/schemas/EndReason","description":"In purchase events: why the purchase ended, or \#
  will end; absent when the store named no reason."},"replaces":{"$ref":"#/components/schemas/\#
  TransactionId","description":"In purchase events: the purchase that this one takes over; abs\#
  ent when there is none."},"changes":{"description":"In purchaseUpdated: the fields of the tr\#
  ansaction that the call changed, with their new values; absent when the clock is the cause."\#
  ,"type":"object"},"now":{"$ref":"#/components/schemas/Moment","description":"In clockAdvance\#
  d: the time that the clock shows."}},"required":["id","kind","at","project","cause"]},"Event\#
  Id":{"description":"Id of an event, as the log shows it.","type":"string","minLength":1,"max\#
  Length":255},"EventKind":{"description":"Kind of an event.","type":"string","enum":["userCre\#
  ated","identified","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenew\#
  ed","purchaseUpdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","s\#
  ubscriptionReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTra\#
  nsferred","granted","grantRevoked","userDeleted","clockAdvanced"]},"ExplanationStep":{"descr\#
  iption":"One step that led a user to an entitlement, or took it away. A member that does not\#
   apply, or is not known, is absent.","type":"object","properties":{"step":{"description":"Ki\#
  nd of the step; rules.md describes each kind.","type":"string","enum":["purchased","claimed"\#
  ,"granted","attached","moved","shared","transferred","aliased","unclear","identified","renew\#
  ed","revoked","mapped","clock"]},"text":{"description":"An explanation in one sentence.","ty\#
  pe":"string"},"at":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the \#
  step, if it has a time. In `clock`: the moment that the result is for."},"event":{"$ref":"#/\#
  components/schemas/EventId","description":"Id of the event that reported the step."},"cursor\#
  ":{"$ref":"#/components/schemas/Cursor","description":"Cursor of that event."},"rule":{"$ref\#
  ":"#/components/schemas/AppliedRule","description":"The rule that applied in the step."},"by\#
  ":{"description":"In `claimed`: what led to the user.","type":"string","enum":["purchase","r\#
  estore","accountToken","replaces"]},"method":{"description":"Method that made the step.","ty\#
  pe":"string","enum":["identify","restore","purchase","user.link.undo"]},"from":{"description\#
  ":"Who had it before: at most ten ids, one id per customer. In `aliased`: the first customer\#
  . In `identified`: the device's anonymous user.","type":"array","items":{"$ref":"#/component\#
  s/schemas/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: the second cus\#
  tomer.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"descriptio\#
  n":"In `purchased` and `identified`: the device; null for a purchase without a device.","typ\#
  e":["string","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":\#
  {"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/\#
  TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/compo\#
  nents/schemas/State","description":"State of the purchase or grant at that time."},"since":{\#
  "$ref":"#/components/schemas/NullableMoment","description":"In `clock`: start of the state; \#
  when access is over, the last millisecond with access. In other steps: start of the period."\#
  },"until":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of t\#
  he state, as far as is known; the end of a pause. Null for no end."},"recomputed":{"descript\#
  ion":"True when an undo of an earlier link changed the outcome of this login; otherwise abse\#
  nt.","type":"boolean"}},"required":["step","text","at"]},"FeedStats":{"description":"The rea\#
  ders of events.","type":"object","properties":{"waits":{"description":"`events.wait` request\#
  s that wait now.","type":"integer","minimum":0},"subscriptions":{"description":"Open subscri\#
  ptions.","type":"integer","minimum":0},"consumers":{"description":"Consumers, by project and\#
   name: at most 256.","type":"array","items":{"$ref":"#/components/schemas/ConsumerLag"}},"mo\#
  reConsumers":{"description":"Whether there are more consumers.","type":"boolean"}},"required\#
  ":["waits","subscriptions","consumers","moreConsumers"]},"IdempotencyKey":{"description":"Ke\#
  y of one write. The daemon stores it for 24 hours, per project and method.","type":"string",\#
  "minLength":1,"maxLength":255},"Limits":{"description":"The daemon's limits by name.","type"\#
  :"object","properties":{"lineBytesMax":{"description":"Longest line, in bytes without the li\#
  ne feed.","type":"integer"},"batchEntriesMax":{"description":"Most requests in one batch.","\#
  type":"integer"},"depthMax":{"description":"Deepest nesting of JSON arrays and objects.","ty\#
  pe":"integer"},"requestIdBytesMax":{"description":"Longest request id, in bytes.","type":"in\#
  teger"}},"required":["lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"addit\#
  ionalProperties":{"type":"integer"}},"LosingSource":{"description":"A purchase or grant that\#
   also gives the entitlement, but not the one that supplies its fields.","type":"object","pro\#
  perties":{"lostBy":{"description":"The first criterion, in the order of rules.md, in which t\#
  he two differ.","type":"string","enum":["active","end","purchasedAt","transactionId","store"\#
  ,"originalTransactionId","order"]},"text":{"description":"An explanation in one sentence.","\#
  type":"string"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The \#
  entitlement as this purchase or grant alone would give it."}},"required":["lostBy","text","e\#
  ntitlement"]},"MethodStats":{"description":"The requests of a method, without those that the\#
   daemon has not answered yet.","type":"object","properties":{"requests":{"description":"How \#
  many requests the daemon answered, with results or errors.","type":"integer","minimum":0},"e\#
  rrors":{"$ref":"#/components/schemas/ErrorCounts"},"durations":{"$ref":"#/components/schemas\#
  /Durations"}},"required":["requests","errors","durations"]},"MethodSummary":{"description":"\#
  One line in the list of methods.","type":"object","properties":{"name":{"type":"string"},"su\#
  mmary":{"type":"string"},"role":{"type":"string","enum":["read","write","admin"]}},"required\#
  ":["name","summary","role"]},"MissingReason":{"description":"A reason why an entitlement is \#
  not active.","type":"object","properties":{"kind":{"description":"What is missing; rules.md \#
  describes each kind.","type":"string","enum":["expired","paused","billingRetry","refunded","\#
  revoked","notYet","environment","notMapped","notIdentified","heldByAnother","heldByNobody","\#
  noProduct","noPurchase","notGranted"]},"text":{"description":"An explanation in one sentence\#
  .","type":"string"},"store":{"$ref":"#/components/schemas/Store","description":"Store of the\#
   purchase, if the reason is about a purchase."},"originalTransactionId":{"$ref":"#/component\#
  s/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$re\#
  f":"#/components/schemas/UserId","description":"In `heldByAnother` and `notIdentified`: the \#
  holder of the purchase. An identified holder comes before an anonymous holder, then the firs\#
  t in byte order."},"since":{"$ref":"#/components/schemas/Moment","description":"Last millise\#
  cond with access. In `refunded` and `revoked`: time of the refund or revocation. In `notIden\#
  tified`: when the holder logged out on this device, if it did."},"until":{"$ref":"#/componen\#
  ts/schemas/Moment","description":"In `paused`: end of the pause. In `notYet`: start of acces\#
  s."},"because":{"description":"In `heldByAnother`: the steps that led to the holder.","type"\#
  :"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"suggestedCalls":{"descrip\#
  tion":"Calls that would each make the entitlement active at the moment that the result is fo\#
  r. A call is listed under the first reason that it removes.","type":"array","items":{"$ref":\#
  "#/components/schemas/SuggestedCall"}}},"required":["kind","text","suggestedCalls"]},"Moment\#
  ":{"description":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts a\#
  ny UTC offset and precision, and returns UTC with milliseconds.","type":"string","format":"d\#
  ate-time"},"Move":{"description":"A purchase with new holders.","type":"object","properties"\#
  :{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/component\#
  s/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref"\#
  :"#/components/schemas/ProductKind"},"from":{"description":"Who held it before: one id per c\#
  ustomer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to"\#
  :{"$ref":"#/components/schemas/UserId","description":"The user that gained it. After an undo\#
   in which no user gained it: the first remaining holder in byte order."},"shared":{"descript\#
  ion":"True when the users in `from` still hold it.","type":"boolean"}},"required":["store","\#
  originalTransactionId","product","kind","from","to","shared"]},"NotifiedPurchase":{"descript\#
  ion":"What a notification did to one purchase.","type":"object","properties":{"store":{"$ref\#
  ":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Transa\#
  ctionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"Transa\#
  ction of which the store speaks."},"outcome":{"description":"As of `purchase`.","type":"stri\#
  ng","enum":["recorded","renewed","planChanged","received","claimed","updated","stale","uncha\#
  nged"]},"fields":{"description":"Fields of the transaction that changed; of a new period, th\#
  ose that differ from the period before, apart from `purchasedAt`. Absent when there are none\#
  .","type":"array","items":{"type":"string"}},"stale":{"description":"Fields that lost agains\#
  t newer information; absent when there are none.","type":"array","items":{"type":"string"}}}\#
  ,"required":["store","originalTransactionId","transactionId","outcome"]},"NullableMoment":{"\#
  description":"RFC 3339 timestamp, or null.","type":["string","null"],"format":"date-time"},"\#
  Peer":{"description":"The other end of the connection, as the kernel reports it.","type":"ob\#
  ject","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer\#
  "},"role":{"type":"string","enum":["read","write","admin"]}},"required":["uid","gid","pid","\#
  role"]},"PeerStats":{"description":"The open connections of a uid with a role.","type":"obje\#
  ct","properties":{"uid":{"type":"integer"},"role":{"description":"`none` for clients without\#
   a role, whose requests the daemon refuses.","type":"string","enum":["none","read","write","\#
  admin"]},"connections":{"description":"How many connections.","type":"integer","minimum":0}}\#
  ,"required":["uid","role","connections"]},"PeriodType":{"description":"Price of a period: fu\#
  ll (normal), a trial, or introductory (intro).","type":"string","enum":["normal","trial","in\#
  tro"]},"Platform":{"description":"Platform of the device: ios, android, web or another word \#
  of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"PlayStoreSettings":{"des\#
  cription":"How the project takes what Google Play sends.","type":"object","properties":{"pac\#
  kages":{"description":"Package names of the apps whose notifications the project takes.","ty\#
  pe":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"requir\#
  ed":["packages"],"additionalProperties":false},"Preset":{"description":"A named set of rules\#
  .","type":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Pric\#
  e":{"description":"A decimal number in a string, for example \"9.99\".","type":"string","pat\#
  tern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.\#
  ","type":"object","properties":{"kind":{"description":"Default: the kind that the purchase g\#
  ives; without it, `subscription` for a purchase with an end and `nonConsumable` for a purcha\#
  se without.","type":["string","null"],"enum":["subscription","nonRenewingSubscription","nonC\#
  onsumable","consumable",null]},"entitlements":{"description":"Ids of the entitlements that t\#
  he product unlocks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"m\#
  axItems":100}},"required":["entitlements"],"additionalProperties":false},"ProductId":{"descr\#
  iption":"A product, by the id that the store and the catalogue use.","type":"string","minLen\#
  gth":1,"maxLength":255},"ProductKind":{"description":"Kind of a product, which determines ho\#
  w a purchase moves and expires.","type":"string","enum":["subscription","nonRenewingSubscrip\#
  tion","nonConsumable","consumable"]},"Project":{"description":"A project: a namespace for us\#
  ers, purchases, rules and events, with the counts of its records.","type":"object","properti\#
  es":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Ru\#
  les"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"Id\#
  s that `grant` accepts in addition to the entitlements of the catalogue.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/sche\#
  mas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"descript\#
  ion":"URLs that receive the project's events. Only `project.webhooks` returns the secrets.",\#
  "type":"array","items":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/c\#
  omponents/schemas/Stores"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"\#
  Time of the creation, by the project's own clock."},"counts":{"$ref":"#/components/schemas/C\#
  ounts"}},"required":["id","rules","products","entitlements","environment","clock","webhooks"\#
  ,"stores","createdAt","counts"]},"ProjectEnvironment":{"description":"Which purchases give a\#
  ccess: those of production, those of the sandbox, or both (any).","type":"string","enum":["p\#
  roduction","sandbox","any"]},"ProjectId":{"description":"A project: a namespace for users, p\#
  urchases, rules and events. Projects share no data.","type":"string","minLength":1,"maxLengt\#
  h":255},"ProjectSummary":{"description":"One line in the list of projects.","type":"object",\#
  "properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/\#
  schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/comp\#
  onents/schemas/Counts"}},"required":["id","preset","createdAt","counts"]},"Properties":{"des\#
  cription":"Properties by their names. setUserProperty stores at most 100 per customer.","typ\#
  e":"object","propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalPropertie\#
  s":{"$ref":"#/components/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a pr\#
  operty: 1 to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-\#
  ]{1,80}$"},"PropertyValue":{"description":"Value of a property.","type":"string","maxLength"\#
  :500},"Purchase":{"description":"One product bought in one store, its transactions and its h\#
  olders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"origin\#
  alTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"The first trans\#
  action."},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"The la\#
  test transaction."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/co\#
  mponents/schemas/ProductKind","description":"Kind that the purchase or the catalogue gives; \#
  without it, `subscription` for a purchase with an end and `nonConsumable` for a purchase wit\#
  hout."},"state":{"$ref":"#/components/schemas/State","description":"Current state; null befo\#
  re the first purchasedAt."},"holders":{"description":"Who holds the purchase: one id per cus\#
  tomer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"devic\#
  e":{"description":"Device on which the customer bought; null when there is none.","type":["s\#
  tring","null"]},"storeAccount":{"description":"Store account that bought it; null when there\#
   is none.","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schem\#
  as/Moment","description":"Time of the first transaction."},"expiresAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Last millisecond of the period; null for no end."},"\#
  trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a\#
   trial began; null without a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"\#
  },"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"Environmen\#
  t of the first transaction."},"isFamilyShared":{"description":"Whether a family member bough\#
  t it and shares it.","type":"boolean"},"price":{"description":"A decimal number in a string,\#
   for example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, \#
  as it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it wa\#
  s sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.",\#
  "type":["string","null"]},"autoRenew":{"description":"Whether it renews automatically: true \#
  for a subscription until purchase.update says otherwise, false for every other kind.","type"\#
  :"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description\#
  ":"Time since which auto-renew has been off; null while it is on."},"gracePeriodExpiresAt":{\#
  "$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the grace pe\#
  riod; null without a grace period."},"billingRetry":{"description":"Whether the store retrie\#
  s a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableM\#
  oment","description":"Time at which the pause ends; null without a pause."},"refundedAt":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Time of the refund; null without a\#
   refund."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at \#
  which the store withdrew access; null when it did not."},"endedAt":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"Time at which access ended before the end of the period;\#
   null when it did not."},"paused":{"description":"Whether the store says that the subscripti\#
  on is paused.","type":"boolean"},"renewsAs":{"description":"Product of the next period; null\#
   for the same product.","type":["string","null"]},"endReason":{"$ref":"#/components/schemas/\#
  EndReason","description":"Why the purchase ended, or will end; null when the store named no \#
  reason."},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time\#
   since which billing has failed; null when it does not fail."},"replaces":{"description":"Pu\#
  rchase that this one takes over, as the store named it; null when there is none.","type":["s\#
  tring","null"]},"replacedBy":{"description":"`originalTransactionId` of the purchase that to\#
  ok this one over; null before it began.","type":["string","null"]},"keys":{"description":"Fu\#
  rther names of the purchase, in byte order.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/TransactionId"}},"renewsCount":{"description":"Number of renewals at the full price: t\#
  he number of `normal` periods minus 1, at least 0.","type":"integer","minimum":0},"accountTo\#
  ken":{"description":"First account token that the store named; null without one.","type":["s\#
  tring","null"]},"transactions":{"description":"All transactions, oldest first.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalTransa\#
  ctionId","transactionId","product","kind","state","holders","device","storeAccount","purchas\#
  edAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFamilySh\#
  ared","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePerio\#
  dExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused","renews\#
  As","endReason","billingIssueAt","replaces","replacedBy","keys","renewsCount","accountToken"\#
  ,"transactions"]},"PurchaseEnvironment":{"description":"Environment of the store: production\#
  , or sandbox for test purchases.","type":"string","enum":["production","sandbox"]},"Purchase\#
  Ref":{"description":"A purchase, by its store and the id of its first transaction.","type":"\#
  object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":\#
  {"$ref":"#/components/schemas/TransactionId","description":"Id of the purchase's first trans\#
  action."}},"required":["store","originalTransactionId"],"additionalProperties":false},"Refus\#
  al":{"description":"A purchase that a restore refused, and the rule that refused it.","type"\#
  :"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId\#
  ":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Prod\#
  uctId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An ident\#
  ified holder comes before an anonymous holder, then the first in byte order."},"rule":{"desc\#
  ription":"The rule that refused it.","type":"string","enum":["onRestore","oneTimePurchases"]\#
  }},"required":["store","originalTransactionId","product","holder","rule"]},"RemainingChange"\#
  :{"description":"A later change that stays although an earlier link is undone.","type":"obje\#
  ct","properties":{"event":{"$ref":"#/components/schemas/EventId","description":"Id of the ev\#
  ent that reported it."},"method":{"description":"Method that made it.","type":"string","enum\#
  ":["restore","purchase","user.link.undo"]}},"required":["event","method"]},"Rules":{"descrip\#
  tion":"Every rule of a project. rules.md describes each rule.","type":"object","properties":\#
  {"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules started\#
   from."},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex\#
   digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","ma\#
  xLength":64},"onIdentifyNew":{"description":"What a login of a new user id does when no user\#
   is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","\#
  move","switch"]},"onIdentifyKnown":{"description":"What a login of a known user id does when\#
   no user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessL\#
  inked","move","switch"]},"onSwitch":{"description":"What a login does when another user is l\#
  ogged in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"descr\#
  iption":"The current user after a logout: the same anonymous user (return), or a new anonymo\#
  us user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"descrip\#
  tion":"What a logout does when no user is logged in.","type":"string","enum":["ignore","refu\#
  se","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's anon\#
  ymous user and its identified user, or only the current user.","type":"string","enum":["devi\#
  ceAndUser","currentUser"]},"onRestore":{"description":"What a restore does with a purchase t\#
  hat another user holds.","type":"string","enum":["share","transfer","transferIfInactive","ke\#
  ep","alias"]},"anonymousHolders":{"description":"What a restore does with a purchase that on\#
  ly anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"\#
  description":"Whether a restore moves one-time purchases.","type":"string","enum":["move","s\#
  tay"]},"unclaimedPurchases":{"description":"What the daemon does with a purchase that a stor\#
  e reports without a known user: it does not record it (ignore), records it without a holder \#
  (keep), or gives it to a new anonymous user (anonymous).","type":"string","enum":["ignore","\#
  keep","anonymous"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicod\#
  e scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids\#
   that no user may have, compared byte by byte. The empty id is always blocked.","type":"arra\#
  y","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymo\#
  usPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purch\#
  aseHolders","onRestore","anonymousHolders","oneTimePurchases","unclaimedPurchases","userIdLe\#
  ngthMax","blockedUserIds"]},"RulesChoice":{"description":"Name of a preset, or an object wit\#
  h a preset and the rules that differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset\#
  "},{"type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","descriptio\#
  n":"Preset that supplies the rules that are not given.","default":"qonversion"},"anonymousPr\#
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
  tring","maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"Sta\#
  te":{"description":"State of a purchase or grant. Null before it begins, and for an entitlem\#
  ent that the user never had.","type":["string","null"],"enum":["active","trial","intro","gra\#
  cePeriod","billingRetry","paused","expired","refunded","revoked",null]},"StorageStats":{"des\#
  cription":"The files of the store, and the work on them since the daemon's start. Missing if\#
   the store is in memory.","type":"object","properties":{"dataFileBytes":{"description":"Size\#
   of the data file.","type":"integer","minimum":0},"logFileBytes":{"description":"Size of SQL\#
  ite's write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"description":"Siz\#
  e of the two files of the journal.","type":"integer","minimum":0},"journalBytes":{"descripti\#
  on":"Bytes in the journal that the daemon has not copied to the tables yet.","type":"integer\#
  ","minimum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of them was comm\#
  itted; 0 if there are none.","type":"integer","minimum":0},"freeBytes":{"description":"Free \#
  space for the daemon on the file system of the data file; null if the system does not say.",\#
  "type":["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"},"ch\#
  eckpoints":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/components/schema\#
  s/Durations"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","journalBytes",\#
  "journalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"Store \#
  that took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, micr\#
  osoft, paddle, stripe, web, or one of the project's `stores.custom`.","type":"string","patte\#
  rn":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for example \#
  an Apple ID or a Google account, whose purchases a device can restore.","type":"string","min\#
  Length":1,"maxLength":255},"StoreNotification":{"description":"What the store calls its mess\#
  age. Of what the caller fetched, and of a bare signed transaction, `id` and `type` are null.\#
  ","type":"object","properties":{"id":{"description":"Apple's `notificationUUID`, Google's `m\#
  essageId`, Stripe's event id.","type":["string","null"]},"type":{"description":"The store's \#
  type.","type":["string","null"]},"subtype":{"description":"Apple's subtype; null if there is\#
   none.","type":["string","null"]},"at":{"$ref":"#/components/schemas/Moment","description":"\#
  Time at which the store made it."},"environment":{"description":"Null if the message does no\#
  t say it.","type":["string","null"],"enum":["production","sandbox",null]}},"required":["id",\#
  "type","subtype","at","environment"]},"StoreQuestion":{"description":"What to fetch from the\#
   store: its kind, and the ids that the store gave.","type":"object","properties":{"kind":{"t\#
  ype":"string","enum":["subscription","product","invoice","checkoutSession"]},"id":{"descript\#
  ion":"Id of the object at Stripe.","type":"string"},"packageName":{"description":"Package of\#
   the app at Google.","type":"string"},"purchaseToken":{"description":"Token of the purchase \#
  at Google.","type":"string"},"charge":{"description":"Charge whose invoice is to be fetched.\#
  ","type":"string"},"paymentIntent":{"description":"Payment whose invoice is to be fetched.",\#
  "type":"string"}},"required":["kind"]},"StoreResponse":{"description":"An object that the ca\#
  ller fetched from a store's API.","type":"object","properties":{"kind":{"description":"What \#
  `body` is: of `playStore`, `subscription` (purchases.subscriptionsv2) or `product` (purchase\#
  s.productsv2); of `stripe`, `subscription`, `invoice` or `checkoutSession`.","type":"string"\#
  ,"enum":["subscription","product","invoice","checkoutSession"]},"purchaseToken":{"descriptio\#
  n":"Token of the purchase at Google. Required for `playStore` without a payload.","type":"st\#
  ring","minLength":1,"maxLength":255},"packageName":{"description":"Package of the app at Goo\#
  gle.","type":"string","minLength":1,"maxLength":255},"body":{"description":"The JSON object \#
  that the API answered.","type":"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/co\#
  mponents/schemas/Moment","description":"Time of the fetch, RFC 3339, which counts where ther\#
  e is no payload. Default: the system's now."}},"required":["kind","body"],"additionalPropert\#
  ies":false},"Stores":{"description":"Settings of the stores in which a project sells.","type\#
  ":"object","properties":{"appStore":{"$ref":"#/components/schemas/AppStoreSettings","descrip\#
  tion":"Absent when not defined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSetting\#
  s","description":"Absent when not defined."},"stripe":{"$ref":"#/components/schemas/StripeSe\#
  ttings","description":"Absent when not defined."},"custom":{"description":"Stores of the pro\#
  ject's own, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Store"},"ma\#
  xItems":20}},"required":["custom"]},"StoresChoice":{"description":"New settings of stores. A\#
   setting that is left out stays.","type":"object","properties":{"appStore":{"description":"H\#
  ow the project verifies what the App Store sends. Replaces the settings as a whole; null rem\#
  oves them.","type":["object","null"],"properties":{"apps":{"description":"Apps whose notific\#
  ations the project takes.","type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"\#
  },"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/components/schemas/AppSt\#
  oreEnvironment"},"maxItems":4,"description":"Environments that the project takes. Default: `\#
  Production` and `Sandbox`. `Xcode` and `LocalTesting` need a project whose `environment` is \#
  not `production`."},"roots":{"description":"Root certificates that replace Apple's, as DER i\#
  n base64. Only where the project's `environment` is not `production`. Default: Apple's root.\#
  ","type":"array","items":{"type":"string"},"maxItems":10}},"required":["apps"],"additionalPr\#
  operties":false},"playStore":{"description":"How the project takes what Google Play sends. R\#
  eplaces the settings as a whole; null removes them.","type":["object","null"],"properties":{\#
  "packages":{"description":"Package names of the apps whose notifications the project takes."\#
  ,"type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"re\#
  quired":["packages"],"additionalProperties":false},"stripe":{"description":"How the project \#
  verifies and reads Stripe's events. Replaces the settings as a whole; null removes them.","t\#
  ype":["object","null"],"properties":{"secret":{"description":"Signing secret of Stripe's end\#
  point, with its `whsec_`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"desc\#
  ription":"Secret before, which is accepted too; null when there is none.","type":["string","\#
  null"],"minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's price tha\#
  t names the product: its `product`, its own id, or its `lookup_key`.","type":"string","enum"\#
  :["product","price","lookupKey"],"default":"product"},"userFrom":{"description":"Members of \#
  Stripe's objects that contain the account token: `client_reference_id`, `customer` or `metad\#
  ata.NAME`. The first that is there counts. Default: `client_reference_id`.","type":"array","\#
  items":{"type":"string","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/com\#
  ponents/schemas/Duration","description":"How long access continues while a renewal is unpaid\#
   and Stripe retries it, ISO 8601. Default: P0D."}},"required":["secret"],"additionalProperti\#
  es":false},"custom":{"description":"Stores of the project's own. They replace the previous l\#
  ist as a whole.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}\#
  },"required":[],"additionalProperties":false},"StripeSettings":{"description":"How the proje\#
  ct reads Stripe's events. Only `project.stores` returns the secrets.","type":"object","prope\#
  rties":{"secret":{"description":"Signing secret of Stripe's endpoint, with its `whsec_`. Onl\#
  y in `project.stores`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"descrip\#
  tion":"Secret before, which is accepted too; null when there is none. Only in `project.store\#
  s`.","type":["string","null"],"minLength":1,"maxLength":255},"product":{"description":"Membe\#
  r of Stripe's price that names the product: its `product`, its own id, or its `lookup_key`."\#
  ,"type":"string","enum":["product","price","lookupKey"]},"userFrom":{"description":"Members \#
  of Stripe's objects that contain the account token: `client_reference_id`, `customer` or `me\#
  tadata.NAME`. The first that is there counts.","type":"array","items":{"type":"string","minL\#
  ength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","de\#
  scription":"How long access continues while a renewal is unpaid and Stripe retries it, ISO 8\#
  601."}},"required":["product","userFrom","grace"]},"SubscriptionId":{"description":"Id of a \#
  subscription. It is unique within one connection.","type":"string"},"SuggestedCall":{"descri\#
  ption":"A complete call that would make the entitlement active. The daemon has tried it in a\#
   dry run.","type":"object","properties":{"method":{"description":"Method of the call.","type\#
  ":"string"},"params":{"description":"Params of the call.","type":"object"},"role":{"descript\#
  ion":"Role that the caller needs.","type":"string","enum":["read","write","admin"]},"text":{\#
  "description":"An explanation in one sentence.","type":"string"}},"required":["method","para\#
  ms","role","text"]},"Transaction":{"description":"One transaction of a purchase: a paid peri\#
  od or a single payment. A member that is not required is absent when it is not set.","type":\#
  "object","properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"produc\#
  t":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/Peri\#
  odType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/compone\#
  nts/schemas/NullableMoment"},"isFamilyShared":{"description":"Whether a family member bought\#
   it and shares it. An export always shows this member and those up to `attributes`.","type":\#
  "boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\".","typ\#
  e":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["st\#
  ring","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","n\#
  ull"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"a\#
  ttributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/P\#
  roductKind","description":"The kind that the store named."},"environment":{"$ref":"#/compone\#
  nts/schemas/PurchaseEnvironment","description":"The environment that the store named."},"aut\#
  oRenew":{"description":"False while auto-renew is off.","type":"boolean"},"autoRenewDisabled\#
  At":{"$ref":"#/components/schemas/Moment","description":"Time since which auto-renew has bee\#
  n off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","description":"Last mo\#
  ment of the grace period."},"billingRetry":{"description":"True while the store retries a fa\#
  iled payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Moment","descri\#
  ption":"Time at which the pause ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","\#
  description":"Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/Moment","descr\#
  iption":"Time at which the store withdrew access."},"endedAt":{"$ref":"#/components/schemas/\#
  Moment","description":"Time at which access ended before the end of the period."},"paused":{\#
  "description":"True while the store says that the subscription is paused.","type":"boolean"}\#
  ,"renewsAs":{"$ref":"#/components/schemas/ProductId","description":"Product of the next peri\#
  od."},"endReason":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/comp\#
  onents/schemas/Moment","description":"Time since which billing has failed."},"asOf":{"$ref":\#
  "#/components/schemas/Moment","description":"Time of the newest statement about the transact\#
  ion."}},"required":["transactionId","product","periodType","purchasedAt","expiresAt","asOf"]\#
  },"TransactionId":{"description":"Id that a store gives to a transaction.","type":"string","\#
  minLength":1,"maxLength":255},"User":{"description":"The current user of a device, or the us\#
  er that an id belongs to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/\#
  UserId","description":"For a device: the identified user, or else the anonymous user. For an\#
   id: that id if it is identified, or else the customer's identified id, or its anonymous id \#
  if it has none."},"anonymousId":{"description":"For a device: its anonymous user. For an id:\#
   that id if it is anonymous, or else null.","type":["string","null"]},"identityId":{"descrip\#
  tion":"Id of the identified user; null for an anonymous user.","type":["string","null"]},"cu\#
  stomerId":{"$ref":"#/components/schemas/UserId","description":"Id of the customer. It stays \#
  the same across logins, and every userId param accepts it."},"aliases":{"description":"Every\#
   id of the customer, in byte order. It omits the customerId of a customer that began with an\#
   identified user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{\#
  "$ref":"#/components/schemas/DeviceId","description":"Id of the device; absent when the requ\#
  est names a user."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at\#
   which the customer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnviro\#
  nment"}},"required":["id","anonymousId","identityId","customerId","aliases","createdAt","env\#
  ironment"]},"UserId":{"description":"Id of a user: the app's own id, an anonymous id, or a c\#
  ustomerId. It has 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by\#
   byte. An empty id is blockedUserId and a longer id userIdTooLong, so this schema has no len\#
  gth.","type":"string"},"Warning":{"description":"A sign that an accepted request may be a mi\#
  stake.","type":"object","properties":{"kind":{"type":"string","enum":["unknownProduct","unkn\#
  ownEntitlement","subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken",\#
  "accountTokenDiffers","transactionDiffers","unknownNotification"]},"message":{"description":\#
  "An explanation in one sentence.","type":"string"},"nearest":{"description":"Similar names t\#
  hat exist, nearest first. An unknown entitlement always has it.","type":"array","items":{"ty\#
  pe":"string"}},"fields":{"description":"In sameMoment: the fields that two statements of one\#
   moment give different values.","type":"array","items":{"type":"string"}}},"required":["kind\#
  ","message"]},"Webhook":{"description":"A URL that receives a project's events, with its sec\#
  rets. Only an admin can read it.","type":"object","properties":{"url":{"$ref":"#/components/\#
  schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"de\#
  scription":"Second secret that also signs each delivery; null when there is none.","type":["\#
  string","null"]},"format":{"$ref":"#/components/schemas/WebhookFormat"},"paused":{"descripti\#
  on":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"consumer":{"$re\#
  f":"#/components/schemas/ConsumerId","description":"Name of the consumer whose cursor is the\#
   webhook's position. A replay gives the webhook another one."},"cursor":{"$ref":"#/component\#
  s/schemas/Cursor","description":"The webhook's position: all events up to this cursor are de\#
  livered."}},"required":["url","secret","oldSecret","format","paused","consumer","cursor"]},"\#
  WebhookChoice":{"description":"A URL that receives the project's events.","type":"object","p\#
  roperties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/\#
  schemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret","descriptio\#
  n":"Second secret that also signs each delivery, until every receiver knows the new secret."\#
  },"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"required":["\#
  url","secret"],"additionalProperties":false},"WebhookFailure":{"description":"The latest fai\#
  led attempt for the oldest event that waits for another one; if no event waits, the latest f\#
  ailed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","de\#
  scription":"Cursor of the event."},"reason":{"description":"Why the attempt failed, for peop\#
  le.","type":"string","maxLength":500},"attempts":{"description":"Number of attempts so far t\#
  o post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"Time of the next attempt; null if the event is delivered o\#
  r no program posts it."}},"required":["at","cursor","reason","attempts","nextAttemptAt"]},"W\#
  ebhookFormat":{"description":"Format of a delivery. `entitled`: the event as in the log. `pu\#
  rchasely`: as Purchasely documents it (webhooks.md).","type":"string","enum":["entitled","pu\#
  rchasely"]},"WebhookReport":{"description":"How the posts to a URL fare.","type":"object","p\#
  roperties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/compon\#
  ents/schemas/Moment","description":"Time of the latest delivery."},"failure":{"description":\#
  "The latest failed attempt for the oldest event that waits for another one; if no event wait\#
  s, the latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/sche\#
  mas/Moment","description":"Time of the attempt."},"cursor":{"$ref":"#/components/schemas/Cur\#
  sor","description":"Cursor of the event."},"reason":{"description":"Why the attempt failed, \#
  for people.","type":"string","maxLength":500},"attempts":{"description":"Number of attempts \#
  so far to post the event.","type":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt\#
  ":{"$ref":"#/components/schemas/Moment","description":"Time of the next attempt; absent if t\#
  he event is delivered."}},"required":["at","cursor","reason","attempts"],"additionalProperti\#
  es":false}},"required":["url"],"additionalProperties":false},"WebhookSecret":{"description":\#
  "Key that signs each delivery. After `whsec_`: the key in base64. Any other text is the key \#
  itself, in UTF-8.","type":"string","minLength":1,"maxLength":255},"WebhookStatus":{"descript\#
  ion":"A URL that receives a project's events, and how the posts to it fare.","type":"object"\#
  ,"properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/componen\#
  ts/schemas/WebhookFormat"},"state":{"description":"`paused` by webhook.pause; `stopped` if n\#
  o program posts; `failing` if an event waits for another attempt; else `posting`.","type":"s\#
  tring","enum":["paused","stopped","failing","posting"]},"cursor":{"$ref":"#/components/schem\#
  as/Cursor","description":"The webhook's position: all events up to this cursor are delivered\#
  ."},"backlog":{"description":"Number of events after `cursor`.","type":"integer","minimum":0\#
  },"deliveredAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the lat\#
  est delivery; null if the daemon has had no report of one since its start."},"failure":{"$re\#
  f":"#/components/schemas/WebhookFailure","description":"Absent if the daemon has had no repo\#
  rt of a failure since its start."}},"required":["url","format","state","cursor","backlog","d\#
  eliveredAt"]},"WebhookSummary":{"description":"A URL that receives a project's events.","typ\#
  e":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":\#
  "#/components/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl":{"descripti\#
  on":"An absolute `https://` or `http://` URL with a host, and optionally a port, a path and \#
  a query. It has no user, password or fragment, because every reader of the project sees it."\#
  ,"type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"err\#
  ors":{"parseError":{"code":-32700,"message":"The line is not valid JSON; lines.md defines th\#
  e grammar. `offset` is the position of the first wrong byte, counted from 0.","data":{"kind"\#
  :"parseError","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSO\#
  N, but not a request: it is not an object or an empty batch, it has no method, its `jsonrpc`\#
   is not \"2.0\", or its id or params have a wrong type.","data":{"kind":"invalidRequest","re\#
  tryable":false}},"messageTooLarge":{"code":-32600,"message":"A line has more than `limit` by\#
  tes before its line feed. The daemon drops the line and reads the next line as usual.","data\#
  ":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A \#
  batch has more than `limit` entries, and the daemon executes none of them. Or the replies to\#
   earlier entries have more than `limit` bytes, and the daemon does not execute this entry.",\#
  "data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,"message":"Th\#
  e method is not allowed in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknow\#
  nMethod":{"code":-32601,"message":"The daemon has no such method. `nearest` lists similar na\#
  mes.","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"code":-32602,"mes\#
  sage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters e\#
  xclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inv\#
  alidParams","retryable":false}},"internalError":{"code":-32603,"message":"The daemon has a f\#
  ault. Its log has the same `reference`.","data":{"kind":"internalError","retryable":false}},\#
  "permissionDenied":{"code":1000,"message":"The caller's role is lower than the role that the\#
   method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the\#
   method's role.","data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"cod\#
  e":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryabl\#
  e":false}},"unknownUser":{"code":1101,"message":"The project has no such user.","data":{"kin\#
  d":"unknownUser","retryable":false}},"blockedUserId":{"code":1102,"message":"No user may hav\#
  e this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId\#
  ","retryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scalar\#
  s than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},\#
  "reservedUserId":{"code":1104,"message":"The id begins with the project's anonymous prefix, \#
  or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retr\#
  yable":false}},"alreadyAnonymous":{"code":1105,"message":"No user is logged in on the device\#
  , and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","ret\#
  ryable":false}},"unknownProject":{"code":1200,"message":"The daemon has no such project.","d\#
  ata":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"\#
  The project has no purchase with this store and originalTransactionId, or the purchase has n\#
  o such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},"\#
  purchaseHeldByAnother":{"code":1202,"message":"Another user holds the purchase, and a rule o\#
  f the project keeps it there. `holder` and `rule` name them. Nothing changes.","data":{"kind\#
  ":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A\#
   call grants or explains an entitlement that the project does not have. `nearest` lists simi\#
  lar names.","data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code\#
  ":1204,"message":"The user has no active grant of this entitlement. For example, a purchase \#
  gives it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clo\#
  ckNotManual":{"code":1205,"message":"The project uses the system's clock, which cannot be ad\#
  vanced.","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"mess\#
  age":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEv\#
  ent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked nothin\#
  g; `undone`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias\#
  `: a later alias merged the customer with another user; `tooMuch`: too many users and purcha\#
  ses depend on the link; `unclear`: a deletion erased part of the history. `event` is the id \#
  of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},"unkno\#
  wnConsumer":{"code":1207,"message":"No consumer of this name has acknowledged an event. `eve\#
  nts.acknowledge` does not create a name that begins with `webhook-`: those belong to webhook\#
  s.","data":{"kind":"unknownConsumer","retryable":false}},"unknownWebhook":{"code":1208,"mess\#
  age":"The project has no webhook with this URL. The error does not repeat the URL.","data":{\#
  "kind":"unknownWebhook","retryable":false}},"idempotencyConflict":{"code":1300,"message":"A \#
  call of the same method used this key with other params in the last 24 hours.","data":{"kind\#
  ":"idempotencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"The disk h\#
  as no room for the write. Nothing changes, and reading still works.","data":{"kind":"storage\#
  Full","retryable":true}},"storageFailed":{"code":1401,"message":"The write may not be on the\#
   disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read \#
  a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","ret\#
  ryable":false}},"overloaded":{"code":1402,"message":"More requests are waiting than the daem\#
  on accepts. Nothing changes. With a null `id`, the daemon dropped an unfinished line, and `l\#
  imit` is the total size of all unfinished lines.","data":{"kind":"overloaded","retryable":tr\#
  ue}},"tooManyConnections":{"code":1403,"message":"The daemon has reached its maximum of conn\#
  ections. It replies to the first line with this error and closes the connection.","data":{"k\#
  ind":"tooManyConnections","retryable":false}},"shuttingDown":{"code":1404,"message":"The dae\#
  mon is shutting down. Nothing changes.","data":{"kind":"shuttingDown","retryable":true}},"un\#
  verified":{"code":1500,"message":"The daemon does not trust what `store.notify` got: `reason\#
  ` is `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `extension`, `validity\#
  `, `signature`, `app`, `environment`, `unsignedEnvironment` or `age`; stores.md says what ea\#
  ch means. `httpStatus` is what the web server should answer.","data":{"kind":"unverified","r\#
  etryable":false}},"storeNotConfigured":{"code":1501,"message":"The project does not define t\#
  he store of `store.notify`. The store sends the notification again if the web server answers\#
   `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},"verifierMissing":{"c\#
  ode":1502,"message":"The system has no libcrypto, which verifies what Apple signed. All othe\#
  r methods work.","data":{"kind":"verifierMissing","retryable":true}},"verifierFailed":{"code\#
  ":1503,"message":"The process that verifies what Apple signed ended, or took more than two s\#
  econds. The daemon starts it again.","data":{"kind":"verifierFailed","retryable":true}}}}}\#

  """#
