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
  f stores. Its `custom` lists stores of the project's own, up to 20. A custom store stays whi\#
  le a purchase names it. Default for a new project: none.","schema":{"$ref":"#/components/sch\#
  emas/StoresChoice"}},{"name":"dryRun","required":false,"summary":"Computes the result and th\#
  e events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"i\#
  dempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same pa\#
  rams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"\#
  result":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/compon\#
  ents/schemas/Project"},"dryRun":{"description":"True in a dry run; otherwise absent.","type"\#
  :"boolean"},"events":{"description":"The events that the call would emit. Only in a dry run.\#
   The changes of access that a new catalogue causes come later, and are not in the list.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True w\#
  hen this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"\#
  required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1300,"message":"A call of the same meth\#
  od used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflic\#
  t","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing c\#
  hanges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":14\#
  01,"message":"The write may not be on the disk: the daemon stops, and its next start shows w\#
  hat is stored. Or the daemon cannot read a record that the request needs: then it keeps runn\#
  ing.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new project\#
  ","params":[{"name":"project","value":"news"},{"name":"rules","value":{"preset":"qonversion"\#
  ,"onRestore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"re\#
  sult":{"name":"result","value":{"project":{"id":"news","rules":{"preset":"qonversion","anony\#
  mousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFir\#
  st","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRe\#
  store":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchase\#
  s":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"entitlements":[],"environment":"production","clock":{"\#
  kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"creat\#
  edAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0\#
  ,"unclaimed":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"method":"project\#
  .define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iph\#
  one"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"result","value"\#
  :{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdent\#
  ifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","on\#
  AnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHo\#
  lders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":25\#
  5,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"entitlements":["vip"],"environment":"production","clock":{"kind":"manual","now":"202\#
  6-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":\#
  {"devices":1,"users":1,"customers":1,"purchases":0,"unclaimed":0,"events":1}}}}},{"name":"we\#
  bhooks","params":[{"name":"project","value":"news"},{"name":"clock","value":{"manual":"2026-\#
  01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events","secr\#
  et":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","secret\#
  ":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]}],"res\#
  ult":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{},"entit\#
  lements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.0\#
  00Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"https://e\#
  xample.com/purchases","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026-01-01\#
  T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"e\#
  vents":0}}}}}]},{"name":"project.describe","summary":"Returns the definition of a project wi\#
  th every rule, and the number of its records.","x-role":"read","x-since":1,"paramStructure":\#
  "either","params":[{"name":"project","required":false,"summary":"Id of the project.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"}},"\#
  required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"the proj\#
  ect that is there from the start","params":[],"result":{"name":"result","value":{"project":{\#
  "id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"atta\#
  ch","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogo\#
  ut":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOth\#
  ers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"blockedUse\#
  rIds":[""]},"products":{},"entitlements":[],"environment":"production","clock":{"kind":"syst\#
  em"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices":0,"users\#
  ":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":"project.list","summ\#
  ary":"Lists the projects, sorted by id in byte order.","x-role":"read","x-since":1,"paramStr\#
  ucture":"either","params":[{"name":"project","required":false,"summary":"Has no effect, but \#
  must exist: a client can send it with every call.","schema":{"$ref":"#/components/schemas/Pr\#
  ojectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","propert\#
  ies":{"projects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSummary"}}},"r\#
  equired":["projects"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"one proj\#
  ect","params":[],"result":{"name":"result","value":{"projects":[{"id":"default","preset":"qo\#
  nversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,\#
  "unclaimed":0,"events":0}}]}}}]},{"name":"project.webhooks","summary":"Returns the webhooks \#
  of a project with their secrets.","x-role":"admin","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#\#
  /components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"t\#
  ype":"object","properties":{"webhooks":{"type":"array","items":{"$ref":"#/components/schemas\#
  /Webhook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daem\#
  on has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"\#
  name":"a webhook that was defined after the first event","x-given":[{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"http://12\#
  7.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"webhoo\#
  ks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"format":"entitled",\#
  "paused":false,"consumer":"webhook-1","cursor":"1"}]}}}]},{"name":"purchase","summary":"Reco\#
  rds a store transaction, and sets the holders of a new purchase.","x-role":"write","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of th\#
  e device on which the customer bought.","schema":{"$ref":"#/components/schemas/DeviceId"}},{\#
  "name":"userId","required":false,"summary":"Id of the buyer, instead of `device`. The daemon\#
   creates an unknown user, so that no payment is lost.","schema":{"$ref":"#/components/schema\#
  s/UserId"}},{"name":"product","required":true,"summary":"Id of the product. The daemon also \#
  records a product that the catalogue does not have.","schema":{"$ref":"#/components/schemas/\#
  ProductId"}},{"name":"store","required":true,"summary":"Store that took the payment: appStor\#
  e, macAppStore, playStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or\#
   one of the project's `stores.custom`.","schema":{"$ref":"#/components/schemas/Store"}},{"na\#
  me":"transactionId","required":true,"summary":"The store's id of this transaction.","schema"\#
  :{"$ref":"#/components/schemas/TransactionId"}},{"name":"originalTransactionId","required":f\#
  alse,"summary":"Id of the first transaction of the same purchase. Default: `transactionId`."\#
  ,"schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"kind","required":false,"su\#
  mmary":"Kind of the product. It overrides the kind in the catalogue.","schema":{"$ref":"#/co\#
  mponents/schemas/ProductKind"}},{"name":"purchasedAt","required":false,"summary":"Purchase t\#
  ime, RFC 3339. Default: `asOf`, or now.","schema":{"$ref":"#/components/schemas/Moment"}},{"\#
  name":"expiresAt","required":false,"summary":"Last millisecond of the paid period, RFC 3339.\#
   Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"periodType","re\#
  quired":false,"summary":"Price of the period: full (normal), a trial, or introductory (intro\#
  ).","schema":{"$ref":"#/components/schemas/PeriodType","default":"normal"}},{"name":"environ\#
  ment","required":false,"summary":"Environment of the store: production, or sandbox for test \#
  purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment","default":"productio\#
  n"}},{"name":"isFamilyShared","required":false,"summary":"Whether a family member bought it \#
  and shares it.","schema":{"type":"boolean","default":false}},{"name":"price","required":fals\#
  e,"summary":"Price that the customer paid: a decimal number in a string, for example \"9.99\\#
  ".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","required":false,"sum\#
  mary":"Currency of the price: an ISO 4217 code, for example EUR.","schema":{"$ref":"#/compon\#
  ents/schemas/Currency"}},{"name":"country","required":false,"summary":"Country of the purcha\#
  se: an ISO 3166 code, for example DE.","schema":{"$ref":"#/components/schemas/Country"}},{"n\#
  ame":"offerCode","required":false,"summary":"Offer code that the customer redeemed.","schema\#
  ":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes","required":false,"su\#
  mmary":"Up to 20 strings of your own, which the events of this purchase repeat.","schema":{"\#
  $ref":"#/components/schemas/Attributes"}},{"name":"asOf","required":false,"summary":"Time at\#
   which the store made this statement, RFC 3339. Default: none, which makes it a statement of\#
   the caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"replaces","requ\#
  ired":false,"summary":"Purchase of the same store that this one takes over: its `originalTra\#
  nsactionId`, or one of its keys. Google calls it linkedPurchaseToken.","schema":{"$ref":"#/c\#
  omponents/schemas/TransactionId"}},{"name":"keys","required":false,"summary":"Up to ten furt\#
  her names of the purchase, for example a Google order id. Each finds it wherever `originalTr\#
  ansactionId` is a param.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Tra\#
  nsactionId"},"maxItems":10}},{"name":"accountToken","required":false,"summary":"Account toke\#
  n of the purchase. When the call names a user or a device, it is registered for that user.",\#
  "schema":{"$ref":"#/components/schemas/AccountToken"}},{"name":"project","required":false,"s\#
  ummary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events wit\#
  hout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKe\#
  y","required":false,"summary":"Makes a retry safe: the same key with the same params returns\#
   the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"na\#
  me":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schema\#
  s/Purchase"},"created":{"description":"True when the purchase is new.","type":"boolean"},"ou\#
  tcome":{"description":"recorded: a new purchase. received: the buyer did not hold the purcha\#
  se, and holds it now. claimed: the purchase had no holder before; now the buyer holds it. pl\#
  anChanged: a new transaction with another product. renewed: any other new transaction. updat\#
  ed: a fact with `asOf` changed a known transaction. stale: newer information was there for a\#
  ll that differed. unchanged: all was so already, a known transaction without `asOf`, or a ne\#
  w transaction that is older than the latest.","type":"string","enum":["recorded","renewed","\#
  planChanged","received","claimed","updated","stale","unchanged"]},"stale":{"description":"Th\#
  e params that lost against newer information; absent when there are none.","type":"array","i\#
  tems":{"type":"string"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","descrip\#
  tion":"The buyer's entitlements after the call. Without `device` and `userId`: those of the \#
  holder, or none if the purchase has no holder."},"warnings":{"description":"Absent when ther\#
  e are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun"\#
  :{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descript\#
  ion":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored res\#
  ult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase","cre\#
  ated","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project h\#
  as no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message\#
  ":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"ki\#
  nd":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scal\#
  ars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}\#
  },{"code":1104,"message":"The id begins with the project's anonymous prefix, or it is the id\#
   of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},\#
  {"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","re\#
  tryable":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of the \#
  project keeps it there. `holder` and `rule` name them. Nothing changes.","data":{"kind":"pur\#
  chaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the same method us\#
  ed this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","r\#
  etryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing change\#
  s, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"m\#
  essage":"The write may not be on the disk: the daemon stops, and its next start shows what i\#
  s stored. Or the daemon cannot read a record that the request needs: then it keeps running."\#
  ,"data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a subscription","x\#
  -given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","\#
  entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"insta\#
  ll","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"pro\#
  duct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value"\#
  :"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result",\#
  "value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000\#
  ","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"de\#
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
  originalTransactionId":"1000"}}}}},{"name":"the same transaction again","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store"\#
  :"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"nam\#
  e":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"\#
  appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T0\#
  0:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalT\#
  ransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state\#
  ":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"\#
  2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02\#
  -01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","i\#
  sFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew\#
  ":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUn\#
  til":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"\#
  endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCou\#
  nt":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","perio\#
  dType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.00\#
  0Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","entitlements\#
  ":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"\#
  appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":\#
  "2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":nul\#
  l,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production"\#
  ,"store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"by a\#
   user who is logged in","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"\#
  device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name\#
  ":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","\#
  value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"re\#
  sult","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId"\#
  :"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}\#
  ","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z\#
  ","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tria\#
  lStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"pr\#
  ice":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisable\#
  dAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":n\#
  ull,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billing\#
  IssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"accountToken":nul\#
  l,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchas\#
  edAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T0\#
  0:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premiu\#
  m","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"wi\#
  llRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z"\#
  ,"expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"au\#
  toRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","trans\#
  actionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method\#
  ":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"de\#
  vice":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store\#
  ":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"20\#
  25-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","v\#
  alue":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1001"}\#
  ,{"name":"originalTransactionId","value":"1000"},{"name":"purchasedAt","value":"2025-12-15T0\#
  0:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"re\#
  sult","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId"\#
  :"1001","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}\#
  "],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurc\#
  hasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":\#
  null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"c\#
  urrency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"g\#
  racePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revoked\#
  At":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":nul\#
  l,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":1,"accountToken":null,"transacti\#
  ons":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2025-\#
  11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z\#
  "},{"transactionId":"1001","product":"monthly","periodType":"normal","purchasedAt":"2025-12-\#
  15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]\#
  },"created":false,"outcome":"renewed","entitlements":{"premium":{"id":"premium","active":tru\#
  e,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grant\#
  Type":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2\#
  026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00\#
  .000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabled\#
  At":null,"renewsCount":1,"environment":"production","store":"appStore","transactionId":"1001\#
  ","originalTransactionId":"1000"}}}}},{"name":"a product that the catalogue does not know","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"na\#
  me":"userId","value":"user_id_1"},{"name":"product","value":"montly"},{"name":"store","value\#
  ":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"result","value":{"pur\#
  chase":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"mo\#
  ntly","kind":"nonConsumable","state":"active","holders":["user_id_1"],"device":null,"storeAc\#
  count":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal","environment":"productio\#
  n","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"auto\#
  Renew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pa\#
  usedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":\#
  null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"ren\#
  ewsCount":0,"accountToken":null,"transactions":[{"transactionId":"pi_1","product":"montly","\#
  periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"asOf":"2026-\#
  01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"\#
  kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.up\#
  date","summary":"Updates a purchase, for example after a refund. Omitted params keep their v\#
  alue.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"store","req\#
  uired":true,"summary":"Store that took the payment.","schema":{"$ref":"#/components/schemas/\#
  Store"}},{"name":"originalTransactionId","required":true,"summary":"Id of the first transact\#
  ion of the purchase.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"expir\#
  esAt","required":false,"summary":"New last millisecond of the paid period, RFC 3339; null: n\#
  o end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"autoRenew","requir\#
  ed":false,"summary":"Whether the subscription renews automatically; null: true for a subscri\#
  ption, else false.","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","re\#
  quired":false,"summary":"Last millisecond of the grace period, RFC 3339; null: no grace peri\#
  od.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","requir\#
  ed":false,"summary":"Whether the store retries a failed payment; null: false.","schema":{"ty\#
  pe":["boolean","null"]}},{"name":"pausedUntil","required":false,"summary":"Time at which the\#
   pause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/components/schemas/NullableMomen\#
  t"}},{"name":"refundedAt","required":false,"summary":"Time of the refund, RFC 3339; null: no\#
   refund.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","requ\#
  ired":false,"summary":"Time at which the store withdrew access, RFC 3339, for example when f\#
  amily sharing ends; null: not withdrawn.","schema":{"$ref":"#/components/schemas/NullableMom\#
  ent"}},{"name":"product","required":false,"summary":"Id of the product from now on: a change\#
   of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"transactionId","requ\#
  ired":false,"summary":"Transaction of which the store speaks. Required with `asOf`. Default:\#
   the latest; for a refund or a revocation, the latest that was bought at or before its momen\#
  t.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"asOf","required":false,\#
  "summary":"Time at which the store made this statement, RFC 3339. Default: none, which makes\#
   it a statement of the caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name\#
  ":"endedAt","required":false,"summary":"Time at which access ended before the end of the per\#
  iod, RFC 3339. Null clears it.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"n\#
  ame":"paused","required":false,"summary":"Whether the subscription is paused, with or withou\#
  t a known end.","schema":{"type":["boolean","null"]}},{"name":"renewsAs","required":false,"s\#
  ummary":"Product of the next period. It gives no access. Null: the same product.","schema":{\#
  "type":["string","null"],"minLength":1,"maxLength":255}},{"name":"endReason","required":fals\#
  e,"summary":"Why the purchase ended, or will end. Null clears it.","schema":{"$ref":"#/compo\#
  nents/schemas/EndReason"}},{"name":"project","required":false,"summary":"Id of the project."\#
  ,"schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","r\#
  equired":false,"summary":"Computes the result and the events without changing anything.","sc\#
  hema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary\#
  ":"Makes a retry safe: the same key with the same params returns the stored result.","schema\#
  ":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"outcome":{"des\#
  cription":"applied: a field changed. stale: newer information was there for all that differe\#
  d. unchanged: all was so already.","type":"string","enum":["applied","stale","unchanged"]},"\#
  stale":{"description":"The params that lost against newer information; absent when there are\#
   none.","type":"array","items":{"type":"string"}},"warnings":{"description":"Absent when the\#
  re are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun\#
  ":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descrip\#
  tion":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$re\#
  f":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored re\#
  sult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase","ou\#
  tcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong ty\#
  pe or out of range, or two parameters exclude each other. `field` points to it; `nearest` li\#
  sts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message\#
  ":"The caller's role is lower than the role that the method needs. `uid` and `role` are the \#
  caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permiss\#
  ionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","dat\#
  a":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no p\#
  urchase with this store and originalTransactionId, or the purchase has no such transaction. \#
  Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message\#
  ":"A call of the same method used this key with other params in the last 24 hours.","data":{\#
  "kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no roo\#
  m for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","re\#
  tryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, \#
  and its next start shows what is stored. Or the daemon cannot read a record that the request\#
   needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"example\#
  s":[{"name":"auto-renew turned off","x-given":[{"method":"project.define","params":{"product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase"\#
  ,"params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","\#
  expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"nam\#
  e":"originalTransactionId","value":"1000"},{"name":"autoRenew","value":false}],"result":{"na\#
  me":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transac\#
  tionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anon\#
  ymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","fi\#
  rstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStar\#
  tedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":\#
  null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt"\#
  :"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":n\#
  ull,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endRea\#
  son":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,\#
  "accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType"\#
  :"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","a\#
  utoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00\#
  .000Z"}]},"outcome":"applied"}}},{"name":"a refund","x-given":[{"method":"project.define","p\#
  arams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"me\#
  thod":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transac\#
  tionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"\#
  appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":"202\#
  6-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","\#
  originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscriptio\#
  n","state":"refunded","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"pur\#
  chasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"pro\#
  duction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null\#
  ,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":fals\#
  e,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null\#
  ,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"repl\#
  acedBy":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":\#
  "1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01\#
  -01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund that was none","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","\#
  store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":\#
  "purchase.update","params":{"store":"appStore","originalTransactionId":"1000","refundedAt":"\#
  2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"original\#
  TransactionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result"\#
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
  "outcome":"applied"}}}]},{"name":"restore","summary":"Restores the purchases of a device's s\#
  tore account for its current user.","x-role":"write","x-since":1,"paramStructure":"either","\#
  params":[{"name":"device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/\#
  components/schemas/DeviceId"}},{"name":"purchases","required":false,"summary":"Purchases to \#
  restore, from any store account; an empty list restores nothing. Default: every purchase of \#
  the device's store account.","schema":{"type":"array","items":{"$ref":"#/components/schemas/\#
  PurchaseRef"},"maxItems":1000}},{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRu\#
  n","required":false,"summary":"Computes the result and the events without changing anything.\#
  ","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"su\#
  mmary":"Makes a retry safe: the same key with the same params returns the stored result.","s\#
  chema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"restored":{"descr\#
  iption":"Purchases that the user holds now and did not hold before.","type":"array","items":\#
  {"$ref":"#/components/schemas/Move"}},"transferred":{"description":"Those of `restored` that\#
   another user lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":\#
  {"description":"Purchases that a rule refused to restore.","type":"array","items":{"$ref":"#\#
  /components/schemas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","d\#
  escription":"The user's entitlements after the call."},"warnings":{"description":"Absent whe\#
  n there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"d\#
  ryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"de\#
  scription":"The events that the call would emit. Only in a dry run.","type":"array","items":\#
  {"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stor\#
  ed result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["user","r\#
  estored","transferred","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"messag\#
  e":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"co\#
  de":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retrya\#
  ble":false}},{"code":1201,"message":"The project has no purchase with this store and origina\#
  lTransactionId, or the purchase has no such transaction. Nothing changes.","data":{"kind":"u\#
  nknownPurchase","retryable":false}},{"code":1300,"message":"A call of the same method used t\#
  his key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retry\#
  able":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, a\#
  nd reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"messa\#
  ge":"The write may not be on the disk: the daemon stops, and its next start shows what is st\#
  ored. Or the daemon cannot read a record that the request needs: then it keeps running.","da\#
  ta":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"after a reinstall","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone","storeAccount":"ann"}},{"method":"purchase","params":{"device\#
  ":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-0\#
  2-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ipad","storeAccount":"ann"}}],\#
  "params":[{"name":"device","value":"ipad"}],"result":{"name":"result","value":{"user":{"id":\#
  "{{new}}","anonymousId":"{{new}}","identityId":null,"customerId":"{{new}}","aliases":["{{new\#
  }}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"res\#
  tored":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subsc\#
  ription","from":["{{any}}"],"to":"{{new}}","shared":true}],"transferred":[],"refused":[],"en\#
  titlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly",\#
  "source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","s\#
  tartedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpi\#
  resAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:0\#
  0:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"p\#
  roduction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"n\#
  ame":"nothing to restore","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","v\#
  alue":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousI\#
  d":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"\#
  ],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"rest\#
  ored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"name":"revoke","summary":"En\#
  ds a grant.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"devic\#
  e","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/Dev\#
  iceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.",\#
  "schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summ\#
  ary":"Id of the entitlement that was granted.","schema":{"$ref":"#/components/schemas/Entitl\#
  ementId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"\#
  summary":"Computes the result and the events without changing anything.","schema":{"type":"b\#
  oolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry\#
   safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/com\#
  ponents/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas\#
  /Entitlement","description":"The entitlement after the call. A purchase may still give it."}\#
  ,"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{\#
  "description":"The events that the call would emit. Only in a dry run.","type":"array","item\#
  s":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the s\#
  tored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["entit\#
  lement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of range, or two parameters exclude each other. `field` points to it; `nearest` l\#
  ists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The caller's role is lower than the role that the method needs. `uid` and `role` are the\#
   caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permis\#
  sionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","da\#
  ta":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no s\#
  uch user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user \#
  may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blocke\#
  dUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than th\#
  e project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1\#
  200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":\#
  false}},{"code":1204,"message":"The user has no active grant of this entitlement. For exampl\#
  e, a purchase gives it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable\#
  ":false}},{"code":1300,"message":"A call of the same method used this key with other params \#
  in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400\#
  ,"message":"The disk has no room for the write. Nothing changes, and reading still works.","\#
  data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be \#
  on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot\#
   read a record that the request needs: then it keeps running.","data":{"kind":"storageFailed\#
  ","retryable":false}}],"examples":[{"name":"a grant","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"m\#
  ethod":"grant","params":{"device":"iphone","entitlement":"premium"}}],"params":[{"name":"dev\#
  ice","value":"iphone"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","\#
  value":{"entitlement":{"id":"premium","active":false,"state":"revoked","productId":null,"sou\#
  rce":"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":\#
  null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0\#
  ,"environment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"n\#
  ame":"rpc.discover","summary":"Returns this protocol as an OpenRPC document.","x-role":"read\#
  ","x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"des\#
  cription":"The OpenRPC document, with `x-role` on every method.","type":"object","properties\#
  ":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods":{"type":"array","items":{"\#
  type":"object"}},"components":{"type":"object"}},"required":["openrpc","info","methods","com\#
  ponents"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}}],"examples":[{"name":"the document","params":[],"result":{"\#
  name":"result","value":{"openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components\#
  ":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists the methods, or describes one me\#
  thod.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"method","req\#
  uired":false,"summary":"Name of the method to describe. Default: the list of all methods.","\#
  schema":{"type":"string"}}],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"methods":{"description":"All methods, sorted by name. Only without `method`.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/MethodSummary"}},"method":{"description":"The meth\#
  od's entry in the OpenRPC document. Only with `method`.","type":"object"},"components":{"des\#
  cription":"The schemas that the entry refers to, in `schemas`. Only with `method`.","type":"\#
  object"}},"required":[]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknow\#
  n, of a wrong type or out of range, or two parameters exclude each other. `field` points to \#
  it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"cod\#
  e":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and\#
   `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":\#
  {"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"all methods","params":[\#
  ],"result":{"name":"result","value":{"methods":"{{any}}"}}},{"name":"one method","params":[{\#
  "name":"method","value":"logout"}],"result":{"name":"result","value":{"method":"{{any}}","co\#
  mponents":"{{any}}"}}}]},{"name":"server.info","summary":"Returns the daemon's version and l\#
  imits, and the caller's role.","x-role":"read","x-since":1,"paramStructure":"either","params\#
  ":[],"result":{"name":"result","schema":{"type":"object","properties":{"version":{"descripti\#
  on":"Version of the daemon.","type":"string"},"protocol":{"description":"Version of this pro\#
  tocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"descr\#
  iption":"Milliseconds since the daemon started.","type":"integer","minimum":0},"peer":{"$ref\#
  ":"#/components/schemas/Peer"}},"required":["version","protocol","limits","uptimeMs","peer"]\#
  }},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or o\#
  ut of range, or two parameters exclude each other. `field` points to it; `nearest` lists sim\#
  ilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The \#
  caller's role is lower than the role that the method needs. `uid` and `role` are the caller'\#
  s (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDeni\#
  ed","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","\#
  value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","peer":{"ui\#
  d":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","sum\#
  mary":"Checks that the daemon replies.","x-role":"read","x-since":1,"paramStructure":"either\#
  ","params":[{"name":"echo","required":false,"summary":"Value that the reply repeats, without\#
   the white space between its tokens.","schema":{"description":"Any JSON value."}}],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"pong":{"description":"Always true.\#
  ","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"Time of the s\#
  ystem clock."},"echo":{"description":"The value from the request; absent when the request ha\#
  s none."}},"required":["pong","now"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","pa\#
  rams":[],"result":{"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an \#
  echo","params":[{"name":"echo","value":["hello",1]}],"result":{"name":"result","value":{"pon\#
  g":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"server.stats","summary":"Returns co\#
  unts and durations of requests, commits and background work since the daemon's start.","x-ro\#
  le":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","sche\#
  ma":{"type":"object","properties":{"uptimeMs":{"description":"Milliseconds since the daemon \#
  started.","type":"integer","minimum":0},"methods":{"description":"The methods that were call\#
  ed since the daemon's start, by name.","type":"object","additionalProperties":{"$ref":"#/com\#
  ponents/schemas/MethodStats"}},"refusals":{"$ref":"#/components/schemas/ErrorCounts"},"slowR\#
  equests":{"description":"Requests that took longer than the threshold `--log-slow` since the\#
   daemon's start.","type":"integer","minimum":0},"cache":{"$ref":"#/components/schemas/CacheS\#
  tats"},"connections":{"$ref":"#/components/schemas/ConnectionStats"},"turns":{"$ref":"#/comp\#
  onents/schemas/Durations"},"commits":{"$ref":"#/components/schemas/CommitStats"},"storage":{\#
  "$ref":"#/components/schemas/StorageStats"},"feed":{"$ref":"#/components/schemas/FeedStats"}\#
  ,"background":{"$ref":"#/components/schemas/BackgroundStats"}},"required":["uptimeMs","metho\#
  ds","refusals","slowRequests","cache","connections","turns","commits","feed","background"]}}\#
  ,"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out\#
   of range, or two parameters exclude each other. `field` points to it; `nearest` lists simil\#
  ar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The ca\#
  ller's role is lower than the role that the method needs. `uid` and `role` are the caller's \#
  (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied\#
  ","retryable":false}},{"code":1401,"message":"The write may not be on the disk: the daemon s\#
  tops, and its next start shows what is stored. Or the daemon cannot read a record that the r\#
  equest needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"e\#
  xamples":[{"name":"a new daemon in memory","params":[],"result":{"name":"result","value":{"u\#
  ptimeMs":"{{any}}","methods":{},"refusals":{},"slowRequests":0,"cache":"{{any}}","connection\#
  s":"{{any}}","turns":"{{any}}","commits":"{{any}}","feed":{"waits":0,"subscriptions":0,"cons\#
  umers":[],"moreConsumers":false},"background":{"expiriesDue":0,"expiriesLateMs":0,"erasures"\#
  :0,"erasuresHalted":false,"catalogueChanges":0}}}},{"name":"one method was called, and a con\#
  sumer is behind","x-given":[{"method":"install","params":{"device":"phone"}},{"method":"even\#
  ts.acknowledge","params":{"consumer":"mailer","cursor":"0"}}],"params":[],"result":{"name":"\#
  result","value":{"uptimeMs":"{{any}}","methods":{"install":{"requests":1,"errors":{},"durati\#
  ons":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}","buckets":["{{any}}"]}},"events.\#
  acknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cache":{"replies":0,"replyHits":0,"r\#
  ecords":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{any}}"},"connections":{"open":"{{\#
  any}}","opened":"{{any}}","refused":0,"peers":"{{any}}","owedBytes":0,"unsentBytes":0},"turn\#
  s":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,"failures":0,"durations":"{{any}}\#
  "},"feed":{"waits":0,"subscriptions":0,"consumers":[{"project":"default","consumer":"mailer"\#
  ,"cursor":"0","lag":1}],"moreConsumers":false},"background":"{{any}}"}}}]},{"name":"setUserP\#
  roperty","summary":"Stores a key/value property; never affects access.","x-role":"write","x-\#
  since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id\#
   of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","requir\#
  ed":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/sc\#
  hemas/UserId"}},{"name":"key","required":true,"summary":"Name of the property: 1 to 80 lette\#
  rs, digits, and _ . : - $. Names that other systems reserve, for example $email, have no spe\#
  cial meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","requir\#
  ed":true,"summary":"New value. An empty string removes the property.","schema":{"$ref":"#/co\#
  mponents/schemas/PropertyValue"}},{"name":"project","required":false,"summary":"Id of the pr\#
  oject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dry\#
  Run","required":false,"summary":"Computes the result and the events without changing anythin\#
  g.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"\#
  summary":"Makes a retry safe: the same key with the same params returns the stored result.",\#
  "schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["user\#
  Id"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/\#
  components/schemas/UserId","description":"Id of the user that the result is about."},"key":{\#
  "$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyVal\#
  ue"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"event\#
  s":{"description":"The events that the call would emit. Only in a dry run.","type":"array","\#
  items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is t\#
  he stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["u\#
  serId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such\#
   device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The pro\#
  ject has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"messa\#
  ge":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"\#
  kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode sc\#
  alars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":fals\#
  e}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject"\#
  ,"retryable":false}},{"code":1300,"message":"A call of the same method used this key with ot\#
  her params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{\#
  "code":1400,"message":"The disk has no room for the write. Nothing changes, and reading stil\#
  l works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write \#
  may not be on the disk: the daemon stops, and its next start shows what is stored. Or the da\#
  emon cannot read a record that the request needs: then it keeps running.","data":{"kind":"st\#
  orageFailed","retryable":false}}],"examples":[{"name":"the id of the user in another system"\#
  ,"x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"in\#
  stall","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"\#
  key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name\#
  ":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUser\#
  Id"}}}]},{"name":"store.unclaimed","summary":"Lists the unclaimed purchases: those that have\#
   had no holder yet.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name"\#
  :"after","required":false,"summary":"`cursor` of an earlier answer. The answer has the purch\#
  ases after it.","schema":{"type":"string"}},{"name":"limit","required":false,"summary":"Maxi\#
  mum number of purchases.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":10\#
  0}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/co\#
  mponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"purchases":{"description":"In the order of `store`, then `original\#
  TransactionId`, by bytes.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},\#
  "cursor":{"description":"What the next call gives as `after`.","type":"string"},"more":{"des\#
  cription":"Whether more purchases follow.","type":"boolean"}},"required":["purchases","curso\#
  r","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong\#
   type or out of range, or two parameters exclude each other. `field` points to it; `nearest`\#
   lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mess\#
  age":"The caller's role is lower than the role that the method needs. `uid` and `role` are t\#
  he caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"perm\#
  issionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","\#
  data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"one of two","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"purchase",\#
  "params":{"product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02\#
  -01T00:00:00Z","accountToken":"7E3FB20B-4CDB-47CC-936D-99D65F608138"}},{"method":"purchase",\#
  "params":{"product":"monthly","store":"appStore","transactionId":"1001","expiresAt":"2026-02\#
  -01T00:00:00Z"}}],"params":[{"name":"limit","value":1}],"result":{"name":"result","value":{"\#
  purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","produ\#
  ct":"monthly","kind":"subscription","state":"active","holders":[],"device":null,"storeAccoun\#
  t":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","envir\#
  onment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"off\#
  erCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billin\#
  gRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":\#
  false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":nu\#
  ll,"keys":[],"renewsCount":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138","transact\#
  ions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":\#
  null,"currency":null,"country":null,"offerCode":null,"attributes":{},"asOf":"2026-01-01T00:0\#
  0:00.000Z"}]}],"cursor":"appStore:1000","more":true}}}]},{"name":"user.delete","summary":"De\#
  letes a customer and erases its ids from everything that the daemon stores.","x-role":"admin\#
  ","x-since":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary"\#
  :"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"result":{"name":"result","schema":{"type":"object","properties":{"tombstone":{"desc\#
  ription":"New id that replaces every erased id in events. It belongs to no user.","type":"st\#
  ring"},"users":{"description":"Number of erased users: the aliases of the customer.","type":\#
  "integer","minimum":1},"devices":{"description":"Number of erased devices. `install` can reg\#
  ister them again.","type":"integer","minimum":0},"purchases":{"description":"Number of erase\#
  d purchases: those that no other customer holds.","type":"integer","minimum":0},"shared":{"d\#
  escription":"Number of purchases that other customers hold and keep.","type":"integer","mini\#
  mum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"ev\#
  ents":{"description":"The events that the call would emit. Only in a dry run.","type":"array\#
  ","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this i\#
  s the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":\#
  ["tombstone","users","devices","purchases","shared"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude e\#
  ach other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPara\#
  ms","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role tha\#
  t the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` i\#
  s the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"me\#
  ssage":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"co\#
  de":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserI\#
  ds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has \#
  more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","\#
  retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"\#
  unknownProject","retryable":false}},{"code":1300,"message":"A call of the same method used t\#
  his key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retry\#
  able":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, a\#
  nd reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"messa\#
  ge":"The write may not be on the disk: the daemon stops, and its next start shows what is st\#
  ored. Or the daemon cannot read a record that the request needs: then it keeps running.","da\#
  ta":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"with all that was hers\#
  ","x-given":[{"method":"project.define","params":{"rules":"revenuecat","products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccou\#
  nt":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","product\#
  ":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","\#
  params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"\#
  ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],\#
  "result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devices":1,"purchases":1\#
  ,"shared":0}}},{"name":"a dry run","x-given":[{"method":"project.define","params":{"products\#
  ":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"\#
  }},{"method":"identify","params":{"device":"iphone","userId":"ann"}}],"params":[{"name":"use\#
  rId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"tomb\#
  stone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"dryRun":true,"events"\#
  :[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"default","us\#
  er":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":"user\#
  .delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-\#
  01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","ca\#
  use":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Returns\#
   everything that the daemon stores about a customer.","x-role":"read","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"userId","required":true,"summary":"Any id of the customer\#
  .","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summ\#
  ary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defau\#
  lt"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/c\#
  omponents/schemas/User"},"ids":{"description":"Every id of the customer, in byte order.","ty\#
  pe":"array","items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId\#
  "},"kind":{"description":"Who uses the id. `customer`: the customerId of a customer that beg\#
  an with an identified user.","type":"string","enum":["anonymous","identified","customer"]},"\#
  device":{"description":"Device of an anonymous id; otherwise null.","type":["string","null"]\#
  },"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","crea\#
  tedAt"]}},"devices":{"description":"Devices whose anonymous or identified user belongs to th\#
  e customer, in byte order.","type":"array","items":{"type":"object","properties":{"device":{\#
  "$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"}\#
  ,"identityId":{"description":"Id of the identified user; null when no user is logged in.","t\#
  ype":["string","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["strin\#
  g","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Momen\#
  t"}},"required":["device","anonymousId","identityId","storeAccount","platform","app","create\#
  dAt"]}},"accountTokens":{"description":"Account tokens registered for the customer, in byte \#
  order.","type":"array","items":{"$ref":"#/components/schemas/AccountToken"}},"purchases":{"d\#
  escription":"Purchases that the customer holds, with all their transactions.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/Purchase"}},"grants":{"description":"Grants, includin\#
  g those that have ended.","type":"array","items":{"type":"object","properties":{"entitlement\#
  ":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Mo\#
  ment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revoked\#
  At"]}},"properties":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/\#
  components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setA\#
  t":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden"\#
  :{"description":"Earlier values of properties that another user of the same customer replace\#
  d. An empty value is a removal.","type":"array","items":{"type":"object","properties":{"key"\#
  :{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyV\#
  alue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},\#
  "entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schem\#
  as/Moment","description":"Time of the entitlements and of the purchases' states: now."},"eve\#
  nts":{"description":"Events of the customer, oldest first, at most 1000.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","\#
  description":"Position at which events.read continues, with the same id as `user`."},"moreEv\#
  ents":{"description":"True when events.read has more events of the customer.","type":"boolea\#
  n"}},"required":["user","ids","devices","accountTokens","purchases","grants","properties","o\#
  verridden","entitlements","at","events","cursor","moreEvents"]}},"errors":[{"code":-32602,"m\#
  essage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters\#
   exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"i\#
  nvalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than th\#
  e role that the method needs. `uid` and `role` are the caller's (`none` without a role), and\#
   `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code\#
  ":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":fa\#
  lse}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `bl\#
  ockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"T\#
  he id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userId\#
  TooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"all of it","x-given":[{"\#
  method":"project.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann"\#
  ,"platform":"ios"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","st\#
  ore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99"\#
  ,"currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"devic\#
  e":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$em\#
  ail","value":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name\#
  ":"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{\#
  {anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","envi\#
  ronment":"production"},"ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","cr\#
  eatedAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"createdA\#
  t":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}",\#
  "identityId":"ann","storeAccount":"apple-ann","platform":"ios","app":null,"createdAt":"2026-\#
  01-01T00:00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"appStore","originalTransact\#
  ionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"acti\#
  ve","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2026-01-01\#
  T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:\#
  00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilySha\#
  red":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"autoRenew":true,\#
  "autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":nu\#
  ll,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReas\#
  on":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"\#
  accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":\#
  "normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","is\#
  FamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attribu\#
  tes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"grants":[],"properties":[{\#
  "key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[\#
  ],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"mont\#
  hly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"norma\#
  l","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePerio\#
  dExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01\#
  T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environmen\#
  t":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}},"\#
  at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","\#
  at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{a\#
  nonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},{"cursor":"2","id\#
  ":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","project":"default","u\#
  ser":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}\#
  }"},"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mont\#
  hly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment\#
  ":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":fals\#
  e,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"\#
  winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00\#
  :00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{\#
  "method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"appStore","originalT\#
  ransactionId":"1000","transactionId":"1000","product":"monthly","productKind":"subscription"\#
  ,"holders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR"\#
  ,"country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"4","id":"{{a\#
  ny}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{ano\#
  nymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"device":"iphone"},{"c\#
  ursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z","project":"def\#
  ault","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","cause":{"method":\#
  "identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":"6","id":"{{any}\#
  }","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anony\#
  mous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases":["{{anonymous}\#
  }","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:0\#
  0:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"iden\#
  tify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents":false}}}]},{"na\#
  me":"user.link.undo","summary":"Undoes a login, an alias or a transfer: its change of holder\#
  s or customers.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"e\#
  vent","required":true,"summary":"Id of the event to undo: identified, usersAliased, subscrip\#
  tionTransferred, oneTimePurchaseTransferred, or a purchaseRenewed of `kept`.","schema":{"$re\#
  f":"#/components/schemas/EventId"}},{"name":"project","required":false,"summary":"Id of the \#
  project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"d\#
  ryRun","required":false,"summary":"Computes the result and the events without changing anyth\#
  ing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false\#
  ,"summary":"Makes a retry safe: the same key with the same params returns the stored result.\#
  ","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schem\#
  a":{"type":"object","properties":{"undone":{"$ref":"#/components/schemas/EventId","descripti\#
  on":"Id of the undone event."},"purchases":{"description":"Purchases that changed holders.",\#
  "type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later ch\#
  anges that stay: restores and purchases that would have met other holders, the aliases that \#
  they made, and earlier undos about the same users and purchases. A call that emitted no even\#
  t is never among them.","type":"array","items":{"$ref":"#/components/schemas/RemainingChange\#
  "}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events\#
  ":{"description":"The events that the call would emit. Only in a dry run.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is th\#
  e stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["un\#
  done","purchases","kept"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of range, or two parameters exclude each other. `field` points t\#
  o it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no s\#
  uch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1206,"message":"Th\#
  e daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `o\#
  therKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing; `undo\#
  ne`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a lat\#
  er alias merged the customer with another user; `tooMuch`: too many users and purchases depe\#
  nd on the link; `unclear`: a deletion erased part of the history. `event` is the id of the e\#
  vent that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"\#
  message":"A call of the same method used this key with other params in the last 24 hours.","\#
  data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has\#
   no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFu\#
  ll","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon \#
  stops, and its next start shows what is stored. Or the daemon cannot read a record that the \#
  request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"\#
  examples":[{"name":"another user's login took a purchase","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}\#
  },{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","t\#
  ransactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"de\#
  vice":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}"\#
  :null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]},"result":{"e\#
  vents":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value":"\#
  {{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases":[{"store":"\#
  appStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["\#
  {{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"us\#
  erInfo","summary":"Returns the current user of a device, or the user that an id belongs to."\#
  ,"x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required"\#
  :false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"na\#
  me":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$r\#
  ef":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the \#
  project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactl\#
  y-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two par\#
  ameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"k\#
  ind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower \#
  than the role that the method needs. `uid` and `role` are the caller's (`none` without a rol\#
  e), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}\#
  ,{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","re\#
  tryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unkn\#
  ownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, \#
  or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"\#
  code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`."\#
  ,"data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has n\#
  o such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"b\#
  y device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphon\#
  e","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"r\#
  esult","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id\#
  _1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-\#
  01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id","x-given":[{"method\#
  ":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"de\#
  vice":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"p\#
  arams":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"i\#
  d":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","alia\#
  ses":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{\#
  "name":"userProperties","summary":"Returns the properties that setUserProperty stored.","x-r\#
  ole":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fals\#
  e,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"\#
  userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"\#
  #/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the proje\#
  ct.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one\#
  ":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{\#
  "properties":{"$ref":"#/components/schemas/Properties"}},"required":["properties"]}},"errors\#
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
   daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples\#
  ":[{"name":"two of them","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"setUserProperty","pa\#
  rams":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserProper\#
  ty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","valu\#
  e":"iphone"}],"result":{"name":"result","value":{"properties":{"$email":"ann@example.org","p\#
  lan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device",\#
  "value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]},{"name":"webhook.\#
  claim","summary":"Makes the connection the only one that posts a project's events, until it \#
  closes. For programs that post.","x-role":"admin","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"reports","required":false,"summary":"How the posts fare. A report replaces th\#
  e earlier report on its URL.","schema":{"type":"array","maxItems":10,"items":{"$ref":"#/comp\#
  onents/schemas/WebhookReport"}}},{"name":"project","required":false,"summary":"Id of the pro\#
  ject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"claimed":{"description":"False if ano\#
  ther connection has the claim. Then the daemon ignores the reports.","type":"boolean"}},"req\#
  uired":["claimed"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of\#
   a wrong type or out of range, or two parameters exclude each other. `field` points to it; `\#
  nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":10\#
  00,"message":"The caller's role is lower than the role that the method needs. `uid` and `rol\#
  e` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kin\#
  d":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"the first p\#
  rogram gets the claim","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"h\#
  ttps://example.com/events","secret":"sesame"}]}}],"params":[],"result":{"name":"result","val\#
  ue":{"claimed":true}}}]},{"name":"webhook.list","summary":"Returns the state of a project's \#
  webhooks, without their secrets.","x-role":"read","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"poster":{"description":"The process that posts the project's eve\#
  nts; absent if there is none.","type":"object","properties":{"uid":{"type":"integer"},"pid":\#
  {"type":"integer"}},"required":["uid","pid"]},"webhooks":{"description":"In the order of pro\#
  ject.define.","type":"array","items":{"$ref":"#/components/schemas/WebhookStatus"}}},"requir\#
  ed":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of range, or two parameters exclude each other. `field` points to it; `ne\#
  arest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000\#
  ,"message":"The caller's role is lower than the role that the method needs. `uid` and `role`\#
   are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind"\#
  :"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such proje\#
  ct.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"no program po\#
  sts","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"https://example.com\#
  /events","secret":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[\#
  ],"result":{"name":"result","value":{"webhooks":[{"url":"https://example.com/events","format\#
  ":"entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":null}]}}},{"name":"an \#
  event waits for another attempt","x-given":[{"method":"project.define","params":{"webhooks":\#
  [{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"de\#
  vice":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"https://example.com/\#
  events","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T00:00:00Z","cursor"\#
  :"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01Z"}}]}}],"params":\#
  [],"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":\#
  [{"url":"https://example.com/events","format":"entitled","state":"failing","cursor":"0","bac\#
  klog":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-02T00:00:00.000Z",\#
  "cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}\#
  }}]},{"name":"webhook.pause","summary":"Stops the posts to a URL until webhook.resume. Its e\#
  vents wait.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url",\#
  "required":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"\#
  #/components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id of the p\#
  roject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dr\#
  yRun","required":false,"summary":"Computes the result and the events without changing anythi\#
  ng.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,\#
  "summary":"Makes a retry safe: the same key with the same params returns the stored result."\#
  ,"schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema\#
  ":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{\#
  "description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"curso\#
  r":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all events u\#
  p to this cursor are delivered."},"backlog":{"description":"Number of events after `cursor`.\#
  ","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent\#
  .","type":"boolean"},"events":{"description":"The events that the call would emit: always no\#
  ne. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"repla\#
  yed":{"description":"True when this is the stored result of an idempotency key; otherwise ab\#
  sent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code"\#
  :-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two \#
  parameters exclude each other. `field` points to it; `nearest` lists similar names.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is low\#
  er than the role that the method needs. `uid` and `role` are the caller's (`none` without a \#
  role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fals\#
  e}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject"\#
  ,"retryable":false}},{"code":1208,"message":"The project has no webhook with this URL. The e\#
  rror does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1\#
  300,"message":"A call of the same method used this key with other params in the last 24 hour\#
  s.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The dis\#
  k has no room for the write. Nothing changes, and reading still works.","data":{"kind":"stor\#
  ageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the da\#
  emon stops, and its next start shows what is stored. Or the daemon cannot read a record that\#
   the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false\#
  }}],"examples":[{"name":"a server that is down for long","x-given":[{"method":"project.defin\#
  e","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method"\#
  :"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.c\#
  om/events"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":\#
  true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Moves a webhook to a \#
  cursor, so that the events after it are posted, again if they were posted before.","x-role":\#
  "admin","x-since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summa\#
  ry":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/W\#
  ebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before the first event to pos\#
  t. `0` is the beginning of the log.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name\#
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
  .","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"everything from \#
  the beginning","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"proje\#
  ct.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],\#
  "params":[{"name":"url","value":"https://example.com/events"},{"name":"after","value":"0"}],\#
  "result":{"name":"result","value":{"url":"https://example.com/events","paused":false,"cursor\#
  ":"0","backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes the posts to a paused URL\#
  , from its position.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"nam\#
  e":"url","required":true,"summary":"URL of the webhook, as project.define has it.","schema":\#
  {"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"summary":"Id\#
   of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"\#
  name":"dryRun","required":false,"summary":"Computes the result and the events without changi\#
  ng anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","require\#
  d":false,"summary":"Makes a retry safe: the same key with the same params returns the stored\#
   result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result\#
  ","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"\#
  paused":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boolean\#
  "},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's position: all\#
   events up to this cursor are delivered."},"backlog":{"description":"Number of events after \#
  `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwi\#
  se absent.","type":"boolean"},"events":{"description":"The events that the call would emit: \#
  always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"\#
  }},"replayed":{"description":"True when this is the stored result of an idempotency key; oth\#
  erwise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknow\#
  nProject","retryable":false}},{"code":1208,"message":"The project has no webhook with this U\#
  RL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},\#
  {"code":1300,"message":"A call of the same method used this key with other params in the las\#
  t 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message"\#
  :"The disk has no room for the write. Nothing changes, and reading still works.","data":{"ki\#
  nd":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the dis\#
  k: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a re\#
  cord that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryab\#
  le":false}}],"examples":[{"name":"the server is back","x-given":[{"method":"project.define",\#
  "params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"w\#
  ebhook.pause","params":{"url":"https://example.com/events"}},{"method":"install","params":{"\#
  device":"iphone"}}],"params":[{"name":"url","value":"https://example.com/events"}],"result":\#
  {"name":"result","value":{"url":"https://example.com/events","paused":false,"cursor":"0","ba\#
  cklog":1}}}]}],"components":{"schemas":{"AccountToken":{"description":"Opaque string that an\#
   app gives to the store with a purchase, and that the store gives back. One in the form of a\#
   UUID is kept and compared in lower case.","type":"string","minLength":1,"maxLength":255},"A\#
  ppId":{"description":"An app of the project, for example its bundle id.","type":"string","mi\#
  nLength":1,"maxLength":255},"AppliedRule":{"description":"A rule of the project, with the va\#
  lue that applied in the step.","type":"object","properties":{"name":{"description":"Name of \#
  the rule, as in `project.define`.","type":"string","enum":["purchaseHolders","onIdentifyNew"\#
  ,"onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"description":"Value that the r\#
  ule had when the step happened.","type":"string"}},"required":["name","value"]},"Attributes"\#
  :{"description":"Up to 20 strings of the caller's own, which the events of this purchase rep\#
  eat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"maxLength":80},"add\#
  itionalProperties":{"type":"string","maxLength":500}},"BackgroundStats":{"description":"Work\#
   that no request waits for, as of now.","type":"object","properties":{"expiriesDue":{"descri\#
  ption":"Ends of periods and grants that have passed and whose events the daemon has not emit\#
  ted yet: at most 1000.","type":"integer","minimum":0},"expiriesLateMs":{"description":"Milli\#
  seconds since the oldest of these ends.","type":"integer","minimum":0},"erasures":{"descript\#
  ion":"Deletions that the daemon has not finished.","type":"integer","minimum":0},"erasuresHa\#
  lted":{"description":"Whether they wait for the next start, because a step failed several ti\#
  mes.","type":"boolean"},"catalogueChanges":{"description":"Projects with a changed catalogue\#
   whose events the daemon has not yet emitted for every customer.","type":"integer","minimum"\#
  :0}},"required":["expiriesDue","expiriesLateMs","erasures","erasuresHalted","catalogueChange\#
  s"]},"CacheStats":{"description":"What the daemon has in memory, and how well that serves.",\#
  "type":"object","properties":{"replies":{"description":"Replies to `checkEntitlements` in th\#
  e cache, valid or not.","type":"integer","minimum":0},"replyHits":{"description":"Requests t\#
  hat the daemon answered from that cache since its start.","type":"integer","minimum":0},"rec\#
  ords":{"description":"Records in memory.","type":"integer","minimum":0},"recordBytes":{"desc\#
  ription":"Their memory, by estimate.","type":"integer","minimum":0},"recordLoads":{"descript\#
  ion":"Records that the daemon read from the store since its start.","type":"integer","minimu\#
  m":0}},"required":["replies","replyHits","records","recordBytes","recordLoads"]},"Catalogue"\#
  :{"description":"Products by their ids.","type":"object","propertyNames":{"$ref":"#/componen\#
  ts/schemas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"maxPr\#
  operties":10000},"Cause":{"description":"What caused the event. A request gives its `method`\#
   and `id`; a notification has no `id`. `clock` is true for a change that fell due.","type":"\#
  object","properties":{"method":{"type":"string"},"id":{"type":["string","number","null"]},"c\#
  lock":{"type":"boolean"}}},"Clock":{"description":"The clock of a project: the system's, or \#
  a manual clock, which only moves when it is advanced.","type":"object","properties":{"kind":\#
  {"type":"string","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time of a manual clock; absent for the system's."}},"required":["kind"]},"ClockC\#
  hoice":{"description":"`system`: the system's clock. `manual`: a manual clock that starts no\#
  w. {\"manual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"string","enu\#
  m":["system","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/schema\#
  s/Moment","description":"Time at which the manual clock starts, RFC 3339."}},"required":["ma\#
  nual"],"additionalProperties":false}]},"CommitStats":{"description":"The commits since the d\#
  aemon's start.","type":"object","properties":{"turns":{"description":"Turns that became dura\#
  ble. A turn is what the daemon decides together; a commit has one or more.","type":"integer"\#
  ,"minimum":0},"waitingTurns":{"description":"Turns that wait for the disk now.","type":"inte\#
  ger","minimum":0},"failures":{"description":"Commits that failed, for example because the di\#
  sk was full.","type":"integer","minimum":0},"durations":{"$ref":"#/components/schemas/Durati\#
  ons"}},"required":["turns","waitingTurns","failures","durations"]},"ConnectionStats":{"descr\#
  iption":"The connections, and the replies that wait on them.","type":"object","properties":{\#
  "open":{"description":"Open connections.","type":"integer","minimum":0},"opened":{"descripti\#
  on":"Connections that clients opened since the daemon's start.","type":"integer","minimum":0\#
  },"refused":{"description":"Connections that the daemon refused since its start, because the\#
  re were too many.","type":"integer","minimum":0},"peers":{"description":"The open connection\#
  s by uid and role.","type":"array","items":{"$ref":"#/components/schemas/PeerStats"}},"owedB\#
  ytes":{"description":"Replies that wait for the disk.","type":"integer","minimum":0},"unsent\#
  Bytes":{"description":"Replies that wait for clients to read them.","type":"integer","minimu\#
  m":0}},"required":["open","opened","refused","peers","owedBytes","unsentBytes"]},"ConsumerId\#
  ":{"description":"Name of a consumer: a reader of the log whose position the daemon stores. \#
  The reader chooses it, for example `mailer`.","type":"string","minLength":1,"maxLength":255}\#
  ,"ConsumerLag":{"description":"A consumer of a feed.","type":"object","properties":{"project\#
  ":{"$ref":"#/components/schemas/ProjectId"},"consumer":{"$ref":"#/components/schemas/Consume\#
  rId"},"cursor":{"$ref":"#/components/schemas/Cursor"},"lag":{"description":"Events that it h\#
  as not acknowledged.","type":"integer","minimum":0}},"required":["project","consumer","curso\#
  r","lag"]},"Country":{"description":"ISO 3166 country code of two or three letters, stored a\#
  s it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number \#
  of records of a project.","type":"object","properties":{"devices":{"type":"integer","minimum\#
  ":0},"users":{"type":"integer","minimum":0},"customers":{"description":"A merged customer co\#
  unts once.","type":"integer","minimum":0},"purchases":{"type":"integer","minimum":0},"unclai\#
  med":{"description":"Unclaimed purchases, which have had no holder yet; `purchases` counts t\#
  hem too.","type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"required":\#
  ["devices","users","customers","purchases","unclaimed","events"]},"Currency":{"description":\#
  "ISO 4217 currency code of three letters, stored as it is sent.","type":"string","pattern":"\#
  ^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: the number of the la\#
  st event before it. \"0\" is the position before the first event.","type":"string","pattern"\#
  :"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation of one app.\#
   A reinstallation is a new device.","type":"string","minLength":1,"maxLength":255},"Duration\#
  ":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole numbers o\#
  f Y, M, W, D and, after a T, of H, M, S; only the seconds may have a fraction. P1M keeps the\#
   day of the month, or takes the last day of a shorter month.","type":"string","format":"dura\#
  tion"},"DurationBucket":{"description":"A bucket of a histogram.","type":"object","propertie\#
  s":{"upToMicros":{"description":"The longest duration that it counts. Null for durations lon\#
  ger than every bound.","type":["integer","null"],"minimum":0},"count":{"description":"How ma\#
  ny durations are longer than the bound of the bucket before, and not longer than this one.",\#
  "type":"integer","minimum":0}},"required":["upToMicros","count"]},"Durations":{"description"\#
  :"A histogram of durations since the daemon's start, in microseconds.","type":"object","prop\#
  erties":{"count":{"description":"How many durations it counts.","type":"integer","minimum":0\#
  },"sumMicros":{"description":"Their sum.","type":"integer","minimum":0},"maxMicros":{"descri\#
  ption":"The longest of them.","type":"integer","minimum":0},"buckets":{"description":"The bu\#
  ckets that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6, 8, 12, 1\#
  6 and so on up to 100 seconds.","type":"array","items":{"$ref":"#/components/schemas/Duratio\#
  nBucket"}}},"required":["count","sumMicros","maxMicros","buckets"]},"EndReason":{"descriptio\#
  n":"Why a subscription ended, or will end: the customer's choice, a failed payment, a refuse\#
  d price increase, a product that is no longer sold (unavailable), the developer, another pur\#
  chase that took it over (replaced), or another reason. Null when the store named none.","typ\#
  e":["string","null"],"enum":["customer","billing","priceIncrease","unavailable","developer",\#
  "replaced","other",null]},"Entitlement":{"description":"What a product or a grant unlocks fo\#
  r a user, and why. One purchase or grant, the winner, supplies every member. If the user nev\#
  er had the entitlement, every member is null except `id`, `active` (false), `renewState` (un\#
  known) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components/sche\#
  mas/EntitlementId"},"active":{"description":"Whether the user has access.","type":"boolean"}\#
  ,"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"Product that give\#
  s the entitlement; null for a grant.","type":["string","null"]},"source":{"description":"Sto\#
  re of the purchase, or `manual` for a grant.","type":["string","null"]},"renewState":{"descr\#
  iption":"Whether the subscription renews. billingIssue: the store could not collect a paymen\#
  t.","type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable","unknown"]}\#
  ,"grantType":{"description":"What gave the entitlement; `manual` for a grant by the method `\#
  grant`.","type":["string","null"],"enum":["purchase","familySharing","offerCode","manual",nu\#
  ll]},"periodType":{"type":["string","null"],"enum":["normal","trial","intro",null]},"started\#
  At":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the first purchase,\#
   or of the grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "Last millisecond with access, without a grace period; null for no end."},"gracePeriodExpire\#
  sAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the gr\#
  ace period; null without a grace period."},"firstPurchasedAt":{"$ref":"#/components/schemas/\#
  NullableMoment","description":"Time of the first transaction; null for a grant."},"lastPurch\#
  asedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the latest tran\#
  saction; null for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment",\#
  "description":"Time at which a trial began; null without a trial."},"autoRenewDisabledAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Time at which the customer turned\#
   auto-renew off; null while it is on."},"renewsCount":{"description":"Number of renewals at \#
  the full price.","type":"integer","minimum":0},"environment":{"type":["string","null"],"enum\#
  ":["production","sandbox",null]},"store":{"description":"Null for a grant.","type":["string"\#
  ,"null"]},"transactionId":{"description":"Latest transaction; null for a grant.","type":["st\#
  ring","null"]},"originalTransactionId":{"description":"First transaction; null for a grant."\#
  ,"type":["string","null"]}},"required":["id","active","state","productId","source","renewSta\#
  te","grantType","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedA\#
  t","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environment","sto\#
  re","transactionId","originalTransactionId"]},"EntitlementId":{"description":"An entitlement\#
  , for example `premium`.","type":"string","minLength":1,"maxLength":255},"Entitlements":{"de\#
  scription":"Entitlements by their ids, including inactive entitlements.","type":"object","ad\#
  ditionalProperties":{"$ref":"#/components/schemas/Entitlement"}},"ErrorCounts":{"description\#
  ":"How many errors of each kind. Kinds that did not occur are missing.","type":"object","add\#
  itionalProperties":{"type":"integer","minimum":1}},"Event":{"description":"One entry of a pr\#
  oject's log. Its other members depend on its kind: events.md lists them.","type":"object","p\#
  roperties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":"The event's number\#
   in the log; absent in a dry run."},"id":{"description":"Unique id of the event.","type":"st\#
  ring"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/M\#
  oment","description":"Time at which the event happened, by the project's clock."},"project":\#
  {"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","desc\#
  ription":"CustomerId of the customer that the event is about; absent in clockAdvanced."},"us\#
  erId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the user is id\#
  entified."},"anonymousId":{"$ref":"#/components/schemas/UserId","description":"Id of the use\#
  r, if the user is anonymous. In identified and loggedOut: the device's anonymous user after \#
  the event."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"In userC\#
  reated, identified, loggedOut, purchase events and the events that a purchase causes: the de\#
  vice; null when there is none.","type":["string","null"]},"outcome":{"description":"In ident\#
  ified: the outcome that identify returned.","type":"string","enum":["attached","aliased","mo\#
  ved","switched"]},"from":{"description":"In a move: the holders before.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","desc\#
  ription":"In a move: the user that gained the purchase."},"shared":{"description":"In a move\#
  : whether the users in `from` keep the purchase.","type":"boolean"},"undone":{"description":\#
  "In linkUndone: id of the undone event.","type":"string"},"aliases":{"description":"In users\#
  Aliased, and in linkUndone of customers that are split: every id of the customer now, in byt\#
  e order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":\#
  "#/components/schemas/UserId","description":"In usersAliased: the customerId that `user` abs\#
  orbed; absent when the joining id was new."},"entitlements":{"description":"In entitlementsA\#
  ctivated and entitlementsDeactivated: the entitlements that changed, in byte order. In grant\#
  ed and grantRevoked: the entitlement.","type":"array","items":{"$ref":"#/components/schemas/\#
  EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$re\#
  f":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Trans\#
  actionId","description":"The latest transaction; in purchaseUpdated, the transaction that ch\#
  anged."},"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/compon\#
  ents/schemas/ProductKind"},"holders":{"description":"In purchase events: the holders.","type\#
  ":"array","items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/component\#
  s/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"p\#
  urchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas\#
  /NullableMoment","description":"In purchase events: the end of the period. In granted and gr\#
  antRevoked: the end of the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},\#
  "isFamilyShared":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["\#
  string","null"]},"country":{"type":["string","null"]},"offerCode":{"type":["string","null"]}\#
  ,"attributes":{"$ref":"#/components/schemas/Attributes"},"endReason":{"$ref":"#/components/s\#
  chemas/EndReason","description":"In purchase events: why the purchase ended, or will end; ab\#
  sent when the store named no reason."},"replaces":{"$ref":"#/components/schemas/TransactionI\#
  d","description":"In purchase events: the purchase that this one takes over; absent when the\#
  re is none."},"changes":{"description":"In purchaseUpdated: the fields of the transaction th\#
  at the call changed, with their new values; absent when the clock is the cause.","type":"obj\#
  ect"},"now":{"$ref":"#/components/schemas/Moment","description":"In clockAdvanced: the time \#
  that the clock shows."}},"required":["id","kind","at","project","cause"]},"EventId":{"descri\#
  ption":"Id of an event, as the log shows it.","type":"string","minLength":1,"maxLength":255}\#
  ,"EventKind":{"description":"Kind of an event.","type":"string","enum":["userCreated","ident\#
  ified","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchas\#
  eUpdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscriptionR\#
  eceived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","g\#
  ranted","grantRevoked","userDeleted","clockAdvanced"]},"ExplanationStep":{"description":"One\#
   step that led a user to an entitlement, or took it away. A member that does not apply, or i\#
  s not known, is absent.","type":"object","properties":{"step":{"description":"Kind of the st\#
  ep; rules.md describes each kind.","type":"string","enum":["purchased","claimed","granted","\#
  attached","moved","shared","transferred","aliased","unclear","identified","renewed","revoked\#
  ","mapped","clock"]},"text":{"description":"An explanation in one sentence.","type":"string"\#
  },"at":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the step, if it \#
  has a time. In `clock`: the moment that the result is for."},"event":{"$ref":"#/components/s\#
  chemas/EventId","description":"Id of the event that reported the step."},"cursor":{"$ref":"#\#
  /components/schemas/Cursor","description":"Cursor of that event."},"rule":{"$ref":"#/compone\#
  nts/schemas/AppliedRule","description":"The rule that applied in the step."},"by":{"descript\#
  ion":"In `claimed`: what led to the user.","type":"string","enum":["purchase","restore","acc\#
  ountToken","replaces"]},"method":{"description":"Method that made the step.","type":"string"\#
  ,"enum":["identify","restore","purchase","user.link.undo"]},"from":{"description":"Who had i\#
  t before: at most ten ids, one id per customer. In `aliased`: the first customer. In `identi\#
  fied`: the device's anonymous user.","type":"array","items":{"$ref":"#/components/schemas/Us\#
  erId"}},"to":{"description":"Who has it afterwards. In `aliased`: the second customer.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"In `purc\#
  hased` and `identified`: the device; null for a purchase without a device.","type":["string"\#
  ,"null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/c\#
  omponents/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionI\#
  d"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/schema\#
  s/State","description":"State of the purchase or grant at that time."},"since":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"In `clock`: start of the state; when access \#
  is over, the last millisecond with access. In other steps: start of the period."},"until":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the state, as\#
   far as is known; the end of a pause. Null for no end."},"recomputed":{"description":"True w\#
  hen an undo of an earlier link changed the outcome of this login; otherwise absent.","type":\#
  "boolean"}},"required":["step","text","at"]},"FeedStats":{"description":"The readers of even\#
  ts.","type":"object","properties":{"waits":{"description":"`events.wait` requests that wait \#
  now.","type":"integer","minimum":0},"subscriptions":{"description":"Open subscriptions.","ty\#
  pe":"integer","minimum":0},"consumers":{"description":"Consumers, by project and name: at mo\#
  st 256.","type":"array","items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreConsumers"\#
  :{"description":"Whether there are more consumers.","type":"boolean"}},"required":["waits","\#
  subscriptions","consumers","moreConsumers"]},"IdempotencyKey":{"description":"Key of one wri\#
  te. The daemon stores it for 24 hours, per project and method.","type":"string","minLength":\#
  1,"maxLength":255},"Limits":{"description":"The daemon's limits by name.","type":"object","p\#
  roperties":{"lineBytesMax":{"description":"Longest line, in bytes without the line feed.","t\#
  ype":"integer"},"batchEntriesMax":{"description":"Most requests in one batch.","type":"integ\#
  er"},"depthMax":{"description":"Deepest nesting of JSON arrays and objects.","type":"integer\#
  "},"requestIdBytesMax":{"description":"Longest request id, in bytes.","type":"integer"}},"re\#
  quired":["lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalPropert\#
  ies":{"type":"integer"}},"LosingSource":{"description":"A purchase or grant that also gives \#
  the entitlement, but not the one that supplies its fields.","type":"object","properties":{"l\#
  ostBy":{"description":"The first criterion, in the order of rules.md, in which the two diffe\#
  r.","type":"string","enum":["active","end","purchasedAt","transactionId","store","originalTr\#
  ansactionId","order"]},"text":{"description":"An explanation in one sentence.","type":"strin\#
  g"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement \#
  as this purchase or grant alone would give it."}},"required":["lostBy","text","entitlement"]\#
  },"MethodStats":{"description":"The requests of a method, without those that the daemon has \#
  not answered yet.","type":"object","properties":{"requests":{"description":"How many request\#
  s the daemon answered, with results or errors.","type":"integer","minimum":0},"errors":{"$re\#
  f":"#/components/schemas/ErrorCounts"},"durations":{"$ref":"#/components/schemas/Durations"}\#
  },"required":["requests","errors","durations"]},"MethodSummary":{"description":"One line in \#
  the list of methods.","type":"object","properties":{"name":{"type":"string"},"summary":{"typ\#
  e":"string"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["name","s\#
  ummary","role"]},"MissingReason":{"description":"A reason why an entitlement is not active."\#
  ,"type":"object","properties":{"kind":{"description":"What is missing; rules.md describes ea\#
  ch kind.","type":"string","enum":["expired","paused","billingRetry","refunded","revoked","no\#
  tYet","environment","notMapped","notIdentified","heldByAnother","heldByNobody","noProduct","\#
  noPurchase","notGranted"]},"text":{"description":"An explanation in one sentence.","type":"s\#
  tring"},"store":{"$ref":"#/components/schemas/Store","description":"Store of the purchase, i\#
  f the reason is about a purchase."},"originalTransactionId":{"$ref":"#/components/schemas/Tr\#
  ansactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/compon\#
  ents/schemas/UserId","description":"In `heldByAnother` and `notIdentified`: the holder of th\#
  e purchase. An identified holder comes before an anonymous holder, then the first in byte or\#
  der."},"since":{"$ref":"#/components/schemas/Moment","description":"Last millisecond with ac\#
  cess. In `refunded` and `revoked`: time of the refund or revocation. In `notIdentified`: whe\#
  n the holder logged out on this device, if it did."},"until":{"$ref":"#/components/schemas/M\#
  oment","description":"In `paused`: end of the pause. In `notYet`: start of access."},"becaus\#
  e":{"description":"In `heldByAnother`: the steps that led to the holder.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/ExplanationStep"}},"suggestedCalls":{"description":"Calls\#
   that would each make the entitlement active at the moment that the result is for. A call is\#
   listed under the first reason that it removes.","type":"array","items":{"$ref":"#/component\#
  s/schemas/SuggestedCall"}}},"required":["kind","text","suggestedCalls"]},"Moment":{"descript\#
  ion":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offse\#
  t and precision, and returns UTC with milliseconds.","type":"string","format":"date-time"},"\#
  Move":{"description":"A purchase with new holders.","type":"object","properties":{"store":{"\#
  $ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tr\#
  ansactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/componen\#
  ts/schemas/ProductKind"},"from":{"description":"Who held it before: one id per customer, in \#
  byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/\#
  components/schemas/UserId","description":"The user that gained it. After an undo in which no\#
   user gained it: the first remaining holder in byte order."},"shared":{"description":"True w\#
  hen the users in `from` still hold it.","type":"boolean"}},"required":["store","originalTran\#
  sactionId","product","kind","from","to","shared"]},"NullableMoment":{"description":"RFC 3339\#
   timestamp, or null.","type":["string","null"],"format":"date-time"},"Peer":{"description":"\#
  The other end of the connection, as the kernel reports it.","type":"object","properties":{"u\#
  id":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"str\#
  ing","enum":["read","write","admin"]}},"required":["uid","gid","pid","role"]},"PeerStats":{"\#
  description":"The open connections of a uid with a role.","type":"object","properties":{"uid\#
  ":{"type":"integer"},"role":{"description":"`none` for clients without a role, whose request\#
  s the daemon refuses.","type":"string","enum":["none","read","write","admin"]},"connections"\#
  :{"description":"How many connections.","type":"integer","minimum":0}},"required":["uid","ro\#
  le","connections"]},"PeriodType":{"description":"Price of a period: full (normal), a trial, \#
  or introductory (intro).","type":"string","enum":["normal","trial","intro"]},"Platform":{"de\#
  scription":"Platform of the device: ios, android, web or another word of that form.","type":\#
  "string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set of rules."\#
  ,"type":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price"\#
  :{"description":"A decimal number in a string, for example \"9.99\".","type":"string","patte\#
  rn":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.",\#
  "type":"object","properties":{"kind":{"description":"Default: the kind that the purchase giv\#
  es; without it, `subscription` for a purchase with an end and `nonConsumable` for a purchase\#
   without.","type":["string","null"],"enum":["subscription","nonRenewingSubscription","nonCon\#
  sumable","consumable",null]},"entitlements":{"description":"Ids of the entitlements that the\#
   product unlocks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"max\#
  Items":100}},"required":["entitlements"],"additionalProperties":false},"ProductId":{"descrip\#
  tion":"A product, by the id that the store and the catalogue use.","type":"string","minLengt\#
  h":1,"maxLength":255},"ProductKind":{"description":"Kind of a product, which determines how \#
  a purchase moves and expires.","type":"string","enum":["subscription","nonRenewingSubscripti\#
  on","nonConsumable","consumable"]},"Project":{"description":"A project: a namespace for user\#
  s, purchases, rules and events, with the counts of its records.","type":"object","properties\#
  ":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rule\#
  s"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids \#
  that `grant` accepts in addition to the entitlements of the catalogue.","type":"array","item\#
  s":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schema\#
  s/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"descriptio\#
  n":"URLs that receive the project's events. Only `project.webhooks` returns the secrets.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/com\#
  ponents/schemas/Stores"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Ti\#
  me of the creation, by the project's own clock."},"counts":{"$ref":"#/components/schemas/Cou\#
  nts"}},"required":["id","rules","products","entitlements","environment","clock","webhooks","\#
  stores","createdAt","counts"]},"ProjectEnvironment":{"description":"Which purchases give acc\#
  ess: those of production, those of the sandbox, or both (any).","type":"string","enum":["pro\#
  duction","sandbox","any"]},"ProjectId":{"description":"A project: a namespace for users, pur\#
  chases, rules and events. Projects share no data.","type":"string","minLength":1,"maxLength"\#
  :255},"ProjectSummary":{"description":"One line in the list of projects.","type":"object","p\#
  roperties":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/sc\#
  hemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/compon\#
  ents/schemas/Counts"}},"required":["id","preset","createdAt","counts"]},"Properties":{"descr\#
  iption":"Properties by their names. setUserProperty stores at most 100 per customer.","type"\#
  :"object","propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties"\#
  :{"$ref":"#/components/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a prop\#
  erty: 1 to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{\#
  1,80}$"},"PropertyValue":{"description":"Value of a property.","type":"string","maxLength":5\#
  00},"Purchase":{"description":"One product bought in one store, its transactions and its hol\#
  ders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"original\#
  TransactionId":{"$ref":"#/components/schemas/TransactionId","description":"The first transac\#
  tion."},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"The late\#
  st transaction."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/comp\#
  onents/schemas/ProductKind","description":"Kind that the purchase or the catalogue gives; wi\#
  thout it, `subscription` for a purchase with an end and `nonConsumable` for a purchase witho\#
  ut."},"state":{"$ref":"#/components/schemas/State","description":"Current state; null before\#
   the first purchasedAt."},"holders":{"description":"Who holds the purchase: one id per custo\#
  mer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device"\#
  :{"description":"Device on which the customer bought; null when there is none.","type":["str\#
  ing","null"]},"storeAccount":{"description":"Store account that bought it; null when there i\#
  s none.","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Time of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas\#
  /Moment","description":"Time of the first transaction."},"expiresAt":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Last millisecond of the period; null for no end."},"tr\#
  ialStartedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a t\#
  rial began; null without a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},\#
  "environment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"Environment \#
  of the first transaction."},"isFamilyShared":{"description":"Whether a family member bought \#
  it and shares it.","type":"boolean"},"price":{"description":"A decimal number in a string, f\#
  or example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as\#
   it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was \#
  sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","t\#
  ype":["string","null"]},"autoRenew":{"description":"Whether it renews automatically: true fo\#
  r a subscription until purchase.update says otherwise, false for every other kind.","type":"\#
  boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "Time since which auto-renew has been off; null while it is on."},"gracePeriodExpiresAt":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Last millisecond of the grace peri\#
  od; null without a grace period."},"billingRetry":{"description":"Whether the store retries \#
  a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Time at which the pause ends; null without a pause."},"refundedAt":{"$re\#
  f":"#/components/schemas/NullableMoment","description":"Time of the refund; null without a r\#
  efund."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at wh\#
  ich the store withdrew access; null when it did not."},"endedAt":{"$ref":"#/components/schem\#
  as/NullableMoment","description":"Time at which access ended before the end of the period; n\#
  ull when it did not."},"paused":{"description":"Whether the store says that the subscription\#
   is paused.","type":"boolean"},"renewsAs":{"description":"Product of the next period; null f\#
  or the same product.","type":["string","null"]},"endReason":{"$ref":"#/components/schemas/En\#
  dReason","description":"Why the purchase ended, or will end; null when the store named no re\#
  ason."},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time s\#
  ince which billing has failed; null when it does not fail."},"replaces":{"description":"Purc\#
  hase that this one takes over, as the store named it; null when there is none.","type":["str\#
  ing","null"]},"replacedBy":{"description":"`originalTransactionId` of the purchase that took\#
   this one over; null before it began.","type":["string","null"]},"keys":{"description":"Furt\#
  her names of the purchase, in byte order.","type":"array","items":{"$ref":"#/components/sche\#
  mas/TransactionId"}},"renewsCount":{"description":"Number of renewals at the full price: the\#
   number of `normal` periods minus 1, at least 0.","type":"integer","minimum":0},"accountToke\#
  n":{"description":"First account token that the store named; null without one.","type":["str\#
  ing","null"]},"transactions":{"description":"All transactions, oldest first.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalTransact\#
  ionId","transactionId","product","kind","state","holders","device","storeAccount","purchased\#
  At","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFamilyShar\#
  ed","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodE\#
  xpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused","renewsAs\#
  ","endReason","billingIssueAt","replaces","replacedBy","keys","renewsCount","accountToken","\#
  transactions"]},"PurchaseEnvironment":{"description":"Environment of the store: production, \#
  or sandbox for test purchases.","type":"string","enum":["production","sandbox"]},"PurchaseRe\#
  f":{"description":"A purchase, by its store and the id of its first transaction.","type":"ob\#
  ject","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"\#
  $ref":"#/components/schemas/TransactionId","description":"Id of the purchase's first transac\#
  tion."}},"required":["store","originalTransactionId"],"additionalProperties":false},"Refusal\#
  ":{"description":"A purchase that a restore refused, and the rule that refused it.","type":"\#
  object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":\#
  {"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Produc\#
  tId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An identif\#
  ied holder comes before an anonymous holder, then the first in byte order."},"rule":{"descri\#
  ption":"The rule that refused it.","type":"string","enum":["onRestore","oneTimePurchases"]}}\#
  ,"required":["store","originalTransactionId","product","holder","rule"]},"RemainingChange":{\#
  "description":"A later change that stays although an earlier link is undone.","type":"object\#
  ","properties":{"event":{"$ref":"#/components/schemas/EventId","description":"Id of the even\#
  t that reported it."},"method":{"description":"Method that made it.","type":"string","enum":\#
  ["restore","purchase","user.link.undo"]}},"required":["event","method"]},"Rules":{"descripti\#
  on":"Every rule of a project. rules.md describes each rule.","type":"object","properties":{"\#
  preset":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules started f\#
  rom."},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex d\#
  igits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxL\#
  ength":64},"onIdentifyNew":{"description":"What a login of a new user id does when no user i\#
  s logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","mo\#
  ve","switch"]},"onIdentifyKnown":{"description":"What a login of a known user id does when n\#
  o user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLin\#
  ked","move","switch"]},"onSwitch":{"description":"What a login does when another user is log\#
  ged in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"descrip\#
  tion":"The current user after a logout: the same anonymous user (return), or a new anonymous\#
   user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"descripti\#
  on":"What a logout does when no user is logged in.","type":"string","enum":["ignore","refuse\#
  ","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonym\#
  ous user and its identified user, or only the current user.","type":"string","enum":["device\#
  AndUser","currentUser"]},"onRestore":{"description":"What a restore does with a purchase tha\#
  t another user holds.","type":"string","enum":["share","transfer","transferIfInactive","keep\#
  ","alias"]},"anonymousHolders":{"description":"What a restore does with a purchase that only\#
   anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"de\#
  scription":"Whether a restore moves one-time purchases.","type":"string","enum":["move","sta\#
  y"]},"unclaimedPurchases":{"description":"What the daemon does with a purchase that a store \#
  reports without a known user: it does not record it (ignore), records it without a holder (k\#
  eep), or gives it to a new anonymous user (anonymous).","type":"string","enum":["ignore","ke\#
  ep","anonymous"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode \#
  scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids t\#
  hat no user may have, compared byte by byte. The empty id is always blocked.","type":"array"\#
  ,"items":{"type":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymous\#
  Prefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchas\#
  eHolders","onRestore","anonymousHolders","oneTimePurchases","unclaimedPurchases","userIdLeng\#
  thMax","blockedUserIds"]},"RulesChoice":{"description":"Name of a preset, or an object with \#
  a preset and the rules that differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset"}\#
  ,{"type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","description"\#
  :"Preset that supplies the rules that are not given.","default":"qonversion"},"anonymousPref\#
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
  ing","maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State\#
  ":{"description":"State of a purchase or grant. Null before it begins, and for an entitlemen\#
  t that the user never had.","type":["string","null"],"enum":["active","trial","intro","grace\#
  Period","billingRetry","paused","expired","refunded","revoked",null]},"StorageStats":{"descr\#
  iption":"The files of the store, and the work on them since the daemon's start. Missing if t\#
  he store is in memory.","type":"object","properties":{"dataFileBytes":{"description":"Size o\#
  f the data file.","type":"integer","minimum":0},"logFileBytes":{"description":"Size of SQLit\#
  e's write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"description":"Size \#
  of the two files of the journal.","type":"integer","minimum":0},"journalBytes":{"description\#
  ":"Bytes in the journal that the daemon has not copied to the tables yet.","type":"integer",\#
  "minimum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of them was commit\#
  ted; 0 if there are none.","type":"integer","minimum":0},"freeBytes":{"description":"Free sp\#
  ace for the daemon on the file system of the data file; null if the system does not say.","t\#
  ype":["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"},"chec\#
  kpoints":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/components/schemas/\#
  Durations"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","journalBytes","j\#
  ournalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"Store th\#
  at took the payment: appStore, macAppStore, playStore, amazon, huawei, samsung, roku, micros\#
  oft, paddle, stripe, web, or one of the project's `stores.custom`.","type":"string","pattern\#
  ":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for example an\#
   Apple ID or a Google account, whose purchases a device can restore.","type":"string","minLe\#
  ngth":1,"maxLength":255},"Stores":{"description":"Settings of the stores in which a project \#
  sells.","type":"object","properties":{"custom":{"description":"Stores of the project's own, \#
  in byte order.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxItems":20}}\#
  ,"required":["custom"]},"StoresChoice":{"description":"New settings of stores. A setting tha\#
  t is left out stays.","type":"object","properties":{"custom":{"description":"Stores of the p\#
  roject's own. They replace the previous list as a whole.","type":"array","items":{"$ref":"#/\#
  components/schemas/Store"},"maxItems":20}},"required":[],"additionalProperties":false},"Subs\#
  criptionId":{"description":"Id of a subscription. It is unique within one connection.","type\#
  ":"string"},"SuggestedCall":{"description":"A complete call that would make the entitlement \#
  active. The daemon has tried it in a dry run.","type":"object","properties":{"method":{"desc\#
  ription":"Method of the call.","type":"string"},"params":{"description":"Params of the call.\#
  ","type":"object"},"role":{"description":"Role that the caller needs.","type":"string","enum\#
  ":["read","write","admin"]},"text":{"description":"An explanation in one sentence.","type":"\#
  string"}},"required":["method","params","role","text"]},"Transaction":{"description":"One tr\#
  ansaction of a purchase: a paid period or a single payment. A member that is not required is\#
   absent when it is not set.","type":"object","properties":{"transactionId":{"$ref":"#/compon\#
  ents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType\#
  ":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Mom\#
  ent"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"isFamilyShared":{"descript\#
  ion":"Whether a family member bought it and shares it. An export always shows this member an\#
  d those up to `attributes`.","type":"boolean"},"price":{"description":"A decimal number in a\#
   string, for example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 421\#
  7 code, as it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, \#
  as it was sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was\#
   sent.","type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"k\#
  ind":{"$ref":"#/components/schemas/ProductKind","description":"The kind that the store named\#
  ."},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"The envi\#
  ronment that the store named."},"autoRenew":{"description":"False while auto-renew is off.",\#
  "type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Moment","description":\#
  "Time since which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Last moment of the grace period."},"billingRetry":{"description\#
  ":"True while the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"\#
  #/components/schemas/Moment","description":"Time at which the pause ends."},"refundedAt":{"$\#
  ref":"#/components/schemas/Moment","description":"Time of the refund."},"revokedAt":{"$ref":\#
  "#/components/schemas/Moment","description":"Time at which the store withdrew access."},"end\#
  edAt":{"$ref":"#/components/schemas/Moment","description":"Time at which access ended before\#
   the end of the period."},"paused":{"description":"True while the store says that the subscr\#
  iption is paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","de\#
  scription":"Product of the next period."},"endReason":{"$ref":"#/components/schemas/EndReaso\#
  n"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","description":"Time since which b\#
  illing has failed."},"asOf":{"$ref":"#/components/schemas/Moment","description":"Time of the\#
   newest statement about the transaction."}},"required":["transactionId","product","periodTyp\#
  e","purchasedAt","expiresAt","asOf"]},"TransactionId":{"description":"Id that a store gives \#
  to a transaction.","type":"string","minLength":1,"maxLength":255},"User":{"description":"The\#
   current user of a device, or the user that an id belongs to.","type":"object","properties":\#
  {"id":{"$ref":"#/components/schemas/UserId","description":"For a device: the identified user\#
  , or else the anonymous user. For an id: that id if it is identified, or else the customer's\#
   identified id, or its anonymous id if it has none."},"anonymousId":{"description":"For a de\#
  vice: its anonymous user. For an id: that id if it is anonymous, or else null.","type":["str\#
  ing","null"]},"identityId":{"description":"Id of the identified user; null for an anonymous \#
  user.","type":["string","null"]},"customerId":{"$ref":"#/components/schemas/UserId","descrip\#
  tion":"Id of the customer. It stays the same across logins, and every userId param accepts i\#
  t."},"aliases":{"description":"Every id of the customer, in byte order. It omits the custome\#
  rId of a customer that began with an identified user.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","description":"Id\#
   of the device; absent when the request names a user."},"createdAt":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Time at which the customer was created."},"environment":{"$ref"\#
  :"#/components/schemas/ProjectEnvironment"}},"required":["id","anonymousId","identityId","cu\#
  stomerId","aliases","createdAt","environment"]},"UserId":{"description":"Id of a user: the a\#
  pp's own id, an anonymous id, or a customerId. It has 1 to `userIdLengthMax` Unicode scalars\#
  , and the daemon compares it byte by byte. An empty id is blockedUserId and a longer id user\#
  IdTooLong, so this schema has no length.","type":"string"},"Warning":{"description":"A sign \#
  that an accepted request may be a mistake.","type":"object","properties":{"kind":{"type":"st\#
  ring","enum":["unknownProduct","unknownEntitlement","subscriptionWithoutEnd","heldByNobody",\#
  "sameMoment","asOfAhead","keyTaken","accountTokenDiffers","transactionDiffers"]},"message":{\#
  "description":"An explanation in one sentence.","type":"string"},"nearest":{"description":"S\#
  imilar names that exist, nearest first. An unknown entitlement always has it.","type":"array\#
  ","items":{"type":"string"}},"fields":{"description":"In sameMoment: the fields that two sta\#
  tements of one moment give different values.","type":"array","items":{"type":"string"}}},"re\#
  quired":["kind","message"]},"Webhook":{"description":"A URL that receives a project's events\#
  , with its secrets. Only an admin can read it.","type":"object","properties":{"url":{"$ref":\#
  "#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"o\#
  ldSecret":{"description":"Second secret that also signs each delivery; null when there is no\#
  ne.","type":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookFormat"},"pause\#
  d":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"c\#
  onsumer":{"$ref":"#/components/schemas/ConsumerId","description":"Name of the consumer whose\#
   cursor is the webhook's position. A replay gives the webhook another one."},"cursor":{"$ref\#
  ":"#/components/schemas/Cursor","description":"The webhook's position: all events up to this\#
   cursor are delivered."}},"required":["url","secret","oldSecret","format","paused","consumer\#
  ","cursor"]},"WebhookChoice":{"description":"A URL that receives the project's events.","typ\#
  e":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":\#
  "#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecre\#
  t","description":"Second secret that also signs each delivery, until every receiver knows th\#
  e new secret."},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}}\#
  ,"required":["url","secret"],"additionalProperties":false},"WebhookFailure":{"description":"\#
  The latest failed attempt for the oldest event that waits for another one; if no event waits\#
  , the latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schem\#
  as/Moment","description":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schem\#
  as/Cursor","description":"Cursor of the event."},"reason":{"description":"Why the attempt fa\#
  iled, for people.","type":"string","maxLength":500},"attempts":{"description":"Number of att\#
  empts so far to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Time of the next attempt; null if the event \#
  is delivered or no program posts it."}},"required":["at","cursor","reason","attempts","nextA\#
  ttemptAt"]},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the event as i\#
  n the log. `purchasely`: as Purchasely documents it (webhooks.md).","type":"string","enum":[\#
  "entitled","purchasely"]},"WebhookReport":{"description":"How the posts to a URL fare.","typ\#
  e":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$\#
  ref":"#/components/schemas/Moment","description":"Time of the latest delivery."},"failure":{\#
  "description":"The latest failed attempt for the oldest event that waits for another one; if\#
   no event waits, the latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"Time of the attempt."},"cursor":{"$ref":"#/componen\#
  ts/schemas/Cursor","description":"Cursor of the event."},"reason":{"description":"Why the at\#
  tempt failed, for people.","type":"string","maxLength":500},"attempts":{"description":"Numbe\#
  r of attempts so far to post the event.","type":"integer","minimum":1,"maximum":2147483647},\#
  "nextAttemptAt":{"$ref":"#/components/schemas/Moment","description":"Time of the next attemp\#
  t; absent if the event is delivered."}},"required":["at","cursor","reason","attempts"],"addi\#
  tionalProperties":false}},"required":["url"],"additionalProperties":false},"WebhookSecret":{\#
  "description":"Key that signs each delivery. After `whsec_`: the key in base64. Any other te\#
  xt is the key itself, in UTF-8.","type":"string","minLength":1,"maxLength":255},"WebhookStat\#
  us":{"description":"A URL that receives a project's events, and how the posts to it fare.","\#
  type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$re\#
  f":"#/components/schemas/WebhookFormat"},"state":{"description":"`paused` by webhook.pause; \#
  `stopped` if no program posts; `failing` if an event waits for another attempt; else `postin\#
  g`.","type":"string","enum":["paused","stopped","failing","posting"]},"cursor":{"$ref":"#/co\#
  mponents/schemas/Cursor","description":"The webhook's position: all events up to this cursor\#
   are delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"intege\#
  r","minimum":0},"deliveredAt":{"$ref":"#/components/schemas/NullableMoment","description":"T\#
  ime of the latest delivery; null if the daemon has had no report of one since its start."},"\#
  failure":{"$ref":"#/components/schemas/WebhookFailure","description":"Absent if the daemon h\#
  as had no report of a failure since its start."}},"required":["url","format","state","cursor\#
  ","backlog","deliveredAt"]},"WebhookSummary":{"description":"A URL that receives a project's\#
   events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"fo\#
  rmat":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUr\#
  l":{"description":"An absolute `https://` or `http://` URL with a host, and optionally a por\#
  t, a path and a query. It has no user, password or fragment, because every reader of the pro\#
  ject sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLengt\#
  h":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is not valid JSON; lines\#
  .md defines the grammar. `offset` is the position of the first wrong byte, counted from 0.",\#
  "data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":-32600,"message":"T\#
  he line is JSON, but not a request: it is not an object or an empty batch, it has no method,\#
   its `jsonrpc` is not \"2.0\", or its id or params have a wrong type.","data":{"kind":"inval\#
  idRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"A line has more t\#
  han `limit` bytes before its line feed. The daemon drops the line and reads the next line as\#
   usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600\#
  ,"message":"A batch has more than `limit` entries, and the daemon executes none of them. Or \#
  the replies to earlier entries have more than `limit` bytes, and the daemon does not execute\#
   this entry.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600\#
  ,"message":"The method is not allowed in a batch.","data":{"kind":"notInBatch","retryable":f\#
  alse}},"unknownMethod":{"code":-32601,"message":"The daemon has no such method. `nearest` li\#
  sts similar names.","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or tw\#
  o parameters exclude each other. `field` points to it; `nearest` lists similar names.","data\#
  ":{"kind":"invalidParams","retryable":false}},"internalError":{"code":-32603,"message":"The \#
  daemon has a fault. Its log has the same `reference`.","data":{"kind":"internalError","retry\#
  able":false}},"permissionDenied":{"code":1000,"message":"The caller's role is lower than the\#
   role that the method needs. `uid` and `role` are the caller's (`none` without a role), and \#
  `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},"unknow\#
  nDevice":{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDev\#
  ice","retryable":false}},"unknownUser":{"code":1101,"message":"The project has no such user.\#
  ","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code":1102,"message":"N\#
  o user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":\#
  "blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more \#
  Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retry\#
  able":false}},"reservedUserId":{"code":1104,"message":"The id begins with the project's anon\#
  ymous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reserve\#
  dUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"No user is logged in\#
   on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyA\#
  nonymous","retryable":false}},"unknownProject":{"code":1200,"message":"The daemon has no suc\#
  h project.","data":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":12\#
  01,"message":"The project has no purchase with this store and originalTransactionId, or the \#
  purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retrya\#
  ble":false}},"purchaseHeldByAnother":{"code":1202,"message":"Another user holds the purchase\#
  , and a rule of the project keeps it there. `holder` and `rule` name them. Nothing changes."\#
  ,"data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"code":120\#
  3,"message":"A call grants or explains an entitlement that the project does not have. `neare\#
  st` lists similar names.","data":{"kind":"unknownEntitlement","retryable":false}},"notAManua\#
  lGrant":{"code":1204,"message":"The user has no active grant of this entitlement. For exampl\#
  e, a purchase gives it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable\#
  ":false}},"clockNotManual":{"code":1205,"message":"The project uses the system's clock, whic\#
  h cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"co\#
  de":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reas\#
  on: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event\#
   linked nothing; `undone`: the link is already undone; `isUndo`: the event comes from an und\#
  o; `laterAlias`: a later alias merged the customer with another user; `tooMuch`: too many us\#
  ers and purchases depend on the link; `unclear`: a deletion erased part of the history. `eve\#
  nt` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":\#
  false}},"unknownConsumer":{"code":1207,"message":"No consumer of this name has acknowledged \#
  an event. `events.acknowledge` does not create a name that begins with `webhook-`: those bel\#
  ong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},"unknownWebhook":{"co\#
  de":1208,"message":"The project has no webhook with this URL. The error does not repeat the \#
  URL.","data":{"kind":"unknownWebhook","retryable":false}},"idempotencyConflict":{"code":1300\#
  ,"message":"A call of the same method used this key with other params in the last 24 hours."\#
  ,"data":{"kind":"idempotencyConflict","retryable":false}},"storageFull":{"code":1400,"messag\#
  e":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"\#
  kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"message":"The write may\#
   not be on the disk: the daemon stops, and its next start shows what is stored. Or the daemo\#
  n cannot read a record that the request needs: then it keeps running.","data":{"kind":"stora\#
  geFailed","retryable":false}},"overloaded":{"code":1402,"message":"More requests are waiting\#
   than the daemon accepts. Nothing changes. With a null `id`, the daemon dropped an unfinishe\#
  d line, and `limit` is the total size of all unfinished lines.","data":{"kind":"overloaded",\#
  "retryable":true}},"tooManyConnections":{"code":1403,"message":"The daemon has reached its m\#
  aximum of connections. It replies to the first line with this error and closes the connectio\#
  n.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{"code":1404,"mes\#
  sage":"The daemon is shutting down. Nothing changes.","data":{"kind":"shuttingDown","retryab\#
  le":true}}}}}\#

  """#
