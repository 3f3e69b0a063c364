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
  e them. In `user.import` there is no `rule`: the import does not name the holder. Nothing ch\#
  anges.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A\#
   call of the same method used this key with other params in the last 24 hours.","data":{"kin\#
  d":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room fo\#
  r the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retrya\#
  ble":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and \#
  its next start shows what is stored. Or the daemon cannot read a record that the request nee\#
  ds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[\#
  {"name":"a subscription","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","va\#
  lue":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"na\#
  me":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}]\#
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
  6-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id\#
  ":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewS\#
  tate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchased\#
  At":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt"\#
  :null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStor\#
  e","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction \#
  again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone",\#
  "product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:\#
  00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"\#
  },{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expir\#
  esAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"s\#
  tore":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","\#
  kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAc\#
  count":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","e\#
  nvironment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,\#
  "offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bi\#
  llingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paus\#
  ed":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy\#
  ":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000"\#
  ,"product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome\#
  ":"unchanged","entitlements":{"premium":{"id":"premium","active":true,"state":"active","prod\#
  uctId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","period\#
  Type":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0\#
  ,"environment":"production","store":"appStore","transactionId":"1000","originalTransactionId\#
  ":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"devic\#
  e","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"\#
  },{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.0\#
  00Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactio\#
  nId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active\#
  ","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt\#
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
  ","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a r\#
  enewal","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone"\#
  ,"product":"monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:\#
  00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"ip\#
  hone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"tra\#
  nsactionId","value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchas\#
  edAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.0\#
  00Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactio\#
  nId":"1000","transactionId":"1001","product":"monthly","kind":"subscription","state":"active\#
  ","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-1\#
  5T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00\#
  :00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilySh\#
  ared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"a\#
  utoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null\#
  ,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason\#
  ":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":1,"ac\#
  countToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"n\#
  ormal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf\#
  ":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"norm\#
  al","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"\#
  2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premium":{\#
  "id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","ren\#
  ewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-15T00\#
  :00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurcha\#
  sedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStarted\#
  At":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"production","store":"appS\#
  tore","transactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product that the\#
   catalogue does not know","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"product","value":"mont\#
  ly"},{"name":"store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"n\#
  ame":"result","value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","transact\#
  ionId":"pi_1","product":"montly","kind":"nonConsumable","state":"active","holders":["user_id\#
  _1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"norma\#
  l","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":\#
  null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":nu\#
  ll,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null\#
  ,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"repl\#
  acedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":\#
  "pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","enti\#
  tlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}\#
  ]}}}]},{"name":"purchase.update","summary":"Updates a purchase, for example after a refund. \#
  Omitted params keep their value.","x-role":"write","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"store","required":true,"summary":"Store that took the payment.","schema":{"$\#
  ref":"#/components/schemas/Store"}},{"name":"originalTransactionId","required":true,"summary\#
  ":"Id of the first transaction of the purchase.","schema":{"$ref":"#/components/schemas/Tran\#
  sactionId"}},{"name":"expiresAt","required":false,"summary":"New last millisecond of the pai\#
  d period, RFC 3339; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},\#
  {"name":"autoRenew","required":false,"summary":"Whether the subscription renews automaticall\#
  y; null: true for a subscription, else false.","schema":{"type":["boolean","null"]}},{"name"\#
  :"gracePeriodExpiresAt","required":false,"summary":"Last millisecond of the grace period, RF\#
  C 3339; null: no grace period.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"n\#
  ame":"billingRetry","required":false,"summary":"Whether the store retries a failed payment; \#
  null: false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":false,"\#
  summary":"Time at which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/compo\#
  nents/schemas/NullableMoment"}},{"name":"refundedAt","required":false,"summary":"Time of the\#
   refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/schemas/NullableMoment"}\#
  },{"name":"revokedAt","required":false,"summary":"Time at which the store withdrew access, R\#
  FC 3339, for example when family sharing ends; null: not withdrawn.","schema":{"$ref":"#/com\#
  ponents/schemas/NullableMoment"}},{"name":"product","required":false,"summary":"Id of the pr\#
  oduct from now on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"\#
  name":"transactionId","required":false,"summary":"Transaction of which the store speaks. Req\#
  uired with `asOf`. Default: the latest; for a refund or a revocation, the latest that was bo\#
  ught at or before its moment.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"nam\#
  e":"asOf","required":false,"summary":"Time at which the store made this statement, RFC 3339.\#
   Default: none, which makes it a statement of the caller, now.","schema":{"$ref":"#/componen\#
  ts/schemas/Moment"}},{"name":"endedAt","required":false,"summary":"Time at which access ende\#
  d before the end of the period, RFC 3339. Null clears it.","schema":{"$ref":"#/components/sc\#
  hemas/NullableMoment"}},{"name":"paused","required":false,"summary":"Whether the subscriptio\#
  n is paused, with or without a known end.","schema":{"type":["boolean","null"]}},{"name":"re\#
  newsAs","required":false,"summary":"Product of the next period. It gives no access. Null: th\#
  e same product.","schema":{"type":["string","null"],"minLength":1,"maxLength":255}},{"name":\#
  "endReason","required":false,"summary":"Why the purchase ended, or will end. Null clears it.\#
  ","schema":{"$ref":"#/components/schemas/EndReason"}},{"name":"project","required":false,"su\#
  mmary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"def\#
  ault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events with\#
  out changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey\#
  ","required":false,"summary":"Makes a retry safe: the same key with the same params returns \#
  the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas\#
  /Purchase"},"outcome":{"description":"applied: a field changed. stale: newer information was\#
   there for all that differed. unchanged: all was so already.","type":"string","enum":["appli\#
  ed","stale","unchanged"]},"stale":{"description":"The params that lost against newer informa\#
  tion; absent when there are none.","type":"array","items":{"type":"string"}},"warnings":{"de\#
  scription":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components\#
  /schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"b\#
  oolean"},"events":{"description":"The events that the call would emit. Only in a dry run.","\#
  type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True\#
   when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}}\#
  ,"required":["purchase","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field`\#
   points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The caller's role is lower than the role that the method needs\#
  . `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's rol\#
  e.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon\#
   has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"mes\#
  sage":"The project has no purchase with this store and originalTransactionId, or the purchas\#
  e has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":fa\#
  lse}},{"code":1300,"message":"A call of the same method used this key with other params in t\#
  he last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"me\#
  ssage":"The disk has no room for the write. Nothing changes, and reading still works.","data\#
  ":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on t\#
  he disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot rea\#
  d a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","r\#
  etryable":false}}],"examples":[{"name":"auto-renew turned off","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStor\#
  e","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store\#
  ","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"autoRenew","v\#
  alue":false}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTra\#
  nsactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":\#
  "active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"20\#
  26-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isF\#
  amilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":\#
  false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingR\#
  etry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":fa\#
  lse,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null\#
  ,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","prod\#
  uct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2\#
  026-02-01T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z",\#
  "asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly",\#
  "store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params"\#
  :[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name\#
  ":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purc\#
  hase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"m\#
  onthly","kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"iphon\#
  e","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":\#
  "normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"cou\#
  ntry":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresA\#
  t":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","rev\#
  okedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt"\#
  :null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"trans\#
  actions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:\#
  00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund th\#
  at was none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ip\#
  hone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T\#
  00:00:00.000Z"}},{"method":"purchase.update","params":{"store":"appStore","originalTransacti\#
  onId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"a\#
  ppStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":null}\#
  ],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":\#
  "1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","ho\#
  lders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:\#
  00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared"\#
  :false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRe\#
  newDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"ref\#
  undedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":nul\#
  l,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"account\#
  Token":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal\#
  ","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"20\#
  26-01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"restore","summary":"Restores th\#
  e purchases of a device's store account for its current user.","x-role":"write","x-since":1,\#
  "paramStructure":"either","params":[{"name":"device","required":true,"summary":"Id of the de\#
  vice.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":fal\#
  se,"summary":"Purchases to restore, from any store account; an empty list restores nothing. \#
  Default: every purchase of the device's store account.","schema":{"type":"array","items":{"$\#
  ref":"#/components/schemas/PurchaseRef"},"maxItems":1000}},{"name":"project","required":fals\#
  e,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default"\#
  :"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events\#
   without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempoten\#
  cyKey","required":false,"summary":"Makes a retry safe: the same key with the same params ret\#
  urns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schema\#
  s/User"},"restored":{"description":"Purchases that the user holds now and did not hold befor\#
  e.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"description\#
  ":"Those of `restored` that another user lost.","type":"array","items":{"$ref":"#/components\#
  /schemas/Move"}},"refused":{"description":"Purchases that a rule refused to restore.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/componen\#
  ts/schemas/Entitlements","description":"The user's entitlements after the call."},"warnings"\#
  :{"description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","typ\#
  e":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry ru\#
  n.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":\#
  "True when this is the stored result of an idempotency key; otherwise absent.","type":"boole\#
  an"}},"required":["user","restored","transferred","refused","entitlements"]}},"errors":[{"co\#
  de":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or t\#
  wo parameters exclude each other. `field` points to it; `nearest` lists similar names.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is \#
  lower than the role that the method needs. `uid` and `role` are the caller's (`none` without\#
   a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":f\#
  alse}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevic\#
  e","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no purchase \#
  with this store and originalTransactionId, or the purchase has no such transaction. Nothing \#
  changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A cal\#
  l of the same method used this key with other params in the last 24 hours.","data":{"kind":"\#
  idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for th\#
  e write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable"\#
  :true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its \#
  next start shows what is stored. Or the daemon cannot read a record that the request needs: \#
  then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"na\#
  me":"after a reinstall","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"method":"\#
  purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId"\#
  :"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ipa\#
  d","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":"res\#
  ult","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customerId":\#
  "{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","envi\#
  ronment":"production"},"restored":[{"store":"appStore","originalTransactionId":"1000","produ\#
  ct":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"trans\#
  ferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"act\#
  ive","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchas\#
  e","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"rene\#
  wsCount":0,"environment":"production","store":"appStore","transactionId":"1000","originalTra\#
  nsactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"p\#
  arams":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":\#
  "{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}"\#
  ,"aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","envir\#
  onment":"production"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"n\#
  ame":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"eithe\#
  r","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref\#
  ":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the u\#
  ser, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitle\#
  ment","required":true,"summary":"Id of the entitlement that was granted.","schema":{"$ref":"\#
  #/components/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id of th\#
  e project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":\#
  "dryRun","required":false,"summary":"Computes the result and the events without changing any\#
  thing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fal\#
  se,"summary":"Makes a retry safe: the same key with the same params returns the stored resul\#
  t.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["\#
  userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement":{"\#
  $ref":"#/components/schemas/Entitlement","description":"The entitlement after the call. A pu\#
  rchase may still give it."},"dryRun":{"description":"True in a dry run; otherwise absent.","\#
  type":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry\#
   run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descriptio\#
  n":"True when this is the stored result of an idempotency key; otherwise absent.","type":"bo\#
  olean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is mis\#
  sing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field\#
  ` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":f\#
  alse}},{"code":1000,"message":"The caller's role is lower than the role that the method need\#
  s. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's ro\#
  le.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The proje\#
  ct has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"mes\#
  sage":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"cod\#
  e":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserId\#
  s`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has m\#
  ore Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}},{"code":1204,"message":"The user has no active grant of t\#
  his entitlement. For example, a purchase gives it, or the grant has ended.","data":{"kind":"\#
  notAManualGrant","retryable":false}},{"code":1300,"message":"A call of the same method used \#
  this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retr\#
  yable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, \#
  and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mess\#
  age":"The write may not be on the disk: the daemon stops, and its next start shows what is s\#
  tored. Or the daemon cannot read a record that the request needs: then it keeps running.","d\#
  ata":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"premium\#
  "}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],\#
  "result":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state":"rev\#
  oked","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","p\#
  eriodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresA\#
  t":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisab\#
  ledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTr\#
  ansactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as an OpenRP\#
  C document.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"na\#
  me":"result","schema":{"description":"The OpenRPC document, with `x-role` on every method.",\#
  "type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods"\#
  :{"type":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":["ope\#
  nrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"the docume\#
  nt","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}","met\#
  hods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists the m\#
  ethods, or describes one method.","x-role":"read","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"method","required":false,"summary":"Name of the method to describe. Default: \#
  the list of all methods.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"\#
  type":"object","properties":{"methods":{"description":"All methods, sorted by name. Only wit\#
  hout `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"metho\#
  d":{"description":"The method's entry in the OpenRPC document. Only with `method`.","type":"\#
  object"},"components":{"description":"The schemas that the entry refers to, in `schemas`. On\#
  ly with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message":"A p\#
  arameter is missing, unknown, of a wrong type or out of range, or two parameters exclude eac\#
  h other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that \#
  the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is \#
  the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"nam\#
  e":"all methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},{"nam\#
  e":"one method","params":[{"name":"method","value":"logout"}],"result":{"name":"result","val\#
  ue":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Returns\#
   the daemon's version and limits, and the caller's role.","x-role":"read","x-since":1,"param\#
  Structure":"either","params":[],"result":{"name":"result","schema":{"type":"object","propert\#
  ies":{"version":{"description":"Version of the daemon.","type":"string"},"protocol":{"descri\#
  ption":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/\#
  Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"integer"\#
  ,"minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol",\#
  "limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],\#
  "result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","upti\#
  meMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]}\#
  ,{"name":"server.ping","summary":"Checks that the daemon replies.","x-role":"read","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"echo","required":false,"summary":"Value that\#
   the reply repeats, without the white space between its tokens.","schema":{"description":"An\#
  y JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"pong":{\#
  "description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","\#
  description":"Time of the system clock."},"echo":{"description":"The value from the request;\#
   absent when the request has none."}},"required":["pong","now"]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"exa\#
  mples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":"{{\#
  any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"n\#
  ame":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"server.s\#
  tats","summary":"Returns counts and durations of requests, commits and background work since\#
   the daemon's start.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"res\#
  ult":{"name":"result","schema":{"type":"object","properties":{"uptimeMs":{"description":"Mil\#
  liseconds since the daemon started.","type":"integer","minimum":0},"methods":{"description":\#
  "The methods that were called since the daemon's start, by name.","type":"object","additiona\#
  lProperties":{"$ref":"#/components/schemas/MethodStats"}},"refusals":{"$ref":"#/components/s\#
  chemas/ErrorCounts"},"slowRequests":{"description":"Requests that took longer than the thres\#
  hold `--log-slow` since the daemon's start.","type":"integer","minimum":0},"cache":{"$ref":"\#
  #/components/schemas/CacheStats"},"connections":{"$ref":"#/components/schemas/ConnectionStat\#
  s"},"turns":{"$ref":"#/components/schemas/Durations"},"commits":{"$ref":"#/components/schema\#
  s/CommitStats"},"storage":{"$ref":"#/components/schemas/StorageStats"},"feed":{"$ref":"#/com\#
  ponents/schemas/FeedStats"},"background":{"$ref":"#/components/schemas/BackgroundStats"}},"r\#
  equired":["uptimeMs","methods","refusals","slowRequests","cache","connections","turns","comm\#
  its","feed","background"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of range, or two parameters exclude each other. `field` points t\#
  o it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}},{"code":1401,"message":"The write may not b\#
  e on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cann\#
  ot read a record that the request needs: then it keeps running.","data":{"kind":"storageFail\#
  ed","retryable":false}}],"examples":[{"name":"a new daemon in memory","params":[],"result":{\#
  "name":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{},"slowRequests":0,"c\#
  ache":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{any}}","feed":{"waits\#
  ":0,"subscriptions":0,"consumers":[],"moreConsumers":false},"background":{"expiriesDue":0,"e\#
  xpiriesLateMs":0,"erasures":0,"erasuresHalted":false,"catalogueChanges":0}}}},{"name":"one m\#
  ethod was called, and a consumer is behind","x-given":[{"method":"install","params":{"device\#
  ":"phone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"0"}}],"pa\#
  rams":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{"install":{"requ\#
  ests":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}","buck\#
  ets":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cache":{"\#
  replies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{any}}"\#
  },"connections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":"{{any}}","owedByte\#
  s":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,"failu\#
  res":0,"durations":"{{any}}"},"feed":{"waits":0,"subscriptions":0,"consumers":[{"project":"d\#
  efault","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":false},"background":"{{an\#
  y}}"}}}]},{"name":"setUserProperty","summary":"Stores a key/value property; never affects ac\#
  cess.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","re\#
  quired":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"\#
  }},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","schem\#
  a":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of \#
  the property: 1 to 80 letters, digits, and _ . : - $. Names that other systems reserve, for \#
  example $email, have no special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey\#
  "}},{"name":"value","required":true,"summary":"New value. An empty string removes the proper\#
  ty.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","required":fa\#
  lse,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defaul\#
  t":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the even\#
  ts without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempot\#
  encyKey","required":false,"summary":"Makes a retry safe: the same key with the same params r\#
  eturns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exac\#
  tly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","proper\#
  ties":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user that the\#
   result is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/com\#
  ponents/schemas/PropertyValue"},"dryRun":{"description":"True in a dry run; otherwise absent\#
  .","type":"boolean"},"events":{"description":"The events that the call would emit. Only in a\#
   dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descri\#
  ption":"True when this is the stored result of an idempotency key; otherwise absent.","type"\#
  :"boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"messag\#
  e":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"co\#
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
  unning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"the id of \#
  the user in another system","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device",\#
  "value":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSi\#
  deUserId"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_use\#
  r_id","value":"yourSideUserId"}}}]},{"name":"store.notify","summary":"Verifies and carries o\#
  ut what a store sent.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"na\#
  me":"store","required":true,"summary":"Store that sent it.","schema":{"type":"string","enum"\#
  :["appStore","playStore","stripe"]}},{"name":"payload","required":false,"summary":"Body of t\#
  he store's request, unchanged, or a signed transaction of StoreKit 2; at most 256 KiB. At le\#
  ast one of `payload` and `response` is required.","schema":{"type":"string"}},{"name":"heade\#
  rs","required":false,"summary":"Headers of the store's request, with names in any case. The \#
  daemon reads only `stripe-signature`.","schema":{"type":"object","additionalProperties":{"ty\#
  pe":"string"},"maxProperties":200}},{"name":"response","required":false,"summary":"What the \#
  caller fetched from the store's API, for `playStore` and `stripe`.","schema":{"$ref":"#/comp\#
  onents/schemas/StoreResponse"}},{"name":"device","required":false,"summary":"Device that pre\#
  sented the payload. At most one of `device` and `userId`.","schema":{"$ref":"#/components/sc\#
  hemas/DeviceId"}},{"name":"userId","required":false,"summary":"User who presented the payloa\#
  d.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"sum\#
  mary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defa\#
  ult"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events witho\#
  ut changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey"\#
  ,"required":false,"summary":"Makes a retry safe: the same key with the same params returns t\#
  he stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"notification":{"$ref":"#/components/sche\#
  mas/StoreNotification"},"outcome":{"description":"applied: a record changed. stale: newer or\#
   equal information is recorded. repeated: this notification was carried out before. ignored:\#
   it changes nothing, see `why`. unclaimed: it is recorded, and nobody holds the purchase. as\#
  k: the store says only that something changed, see `ask`.","type":"string","enum":["applied"\#
  ,"stale","repeated","ignored","unclaimed","ask"]},"why":{"description":"Why it is ignored. t\#
  est: the store's test. unclaimed: nothing leads to the user, and the rule `unclaimedPurchase\#
  s` ignores such purchases. noEffect: it says nothing about a purchase. unknownType: the daem\#
  on does not know its type. Absent otherwise.","type":"string","enum":["test","unclaimed","no\#
  Effect","unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion","description":"Wh\#
  at to fetch from the store and to send as `response`, with the same payload. Absent for othe\#
  r outcomes."},"purchases":{"description":"What it did to each purchase.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"description":"Absent when\#
   there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dr\#
  yRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"des\#
  cription":"The events that the call would emit. Only in a dry run.","type":"array","items":{\#
  "$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the store\#
  d result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["notificat\#
  ion","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has n\#
  o such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"N\#
  o user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":\#
  "blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars \#
  than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"\#
  code":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of \#
  an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"co\#
  de":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retrya\#
  ble":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of the proj\#
  ect keeps it there. `holder` and `rule` name them. In `user.import` there is no `rule`: the \#
  import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","r\#
  etryable":false}},{"code":1300,"message":"A call of the same method used this key with other\#
   params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"co\#
  de":1400,"message":"The disk has no room for the write. Nothing changes, and reading still w\#
  orks.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may\#
   not be on the disk: the daemon stops, and its next start shows what is stored. Or the daemo\#
  n cannot read a record that the request needs: then it keeps running.","data":{"kind":"stora\#
  geFailed","retryable":false}},{"code":1500,"message":"The daemon does not trust what `store.\#
  notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `chain`, `e\#
  xtension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironment` or `age`; st\#
  ores.md says what each means. `httpStatus` is what the web server should answer.","data":{"k\#
  ind":"unverified","retryable":false}},{"code":1501,"message":"The project does not define th\#
  e store of `store.notify`. The store sends the notification again if the web server answers \#
  `httpStatus`.","data":{"kind":"storeNotConfigured","retryable":true}},{"code":1502,"message"\#
  :"The system has no libcrypto, which verifies what Apple signed. All other methods work.","d\#
  ata":{"kind":"verifierMissing","retryable":true}},{"code":1503,"message":"The process that v\#
  erifies what Apple signed ended, or took more than two seconds. The daemon starts it again."\#
  ,"data":{"kind":"verifierFailed","retryable":true}}],"examples":[{"name":"a subscription of \#
  the App Store, before its user is known","x-given":[{"method":"project.define","params":{"pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"any","\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.\#
  example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe\#
  ":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"appStore"},{"name":"payload\#
  ","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJ\#
  FRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9\#
  uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiw\#
  iZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekk\#
  xTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakV\#
  pTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjF\#
  jbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01\#
  EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc\#
  5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1J\#
  FWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUF\#
  BIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjB\#
  hVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlp\#
  DSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWp\#
  VMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6Ikl\#
  OSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"id":"002e14d\#
  5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T\#
  00:00:00.000Z","environment":"sandbox"},"outcome":"unclaimed","purchases":[{"store":"appStor\#
  e","originalTransactionId":"1","transactionId":"1","outcome":"recorded"}]}}},{"name":"a repe\#
  at","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTest\#
  ing"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}},{"method\#
  ":"store.notify","params":{"store":"appStore","payload":"{\"signedPayload\":\"eyJhbGciOiJFUz\#
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
  Vd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}}],"params":[{"name"\#
  :"store","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI\#
  1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MW\#
  Y1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMC\#
  wiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZW\#
  RUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW\#
  05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaX\#
  dpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2\#
  laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVG\#
  RXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1\#
  RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbT\#
  l1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSk\#
  ZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVm\#
  pkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMG\#
  RYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWV\#
  d4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"r\#
  esult","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIB\#
  ED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcom\#
  e":"repeated","purchases":[]}}},{"name":"a push of Google Play, which says only that somethi\#
  ng changed","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"s\#
  ubscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["L\#
  ocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}]\#
  ,"params":[{"name":"store","value":"playStore"},{"name":"payload","value":"{\"message\":{\"d\#
  ata\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOiJjb20uZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI6\#
  IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYXRpb24iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWNh\#
  dGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIiwic3Vic2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\\#
  "messageId\":\"1003\",\"publishTime\":\"2026-01-01T00:00:00Z\"},\"subscription\":\"projects/\#
  example/subscriptions/rtdn\"}"}],"result":{"name":"result","value":{"notification":{"id":"10\#
  03","type":"PURCHASED","subtype":null,"at":"2026-01-01T00:00:00.000Z","environment":null},"o\#
  utcome":"ask","ask":{"kind":"subscription","packageName":"com.example","purchaseToken":"toke\#
  n-1"},"purchases":[]}}},{"name":"a subscription fetched from Stripe","x-given":[{"method":"p\#
  roject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore\#
  ":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packag\#
  es":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":\#
  "stripe"},{"name":"response","value":{"kind":"subscription","fetchedAt":"2026-01-01T00:00:00\#
  .000Z","body":{"id":"sub_1","object":"subscription","status":"active","livemode":true,"custo\#
  mer":"cus_1","cancel_at_period_end":false,"items":{"data":[{"current_period_start":176722560\#
  0,"current_period_end":1769904000,"price":{"id":"price_1","product":"monthly"}}]}}}}],"resul\#
  t":{"name":"result","value":{"notification":{"id":null,"type":null,"subtype":null,"at":"2026\#
  -01-01T00:00:00.000Z","environment":"production"},"outcome":"unclaimed","purchases":[{"store\#
  ":"stripe","originalTransactionId":"sub_1","transactionId":"sub_1:1767225600","outcome":"rec\#
  orded"}]}}}]},{"name":"store.unclaimed","summary":"Lists the unclaimed purchases: those that\#
   have had no holder yet.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"\#
  name":"after","required":false,"summary":"`cursor` of an earlier answer. The answer has the \#
  purchases after it.","schema":{"type":"string"}},{"name":"limit","required":false,"summary":\#
  "Maximum number of purchases.","schema":{"type":"integer","minimum":1,"maximum":1000,"defaul\#
  t":100}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"purchases":{"description":"In the order of `store`, then `ori\#
  ginalTransactionId`, by bytes.","type":"array","items":{"$ref":"#/components/schemas/Purchas\#
  e"}},"cursor":{"description":"What the next call gives as `after`.","type":"string"},"more":\#
  {"description":"Whether more purchases follow.","type":"boolean"}},"required":["purchases","\#
  cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a \#
  wrong type or out of range, or two parameters exclude each other. `field` points to it; `nea\#
  rest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,\#
  "message":"The caller's role is lower than the role that the method needs. `uid` and `role` \#
  are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":\#
  "permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such projec\#
  t.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"one of two","x\#
  -given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","\#
  entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"purch\#
  ase","params":{"product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"20\#
  26-02-01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"method":"purch\#
  ase","params":{"product":"monthly","store":"appStore","transactionId":"1001","expiresAt":"20\#
  26-02-01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"result":{"name":"result","valu\#
  e":{"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","\#
  product":"monthly","kind":"subscription","state":"active","holders":[],"device":null,"storeA\#
  ccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:0\#
  0.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","\#
  environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null\#
  ,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"b\#
  illingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"pau\#
  sed":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedB\#
  y":null,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138","tra\#
  nsactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":\#
  "2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"pr\#
  ice":null,"currency":null,"country":null,"offerCode":null,"attributes":{},"asOf":"2026-01-01\#
  T00:00:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.delete","summary\#
  ":"Deletes a customer and erases its ids from everything that the daemon stores.","x-role":"\#
  admin","x-since":1,"paramStructure":"either","params":[{"name":"userId","required":true,"sum\#
  mary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"pr\#
  oject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schema\#
  s/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the\#
   result and the events without changing anything.","schema":{"type":"boolean","default":fals\#
  e}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key wi\#
  th the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempo\#
  tencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"tombstone":{\#
  "description":"New id that replaces every erased id in events. It belongs to no user.","type\#
  ":"string"},"users":{"description":"Number of erased users: the aliases of the customer.","t\#
  ype":"integer","minimum":1},"devices":{"description":"Number of erased devices. `install` ca\#
  n register them again.","type":"integer","minimum":0},"purchases":{"description":"Number of \#
  erased purchases: those that no other customer holds.","type":"integer","minimum":0},"shared\#
  ":{"description":"Number of purchases that other customers hold and keep.","type":"integer",\#
  "minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"\#
  },"events":{"description":"The events that the call would emit. Only in a dry run.","type":"\#
  array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when t\#
  his is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requi\#
  red":["tombstone","users","devices","purchases","shared"]}},"errors":[{"code":-32602,"messag\#
  e":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters excl\#
  ude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invali\#
  dParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the rol\#
  e that the method needs. `uid` and `role` are the caller's (`none` without a role), and `nee\#
  ds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":110\#
  1,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}}\#
  ,{"code":1102,"message":"No user may have this id: it is empty, or in the project's `blocked\#
  UserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id\#
   has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLo\#
  ng","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"ki\#
  nd":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same method u\#
  sed this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","\#
  retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing chang\#
  es, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"\#
  message":"The write may not be on the disk: the daemon stops, and its next start shows what \#
  is stored. Or the daemon cannot read a record that the request needs: then it keeps running.\#
  ","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"with all that was\#
   hers","x-given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","store\#
  Account":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","pr\#
  oduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.\#
  000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identi\#
  fy","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"user\#
  Id":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"an\#
  n"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devices":1,"purchas\#
  es":1,"shared":0}}},{"name":"a dry run","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"\#
  ],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ip\#
  hone"}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}],"params":[{"name"\#
  :"userId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{\#
  "tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"dryRun":true,"ev\#
  ents":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"default\#
  ","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":\#
  "user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"\#
  2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}\#
  ","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Re\#
  turns everything that the daemon stores about a customer.","x-role":"read","x-since":1,"para\#
  mStructure":"either","params":[{"name":"userId","required":true,"summary":"Any id of the cus\#
  tomer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"withoutEvents","required":\#
  false,"summary":"Whether to leave out `events`, `cursor` and `moreEvents`.","schema":{"type"\#
  :"boolean","default":false}},{"name":"project","required":false,"summary":"Id of the project\#
  .","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name"\#
  :"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"\#
  },"firstId":{"$ref":"#/components/schemas/UserId","description":"First id that the customer \#
  had. After a merge, that of the older customer."},"lastId":{"$ref":"#/components/schemas/Use\#
  rId","description":"Id that acted last: the user of the last install, identify, purchase or \#
  restore."},"ids":{"description":"Every id of the customer, in byte order.","type":"array","i\#
  tems":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"de\#
  scription":"Who uses the id. `customer`: the customerId of a customer that began with an ide\#
  ntified user.","type":"string","enum":["anonymous","identified","customer"]},"device":{"desc\#
  ription":"Device of an anonymous id; otherwise null.","type":["string","null"]},"createdAt":\#
  {"$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","createdAt"]}},"dev\#
  ices":{"description":"Devices whose anonymous or identified user belongs to the customer, in\#
   byte order.","type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/comp\#
  onents/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":\#
  {"description":"Id of the identified user; null when no user is logged in.","type":["string"\#
  ,"null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","null"]},"a\#
  pp":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required\#
  ":["device","anonymousId","identityId","storeAccount","platform","app","createdAt"]}},"accou\#
  ntTokens":{"description":"Account tokens registered for the customer, in byte order.","type"\#
  :"array","items":{"$ref":"#/components/schemas/AccountToken"}},"purchases":{"description":"P\#
  urchases that the customer holds, with all their transactions.","type":"array","items":{"$re\#
  f":"#/components/schemas/Purchase"}},"grants":{"description":"Grants, including those that h\#
  ave ended.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/c\#
  omponents/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expire\#
  sAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schema\#
  s/NullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"proper\#
  ties":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/sch\#
  emas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/\#
  components/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"description\#
  ":"Earlier values of properties that another user of the same customer replaced. An empty va\#
  lue is a removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/co\#
  mponents/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt"\#
  :{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements"\#
  :{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time of the entitlements and of the purchases' states: now."},"events":{"descrip\#
  tion":"Events of the customer, oldest first, at most 1000.","type":"array","items":{"$ref":"\#
  #/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"\#
  Position at which events.read continues, with the same id as `user`."},"moreEvents":{"descri\#
  ption":"True when events.read has more events of the customer.","type":"boolean"}},"required\#
  ":["user","firstId","lastId","ids","devices","accountTokens","purchases","grants","propertie\#
  s","overridden","entitlements","at"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The proj\#
  ect has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"messag\#
  e":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"k\#
  ind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode sca\#
  lars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false\#
  }},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}}],"examples":[{"name":"all of it","x-given":[{"method":"project.define","\#
  params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"meth\#
  od":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transacti\#
  onId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attribu\#
  tes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"\#
  }},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.\#
  org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"user"\#
  :{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["\#
  {{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"fi\#
  rstId":"{{anonymous}}","lastId":"ann","ids":[{"id":"{{anonymous}}","kind":"anonymous","devic\#
  e":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device"\#
  :null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"\#
  {{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"ios","app":null,"cr\#
  eatedAt":"2026-01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"appStore","o\#
  riginalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription\#
  ","state":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","purchased\#
  At":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"productio\#
  n","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"a\#
  utoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"\#
  pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs\#
  ":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"r\#
  enewsCount":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly\#
  ","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:\#
  00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode\#
  ":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"grants":[],\#
  "properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}]\#
  ,"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","p\#
  roductId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","per\#
  iodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchased\#
  At":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount\#
  ":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransactio\#
  nId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind":\#
  "userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","an\#
  onymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},{"\#
  cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","projec\#
  t":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchas\#
  e","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":"1000",\#
  "product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphon\#
  e","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFam\#
  ilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes\#
  ":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"2\#
  026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymo\#
  us}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"appSt\#
  ore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","productKind"\#
  :"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"production","fi\#
  rstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","\#
  currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor\#
  ":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default\#
  ","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"device\#
  ":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z"\#
  ,"project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","ca\#
  use":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":"\#
  6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default",\#
  "user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases"\#
  :["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at":"\#
  2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":\#
  {"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents":\#
  false}}}]},{"name":"user.import","summary":"Takes in a customer as `user.export` shows it, w\#
  hole or not at all.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"user","required":false,"summary":"The user as `user.export` shows it. Only `customerId` a\#
  nd `createdAt` are read.","schema":{"type":"object","properties":{"id":{"description":"Not r\#
  ead."},"anonymousId":{"description":"Not read."},"identityId":{"description":"Not read."},"c\#
  ustomerId":{"type":["string","null"]},"aliases":{"description":"Not read."},"device":{"descr\#
  iption":"Not read."},"createdAt":{"$ref":"#/components/schemas/NullableMoment"},"environment\#
  ":{"description":"Not read."}},"required":[],"additionalProperties":false}},{"name":"firstId\#
  ","required":false,"summary":"First id that the customer had; without it, the oldest of `ids\#
  `.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"lastId","required":false,"summ\#
  ary":"Id that acted last. A customer whom the project knows keeps its own.","schema":{"$ref"\#
  :"#/components/schemas/UserId"}},{"name":"ids","required":true,"summary":"Every id of the cu\#
  stomer. An empty list imports purchases that nobody has claimed.","schema":{"type":"array","\#
  items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"t\#
  ype":"string","enum":["anonymous","identified","customer"]},"device":{"description":"Device \#
  of an anonymous id.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Nul\#
  lableMoment","description":"Without it, now."}},"required":["id","kind"],"additionalProperti\#
  es":false},"maxItems":10000}},{"name":"customerId","required":false,"summary":"The customerI\#
  d, instead of that of `user`. Without both: that of the customer who has one of the ids, els\#
  e the oldest anonymous id, else a new one.","schema":{"$ref":"#/components/schemas/UserId"}}\#
  ,{"name":"devices","required":false,"summary":"Devices. One is created once its anonymous us\#
  er exists, and its user is logged in there once that user exists.","schema":{"type":"array",\#
  "items":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"an\#
  onymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"type":["string","null"]},"s\#
  toreAccount":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":\#
  ["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device",\#
  "anonymousId","createdAt"],"additionalProperties":false},"maxItems":10000}},{"name":"account\#
  Tokens","required":false,"summary":"Account tokens.","schema":{"type":"array","items":{"$ref\#
  ":"#/components/schemas/AccountToken"},"maxItems":10000}},{"name":"purchases","required":fal\#
  se,"summary":"Purchases with their transactions.","schema":{"type":"array","items":{"$ref":"\#
  #/components/schemas/ImportedPurchase"},"maxItems":10000}},{"name":"grants","required":false\#
  ,"summary":"Grants, including those that have ended.","schema":{"type":"array","items":{"typ\#
  e":"object","properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grant\#
  edAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitle\#
  ment","grantedAt"],"additionalProperties":false},"maxItems":10000}},{"name":"properties","re\#
  quired":false,"summary":"Properties. The newer value of a key stays.","schema":{"type":"arra\#
  y","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},\#
  "value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/\#
  NullableMoment","description":"Without it, before everything that is set here."}},"required"\#
  :["key","value"],"additionalProperties":false},"maxItems":10000}},{"name":"overridden","requ\#
  ired":false,"summary":"Earlier values of properties that another user of the customer replac\#
  ed.","schema":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/compon\#
  ents/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Without it, before everything that\#
   is set here."}},"required":["key","value"],"additionalProperties":false},"maxItems":10000}}\#
  ,{"name":"entitlements","required":false,"summary":"Not read: access derives from purchases \#
  and grants.","schema":{"type":"object"}},{"name":"at","required":false,"summary":"Not read."\#
  ,"schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"onConflict","required":fa\#
  lse,"summary":"What happens to a purchase with holders whom its `holders` does not name. `re\#
  fuse`: the call is purchaseHeldByAnother. `skip`: the purchase stays as it is. `merge`: its \#
  transactions are merged, and its holders stay.","schema":{"type":"string","enum":["refuse","\#
  skip","merge"],"default":"refuse"}},{"name":"project","required":false,"summary":"Id of the \#
  project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"d\#
  ryRun","required":false,"summary":"Computes the result and the events without changing anyth\#
  ing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false\#
  ,"summary":"Makes a retry safe: the same key with the same params returns the stored result.\#
  ","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schem\#
  a":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User","description":"\#
  The customer's user. Missing when `ids` is empty."},"created":{"description":"Whether the cu\#
  stomer is new.","type":"boolean"},"outcome":{"description":"`unchanged` when everything was \#
  there already.","type":"string","enum":["imported","unchanged"]},"purchases":{"description":\#
  "What happened to each purchase, in the given order.","type":"array","items":{"type":"object\#
  ","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref\#
  ":"#/components/schemas/TransactionId"},"outcome":{"type":"string","enum":["recorded","updat\#
  ed","skipped","unchanged"]}},"required":["store","originalTransactionId","outcome"]}},"entit\#
  lements":{"$ref":"#/components/schemas/Entitlements"},"warnings":{"type":"array","items":{"$\#
  ref":"#/components/schemas/Warning"}}},"required":["created","outcome","purchases","entitlem\#
  ents"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of range, or two parameters exclude each other. `field` points to it; `nearest` lis\#
  ts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message"\#
  :"The caller's role is lower than the role that the method needs. `uid` and `role` are the c\#
  aller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissi\#
  onDenied","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty,\#
   or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{\#
  "code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.\#
  ","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins w\#
  ith the project's anonymous prefix, or it is the id of an anonymous user or a customerId.","\#
  data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no\#
   such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"\#
  Another user holds the purchase, and a rule of the project keeps it there. `holder` and `rul\#
  e` name them. In `user.import` there is no `rule`: the import does not name the holder. Noth\#
  ing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"messa\#
  ge":"A call of the same method used this key with other params in the last 24 hours.","data"\#
  :{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no r\#
  oom for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","\#
  retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops\#
  , and its next start shows what is stored. Or the daemon cannot read a record that the reque\#
  st needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examp\#
  les":[{"name":"a customer of another system","x-given":[{"method":"project.define","params":\#
  {"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"ids","value":[{"id":\#
  "ann","kind":"identified","createdAt":"2025-11-01T00:00:00.000Z"}]},{"name":"purchases","val\#
  ue":[{"store":"appStore","originalTransactionId":"1000","transactions":[{"transactionId":"10\#
  00","product":"monthly","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:\#
  00:00.000Z","asOf":"2025-12-31T00:00:00.000Z"}]}]}],"result":{"name":"result","value":{"user\#
  ":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{customer}}","aliases":["\#
  ann"],"createdAt":"2025-11-01T00:00:00.000Z","environment":"production"},"created":true,"out\#
  come":"imported","purchases":[{"store":"appStore","originalTransactionId":"1000","outcome":"\#
  recorded"}],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","produc\#
  tId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodTy\#
  pe":"normal","startedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","\#
  gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-12-15T00:00:00.000Z","lastPurchasedAt":"\#
  2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"\#
  environment":"production","store":"appStore","transactionId":"1000","originalTransactionId":\#
  "1000"}}}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a transfer: it\#
  s change of holders or customers.","x-role":"admin","x-since":1,"paramStructure":"either","p\#
  arams":[{"name":"event","required":true,"summary":"Id of the event to undo: identified, user\#
  sAliased, subscriptionTransferred, oneTimePurchaseTransferred, or a purchaseRenewed of `kept\#
  `.","schema":{"$ref":"#/components/schemas/EventId"}},{"name":"project","required":false,"su\#
  mmary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"def\#
  ault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events with\#
  out changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey\#
  ","required":false,"summary":"Makes a retry safe: the same key with the same params returns \#
  the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"undone":{"$ref":"#/components/schemas/E\#
  ventId","description":"Id of the undone event."},"purchases":{"description":"Purchases that \#
  changed holders.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"desc\#
  ription":"Later changes that stay: restores and purchases that would have met other holders,\#
   the aliases that they made, and earlier undos about the same users and purchases. A call th\#
  at emitted no event is never among them.","type":"array","items":{"$ref":"#/components/schem\#
  as/RemainingChange"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":\#
  "boolean"},"events":{"description":"The events that the call would emit. Only in a dry run."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Tr\#
  ue when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"\#
  }},"required":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":\#
  1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: \#
  `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event lin\#
  ked nothing; `undone`: the link is already undone; `isUndo`: the event comes from an undo; `\#
  laterAlias`: a later alias merged the customer with another user; `tooMuch`: too many users \#
  and purchases depend on the link; `unclear`: a deletion erased part of the history. `event` \#
  is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":fals\#
  e}},{"code":1300,"message":"A call of the same method used this key with other params in the\#
   last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"mess\#
  age":"The disk has no room for the write. Nothing changes, and reading still works.","data":\#
  {"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the\#
   disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read \#
  a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","ret\#
  ryable":false}}],"examples":[{"name":"another user's login took a purchase","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","st\#
  ore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"ident\#
  ify","params":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{an\#
  onymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identifi\#
  ed"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name"\#
  :"event","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","purc\#
  hases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subsc\#
  ription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[\#
  ]}}}]},{"name":"user.list","summary":"Lists the customerIds of the project's customers.","x-\#
  role":"read","x-since":1,"paramStructure":"either","params":[{"name":"after","required":fals\#
  e,"summary":"`cursor` of an earlier answer. The answer has the customers after it.","schema"\#
  :{"type":"string"}},{"name":"limit","required":false,"summary":"Maximum number of customers.\#
  ","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"customerIds":{"description":"In byte order.","type":"array","items":{"$ref":"#/components/\#
  schemas/UserId"}},"cursor":{"description":"What the next call gives as `after`.","type":"str\#
  ing"},"more":{"description":"Whether more customers follow.","type":"boolean"}},"required":[\#
  "customerIds","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":\#
  "two customers","x-given":[{"method":"install","params":{"device":"iphone"},"result":{"user"\#
  :{"customerId":"{{first}}","{{…}}":null},"{{…}}":null}}],"params":[],"result":{"name":"resul\#
  t","value":{"customerIds":["{{first}}"],"cursor":"{{first}}","more":false}}}]},{"name":"user\#
  Info","summary":"Returns the current user of a device, or the user that an id belongs to.","\#
  x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required":f\#
  alse,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name\#
  ":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref\#
  ":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the pr\#
  oject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-\#
  one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code":-326\#
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
  such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"by \#
  device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone"\#
  ,"userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"res\#
  ult","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1\#
  ","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01\#
  -01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"par\#
  ams":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id"\#
  :"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","aliase\#
  s":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"n\#
  ame":"userProperties","summary":"Returns the properties that setUserProperty stored.","x-rol\#
  e":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,\#
  "summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"us\#
  erId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/\#
  components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project\#
  .","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":\#
  [["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"p\#
  roperties":{"$ref":"#/components/schemas/Properties"}},"required":["properties"]}},"errors":\#
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
  [{"name":"two of them","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"setUserProperty","para\#
  ms":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserProperty\#
  ","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","value"\#
  :"iphone"}],"result":{"name":"result","value":{"properties":{"$email":"ann@example.org","pla\#
  n":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","v\#
  alue":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]},{"name":"webhook.cl\#
  aim","summary":"Makes the connection the only one that posts a project's events, until it cl\#
  oses. For programs that post.","x-role":"admin","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"reports","required":false,"summary":"How the posts fare. A report replaces the \#
  earlier report on its URL.","schema":{"type":"array","maxItems":10,"items":{"$ref":"#/compon\#
  ents/schemas/WebhookReport"}}},{"name":"project","required":false,"summary":"Id of the proje\#
  ct.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"claimed":{"description":"False if anoth\#
  er connection has the claim. Then the daemon ignores the reports.","type":"boolean"}},"requi\#
  red":["claimed"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of range, or two parameters exclude each other. `field` points to it; `ne\#
  arest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000\#
  ,"message":"The caller's role is lower than the role that the method needs. `uid` and `role`\#
   are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind"\#
  :"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such proje\#
  ct.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"the first pro\#
  gram gets the claim","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"htt\#
  ps://example.com/events","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value\#
  ":{"claimed":true}}}]},{"name":"webhook.list","summary":"Returns the state of a project's we\#
  bhooks, without their secrets.","x-role":"read","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"poster":{"description":"The process that posts the project's event\#
  s; absent if there is none.","type":"object","properties":{"uid":{"type":"integer"},"pid":{"\#
  type":"integer"}},"required":["uid","pid"]},"webhooks":{"description":"In the order of proje\#
  ct.define.","type":"array","items":{"$ref":"#/components/schemas/WebhookStatus"}}},"required\#
  ":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a w\#
  rong type or out of range, or two parameters exclude each other. `field` points to it; `near\#
  est` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"\#
  message":"The caller's role is lower than the role that the method needs. `uid` and `role` a\#
  re the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"\#
  permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project\#
  .","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"no program post\#
  s","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/e\#
  vents","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[],\#
  "result":{"name":"result","value":{"webhooks":[{"url":"https://example.com/events","format":\#
  "entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an ev\#
  ent waits for another attempt","x-given":[{"method":"project.define","params":{"webhooks":[{\#
  "url":"https://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"https://example.com/ev\#
  ents","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor":"\#
  1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[]\#
  ,"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{\#
  "url":"https://example.com/events","format":"entitled","state":"failing","cursor":"0","backl\#
  og":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z","c\#
  ursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}\#
  ]},{"name":"webhook.pause","summary":"Stops the posts to a URL until webhook.resume. Its eve\#
  nts wait.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","r\#
  equired":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/\#
  components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the pro\#
  ject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryR\#
  un","required":false,"summary":"Computes the result and the events without changing anything\#
  .","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"s\#
  ummary":"Makes a retry safe: the same key with the same params returns the stored result.","\#
  schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"d\#
  escription":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor"\#
  :{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all events up \#
  to this cursor are delivered."},"backlog":{"description":"Number of events after `cursor`.",\#
  "type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent."\#
  ,"type":"boolean"},"events":{"description":"The events that the call would emit: always none\#
  . Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replaye\#
  d":{"description":"True when this is the stored result of an idempotency key; otherwise abse\#
  nt.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}},{"code":1208,"message":"The project has no webhook with this URL. The err\#
  or does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":130\#
  0,"message":"A call of the same method used this key with other params in the last 24 hours.\#
  ","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk \#
  has no room for the write. Nothing changes, and reading still works.","data":{"kind":"storag\#
  eFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daem\#
  on stops, and its next start shows what is stored. Or the daemon cannot read a record that t\#
  he request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}\#
  ],"examples":[{"name":"a server that is down for long","x-given":[{"method":"project.define"\#
  ,"params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"\#
  install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com\#
  /events"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":tr\#
  ue,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Moves a webhook to a cu\#
  rsor, so that the events after it are posted, again if they were posted before.","x-role":"a\#
  dmin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary\#
  ":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/Web\#
  hookUrl"}},{"name":"after","required":true,"summary":"Cursor before the first event to post.\#
   `0` is the beginning of the log.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":\#
  "project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sch\#
  emas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes \#
  the result and the events without changing anything.","schema":{"type":"boolean","default":f\#
  alse}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key\#
   with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Ide\#
  mpotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"url":{"$r\#
  ef":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stoppe\#
  d the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","d\#
  escription":"The webhook's position: all events up to this cursor are delivered."},"backlog"\#
  :{"description":"Number of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"\#
  description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description\#
  ":"The events that the call would emit: always none. Only in a dry run.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the \#
  stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["url"\#
  ,"paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, \#
  unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poin\#
  ts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}}\#
  ,{"code":1000,"message":"The caller's role is lower than the role that the method needs. `ui\#
  d` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","\#
  data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has \#
  no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"message"\#
  :"The project has no webhook with this URL. The error does not repeat the URL.","data":{"kin\#
  d":"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the same method us\#
  ed this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","r\#
  etryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing change\#
  s, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"m\#
  essage":"The write may not be on the disk: the daemon stops, and its next start shows what i\#
  s stored. Or the daemon cannot read a record that the request needs: then it keeps running."\#
  ,"data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"everything from th\#
  e beginning","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"project\#
  .define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],"p\#
  arams":[{"name":"url","value":"https://example.com/events"},{"name":"after","value":"0"}],"r\#
  esult":{"name":"result","value":{"url":"https://example.com/events","paused":false,"cursor":\#
  "0","backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes the posts to a paused URL, \#
  from its position.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name"\#
  :"url","required":true,"summary":"URL of the webhook, as project.define has it.","schema":{"\#
  $ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"dryRun","required":false,"summary":"Computes the result and the events without changing\#
   anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"Makes a retry safe: the same key with the same params returns the stored r\#
  esult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"pa\#
  used":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"}\#
  ,"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all e\#
  vents up to this cursor are delivered."},"backlog":{"description":"Number of events after `c\#
  ursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise\#
   absent.","type":"boolean"},"events":{"description":"The events that the call would emit: al\#
  ways none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}}\#
  ,"replayed":{"description":"True when this is the stored result of an idempotency key; other\#
  wise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, \#
  or two parameters exclude each other. `field` points to it; `nearest` lists similar names.",\#
  "data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role\#
   is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wit\#
  hout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryabl\#
  e":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownP\#
  roject","retryable":false}},{"code":1208,"message":"The project has no webhook with this URL\#
  . The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"\#
  code":1300,"message":"A call of the same method used this key with other params in the last \#
  24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"\#
  The disk has no room for the write. Nothing changes, and reading still works.","data":{"kind\#
  ":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk:\#
   the daemon stops, and its next start shows what is stored. Or the daemon cannot read a reco\#
  rd that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable\#
  ":false}}],"examples":[{"name":"the server is back","x-given":[{"method":"project.define","p\#
  arams":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"web\#
  hook.pause","params":{"url":"https://example.com/events"}},{"method":"install","params":{"de\#
  vice":"iphone"}}],"params":[{"name":"url","value":"https://example.com/events"}],"result":{"\#
  name":"result","value":{"url":"https://example.com/events","paused":false,"cursor":"0","back\#
  log":1}}}]}],"components":{"schemas":{"AccountToken":{"description":"Opaque string that an a\#
  pp gives to the store with a purchase, and that the store gives back. One in the form of a U\#
  UID is kept and compared in lower case.","type":"string","minLength":1,"maxLength":255},"App\#
  Id":{"description":"An app of the project, for example its bundle id.","type":"string","minL\#
  ength":1,"maxLength":255},"AppStoreApp":{"description":"An app of the App Store.","type":"ob\#
  ject","properties":{"bundleId":{"description":"Bundle id of the app.","type":"string","minLe\#
  ngth":1,"maxLength":255},"appAppleId":{"description":"Number of the app at Apple. Required w\#
  here `environments` has `Production`; null if not given.","type":["integer","null"],"minimum\#
  ":1,"maximum":9007199254740992}},"required":["bundleId"],"additionalProperties":false},"AppS\#
  toreEnvironment":{"type":"string","enum":["Production","Sandbox","Xcode","LocalTesting"],"de\#
  scription":"Environment of the App Store, by Apple's name. Apple does not sign what comes fr\#
  om `Xcode` and `LocalTesting`."},"AppStoreSettings":{"description":"How the project verifies\#
   what the App Store sends.","type":"object","properties":{"apps":{"description":"Apps whose \#
  notifications the project takes.","type":"array","items":{"$ref":"#/components/schemas/AppSt\#
  oreApp"},"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/components/schema\#
  s/AppStoreEnvironment"},"maxItems":4,"description":"Environments that the project takes."},"\#
  roots":{"description":"Root certificates that replace Apple's, as DER in base64. Empty for A\#
  pple's.","type":"array","items":{"type":"string"},"maxItems":10}},"required":["apps","enviro\#
  nments","roots"]},"AppliedRule":{"description":"A rule of the project, with the value that a\#
  pplied in the step.","type":"object","properties":{"name":{"description":"Name of the rule, \#
  as in `project.define`.","type":"string","enum":["purchaseHolders","onIdentifyNew","onIdenti\#
  fyKnown","onRestore","anonymousHolders"]},"value":{"description":"Value that the rule had wh\#
  en the step happened.","type":"string"}},"required":["name","value"]},"Attributes":{"descrip\#
  tion":"Up to 20 strings of the caller's own, which the events of this purchase repeat.","typ\#
  e":"object","maxProperties":20,"propertyNames":{"minLength":1,"maxLength":80},"additionalPro\#
  perties":{"type":"string","maxLength":500}},"BackgroundStats":{"description":"Work that no r\#
  equest waits for, as of now.","type":"object","properties":{"expiriesDue":{"description":"En\#
  ds of periods and grants that have passed and whose events the daemon has not emitted yet: a\#
  t most 1000.","type":"integer","minimum":0},"expiriesLateMs":{"description":"Milliseconds si\#
  nce the oldest of these ends.","type":"integer","minimum":0},"erasures":{"description":"Dele\#
  tions that the daemon has not finished.","type":"integer","minimum":0},"erasuresHalted":{"de\#
  scription":"Whether they wait for the next start, because a step failed several times.","typ\#
  e":"boolean"},"catalogueChanges":{"description":"Projects with a changed catalogue whose eve\#
  nts the daemon has not yet emitted for every customer.","type":"integer","minimum":0}},"requ\#
  ired":["expiriesDue","expiriesLateMs","erasures","erasuresHalted","catalogueChanges"]},"Cach\#
  eStats":{"description":"What the daemon has in memory, and how well that serves.","type":"ob\#
  ject","properties":{"replies":{"description":"Replies to `checkEntitlements` in the cache, v\#
  alid or not.","type":"integer","minimum":0},"replyHits":{"description":"Requests that the da\#
  emon answered from that cache since its start.","type":"integer","minimum":0},"records":{"de\#
  scription":"Records in memory.","type":"integer","minimum":0},"recordBytes":{"description":"\#
  Their memory, by estimate.","type":"integer","minimum":0},"recordLoads":{"description":"Reco\#
  rds that the daemon read from the store since its start.","type":"integer","minimum":0}},"re\#
  quired":["replies","replyHits","records","recordBytes","recordLoads"]},"Catalogue":{"descrip\#
  tion":"Products by their ids.","type":"object","propertyNames":{"$ref":"#/components/schemas\#
  /ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"maxProperties":\#
  10000},"Cause":{"description":"What caused the event. A request gives its `method` and `id`;\#
   a notification has no `id`. `clock` is true for a change that fell due.","type":"object","p\#
  roperties":{"method":{"type":"string"},"id":{"type":["string","number","null"]},"clock":{"ty\#
  pe":"boolean"}}},"Clock":{"description":"The clock of a project: the system's, or a manual c\#
  lock, which only moves when it is advanced.","type":"object","properties":{"kind":{"type":"s\#
  tring","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment","description"\#
  :"Time of a manual clock; absent for the system's."}},"required":["kind"]},"ClockChoice":{"d\#
  escription":"`system`: the system's clock. `manual`: a manual clock that starts now. {\"manu\#
  al\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"string","enum":["syste\#
  m","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/schemas/Moment",\#
  "description":"Time at which the manual clock starts, RFC 3339."}},"required":["manual"],"ad\#
  ditionalProperties":false}]},"CommitStats":{"description":"The commits since the daemon's st\#
  art.","type":"object","properties":{"turns":{"description":"Turns that became durable. A tur\#
  n is what the daemon decides together; a commit has one or more.","type":"integer","minimum"\#
  :0},"waitingTurns":{"description":"Turns that wait for the disk now.","type":"integer","mini\#
  mum":0},"failures":{"description":"Commits that failed, for example because the disk was ful\#
  l.","type":"integer","minimum":0},"durations":{"$ref":"#/components/schemas/Durations"}},"re\#
  quired":["turns","waitingTurns","failures","durations"]},"ConnectionStats":{"description":"T\#
  he connections, and the replies that wait on them.","type":"object","properties":{"open":{"d\#
  escription":"Open connections.","type":"integer","minimum":0},"opened":{"description":"Conne\#
  ctions that clients opened since the daemon's start.","type":"integer","minimum":0},"refused\#
  ":{"description":"Connections that the daemon refused since its start, because there were to\#
  o many.","type":"integer","minimum":0},"peers":{"description":"The open connections by uid a\#
  nd role.","type":"array","items":{"$ref":"#/components/schemas/PeerStats"}},"owedBytes":{"de\#
  scription":"Replies that wait for the disk.","type":"integer","minimum":0},"unsentBytes":{"d\#
  escription":"Replies that wait for clients to read them.","type":"integer","minimum":0}},"re\#
  quired":["open","opened","refused","peers","owedBytes","unsentBytes"]},"ConsumerId":{"descri\#
  ption":"Name of a consumer: a reader of the log whose position the daemon stores. The reader\#
   chooses it, for example `mailer`.","type":"string","minLength":1,"maxLength":255},"Consumer\#
  Lag":{"description":"A consumer of a feed.","type":"object","properties":{"project":{"$ref":\#
  "#/components/schemas/ProjectId"},"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cur\#
  sor":{"$ref":"#/components/schemas/Cursor"},"lag":{"description":"Events that it has not ack\#
  nowledged.","type":"integer","minimum":0}},"required":["project","consumer","cursor","lag"]}\#
  ,"Country":{"description":"ISO 3166 country code of two or three letters, stored as it is se\#
  nt.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number of records\#
   of a project.","type":"object","properties":{"devices":{"type":"integer","minimum":0},"user\#
  s":{"type":"integer","minimum":0},"customers":{"description":"A merged customer counts once.\#
  ","type":"integer","minimum":0},"purchases":{"type":"integer","minimum":0},"unclaimed":{"des\#
  cription":"Unclaimed purchases, which have had no holder yet; `purchases` counts them too.",\#
  "type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"required":["devices"\#
  ,"users","customers","purchases","unclaimed","events"]},"Currency":{"description":"ISO 4217 \#
  currency code of three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{\#
  3}$"},"Cursor":{"description":"A position in a project's log: the number of the last event b\#
  efore it. \"0\" is the position before the first event.","type":"string","pattern":"^(0|[1-9\#
  ][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation of one app. A reinsta\#
  llation is a new device.","type":"string","minLength":1,"maxLength":255},"Duration":{"descri\#
  ption":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole numbers of Y, M, W,\#
   D and, after a T, of H, M, S; only the seconds may have a fraction. P1M keeps the day of th\#
  e month, or takes the last day of a shorter month.","type":"string","format":"duration"},"Du\#
  rationBucket":{"description":"A bucket of a histogram.","type":"object","properties":{"upToM\#
  icros":{"description":"The longest duration that it counts. Null for durations longer than e\#
  very bound.","type":["integer","null"],"minimum":0},"count":{"description":"How many duratio\#
  ns are longer than the bound of the bucket before, and not longer than this one.","type":"in\#
  teger","minimum":0}},"required":["upToMicros","count"]},"Durations":{"description":"A histog\#
  ram of durations since the daemon's start, in microseconds.","type":"object","properties":{"\#
  count":{"description":"How many durations it counts.","type":"integer","minimum":0},"sumMicr\#
  os":{"description":"Their sum.","type":"integer","minimum":0},"maxMicros":{"description":"Th\#
  e longest of them.","type":"integer","minimum":0},"buckets":{"description":"The buckets that\#
   are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and so o\#
  n up to 100 seconds.","type":"array","items":{"$ref":"#/components/schemas/DurationBucket"}}\#
  },"required":["count","sumMicros","maxMicros","buckets"]},"EndReason":{"description":"Why a \#
  subscription ended, or will end: the customer's choice, a failed payment, a refused price in\#
  crease, a product that is no longer sold (unavailable), the developer, another purchase that\#
   took it over (replaced), or another reason. Null when the store named none.","type":["strin\#
  g","null"],"enum":["customer","billing","priceIncrease","unavailable","developer","replaced"\#
  ,"other",null]},"Entitlement":{"description":"What a product or a grant unlocks for a user, \#
  and why. One purchase or grant, the winner, supplies every member. If the user never had the\#
   entitlement, every member is null except `id`, `active` (false), `renewState` (unknown) and\#
   `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components/schemas/Entitl\#
  ementId"},"active":{"description":"Whether the user has access.","type":"boolean"},"state":{\#
  "$ref":"#/components/schemas/State"},"productId":{"description":"Product that gives the enti\#
  tlement; null for a grant.","type":["string","null"]},"source":{"description":"Store of the \#
  purchase, or `manual` for a grant.","type":["string","null"]},"renewState":{"description":"W\#
  hether the subscription renews. billingIssue: the store could not collect a payment.","type"\#
  :"string","enum":["willRenew","canceled","billingIssue","nonRenewable","unknown"]},"grantTyp\#
  e":{"description":"What gave the entitlement; `manual` for a grant by the method `grant`.","\#
  type":["string","null"],"enum":["purchase","familySharing","offerCode","manual",null]},"peri\#
  odType":{"type":["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref\#
  ":"#/components/schemas/NullableMoment","description":"Time of the first purchase, or of the\#
   grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last mill\#
  isecond with access, without a grace period; null for no end."},"gracePeriodExpiresAt":{"$re\#
  f":"#/components/schemas/NullableMoment","description":"Last millisecond of the grace period\#
  ; null without a grace period."},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMo\#
  ment","description":"Time of the first transaction; null for a grant."},"lastPurchasedAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Time of the latest transaction; n\#
  ull for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","descripti\#
  on":"Time at which a trial began; null without a trial."},"autoRenewDisabledAt":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"Time at which the customer turned auto-rene\#
  w off; null while it is on."},"renewsCount":{"description":"Number of renewals at the full p\#
  rice.","type":"integer","minimum":0},"environment":{"type":["string","null"],"enum":["produc\#
  tion","sandbox",null]},"store":{"description":"Null for a grant.","type":["string","null"]},\#
  "transactionId":{"description":"Latest transaction; null for a grant.","type":["string","nul\#
  l"]},"originalTransactionId":{"description":"First transaction; null for a grant.","type":["\#
  string","null"]}},"required":["id","active","state","productId","source","renewState","grant\#
  Type","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPu\#
  rchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environment","store","trans\#
  actionId","originalTransactionId"]},"EntitlementId":{"description":"An entitlement, for exam\#
  ple `premium`.","type":"string","minLength":1,"maxLength":255},"Entitlements":{"description"\#
  :"Entitlements by their ids, including inactive entitlements.","type":"object","additionalPr\#
  operties":{"$ref":"#/components/schemas/Entitlement"}},"ErrorCounts":{"description":"How man\#
  y errors of each kind. Kinds that did not occur are missing.","type":"object","additionalPro\#
  perties":{"type":"integer","minimum":1}},"Event":{"description":"One entry of a project's lo\#
  g. Its other members depend on its kind: events.md lists them.","type":"object","properties"\#
  :{"cursor":{"$ref":"#/components/schemas/Cursor","description":"The event's number in the lo\#
  g; absent in a dry run."},"id":{"description":"Unique id of the event.","type":"string"},"ki\#
  nd":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time at which the event happened, by the project's clock."},"project":{"$ref":"#\#
  /components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","description":"\#
  CustomerId of the customer that the event is about; absent in clockAdvanced."},"userId":{"$r\#
  ef":"#/components/schemas/UserId","description":"Id of the user, if the user is identified."\#
  },"anonymousId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the \#
  user is anonymous. In identified and loggedOut: the device's anonymous user after the event.\#
  "},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"In userCreated, id\#
  entified, loggedOut, purchase events and the events that a purchase causes: the device; null\#
   when there is none.","type":["string","null"]},"outcome":{"description":"In identified: the\#
   outcome that identify returned.","type":"string","enum":["attached","aliased","moved","swit\#
  ched"]},"from":{"description":"In a move: the holders before.","type":"array","items":{"$ref\#
  ":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"\#
  In a move: the user that gained the purchase."},"shared":{"description":"In a move: whether \#
  the users in `from` keep the purchase.","type":"boolean"},"undone":{"description":"In linkUn\#
  done: id of the undone event.","type":"string"},"aliases":{"description":"In usersAliased, a\#
  nd in linkUndone of customers that are split: every id of the customer now, in byte order.",\#
  "type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/compone\#
  nts/schemas/UserId","description":"In usersAliased: the customerId that `user` absorbed; abs\#
  ent when the joining id was new."},"entitlements":{"description":"In entitlementsActivated a\#
  nd entitlementsDeactivated: the entitlements that changed, in byte order. In granted and gra\#
  ntRevoked: the entitlement.","type":"array","items":{"$ref":"#/components/schemas/Entitlemen\#
  tId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/comp\#
  onents/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId",\#
  "description":"The latest transaction; in purchaseUpdated, the transaction that changed."},"\#
  product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/schem\#
  as/ProductKind"},"holders":{"description":"In purchase events: the holders.","type":"array",\#
  "items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/\#
  PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt\#
  ":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableM\#
  oment","description":"In purchase events: the end of the period. In granted and grantRevoked\#
  : the end of the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyS\#
  hared":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","n\#
  ull"]},"country":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attribut\#
  es":{"$ref":"#/components/schemas/Attributes"},"endReason":{"$ref":"#/components/schemas/End\#
  Reason","description":"In purchase events: why the purchase ended, or will end; absent when \#
  the store named no reason."},"replaces":{"$ref":"#/components/schemas/TransactionId","descri\#
  ption":"In purchase events: the purchase that this one takes over; absent when there is none\#
  ."},"changes":{"description":"In purchaseUpdated: the fields of the transaction that the cal\#
  l changed, with their new values; absent when the clock is the cause.","type":"object"},"sta\#
  te":{"$ref":"#/components/schemas/State","description":"In purchaseRenewed, purchaseUpdated \#
  and purchaseExpired: the purchase's state after the event."},"before":{"description":"In the\#
   same events: `state` before the event, and former values. In purchaseUpdated by a call: tho\#
  se of the fields in `changes`. In purchaseRenewed: `product`, `expiresAt` and `periodType` o\#
  f the transaction before. In all others, and in purchaseRenewed too: what the latest transac\#
  tion said of `autoRenew`, `renewsAs` and `billingIssueAt`, if anything.","type":"object"},"i\#
  sEarlier":{"description":"In purchaseUpdated: true if the transaction is not the latest of t\#
  he purchase; otherwise absent.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment\#
  ","description":"In clockAdvanced: the time that the clock shows."}},"required":["id","kind"\#
  ,"at","project","cause"]},"EventId":{"description":"Id of an event, as the log shows it.","t\#
  ype":"string","minLength":1,"maxLength":255},"EventKind":{"description":"Kind of an event.",\#
  "type":"string","enum":["userCreated","identified","loggedOut","usersAliased","linkUndone","\#
  purchaseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivat\#
  ed","entitlementsDeactivated","subscriptionReceived","subscriptionTransferred","oneTimePurch\#
  aseReceived","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvan\#
  ced","userImported"]},"ExplanationStep":{"description":"One step that led a user to an entit\#
  lement, or took it away. A member that does not apply, or is not known, is absent.","type":"\#
  object","properties":{"step":{"description":"Kind of the step; rules.md describes each kind.\#
  ","type":"string","enum":["purchased","claimed","granted","attached","moved","shared","trans\#
  ferred","aliased","unclear","identified","renewed","revoked","mapped","clock"]},"text":{"des\#
  cription":"An explanation in one sentence.","type":"string"},"at":{"$ref":"#/components/sche\#
  mas/NullableMoment","description":"Time of the step, if it has a time. In `clock`: the momen\#
  t that the result is for."},"event":{"$ref":"#/components/schemas/EventId","description":"Id\#
   of the event that reported the step."},"cursor":{"$ref":"#/components/schemas/Cursor","desc\#
  ription":"Cursor of that event."},"rule":{"$ref":"#/components/schemas/AppliedRule","descrip\#
  tion":"The rule that applied in the step."},"by":{"description":"In `claimed`: what led to t\#
  he user.","type":"string","enum":["purchase","restore","accountToken","replaces"]},"method":\#
  {"description":"Method that made the step.","type":"string","enum":["identify","restore","pu\#
  rchase","user.link.undo"]},"from":{"description":"Who had it before: at most ten ids, one id\#
   per customer. In `aliased`: the first customer. In `identified`: the device's anonymous use\#
  r.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"description":"Who \#
  has it afterwards. In `aliased`: the second customer.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/UserId"}},"device":{"description":"In `purchased` and `identified`: the devi\#
  ce; null for a purchase without a device.","type":["string","null"]},"store":{"$ref":"#/comp\#
  onents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"}\#
  ,"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/componen\#
  ts/schemas/ProductId"},"state":{"$ref":"#/components/schemas/State","description":"State of \#
  the purchase or grant at that time."},"since":{"$ref":"#/components/schemas/NullableMoment",\#
  "description":"In `clock`: start of the state; when access is over, the last millisecond wit\#
  h access. In other steps: start of the period."},"until":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Last millisecond of the state, as far as is known; the end of a pa\#
  use. Null for no end."},"recomputed":{"description":"True when an undo of an earlier link ch\#
  anged the outcome of this login; otherwise absent.","type":"boolean"}},"required":["step","t\#
  ext","at"]},"FeedStats":{"description":"The readers of events.","type":"object","properties"\#
  :{"waits":{"description":"`events.wait` requests that wait now.","type":"integer","minimum":\#
  0},"subscriptions":{"description":"Open subscriptions.","type":"integer","minimum":0},"consu\#
  mers":{"description":"Consumers, by project and name: at most 256.","type":"array","items":{\#
  "$ref":"#/components/schemas/ConsumerLag"}},"moreConsumers":{"description":"Whether there ar\#
  e more consumers.","type":"boolean"}},"required":["waits","subscriptions","consumers","moreC\#
  onsumers"]},"IdempotencyKey":{"description":"Key of one write. The daemon stores it for 24 h\#
  ours, per project and method.","type":"string","minLength":1,"maxLength":255},"ImportedPurch\#
  ase":{"description":"A purchase as `user.export` shows it. Members that derive from the tran\#
  sactions are accepted and not read.","type":"object","properties":{"store":{"$ref":"#/compon\#
  ents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","d\#
  escription":"The first transaction."},"transactionId":{"description":"Not read."},"product":\#
  {"description":"Product of the present, if it differs from that of the latest transaction.",\#
  "type":["string","null"]},"kind":{"description":"Not read."},"state":{"description":"Not rea\#
  d."},"holders":{"description":"Who holds the purchase: one id per customer.","type":"array",\#
  "items":{"$ref":"#/components/schemas/UserId"},"maxItems":10000},"device":{"description":"De\#
  vice on which the customer bought; null when there is none.","type":["string","null"]},"stor\#
  eAccount":{"description":"Store account that bought it; null when there is none.","type":["s\#
  tring","null"]},"purchasedAt":{"description":"Not read."},"firstPurchasedAt":{"description":\#
  "Not read."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"End of\#
   the present, if it differs from that of the latest transaction."},"trialStartedAt":{"descri\#
  ption":"Not read."},"periodType":{"description":"Not read."},"environment":{"description":"N\#
  ot read."},"isFamilyShared":{"description":"Not read."},"price":{"description":"Not read."},\#
  "currency":{"description":"Not read."},"country":{"description":"Not read."},"offerCode":{"d\#
  escription":"Not read."},"autoRenew":{"description":"Not read."},"autoRenewDisabledAt":{"des\#
  cription":"Not read."},"gracePeriodExpiresAt":{"description":"Not read."},"billingRetry":{"d\#
  escription":"Not read."},"pausedUntil":{"description":"Not read."},"refundedAt":{"descriptio\#
  n":"Not read."},"revokedAt":{"description":"Not read."},"endedAt":{"description":"Not read."\#
  },"paused":{"description":"Not read."},"renewsAs":{"description":"Not read."},"endReason":{"\#
  description":"Not read."},"billingIssueAt":{"description":"Not read."},"replaces":{"descript\#
  ion":"Purchase that this one takes over, as the store named it; null when there is none.","t\#
  ype":["string","null"]},"replacedBy":{"description":"Not read."},"keys":{"description":"Furt\#
  her names of the purchase.","type":"array","items":{"$ref":"#/components/schemas/Transaction\#
  Id"},"maxItems":10},"renewsCount":{"description":"Not read."},"accountToken":{"description":\#
  "First account token that the store named; null without one.","type":["string","null"]},"tra\#
  nsactions":{"description":"All transactions, in any order.","type":"array","items":{"$ref":"\#
  #/components/schemas/ImportedTransaction"},"maxItems":10000}},"required":["store","originalT\#
  ransactionId","transactions"],"additionalProperties":false},"ImportedTransaction":{"descript\#
  ion":"A transaction as `user.export` shows it: dated facts.","type":"object","properties":{"\#
  transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components\#
  /schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{\#
  "$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMome\#
  nt"},"isFamilyShared":{"description":"Whether a family member bought it and shares it.","typ\#
  e":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\".","\#
  type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":[\#
  "string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string"\#
  ,"null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]}\#
  ,"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/schema\#
  s/ProductKind","description":"The kind that the store named."},"environment":{"$ref":"#/comp\#
  onents/schemas/PurchaseEnvironment","description":"The environment that the store named."},"\#
  autoRenew":{"description":"False while auto-renew is off.","type":"boolean"},"autoRenewDisab\#
  ledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which auto-re\#
  new has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"Last moment of the grace period."},"billingRetry":{"description":"True while the\#
   store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/sche\#
  mas/NullableMoment","description":"Time at which the pause ends."},"refundedAt":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"Time of the refund."},"revokedAt":{"$ref":"\#
  #/components/schemas/NullableMoment","description":"Time at which the store withdrew access.\#
  "},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which acce\#
  ss ended before the end of the period."},"paused":{"description":"True while the store says \#
  that the subscription is paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas\#
  /ProductId","description":"Product of the next period."},"endReason":{"$ref":"#/components/s\#
  chemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","descripti\#
  on":"Time since which billing has failed."},"asOf":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Time at which all of this was said; without it, before anything that a s\#
  tore says."}},"required":["transactionId","product","purchasedAt"],"additionalProperties":fa\#
  lse},"Limits":{"description":"The daemon's limits by name.","type":"object","properties":{"l\#
  ineBytesMax":{"description":"Longest line, in bytes without the line feed.","type":"integer"\#
  },"batchEntriesMax":{"description":"Most requests in one batch.","type":"integer"},"depthMax\#
  ":{"description":"Deepest nesting of JSON arrays and objects.","type":"integer"},"requestIdB\#
  ytesMax":{"description":"Longest request id, in bytes.","type":"integer"}},"required":["line\#
  BytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"\#
  integer"}},"LosingSource":{"description":"A purchase or grant that also gives the entitlemen\#
  t, but not the one that supplies its fields.","type":"object","properties":{"lostBy":{"descr\#
  iption":"The first criterion, in the order of rules.md, in which the two differ.","type":"st\#
  ring","enum":["active","end","purchasedAt","transactionId","store","originalTransactionId","\#
  order"]},"text":{"description":"An explanation in one sentence.","type":"string"},"entitleme\#
  nt":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement as this purcha\#
  se or grant alone would give it."}},"required":["lostBy","text","entitlement"]},"MethodStats\#
  ":{"description":"The requests of a method, without those that the daemon has not answered y\#
  et.","type":"object","properties":{"requests":{"description":"How many requests the daemon a\#
  nswered, with results or errors.","type":"integer","minimum":0},"errors":{"$ref":"#/componen\#
  ts/schemas/ErrorCounts"},"durations":{"$ref":"#/components/schemas/Durations"}},"required":[\#
  "requests","errors","durations"]},"MethodSummary":{"description":"One line in the list of me\#
  thods.","type":"object","properties":{"name":{"type":"string"},"summary":{"type":"string"},"\#
  role":{"type":"string","enum":["read","write","admin"]}},"required":["name","summary","role"\#
  ]},"MissingReason":{"description":"A reason why an entitlement is not active.","type":"objec\#
  t","properties":{"kind":{"description":"What is missing; rules.md describes each kind.","typ\#
  e":"string","enum":["expired","paused","billingRetry","refunded","revoked","notYet","environ\#
  ment","notMapped","notIdentified","heldByAnother","heldByNobody","noProduct","noPurchase","n\#
  otGranted"]},"text":{"description":"An explanation in one sentence.","type":"string"},"store\#
  ":{"$ref":"#/components/schemas/Store","description":"Store of the purchase, if the reason i\#
  s about a purchase."},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},\#
  "product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/U\#
  serId","description":"In `heldByAnother` and `notIdentified`: the holder of the purchase. An\#
   identified holder comes before an anonymous holder, then the first in byte order."},"since"\#
  :{"$ref":"#/components/schemas/Moment","description":"Last millisecond with access. In `refu\#
  nded` and `revoked`: time of the refund or revocation. In `notIdentified`: when the holder l\#
  ogged out on this device, if it did."},"until":{"$ref":"#/components/schemas/Moment","descri\#
  ption":"In `paused`: end of the pause. In `notYet`: start of access."},"because":{"descripti\#
  on":"In `heldByAnother`: the steps that led to the holder.","type":"array","items":{"$ref":"\#
  #/components/schemas/ExplanationStep"}},"suggestedCalls":{"description":"Calls that would ea\#
  ch make the entitlement active at the moment that the result is for. A call is listed under \#
  the first reason that it removes.","type":"array","items":{"$ref":"#/components/schemas/Sugg\#
  estedCall"}}},"required":["kind","text","suggestedCalls"]},"Moment":{"description":"RFC 3339\#
   timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and precisio\#
  n, and returns UTC with milliseconds.","type":"string","format":"date-time"},"Move":{"descri\#
  ption":"A purchase with new holders.","type":"object","properties":{"store":{"$ref":"#/compo\#
  nents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},\#
  "product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/Pro\#
  ductKind"},"from":{"description":"Who held it before: one id per customer, in byte order.","\#
  type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/sch\#
  emas/UserId","description":"The user that gained it. After an undo in which no user gained i\#
  t: the first remaining holder in byte order."},"shared":{"description":"True when the users \#
  in `from` still hold it.","type":"boolean"}},"required":["store","originalTransactionId","pr\#
  oduct","kind","from","to","shared"]},"NotifiedPurchase":{"description":"What a notification \#
  did to one purchase.","type":"object","properties":{"store":{"$ref":"#/components/schemas/St\#
  ore"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":\#
  {"$ref":"#/components/schemas/TransactionId","description":"Transaction of which the store s\#
  peaks."},"outcome":{"description":"As of `purchase`.","type":"string","enum":["recorded","re\#
  newed","planChanged","received","claimed","updated","stale","unchanged"]},"fields":{"descrip\#
  tion":"Fields of the transaction that changed; of a new period, those that differ from the p\#
  eriod before, apart from `purchasedAt`. Absent when there are none.","type":"array","items":\#
  {"type":"string"}},"stale":{"description":"Fields that lost against newer information; absen\#
  t when there are none.","type":"array","items":{"type":"string"}}},"required":["store","orig\#
  inalTransactionId","transactionId","outcome"]},"NullableMoment":{"description":"RFC 3339 tim\#
  estamp, or null.","type":["string","null"],"format":"date-time"},"Peer":{"description":"The \#
  other end of the connection, as the kernel reports it.","type":"object","properties":{"uid":\#
  {"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string"\#
  ,"enum":["read","write","admin"]}},"required":["uid","gid","pid","role"]},"PeerStats":{"desc\#
  ription":"The open connections of a uid with a role.","type":"object","properties":{"uid":{"\#
  type":"integer"},"role":{"description":"`none` for clients without a role, whose requests th\#
  e daemon refuses.","type":"string","enum":["none","read","write","admin"]},"connections":{"d\#
  escription":"How many connections.","type":"integer","minimum":0}},"required":["uid","role",\#
  "connections"]},"PeriodType":{"description":"Price of a period: full (normal), a trial, or i\#
  ntroductory (intro).","type":"string","enum":["normal","trial","intro"]},"Platform":{"descri\#
  ption":"Platform of the device: ios, android, web or another word of that form.","type":"str\#
  ing","pattern":"^[A-Za-z0-9._-]{1,64}$"},"PlayStoreSettings":{"description":"How the project\#
   takes what Google Play sends.","type":"object","properties":{"packages":{"description":"Pac\#
  kage names of the apps whose notifications the project takes.","type":"array","items":{"type\#
  ":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["packages"],"addition\#
  alProperties":false},"Preset":{"description":"A named set of rules.","type":"string","enum":\#
  ["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"description":"A decim\#
  al number in a string, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-\#
  9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","type":"object","propert\#
  ies":{"kind":{"description":"Default: the kind that the purchase gives; without it, `subscri\#
  ption` for a purchase with an end and `nonConsumable` for a purchase without.","type":["stri\#
  ng","null"],"enum":["subscription","nonRenewingSubscription","nonConsumable","consumable",nu\#
  ll]},"entitlements":{"description":"Ids of the entitlements that the product unlocks.","type\#
  ":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},"required":\#
  ["entitlements"],"additionalProperties":false},"ProductId":{"description":"A product, by the\#
   id that the store and the catalogue use.","type":"string","minLength":1,"maxLength":255},"P\#
  roductKind":{"description":"Kind of a product, which determines how a purchase moves and exp\#
  ires.","type":"string","enum":["subscription","nonRenewingSubscription","nonConsumable","con\#
  sumable"]},"Project":{"description":"A project: a namespace for users, purchases, rules and \#
  events, with the counts of its records.","type":"object","properties":{"id":{"$ref":"#/compo\#
  nents/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"\#
  #/components/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant` accepts in \#
  addition to the entitlements of the catalogue.","type":"array","items":{"$ref":"#/components\#
  /schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"},"\#
  clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs that receive th\#
  e project's events. Only `project.webhooks` returns the secrets.","type":"array","items":{"$\#
  ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas/Stores"}\#
  ,"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time of the creation, by t\#
  he project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id",\#
  "rules","products","entitlements","environment","clock","webhooks","stores","createdAt","cou\#
  nts"]},"ProjectEnvironment":{"description":"Which purchases give access: those of production\#
  , those of the sandbox, or both (any).","type":"string","enum":["production","sandbox","any"\#
  ]},"ProjectId":{"description":"A project: a namespace for users, purchases, rules and events\#
  . Projects share no data.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{\#
  "description":"One line in the list of projects.","type":"object","properties":{"id":{"$ref"\#
  :"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdA\#
  t":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"\#
  required":["id","preset","createdAt","counts"]},"Properties":{"description":"Properties by t\#
  heir names. setUserProperty stores at most 100 per customer.","type":"object","propertyNames\#
  ":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/s\#
  chemas/PropertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letters, d\#
  igits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue"\#
  :{"description":"Value of a property.","type":"string","maxLength":500},"Purchase":{"descrip\#
  tion":"One product bought in one store, its transactions and its holders.","type":"object","\#
  properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"\#
  #/components/schemas/TransactionId","description":"The first transaction."},"transactionId":\#
  {"$ref":"#/components/schemas/TransactionId","description":"The latest transaction."},"produ\#
  ct":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKi\#
  nd","description":"Kind that the purchase or the catalogue gives; without it, `subscription`\#
   for a purchase with an end and `nonConsumable` for a purchase without."},"state":{"$ref":"#\#
  /components/schemas/State","description":"Current state; null before the first purchasedAt."\#
  },"holders":{"description":"Who holds the purchase: one id per customer, in byte order.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Device \#
  on which the customer bought; null when there is none.","type":["string","null"]},"storeAcco\#
  unt":{"description":"Store account that bought it; null when there is none.","type":["string\#
  ","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the la\#
  test transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","description":"\#
  Time of the first transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"Last millisecond of the period; null for no end."},"trialStartedAt":{"$ref":"#\#
  /components/schemas/NullableMoment","description":"Time at which a trial began; null without\#
   a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#\#
  /components/schemas/PurchaseEnvironment","description":"Environment of the first transaction\#
  ."},"isFamilyShared":{"description":"Whether a family member bought it and shares it.","type\#
  ":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\".","t\#
  ype":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["\#
  string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string",\#
  "null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]},\#
  "autoRenew":{"description":"Whether it renews automatically: true for a subscription until p\#
  urchase.update says otherwise, false for every other kind.","type":"boolean"},"autoRenewDisa\#
  bledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which auto-r\#
  enew has been off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"Last millisecond of the grace period; null without a grace\#
   period."},"billingRetry":{"description":"Whether the store retries a failed payment.","type\#
  ":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","description":"Time\#
   at which the pause ends; null without a pause."},"refundedAt":{"$ref":"#/components/schemas\#
  /NullableMoment","description":"Time of the refund; null without a refund."},"revokedAt":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Time at which the store withdrew a\#
  ccess; null when it did not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","desc\#
  ription":"Time at which access ended before the end of the period; null when it did not."},"\#
  paused":{"description":"Whether the store says that the subscription is paused.","type":"boo\#
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
  ,"StoreNotification":{"description":"What the store calls its message. Of what the caller fe\#
  tched, and of a bare signed transaction, `id` and `type` are null.","type":"object","propert\#
  ies":{"id":{"description":"Apple's `notificationUUID`, Google's `messageId`, Stripe's event \#
  id.","type":["string","null"]},"type":{"description":"The store's type.","type":["string","n\#
  ull"]},"subtype":{"description":"Apple's subtype; null if there is none.","type":["string","\#
  null"]},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the store ma\#
  de it."},"environment":{"description":"Null if the message does not say it.","type":["string\#
  ","null"],"enum":["production","sandbox",null]}},"required":["id","type","subtype","at","env\#
  ironment"]},"StoreQuestion":{"description":"What to fetch from the store: its kind, and the \#
  ids that the store gave.","type":"object","properties":{"kind":{"type":"string","enum":["sub\#
  scription","product","invoice","checkoutSession"]},"id":{"description":"Id of the object at \#
  Stripe.","type":"string"},"packageName":{"description":"Package of the app at Google.","type\#
  ":"string"},"purchaseToken":{"description":"Token of the purchase at Google.","type":"string\#
  "},"charge":{"description":"Charge whose invoice is to be fetched.","type":"string"},"paymen\#
  tIntent":{"description":"Payment whose invoice is to be fetched.","type":"string"}},"require\#
  d":["kind"]},"StoreResponse":{"description":"An object that the caller fetched from a store'\#
  s API.","type":"object","properties":{"kind":{"description":"What `body` is: of `playStore`,\#
   `subscription` (purchases.subscriptionsv2) or `product` (purchases.productsv2); of `stripe`\#
  , `subscription`, `invoice` or `checkoutSession`.","type":"string","enum":["subscription","p\#
  roduct","invoice","checkoutSession"]},"purchaseToken":{"description":"Token of the purchase \#
  at Google. Required for `playStore` without a payload.","type":"string","minLength":1,"maxLe\#
  ngth":255},"packageName":{"description":"Package of the app at Google.","type":"string","min\#
  Length":1,"maxLength":255},"body":{"description":"The JSON object that the API answered.","t\#
  ype":"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/components/schemas/Moment","\#
  description":"Time of the fetch, RFC 3339, which counts where there is no payload. Default: \#
  the system's now."}},"required":["kind","body"],"additionalProperties":false},"Stores":{"des\#
  cription":"Settings of the stores in which a project sells.","type":"object","properties":{"\#
  appStore":{"$ref":"#/components/schemas/AppStoreSettings","description":"Absent when not def\#
  ined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSettings","description":"Absent w\#
  hen not defined."},"stripe":{"$ref":"#/components/schemas/StripeSettings","description":"Abs\#
  ent when not defined."},"custom":{"description":"Stores of the project's own, in byte order.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":["\#
  custom"]},"StoresChoice":{"description":"New settings of stores. A setting that is left out \#
  stays.","type":"object","properties":{"appStore":{"description":"How the project verifies wh\#
  at the App Store sends. Replaces the settings as a whole; null removes them.","type":["objec\#
  t","null"],"properties":{"apps":{"description":"Apps whose notifications the project takes."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"},"maxItems":100},"environ\#
  ments":{"type":"array","items":{"$ref":"#/components/schemas/AppStoreEnvironment"},"maxItems\#
  ":4,"description":"Environments that the project takes. Default: `Production` and `Sandbox`.\#
   `Xcode` and `LocalTesting` need a project whose `environment` is not `production`."},"roots\#
  ":{"description":"Root certificates that replace Apple's, as DER in base64. Only where the p\#
  roject's `environment` is not `production`. Default: Apple's root.","type":"array","items":{\#
  "type":"string"},"maxItems":10}},"required":["apps"],"additionalProperties":false},"playStor\#
  e":{"description":"How the project takes what Google Play sends. Replaces the settings as a \#
  whole; null removes them.","type":["object","null"],"properties":{"packages":{"description":\#
  "Package names of the apps whose notifications the project takes.","type":"array","items":{"\#
  type":"string","minLength":1,"maxLength":255},"maxItems":100}},"required":["packages"],"addi\#
  tionalProperties":false},"stripe":{"description":"How the project verifies and reads Stripe'\#
  s events. Replaces the settings as a whole; null removes them.","type":["object","null"],"pr\#
  operties":{"secret":{"description":"Signing secret of Stripe's endpoint, with its `whsec_`."\#
  ,"type":"string","minLength":1,"maxLength":255},"oldSecret":{"description":"Secret before, w\#
  hich is accepted too; null when there is none.","type":["string","null"],"minLength":1,"maxL\#
  ength":255},"product":{"description":"Member of Stripe's price that names the product: its `\#
  product`, its own id, or its `lookup_key`.","type":"string","enum":["product","price","looku\#
  pKey"],"default":"product"},"userFrom":{"description":"Members of Stripe's objects that cont\#
  ain the account token: `client_reference_id`, `customer` or `metadata.NAME`. The first that \#
  is there counts. Default: `client_reference_id`.","type":"array","items":{"type":"string","m\#
  inLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref":"#/components/schemas/Duration",\#
  "description":"How long access continues while a renewal is unpaid and Stripe retries it, IS\#
  O 8601. Default: P0D."}},"required":["secret"],"additionalProperties":false},"custom":{"desc\#
  ription":"Stores of the project's own. They replace the previous list as a whole.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":[],"additiona\#
  lProperties":false},"StripeSettings":{"description":"How the project reads Stripe's events. \#
  Only `project.stores` returns the secrets.","type":"object","properties":{"secret":{"descrip\#
  tion":"Signing secret of Stripe's endpoint, with its `whsec_`. Only in `project.stores`.","t\#
  ype":"string","minLength":1,"maxLength":255},"oldSecret":{"description":"Secret before, whic\#
  h is accepted too; null when there is none. Only in `project.stores`.","type":["string","nul\#
  l"],"minLength":1,"maxLength":255},"product":{"description":"Member of Stripe's price that n\#
  ames the product: its `product`, its own id, or its `lookup_key`.","type":"string","enum":["\#
  product","price","lookupKey"]},"userFrom":{"description":"Members of Stripe's objects that c\#
  ontain the account token: `client_reference_id`, `customer` or `metadata.NAME`. The first th\#
  at is there counts.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},\#
  "maxItems":10},"grace":{"$ref":"#/components/schemas/Duration","description":"How long acces\#
  s continues while a renewal is unpaid and Stripe retries it, ISO 8601."}},"required":["produ\#
  ct","userFrom","grace"]},"SubscriptionId":{"description":"Id of a subscription. It is unique\#
   within one connection.","type":"string"},"SuggestedCall":{"description":"A complete call th\#
  at would make the entitlement active. The daemon has tried it in a dry run.","type":"object"\#
  ,"properties":{"method":{"description":"Method of the call.","type":"string"},"params":{"des\#
  cription":"Params of the call.","type":"object"},"role":{"description":"Role that the caller\#
   needs.","type":"string","enum":["read","write","admin"]},"text":{"description":"An explanat\#
  ion in one sentence.","type":"string"}},"required":["method","params","role","text"]},"Trans\#
  action":{"description":"One transaction of a purchase: a paid period or a single payment. A \#
  member that is not required is absent when it is not set.","type":"object","properties":{"tr\#
  ansactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/s\#
  chemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$\#
  ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment\#
  "},"isFamilyShared":{"description":"Whether a family member bought it and shares it. An expo\#
  rt always shows this member and those up to `attributes`.","type":"boolean"},"price":{"descr\#
  iption":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"cur\#
  rency":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{\#
  "description":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"descr\#
  iption":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/comp\#
  onents/schemas/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","description":\#
  "The kind that the store named."},"environment":{"$ref":"#/components/schemas/PurchaseEnviro\#
  nment","description":"The environment that the store named."},"autoRenew":{"description":"Fa\#
  lse while auto-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/\#
  schemas/Moment","description":"Time since which auto-renew has been off."},"gracePeriodExpir\#
  esAt":{"$ref":"#/components/schemas/Moment","description":"Last moment of the grace period."\#
  },"billingRetry":{"description":"True while the store retries a failed payment.","type":"boo\#
  lean"},"pausedUntil":{"$ref":"#/components/schemas/Moment","description":"Time at which the \#
  pause ends."},"refundedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the \#
  refund."},"revokedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the\#
   store withdrew access."},"endedAt":{"$ref":"#/components/schemas/Moment","description":"Tim\#
  e at which access ended before the end of the period."},"paused":{"description":"True while \#
  the store says that the subscription is paused.","type":"boolean"},"renewsAs":{"$ref":"#/com\#
  ponents/schemas/ProductId","description":"Product of the next period."},"endReason":{"$ref":\#
  "#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time since which billing has failed."},"asOf":{"$ref":"#/components/schemas/Mome\#
  nt","description":"Time of the newest statement about the transaction."}},"required":["trans\#
  actionId","product","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId":{"descri\#
  ption":"Id that a store gives to a transaction.","type":"string","minLength":1,"maxLength":2\#
  55},"User":{"description":"The current user of a device, or the user that an id belongs to."\#
  ,"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId","description":"For\#
   a device: the identified user, or else the anonymous user. For an id: that id if it is iden\#
  tified, or else the customer's identified id, or its anonymous id if it has none."},"anonymo\#
  usId":{"description":"For a device: its anonymous user. For an id: that id if it is anonymou\#
  s, or else null.","type":["string","null"]},"identityId":{"description":"Id of the identifie\#
  d user; null for an anonymous user.","type":["string","null"]},"customerId":{"$ref":"#/compo\#
  nents/schemas/UserId","description":"Id of the customer. It stays the same across logins, an\#
  d every userId param accepts it."},"aliases":{"description":"Every id of the customer, in by\#
  te order. It omits the customerId of a customer that began with an identified user.","type":\#
  "array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/components/schem\#
  as/DeviceId","description":"Id of the device; absent when the request names a user."},"creat\#
  edAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the customer was cr\#
  eated."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"required":["id",\#
  "anonymousId","identityId","customerId","aliases","createdAt","environment"]},"UserId":{"des\#
  cription":"Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to `us\#
  erIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is bloc\#
  kedUserId and a longer id userIdTooLong, so this schema has no length.","type":"string"},"Wa\#
  rning":{"description":"A sign that an accepted request may be a mistake.","type":"object","p\#
  roperties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement","subscript\#
  ionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken","accountTokenDiffers","tra\#
  nsactionDiffers","unknownNotification"]},"message":{"description":"An explanation in one sen\#
  tence.","type":"string"},"nearest":{"description":"Similar names that exist, nearest first. \#
  An unknown entitlement always has it.","type":"array","items":{"type":"string"}},"fields":{"\#
  description":"In sameMoment: the fields that two statements of one moment give different val\#
  ues.","type":"array","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":{"\#
  description":"A URL that receives a project's events, with its secrets. Only an admin can re\#
  ad it.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secr\#
  et":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Second secret \#
  that also signs each delivery; null when there is none.","type":["string","null"]},"authoriz\#
  ation":{"description":"What posts carry in their header `Authorization`; null when they carr\#
  y none.","type":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookFormat"},"p\#
  aused":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"\#
  },"consumer":{"$ref":"#/components/schemas/ConsumerId","description":"Name of the consumer w\#
  hose cursor is the webhook's position. A replay gives the webhook another one."},"cursor":{"\#
  $ref":"#/components/schemas/Cursor","description":"The webhook's position: all events up to \#
  this cursor are delivered."}},"required":["url","secret","oldSecret","authorization","format\#
  ","paused","consumer","cursor"]},"WebhookChoice":{"description":"A URL that receives the pro\#
  ject's events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl\#
  "},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/\#
  schemas/WebhookSecret","description":"Second secret that also signs each delivery, until eve\#
  ry receiver knows the new secret."},"authorization":{"description":"Secret that posts carry \#
  in their header `Authorization`, with the format `qonversion` after `Basic `. Printable ASCI\#
  I, without a space at either end.","type":"string","minLength":1,"maxLength":1000},"format":\#
  {"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"required":["url","secre\#
  t"],"additionalProperties":false},"WebhookFailure":{"description":"The latest failed attempt\#
   for the oldest event that waits for another one; if no event waits, the latest failed attem\#
  pt.","type":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","description":\#
  "Time of the latest attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":\#
  "Cursor of the event."},"reason":{"description":"Why the attempt failed, for people.","type"\#
  :"string","maxLength":500},"attempts":{"description":"Number of attempts so far to post the \#
  event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Time of the next attempt; null if the event is delivered or no progra\#
  m posts it."}},"required":["at","cursor","reason","attempts","nextAttemptAt"]},"WebhookForma\#
  t":{"description":"Format of a delivery. `entitled`: the event as in the log. `purchasely`, \#
  `revenuecat` and `qonversion`: as these systems document it (webhooks.md).","type":"string",\#
  "enum":["entitled","purchasely","revenuecat","qonversion"]},"WebhookReport":{"description":"\#
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
  rule` name them. In `user.import` there is no `rule`: the import does not name the holder. N\#
  othing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlem\#
  ent":{"code":1203,"message":"A call grants or explains an entitlement that the project does \#
  not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retryable":fa\#
  lse}},"notAManualGrant":{"code":1204,"message":"The user has no active grant of this entitle\#
  ment. For example, a purchase gives it, or the grant has ended.","data":{"kind":"notAManualG\#
  rant","retryable":false}},"clockNotManual":{"code":1205,"message":"The project uses the syst\#
  em's clock, which cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}},"\#
  cannotUndo":{"code":1206,"message":"The daemon cannot undo the link. Nothing changes. `obsta\#
  cle` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `no\#
  Link`: the event linked nothing; `undone`: the link is already undone; `isUndo`: the event c\#
  omes from an undo; `laterAlias`: a later alias merged the customer with another user; `tooMu\#
  ch`: too many users and purchases depend on the link; `unclear`: a deletion erased part of t\#
  he history. `event` is the id of the event that prevents the undo.","data":{"kind":"cannotUn\#
  do","retryable":false}},"unknownConsumer":{"code":1207,"message":"No consumer of this name h\#
  as acknowledged an event. `events.acknowledge` does not create a name that begins with `webh\#
  ook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},"unkn\#
  ownWebhook":{"code":1208,"message":"The project has no webhook with this URL. The error does\#
   not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},"idempotencyConfli\#
  ct":{"code":1300,"message":"A call of the same method used this key with other params in the\#
   last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},"storageFull":{"co\#
  de":1400,"message":"The disk has no room for the write. Nothing changes, and reading still w\#
  orks.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"message\#
  ":"The write may not be on the disk: the daemon stops, and its next start shows what is stor\#
  ed. Or the daemon cannot read a record that the request needs: then it keeps running.","data\#
  ":{"kind":"storageFailed","retryable":false}},"overloaded":{"code":1402,"message":"More requ\#
  ests are waiting than the daemon accepts. Nothing changes. With a null `id`, the daemon drop\#
  ped an unfinished line, and `limit` is the total size of all unfinished lines.","data":{"kin\#
  d":"overloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"The daemon h\#
  as reached its maximum of connections. It replies to the first line with this error and clos\#
  es the connection.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{\#
  "code":1404,"message":"The daemon is shutting down. Nothing changes.","data":{"kind":"shutti\#
  ngDown","retryable":true}},"unverified":{"code":1500,"message":"The daemon does not trust wh\#
  at `store.notify` got: `reason` is `malformed`, `algorithm`, `chainLength`, `certificate`, `\#
  chain`, `extension`, `validity`, `signature`, `app`, `environment`, `unsignedEnvironment` or\#
   `age`; stores.md says what each means. `httpStatus` is what the web server should answer.",\#
  "data":{"kind":"unverified","retryable":false}},"storeNotConfigured":{"code":1501,"message":\#
  "The project does not define the store of `store.notify`. The store sends the notification a\#
  gain if the web server answers `httpStatus`.","data":{"kind":"storeNotConfigured","retryable\#
  ":true}},"verifierMissing":{"code":1502,"message":"The system has no libcrypto, which verifi\#
  es what Apple signed. All other methods work.","data":{"kind":"verifierMissing","retryable":\#
  true}},"verifierFailed":{"code":1503,"message":"The process that verifies what Apple signed \#
  ended, or took more than two seconds. The daemon starts it again.","data":{"kind":"verifierF\#
  ailed","retryable":true}}}}}\#

  """#
