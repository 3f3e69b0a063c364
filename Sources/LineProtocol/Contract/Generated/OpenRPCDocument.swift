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
  ull,"authorization":null,"format":"entitled","paused":false,"consumer":"webhook-1","cursor":\#
  "1"}]}}}]},{"name":"purchase","summary":"Records a store transaction, and sets the holders o\#
  f a new purchase.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":\#
  "device","required":false,"summary":"Id of the device on which the customer bought.","schema\#
  ":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id \#
  of the buyer, instead of `device`. The daemon creates an unknown user, so that no payment is\#
   lost.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"product","required":true,"\#
  summary":"Id of the product. The daemon also records a product that the catalogue does not h\#
  ave.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store","required":true,"s\#
  ummary":"Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, sams\#
  ung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.","schema\#
  ":{"$ref":"#/components/schemas/Store"}},{"name":"transactionId","required":true,"summary":"\#
  The store's id of this transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}}\#
  ,{"name":"originalTransactionId","required":false,"summary":"Id of the first transaction of \#
  the same purchase. Default: `transactionId`.","schema":{"$ref":"#/components/schemas/Transac\#
  tionId"}},{"name":"kind","required":false,"summary":"Kind of the product. It overrides the k\#
  ind in the catalogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purcha\#
  sedAt","required":false,"summary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schem\#
  a":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"L\#
  ast millisecond of the paid period, RFC 3339. Default: no end.","schema":{"$ref":"#/componen\#
  ts/schemas/Moment"}},{"name":"periodType","required":false,"summary":"Price of the period: f\#
  ull (normal), a trial, or introductory (intro).","schema":{"$ref":"#/components/schemas/Peri\#
  odType","default":"normal"}},{"name":"environment","required":false,"summary":"Environment o\#
  f the store: production, or sandbox for test purchases.","schema":{"$ref":"#/components/sche\#
  mas/PurchaseEnvironment","default":"production"}},{"name":"isFamilyShared","required":false,\#
  "summary":"Whether a family member bought it and shares it.","schema":{"type":"boolean","def\#
  ault":false}},{"name":"price","required":false,"summary":"Price that the customer paid: a de\#
  cimal number in a string, for example \"9.99\".","schema":{"$ref":"#/components/schemas/Pric\#
  e"}},{"name":"currency","required":false,"summary":"Currency of the price: an ISO 4217 code,\#
   for example EUR.","schema":{"$ref":"#/components/schemas/Currency"}},{"name":"country","req\#
  uired":false,"summary":"Country of the purchase: an ISO 3166 code, for example DE.","schema"\#
  :{"$ref":"#/components/schemas/Country"}},{"name":"offerCode","required":false,"summary":"Of\#
  fer code that the customer redeemed.","schema":{"type":"string","minLength":1,"maxLength":25\#
  5}},{"name":"attributes","required":false,"summary":"Up to 20 strings of your own, which the\#
   events of this purchase repeat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"nam\#
  e":"asOf","required":false,"summary":"Time at which the store made this statement, RFC 3339.\#
   Default: none, which makes it a statement of the caller, now.","schema":{"$ref":"#/componen\#
  ts/schemas/Moment"}},{"name":"replaces","required":false,"summary":"Purchase of the same sto\#
  re that this one takes over: its `originalTransactionId`, or one of its keys. Google calls i\#
  t linkedPurchaseToken.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"key\#
  s","required":false,"summary":"Up to ten further names of the purchase, for example a Google\#
   order id. Each finds it wherever `originalTransactionId` is a param.","schema":{"type":"arr\#
  ay","items":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10}},{"name":"accountTo\#
  ken","required":false,"summary":"Account token of the purchase. When the call names a user o\#
  r a device, it is registered for that user.","schema":{"$ref":"#/components/schemas/AccountT\#
  oken"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"\#
  #/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"sum\#
  mary":"Computes the result and the events without changing anything.","schema":{"type":"bool\#
  ean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry sa\#
  fe: the same key with the same params returns the stored result.","schema":{"$ref":"#/compon\#
  ents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","propert\#
  ies":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True whe\#
  n the purchase is new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase\#
  . received: the buyer did not hold the purchase, and holds it now. claimed: the purchase had\#
   no holder before; now the buyer holds it. planChanged: a new transaction with another produ\#
  ct. renewed: any other new transaction. updated: a fact with `asOf` changed a known transact\#
  ion. stale: newer information was there for all that differed. unchanged: all was so already\#
  , a known transaction without `asOf`, or a new transaction that is older than the latest.","\#
  type":"string","enum":["recorded","renewed","planChanged","received","claimed","updated","st\#
  ale","unchanged"]},"stale":{"description":"The params that lost against newer information; a\#
  bsent when there are none.","type":"array","items":{"type":"string"}},"entitlements":{"$ref"\#
  :"#/components/schemas/Entitlements","description":"The buyer's entitlements after the call.\#
   Without `device` and `userId`: those of the holder, or none if the purchase has no holder."\#
  },"warnings":{"description":"Absent when there are no warnings.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise a\#
  bsent.","type":"boolean"},"events":{"description":"The events that the call would emit. Only\#
   in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"d\#
  escription":"True when this is the stored result of an idempotency key; otherwise absent.","\#
  type":"boolean"}},"required":["purchase","created","outcome","entitlements"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevi\#
  ce","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in\#
   the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code"\#
  :1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","dat\#
  a":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with th\#
  e project's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":\#
  {"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Anothe\#
  r user holds the purchase, and a rule of the project keeps it there. `holder` and `rule` nam\#
  e them. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code"\#
  :1300,"message":"A call of the same method used this key with other params in the last 24 ho\#
  urs.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The d\#
  isk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"st\#
  orageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the \#
  daemon stops, and its next start shows what is stored. Or the daemon cannot read a record th\#
  at the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fal\#
  se}}],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"\#
  name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value\#
  ":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-0\#
  1T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","origin\#
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
  .000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlement\#
  s":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":\#
  "appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":nu\#
  ll,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z\#
  ","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production\#
  ","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the\#
   same transaction again","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{\#
  "device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":\#
  "2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product"\#
  ,"value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"100\#
  0"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","valu\#
  e":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","pr\#
  oduct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device"\#
  :"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"perio\#
  dType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":nu\#
  ll,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodE\#
  xpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"e\#
  ndedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces\#
  ":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"tra\#
  nsactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"creat\#
  ed":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":true,"sta\#
  te":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":\#
  "purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02\#
  -01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":nu\#
  ll,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","ori\#
  ginalTransactionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"method":"p\#
  roject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device\#
  ":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"param\#
  s":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store",\#
  "value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"202\#
  6-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","\#
  originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscriptio\#
  n","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount"\#
  :null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environ\#
  ment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offer\#
  Code":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingR\#
  etry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":fa\#
  lse,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null\#
  ,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","prod\#
  uct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2\#
  026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"reco\#
  rded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"\#
  monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"n\#
  ormal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","graceP\#
  eriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-0\#
  1-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"enviro\#
  nment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"\#
  }}}}},{"name":"a renewal","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":\#
  {"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","purchasedA\#
  t":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"d\#
  evice","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appSt\#
  ore"},{"name":"transactionId","value":"1001"},{"name":"originalTransactionId","value":"1000"\#
  },{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"202\#
  6-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","\#
  originalTransactionId":"1000","transactionId":"1001","product":"monthly","kind":"subscriptio\#
  n","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purch\#
  asedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt"\#
  :"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"produ\#
  ction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"\#
  autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,\#
  "pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsA\#
  s":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"\#
  renewsCount":1,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthl\#
  y","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00\#
  :00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly",\#
  "periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00\#
  :00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlem\#
  ents":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","sourc\#
  e":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","started\#
  At":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt"\#
  :null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.0\#
  00Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"product\#
  ion","store":"appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"\#
  a product that the catalogue does not know","x-given":[{"method":"project.define","params":{\#
  "products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":\#
  "2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"prod\#
  uct","value":"montly"},{"name":"store","value":"stripe"},{"name":"transactionId","value":"pi\#
  _1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","originalTransactionId\#
  ":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"active","\#
  holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.\#
  000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"\#
  periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"currenc\#
  y":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"graceP\#
  eriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":n\#
  ull,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"re\#
  places":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":\#
  [{"transactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome\#
  ":"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nea\#
  rest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Updates a purchase, for exampl\#
  e after a refund. Omitted params keep their value.","x-role":"write","x-since":1,"paramStruc\#
  ture":"either","params":[{"name":"store","required":true,"summary":"Store that took the paym\#
  ent.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionId","requi\#
  red":true,"summary":"Id of the first transaction of the purchase.","schema":{"$ref":"#/compo\#
  nents/schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"New last mill\#
  isecond of the paid period, RFC 3339; null: no end.","schema":{"$ref":"#/components/schemas/\#
  NullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether the subscription r\#
  enews automatically; null: true for a subscription, else false.","schema":{"type":["boolean"\#
  ,"null"]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"Last millisecond of th\#
  e grace period, RFC 3339; null: no grace period.","schema":{"$ref":"#/components/schemas/Nul\#
  lableMoment"}},{"name":"billingRetry","required":false,"summary":"Whether the store retries \#
  a failed payment; null: false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil",\#
  "required":false,"summary":"Time at which the pause ends, RFC 3339; null: no pause.","schema\#
  ":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refundedAt","required":false,"sum\#
  mary":"Time of the refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/schema\#
  s/NullableMoment"}},{"name":"revokedAt","required":false,"summary":"Time at which the store \#
  withdrew access, RFC 3339, for example when family sharing ends; null: not withdrawn.","sche\#
  ma":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"product","required":false,"summ\#
  ary":"Id of the product from now on: a change of plan.","schema":{"$ref":"#/components/schem\#
  as/ProductId"}},{"name":"transactionId","required":false,"summary":"Transaction of which the\#
   store speaks. Required with `asOf`. Default: the latest; for a refund or a revocation, the \#
  latest that was bought at or before its moment.","schema":{"$ref":"#/components/schemas/Tran\#
  sactionId"}},{"name":"asOf","required":false,"summary":"Time at which the store made this st\#
  atement, RFC 3339. Default: none, which makes it a statement of the caller, now.","schema":{\#
  "$ref":"#/components/schemas/Moment"}},{"name":"endedAt","required":false,"summary":"Time at\#
   which access ended before the end of the period, RFC 3339. Null clears it.","schema":{"$ref\#
  ":"#/components/schemas/NullableMoment"}},{"name":"paused","required":false,"summary":"Wheth\#
  er the subscription is paused, with or without a known end.","schema":{"type":["boolean","nu\#
  ll"]}},{"name":"renewsAs","required":false,"summary":"Product of the next period. It gives n\#
  o access. Null: the same product.","schema":{"type":["string","null"],"minLength":1,"maxLeng\#
  th":255}},{"name":"endReason","required":false,"summary":"Why the purchase ended, or will en\#
  d. Null clears it.","schema":{"$ref":"#/components/schemas/EndReason"}},{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result a\#
  nd the events without changing anything.","schema":{"type":"boolean","default":false}},{"nam\#
  e":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the sa\#
  me params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"\#
  }}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"#/\#
  components/schemas/Purchase"},"outcome":{"description":"applied: a field changed. stale: new\#
  er information was there for all that differed. unchanged: all was so already.","type":"stri\#
  ng","enum":["applied","stale","unchanged"]},"stale":{"description":"The params that lost aga\#
  inst newer information; absent when there are none.","type":"array","items":{"type":"string"\#
  }},"warnings":{"description":"Absent when there are no warnings.","type":"array","items":{"$\#
  ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise \#
  absent.","type":"boolean"},"events":{"description":"The events that the call would emit. Onl\#
  y in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"\#
  description":"True when this is the stored result of an idempotency key; otherwise absent.",\#
  "type":"boolean"}},"required":["purchase","outcome"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude e\#
  ach other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPara\#
  ms","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role tha\#
  t the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` i\#
  s the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"me\#
  ssage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}\#
  ,{"code":1201,"message":"The project has no purchase with this store and originalTransaction\#
  Id, or the purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurcha\#
  se","retryable":false}},{"code":1300,"message":"A call of the same method used this key with\#
   other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}\#
  },{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading s\#
  till works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The wri\#
  te may not be on the disk: the daemon stops, and its next start shows what is stored. Or the\#
   daemon cannot read a record that the request needs: then it keeps running.","data":{"kind":\#
  "storageFailed","retryable":false}}],"examples":[{"name":"auto-renew turned off","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","para\#
  ms":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly\#
  ","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"param\#
  s":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"na\#
  me":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subs\#
  cription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null\#
  ,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","exp\#
  iresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment"\#
  :"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode"\#
  :null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpires\#
  At":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt\#
  ":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null\#
  ,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transacti\#
  onId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-\#
  01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a ref\#
  und","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","p\#
  roduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00\#
  .000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","val\#
  ue":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"resu\#
  lt","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"\#
  1000","product":"monthly","kind":"subscription","state":"refunded","holders":["{{anonymous}}\#
  "],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":\#
  null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"c\#
  urrency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"g\#
  racePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T0\#
  0:00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":nul\#
  l,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"account\#
  Token":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal\#
  ","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","refundedA\#
  t":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"\#
  name":"a refund that was none","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","par\#
  ams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expir\#
  esAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params":{"store":"appStore",\#
  "originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":\#
  "store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refunde\#
  dAt","value":null}],"result":{"name":"result","value":{"purchase":{"store":"appStore","origi\#
  nalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","s\#
  tate":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedA\#
  t":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"202\#
  6-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production\#
  ","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoR\#
  enew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"paus\#
  edUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":nu\#
  ll,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renew\#
  sCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","p\#
  eriodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:0\#
  0.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"restore","sum\#
  mary":"Restores the purchases of a device's store account for its current user.","x-role":"w\#
  rite","x-since":1,"paramStructure":"either","params":[{"name":"device","required":true,"summ\#
  ary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchas\#
  es","required":false,"summary":"Purchases to restore, from any store account; an empty list \#
  restores nothing. Default: every purchase of the device's store account.","schema":{"type":"\#
  array","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxItems":1000}},{"name":"projec\#
  t","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pr\#
  ojectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the res\#
  ult and the events without changing anything.","schema":{"type":"boolean","default":false}},\#
  {"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with t\#
  he same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotenc\#
  yKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#\#
  /components/schemas/User"},"restored":{"description":"Purchases that the user holds now and \#
  did not hold before.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"transfer\#
  red":{"description":"Those of `restored` that another user lost.","type":"array","items":{"$\#
  ref":"#/components/schemas/Move"}},"refused":{"description":"Purchases that a rule refused t\#
  o restore.","type":"array","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{\#
  "$ref":"#/components/schemas/Entitlements","description":"The user's entitlements after the \#
  call."},"warnings":{"description":"Absent when there are no warnings.","type":"array","items\#
  ":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; other\#
  wise absent.","type":"boolean"},"events":{"description":"The events that the call would emit\#
  . Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replaye\#
  d":{"description":"True when this is the stored result of an idempotency key; otherwise abse\#
  nt.","type":"boolean"}},"required":["user","restored","transferred","refused","entitlements"\#
  ]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or \#
  out of range, or two parameters exclude each other. `field` points to it; `nearest` lists si\#
  milar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The\#
   caller's role is lower than the role that the method needs. `uid` and `role` are the caller\#
  's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDen\#
  ied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"k\#
  ind":"unknownDevice","retryable":false}},{"code":1200,"message":"The daemon has no such proj\#
  ect.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"The projec\#
  t has no purchase with this store and originalTransactionId, or the purchase has no such tra\#
  nsaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":130\#
  0,"message":"A call of the same method used this key with other params in the last 24 hours.\#
  ","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk \#
  has no room for the write. Nothing changes, and reading still works.","data":{"kind":"storag\#
  eFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daem\#
  on stops, and its next start shows what is stored. Or the daemon cannot read a record that t\#
  he request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}\#
  ],"examples":[{"name":"after a reinstall","x-given":[{"method":"project.define","params":{"p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2\#
  026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"\#
  ann"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStor\#
  e","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","para\#
  ms":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"re\#
  sult":{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":\#
  null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00\#
  :00:00.000Z","environment":"production"},"restored":[{"store":"appStore","originalTransactio\#
  nId":"1000","product":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","sha\#
  red":true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active"\#
  :true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","g\#
  rantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:0\#
  0:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisa\#
  bledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"\#
  1000","originalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","val\#
  ue":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerI\#
  d":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:\#
  00:00.000Z","environment":"production"},"restored":[],"transferred":[],"refused":[],"entitle\#
  ments":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"para\#
  mStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the device\#
  .","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"sum\#
  mary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}\#
  },{"name":"entitlement","required":true,"summary":"Id of the entitlement that was granted.",\#
  "schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project","required":false,"\#
  summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events wi\#
  thout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyK\#
  ey","required":false,"summary":"Makes a retry safe: the same key with the same params return\#
  s the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-o\#
  ne":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement af\#
  ter the call. A purchase may still give it."},"dryRun":{"description":"True in a dry run; ot\#
  herwise absent.","type":"boolean"},"events":{"description":"The events that the call would e\#
  mit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"repl\#
  ayed":{"description":"True when this is the stored result of an idempotency key; otherwise a\#
  bsent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"\#
  A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude \#
  each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPar\#
  ams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role th\#
  at the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` \#
  is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"m\#
  essage":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}}\#
  ,{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retrya\#
  ble":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the projec\#
  t's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"mess\#
  age":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":\#
  "userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project."\#
  ,"data":{"kind":"unknownProject","retryable":false}},{"code":1204,"message":"The user has no\#
   active grant of this entitlement. For example, a purchase gives it, or the grant has ended.\#
  ","data":{"kind":"notAManualGrant","retryable":false}},{"code":1300,"message":"A call of the\#
   same method used this key with other params in the last 24 hours.","data":{"kind":"idempote\#
  ncyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write.\#
   Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},\#
  {"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next sta\#
  rt shows what is stored. Or the daemon cannot read a record that the request needs: then it \#
  keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a g\#
  rant","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","ent\#
  itlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","v\#
  alue":"premium"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":\#
  false,"state":"revoked","productId":null,"source":"manual","renewState":"nonRenewable","gran\#
  tType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"g\#
  racePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":nu\#
  ll,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId\#
  ":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this pro\#
  tocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStructure":"either","params\#
  ":[],"result":{"name":"result","schema":{"description":"The OpenRPC document, with `x-role` \#
  on every method.","type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"\#
  object"},"methods":{"type":"array","items":{"type":"object"}},"components":{"type":"object"}\#
  },"required":["openrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":\#
  "A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude\#
   each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPa\#
  rams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role t\#
  hat the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs`\#
   is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{\#
  "name":"the document","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","in\#
  fo":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","sum\#
  mary":"Lists the methods, or describes one method.","x-role":"read","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"method","required":false,"summary":"Name of the method to d\#
  escribe. Default: the list of all methods.","schema":{"type":"string"}}],"result":{"name":"r\#
  esult","schema":{"type":"object","properties":{"methods":{"description":"All methods, sorted\#
   by name. Only without `method`.","type":"array","items":{"$ref":"#/components/schemas/Metho\#
  dSummary"}},"method":{"description":"The method's entry in the OpenRPC document. Only with `\#
  method`.","type":"object"},"components":{"description":"The schemas that the entry refers to\#
  , in `schemas`. Only with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two para\#
  meters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"ki\#
  nd":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower t\#
  han the role that the method needs. `uid` and `role` are the caller's (`none` without a role\#
  ), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}]\#
  ,"examples":[{"name":"all methods","params":[],"result":{"name":"result","value":{"methods":\#
  "{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"logout"}],"result":{"n\#
  ame":"result","value":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info",\#
  "summary":"Returns the daemon's version and limits, and the caller's role.","x-role":"read",\#
  "x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"version":{"description":"Version of the daemon.","type":"string"},"\#
  protocol":{"description":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/c\#
  omponents/schemas/Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started.\#
  ","type":"integer","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["ve\#
  rsion","protocol","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parame\#
  ter is missing, unknown, of a wrong type or out of range, or two parameters exclude each oth\#
  er. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","re\#
  tryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the m\#
  ethod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the m\#
  ethod's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"p\#
  lain","params":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limit\#
  s":"{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","r\#
  ole":"admin"}}}}]},{"name":"server.ping","summary":"Checks that the daemon replies.","x-role\#
  ":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo","required":false,"su\#
  mmary":"Value that the reply repeats, without the white space between its tokens.","schema":\#
  {"description":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"pong":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/components\#
  /schemas/Moment","description":"Time of the system clock."},"echo":{"description":"The value\#
   from the request; absent when the request has none."}},"required":["pong","now"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"po\#
  ng":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello"\#
  ,1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]}\#
  ,{"name":"server.stats","summary":"Returns counts and durations of requests, commits and bac\#
  kground work since the daemon's start.","x-role":"read","x-since":1,"paramStructure":"either\#
  ","params":[],"result":{"name":"result","schema":{"type":"object","properties":{"uptimeMs":{\#
  "description":"Milliseconds since the daemon started.","type":"integer","minimum":0},"method\#
  s":{"description":"The methods that were called since the daemon's start, by name.","type":"\#
  object","additionalProperties":{"$ref":"#/components/schemas/MethodStats"}},"refusals":{"$re\#
  f":"#/components/schemas/ErrorCounts"},"slowRequests":{"description":"Requests that took lon\#
  ger than the threshold `--log-slow` since the daemon's start.","type":"integer","minimum":0}\#
  ,"cache":{"$ref":"#/components/schemas/CacheStats"},"connections":{"$ref":"#/components/sche\#
  mas/ConnectionStats"},"turns":{"$ref":"#/components/schemas/Durations"},"commits":{"$ref":"#\#
  /components/schemas/CommitStats"},"storage":{"$ref":"#/components/schemas/StorageStats"},"fe\#
  ed":{"$ref":"#/components/schemas/FeedStats"},"background":{"$ref":"#/components/schemas/Bac\#
  kgroundStats"}},"required":["uptimeMs","methods","refusals","slowRequests","cache","connecti\#
  ons","turns","commits","feed","background"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1401,"message":"T\#
  he write may not be on the disk: the daemon stops, and its next start shows what is stored. \#
  Or the daemon cannot read a record that the request needs: then it keeps running.","data":{"\#
  kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new daemon in memory","par\#
  ams":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{},"\#
  slowRequests":0,"cache":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{any\#
  }}","feed":{"waits":0,"subscriptions":0,"consumers":[],"moreConsumers":false},"background":{\#
  "expiriesDue":0,"expiriesLateMs":0,"erasures":0,"erasuresHalted":false,"catalogueChanges":0}\#
  }}},{"name":"one method was called, and a consumer is behind","x-given":[{"method":"install"\#
  ,"params":{"device":"phone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","\#
  cursor":"0"}}],"params":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods"\#
  :{"install":{"requests":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicro\#
  s":"{{any}}","buckets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowRequ\#
  ests":0,"cache":{"replies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","reco\#
  rdLoads":"{{any}}"},"connections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":"\#
  {{any}}","owedBytes":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","wait\#
  ingTurns":0,"failures":0,"durations":"{{any}}"},"feed":{"waits":0,"subscriptions":0,"consume\#
  rs":[{"project":"default","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":false},\#
  "background":"{{any}}"}}}]},{"name":"setUserProperty","summary":"Stores a key/value property\#
  ; never affects access.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"\#
  name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components\#
  /schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of\#
   `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"\#
  summary":"Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other sys\#
  tems reserve, for example $email, have no special meaning.","schema":{"$ref":"#/components/s\#
  chemas/PropertyKey"}},{"name":"value","required":true,"summary":"New value. An empty string \#
  removes the property.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the r\#
  esult and the events without changing anything.","schema":{"type":"boolean","default":false}\#
  },{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with\#
   the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempote\#
  ncyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of\#
   the user that the result is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"val\#
  ue":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description":"True in a dry run\#
  ; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wou\#
  ld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"\#
  replayed":{"description":"True when this is the stored result of an idempotency key; otherwi\#
  se absent.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-3260\#
  2,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two parame\#
  ters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind\#
  ":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower tha\#
  n the role that the method needs. `uid` and `role` are the caller's (`none` without a role),\#
   and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"\#
  code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retry\#
  able":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknown\#
  User","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or \#
  in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"cod\#
  e":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","d\#
  ata":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no s\#
  uch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A \#
  call of the same method used this key with other params in the last 24 hours.","data":{"kind\#
  ":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for\#
   the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryab\#
  le":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and i\#
  ts next start shows what is stored. Or the daemon cannot read a record that the request need\#
  s: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{\#
  "name":"the id of the user in another system","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":\#
  [{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"valu\#
  e","value":"yourSideUserId"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","k\#
  ey":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"store.notify","summary":"Veri\#
  fies and carries out what a store sent.","x-role":"write","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"store","required":true,"summary":"Store that sent it.","schema":{"typ\#
  e":"string","enum":["appStore","playStore","stripe"]}},{"name":"payload","required":false,"s\#
  ummary":"Body of the store's request, unchanged, or a signed transaction of StoreKit 2; at m\#
  ost 256 KiB. At least one of `payload` and `response` is required.","schema":{"type":"string\#
  "}},{"name":"headers","required":false,"summary":"Headers of the store's request, with names\#
   in any case. The daemon reads only `stripe-signature`.","schema":{"type":"object","addition\#
  alProperties":{"type":"string"},"maxProperties":200}},{"name":"response","required":false,"s\#
  ummary":"What the caller fetched from the store's API, for `playStore` and `stripe`.","schem\#
  a":{"$ref":"#/components/schemas/StoreResponse"}},{"name":"device","required":false,"summary\#
  ":"Device that presented the payload. At most one of `device` and `userId`.","schema":{"$ref\#
  ":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"User who pr\#
  esented the payload.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","re\#
  quired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectI\#
  d","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result an\#
  d the events without changing anything.","schema":{"type":"boolean","default":false}},{"name\#
  ":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the sam\#
  e params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}\#
  }],"result":{"name":"result","schema":{"type":"object","properties":{"notification":{"$ref":\#
  "#/components/schemas/StoreNotification"},"outcome":{"description":"applied: a record change\#
  d. stale: newer or equal information is recorded. repeated: this notification was carried ou\#
  t before. ignored: it changes nothing, see `why`. unclaimed: it is recorded, and nobody hold\#
  s the purchase. ask: the store says only that something changed, see `ask`.","type":"string"\#
  ,"enum":["applied","stale","repeated","ignored","unclaimed","ask"]},"why":{"description":"Wh\#
  y it is ignored. test: the store's test. unclaimed: nothing leads to the user, and the rule \#
  `unclaimedPurchases` ignores such purchases. noEffect: it says nothing about a purchase. unk\#
  nownType: the daemon does not know its type. Absent otherwise.","type":"string","enum":["tes\#
  t","unclaimed","noEffect","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion"\#
  ,"description":"What to fetch from the store and to send as `response`, with the same payloa\#
  d. Absent for other outcomes."},"purchases":{"description":"What it did to each purchase.","\#
  type":"array","items":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"descrip\#
  tion":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolea\#
  n"},"events":{"description":"The events that the call would emit. Only in a dry run.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when\#
   this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"req\#
  uired":["notification","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A parame\#
  ter is missing, unknown, of a wrong type or out of range, or two parameters exclude each oth\#
  er. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","re\#
  tryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the m\#
  ethod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the m\#
  ethod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":\#
  "The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code"\#
  :1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`\#
  .","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has mor\#
  e Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","ret\#
  ryable":false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, o\#
  r it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retry\#
  able":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkno\#
  wnProject","retryable":false}},{"code":1202,"message":"Another user holds the purchase, and \#
  a rule of the project keeps it there. `holder` and `rule` name them. Nothing changes.","data\#
  ":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the \#
  same method used this key with other params in the last 24 hours.","data":{"kind":"idempoten\#
  cyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. \#
  Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{\#
  "code":1401,"message":"The write may not be on the disk: the daemon stops, and its next star\#
  t shows what is stored. Or the daemon cannot read a record that the request needs: then it k\#
  eeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1500,"message":"Th\#
  e daemon does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`, `chai\#
  nLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `environment`\#
  , `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus` is what the w\#
  eb server should answer.","data":{"kind":"unverified","retryable":false}},{"code":1501,"mess\#
  age":"The project does not define the store of `store.notify`. The store sends the notificat\#
  ion again if the web server answers `httpStatus`.","data":{"kind":"storeNotConfigured","retr\#
  yable":true}},{"code":1502,"message":"The system has no libcrypto, which verifies what Apple\#
   signed. All other methods work.","data":{"kind":"verifierMissing","retryable":true}},{"code\#
  ":1503,"message":"The process that verifies what Apple signed ended, or took more than two s\#
  econds. The daemon starts it again.","data":{"kind":"verifierFailed","retryable":true}}],"ex\#
  amples":[{"name":"a subscription of the App Store, before its user is known","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"\#
  appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":\#
  {"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store",\#
  "value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJ\#
  ub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDM\#
  tYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI\#
  6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2F\#
  jdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHB\#
  ibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlp\#
  IVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVh\#
  KbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0p\#
  wY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDV\#
  PV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWR\#
  DSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTml\#
  KOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWp\#
  vaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakV\#
  zSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjB\#
  hVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","v\#
  alue":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subt\#
  ype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":"uncla\#
  imed","purchases":[{"store":"appStore","originalTransactionId":"1","transactionId":"1","outc\#
  ome":"recorded"}]}}},{"name":"a repeat","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.e\#
  xample"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe"\#
  :{"secret":"whsec_test"}}}},{"method":"store.notify","params":{"store":"appStore","payload":\#
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
  lVZIn0.AAAA\"}"}}],"params":[{"name":"store","value":"appStore"},{"name":"payload","value":"\#
  {\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdG\#
  lmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIi\#
  wic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm\#
  1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leU\#
  owY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNW\#
  tiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObF\#
  JHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0\#
  dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaU\#
  kzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3\#
  hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbm\#
  VkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU\#
  9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym\#
  5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNRE\#
  FzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQl\#
  VZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"id":"002e14d5-51f5-4503\#
  -b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.00\#
  0Z","environment":"sandbox"},"outcome":"repeated","purchases":[]}}},{"name":"a push of Googl\#
  e Play, which says only that something changed","x-given":[{"method":"project.define","param\#
  s":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":\#
  "any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId\#
  ":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},\#
  "stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"playStore"},{"name":\#
  "payload","value":"{\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20u\#
  ZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24i\#
  OnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vi\#
  c2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:00\#
  :00Z\"},\"subscription\":\"projects/example/subscriptions/rtdn\"}"}],"result":{"name":"resul\#
  t","value":{"notification":{"id":"1003","type":"PURCHASED","subtype":null,"at":"2026-01-01T0\#
  0:00:00.000Z","environment":null},"outcome":"ask","ask":{"kind":"subscription","packageName"\#
  :"com.example","purchaseToken":"token-1"},"purchases":[]}}},{"name":"a subscription fetched \#
  from Stripe","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["\#
  LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}\#
  ],"params":[{"name":"store","value":"stripe"},{"name":"response","value":{"kind":"subscripti\#
  on","fetchedAt":"2026-01-01T00:00:00.000Z","body":{"id":"sub_1","object":"subscription","sta\#
  tus":"active","livemode":true,"customer":"cus_1","cancel_at_period_end":false,"items":{"data\#
  ":[{"current_period_start":1767225600,"current_period_end":1769904000,"price":{"id":"price_1\#
  ","product":"monthly"}}]}}}}],"result":{"name":"result","value":{"notification":{"id":null,"\#
  type":null,"subtype":null,"at":"2026-01-01T00:00:00.000Z","environment":"production"},"outco\#
  me":"unclaimed","purchases":[{"store":"stripe","originalTransactionId":"sub_1","transactionI\#
  d":"sub_1:1767225600","outcome":"recorded"}]}}}]},{"name":"store.unclaimed","summary":"Lists\#
   the unclaimed purchases: those that have had no holder yet.","x-role":"read","x-since":1,"p\#
  aramStructure":"either","params":[{"name":"after","required":false,"summary":"`cursor` of an\#
   earlier answer. The answer has the purchases after it.","schema":{"type":"string"}},{"name"\#
  :"limit","required":false,"summary":"Maximum number of purchases.","schema":{"type":"integer\#
  ","minimum":1,"maximum":1000,"default":100}},{"name":"project","required":false,"summary":"I\#
  d of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"purchases":{"description"\#
  :"In the order of `store`, then `originalTransactionId`, by bytes.","type":"array","items":{\#
  "$ref":"#/components/schemas/Purchase"}},"cursor":{"description":"What the next call gives a\#
  s `after`.","type":"string"},"more":{"description":"Whether more purchases follow.","type":"\#
  boolean"}},"required":["purchases","cursor","more"]}},"errors":[{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude ea\#
  ch other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParam\#
  s","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that\#
   the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is\#
   the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}]\#
  ,"examples":[{"name":"one of two","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"purchase","params":{"product":"monthly","store":"appStore","t\#
  ransactionId":"1000","expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-9\#
  36D-99D65F608138"}},{"method":"purchase","params":{"product":"monthly","store":"appStore","t\#
  ransactionId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit","value"\#
  :1}],"result":{"name":"result","value":{"purchases":[{"store":"appStore","originalTransactio\#
  nId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active\#
  ","holders":[],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialSta\#
  rtedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price"\#
  :null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt"\#
  :null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,\#
  "revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssu\#
  eAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb2\#
  0b-4cdb-47cc-936d-99d65f608138","transactions":[{"transactionId":"1000","product":"monthly",\#
  "periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00\#
  :00.000Z","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":nul\#
  l,"attributes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true\#
  }}}]},{"name":"user.delete","summary":"Deletes a customer and erases its ids from everything\#
   that the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{\#
  "name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/comp\#
  onents/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","req\#
  uired":false,"summary":"Computes the result and the events without changing anything.","sche\#
  ma":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":\#
  "Makes a retry safe: the same key with the same params returns the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"tombstone":{"description":"New id that replaces every erased id in e\#
  vents. It belongs to no user.","type":"string"},"users":{"description":"Number of erased use\#
  rs: the aliases of the customer.","type":"integer","minimum":1},"devices":{"description":"Nu\#
  mber of erased devices. `install` can register them again.","type":"integer","minimum":0},"p\#
  urchases":{"description":"Number of erased purchases: those that no other customer holds.","\#
  type":"integer","minimum":0},"shared":{"description":"Number of purchases that other custome\#
  rs hold and keep.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run;\#
   otherwise absent.","type":"boolean"},"events":{"description":"The events that the call woul\#
  d emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"r\#
  eplayed":{"description":"True when this is the stored result of an idempotency key; otherwis\#
  e absent.","type":"boolean"}},"required":["tombstone","users","devices","purchases","shared"\#
  ]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or \#
  out of range, or two parameters exclude each other. `field` points to it; `nearest` lists si\#
  milar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The\#
   caller's role is lower than the role that the method needs. `uid` and `role` are the caller\#
  's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDen\#
  ied","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kin\#
  d":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is\#
   empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":fa\#
  lse}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLeng\#
  thMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daem\#
  on has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"m\#
  essage":"A call of the same method used this key with other params in the last 24 hours.","d\#
  ata":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has \#
  no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFul\#
  l","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon s\#
  tops, and its next start shows what is stored. Or the daemon cannot read a record that the r\#
  equest needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"e\#
  xamples":[{"name":"with all that was hers","x-given":[{"method":"project.define","params":{"\#
  rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}\#
  },"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purch\#
  ase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"100\#
  0","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"cam\#
  paign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"metho\#
  d":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"p\#
  arams":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{a\#
  ny}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone"\#
  ,"userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}]\#
  ,"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purch\#
  ases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-\#
  01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","anony\#
  mousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"\#
  {{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{\#
  tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]}\#
  ,{"name":"user.export","summary":"Returns everything that the daemon stores about a customer\#
  .","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"userId","require\#
  d":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}}\#
  ,{"name":"withoutEvents","required":false,"summary":"Whether to leave out `events`, `cursor`\#
   and `moreEvents`.","schema":{"type":"boolean","default":false}},{"name":"project","required\#
  ":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","de\#
  fault":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user"\#
  :{"$ref":"#/components/schemas/User"},"firstId":{"$ref":"#/components/schemas/UserId","descr\#
  iption":"First id that the customer had. After a merge, that of the older customer."},"lastI\#
  d":{"$ref":"#/components/schemas/UserId","description":"Id that acted last: the user of the \#
  last install, identify, purchase or restore."},"ids":{"description":"Every id of the custome\#
  r, in byte order.","type":"array","items":{"type":"object","properties":{"id":{"$ref":"#/com\#
  ponents/schemas/UserId"},"kind":{"description":"Who uses the id. `customer`: the customerId \#
  of a customer that began with an identified user.","type":"string","enum":["anonymous","iden\#
  tified","customer"]},"device":{"description":"Device of an anonymous id; otherwise null.","t\#
  ype":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["id"\#
  ,"kind","device","createdAt"]}},"devices":{"description":"Devices whose anonymous or identif\#
  ied user belongs to the customer, in byte order.","type":"array","items":{"type":"object","p\#
  roperties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/compo\#
  nents/schemas/UserId"},"identityId":{"description":"Id of the identified user; null when no \#
  user is logged in.","type":["string","null"]},"storeAccount":{"type":["string","null"]},"pla\#
  tform":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/co\#
  mponents/schemas/Moment"}},"required":["device","anonymousId","identityId","storeAccount","p\#
  latform","app","createdAt"]}},"accountTokens":{"description":"Account tokens registered for \#
  the customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/AccountTo\#
  ken"}},"purchases":{"description":"Purchases that the customer holds, with all their transac\#
  tions.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"grants":{"descript\#
  ion":"Grants, including those that have ended.","type":"array","items":{"type":"object","pro\#
  perties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#\#
  /components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"rev\#
  okedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement","grantedAt\#
  ","expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"type":"object","properti\#
  es":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas\#
  /PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","\#
  setAt"]}},"overridden":{"description":"Earlier values of properties that another user of the\#
   same customer replaced. An empty value is a removal.","type":"array","items":{"type":"objec\#
  t","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/compon\#
  ents/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["ke\#
  y","value","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$re\#
  f":"#/components/schemas/Moment","description":"Time of the entitlements and of the purchase\#
  s' states: now."},"events":{"description":"Events of the customer, oldest first, at most 100\#
  0.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/compon\#
  ents/schemas/Cursor","description":"Position at which events.read continues, with the same i\#
  d as `user`."},"moreEvents":{"description":"True when events.read has more events of the cus\#
  tomer.","type":"boolean"}},"required":["user","firstId","lastId","ids","devices","accountTok\#
  ens","purchases","grants","properties","overridden","entitlements","at"]}},"errors":[{"code"\#
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
  t.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"all of it","x-\#
  given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2\#
  026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"\#
  apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","product":"mo\#
  nthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","pri\#
  ce":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","param\#
  s":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann",\#
  "key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"resu\#
  lt":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","cust\#
  omerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.0\#
  00Z","environment":"production"},"firstId":"{{anonymous}}","lastId":"ann","ids":[{"id":"{{an\#
  onymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id\#
  ":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices"\#
  :[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple-\#
  ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[]\#
  ,"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","pro\#
  duct":"monthly","kind":"subscription","state":"active","holders":["ann"],"device":"iphone","\#
  storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-\#
  01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodTyp\#
  e":"normal","environment":"production","isFamilyShared":false,"price":"9.99","currency":"EUR\#
  ","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodEx\#
  piresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"en\#
  dedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces"\#
  :null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"tran\#
  sactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","curre\#
  ncy":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-0\#
  1-01T00:00:00.000Z"}]}],"grants":[],"properties":[{"key":"$email","value":"ann@example.org",\#
  "setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premiu\#
  m","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"wi\#
  llRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z"\#
  ,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"au\#
  toRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","trans\#
  actionId":"1000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[\#
  {"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":\#
  "default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","\#
  id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at\#
  ":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{ano\#
  nymous}}","cause":{"method":"purchase","id":"{{any}}"},"store":"appStore","originalTransacti\#
  onId":"1000","transactionId":"1000","product":"monthly","productKind":"subscription","holder\#
  s":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"2026-0\#
  1-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:0\#
  0.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","countr\#
  y":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","k\#
  ind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{a\#
  nonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"enti\#
  tlements":["premium"],"store":"appStore","originalTransactionId":"1000","transactionId":"100\#
  0","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"ip\#
  hone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","is\#
  FamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attribu\#
  tes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-\#
  01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method\#
  ":"identify","id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identif\#
  ied","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"an\#
  n","anonymousId":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device":"ipho\#
  ne","outcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01\#
  T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":\#
  "identify","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","\#
  kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{\#
  anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements":["pr\#
  emium"]}],"cursor":"7","moreEvents":false}}}]},{"name":"user.link.undo","summary":"Undoes a \#
  login, an alias or a transfer: its change of holders or customers.","x-role":"admin","x-sinc\#
  e":1,"paramStructure":"either","params":[{"name":"event","required":true,"summary":"Id of th\#
  e event to undo: identified, usersAliased, subscriptionTransferred, oneTimePurchaseTransferr\#
  ed, or a purchaseRenewed of `kept`.","schema":{"$ref":"#/components/schemas/EventId"}},{"nam\#
  e":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Comput\#
  es the result and the events without changing anything.","schema":{"type":"boolean","default\#
  ":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same \#
  key with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/\#
  IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"undone\#
  ":{"$ref":"#/components/schemas/EventId","description":"Id of the undone event."},"purchases\#
  ":{"description":"Purchases that changed holders.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Move"}},"kept":{"description":"Later changes that stay: restores and purchases t\#
  hat would have met other holders, the aliases that they made, and earlier undos about the sa\#
  me users and purchases. A call that emitted no event is never among them.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/RemainingChange"}},"dryRun":{"description":"True in a dr\#
  y run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the cal\#
  l would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"True when this is the stored result of an idempotency key; ot\#
  herwise absent.","type":"boolean"}},"required":["undone","purchases","kept"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1206,"message":"The daemon cannot undo the link. Nothing ch\#
  anges. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot b\#
  e undone; `noLink`: the event linked nothing; `undone`: the link is already undone; `isUndo`\#
  : the event comes from an undo; `laterAlias`: a later alias merged the customer with another\#
   user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a deletion era\#
  sed part of the history. `event` is the id of the event that prevents the undo.","data":{"ki\#
  nd":"cannotUndo","retryable":false}},{"code":1300,"message":"A call of the same method used \#
  this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retr\#
  yable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, \#
  and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mess\#
  age":"The write may not be on the disk: the daemon stops, and its next start shows what is s\#
  tored. Or the daemon cannot read a record that the request needs: then it keeps running.","d\#
  ata":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"another user's login \#
  took a purchase","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device"\#
  :"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02\#
  -01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"},"res\#
  ult":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.r\#
  ead","params":{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],\#
  "{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"result":{"name":"result","v\#
  alue":{"undone":"{{login}}","purchases":[{"store":"appStore","originalTransactionId":"1000",\#
  "product":"monthly","kind":"subscription","from":["{{anonymous}}","user_id_1"],"to":"{{anony\#
  mous}}","shared":false}],"kept":[]}}}]},{"name":"userInfo","summary":"Returns the current us\#
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
  "summary":"How the posts fare. A report replaces the earlier report on its URL.","schema":{"\#
  type":"array","maxItems":10,"items":{"$ref":"#/components/schemas/WebhookReport"}}},{"name":\#
  "project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sch\#
  emas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"claimed":{"description":"False if another connection has the claim. Then the d\#
  aemon ignores the reports.","type":"boolean"}},"required":["claimed"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two par\#
  ameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"k\#
  ind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower \#
  than the role that the method needs. `uid` and `role` are the caller's (`none` without a rol\#
  e), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}\#
  ,{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","r\#
  etryable":false}}],"examples":[{"name":"the first program gets the claim","x-given":[{"metho\#
  d":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesa\#
  me"}]}}],"params":[],"result":{"name":"result","value":{"claimed":true}}}]},{"name":"webhook\#
  .list","summary":"Returns the state of a project's webhooks, without their secrets.","x-role\#
  ":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,\#
  "summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"\#
  default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"poster":{"des\#
  cription":"The process that posts the project's events; absent if there is none.","type":"ob\#
  ject","properties":{"uid":{"type":"integer"},"pid":{"type":"integer"}},"required":["uid","pi\#
  d"]},"webhooks":{"description":"In the order of project.define.","type":"array","items":{"$r\#
  ef":"#/components/schemas/WebhookStatus"}}},"required":["webhooks"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two param\#
  eters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower th\#
  an the role that the method needs. `uid` and `role` are the caller's (`none` without a role)\#
  , and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{\#
  "code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}}],"examples":[{"name":"no program posts","x-given":[{"method":"project.define\#
  ","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":\#
  "install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{"web\#
  hooks":[{"url":"https://example.com/events","format":"entitled","state":"stopped","cursor":"\#
  0","backlog":1,"deliveredAt":null}]}}},{"name":"an event waits for another attempt","x-given\#
  ":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","sec\#
  ret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}},{"method":"webhook.claim\#
  ","params":{"reports":[{"url":"https://example.com/events","deliveredAt":"2026-01-01T00:00:0\#
  0Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"1","reason":"HTTP 500","attempts":3,"ne\#
  xtAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[],"result":{"name":"result","value":{"po\#
  ster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{"url":"https://example.com/events","for\#
  mat":"entitled","state":"failing","cursor":"0","backlog":1,"deliveredAt":"2026-01-01T00:00:0\#
  0.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","cursor":"1","reason":"HTTP 500","attempt\#
  s":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}]},{"name":"webhook.pause","summary":"S\#
  tops the posts to a URL until webhook.resume. Its events wait.","x-role":"admin","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"URL of the web\#
  hook, as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name\#
  ":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/s\#
  chemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Compute\#
  s the result and the events without changing anything.","schema":{"type":"boolean","default"\#
  :false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same k\#
  ey with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/I\#
  dempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"url":{"\#
  $ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stop\#
  ped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor",\#
  "description":"The webhook's position: all events up to this cursor are delivered."},"backlo\#
  g":{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"dryRun":\#
  {"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descripti\#
  on":"The events that the call would emit: always none. Only in a dry run.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is th\#
  e stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["ur\#
  l","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon ha\#
  s no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"messag\#
  e":"The project has no webhook with this URL. The error does not repeat the URL.","data":{"k\#
  ind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the same method \#
  used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict",\#
  "retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing chan\#
  ges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,\#
  "message":"The write may not be on the disk: the daemon stops, and its next start shows what\#
   is stored. Or the daemon cannot read a record that the request needs: then it keeps running\#
  .","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a server that is\#
   down for long","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://\#
  example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}]\#
  ,"params":[{"name":"url","value":"https://example.com/events"}],"result":{"name":"result","v\#
  alue":{"url":"https://example.com/events","paused":true,"cursor":"0","backlog":1}}}]},{"name\#
  ":"webhook.replay","summary":"Moves a webhook to a cursor, so that the events after it are p\#
  osted, again if they were posted before.","x-role":"admin","x-since":1,"paramStructure":"eit\#
  her","params":[{"name":"url","required":true,"summary":"URL of the webhook, as project.defin\#
  e has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"after","required":t\#
  rue,"summary":"Cursor before the first event to post. `0` is the beginning of the log.","sch\#
  ema":{"$ref":"#/components/schemas/Cursor"}},{"name":"project","required":false,"summary":"I\#
  d of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{\#
  "name":"dryRun","required":false,"summary":"Computes the result and the events without chang\#
  ing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requir\#
  ed":false,"summary":"Makes a retry safe: the same key with the same params returns the store\#
  d result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"resul\#
  t","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},\#
  "paused":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boolea\#
  n"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: al\#
  l events up to this cursor are delivered."},"backlog":{"description":"Number of events after\#
   `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherw\#
  ise absent.","type":"boolean"},"events":{"description":"The events that the call would emit:\#
   always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"replayed":{"description":"True when this is the stored result of an idempotency key; ot\#
  herwise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors\#
  ":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of rang\#
  e, or two parameters exclude each other. `field` points to it; `nearest` lists similar names\#
  .","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's r\#
  ole is lower than the role that the method needs. `uid` and `role` are the caller's (`none` \#
  without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkno\#
  wnProject","retryable":false}},{"code":1208,"message":"The project has no webhook with this \#
  URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}}\#
  ,{"code":1300,"message":"A call of the same method used this key with other params in the la\#
  st 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message\#
  ":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"k\#
  ind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the di\#
  sk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a r\#
  ecord that the request needs: then it keeps running.","data":{"kind":"storageFailed","retrya\#
  ble":false}}],"examples":[{"name":"everything from the beginning","x-given":[{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"\#
  https://example.com/events","secret":"sesame"}]}}],"params":[{"name":"url","value":"https://\#
  example.com/events"},{"name":"after","value":"0"}],"result":{"name":"result","value":{"url":\#
  "https://example.com/events","paused":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.r\#
  esume","summary":"Resumes the posts to a paused URL, from its position.","x-role":"admin","x\#
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
  s running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"the ser\#
  ver is back","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://exa\#
  mple.com/events","secret":"sesame"}]}},{"method":"webhook.pause","params":{"url":"https://ex\#
  ample.com/events"}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"ur\#
  l","value":"https://example.com/events"}],"result":{"name":"result","value":{"url":"https://\#
  example.com/events","paused":false,"cursor":"0","backlog":1}}}]}],"components":{"schemas":{"\#
  AccountToken":{"description":"Opaque string that an app gives to the store with a purchase, \#
  and that the store gives back. One in the form of a UUID is kept and compared in lower case.\#
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
  ","type":"integer","minimum":0},"erasuresHalted":{"description":"Whether they wait for the n\#
  ext start, because a step failed several times.","type":"boolean"},"catalogueChanges":{"desc\#
  ription":"Projects with a changed catalogue whose events the daemon has not yet emitted for \#
  every customer.","type":"integer","minimum":0}},"required":["expiriesDue","expiriesLateMs","\#
  erasures","erasuresHalted","catalogueChanges"]},"CacheStats":{"description":"What the daemon\#
   has in memory, and how well that serves.","type":"object","properties":{"replies":{"descrip\#
  tion":"Replies to `checkEntitlements` in the cache, valid or not.","type":"integer","minimum\#
  ":0},"replyHits":{"description":"Requests that the daemon answered from that cache since its\#
   start.","type":"integer","minimum":0},"records":{"description":"Records in memory.","type":\#
  "integer","minimum":0},"recordBytes":{"description":"Their memory, by estimate.","type":"int\#
  eger","minimum":0},"recordLoads":{"description":"Records that the daemon read from the store\#
   since its start.","type":"integer","minimum":0}},"required":["replies","replyHits","records\#
  ","recordBytes","recordLoads"]},"Catalogue":{"description":"Products by their ids.","type":"\#
  object","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$\#
  ref":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"description":"What cau\#
  sed the event. A request gives its `method` and `id`; a notification has no `id`. `clock` is\#
   true for a change that fell due.","type":"object","properties":{"method":{"type":"string"},\#
  "id":{"type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description"\#
  :"The clock of a project: the system's, or a manual clock, which only moves when it is advan\#
  ced.","type":"object","properties":{"kind":{"type":"string","enum":["system","manual"]},"now\#
  ":{"$ref":"#/components/schemas/Moment","description":"Time of a manual clock; absent for th\#
  e system's."}},"required":["kind"]},"ClockChoice":{"description":"`system`: the system's clo\#
  ck. `manual`: a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock that s\#
  tarts then.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","propert\#
  ies":{"manual":{"$ref":"#/components/schemas/Moment","description":"Time at which the manual\#
   clock starts, RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"CommitSta\#
  ts":{"description":"The commits since the daemon's start.","type":"object","properties":{"tu\#
  rns":{"description":"Turns that became durable. A turn is what the daemon decides together; \#
  a commit has one or more.","type":"integer","minimum":0},"waitingTurns":{"description":"Turn\#
  s that wait for the disk now.","type":"integer","minimum":0},"failures":{"description":"Comm\#
  its that failed, for example because the disk was full.","type":"integer","minimum":0},"dura\#
  tions":{"$ref":"#/components/schemas/Durations"}},"required":["turns","waitingTurns","failur\#
  es","durations"]},"ConnectionStats":{"description":"The connections, and the replies that wa\#
  it on them.","type":"object","properties":{"open":{"description":"Open connections.","type":\#
  "integer","minimum":0},"opened":{"description":"Connections that clients opened since the da\#
  emon's start.","type":"integer","minimum":0},"refused":{"description":"Connections that the \#
  daemon refused since its start, because there were too many.","type":"integer","minimum":0},\#
  "peers":{"description":"The open connections by uid and role.","type":"array","items":{"$ref\#
  ":"#/components/schemas/PeerStats"}},"owedBytes":{"description":"Replies that wait for the d\#
  isk.","type":"integer","minimum":0},"unsentBytes":{"description":"Replies that wait for clie\#
  nts to read them.","type":"integer","minimum":0}},"required":["open","opened","refused","pee\#
  rs","owedBytes","unsentBytes"]},"ConsumerId":{"description":"Name of a consumer: a reader of\#
   the log whose position the daemon stores. The reader chooses it, for example `mailer`.","ty\#
  pe":"string","minLength":1,"maxLength":255},"ConsumerLag":{"description":"A consumer of a fe\#
  ed.","type":"object","properties":{"project":{"$ref":"#/components/schemas/ProjectId"},"cons\#
  umer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Curs\#
  or"},"lag":{"description":"Events that it has not acknowledged.","type":"integer","minimum":\#
  0}},"required":["project","consumer","cursor","lag"]},"Country":{"description":"ISO 3166 cou\#
  ntry code of two or three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-\#
  z]{2,3}$"},"Counts":{"description":"Number of records of a project.","type":"object","proper\#
  ties":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0},"cust\#
  omers":{"description":"A merged customer counts once.","type":"integer","minimum":0},"purcha\#
  ses":{"type":"integer","minimum":0},"unclaimed":{"description":"Unclaimed purchases, which h\#
  ave had no holder yet; `purchases` counts them too.","type":"integer","minimum":0},"events":\#
  {"type":"integer","minimum":0}},"required":["devices","users","customers","purchases","uncla\#
  imed","events"]},"Currency":{"description":"ISO 4217 currency code of three letters, stored \#
  as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A positi\#
  on in a project's log: the number of the last event before it. \"0\" is the position before \#
  the first event.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"descripti\#
  on":"A device: one installation of one app. A reinstallation is a new device.","type":"strin\#
  g","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601 duration, for example \#
  P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M, S; only the\#
   seconds may have a fraction. P1M keeps the day of the month, or takes the last day of a sho\#
  rter month.","type":"string","format":"duration"},"DurationBucket":{"description":"A bucket \#
  of a histogram.","type":"object","properties":{"upToMicros":{"description":"The longest dura\#
  tion that it counts. Null for durations longer than every bound.","type":["integer","null"],\#
  "minimum":0},"count":{"description":"How many durations are longer than the bound of the buc\#
  ket before, and not longer than this one.","type":"integer","minimum":0}},"required":["upToM\#
  icros","count"]},"Durations":{"description":"A histogram of durations since the daemon's sta\#
  rt, in microseconds.","type":"object","properties":{"count":{"description":"How many duratio\#
  ns it counts.","type":"integer","minimum":0},"sumMicros":{"description":"Their sum.","type":\#
  "integer","minimum":0},"maxMicros":{"description":"The longest of them.","type":"integer","m\#
  inimum":0},"buckets":{"description":"The buckets that are not empty, shortest durations firs\#
  t. Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and so on up to 100 seconds.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/DurationBucket"}}},"required":["count","sumMicros","maxM\#
  icros","buckets"]},"EndReason":{"description":"Why a subscription ended, or will end: the cu\#
  stomer's choice, a failed payment, a refused price increase, a product that is no longer sol\#
  d (unavailable), the developer, another purchase that took it over (replaced), or another re\#
  ason. Null when the store named none.","type":["string","null"],"enum":["customer","billing"\#
  ,"priceIncrease","unavailable","developer","replaced","other",null]},"Entitlement":{"descrip\#
  tion":"What a product or a grant unlocks for a user, and why. One purchase or grant, the win\#
  ner, supplies every member. If the user never had the entitlement, every member is null exce\#
  pt `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"object","p\#
  roperties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"description":"Whet\#
  her the user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"p\#
  roductId":{"description":"Product that gives the entitlement; null for a grant.","type":["st\#
  ring","null"]},"source":{"description":"Store of the purchase, or `manual` for a grant.","ty\#
  pe":["string","null"]},"renewState":{"description":"Whether the subscription renews. billing\#
  Issue: the store could not collect a payment.","type":"string","enum":["willRenew","canceled\#
  ","billingIssue","nonRenewable","unknown"]},"grantType":{"description":"What gave the entitl\#
  ement; `manual` for a grant by the method `grant`.","type":["string","null"],"enum":["purcha\#
  se","familySharing","offerCode","manual",null]},"periodType":{"type":["string","null"],"enum\#
  ":["normal","trial","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment"\#
  ,"description":"Time of the first purchase, or of the grant."},"expiresAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"Last millisecond with access, without a grace pe\#
  riod; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment\#
  ","description":"Last millisecond of the grace period; null without a grace period."},"first\#
  PurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the first \#
  transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Time of the latest transaction; null for a grant."},"trialStartedAt":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began; null \#
  without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","desc\#
  ription":"Time at which the customer turned auto-renew off; null while it is on."},"renewsCo\#
  unt":{"description":"Number of renewals at the full price.","type":"integer","minimum":0},"e\#
  nvironment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"descri\#
  ption":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"Latest \#
  transaction; null for a grant.","type":["string","null"]},"originalTransactionId":{"descript\#
  ion":"First transaction; null for a grant.","type":["string","null"]}},"required":["id","act\#
  ive","state","productId","source","renewState","grantType","periodType","startedAt","expires\#
  At","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewD\#
  isabledAt","renewsCount","environment","store","transactionId","originalTransactionId"]},"En\#
  titlementId":{"description":"An entitlement, for example `premium`.","type":"string","minLen\#
  gth":1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, including \#
  inactive entitlements.","type":"object","additionalProperties":{"$ref":"#/components/schemas\#
  /Entitlement"}},"ErrorCounts":{"description":"How many errors of each kind. Kinds that did n\#
  ot occur are missing.","type":"object","additionalProperties":{"type":"integer","minimum":1}\#
  },"Event":{"description":"One entry of a project's log. Its other members depend on its kind\#
  : events.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/components/schema\#
  s/Cursor","description":"The event's number in the log; absent in a dry run."},"id":{"descri\#
  ption":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/schemas/Event\#
  Kind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the event hap\#
  pened, by the project's clock."},"project":{"$ref":"#/components/schemas/ProjectId"},"user":\#
  {"$ref":"#/components/schemas/UserId","description":"CustomerId of the customer that the eve\#
  nt is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/UserId","desc\#
  ription":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#/components/s\#
  chemas/UserId","description":"Id of the user, if the user is anonymous. In identified and lo\#
  ggedOut: the device's anonymous user after the event."},"cause":{"$ref":"#/components/schema\#
  s/Cause"},"device":{"description":"In userCreated, identified, loggedOut, purchase events an\#
  d the events that a purchase causes: the device; null when there is none.","type":["string",\#
  "null"]},"outcome":{"description":"In identified: the outcome that identify returned.","type\#
  ":"string","enum":["attached","aliased","moved","switched"]},"from":{"description":"In a mov\#
  e: the holders before.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":\#
  {"$ref":"#/components/schemas/UserId","description":"In a move: the user that gained the pur\#
  chase."},"shared":{"description":"In a move: whether the users in `from` keep the purchase."\#
  ,"type":"boolean"},"undone":{"description":"In linkUndone: id of the undone event.","type":"\#
  string"},"aliases":{"description":"In usersAliased, and in linkUndone of customers that are \#
  split: every id of the customer now, in byte order.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","description":"In u\#
  sersAliased: the customerId that `user` absorbed; absent when the joining id was new."},"ent\#
  itlements":{"description":"In entitlementsActivated and entitlementsDeactivated: the entitle\#
  ments that changed, in byte order. In granted and grantRevoked: the entitlement.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref":"#/components/sc\#
  hemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transac\#
  tionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest transaction; \#
  in purchaseUpdated, the transaction that changed."},"product":{"$ref":"#/components/schemas/\#
  ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"holders":{"descriptio\#
  n":"In purchase events: the holders.","type":"array","items":{"$ref":"#/components/schemas/U\#
  serId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt\#
  ":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"\#
  },"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"In purchase event\#
  s: the end of the period. In granted and grantRevoked: the end of the grant."},"periodType":\#
  {"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"typ\#
  e":["string","null"]},"currency":{"type":["string","null"]},"country":{"type":["string","nul\#
  l"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attri\#
  butes"},"endReason":{"$ref":"#/components/schemas/EndReason","description":"In purchase even\#
  ts: why the purchase ended, or will end; absent when the store named no reason."},"replaces"\#
  :{"$ref":"#/components/schemas/TransactionId","description":"In purchase events: the purchas\#
  e that this one takes over; absent when there is none."},"changes":{"description":"In purcha\#
  seUpdated: the fields of the transaction that the call changed, with their new values; absen\#
  t when the clock is the cause.","type":"object"},"state":{"$ref":"#/components/schemas/State\#
  ","description":"In purchaseRenewed, purchaseUpdated and purchaseExpired: the purchase's sta\#
  te after the event."},"before":{"description":"In the same events: `state` before the event,\#
   and former values. In purchaseUpdated by a call: those of the fields in `changes`. In purch\#
  aseRenewed: `product`, `expiresAt` and `periodType` of the transaction before. In all others\#
  , and in purchaseRenewed too: what the latest transaction said of `autoRenew`, `renewsAs` an\#
  d `billingIssueAt`, if anything.","type":"object"},"isEarlier":{"description":"In purchaseUp\#
  dated: true if the transaction is not the latest of the purchase; otherwise absent.","type":\#
  "boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"In clockAdvanced: the \#
  time that the clock shows."}},"required":["id","kind","at","project","cause"]},"EventId":{"d\#
  escription":"Id of an event, as the log shows it.","type":"string","minLength":1,"maxLength"\#
  :255},"EventKind":{"description":"Kind of an event.","type":"string","enum":["userCreated","\#
  identified","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","pu\#
  rchaseUpdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscrip\#
  tionReceived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferre\#
  d","granted","grantRevoked","userDeleted","clockAdvanced"]},"ExplanationStep":{"description"\#
  :"One step that led a user to an entitlement, or took it away. A member that does not apply,\#
   or is not known, is absent.","type":"object","properties":{"step":{"description":"Kind of t\#
  he step; rules.md describes each kind.","type":"string","enum":["purchased","claimed","grant\#
  ed","attached","moved","shared","transferred","aliased","unclear","identified","renewed","re\#
  voked","mapped","clock"]},"text":{"description":"An explanation in one sentence.","type":"st\#
  ring"},"at":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the step, i\#
  f it has a time. In `clock`: the moment that the result is for."},"event":{"$ref":"#/compone\#
  nts/schemas/EventId","description":"Id of the event that reported the step."},"cursor":{"$re\#
  f":"#/components/schemas/Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/co\#
  mponents/schemas/AppliedRule","description":"The rule that applied in the step."},"by":{"des\#
  cription":"In `claimed`: what led to the user.","type":"string","enum":["purchase","restore"\#
  ,"accountToken","replaces"]},"method":{"description":"Method that made the step.","type":"st\#
  ring","enum":["identify","restore","purchase","user.link.undo"]},"from":{"description":"Who \#
  had it before: at most ten ids, one id per customer. In `aliased`: the first customer. In `i\#
  dentified`: the device's anonymous user.","type":"array","items":{"$ref":"#/components/schem\#
  as/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: the second customer."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"In \#
  `purchased` and `identified`: the device; null for a purchase without a device.","type":["st\#
  ring","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref"\#
  :"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Transac\#
  tionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/s\#
  chemas/State","description":"State of the purchase or grant at that time."},"since":{"$ref":\#
  "#/components/schemas/NullableMoment","description":"In `clock`: start of the state; when ac\#
  cess is over, the last millisecond with access. In other steps: start of the period."},"unti\#
  l":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the stat\#
  e, as far as is known; the end of a pause. Null for no end."},"recomputed":{"description":"T\#
  rue when an undo of an earlier link changed the outcome of this login; otherwise absent.","t\#
  ype":"boolean"}},"required":["step","text","at"]},"FeedStats":{"description":"The readers of\#
   events.","type":"object","properties":{"waits":{"description":"`events.wait` requests that \#
  wait now.","type":"integer","minimum":0},"subscriptions":{"description":"Open subscriptions.\#
  ","type":"integer","minimum":0},"consumers":{"description":"Consumers, by project and name: \#
  at most 256.","type":"array","items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreConsu\#
  mers":{"description":"Whether there are more consumers.","type":"boolean"}},"required":["wai\#
  ts","subscriptions","consumers","moreConsumers"]},"IdempotencyKey":{"description":"Key of on\#
  e write. The daemon stores it for 24 hours, per project and method.","type":"string","minLen\#
  gth":1,"maxLength":255},"Limits":{"description":"The daemon's limits by name.","type":"objec\#
  t","properties":{"lineBytesMax":{"description":"Longest line, in bytes without the line feed\#
  .","type":"integer"},"batchEntriesMax":{"description":"Most requests in one batch.","type":"\#
  integer"},"depthMax":{"description":"Deepest nesting of JSON arrays and objects.","type":"in\#
  teger"},"requestIdBytesMax":{"description":"Longest request id, in bytes.","type":"integer"}\#
  },"required":["lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalPr\#
  operties":{"type":"integer"}},"LosingSource":{"description":"A purchase or grant that also g\#
  ives the entitlement, but not the one that supplies its fields.","type":"object","properties\#
  ":{"lostBy":{"description":"The first criterion, in the order of rules.md, in which the two \#
  differ.","type":"string","enum":["active","end","purchasedAt","transactionId","store","origi\#
  nalTransactionId","order"]},"text":{"description":"An explanation in one sentence.","type":"\#
  string"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitle\#
  ment as this purchase or grant alone would give it."}},"required":["lostBy","text","entitlem\#
  ent"]},"MethodStats":{"description":"The requests of a method, without those that the daemon\#
   has not answered yet.","type":"object","properties":{"requests":{"description":"How many re\#
  quests the daemon answered, with results or errors.","type":"integer","minimum":0},"errors":\#
  {"$ref":"#/components/schemas/ErrorCounts"},"durations":{"$ref":"#/components/schemas/Durati\#
  ons"}},"required":["requests","errors","durations"]},"MethodSummary":{"description":"One lin\#
  e in the list of methods.","type":"object","properties":{"name":{"type":"string"},"summary":\#
  {"type":"string"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["nam\#
  e","summary","role"]},"MissingReason":{"description":"A reason why an entitlement is not act\#
  ive.","type":"object","properties":{"kind":{"description":"What is missing; rules.md describ\#
  es each kind.","type":"string","enum":["expired","paused","billingRetry","refunded","revoked\#
  ","notYet","environment","notMapped","notIdentified","heldByAnother","heldByNobody","noProdu\#
  ct","noPurchase","notGranted"]},"text":{"description":"An explanation in one sentence.","typ\#
  e":"string"},"store":{"$ref":"#/components/schemas/Store","description":"Store of the purcha\#
  se, if the reason is about a purchase."},"originalTransactionId":{"$ref":"#/components/schem\#
  as/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/c\#
  omponents/schemas/UserId","description":"In `heldByAnother` and `notIdentified`: the holder \#
  of the purchase. An identified holder comes before an anonymous holder, then the first in by\#
  te order."},"since":{"$ref":"#/components/schemas/Moment","description":"Last millisecond wi\#
  th access. In `refunded` and `revoked`: time of the refund or revocation. In `notIdentified`\#
  : when the holder logged out on this device, if it did."},"until":{"$ref":"#/components/sche\#
  mas/Moment","description":"In `paused`: end of the pause. In `notYet`: start of access."},"b\#
  ecause":{"description":"In `heldByAnother`: the steps that led to the holder.","type":"array\#
  ","items":{"$ref":"#/components/schemas/ExplanationStep"}},"suggestedCalls":{"description":"\#
  Calls that would each make the entitlement active at the moment that the result is for. A ca\#
  ll is listed under the first reason that it removes.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/SuggestedCall"}}},"required":["kind","text","suggestedCalls"]},"Moment":{"des\#
  cription":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC \#
  offset and precision, and returns UTC with milliseconds.","type":"string","format":"date-tim\#
  e"},"Move":{"description":"A purchase with new holders.","type":"object","properties":{"stor\#
  e":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schem\#
  as/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/com\#
  ponents/schemas/ProductKind"},"from":{"description":"Who held it before: one id per customer\#
  , in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref\#
  ":"#/components/schemas/UserId","description":"The user that gained it. After an undo in whi\#
  ch no user gained it: the first remaining holder in byte order."},"shared":{"description":"T\#
  rue when the users in `from` still hold it.","type":"boolean"}},"required":["store","origina\#
  lTransactionId","product","kind","from","to","shared"]},"NotifiedPurchase":{"description":"W\#
  hat a notification did to one purchase.","type":"object","properties":{"store":{"$ref":"#/co\#
  mponents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId\#
  "},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"Transaction o\#
  f which the store speaks."},"outcome":{"description":"As of `purchase`.","type":"string","en\#
  um":["recorded","renewed","planChanged","received","claimed","updated","stale","unchanged"]}\#
  ,"fields":{"description":"Fields of the transaction that changed; of a new period, those tha\#
  t differ from the period before, apart from `purchasedAt`. Absent when there are none.","typ\#
  e":"array","items":{"type":"string"}},"stale":{"description":"Fields that lost against newer\#
   information; absent when there are none.","type":"array","items":{"type":"string"}}},"requi\#
  red":["store","originalTransactionId","transactionId","outcome"]},"NullableMoment":{"descrip\#
  tion":"RFC 3339 timestamp, or null.","type":["string","null"],"format":"date-time"},"Peer":{\#
  "description":"The other end of the connection, as the kernel reports it.","type":"object","\#
  properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"rol\#
  e":{"type":"string","enum":["read","write","admin"]}},"required":["uid","gid","pid","role"]}\#
  ,"PeerStats":{"description":"The open connections of a uid with a role.","type":"object","pr\#
  operties":{"uid":{"type":"integer"},"role":{"description":"`none` for clients without a role\#
  , whose requests the daemon refuses.","type":"string","enum":["none","read","write","admin"]\#
  },"connections":{"description":"How many connections.","type":"integer","minimum":0}},"requi\#
  red":["uid","role","connections"]},"PeriodType":{"description":"Price of a period: full (nor\#
  mal), a trial, or introductory (intro).","type":"string","enum":["normal","trial","intro"]},\#
  "Platform":{"description":"Platform of the device: ios, android, web or another word of that\#
   form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"PlayStoreSettings":{"descriptio\#
  n":"How the project takes what Google Play sends.","type":"object","properties":{"packages":\#
  {"description":"Package names of the apps whose notifications the project takes.","type":"ar\#
  ray","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["p\#
  ackages"],"additionalProperties":false},"Preset":{"description":"A named set of rules.","typ\#
  e":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"de\#
  scription":"A decimal number in a string, for example \"9.99\".","type":"string","pattern":"\#
  ^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","type\#
  ":"object","properties":{"kind":{"description":"Default: the kind that the purchase gives; w\#
  ithout it, `subscription` for a purchase with an end and `nonConsumable` for a purchase with\#
  out.","type":["string","null"],"enum":["subscription","nonRenewingSubscription","nonConsumab\#
  le","consumable",null]},"entitlements":{"description":"Ids of the entitlements that the prod\#
  uct unlocks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems\#
  ":100}},"required":["entitlements"],"additionalProperties":false},"ProductId":{"description"\#
  :"A product, by the id that the store and the catalogue use.","type":"string","minLength":1,\#
  "maxLength":255},"ProductKind":{"description":"Kind of a product, which determines how a pur\#
  chase moves and expires.","type":"string","enum":["subscription","nonRenewingSubscription","\#
  nonConsumable","consumable"]},"Project":{"description":"A project: a namespace for users, pu\#
  rchases, rules and events, with the counts of its records.","type":"object","properties":{"i\#
  d":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"\#
  products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids that \#
  `grant` accepts in addition to the entitlements of the catalogue.","type":"array","items":{"\#
  $ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/Pro\#
  jectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"U\#
  RLs that receive the project's events. Only `project.webhooks` returns the secrets.","type":\#
  "array","items":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/componen\#
  ts/schemas/Stores"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time of\#
   the creation, by the project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}\#
  },"required":["id","rules","products","entitlements","environment","clock","webhooks","store\#
  s","createdAt","counts"]},"ProjectEnvironment":{"description":"Which purchases give access: \#
  those of production, those of the sandbox, or both (any).","type":"string","enum":["producti\#
  on","sandbox","any"]},"ProjectId":{"description":"A project: a namespace for users, purchase\#
  s, rules and events. Projects share no data.","type":"string","minLength":1,"maxLength":255}\#
  ,"ProjectSummary":{"description":"One line in the list of projects.","type":"object","proper\#
  ties":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas\#
  /Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/\#
  schemas/Counts"}},"required":["id","preset","createdAt","counts"]},"Properties":{"descriptio\#
  n":"Properties by their names. setUserProperty stores at most 100 per customer.","type":"obj\#
  ect","propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$r\#
  ef":"#/components/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a property:\#
   1 to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}\#
  $"},"PropertyValue":{"description":"Value of a property.","type":"string","maxLength":500},"\#
  Purchase":{"description":"One product bought in one store, its transactions and its holders.\#
  ","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTrans\#
  actionId":{"$ref":"#/components/schemas/TransactionId","description":"The first transaction.\#
  "},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest tr\#
  ansaction."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/component\#
  s/schemas/ProductKind","description":"Kind that the purchase or the catalogue gives; without\#
   it, `subscription` for a purchase with an end and `nonConsumable` for a purchase without."}\#
  ,"state":{"$ref":"#/components/schemas/State","description":"Current state; null before the \#
  first purchasedAt."},"holders":{"description":"Who holds the purchase: one id per customer, \#
  in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"de\#
  scription":"Device on which the customer bought; null when there is none.","type":["string",\#
  "null"]},"storeAccount":{"description":"Store account that bought it; null when there is non\#
  e.","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Time of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Mome\#
  nt","description":"Time of the first transaction."},"expiresAt":{"$ref":"#/components/schema\#
  s/NullableMoment","description":"Last millisecond of the period; null for no end."},"trialSt\#
  artedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial \#
  began; null without a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"envi\#
  ronment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"Environment of th\#
  e first transaction."},"isFamilyShared":{"description":"Whether a family member bought it an\#
  d shares it.","type":"boolean"},"price":{"description":"A decimal number in a string, for ex\#
  ample \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it w\#
  as sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.\#
  ","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":\#
  ["string","null"]},"autoRenew":{"description":"Whether it renews automatically: true for a s\#
  ubscription until purchase.update says otherwise, false for every other kind.","type":"boole\#
  an"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time\#
   since which auto-renew has been off; null while it is on."},"gracePeriodExpiresAt":{"$ref":\#
  "#/components/schemas/NullableMoment","description":"Last millisecond of the grace period; n\#
  ull without a grace period."},"billingRetry":{"description":"Whether the store retries a fai\#
  led payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment",\#
  "description":"Time at which the pause ends; null without a pause."},"refundedAt":{"$ref":"#\#
  /components/schemas/NullableMoment","description":"Time of the refund; null without a refund\#
  ."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which t\#
  he store withdrew access; null when it did not."},"endedAt":{"$ref":"#/components/schemas/Nu\#
  llableMoment","description":"Time at which access ended before the end of the period; null w\#
  hen it did not."},"paused":{"description":"Whether the store says that the subscription is p\#
  aused.","type":"boolean"},"renewsAs":{"description":"Product of the next period; null for th\#
  e same product.","type":["string","null"]},"endReason":{"$ref":"#/components/schemas/EndReas\#
  on","description":"Why the purchase ended, or will end; null when the store named no reason.\#
  "},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since \#
  which billing has failed; null when it does not fail."},"replaces":{"description":"Purchase \#
  that this one takes over, as the store named it; null when there is none.","type":["string",\#
  "null"]},"replacedBy":{"description":"`originalTransactionId` of the purchase that took this\#
   one over; null before it began.","type":["string","null"]},"keys":{"description":"Further n\#
  ames of the purchase, in byte order.","type":"array","items":{"$ref":"#/components/schemas/T\#
  ransactionId"}},"renewsCount":{"description":"Number of renewals at the full price: the numb\#
  er of `normal` periods minus 1, at least 0.","type":"integer","minimum":0},"accountToken":{"\#
  description":"First account token that the store named; null without one.","type":["string",\#
  "null"]},"transactions":{"description":"All transactions, oldest first.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalTransactionId\#
  ","transactionId","product","kind","state","holders","device","storeAccount","purchasedAt","\#
  firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFamilyShared","\#
  price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpire\#
  sAt","billingRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused","renewsAs","en\#
  dReason","billingIssueAt","replaces","replacedBy","keys","renewsCount","accountToken","trans\#
  actions"]},"PurchaseEnvironment":{"description":"Environment of the store: production, or sa\#
  ndbox for test purchases.","type":"string","enum":["production","sandbox"]},"PurchaseRef":{"\#
  description":"A purchase, by its store and the id of its first transaction.","type":"object"\#
  ,"properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref"\#
  :"#/components/schemas/TransactionId","description":"Id of the purchase's first transaction.\#
  "}},"required":["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"d\#
  escription":"A purchase that a restore refused, and the rule that refused it.","type":"objec\#
  t","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$re\#
  f":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"}\#
  ,"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An identified h\#
  older comes before an anonymous holder, then the first in byte order."},"rule":{"description\#
  ":"The rule that refused it.","type":"string","enum":["onRestore","oneTimePurchases"]}},"req\#
  uired":["store","originalTransactionId","product","holder","rule"]},"RemainingChange":{"desc\#
  ription":"A later change that stays although an earlier link is undone.","type":"object","pr\#
  operties":{"event":{"$ref":"#/components/schemas/EventId","description":"Id of the event tha\#
  t reported it."},"method":{"description":"Method that made it.","type":"string","enum":["res\#
  tore","purchase","user.link.undo"]}},"required":["event","method"]},"Rules":{"description":"\#
  Every rule of a project. rules.md describes each rule.","type":"object","properties":{"prese\#
  t":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules started from."\#
  },"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits\#
   follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength\#
  ":64},"onIdentifyNew":{"description":"What a login of a new user id does when no user is log\#
  ged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","\#
  switch"]},"onIdentifyKnown":{"description":"What a login of a known user id does when no use\#
  r is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked",\#
  "move","switch"]},"onSwitch":{"description":"What a login does when another user is logged i\#
  n on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description"\#
  :"The current user after a logout: the same anonymous user (return), or a new anonymous user\#
   (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"\#
  What a logout does when no user is logged in.","type":"string","enum":["ignore","refuse","ro\#
  tate"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonymous u\#
  ser and its identified user, or only the current user.","type":"string","enum":["deviceAndUs\#
  er","currentUser"]},"onRestore":{"description":"What a restore does with a purchase that ano\#
  ther user holds.","type":"string","enum":["share","transfer","transferIfInactive","keep","al\#
  ias"]},"anonymousHolders":{"description":"What a restore does with a purchase that only anon\#
  ymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"descrip\#
  tion":"Whether a restore moves one-time purchases.","type":"string","enum":["move","stay"]},\#
  "unclaimedPurchases":{"description":"What the daemon does with a purchase that a store repor\#
  ts without a known user: it does not record it (ignore), records it without a holder (keep),\#
   or gives it to a new anonymous user (anonymous).","type":"string","enum":["ignore","keep","\#
  anonymous"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scala\#
  rs.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that n\#
  o user may have, compared byte by byte. The empty id is always blocked.","type":"array","ite\#
  ms":{"type":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPrefi\#
  x","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHold\#
  ers","onRestore","anonymousHolders","oneTimePurchases","unclaimedPurchases","userIdLengthMax\#
  ","blockedUserIds"]},"RulesChoice":{"description":"Name of a preset, or an object with a pre\#
  set and the rules that differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"ty\#
  pe":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Pre\#
  set that supplies the rules that are not given.","default":"qonversion"},"anonymousPrefix":{\#
  "description":"Beginning of each anonymous id; 32 lower-case hex digits follow. When it is e\#
  mpty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew"\#
  :{"description":"What a login of a new user id does when no user is logged in on the device.\#
  ","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentify\#
  Known":{"description":"What a login of a known user id does when no user is logged in on the\#
   device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"on\#
  Switch":{"description":"What a login does when another user is logged in on the device.","ty\#
  pe":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The current user af\#
  ter a logout: the same anonymous user (return), or a new anonymous user (rotate).","type":"s\#
  tring","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a logout does wh\#
  en no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHold\#
  ers":{"description":"Who holds a new purchase: the device's anonymous user and its identifie\#
  d user, or only the current user.","type":"string","enum":["deviceAndUser","currentUser"]},"\#
  onRestore":{"description":"What a restore does with a purchase that another user holds.","ty\#
  pe":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHold\#
  ers":{"description":"What a restore does with a purchase that only anonymous users hold.","t\#
  ype":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a rest\#
  ore moves one-time purchases.","type":"string","enum":["move","stay"]},"unclaimedPurchases":\#
  {"description":"What the daemon does with a purchase that a store reports without a known us\#
  er: it does not record it (ignore), records it without a holder (keep), or gives it to a new\#
   anonymous user (anonymous).","type":"string","enum":["ignore","keep","anonymous"]},"userIdL\#
  engthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type":"integer"\#
  ,"minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have, comp\#
  ared byte by byte. The empty id is always blocked.","type":"array","items":{"type":"string",\#
  "maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"d\#
  escription":"State of a purchase or grant. Null before it begins, and for an entitlement tha\#
  t the user never had.","type":["string","null"],"enum":["active","trial","intro","gracePerio\#
  d","billingRetry","paused","expired","refunded","revoked",null]},"StorageStats":{"descriptio\#
  n":"The files of the store, and the work on them since the daemon's start. Missing if the st\#
  ore is in memory.","type":"object","properties":{"dataFileBytes":{"description":"Size of the\#
   data file.","type":"integer","minimum":0},"logFileBytes":{"description":"Size of SQLite's w\#
  rite-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"description":"Size of th\#
  e two files of the journal.","type":"integer","minimum":0},"journalBytes":{"description":"By\#
  tes in the journal that the daemon has not copied to the tables yet.","type":"integer","mini\#
  mum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of them was committed; \#
  0 if there are none.","type":"integer","minimum":0},"freeBytes":{"description":"Free space f\#
  or the daemon on the file system of the data file; null if the system does not say.","type":\#
  ["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"},"checkpoin\#
  ts":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/components/schemas/Durat\#
  ions"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","journalBytes","journa\#
  lAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"Store that to\#
  ok the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, \#
  paddle, stripe, web, or one of the project's `stores.custom`.","type":"string","pattern":"^[\#
  A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for example an Appl\#
  e ID or a Google account, whose purchases a device can restore.","type":"string","minLength"\#
  :1,"maxLength":255},"StoreNotification":{"description":"What the store calls its message. Of\#
   what the caller fetched, and of a bare signed transaction, `id` and `type` are null.","type\#
  ":"object","properties":{"id":{"description":"Apple's `notificationUUID`, Google's `messageI\#
  d`, Stripe's event id.","type":["string","null"]},"type":{"description":"The store's type.",\#
  "type":["string","null"]},"subtype":{"description":"Apple's subtype; null if there is none."\#
  ,"type":["string","null"]},"at":{"$ref":"#/components/schemas/Moment","description":"Time at\#
   which the store made it."},"environment":{"description":"Null if the message does not say i\#
  t.","type":["string","null"],"enum":["production","sandbox",null]}},"required":["id","type",\#
  "subtype","at","environment"]},"StoreQuestion":{"description":"What to fetch from the store:\#
   its kind, and the ids that the store gave.","type":"object","properties":{"kind":{"type":"s\#
  tring","enum":["subscription","product","invoice","checkoutSession"]},"id":{"description":"I\#
  d of the object at Stripe.","type":"string"},"packageName":{"description":"Package of the ap\#
  p at Google.","type":"string"},"purchaseToken":{"description":"Token of the purchase at Goog\#
  le.","type":"string"},"charge":{"description":"Charge whose invoice is to be fetched.","type\#
  ":"string"},"paymentIntent":{"description":"Payment whose invoice is to be fetched.","type":\#
  "string"}},"required":["kind"]},"StoreResponse":{"description":"An object that the caller fe\#
  tched from a store's API.","type":"object","properties":{"kind":{"description":"What `body` \#
  is: of `playStore`, `subscription` (purchases.subscriptionsv2) or `product` (purchases.produ\#
  ctsv2); of `stripe`, `subscription`, `invoice` or `checkoutSession`.","type":"string","enum"\#
  :["subscription","product","invoice","checkoutSession"]},"purchaseToken":{"description":"Tok\#
  en of the purchase at Google. Required for `playStore` without a payload.","type":"string","\#
  minLength":1,"maxLength":255},"packageName":{"description":"Package of the app at Google.","\#
  type":"string","minLength":1,"maxLength":255},"body":{"description":"The JSON object that th\#
  e API answered.","type":"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/component\#
  s/schemas/Moment","description":"Time of the fetch, RFC 3339, which counts where there is no\#
   payload. Default: the system's now."}},"required":["kind","body"],"additionalProperties":fa\#
  lse},"Stores":{"description":"Settings of the stores in which a project sells.","type":"obje\#
  ct","properties":{"appStore":{"$ref":"#/components/schemas/AppStoreSettings","description":"\#
  Absent when not defined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSettings","des\#
  cription":"Absent when not defined."},"stripe":{"$ref":"#/components/schemas/StripeSettings"\#
  ,"description":"Absent when not defined."},"custom":{"description":"Stores of the project's \#
  own, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems"\#
  :20}},"required":["custom"]},"StoresChoice":{"description":"New settings of stores. A settin\#
  g that is left out stays.","type":"object","properties":{"appStore":{"description":"How the \#
  project verifies what the App Store sends. Replaces the settings as a whole; null removes th\#
  em.","type":["object","null"],"properties":{"apps":{"description":"Apps whose notifications \#
  the project takes.","type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxI\#
  tems":100},"environments":{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvi\#
  ronment"},"maxItems":4,"description":"Environments that the project takes. Default: `Product\#
  ion` and `Sandbox`. `Xcode` and `LocalTesting` need a project whose `environment` is not `pr\#
  oduction`."},"roots":{"description":"Root certificates that replace Apple's, as DER in base6\#
  4. Only where the project's `environment` is not `production`. Default: Apple's root.","type\#
  ":"array","items":{"type":"string"},"maxItems":10}},"required":["apps"],"additionalPropertie\#
  s":false},"playStore":{"description":"How the project takes what Google Play sends. Replaces\#
   the settings as a whole; null removes them.","type":["object","null"],"properties":{"packag\#
  es":{"description":"Package names of the apps whose notifications the project takes.","type"\#
  :"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required"\#
  :["packages"],"additionalProperties":false},"stripe":{"description":"How the project verifie\#
  s and reads Stripe's events. Replaces the settings as a whole; null removes them.","type":["\#
  object","null"],"properties":{"secret":{"description":"Signing secret of Stripe's endpoint, \#
  with its `whsec_`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"description\#
  ":"Secret before, which is accepted too; null when there is none.","type":["string","null"],\#
  "minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's price that names\#
   the product: its `product`, its own id, or its `lookup_key`.","type":"string","enum":["prod\#
  uct","price","lookupKey"],"default":"product"},"userFrom":{"description":"Members of Stripe'\#
  s objects that contain the account token: `client_reference_id`, `customer` or `metadata.NAM\#
  E`. The first that is there counts. Default: `client_reference_id`.","type":"array","items":\#
  {"type":"string","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components\#
  /schemas/Duration","description":"How long access continues while a renewal is unpaid and St\#
  ripe retries it, ISO 8601. Default: P0D."}},"required":["secret"],"additionalProperties":fal\#
  se},"custom":{"description":"Stores of the project's own. They replace the previous list as \#
  a whole.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"requ\#
  ired":[],"additionalProperties":false},"StripeSettings":{"description":"How the project read\#
  s Stripe's events. Only `project.stores` returns the secrets.","type":"object","properties":\#
  {"secret":{"description":"Signing secret of Stripe's endpoint, with its `whsec_`. Only in `p\#
  roject.stores`.","type":"string","minLength":1,"maxLength":255},"oldSecret":{"description":"\#
  Secret before, which is accepted too; null when there is none. Only in `project.stores`.","t\#
  ype":["string","null"],"minLength":1,"maxLength":255},"product":{"description":"Member of St\#
  ripe's price that names the product: its `product`, its own id, or its `lookup_key`.","type"\#
  :"string","enum":["product","price","lookupKey"]},"userFrom":{"description":"Members of Stri\#
  pe's objects that contain the account token: `client_reference_id`, `customer` or `metadata.\#
  NAME`. The first that is there counts.","type":"array","items":{"type":"string","minLength":\#
  1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","descripti\#
  on":"How long access continues while a renewal is unpaid and Stripe retries it, ISO 8601."}}\#
  ,"required":["product","userFrom","grace"]},"SubscriptionId":{"description":"Id of a subscri\#
  ption. It is unique within one connection.","type":"string"},"SuggestedCall":{"description":\#
  "A complete call that would make the entitlement active. The daemon has tried it in a dry ru\#
  n.","type":"object","properties":{"method":{"description":"Method of the call.","type":"stri\#
  ng"},"params":{"description":"Params of the call.","type":"object"},"role":{"description":"R\#
  ole that the caller needs.","type":"string","enum":["read","write","admin"]},"text":{"descri\#
  ption":"An explanation in one sentence.","type":"string"}},"required":["method","params","ro\#
  le","text"]},"Transaction":{"description":"One transaction of a purchase: a paid period or a\#
   single payment. A member that is not required is absent when it is not set.","type":"object\#
  ","properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$r\#
  ef":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"\#
  },"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/sch\#
  emas/NullableMoment"},"isFamilyShared":{"description":"Whether a family member bought it and\#
   shares it. An export always shows this member and those up to `attributes`.","type":"boolea\#
  n"},"price":{"description":"A decimal number in a string, for example \"9.99\".","type":["st\#
  ring","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string","\#
  null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},\#
  "offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"attribut\#
  es":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductK\#
  ind","description":"The kind that the store named."},"environment":{"$ref":"#/components/sch\#
  emas/PurchaseEnvironment","description":"The environment that the store named."},"autoRenew"\#
  :{"description":"False while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$\#
  ref":"#/components/schemas/Moment","description":"Time since which auto-renew has been off."\#
  },"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","description":"Last moment of\#
   the grace period."},"billingRetry":{"description":"True while the store retries a failed pa\#
  yment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Moment","description":\#
  "Time at which the pause ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","descrip\#
  tion":"Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/Moment","description"\#
  :"Time at which the store withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment"\#
  ,"description":"Time at which access ended before the end of the period."},"paused":{"descri\#
  ption":"True while the store says that the subscription is paused.","type":"boolean"},"renew\#
  sAs":{"$ref":"#/components/schemas/ProductId","description":"Product of the next period."},"\#
  endReason":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/\#
  schemas/Moment","description":"Time since which billing has failed."},"asOf":{"$ref":"#/comp\#
  onents/schemas/Moment","description":"Time of the newest statement about the transaction."}}\#
  ,"required":["transactionId","product","periodType","purchasedAt","expiresAt","asOf"]},"Tran\#
  sactionId":{"description":"Id that a store gives to a transaction.","type":"string","minLeng\#
  th":1,"maxLength":255},"User":{"description":"The current user of a device, or the user that\#
   an id belongs to.","type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"\#
  ,"description":"For a device: the identified user, or else the anonymous user. For an id: th\#
  at id if it is identified, or else the customer's identified id, or its anonymous id if it h\#
  as none."},"anonymousId":{"description":"For a device: its anonymous user. For an id: that i\#
  d if it is anonymous, or else null.","type":["string","null"]},"identityId":{"description":"\#
  Id of the identified user; null for an anonymous user.","type":["string","null"]},"customerI\#
  d":{"$ref":"#/components/schemas/UserId","description":"Id of the customer. It stays the sam\#
  e across logins, and every userId param accepts it."},"aliases":{"description":"Every id of \#
  the customer, in byte order. It omits the customerId of a customer that began with an identi\#
  fied user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":\#
  "#/components/schemas/DeviceId","description":"Id of the device; absent when the request nam\#
  es a user."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which \#
  the customer was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}\#
  },"required":["id","anonymousId","identityId","customerId","aliases","createdAt","environmen\#
  t"]},"UserId":{"description":"Id of a user: the app's own id, an anonymous id, or a customer\#
  Id. It has 1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. \#
  An empty id is blockedUserId and a longer id userIdTooLong, so this schema has no length.","\#
  type":"string"},"Warning":{"description":"A sign that an accepted request may be a mistake."\#
  ,"type":"object","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEnti\#
  tlement","subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","accoun\#
  tTokenDiffers","transactionDiffers","unknownNotification"]},"message":{"description":"An exp\#
  lanation in one sentence.","type":"string"},"nearest":{"description":"Similar names that exi\#
  st, nearest first. An unknown entitlement always has it.","type":"array","items":{"type":"st\#
  ring"}},"fields":{"description":"In sameMoment: the fields that two statements of one moment\#
   give different values.","type":"array","items":{"type":"string"}}},"required":["kind","mess\#
  age"]},"Webhook":{"description":"A URL that receives a project's events, with its secrets. O\#
  nly an admin can read it.","type":"object","properties":{"url":{"$ref":"#/components/schemas\#
  /WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"descripti\#
  on":"Second secret that also signs each delivery; null when there is none.","type":["string"\#
  ,"null"]},"authorization":{"description":"What posts carry in their header `Authorization`; \#
  null when they carry none.","type":["string","null"]},"format":{"$ref":"#/components/schemas\#
  /WebhookFormat"},"paused":{"description":"True if webhook.pause stopped the posts to the URL\#
  .","type":"boolean"},"consumer":{"$ref":"#/components/schemas/ConsumerId","description":"Nam\#
  e of the consumer whose cursor is the webhook's position. A replay gives the webhook another\#
   one."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position\#
  : all events up to this cursor are delivered."}},"required":["url","secret","oldSecret","aut\#
  horization","format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL th\#
  at receives the project's events.","type":"object","properties":{"url":{"$ref":"#/components\#
  /schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$\#
  ref":"#/components/schemas/WebhookSecret","description":"Second secret that also signs each \#
  delivery, until every receiver knows the new secret."},"authorization":{"description":"Secre\#
  t that posts carry in their header `Authorization`, with the format `qonversion` after `Basi\#
  c `. Printable ASCII, without a space at either end.","type":"string","minLength":1,"maxLeng\#
  th":1000},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"requ\#
  ired":["url","secret"],"additionalProperties":false},"WebhookFailure":{"description":"The la\#
  test failed attempt for the oldest event that waits for another one; if no event waits, the \#
  latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Mom\#
  ent","description":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schemas/Cur\#
  sor","description":"Cursor of the event."},"reason":{"description":"Why the attempt failed, \#
  for people.","type":"string","maxLength":500},"attempts":{"description":"Number of attempts \#
  so far to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"Time of the next attempt; null if the event is del\#
  ivered or no program posts it."}},"required":["at","cursor","reason","attempts","nextAttempt\#
  At"]},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the event as in the \#
  log. `purchasely`, `revenuecat` and `qonversion`: as these systems document it (webhooks.md)\#
  .","type":"string","enum":["entitled","purchasely","revenuecat","qonversion"]},"WebhookRepor\#
  t":{"description":"How the posts to a URL fare.","type":"object","properties":{"url":{"$ref"\#
  :"#/components/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","des\#
  cription":"Time of the latest delivery."},"failure":{"description":"The latest failed attemp\#
  t for the oldest event that waits for another one; if no event waits, the latest failed atte\#
  mpt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","description"\#
  :"Time of the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Curso\#
  r of the event."},"reason":{"description":"Why the attempt failed, for people.","type":"stri\#
  ng","maxLength":500},"attempts":{"description":"Number of attempts so far to post the event.\#
  ","type":"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/components/s\#
  chemas/Moment","description":"Time of the next attempt; absent if the event is delivered."}}\#
  ,"required":["at","cursor","reason","attempts"],"additionalProperties":false}},"required":["\#
  url"],"additionalProperties":false},"WebhookSecret":{"description":"Key that signs each deli\#
  very. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","type"\#
  :"string","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that receives\#
   a project's events, and how the posts to it fare.","type":"object","properties":{"url":{"$r\#
  ef":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"\#
  },"state":{"description":"`paused` by webhook.pause; `stopped` if no program posts; `failing\#
  ` if an event waits for another attempt; else `posting`.","type":"string","enum":["paused","\#
  stopped","failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","description":\#
  "The webhook's position: all events up to this cursor are delivered."},"backlog":{"descripti\#
  on":"Number of events after `cursor`.","type":"integer","minimum":0},"deliveredAt":{"$ref":"\#
  #/components/schemas/NullableMoment","description":"Time of the latest delivery; null if the\#
   daemon has had no report of one since its start."},"failure":{"$ref":"#/components/schemas/\#
  WebhookFailure","description":"Absent if the daemon has had no report of a failure since its\#
   start."}},"required":["url","format","state","cursor","backlog","deliveredAt"]},"WebhookSum\#
  mary":{"description":"A URL that receives a project's events.","type":"object","properties":\#
  {"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/Web\#
  hookFormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An absolute `https:/\#
  /` or `http://` URL with a host, and optionally a port, a path and a query. It has no user, \#
  password or fragment, because every reader of the project sees it.","type":"string","pattern\#
  ":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseError":{"code\#
  ":-32700,"message":"The line is not valid JSON; lines.md defines the grammar. `offset` is th\#
  e position of the first wrong byte, counted from 0.","data":{"kind":"parseError","retryable"\#
  :false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but not a request: it \#
  is not an object or an empty batch, it has no method, its `jsonrpc` is not \"2.0\", or its i\#
  d or params have a wrong type.","data":{"kind":"invalidRequest","retryable":false}},"message\#
  TooLarge":{"code":-32600,"message":"A line has more than `limit` bytes before its line feed.\#
   The daemon drops the line and reads the next line as usual.","data":{"kind":"messageTooLarg\#
  e","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more than `limi\#
  t` entries, and the daemon executes none of them. Or the replies to earlier entries have mor\#
  e than `limit` bytes, and the daemon does not execute this entry.","data":{"kind":"batchTooL\#
  arge","retryable":false}},"notInBatch":{"code":-32600,"message":"The method is not allowed i\#
  n a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-32601,"\#
  message":"The daemon has no such method. `nearest` lists similar names.","data":{"kind":"unk\#
  nownMethod","retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter is mis\#
  sing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field\#
  ` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":f\#
  alse}},"internalError":{"code":-32603,"message":"The daemon has a fault. Its log has the sam\#
  e `reference`.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"code\#
  ":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and \#
  `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{\#
  "kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message":"The pr\#
  oject has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unknownUser":\#
  {"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryab\#
  le":false}},"blockedUserId":{"code":1102,"message":"No user may have this id: it is empty, o\#
  r in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"us\#
  erIdTooLong":{"code":1103,"message":"The id has more Unicode scalars than the project's `use\#
  rIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":\#
  1104,"message":"The id begins with the project's anonymous prefix, or it is the id of an ano\#
  nymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyAn\#
  onymous":{"code":1105,"message":"No user is logged in on the device, and the project's `onAn\#
  onymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknownP\#
  roject":{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},"unknownPurchase":{"code":1201,"message":"The project has no purcha\#
  se with this store and originalTransactionId, or the purchase has no such transaction. Nothi\#
  ng changes.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":{"\#
  code":1202,"message":"Another user holds the purchase, and a rule of the project keeps it th\#
  ere. `holder` and `rule` name them. Nothing changes.","data":{"kind":"purchaseHeldByAnother"\#
  ,"retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call grants or explains \#
  an entitlement that the project does not have. `nearest` lists similar names.","data":{"kind\#
  ":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"message":"The use\#
  r has no active grant of this entitlement. For example, a purchase gives it, or the grant ha\#
  s ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205\#
  ,"message":"The project uses the system's clock, which cannot be advanced.","data":{"kind":"\#
  clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The daemon cannot u\#
  ndo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an eve\#
  nt of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link is \#
  already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged t\#
  he customer with another user; `tooMuch`: too many users and purchases depend on the link; `\#
  unclear`: a deletion erased part of the history. `event` is the id of the event that prevent\#
  s the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,\#
  "message":"No consumer of this name has acknowledged an event. `events.acknowledge` does not\#
   create a name that begins with `webhook-`: those belong to webhooks.","data":{"kind":"unkno\#
  wnConsumer","retryable":false}},"unknownWebhook":{"code":1208,"message":"The project has no \#
  webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","\#
  retryable":false}},"idempotencyConflict":{"code":1300,"message":"A call of the same method u\#
  sed this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","\#
  retryable":false}},"storageFull":{"code":1400,"message":"The disk has no room for the write.\#
   Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},\#
  "storageFailed":{"code":1401,"message":"The write may not be on the disk: the daemon stops, \#
  and its next start shows what is stored. Or the daemon cannot read a record that the request\#
   needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},"overload\#
  ed":{"code":1402,"message":"More requests are waiting than the daemon accepts. Nothing chang\#
  es. With a null `id`, the daemon dropped an unfinished line, and `limit` is the total size o\#
  f all unfinished lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConnections"\#
  :{"code":1403,"message":"The daemon has reached its maximum of connections. It replies to th\#
  e first line with this error and closes the connection.","data":{"kind":"tooManyConnections"\#
  ,"retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutting down. Not\#
  hing changes.","data":{"kind":"shuttingDown","retryable":true}},"unverified":{"code":1500,"m\#
  essage":"The daemon does not trust what `store.notify` got: `reason` is `malformed`, `algori\#
  thm`, `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `e\#
  nvironment`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus` is\#
   what the web server should answer.","data":{"kind":"unverified","retryable":false}},"storeN\#
  otConfigured":{"code":1501,"message":"The project does not define the store of `store.notify\#
  `. The store sends the notification again if the web server answers `httpStatus`.","data":{"\#
  kind":"storeNotConfigured","retryable":true}},"verifierMissing":{"code":1502,"message":"The \#
  system has no libcrypto, which verifies what Apple signed. All other methods work.","data":{\#
  "kind":"verifierMissing","retryable":true}},"verifierFailed":{"code":1503,"message":"The pro\#
  cess that verifies what Apple signed ended, or took more than two seconds. The daemon starts\#
   it again.","data":{"kind":"verifierFailed","retryable":true}}}}}\#

  """#
