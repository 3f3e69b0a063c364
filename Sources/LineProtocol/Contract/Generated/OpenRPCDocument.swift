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
  :{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"The shared database co\#
  uld not be reached, or did not answer in time; other stores have no such error. With `outcom\#
  e` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","dat\#
  a":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a subscription","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":\#
  "monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}\#
  ],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"userId":\#
  "{{anonymous}}","entitlements":{"premium":{"id":"premium","active":true,"state":"active","pr\#
  oductId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","peri\#
  odType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000\#
  Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedA\#
  t":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount"\#
  :0,"environment":"production","store":"appStore","transactionId":"1000","originalTransaction\#
  Id":"1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store"\#
  :"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"nam\#
  e":"device","value":"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name"\#
  :"result","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","activ\#
  e":false,"state":"expired","productId":"monthly","source":"appStore","renewState":"willRenew\#
  ","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T\#
  00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenew\#
  DisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionI\#
  d":"1000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},{"name":"nothi\#
  ng bought","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}\#
  ],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{},"at":"2026-0\#
  1-01T00:00:00.000Z"}}},{"name":"an id that the project does not know","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlements","value":[\#
  "premum"]}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"pre\#
  mum":{"id":"premum","active":false,"state":null,"productId":null,"source":null,"renewState":\#
  "unknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"gracePeriodE\#
  xpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRen\#
  ewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"ori\#
  ginalTransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind":"unknownEntit\#
  lement","message":"{{any}}","nearest":["premium"]}]}}},{"name":"a user who never bought","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name\#
  ":"userId","value":"ann"},{"name":"ifUnknown","value":"none"}],"result":{"name":"result","va\#
  lue":{"userId":"ann","known":false,"entitlements":{},"at":"2026-01-01T00:00:00.000Z"}}}]},{"\#
  name":"clock.advance","summary":"Moves a manual clock forward, and applies in order everythi\#
  ng that falls due on the way.","x-role":"admin","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"to","required":false,"summary":"New time of the clock, RFC 3339.","schema":{"$r\#
  ef":"#/components/schemas/Moment"}},{"name":"by","required":false,"summary":"How far to move\#
   the clock: an ISO 8601 duration, for example P1M.","schema":{"$ref":"#/components/schemas/D\#
  uration"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"\#
  summary":"Computes the result and the events without changing anything.","schema":{"type":"b\#
  oolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry\#
   safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/com\#
  ponents/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"now":{"$ref":"#/components/schemas/Moment","descri\#
  ption":"Time that the clock shows after the call."},"dryRun":{"description":"True in a dry r\#
  un; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call w\#
  ould emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}}\#
  ,"replayed":{"description":"True when this is the stored result of an idempotency key; other\#
  wise absent.","type":"boolean"}},"required":["now"]}},"errors":[{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude ea\#
  ch other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParam\#
  s","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that\#
   the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is\#
   the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"mes\#
  sage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},\#
  {"code":1205,"message":"The project uses the system's clock, which cannot be advanced.","dat\#
  a":{"kind":"clockNotManual","retryable":false}},{"code":1300,"message":"A call of the same m\#
  ethod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConf\#
  lict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothin\#
  g changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code"\#
  :1401,"message":"The write may not be on the disk: the daemon stops, and its next start show\#
  s what is stored. Or the daemon cannot read a record that the request needs, or its data fil\#
  e was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"\#
  code":1405,"message":"The shared database could not be reached, or did not answer in time; o\#
  ther stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`\#
  , the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true\#
  }}],"examples":[{"name":"a month","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}}],"params":[{"name":"by","value":"P1M"}],"result":{"name":"result","value\#
  ":{"now":"2026-02-01T00:00:00.000Z"}}},{"name":"to a moment","x-given":[{"method":"project.d\#
  efine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"to","value":"2027-01-01T0\#
  0:00:00Z"}],"result":{"name":"result","value":{"now":"2027-01-01T00:00:00.000Z"}}}]},{"name"\#
  :"events.acknowledge","summary":"Records that a consumer has processed the events up to a cu\#
  rsor.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"consumer","\#
  required":true,"summary":"Name of the consumer. Its first acknowledgement creates it.","sche\#
  ma":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"cursor","required":true,"summary":"\#
  Cursor of the last processed event; \"0\" for none.","schema":{"$ref":"#/components/schemas/\#
  Cursor"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref"\#
  :"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"s\#
  ummary":"Computes the result and the events without changing anything.","schema":{"type":"bo\#
  olean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry \#
  safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/comp\#
  onents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components\#
  /schemas/Cursor","description":"Highest cursor that the consumer has acknowledged."},"dryRun\#
  ":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descrip\#
  tion":"The events that the call would emit: always none. Only in a dry run.","type":"array",\#
  "items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is \#
  the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["\#
  consumer","cursor"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, o\#
  f a wrong type or out of range, or two parameters exclude each other. `field` points to it; \#
  `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The caller's role is lower than the role that the method needs. `uid` and `ro\#
  le` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such pr\#
  oject.","data":{"kind":"unknownProject","retryable":false}},{"code":1207,"message":"No consu\#
  mer of this name has acknowledged an event. `events.acknowledge` does not create a name that\#
   begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","retrya\#
  ble":false}},{"code":1300,"message":"A call of the same method used this key with other para\#
  ms in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1\#
  400,"message":"The disk has no room for the write. Nothing changes, and reading still works.\#
  ","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not \#
  be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon can\#
  not read a record that the request needs, or its data file was removed: then it keeps runnin\#
  g.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared da\#
  tabase could not be reached, or did not answer in time; other stores have no such error. Wit\#
  h `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stor\#
  ed.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a consumer\#
   begins at the beginning","params":[{"name":"consumer","value":"mailer"},{"name":"cursor","v\#
  alue":"0"}],"result":{"name":"result","value":{"consumer":"mailer","cursor":"0"}}},{"name":"\#
  never backwards","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"eve\#
  nts.acknowledge","params":{"consumer":"mailer","cursor":"1"}}],"params":[{"name":"consumer",\#
  "value":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"result","value":{"consume\#
  r":"mailer","cursor":"1"}}}]},{"name":"events.read","summary":"Reads the events of a project\#
   in order, from any position of its log.","x-role":"read","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"after","required":false,"summary":"Cursor from an earlier reply. The \#
  reply has the events after it.","schema":{"$ref":"#/components/schemas/Cursor","default":"0"\#
  }},{"name":"limit","required":false,"summary":"Maximum number of events.","schema":{"type":"\#
  integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","required":false,"summary\#
  ":"Returns only events of this customer, by any of its ids.","schema":{"$ref":"#/components/\#
  schemas/UserId"}},{"name":"kinds","required":false,"summary":"Returns only events of these k\#
  inds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems"\#
  :100}},{"name":"consumer","required":false,"summary":"Starts after the last event that this \#
  consumer acknowledged. Excludes `after`.","schema":{"$ref":"#/components/schemas/ConsumerId"\#
  }},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Event\#
  "}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor for the next call: \#
  that of the last event in the list, or of the newest event in the log when there are no more\#
  ."},"more":{"description":"True when there may be more events: call again at once. The list \#
  can be empty when `more` is true, because no event that the daemon looked at matched.","type\#
  ":"boolean"}},"required":["events","cursor","more"]}},"errors":[{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude ea\#
  ch other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParam\#
  s","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that\#
   the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is\#
   the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"mes\#
  sage":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"cod\#
  e":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserId\#
  s`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has m\#
  ore Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}},{"code":1207,"message":"No consumer of this name has ackn\#
  owledged an event. `events.acknowledge` does not create a name that begins with `webhook-`: \#
  those belong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},{"code":1405\#
  ,"message":"The shared database could not be reached, or did not answer in time; other store\#
  s have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the chan\#
  ge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examp\#
  les":[{"name":"from the start","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"n\#
  ame":"result","value":{"events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"202\#
  6-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous\#
  }}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}],"cursor":"1","more":fals\#
  e}}},{"name":"behind what a consumer has acknowledged","x-given":[{"method":"project.define"\#
  ,"params":{"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"de\#
  vice":"iphone"}},{"method":"install","params":{"device":"ipad"}},{"method":"events.acknowled\#
  ge","params":{"consumer":"mailer","cursor":"1"}}],"params":[{"name":"consumer","value":"mail\#
  er"}],"result":{"name":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"user\#
  Created","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousI\#
  d":"{{second}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","\#
  more":false}}},{"name":"nothing yet","params":[],"result":{"name":"result","value":{"events"\#
  :[],"cursor":"0","more":false}}}]},{"name":"events.subscribe","summary":"Subscribes this con\#
  nection to events; they arrive as notifications.","x-role":"read","x-since":1,"paramStructur\#
  e":"either","params":[{"name":"after","required":false,"summary":"Cursor from an earlier rep\#
  ly. The subscription starts with the event after it. Default: new events only.","schema":{"$\#
  ref":"#/components/schemas/Cursor"}},{"name":"kinds","required":false,"summary":"Sends only \#
  events of these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/Event\#
  Kind"},"maxItems":100}},{"name":"project","required":false,"summary":"Id of the project.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"subscription":{"$ref":"#/components/schemas/Su\#
  bscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The subscriptio\#
  n sends the events after this cursor."}},"required":["subscription","cursor"]}},"errors":[{"\#
  code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or\#
   two parameters exclude each other. `field` points to it; `nearest` lists similar names.","d\#
  ata":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role i\#
  s lower than the role that the method needs. `uid` and `role` are the caller's (`none` witho\#
  ut a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable"\#
  :false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPro\#
  ject","retryable":false}},{"code":1405,"message":"The shared database could not be reached, \#
  or did not answer in time; other stores have no such error. With `outcome` `notApplied`, not\#
  hing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageU\#
  navailable","retryable":true}}],"x-notifications":[{"name":"event","summary":"Delivers one e\#
  vent of a subscription.","params":{"type":"object","properties":{"subscription":{"$ref":"#/c\#
  omponents/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","descripti\#
  on":"Cursor of the event. Send it as `after` to resume with a new subscription."},"event":{"\#
  $ref":"#/components/schemas/Event"}},"required":["subscription","cursor","event"]}},{"name":\#
  "gap","summary":"Ends a subscription whose client reads too slowly.","params":{"type":"objec\#
  t","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$r\#
  ef":"#/components/schemas/Cursor","description":"The daemon sent every event up to this curs\#
  or. Send it as `after` to resume with a new subscription."}},"required":["subscription","cur\#
  sor"]}}],"examples":[{"name":"from now on","x-given":[{"method":"install","params":{"device"\#
  :"iphone"}}],"params":[],"result":{"name":"result","value":{"subscription":"1","cursor":"1"}\#
  }},{"name":"from the beginning, two kinds","params":[{"name":"after","value":"0"},{"name":"k\#
  inds","value":["purchaseRecorded","purchaseRenewed"]}],"result":{"name":"result","value":{"s\#
  ubscription":"1","cursor":"0"}}}]},{"name":"events.unsubscribe","summary":"Ends a subscripti\#
  on of this connection.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"na\#
  me":"subscription","required":true,"summary":"Id of the subscription, as events.subscribe re\#
  turned it.","schema":{"$ref":"#/components/schemas/SubscriptionId"}},{"name":"project","requ\#
  ired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId"\#
  ,"default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"s\#
  ubscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/s\#
  chemas/Cursor","description":"The daemon sent every matching event up to this cursor."}},"re\#
  quired":["subscription","cursor"]}},"errors":[{"code":-32602,"message":"A parameter is missi\#
  ng, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` \#
  points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The caller's role is lower than the role that the method needs.\#
   `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role\#
  .","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon \#
  has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"mess\#
  age":"The shared database could not be reached, or did not answer in time; other stores have\#
   no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may\#
   or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[\#
  {"name":"plain","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"even\#
  ts.subscribe","params":{}}],"params":[{"name":"subscription","value":"1"}],"result":{"name":\#
  "result","value":{"subscription":"1","cursor":"1"}}}]},{"name":"events.wait","summary":"Read\#
  s events like events.read, and waits for new events if there are none.","x-role":"read","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"Curs\#
  or from an earlier reply. The reply has the events after it.","schema":{"$ref":"#/components\#
  /schemas/Cursor","default":"0"}},{"name":"limit","required":false,"summary":"Maximum number \#
  of events.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"u\#
  ser","required":false,"summary":"Returns only events of this customer, by any of its ids.","\#
  schema":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary":"\#
  Returns only events of these kinds.","schema":{"type":"array","items":{"$ref":"#/components/\#
  schemas/EventKind"},"maxItems":100}},{"name":"consumer","required":false,"summary":"Starts a\#
  fter the last event that this consumer acknowledged. Excludes `after`.","schema":{"$ref":"#/\#
  components/schemas/ConsumerId"}},{"name":"timeoutMs","required":true,"summary":"Longest wait\#
  , in milliseconds. When it is over, the list of events is empty.","schema":{"type":"integer"\#
  ,"minimum":0,"maximum":60000}},{"name":"project","required":false,"summary":"Id of the proje\#
  ct.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"events":{"type":"array","items":{"$ref"\#
  :"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description"\#
  :"Cursor for the next call: that of the last event in the list, or of the newest event in th\#
  e log when there are no more."},"more":{"description":"True when there may be more events: c\#
  all again at once. The list can be empty when `more` is true, because no event that the daem\#
  on looked at matched.","type":"boolean"}},"required":["events","cursor","more"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, \#
  or two parameters exclude each other. `field` points to it; `nearest` lists similar names.",\#
  "data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role\#
   is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wit\#
  hout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryabl\#
  e":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUse\#
  r","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in \#
  the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":\#
  1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data\#
  ":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such\#
   project.","data":{"kind":"unknownProject","retryable":false}},{"code":1207,"message":"No co\#
  nsumer of this name has acknowledged an event. `events.acknowledge` does not create a name t\#
  hat begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","ret\#
  ryable":false}},{"code":1405,"message":"The shared database could not be reached, or did not\#
   answer in time; other stores have no such error. With `outcome` `notApplied`, nothing chang\#
  ed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable\#
  ","retryable":true}}],"examples":[{"name":"something is there","x-given":[{"method":"project\#
  .define","params":{"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","para\#
  ms":{"device":"iphone"}},{"method":"install","params":{"device":"ipad"}}],"params":[{"name":\#
  "after","value":"1"},{"name":"timeoutMs","value":60000}],"result":{"name":"result","value":{\#
  "events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z",\#
  "project":"default","user":"{{second}}","anonymousId":"{{second}}","cause":{"method":"instal\#
  l","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},{"name":"nothing until the\#
   time is over","params":[{"name":"timeoutMs","value":50}],"result":{"name":"result","value":\#
  {"events":[],"cursor":"0","more":false}}}]},{"name":"explain","summary":"Explains why an ent\#
  itlement is active or not, and lists calls that would give access.","x-role":"read","x-since\#
  ":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of t\#
  he device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":f\#
  alse,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas\#
  /UserId"}},{"name":"entitlement","required":true,"summary":"Id of the entitlement.","schema"\#
  :{"$ref":"#/components/schemas/EntitlementId"}},{"name":"at","required":false,"summary":"Mom\#
  ent to evaluate, RFC 3339, with today's holders. Default: now.","schema":{"$ref":"#/componen\#
  ts/schemas/Moment"}},{"name":"project","required":false,"summary":"Id of the project.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["devic\#
  e"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{\#
  "$ref":"#/components/schemas/UserId","description":"Id of the user that the result is about.\#
  "},"active":{"description":"Whether the user has access.","type":"boolean"},"entitlement":{"\#
  $ref":"#/components/schemas/Entitlement","description":"The entitlement, as `checkEntitlemen\#
  ts` returns it."},"at":{"$ref":"#/components/schemas/Moment","description":"The moment that \#
  the result is for."},"because":{"description":"The steps that lead to the result: the purcha\#
  se or grant, each change of holder, the catalogue and the clock. When no purchase or grant i\#
  s active, the steps of one that was active or may become active. At most 50 steps: the first\#
   and the last.","type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"oth\#
  ers":{"description":"Purchases and grants that also give the entitlement and lost against th\#
  e winner, best first. At most 20.","type":"array","items":{"$ref":"#/components/schemas/Losi\#
  ngSource"}},"missing":{"description":"What prevents access. Empty when the entitlement is ac\#
  tive. At most 20.","type":"array","items":{"$ref":"#/components/schemas/MissingReason"}},"om\#
  itted":{"description":"How many entries the daemon left out of each list. Absent when every \#
  list is complete.","type":"object","properties":{"because":{"type":"integer","minimum":0},"o\#
  thers":{"type":"integer","minimum":0},"missing":{"type":"integer","minimum":0}},"required":[\#
  "because","others","missing"]}},"required":["userId","active","entitlement","at","because","\#
  others","missing"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of\#
   a wrong type or out of range, or two parameters exclude each other. `field` points to it; `\#
  nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":10\#
  00,"message":"The caller's role is lower than the role that the method needs. `uid` and `rol\#
  e` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kin\#
  d":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such de\#
  vice.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The projec\#
  t has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message"\#
  :"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kin\#
  d":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scala\#
  rs than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}}\#
  ,{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","r\#
  etryable":false}},{"code":1203,"message":"A call grants or explains an entitlement that the \#
  project does not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","\#
  retryable":false}},{"code":1405,"message":"The shared database could not be reached, or did \#
  not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing ch\#
  anged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavaila\#
  ble","retryable":true}}],"examples":[{"name":"bought before a login","x-given":[{"method":"p\#
  roject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device\#
  ":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"a\#
  ppStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"identify\#
  ","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"us\#
  er_id_1"},{"name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"user\#
  Id":"user_id_1","active":true,"entitlement":{"id":"premium","active":true,"state":"active","\#
  productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","pe\#
  riodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCoun\#
  t":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransacti\#
  onId":"1000"},"at":"2026-01-01T00:00:00.000Z","because":[{"step":"purchased","text":"{{any}}\#
  ","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"purchase","f\#
  rom":[],"to":["{{anonymous}}"],"device":"iphone","store":"appStore","originalTransactionId":\#
  "1000","transactionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.000Z","until"\#
  :"2026-02-01T00:00:00.000Z"},{"step":"attached","text":"{{any}}","at":"2026-01-01T00:00:00.0\#
  00Z","event":"{{identified}}","cursor":"5","rule":{"name":"onIdentifyNew","value":"attach"},\#
  "method":"identify","from":["{{anonymous}}"],"to":["user_id_1"]},{"step":"mapped","text":"{{\#
  any}}","at":null,"product":"monthly"},{"step":"clock","text":"{{any}}","at":"2026-01-01T00:0\#
  0:00.000Z","state":"active","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.\#
  000Z"}],"others":[],"missing":[]}}},{"name":"after its end","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  "}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore",\#
  "transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device",\#
  "value":"iphone"},{"name":"entitlement","value":"premium"},{"name":"at","value":"2026-03-01T\#
  00:00:00Z"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","active":false,"ent\#
  itlement":{"id":"premium","active":false,"state":"expired","productId":"monthly","source":"a\#
  ppStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"\#
  2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null\#
  ,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z",\#
  "trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production",\#
  "store":"appStore","transactionId":"1000","originalTransactionId":"1000"},"at":"2026-03-01T0\#
  0:00:00.000Z","because":[{"step":"purchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z\#
  ","event":"{{recorded}}","cursor":"2","method":"purchase","from":[],"to":["{{anonymous}}"],"\#
  device":"iphone","store":"appStore","originalTransactionId":"1000","transactionId":"1000","p\#
  roduct":"monthly","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"s\#
  tep":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"step":"clock","text":"{{any}\#
  }","at":"2026-03-01T00:00:00.000Z","state":"expired","since":"2026-02-01T00:00:00.000Z","unt\#
  il":null}],"others":[],"missing":[{"kind":"expired","text":"{{any}}","store":"appStore","ori\#
  ginalTransactionId":"1000","product":"monthly","since":"2026-02-01T00:00:00.000Z","suggested\#
  Calls":[{"method":"purchase.update","params":{"store":"appStore","originalTransactionId":"10\#
  00","expiresAt":"2026-03-04T00:00:00.000Z"},"role":"write","text":"{{any}}"}]},{"kind":"notG\#
  ranted","text":"{{any}}","suggestedCalls":[{"method":"grant","params":{"device":"iphone","en\#
  titlement":"premium"},"role":"write","text":"{{any}}"}]}]}}},{"name":"nothing bought","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitle\#
  ment","value":"premium"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","activ\#
  e":false,"entitlement":{"id":"premium","active":false,"state":null,"productId":null,"source"\#
  :null,"renewState":"unknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt"\#
  :null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStart\#
  edAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"trans\#
  actionId":null,"originalTransactionId":null},"at":"2026-01-01T00:00:00.000Z","because":[],"o\#
  thers":[],"missing":[{"kind":"noPurchase","text":"{{any}}","suggestedCalls":[]},{"kind":"not\#
  Granted","text":"{{any}}","suggestedCalls":[{"method":"grant","params":{"device":"iphone","e\#
  ntitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}}]},{"name":"grant","summary":"G\#
  ives an entitlement without a purchase.","x-role":"write","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$re\#
  f":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the \#
  user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitl\#
  ement","required":true,"summary":"Id of an entitlement from the catalogue or from the projec\#
  t's `entitlements`.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"expire\#
  sAt","required":false,"summary":"Last millisecond of the grant, RFC 3339. Default: no end.",\#
  "schema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","required":false,"summary\#
  ":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"\#
  }},{"name":"dryRun","required":false,"summary":"Computes the result and the events without c\#
  hanging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","re\#
  quired":false,"summary":"Makes a retry safe: the same key with the same params returns the s\#
  tored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["\#
  device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"enti\#
  tlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement after the\#
   call. A purchase supplies its values if the purchase wins against the grant."},"dryRun":{"d\#
  escription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description"\#
  :"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#\#
  /components/schemas/Event"}},"replayed":{"description":"True when this is the stored result \#
  of an idempotency key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"e\#
  rrors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of\#
   range, or two parameters exclude each other. `field` points to it; `nearest` lists similar \#
  names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The calle\#
  r's role is lower than the role that the method needs. `uid` and `role` are the caller's (`n\#
  one` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","\#
  retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"\#
  unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","d\#
  ata":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this\#
   id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","ret\#
  ryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `\#
  userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message"\#
  :"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"cod\#
  e":1203,"message":"A call grants or explains an entitlement that the project does not have. \#
  `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retryable":false}},{"co\#
  de":1300,"message":"A call of the same method used this key with other params in the last 24\#
   hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"Th\#
  e disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":\#
  "storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: t\#
  he daemon stops, and its next start shows what is stored. Or the daemon cannot read a record\#
   that the request needs, or its data file was removed: then it keeps running.","data":{"kind\#
  ":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could not \#
  be reached, or did not answer in time; other stores have no such error. With `outcome` `notA\#
  pplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":{"kin\#
  d":"storageUnavailable","retryable":true}}],"examples":[{"name":"for a month","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","v\#
  alue":"premium"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"\#
  result","value":{"entitlement":{"id":"premium","active":true,"state":"active","productId":nu\#
  ll,"source":"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,"sta\#
  rtedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpire\#
  sAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDis\#
  abledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"original\#
  TransactionId":null}}}},{"name":"without an end, to a user by id","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"entitlements":["vip"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"\#
  user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","value":\#
  "vip"}],"result":{"name":"result","value":{"entitlement":{"id":"vip","active":true,"state":"\#
  active","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual",\#
  "periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpire\#
  sAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDis\#
  abledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"original\#
  TransactionId":null}}}}]},{"name":"identify","summary":"Logs a user in on a device.","x-role\#
  ":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,\#
  "summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"us\#
  erId","required":true,"summary":"The app's own id for the user.","schema":{"$ref":"#/compone\#
  nts/schemas/UserId"}},{"name":"anonymousId","required":false,"summary":"Id of the device's a\#
  nonymous user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name\#
  ":"accountToken","required":false,"summary":"Account token to register for the user, who the\#
  n claims every unclaimed purchase that carries it.","schema":{"$ref":"#/components/schemas/A\#
  ccountToken"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fal\#
  se,"summary":"Computes the result and the events without changing anything.","schema":{"type\#
  ":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a r\#
  etry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["anonymousId"]],"result"\#
  :{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schem\#
  as/User"},"created":{"description":"True when this call created the user.","type":"boolean"}\#
  ,"outcome":{"description":"attached: the user became a holder of at least one purchase, and \#
  no holder lost any. moved: purchases moved from the anonymous user to this user. aliased: bo\#
  th users became one customer. switched: only the device's current user changed. unchanged: t\#
  he user was already logged in.","type":"string","enum":["attached","aliased","moved","switch\#
  ed","unchanged"]},"shouldRefresh":{"description":"True exactly when `purchases` or `claimed`\#
   is not empty: the app refreshes what it shows.","type":"boolean"},"purchases":{"description\#
  ":"Purchases that changed holders. After an alias: the purchases that the anonymous user's c\#
  ustomer held.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"claimed":{"desc\#
  ription":"The unclaimed purchases that this call gave to the user, with those that replace t\#
  hem; absent if there are none. In the order of `store`, then `originalTransactionId`.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True in a d\#
  ry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the ca\#
  ll would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Even\#
  t"}},"replayed":{"description":"True when this is the stored result of an idempotency key; o\#
  therwise absent.","type":"boolean"}},"required":["user","created","outcome","shouldRefresh",\#
  "purchases"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wro\#
  ng type or out of range, or two parameters exclude each other. `field` points to it; `neares\#
  t` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The caller's role is lower than the role that the method needs. `uid` and `role` are\#
   the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"pe\#
  rmissionDenied","retryable":false}},{"code":1100,"message":"The project has no such device."\#
  ,"data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has \#
  no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No u\#
  ser may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"bl\#
  ockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars tha\#
  n the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"cod\#
  e":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of an \#
  anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code"\#
  :1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable\#
  ":false}},{"code":1300,"message":"A call of the same method used this key with other params \#
  in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400\#
  ,"message":"The disk has no room for the write. Nothing changes, and reading still works.","\#
  data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be \#
  on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot\#
   read a record that the request needs, or its data file was removed: then it keeps running."\#
  ,"data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared datab\#
  ase could not be reached, or did not answer in time; other stores have no such error. With `\#
  outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.\#
  ","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a new user","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"us\#
  erId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","ano\#
  nymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["u\#
  ser_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"productio\#
  n"},"created":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{"name":"wit\#
  h a purchase made before","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":\#
  {"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt"\#
  :"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId"\#
  ,"value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymou\#
  sId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_i\#
  d_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"\#
  created":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"appStore","or\#
  iginalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}\#
  "],"to":"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params"\#
  :[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name"\#
  :"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user\#
  _id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"20\#
  26-01-01T00:00:00.000Z","environment":"production"},"created":false,"outcome":"unchanged","s\#
  houldRefresh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a device and \#
  creates its anonymous user.","x-role":"write","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"device","required":false,"summary":"Id of the device. Default: a new id, which th\#
  e daemon makes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","requir\#
  ed":false,"summary":"Id of a user to log in on the new device, without attaching, moving or \#
  aliasing anything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount",\#
  "required":false,"summary":"Store account whose purchases the device can restore.","schema":\#
  {"$ref":"#/components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary\#
  ":"Platform of the device: ios, android, web or another word of that form.","schema":{"$ref"\#
  :"#/components/schemas/Platform"}},{"name":"app","required":false,"summary":"The installed a\#
  pp, for example its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"acc\#
  ountToken","required":false,"summary":"Account token to register for the device's current us\#
  er, who then claims every unclaimed purchase that carries it.","schema":{"$ref":"#/component\#
  s/schemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of the project.",\#
  "schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","re\#
  quired":false,"summary":"Computes the result and the events without changing anything.","sch\#
  ema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary"\#
  :"Makes a retry safe: the same key with the same params returns the stored result.","schema"\#
  :{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"descri\#
  ption":"False when the device was already registered.","type":"boolean"},"user":{"$ref":"#/c\#
  omponents/schemas/User"},"shouldRefresh":{"description":"True when the call claimed purchase\#
  s: the app has to check the user's entitlements. Otherwise absent.","type":"boolean"},"claim\#
  ed":{"description":"The unclaimed purchases that this call gave to the user, with those that\#
   replace them; absent if there are none. In the order of `store`, then `originalTransactionI\#
  d`.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"T\#
  rue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events t\#
  hat the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempote\#
  ncy key; otherwise absent.","type":"boolean"}},"required":["device","created","user"]}},"err\#
  ors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of r\#
  ange, or two parameters exclude each other. `field` points to it; `nearest` lists similar na\#
  mes.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller'\#
  s role is lower than the role that the method needs. `uid` and `role` are the caller's (`non\#
  e` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","re\#
  tryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the pr\#
  oject's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"\#
  message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"ki\#
  nd":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the proje\#
  ct's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind"\#
  :"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the\#
   same method used this key with other params in the last 24 hours.","data":{"kind":"idempote\#
  ncyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write.\#
   Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},\#
  {"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next sta\#
  rt shows what is stored. Or the daemon cannot read a record that the request needs, or its d\#
  ata file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":fal\#
  se}},{"code":1405,"message":"The shared database could not be reached, or did not answer in \#
  time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `u\#
  nknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryabl\#
  e":true}}],"examples":[{"name":"a new device","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"}],"result":{"na\#
  me":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymo\#
  usId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous\#
  }}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}\#
  ,{"name":"again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}\#
  }},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"ip\#
  hone"}],"result":{"name":"result","value":{"device":"iphone","created":false,"user":{"id":"{\#
  {anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","\#
  aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environ\#
  ment":"production"}}}},{"name":"as a user","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"userId",\#
  "value":"user_id_1"}],"result":{"name":"result","value":{"device":"iphone","created":true,"u\#
  ser":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"\#
  {{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000\#
  Z","environment":"production"}}}},{"name":"as a dry run","x-given":[{"method":"project.defin\#
  e","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"n\#
  ame":"dryRun","value":true}],"result":{"name":"result","value":{"device":"iphone","created":\#
  true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerI\#
  d":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:\#
  00:00.000Z","environment":"production"},"dryRun":true,"events":[{"id":"{{any}}","kind":"user\#
  Created","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymo\#
  usId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{\#
  "name":"logout","summary":"Logs out the user of a device.","x-role":"write","x-since":1,"par\#
  amStructure":"either","params":[{"name":"device","required":true,"summary":"Id of the device\#
  .","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"project","required":false,"su\#
  mmary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"def\#
  ault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events with\#
  out changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey\#
  ","required":false,"summary":"Makes a retry safe: the same key with the same params returns \#
  the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/Use\#
  r"},"outcome":{"description":"loggedOut: the device's anonymous user is current again. rotat\#
  ed: the device has a new anonymous user. unchanged: no user was logged in.","type":"string",\#
  "enum":["loggedOut","rotated","unchanged"]},"dryRun":{"description":"True in a dry run; othe\#
  rwise absent.","type":"boolean"},"events":{"description":"The events that the call would emi\#
  t. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replay\#
  ed":{"description":"True when this is the stored result of an idempotency key; otherwise abs\#
  ent.","type":"boolean"}},"required":["user","outcome"]}},"errors":[{"code":-32602,"message":\#
  "A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude\#
   each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPa\#
  rams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role t\#
  hat the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs`\#
   is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"\#
  message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}\#
  },{"code":1105,"message":"No user is logged in on the device, and the project's `onAnonymous\#
  Logout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},{"code":1200,"me\#
  ssage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}\#
  ,{"code":1300,"message":"A call of the same method used this key with other params in the la\#
  st 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message\#
  ":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"k\#
  ind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the di\#
  sk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a r\#
  ecord that the request needs, or its data file was removed: then it keeps running.","data":{\#
  "kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database could\#
   not be reached, or did not answer in time; other stores have no such error. With `outcome` \#
  `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data":\#
  {"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a user is logged in","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId"\#
  :"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","val\#
  ue":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerI\#
  d":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:\#
  00:00.000Z","environment":"production"},"outcome":"loggedOut"}}},{"name":"no user is logged \#
  in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":\#
  "install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"resu\#
  lt":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","id\#
  entityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","c\#
  reatedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unchanged"}}}]},\#
  {"name":"project.define","summary":"Creates a project, or changes the given parts of its def\#
  inition.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"project"\#
  ,"required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proj\#
  ectId","default":"default"}},{"name":"rules","required":false,"summary":"How users and purch\#
  ases move: a preset, or a preset and the rules that differ from it. Default for a new projec\#
  t: qonversion.","schema":{"$ref":"#/components/schemas/RulesChoice"}},{"name":"products","re\#
  quired":false,"summary":"The catalogue: products by their ids. It replaces the previous cata\#
  logue as a whole.","schema":{"$ref":"#/components/schemas/Catalogue"}},{"name":"entitlements\#
  ","required":false,"summary":"Ids that `grant` accepts in addition to the entitlements of th\#
  e catalogue. They replace the previous list as a whole.","schema":{"type":"array","items":{"\#
  $ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"environment","requir\#
  ed":false,"summary":"Environment whose purchases give access. Default for a new project: pro\#
  duction.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{"name":"clock","requ\#
  ired":false,"summary":"Clock of the project: `system`, `manual` (a manual clock that starts \#
  now), or {\"manual\": TIMESTAMP}. It can only change before the first device, user or purcha\#
  se. Default for a new project: system.","schema":{"$ref":"#/components/schemas/ClockChoice"}\#
  },{"name":"webhooks","required":false,"summary":"URLs that receive the project's events, eac\#
  h URL once. They replace the previous list as a whole. Default for a new project: none.","sc\#
  hema":{"type":"array","items":{"$ref":"#/components/schemas/WebhookChoice"},"maxItems":10}},\#
  {"name":"stores","required":false,"summary":"Settings of stores. `appStore`, `playStore` and\#
   `stripe` say how `store.notify` verifies and reads what these stores send. `custom` lists s\#
  tores of the project's own, up to 20. A custom store stays while a purchase names it. Defaul\#
  t for a new project: none.","schema":{"$ref":"#/components/schemas/StoresChoice"}},{"name":"\#
  dryRun","required":false,"summary":"Computes the result and the events without changing anyt\#
  hing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fals\#
  e,"summary":"Makes a retry safe: the same key with the same params returns the stored result\#
  .","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","sche\#
  ma":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"},"dryRun\#
  ":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descrip\#
  tion":"The events that the call would emit. Only in a dry run. The changes of access that a \#
  new catalogue causes come later, and are not in the list.","type":"array","items":{"$ref":"#\#
  /components/schemas/Event"}},"replayed":{"description":"True when this is the stored result \#
  of an idempotency key; otherwise absent.","type":"boolean"}},"required":["project"]}},"error\#
  s":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ran\#
  ge, or two parameters exclude each other. `field` points to it; `nearest` lists similar name\#
  s.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's \#
  role is lower than the role that the method needs. `uid` and `role` are the caller's (`none`\#
   without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retr\#
  yable":false}},{"code":1300,"message":"A call of the same method used this key with other pa\#
  rams in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code"\#
  :1400,"message":"The disk has no room for the write. Nothing changes, and reading still work\#
  s.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may no\#
  t be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon c\#
  annot read a record that the request needs, or its data file was removed: then it keeps runn\#
  ing.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared \#
  database could not be reached, or did not answer in time; other stores have no such error. W\#
  ith `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not be st\#
  ored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a new pr\#
  oject","params":[{"name":"project","value":"news"},{"name":"rules","value":{"preset":"qonver\#
  sion","onRestore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  ],"result":{"name":"result","value":{"project":{"id":"news","rules":{"preset":"qonversion","\#
  anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logo\#
  utFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser",\#
  "onRestore":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move","unclaimedPur\#
  chases":"keep","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"s\#
  ubscription","entitlements":["premium"]}},"entitlements":[],"environment":"production","cloc\#
  k":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"\#
  createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchas\#
  es":0,"unclaimed":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"result","v\#
  alue":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","on\#
  IdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return\#
  ","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonym\#
  ousHolders":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMa\#
  x":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"entitlements":["vip"],"environment":"production","clock":{"kind":"manual","now"\#
  :"2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","cou\#
  nts":{"devices":1,"users":1,"customers":1,"purchases":0,"unclaimed":0,"events":1}}}}},{"name\#
  ":"webhooks","params":[{"name":"project","value":"news"},{"name":"clock","value":{"manual":"\#
  2026-01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events",\#
  "secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","s\#
  ecret":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]}]\#
  ,"result":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{},"\#
  entitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00\#
  :00.000Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"http\#
  s://example.com/purchases","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026-\#
  01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"unclaimed"\#
  :0,"events":0}}}}}]},{"name":"project.describe","summary":"Returns the definition of a proje\#
  ct with every rule, and the number of its records.","x-role":"read","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"project","required":false,"summary":"Id of the project.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project\#
  "}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unk\#
  nown, of a wrong type or out of range, or two parameters exclude each other. `field` points \#
  to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"\#
  code":1000,"message":"The caller's role is lower than the role that the method needs. `uid` \#
  and `role` are the caller's (`none` without a role), and `needs` is the method's role.","dat\#
  a":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no \#
  such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"message":"T\#
  he shared database could not be reached, or did not answer in time; other stores have no suc\#
  h error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may\#
   not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name"\#
  :"the project that is there from the start","params":[],"result":{"name":"result","value":{"\#
  project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentify\#
  New":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAno\#
  nymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolde\#
  rs":"asOthers","oneTimePurchases":"move","unclaimedPurchases":"keep","userIdLengthMax":255,"\#
  blockedUserIds":[""]},"products":{},"entitlements":[],"environment":"production","clock":{"k\#
  ind":"system"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","counts":{"devices\#
  ":0,"users":0,"customers":0,"purchases":0,"unclaimed":0,"events":0}}}}}]},{"name":"project.l\#
  ist","summary":"Lists the projects, sorted by id in byte order.","x-role":"read","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"Has no ef\#
  fect, but must exist: a client can send it with every call.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object\#
  ","properties":{"projects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSumm\#
  ary"}}},"required":["projects"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon ha\#
  s no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1405,"messag\#
  e":"The shared database could not be reached, or did not answer in time; other stores have n\#
  o such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may o\#
  r may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"\#
  name":"one project","params":[],"result":{"name":"result","value":{"projects":[{"id":"defaul\#
  t","preset":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0\#
  ,"purchases":0,"unclaimed":0,"events":0}}]}}}]},{"name":"project.stores","summary":"Returns \#
  how a project verifies and reads what stores send, with Stripe's secrets.","x-role":"admin",\#
  "x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary"\#
  :"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}\#
  }],"result":{"name":"result","schema":{"type":"object","properties":{"stores":{"$ref":"#/com\#
  ponents/schemas/Stores"}},"required":["stores"]}},"errors":[{"code":-32602,"message":"A para\#
  meter is missing, unknown, of a wrong type or out of range, or two parameters exclude each o\#
  ther. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","\#
  retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the\#
   method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the\#
   method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message\#
  ":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"co\#
  de":1405,"message":"The shared database could not be reached, or did not answer in time; oth\#
  er stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, \#
  the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}\#
  ],"examples":[{"name":"settings of three stores","x-given":[{"method":"project.define","para\#
  ms":{"stores":{"appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}]},"playStore\#
  ":{"packages":["com.example"]},"stripe":{"secret":"whsec_test","userFrom":["client_reference\#
  _id","metadata.userId"],"grace":"P7D"},"custom":["Zeta"]}}}],"params":[],"result":{"name":"r\#
  esult","value":{"stores":{"appStore":{"apps":[{"bundleId":"com.example","appAppleId":1234}],\#
  "environments":["Production","Sandbox"],"roots":[]},"playStore":{"packages":["com.example"]}\#
  ,"stripe":{"secret":"whsec_test","oldSecret":null,"product":"product","userFrom":["client_re\#
  ference_id","metadata.userId"],"grace":"P7D"},"custom":["Zeta"]}}}}]},{"name":"project.webho\#
  oks","summary":"Returns the webhooks of a project with their secrets.","x-role":"admin","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary":"Id\#
   of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"\#
  result":{"name":"result","schema":{"type":"object","properties":{"webhooks":{"type":"array",\#
  "items":{"$ref":"#/components/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code\#
  ":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two\#
   parameters exclude each other. `field` points to it; `nearest` lists similar names.","data"\#
  :{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lo\#
  wer than the role that the method needs. `uid` and `role` are the caller's (`none` without a\#
   role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject\#
  ","retryable":false}},{"code":1405,"message":"The shared database could not be reached, or d\#
  id not answer in time; other stores have no such error. With `outcome` `notApplied`, nothing\#
   changed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnava\#
  ilable","retryable":true}}],"examples":[{"name":"a webhook that was defined after the first \#
  event","x-given":[{"method":"install","params":{"device":"iphone"}},{"method":"project.defin\#
  e","params":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],\#
  "result":{"name":"result","value":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"ses\#
  ame","oldSecret":null,"authorization":null,"format":"entitled","paused":false,"consumer":"we\#
  bhook-1","cursor":"1"}]}}}]},{"name":"purchase","summary":"Records a store transaction, and \#
  sets the holders of a new purchase.","x-role":"write","x-since":1,"paramStructure":"either",\#
  "params":[{"name":"device","required":false,"summary":"Id of the device on which the custome\#
  r bought.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fa\#
  lse,"summary":"Id of the buyer, instead of `device`. The daemon creates an unknown user, so \#
  that no payment is lost.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"product"\#
  ,"required":true,"summary":"Id of the product. The daemon also records a product that the ca\#
  talogue does not have.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store",\#
  "required":true,"summary":"Store that took the payment: appStore, macAppStore, playStore, am\#
  azon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores\#
  .custom`.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"transactionId","required\#
  ":true,"summary":"The store's id of this transaction.","schema":{"$ref":"#/components/schema\#
  s/TransactionId"}},{"name":"originalTransactionId","required":false,"summary":"Id of the fir\#
  st transaction of the same purchase. Default: `transactionId`.","schema":{"$ref":"#/componen\#
  ts/schemas/TransactionId"}},{"name":"kind","required":false,"summary":"Kind of the product. \#
  It overrides the kind in the catalogue.","schema":{"$ref":"#/components/schemas/ProductKind"\#
  }},{"name":"purchasedAt","required":false,"summary":"Purchase time, RFC 3339. Default: `asOf\#
  `, or now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt","required":\#
  false,"summary":"Last millisecond of the paid period, RFC 3339. Default: no end.","schema":{\#
  "$ref":"#/components/schemas/Moment"}},{"name":"periodType","required":false,"summary":"Pric\#
  e of the period: full (normal), a trial, or introductory (intro).","schema":{"$ref":"#/compo\#
  nents/schemas/PeriodType","default":"normal"}},{"name":"environment","required":false,"summa\#
  ry":"Environment of the store: production, or sandbox for test purchases.","schema":{"$ref":\#
  "#/components/schemas/PurchaseEnvironment","default":"production"}},{"name":"isFamilyShared"\#
  ,"required":false,"summary":"Whether a family member bought it and shares it.","schema":{"ty\#
  pe":"boolean","default":false}},{"name":"price","required":false,"summary":"Price that the c\#
  ustomer paid: a decimal number in a string, for example \"9.99\".","schema":{"$ref":"#/compo\#
  nents/schemas/Price"}},{"name":"currency","required":false,"summary":"Currency of the price:\#
   an ISO 4217 code, for example EUR.","schema":{"$ref":"#/components/schemas/Currency"}},{"na\#
  me":"country","required":false,"summary":"Country of the purchase: an ISO 3166 code, for exa\#
  mple DE.","schema":{"$ref":"#/components/schemas/Country"}},{"name":"offerCode","required":f\#
  alse,"summary":"Offer code that the customer redeemed.","schema":{"type":"string","minLength\#
  ":1,"maxLength":255}},{"name":"attributes","required":false,"summary":"Up to 20 strings of y\#
  our own, which the events of this purchase repeat.","schema":{"$ref":"#/components/schemas/A\#
  ttributes"}},{"name":"asOf","required":false,"summary":"Time at which the store made this st\#
  atement, RFC 3339. Without it, this is a statement of the caller, made now.","schema":{"$ref\#
  ":"#/components/schemas/Moment"}},{"name":"replaces","required":false,"summary":"Purchase of\#
   the same store that this one takes over: its `originalTransactionId`, or one of its keys. G\#
  oogle calls it linkedPurchaseToken.","schema":{"$ref":"#/components/schemas/TransactionId"}}\#
  ,{"name":"keys","required":false,"summary":"Up to ten further names of the purchase, for exa\#
  mple a Google order id. Each finds it wherever `originalTransactionId` is a param. If the da\#
  emon does not know `originalTransactionId`, the first key that names a purchase does.","sche\#
  ma":{"type":"array","items":{"$ref":"#/components/schemas/TransactionId"},"maxItems":10}},{"\#
  name":"accountToken","required":false,"summary":"Account token of the purchase. When the cal\#
  l names a user or a device, it is registered for that user.","schema":{"$ref":"#/components/\#
  schemas/AccountToken"}},{"name":"project","required":false,"summary":"Id of the project.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requ\#
  ired":false,"summary":"Computes the result and the events without changing anything.","schem\#
  a":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"\#
  Makes a retry safe: the same key with the same params returns the stored result.","schema":{\#
  "$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"\#
  object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created":{"descri\#
  ption":"True when the purchase is new.","type":"boolean"},"outcome":{"description":"recorded\#
  : a new purchase. received: the buyer did not hold the purchase, and holds it now. claimed: \#
  the purchase had no holder before; now the buyer holds it. planChanged: a new transaction wi\#
  th another product. renewed: any other new transaction. updated: a fact with `asOf` changed \#
  a known transaction. stale: the daemon had newer information about every field that differs.\#
   unchanged: no field differs, the transaction is known and the call has no `asOf`, or the tr\#
  ansaction is new and older than the latest.","type":"string","enum":["recorded","renewed","p\#
  lanChanged","received","claimed","updated","stale","unchanged"]},"stale":{"description":"The\#
   params that lost against newer information; absent when there are none.","type":"array","it\#
  ems":{"type":"string"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","descript\#
  ion":"The buyer's entitlements after the call. Without `device` and `userId`: those of the h\#
  older, or none if the purchase has no holder."},"warnings":{"description":"Absent when there\#
   are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":\#
  {"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descripti\#
  on":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref"\#
  :"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored resu\#
  lt of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase","crea\#
  ted","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project ha\#
  s no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message"\#
  :"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kin\#
  d":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scala\#
  rs than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}}\#
  ,{"code":1104,"message":"The id begins with the project's anonymous prefix, or it is the id \#
  of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{\#
  "code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of the p\#
  roject keeps it there. `holder` and `rule` name them. In `user.import` there is no `rule`: t\#
  he import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother"\#
  ,"retryable":false}},{"code":1300,"message":"A call of the same method used this key with ot\#
  her params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{\#
  "code":1400,"message":"The disk has no room for the write. Nothing changes, and reading stil\#
  l works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write \#
  may not be on the disk: the daemon stops, and its next start shows what is stored. Or the da\#
  emon cannot read a record that the request needs, or its data file was removed: then it keep\#
  s running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The s\#
  hared database could not be reached, or did not answer in time; other stores have no such er\#
  ror. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may not\#
   be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"a \#
  subscription","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphon\#
  e"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transa\#
  ctionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{\#
  "name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","tran\#
  sactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{a\#
  nonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z",\#
  "firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialS\#
  tartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"pric\#
  e":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledA\#
  t":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":nul\#
  l,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIs\#
  sueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"a\#
  ccountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"\#
  normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asO\#
  f":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premiu\#
  m":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore",\#
  "renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-0\#
  1T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialSta\#
  rtedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"\#
  appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same trans\#
  action again","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"i\#
  phone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01\#
  T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"m\#
  onthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name"\#
  :"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purcha\#
  se":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mon\#
  thly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","\#
  storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"nor\#
  mal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country\#
  ":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":n\#
  ull,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":nul\#
  l,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"rep\#
  lacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions"\#
  :[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-0\#
  1T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]}\#
  ,"created":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":tr\#
  ue,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","gran\#
  tType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"\#
  2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:0\#
  0.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisable\#
  dAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"100\#
  0","originalTransactionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}]\#
  ,"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"\#
  store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","valu\#
  e":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subs\#
  cription","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeA\#
  ccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:0\#
  0.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","\#
  environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null\#
  ,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"b\#
  illingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"pau\#
  sed":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedB\#
  y":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"tr\#
  ansactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:0\#
  0:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"crea\#
  ted":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active":true,"stat\#
  e":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"\#
  purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-\#
  01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z",\#
  "lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":nul\#
  l,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","orig\#
  inalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transact\#
  ionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z\#
  "}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"nam\#
  e":"store","value":"appStore"},{"name":"transactionId","value":"1001"},{"name":"originalTran\#
  sactionId","value":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name"\#
  :"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purcha\#
  se":{"store":"appStore","originalTransactionId":"1000","transactionId":"1001","product":"mon\#
  thly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","\#
  storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T0\#
  0:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"nor\#
  mal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country\#
  ":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":n\#
  ull,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":nul\#
  l,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"rep\#
  lacedBy":null,"replacedAt":null,"keys":[],"renewsCount":1,"accountToken":null,"transactions"\#
  :[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2025-11-1\#
  5T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{\#
  "transactionId":"1001","product":"monthly","periodType":"normal","purchasedAt":"2025-12-15T0\#
  0:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"c\#
  reated":false,"outcome":"renewed","entitlements":{"premium":{"id":"premium","active":true,"s\#
  tate":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType\#
  ":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-\#
  01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000\#
  Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":\#
  null,"renewsCount":1,"environment":"production","store":"appStore","transactionId":"1001","o\#
  riginalTransactionId":"1000"}}}}},{"name":"a product that the catalogue does not know","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":\#
  "userId","value":"user_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"s\#
  tripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"result","value":{"purchas\#
  e":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly\#
  ","kind":"nonConsumable","state":"active","holders":["user_id_1"],"device":null,"storeAccoun\#
  t":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal","environment":"production","\#
  isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRene\#
  w":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"paused\#
  Until":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null\#
  ,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,\#
  "keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId":"pi_1","produ\#
  ct":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null\#
  ,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{},\#
  "warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name\#
  ":"purchase.update","summary":"Updates a purchase, for example after a refund. Omitted param\#
  s keep their value.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"store","required":true,"summary":"Store that took the payment.","schema":{"$ref":"#/compo\#
  nents/schemas/Store"}},{"name":"originalTransactionId","required":true,"summary":"Id of the \#
  first transaction of the purchase.","schema":{"$ref":"#/components/schemas/TransactionId"}},\#
  {"name":"expiresAt","required":false,"summary":"New last millisecond of the paid period, RFC\#
   3339; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"auto\#
  Renew","required":false,"summary":"Whether the subscription renews automatically; null: true\#
   for a subscription, else false.","schema":{"type":["boolean","null"]}},{"name":"gracePeriod\#
  ExpiresAt","required":false,"summary":"Last millisecond of the grace period, RFC 3339; null:\#
   no grace period.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billing\#
  Retry","required":false,"summary":"Whether the store retries a failed payment; null: false."\#
  ,"schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":false,"summary":"Tim\#
  e at which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/components/schemas\#
  /NullableMoment"}},{"name":"refundedAt","required":false,"summary":"Time of the refund, RFC \#
  3339; null: no refund.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"re\#
  vokedAt","required":false,"summary":"Time at which the store withdrew access, RFC 3339, for \#
  example when family sharing ends; null: not withdrawn.","schema":{"$ref":"#/components/schem\#
  as/NullableMoment"}},{"name":"product","required":false,"summary":"Id of the product from no\#
  w on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"transa\#
  ctionId","required":false,"summary":"Transaction that the statement is about. Required with \#
  `asOf`. Default: the latest; for a refund or a revocation, the latest that was bought at or \#
  before its moment.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"asOf","\#
  required":false,"summary":"Time at which the store made this statement, RFC 3339. Without it\#
  , this is a statement of the caller, made now.","schema":{"$ref":"#/components/schemas/Momen\#
  t"}},{"name":"endedAt","required":false,"summary":"Time at which access ended before the end\#
   of the period, RFC 3339. Null clears it.","schema":{"$ref":"#/components/schemas/NullableMo\#
  ment"}},{"name":"paused","required":false,"summary":"Whether the subscription is paused, wit\#
  h or without a known end.","schema":{"type":["boolean","null"]}},{"name":"renewsAs","require\#
  d":false,"summary":"Product of the next period. It gives no access. Null: the same product."\#
  ,"schema":{"type":["string","null"],"minLength":1,"maxLength":255}},{"name":"endReason","req\#
  uired":false,"summary":"Why the purchase ended, or will end. Null clears it.","schema":{"$re\#
  f":"#/components/schemas/EndReason"}},{"name":"project","required":false,"summary":"Id of th\#
  e project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":\#
  "dryRun","required":false,"summary":"Computes the result and the events without changing any\#
  thing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fal\#
  se,"summary":"Makes a retry safe: the same key with the same params returns the stored resul\#
  t.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","sch\#
  ema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"out\#
  come":{"description":"applied: a field changed. stale: the daemon had newer information abou\#
  t every field that differs. unchanged: no field differs.","type":"string","enum":["applied",\#
  "stale","unchanged"]},"stale":{"description":"The params that lost against newer information\#
  ; absent when there are none.","type":"array","items":{"type":"string"}},"warnings":{"descri\#
  ption":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boole\#
  an"},"events":{"description":"The events that the call would emit. Only in a dry run.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True whe\#
  n this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"re\#
  quired":["purchase","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message\#
  ":"The project has no purchase with this store and originalTransactionId, or the purchase ha\#
  s no such transaction. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}\#
  },{"code":1300,"message":"A call of the same method used this key with other params in the l\#
  ast 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messag\#
  e":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"\#
  kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the d\#
  isk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a \#
  record that the request needs, or its data file was removed: then it keeps running.","data":\#
  {"kind":"storageFailed","retryable":false}},{"code":1405,"message":"The shared database coul\#
  d not be reached, or did not answer in time; other stores have no such error. With `outcome`\#
   `notApplied`, nothing changed. With `unknown`, the change may or may not be stored.","data"\#
  :{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name":"auto-renew turned off\#
  ","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscriptio\#
  n","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"i\#
  nstall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","prod\#
  uct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.00\#
  0Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value"\#
  :"1000"},{"name":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{\#
  "store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly"\#
  ,"kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","store\#
  Account":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal",\#
  "environment":"production","isFamilyShared":false,"price":null,"currency":null,"country":nul\#
  l,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","grace\#
  PeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":\#
  null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"r\#
  eplaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":n\#
  ull,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purch\#
  asedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,\#
  "autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outco\#
  me":"applied"}}},{"name":"a refund","x-given":[{"method":"project.define","params":{"product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase"\#
  ,"params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","\#
  expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"nam\#
  e":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00\#
  .000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransact\#
  ionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"refu\#
  nded","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-\#
  01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFami\#
  lyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":tru\#
  e,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":\#
  null,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,\#
  "renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"re\#
  placedAt":null,"keys":[],"renewsCount":0,"accountToken":null,"transactions":[{"transactionId\#
  ":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026-\#
  01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund that was none","x-given":[{\#
  "method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlemen\#
  ts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","param\#
  s":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly"\#
  ,"store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method\#
  ":"purchase.update","params":{"store":"appStore","originalTransactionId":"1000","refundedAt"\#
  :"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"origin\#
  alTransactionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"resul\#
  t","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1\#
  000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],\#
  "device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchas\#
  edAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":nul\#
  l,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"curr\#
  ency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"grac\#
  ePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt"\#
  :null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"\#
  replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCount":0,"accountToken":\#
  null,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purc\#
  hasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-0\#
  1T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"restore","summary":"Restores the purch\#
  ases of a device's store account for its current user.","x-role":"write","x-since":1,"paramS\#
  tructure":"either","params":[{"name":"device","required":true,"summary":"Id of the device.",\#
  "schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":false,"sum\#
  mary":"Purchases to restore, from any store account; an empty list restores nothing. Default\#
  : every purchase of the device's store account.","schema":{"type":"array","items":{"$ref":"#\#
  /components/schemas/PurchaseRef"},"maxItems":1000}},{"name":"project","required":false,"summ\#
  ary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defau\#
  lt"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events withou\#
  t changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey",\#
  "required":false,"summary":"Makes a retry safe: the same key with the same params returns th\#
  e stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name"\#
  :"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"\#
  },"restored":{"description":"Purchases that the user holds now and did not hold before, with\#
   unclaimed ones that replace them. In the order of `store`, then `originalTransactionId`.","\#
  type":"array","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"description":"Th\#
  ose of `restored` that another user lost.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Move"}},"refused":{"description":"Purchases that a rule refused to restore.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/components/sc\#
  hemas/Entitlements","description":"The user's entitlements after the call."},"warnings":{"de\#
  scription":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components\#
  /schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"b\#
  oolean"},"events":{"description":"The events that the call would emit. Only in a dry run.","\#
  type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True\#
   when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}}\#
  ,"required":["user","restored","transferred","refused","entitlements"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}},{"code":1201,"message":"The project has no purchase with \#
  this store and originalTransactionId, or the purchase has no such transaction. Nothing chang\#
  es.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of \#
  the same method used this key with other params in the last 24 hours.","data":{"kind":"idemp\#
  otencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the wri\#
  te. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true\#
  }},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next \#
  start shows what is stored. Or the daemon cannot read a record that the request needs, or it\#
  s data file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":\#
  false}},{"code":1405,"message":"The shared database could not be reached, or did not answer \#
  in time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With\#
   `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retry\#
  able":true}}],"examples":[{"name":"after a reinstall","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","sto\#
  reAccount":"ann"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","sto\#
  re":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"in\#
  stall","params":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":\#
  "ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","\#
  identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2\#
  026-01-01T00:00:00.000Z","environment":"production"},"restored":[{"store":"appStore","origin\#
  alTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{any}}"],"to":"{\#
  {new}}","shared":true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id":"premi\#
  um","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"w\#
  illRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"a\#
  utoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","tran\#
  sactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"\#
  result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":nul\#
  l,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"20\#
  26-01-01T00:00:00.000Z","environment":"production"},"restored":[],"transferred":[],"refused"\#
  :[],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id o\#
  f the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required\#
  ":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/sche\#
  mas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of the entitlement that wa\#
  s granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project","requi\#
  red":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId",\#
  "default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and t\#
  he events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"\#
  idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same p\#
  arams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],\#
  "x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The en\#
  titlement after the call. A purchase may still give it."},"dryRun":{"description":"True in a\#
   dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the \#
  call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Ev\#
  ent"}},"replayed":{"description":"True when this is the stored result of an idempotency key;\#
   otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retrya\#
  ble":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownU\#
  ser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or i\#
  n the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code\#
  ":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","da\#
  ta":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1204,"message":"The\#
   user has no active grant of this entitlement. For example, a purchase gives it, or the gran\#
  t has ended.","data":{"kind":"notAManualGrant","retryable":false}},{"code":1300,"message":"A\#
   call of the same method used this key with other params in the last 24 hours.","data":{"kin\#
  d":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room fo\#
  r the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retrya\#
  ble":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and \#
  its next start shows what is stored. Or the daemon cannot read a record that the request nee\#
  ds, or its data file was removed: then it keeps running.","data":{"kind":"storageFailed","re\#
  tryable":false}},{"code":1405,"message":"The shared database could not be reached, or did no\#
  t answer in time; other stores have no such error. With `outcome` `notApplied`, nothing chan\#
  ged. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailabl\#
  e","retryable":true}}],"examples":[{"name":"a grant","x-given":[{"method":"project.define","\#
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
  mponents":"{{any}}"}}}]},{"name":"server.info","summary":"Returns the daemon's version, limi\#
  ts and store, and the caller's role.","x-role":"read","x-since":1,"paramStructure":"either",\#
  "params":[],"result":{"name":"result","schema":{"type":"object","properties":{"version":{"de\#
  scription":"Version of the daemon.","type":"string"},"protocol":{"description":"Version of t\#
  his protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":\#
  {"description":"Milliseconds since the daemon started.","type":"integer","minimum":0},"store\#
  ":{"$ref":"#/components/schemas/StoreState"},"peer":{"$ref":"#/components/schemas/Peer"}},"r\#
  equired":["version","protocol","limits","uptimeMs","store","peer"]}},"errors":[{"code":-3260\#
  2,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two parame\#
  ters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind\#
  ":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower tha\#
  n the role that the method needs. `uid` and `role` are the caller's (`none` without a role),\#
   and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"\#
  examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"version":"{{any}}\#
  ","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","store":"{{any}}","peer":{"uid":"{{an\#
  y}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"C\#
  hecks that the daemon replies.","x-role":"read","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"echo","required":false,"summary":"Value that the reply repeats, without the whi\#
  te space between its tokens.","schema":{"description":"Any JSON value."}}],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"pong":{"description":"Always true.","type"\#
  :"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"Time of the system cl\#
  ock."},"echo":{"description":"The value from the request; absent when the request has none."\#
  }},"required":["pong","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[]\#
  ,"result":{"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","p\#
  arams":[{"name":"echo","value":["hello",1]}],"result":{"name":"result","value":{"pong":true,\#
  "now":"{{any}}","echo":["hello",1]}}}]},{"name":"server.stats","summary":"Returns counts and\#
   durations of requests, commits and background work since the daemon's start.","x-role":"rea\#
  d","x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"uptimeMs":{"description":"Milliseconds since the daemon started.\#
  ","type":"integer","minimum":0},"methods":{"description":"The methods that were called since\#
   the daemon's start, by name.","type":"object","additionalProperties":{"$ref":"#/components/\#
  schemas/MethodStats"}},"refusals":{"$ref":"#/components/schemas/ErrorCounts"},"slowRequests"\#
  :{"description":"Requests that took longer than the threshold `--log-slow` since the daemon'\#
  s start.","type":"integer","minimum":0},"cache":{"$ref":"#/components/schemas/CacheStats"},"\#
  connections":{"$ref":"#/components/schemas/ConnectionStats"},"turns":{"$ref":"#/components/s\#
  chemas/Durations"},"commits":{"$ref":"#/components/schemas/CommitStats"},"storage":{"$ref":"\#
  #/components/schemas/StorageStats"},"store":{"$ref":"#/components/schemas/StoreState"},"feed\#
  ":{"$ref":"#/components/schemas/FeedStats"},"background":{"$ref":"#/components/schemas/Backg\#
  roundStats"}},"required":["uptimeMs","methods","refusals","slowRequests","cache","connection\#
  s","turns","commits","store","feed","background"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1401,"messa\#
  ge":"The write may not be on the disk: the daemon stops, and its next start shows what is st\#
  ored. Or the daemon cannot read a record that the request needs, or its data file was remove\#
  d: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{\#
  "name":"a new daemon in memory","params":[],"result":{"name":"result","value":{"uptimeMs":"{\#
  {any}}","methods":{},"refusals":{},"slowRequests":0,"cache":"{{any}}","connections":"{{any}}\#
  ","turns":"{{any}}","commits":"{{any}}","store":"{{any}}","feed":{"waits":0,"subscriptions":\#
  0,"consumers":[],"moreConsumers":false},"background":{"expiriesDue":0,"expiriesLateMs":0,"er\#
  asures":0,"erasuresHalted":false,"catalogueChanges":0}}}},{"name":"one method was called, an\#
  d a consumer is behind","x-given":[{"method":"install","params":{"device":"phone"}},{"method\#
  ":"events.acknowledge","params":{"consumer":"mailer","cursor":"0"}}],"params":[],"result":{"\#
  name":"result","value":{"uptimeMs":"{{any}}","methods":{"install":{"requests":1,"errors":{},\#
  "durations":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}","buckets":["{{any}}"]}},"\#
  events.acknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cache":{"replies":0,"replyHit\#
  s":0,"records":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{any}}"},"connections":{"op\#
  en":"{{any}}","opened":"{{any}}","refused":0,"peers":"{{any}}","owedBytes":0,"unsentBytes":0\#
  },"turns":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,"failures":0,"durations":"\#
  {{any}}"},"store":"{{any}}","feed":{"waits":0,"subscriptions":0,"consumers":[{"project":"def\#
  ault","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":false},"background":"{{any}\#
  }"}}}]},{"name":"setUserProperty","summary":"Stores a key/value property; never affects acce\#
  ss.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","requ\#
  ired":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}}\#
  ,{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema"\#
  :{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of th\#
  e property: 1 to 80 letters, digits, and _ . : - $. Names that other systems reserve, for ex\#
  ample $email, have no special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}\#
  },{"name":"value","required":true,"summary":"New value. An empty string removes the property\#
  .","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","required":fals\#
  e,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default"\#
  :"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events\#
   without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempoten\#
  cyKey","required":false,"summary":"Makes a retry safe: the same key with the same params ret\#
  urns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactl\#
  y-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user that the r\#
  esult is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/compo\#
  nents/schemas/PropertyValue"},"dryRun":{"description":"True in a dry run; otherwise absent."\#
  ,"type":"boolean"},"events":{"description":"The events that the call would emit. Only in a d\#
  ry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descript\#
  ion":"True when this is the stored result of an idempotency key; otherwise absent.","type":"\#
  boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A param\#
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
  :{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same met\#
  hod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfli\#
  ct","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing \#
  changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1\#
  401,"message":"The write may not be on the disk: the daemon stops, and its next start shows \#
  what is stored. Or the daemon cannot read a record that the request needs, or its data file \#
  was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"co\#
  de":1405,"message":"The shared database could not be reached, or did not answer in time; oth\#
  er stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, \#
  the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}\#
  ],"examples":[{"name":"the id of the user in another system","x-given":[{"method":"project.d\#
  efine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphon\#
  e"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom_user_id"\#
  },{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","value":{"userId":"{{\#
  anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"store.notify",\#
  "summary":"Verifies a message of a store, and records what it reports.","x-role":"write","x-\#
  since":1,"paramStructure":"either","params":[{"name":"store","required":true,"summary":"Stor\#
  e that sent it.","schema":{"type":"string","enum":["appStore","playStore","stripe"]}},{"name\#
  ":"payload","required":false,"summary":"Body of the store's request, unchanged, or a signed \#
  transaction of StoreKit 2; at most 256 KiB. At least one of `payload` and `response` is requ\#
  ired.","schema":{"type":"string"}},{"name":"headers","required":false,"summary":"Headers of \#
  the store's request, with names in any case. The daemon reads only `stripe-signature`.","sch\#
  ema":{"type":"object","additionalProperties":{"type":"string"},"maxProperties":200}},{"name"\#
  :"response","required":false,"summary":"What the caller fetched from the store's API, for `p\#
  layStore` and `stripe`.","schema":{"$ref":"#/components/schemas/StoreResponse"}},{"name":"de\#
  vice","required":false,"summary":"Device that presented the payload. At most one of `device`\#
   and `userId`.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","require\#
  d":false,"summary":"User who presented the payload.","schema":{"$ref":"#/components/schemas/\#
  UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref"\#
  :"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"s\#
  ummary":"Computes the result and the events without changing anything.","schema":{"type":"bo\#
  olean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry \#
  safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/comp\#
  onents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"notification":{"$ref":"#/components/schemas/StoreNotification"},"outcome":{"descrip\#
  tion":"applied: a record changed. stale: the daemon has newer or equal information. repeated\#
  : the daemon recorded this notification before. ignored: it changes nothing, see `why`. uncl\#
  aimed: the purchase is recorded, and has no holder yet. ask: the store says only that someth\#
  ing changed, see `ask`.","type":"string","enum":["applied","stale","repeated","ignored","unc\#
  laimed","ask"]},"why":{"description":"Why the daemon ignores it. test: the store's test. unc\#
  laimed: the daemon finds no user for the purchase, and the rule `unclaimedPurchases` ignores\#
   such purchases. noEffect: it reports nothing about a purchase. unknownType: the daemon does\#
   not know its type. Absent otherwise.","type":"string","enum":["test","unclaimed","noEffect"\#
  ,"unknownType"]},"ask":{"$ref":"#/components/schemas/StoreQuestion","description":"What to f\#
  etch from the store and to send as `response`, with the same payload. Absent for other outco\#
  mes."},"purchases":{"description":"What the notification did to each purchase.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/NotifiedPurchase"}},"warnings":{"description":"Abse\#
  nt when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning\#
  "}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events\#
  ":{"description":"The events that the call would emit. Only in a dry run.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is th\#
  e stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["no\#
  tification","outcome","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field`\#
   points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The caller's role is lower than the role that the method needs\#
  . `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's rol\#
  e.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The projec\#
  t has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"mess\#
  age":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{\#
  "kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode s\#
  calars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":fal\#
  se}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or it is the\#
   id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false\#
  }},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of t\#
  he project keeps it there. `holder` and `rule` name them. In `user.import` there is no `rule\#
  `: the import does not name the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnot\#
  her","retryable":false}},{"code":1300,"message":"A call of the same method used this key wit\#
  h other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false\#
  }},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading \#
  still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The wr\#
  ite may not be on the disk: the daemon stops, and its next start shows what is stored. Or th\#
  e daemon cannot read a record that the request needs, or its data file was removed: then it \#
  keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"T\#
  he shared database could not be reached, or did not answer in time; other stores have no suc\#
  h error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may\#
   not be stored.","data":{"kind":"storageUnavailable","retryable":true}},{"code":1500,"messag\#
  e":"The daemon does not trust what `store.notify` got: `reason` is `malformed`, `algorithm`,\#
   `chainLength`, `certificate`, `chain`, `extension`, `validity`, `signature`, `app`, `enviro\#
  nment`, `unsignedEnvironment` or `age`; stores.md says what each means. `httpStatus` is what\#
   the web server should answer.","data":{"kind":"unverified","retryable":false}},{"code":1501\#
  ,"message":"The project does not define the store of `store.notify`. The store sends the not\#
  ification again if the web server answers `httpStatus`.","data":{"kind":"storeNotConfigured"\#
  ,"retryable":true}},{"code":1502,"message":"The system has no libcrypto, which verifies what\#
   Apple signed. All other methods work.","data":{"kind":"verifierMissing","retryable":true}},\#
  {"code":1503,"message":"The process that verifies what Apple signed ended, or took more than\#
   two seconds. The daemon starts it again.","data":{"kind":"verifierFailed","retryable":true}\#
  }],"examples":[{"name":"a subscription of the App Store, before its user is known","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"environment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stor\#
  es":{"appStore":{"apps":[{"bundleId":"com.example"}],"environments":["LocalTesting"]},"playS\#
  tore":{"packages":["com.example"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"s\#
  tore","value":"appStore"},{"name":"payload","value":"{\"signedPayload\":\"eyJhbGciOiJFUzI1Ni\#
  J9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIsIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1L\#
  TQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoiMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZ\#
  GF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUc\#
  mFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05e\#
  WFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENKaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY\#
  0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laW\#
  Gh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXS\#
  npZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpXNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNM\#
  lpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhSbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1Y\#
  ldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVe\#
  kkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkR\#
  WxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYT\#
  WlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4V\#
  VpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJQUxfQlVZIn0.AAAA\"}"}],"result":{"name":"resu\#
  lt","value":{"notification":{"id":"002e14d5-51f5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED"\#
  ,"subtype":"INITIAL_BUY","at":"2026-01-01T00:00:00.000Z","environment":"sandbox"},"outcome":\#
  "unclaimed","purchases":[{"store":"appStore","originalTransactionId":"1","transactionId":"1"\#
  ,"outcome":"recorded"}]}}},{"name":"a repeat","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environment":"a\#
  ny","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":\#
  "com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.example"]},"s\#
  tripe":{"secret":"whsec_test"}}}},{"method":"store.notify","params":{"store":"appStore","pay\#
  load":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCI\#
  sIm5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjo\#
  iMi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW5\#
  2aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTml\#
  KOS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTEN\#
  KaWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5\#
  vWVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXN\#
  JblI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clp\#
  XNGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVh\#
  SbElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiw\#
  ic2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl\#
  1U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZ\#
  JbTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1\#
  EQXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVR\#
  JQUxfQlVZIn0.AAAA\"}"}}],"params":[{"name":"store","value":"appStore"},{"name":"payload","va\#
  lue":"{\"signedPayload\":\"eyJhbGciOiJFUzI1NiJ9.eyJub3RpZmljYXRpb25UeXBlIjoiU1VCU0NSSUJFRCIs\#
  Im5vdGlmaWNhdGlvblVVSUQiOiIwMDJlMTRkNS01MWY1LTQ1MDMtYjVhOC1jM2ExYWY2OGViMjAiLCJ2ZXJzaW9uIjoi\#
  Mi4wIiwic2lnbmVkRGF0ZSI6MTc2NzIyNTYwMDAwMCwiZGF0YSI6eyJidW5kbGVJZCI6ImNvbS5leGFtcGxlIiwiZW52\#
  aXJvbm1lbnQiOiJMb2NhbFRlc3RpbmciLCJzaWduZWRUcmFuc2FjdGlvbkluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlK\#
  OS5leUowY21GdWMyRmpkR2x2Ymtsa0lqb2lNU0lzSW05eWFXZHBibUZzVkhKaGJuTmhZM1JwYjI1SlpDSTZJakVpTENK\#
  aWRXNWtiR1ZKWkNJNkltTnZiUzVsZUdGdGNHeGxJaXdpY0hKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQjFjbU5v\#
  WVhObFJHRjBaU0k2TVRjMk56SXlOVFl3TURBd01Dd2laWGh3YVhKbGMwUmhkR1VpT2pFM05qazVNRFF3TURBd01EQXNJ\#
  blI1Y0dVaU9pSkJkWFJ2TFZKbGJtVjNZV0pzWlNCVGRXSnpZM0pwY0hScGIyNGlMQ0poY0hCQlkyTnZkVzUwVkc5clpX\#
  NGlPaUkzWlRObVlqSXdZaTAwWTJSaUxUUTNZMk10T1RNMlpDMDVPV1EyTldZMk1EZ3hNemdpTENKemFXZHVaV1JFWVhS\#
  bElqb3hOelkzTWpJMU5qQXdNREF3TENKbGJuWnBjbTl1YldWdWRDSTZJa3h2WTJGc1ZHVnpkR2x1WnlKOS5BQUFBIiwi\#
  c2lnbmVkUmVuZXdhbEluZm8iOiJleUpoYkdjaU9pSkZVekkxTmlKOS5leUp2Y21sbmFXNWhiRlJ5WVc1ellXTjBhVzl1\#
  U1dRaU9pSXhJaXdpWVhWMGIxSmxibVYzVUhKdlpIVmpkRWxrSWpvaWJXOXVkR2hzZVNJc0luQnliMlIxWTNSSlpDSTZJ\#
  bTF2Ym5Sb2JIa2lMQ0poZFhSdlVtVnVaWGRUZEdGMGRYTWlPakVzSW5OcFoyNWxaRVJoZEdVaU9qRTNOamN5TWpVMk1E\#
  QXdNREFzSW1WdWRtbHliMjV0Wlc1MElqb2lURzlqWVd4VVpYTjBhVzVuSW4wLkFBQUEifSwic3VidHlwZSI6IklOSVRJ\#
  QUxfQlVZIn0.AAAA\"}"}],"result":{"name":"result","value":{"notification":{"id":"002e14d5-51f\#
  5-4503-b5a8-c3a1af68eb20","type":"SUBSCRIBED","subtype":"INITIAL_BUY","at":"2026-01-01T00:00\#
  :00.000Z","environment":"sandbox"},"outcome":"repeated","purchases":[]}}},{"name":"a push of\#
   Google Play, which says only that something changed","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"environ\#
  ment":"any","clock":{"manual":"2026-01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bu\#
  ndleId":"com.example"}],"environments":["LocalTesting"]},"playStore":{"packages":["com.examp\#
  le"]},"stripe":{"secret":"whsec_test"}}}}],"params":[{"name":"store","value":"playStore"},{"\#
  name":"payload","value":"{\"message\":{\"data\":\"eyJ2ZXJzaW9uIjoiMS4wIiwicGFja2FnZU5hbWUiOi\#
  Jjb20uZXhhbXBsZSIsImV2ZW50VGltZU1pbGxpcyI6IjE3NjcyMjU2MDAwMDAiLCJzdWJzY3JpcHRpb25Ob3RpZmljYX\#
  Rpb24iOnsidmVyc2lvbiI6IjEuMCIsIm5vdGlmaWNhdGlvblR5cGUiOjQsInB1cmNoYXNlVG9rZW4iOiJ0b2tlbi0xIi\#
  wic3Vic2NyaXB0aW9uSWQiOiJtb250aGx5In19\",\"messageId\":\"1003\",\"publishTime\":\"2026-01-01\#
  T00:00:00Z\"},\"subscription\":\"projects/example/subscriptions/rtdn\"}"}],"result":{"name":\#
  "result","value":{"notification":{"id":"1003","type":"PURCHASED","subtype":null,"at":"2026-0\#
  1-01T00:00:00.000Z","environment":null},"outcome":"ask","ask":{"kind":"subscription","packag\#
  eName":"com.example","purchaseToken":"token-1"},"purchases":[]}}},{"name":"a subscription fe\#
  tched from Stripe","x-given":[{"method":"project.define","params":{"products":{"monthly":{"k\#
  ind":"subscription","entitlements":["premium"]}},"environment":"any","clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"},"stores":{"appStore":{"apps":[{"bundleId":"com.example"}],"environmen\#
  ts":["LocalTesting"]},"playStore":{"packages":["com.example"]},"stripe":{"secret":"whsec_tes\#
  t"}}}}],"params":[{"name":"store","value":"stripe"},{"name":"response","value":{"kind":"subs\#
  cription","fetchedAt":"2026-01-01T00:00:00.000Z","body":{"id":"sub_1","object":"subscription\#
  ","status":"active","livemode":true,"customer":"cus_1","cancel_at_period_end":false,"items":\#
  {"data":[{"current_period_start":1767225600,"current_period_end":1769904000,"price":{"id":"p\#
  rice_1","product":"monthly"}}]}}}}],"result":{"name":"result","value":{"notification":{"id":\#
  null,"type":null,"subtype":null,"at":"2026-01-01T00:00:00.000Z","environment":"production"},\#
  "outcome":"unclaimed","purchases":[{"store":"stripe","originalTransactionId":"sub_1","transa\#
  ctionId":"sub_1:1767225600","outcome":"recorded"}]}}}]},{"name":"store.unclaimed","summary":\#
  "Lists the unclaimed purchases: those that have had no holder yet.","x-role":"read","x-since\#
  ":1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor f\#
  rom an earlier reply. The reply has the purchases after it.","schema":{"type":"string"}},{"n\#
  ame":"limit","required":false,"summary":"Maximum number of purchases.","schema":{"type":"int\#
  eger","minimum":1,"maximum":1000,"default":100}},{"name":"project","required":false,"summary\#
  ":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"\#
  }}],"result":{"name":"result","schema":{"type":"object","properties":{"purchases":{"descript\#
  ion":"In the order of `store`, then `originalTransactionId`, by bytes.","type":"array","item\#
  s":{"$ref":"#/components/schemas/Purchase"}},"cursor":{"description":"What the next call giv\#
  es as `after`.","type":"string"},"more":{"description":"Whether more purchases follow.","typ\#
  e":"boolean"}},"required":["purchases","cursor","more"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,\#
  "message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}},{"code":1405,"message":"The shared database could not be reached, or did not answer in t\#
  ime; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `un\#
  known`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable\#
  ":true}}],"examples":[{"name":"one of two","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"purchase","params":{"product":"monthly","store":"app\#
  Store","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z","accountToken":"7E3FB20B-4C\#
  DB-47CC-936D-99D65F608138"}},{"method":"purchase","params":{"product":"monthly","store":"app\#
  Store","transactionId":"1001","expiresAt":"2026-02-01T00:00:00Z"}}],"params":[{"name":"limit\#
  ","value":1}],"result":{"name":"result","value":{"purchases":[{"store":"appStore","originalT\#
  ransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state\#
  ":"active","holders":[],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00\#
  .000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z",\#
  "trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fals\#
  e,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDi\#
  sabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refunded\#
  At":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"bi\#
  llingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renewsCoun\#
  t":0,"accountToken":"7e3fb20b-4cdb-47cc-936d-99d65f608138","transactions":[{"transactionId":\#
  "1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":null,"currency":null,"co\#
  untry":null,"offerCode":null,"attributes":{},"asOf":"2026-01-01T00:00:00.000Z"}]}],"cursor":\#
  "appStore:1000","more":true}}}]},{"name":"user.delete","summary":"Deletes a customer and era\#
  ses its ids from everything that the daemon stores.","x-role":"admin","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"userId","required":true,"summary":"Any id of the customer\#
  .","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summ\#
  ary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defau\#
  lt"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events withou\#
  t changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey",\#
  "required":false,"summary":"Makes a retry safe: the same key with the same params returns th\#
  e stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name"\#
  :"result","schema":{"type":"object","properties":{"tombstone":{"description":"New id that re\#
  places every erased id in events. It belongs to no user.","type":"string"},"users":{"descrip\#
  tion":"Number of erased users: the aliases of the customer.","type":"integer","minimum":1},"\#
  devices":{"description":"Number of erased devices. `install` can register them again.","type\#
  ":"integer","minimum":0},"purchases":{"description":"Number of erased purchases: those that \#
  no other customer holds.","type":"integer","minimum":0},"shared":{"description":"Number of p\#
  urchases that other customers hold and keep.","type":"integer","minimum":0},"traces":{"descr\#
  iption":"How thoroughly the store removes what is erased. `cleared`: none of the daemon's fi\#
  les contains it any more. `database`: it is deleted from the shared database, whose files be\#
  long to its administrator (fleet.md).","type":"string","enum":["cleared","database"]},"dryRu\#
  n":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descri\#
  ption":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored r\#
  esult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["tombstone","\#
  users","devices","purchases","shared","traces"]}},"errors":[{"code":-32602,"message":"A para\#
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
  wnProject","retryable":false}},{"code":1300,"message":"A call of the same method used this k\#
  ey with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable"\#
  :false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and re\#
  ading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"\#
  The write may not be on the disk: the daemon stops, and its next start shows what is stored.\#
   Or the daemon cannot read a record that the request needs, or its data file was removed: th\#
  en it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"messa\#
  ge":"The shared database could not be reached, or did not answer in time; other stores have \#
  no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may \#
  or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{\#
  "name":"with all that was hers","x-given":[{"method":"project.define","params":{"rules":"rev\#
  enuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlem\#
  ents":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":\#
  {"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","param\#
  s":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expires\#
  At":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"win\#
  ter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUser\#
  Property","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"n\#
  ame":"userId","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","user\#
  s":2,"devices":1,"purchases":1,"shared":0,"traces":"{{any}}"}}},{"name":"a dry run","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":\#
  "iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value\#
  ":true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":\#
  0,"purchases":0,"shared":0,"traces":"{{any}}","dryRun":true,"events":[{"id":"{{any}}","kind"\#
  :"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","use\#
  rId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"}\#
  ,"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","pr\#
  oject":"default","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.del\#
  ete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Returns everything that the dae\#
  mon stores about a customer.","x-role":"read","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/c\#
  omponents/schemas/UserId"}},{"name":"withoutEvents","required":false,"summary":"Whether to l\#
  eave out `events`, `cursor` and `moreEvents`.","schema":{"type":"boolean","default":false}},\#
  {"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compon\#
  ents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"o\#
  bject","properties":{"user":{"$ref":"#/components/schemas/User"},"firstId":{"$ref":"#/compon\#
  ents/schemas/UserId","description":"First id that the customer had. After a merge, that of t\#
  he older customer."},"lastId":{"$ref":"#/components/schemas/UserId","description":"Id that a\#
  cted last: the user of the last install, identify, purchase or restore."},"ids":{"descriptio\#
  n":"Every id of the customer, in byte order.","type":"array","items":{"type":"object","prope\#
  rties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"Who uses the id. \#
  `customer`: the customerId of a customer that began with an identified user.","type":"string\#
  ","enum":["anonymous","identified","customer"]},"device":{"description":"Device of an anonym\#
  ous id; otherwise null.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas\#
  /Moment"}},"required":["id","kind","device","createdAt"]}},"devices":{"description":"Devices\#
   whose anonymous or identified user belongs to the customer, in byte order.","type":"array",\#
  "items":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"an\#
  onymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Id of the ide\#
  ntified user; null when no user is logged in.","type":["string","null"]},"storeAccount":{"ty\#
  pe":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]\#
  },"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousId","id\#
  entityId","storeAccount","platform","app","createdAt"]}},"accountTokens":{"description":"Acc\#
  ount tokens registered for the customer, in byte order.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/AccountToken"}},"purchases":{"description":"Purchases that the customer ho\#
  lds, with all their transactions.","type":"array","items":{"$ref":"#/components/schemas/Purc\#
  hase"}},"claims":{"description":"Purchases that an import gave to the customer and that no s\#
  tore has reported yet.","type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"}},\#
  "grants":{"description":"Grants, including those that have ended.","type":"array","items":{"\#
  type":"object","properties":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"gr\#
  antedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nu\#
  llableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"}},"required":["enti\#
  tlement","grantedAt","expiresAt","revokedAt"]}},"properties":{"type":"array","items":{"type"\#
  :"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#\#
  /components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"require\#
  d":["key","value","setAt"]}},"overridden":{"description":"Earlier values of properties that \#
  another user of the same customer replaced. An empty value is a removal.","type":"array","it\#
  ems":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value\#
  ":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment\#
  "}},"required":["key","value","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitl\#
  ements"},"at":{"$ref":"#/components/schemas/Moment","description":"Time of the entitlements \#
  and of the purchases' states: now."},"events":{"description":"Events of the customer, oldest\#
   first, at most 1000.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor\#
  ":{"$ref":"#/components/schemas/Cursor","description":"Position at which events.read continu\#
  es, with the same id as `user`."},"moreEvents":{"description":"True when events.read has mor\#
  e events of the customer.","type":"boolean"}},"required":["user","firstId","lastId","ids","d\#
  evices","accountTokens","purchases","claims","grants","properties","overridden","entitlement\#
  s","at"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of range, or two parameters exclude each other. `field` points to it; `nearest` l\#
  ists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The caller's role is lower than the role that the method needs. `uid` and `role` are the\#
   caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permis\#
  sionDenied","retryable":false}},{"code":1101,"message":"The project has no such user.","data\#
  ":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id\#
  : it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retrya\#
  ble":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `use\#
  rIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":\#
  1405,"message":"The shared database could not be reached, or did not answer in time; other s\#
  tores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the \#
  change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"e\#
  xamples":[{"name":"all of it","x-given":[{"method":"project.define","params":{"rules":"reven\#
  uecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlemen\#
  ts":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params"\#
  :{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt\#
  ":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winte\#
  r"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserPr\#
  operty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"nam\#
  e":"userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann","anonymous\#
  Id":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"\#
  createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"firstId":"{{anonymous}}",\#
  "lastId":"ann","ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt"\#
  :"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026\#
  -01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identit\#
  yId":"ann","storeAccount":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00\#
  :00:00.000Z"}],"accountTokens":[],"purchases":[{"store":"appStore","originalTransactionId":"\#
  1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active","hol\#
  ders":["ann"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:0\#
  0.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fal\#
  se,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRen\#
  ewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refu\#
  ndedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null\#
  ,"billingIssueAt":null,"replaces":null,"replacedBy":null,"replacedAt":null,"keys":[],"renews\#
  Count":0,"accountToken":null,"transactions":[{"transactionId":"1000","product":"monthly","pe\#
  riodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00\#
  .000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":nul\#
  l,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"claims":[],"gran\#
  ts":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.\#
  000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"act\#
  ive","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchas\#
  e","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"rene\#
  wsCount":0,"environment":"production","store":"appStore","transactionId":"1000","originalTra\#
  nsactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}",\#
  "kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous\#
  }}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"ipho\#
  ne"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z",\#
  "project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"\#
  purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":\#
  "1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device"\#
  :"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchase\#
  dAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal"\#
  ,"isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"att\#
  ributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated",\#
  "at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{\#
  anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store"\#
  :"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","produ\#
  ctKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"producti\#
  on","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"\#
  9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{\#
  "cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"\#
  default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},\#
  "device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:0\#
  0.000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous\#
  }}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cu\#
  rsor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"de\#
  fault","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"a\#
  liases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated"\#
  ,"at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","\#
  cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreE\#
  vents":false}}}]},{"name":"user.import","summary":"Imports a customer, as `user.export` retu\#
  rns it, completely or not at all.","x-role":"admin","x-since":1,"paramStructure":"either","p\#
  arams":[{"name":"user","required":false,"summary":"The user as `user.export` shows it. The d\#
  aemon reads only `customerId` and `createdAt`.","schema":{"type":"object","properties":{"id"\#
  :{"description":"Not read."},"anonymousId":{"description":"Not read."},"identityId":{"descri\#
  ption":"Not read."},"customerId":{"type":["string","null"]},"aliases":{"description":"Not re\#
  ad."},"device":{"description":"Not read."},"createdAt":{"$ref":"#/components/schemas/Nullabl\#
  eMoment"},"environment":{"description":"Not read."}},"required":[],"additionalProperties":fa\#
  lse}},{"name":"firstId","required":false,"summary":"First id that the customer had; without \#
  it, the oldest of `ids`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"lastId",\#
  "required":false,"summary":"Id of the customer that acted last. It has no effect if the proj\#
  ect knows the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"ids","req\#
  uired":true,"summary":"Every id of the customer. An empty list imports unclaimed purchases."\#
  ,"schema":{"type":"array","items":{"type":"object","properties":{"id":{"$ref":"#/components/\#
  schemas/UserId"},"kind":{"type":"string","enum":["anonymous","identified","customer"]},"devi\#
  ce":{"description":"Device of an anonymous id.","type":["string","null"]},"createdAt":{"$ref\#
  ":"#/components/schemas/NullableMoment","description":"Without it, now."}},"required":["id",\#
  "kind"],"additionalProperties":false},"maxItems":10000}},{"name":"customerId","required":fal\#
  se,"summary":"The customerId, instead of that of `user`. Without both: that of the customer \#
  who has one of the ids, else the oldest anonymous id, else a new one.","schema":{"$ref":"#/c\#
  omponents/schemas/UserId"}},{"name":"devices","required":false,"summary":"Devices. A device \#
  is created once its anonymous user exists, and its user is logged in there once that user ex\#
  ists.","schema":{"type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/c\#
  omponents/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityI\#
  d":{"type":["string","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":[\#
  "string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas\#
  /Moment"}},"required":["device","anonymousId","createdAt"],"additionalProperties":false},"ma\#
  xItems":10000}},{"name":"accountTokens","required":false,"summary":"Account tokens.","schema\#
  ":{"type":"array","items":{"$ref":"#/components/schemas/AccountToken"},"maxItems":10000}},{"\#
  name":"purchases","required":false,"summary":"Purchases with their transactions.","schema":{\#
  "type":"array","items":{"$ref":"#/components/schemas/ImportedPurchase"},"maxItems":10000}},{\#
  "name":"claims","required":false,"summary":"Purchases of which only the store and the name a\#
  re known. The customer holds each one as soon as a store reports it; until then it gives no \#
  access.","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseRef"},"maxIt\#
  ems":10000}},{"name":"grants","required":false,"summary":"Grants, including those that have \#
  ended.","schema":{"type":"array","items":{"type":"object","properties":{"entitlement":{"$ref\#
  ":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"\#
  expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/\#
  schemas/NullableMoment"}},"required":["entitlement","grantedAt"],"additionalProperties":fals\#
  e},"maxItems":10000}},{"name":"properties","required":false,"summary":"Properties. The newer\#
   value of a key stays.","schema":{"type":"array","items":{"type":"object","properties":{"key\#
  ":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Property\#
  Value"},"setAt":{"$ref":"#/components/schemas/NullableMoment","description":"Without it, bef\#
  ore everything that is set here."}},"required":["key","value"],"additionalProperties":false}\#
  ,"maxItems":10000}},{"name":"overridden","required":false,"summary":"Earlier values of prope\#
  rties that another user of the customer replaced.","schema":{"type":"array","items":{"type":\#
  "object","properties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/\#
  components/schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"Without it, before everything that is set here."}},"required":["key","value"],"a\#
  dditionalProperties":false},"maxItems":10000}},{"name":"entitlements","required":false,"summ\#
  ary":"Not read: access derives from purchases and grants.","schema":{"type":"object"}},{"nam\#
  e":"at","required":false,"summary":"Not read.","schema":{"$ref":"#/components/schemas/Nullab\#
  leMoment"}},{"name":"onConflict","required":false,"summary":"What happens to a purchase with\#
   holders whom its `holders` does not name. `refuse`: the call is purchaseHeldByAnother. `ski\#
  p`: the purchase stays as it is. `merge`: its transactions are merged, and its holders stay.\#
  ","schema":{"type":"string","enum":["refuse","skip","merge"],"default":"refuse"}},{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes th\#
  e result and the events without changing anything.","schema":{"type":"boolean","default":fal\#
  se}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key w\#
  ith the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idemp\#
  otencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$re\#
  f":"#/components/schemas/User","description":"The customer's user. Missing when `ids` is emp\#
  ty."},"created":{"description":"Whether the customer is new.","type":"boolean"},"outcome":{"\#
  description":"`unchanged` when everything was there already.","type":"string","enum":["impor\#
  ted","unchanged"]},"purchases":{"description":"What happened to each purchase, in the given \#
  order, and then to each claim.","type":"array","items":{"type":"object","properties":{"store\#
  ":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schema\#
  s/TransactionId"},"outcome":{"type":"string","enum":["recorded","updated","skipped","unchang\#
  ed"]}},"required":["store","originalTransactionId","outcome"]}},"entitlements":{"$ref":"#/co\#
  mponents/schemas/Entitlements"},"warnings":{"type":"array","items":{"$ref":"#/components/sch\#
  emas/Warning"}}},"required":["created","outcome","purchases","entitlements"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `\#
  blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":\#
  "The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"user\#
  IdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the project's anon\#
  ymous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reserve\#
  dUserId","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Another user holds the\#
   purchase, and a rule of the project keeps it there. `holder` and `rule` name them. In `user\#
  .import` there is no `rule`: the import does not name the holder. Nothing changes.","data":{\#
  "kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the sam\#
  e method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyC\#
  onflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Not\#
  hing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"co\#
  de":1401,"message":"The write may not be on the disk: the daemon stops, and its next start s\#
  hows what is stored. Or the daemon cannot read a record that the request needs, or its data \#
  file was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}\#
  ,{"code":1405,"message":"The shared database could not be reached, or did not answer in time\#
  ; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unkno\#
  wn`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":t\#
  rue}}],"examples":[{"name":"a customer of another system","x-given":[{"method":"project.defi\#
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
  ":"either","params":[{"name":"event","required":true,"summary":"`id` of the event to undo, f\#
  or example `ev_b57a1837_7`. Its kind is `identified`, `usersAliased`, `subscriptionTransferr\#
  ed` or `oneTimePurchaseTransferred`, or `purchaseRenewed` if `kept` lists it.","schema":{"$r\#
  ef":"#/components/schemas/EventId"}},{"name":"project","required":false,"summary":"Id of the\#
   project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"\#
  dryRun","required":false,"summary":"Computes the result and the events without changing anyt\#
  hing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fals\#
  e,"summary":"Makes a retry safe: the same key with the same params returns the stored result\#
  .","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","sche\#
  ma":{"type":"object","properties":{"undone":{"$ref":"#/components/schemas/EventId","descript\#
  ion":"Id of the undone event."},"purchases":{"description":"Purchases that changed holders."\#
  ,"type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later c\#
  hanges that stay: restores and purchases that would have found other holders, the aliases th\#
  at they made, and earlier undos about the same users and purchases. A call that emitted no e\#
  vent is never among them.","type":"array","items":{"$ref":"#/components/schemas/RemainingCha\#
  nge"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"eve\#
  nts":{"description":"The events that the call would emit. Only in a dry run.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is\#
   the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":[\#
  "undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has n\#
  o such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1206,"message":\#
  "The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`;\#
   `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing; `u\#
  ndone`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a \#
  later alias merged the customer with another user; `tooMuch`: too many users and purchases d\#
  epend on the link; `unclear`: a deletion erased part of the history. `event` is the id of th\#
  e event that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},{"code":130\#
  0,"message":"A call of the same method used this key with other params in the last 24 hours.\#
  ","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk \#
  has no room for the write. Nothing changes, and reading still works.","data":{"kind":"storag\#
  eFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daem\#
  on stops, and its next start shows what is stored. Or the daemon cannot read a record that t\#
  he request needs, or its data file was removed: then it keeps running.","data":{"kind":"stor\#
  ageFailed","retryable":false}},{"code":1405,"message":"The shared database could not be reac\#
  hed, or did not answer in time; other stores have no such error. With `outcome` `notApplied`\#
  , nothing changed. With `unknown`, the change may or may not be stored.","data":{"kind":"sto\#
  rageUnavailable","retryable":true}}],"examples":[{"name":"another user's login took a purcha\#
  se","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":\#
  "install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","pr\#
  oduct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z\#
  "}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"},"result":{"user":\#
  {"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params"\#
  :{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}\#
  }],"params":[{"name":"event","value":"{{login}}"}],"result":{"name":"result","value":{"undon\#
  e":"{{login}}","purchases":[{"store":"appStore","originalTransactionId":"1000","product":"mo\#
  nthly","kind":"subscription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shar\#
  ed":false}],"kept":[]}}}]},{"name":"user.list","summary":"Lists the customerIds of the proje\#
  ct's customers.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"af\#
  ter","required":false,"summary":"Cursor from an earlier reply. The reply has the customers a\#
  fter it.","schema":{"type":"string"}},{"name":"limit","required":false,"summary":"Maximum nu\#
  mber of customers.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"\#
  name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"customerIds":{"description":"In byte order.","type":"array","items":{"$r\#
  ef":"#/components/schemas/UserId"}},"cursor":{"description":"What the next call gives as `af\#
  ter`.","type":"string"},"more":{"description":"Whether more customers follow.","type":"boole\#
  an"}},"required":["customerIds","cursor","more"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"messag\#
  e":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"c\#
  ode":1405,"message":"The shared database could not be reached, or did not answer in time; ot\#
  her stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`,\#
   the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}\#
  }],"examples":[{"name":"two customers","x-given":[{"method":"install","params":{"device":"ip\#
  hone"},"result":{"user":{"customerId":"{{first}}","{{…}}":null},"{{…}}":null}}],"params":[],\#
  "result":{"name":"result","value":{"customerIds":["{{first}}"],"cursor":"{{first}}","more":f\#
  alse}}}]},{"name":"userInfo","summary":"Returns the current user of a device, or the user th\#
  at an id belongs to.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/sch\#
  emas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `de\#
  vice`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,\#
  "summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"\#
  default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"typ\#
  e":"object","properties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}}\#
  ,"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out\#
   of range, or two parameters exclude each other. `field` points to it; `nearest` lists simil\#
  ar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The ca\#
  ller's role is lower than the role that the method needs. `uid` and `role` are the caller's \#
  (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied\#
  ","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind\#
  ":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such user."\#
  ,"data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have t\#
  his id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","\#
  retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project'\#
  s `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"messa\#
  ge":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"\#
  code":1405,"message":"The shared database could not be reached, or did not answer in time; o\#
  ther stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`\#
  , the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true\#
  }}],"examples":[{"name":"by device","x-given":[{"method":"project.define","params":{"product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01\#
  -01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify"\#
  ,"params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iph\#
  one"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymou\#
  s}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"\#
  iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by us\#
  er id","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone",\#
  "userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"r\#
  esult","value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","custom\#
  erId":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environ\#
  ment":"production"}}}}]},{"name":"userProperties","summary":"Returns the properties that set\#
  UserProperty stored.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name\#
  ":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/sch\#
  emas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `de\#
  vice`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,\#
  "summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"\#
  default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"typ\#
  e":"object","properties":{"properties":{"$ref":"#/components/schemas/Properties"}},"required\#
  ":["properties"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a\#
   wrong type or out of range, or two parameters exclude each other. `field` points to it; `ne\#
  arest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000\#
  ,"message":"The caller's role is lower than the role that the method needs. `uid` and `role`\#
   are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind"\#
  :"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such devi\#
  ce.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project \#
  has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"\#
  No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind"\#
  :"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars\#
   than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{\#
  "code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","ret\#
  ryable":false}},{"code":1405,"message":"The shared database could not be reached, or did not\#
   answer in time; other stores have no such error. With `outcome` `notApplied`, nothing chang\#
  ed. With `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable\#
  ","retryable":true}}],"examples":[{"name":"two of them","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock\#
  ":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},\#
  {"method":"setUserProperty","params":{"device":"iphone","key":"$email","value":"ann@example.\#
  org"}},{"method":"setUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"\#
  params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties"\#
  :{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.def\#
  ine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cl\#
  ock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"\#
  }}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"proper\#
  ties":{}}}}]},{"name":"webhook.claim","summary":"Makes the connection the only one that post\#
  s a project's events, until it closes. For programs that post.","x-role":"admin","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"reports","required":false,"summary":"The resul\#
  ts of the posts. A report replaces the earlier report on its URL.","schema":{"type":"array",\#
  "maxItems":10,"items":{"$ref":"#/components/schemas/WebhookReport"}}},{"name":"project","req\#
  uired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId\#
  ","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"\#
  claimed":{"description":"False if another connection has the claim. Then the daemon ignores \#
  the reports.","type":"boolean"}},"required":["claimed"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,\#
  "message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}},{"code":1405,"message":"The shared database could not be reached, or did not answer in t\#
  ime; other stores have no such error. With `outcome` `notApplied`, nothing changed. With `un\#
  known`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable\#
  ":true}}],"examples":[{"name":"the first program gets the claim","x-given":[{"method":"proje\#
  ct.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],\#
  "params":[],"result":{"name":"result","value":{"claimed":true}}}]},{"name":"webhook.list","s\#
  ummary":"Returns the state of a project's webhooks, without their secrets.","x-role":"read",\#
  "x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"summary"\#
  :"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}\#
  }],"result":{"name":"result","schema":{"type":"object","properties":{"poster":{"description"\#
  :"The process that posts the project's events; absent if there is none.","type":"object","pr\#
  operties":{"uid":{"type":"integer"},"pid":{"type":"integer"}},"required":["uid","pid"]},"web\#
  hooks":{"description":"In the order of project.define.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/WebhookStatus"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"messa\#
  ge":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exc\#
  lude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inval\#
  idParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the ro\#
  le that the method needs. `uid` and `role` are the caller's (`none` without a role), and `ne\#
  eds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":12\#
  00,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":f\#
  alse}},{"code":1405,"message":"The shared database could not be reached, or did not answer i\#
  n time; other stores have no such error. With `outcome` `notApplied`, nothing changed. With \#
  `unknown`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retrya\#
  ble":true}}],"examples":[{"name":"no program posts","x-given":[{"method":"project.define","p\#
  arams":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"ins\#
  tall","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{"webhook\#
  s":[{"url":"https://example.com/events","format":"entitled","state":"stopped","cursor":"0","\#
  backlog":1,"deliveredAt":null}]}}},{"name":"an event waits for another attempt","x-given":[{\#
  "method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret"\#
  :"sesame"}]}},{"method":"install","params":{"device":"iphone"}},{"method":"webhook.claim","p\#
  arams":{"reports":[{"url":"https://example.com/events","deliveredAt":"2026-01-01T00:00:00Z",\#
  "failure":{"at":"2026-01-02T00:00:00Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAt\#
  temptAt":"2026-01-02T00:00:01Z"}}]}}],"params":[],"result":{"name":"result","value":{"poster\#
  ":{"uid":"{{any}}","pid":"{{any}}"},"webhooks":[{"url":"https://example.com/events","format"\#
  :"entitled","state":"failing","cursor":"0","backlog":1,"deliveredAt":"2026-01-01T00:00:00.00\#
  0Z","failure":{"at":"2026-01-02T00:00:00.000Z","cursor":"1","reason":"HTTP 500","attempts":3\#
  ,"nextAttemptAt":"2026-01-02T00:00:01.000Z"}}]}}}]},{"name":"webhook.pause","summary":"Stops\#
   the posts to a URL until webhook.resume. Its events wait.","x-role":"admin","x-since":1,"pa\#
  ramStructure":"either","params":[{"name":"url","required":true,"summary":"URL of the webhook\#
  , as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes th\#
  e result and the events without changing anything.","schema":{"type":"boolean","default":fal\#
  se}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key w\#
  ith the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idemp\#
  otencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"url":{"$ref\#
  ":"#/components/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stopped \#
  the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","des\#
  cription":"The webhook's position: all events up to this cursor are delivered."},"backlog":{\#
  "description":"Number of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"de\#
  scription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":\#
  "The events that the call would emit: always none. Only in a dry run.","type":"array","items\#
  ":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the st\#
  ored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["url","\#
  paused","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no\#
   such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"message":"\#
  The project has no webhook with this URL. The error does not repeat the URL.","data":{"kind"\#
  :"unknownWebhook","retryable":false}},{"code":1300,"message":"A call of the same method used\#
   this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","ret\#
  ryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes,\#
   and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mes\#
  sage":"The write may not be on the disk: the daemon stops, and its next start shows what is \#
  stored. Or the daemon cannot read a record that the request needs, or its data file was remo\#
  ved: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405\#
  ,"message":"The shared database could not be reached, or did not answer in time; other store\#
  s have no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the chan\#
  ge may or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examp\#
  les":[{"name":"a server that is down for long","x-given":[{"method":"project.define","params\#
  ":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"install"\#
  ,"params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com/events"\#
  }],"result":{"name":"result","value":{"url":"https://example.com/events","paused":true,"curs\#
  or":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Moves a webhook to a cursor, so\#
   that the events after it are posted, again if they were posted before.","x-role":"admin","x\#
  -since":1,"paramStructure":"either","params":[{"name":"url","required":true,"summary":"URL o\#
  f the webhook, as project.define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"\#
  }},{"name":"after","required":true,"summary":"Cursor before the first event to post. `0` is \#
  the beginning of the log.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"result":{"name":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/c\#
  omponents/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stopped the po\#
  sts to the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","descripti\#
  on":"The webhook's position: all events up to this cursor are delivered."},"backlog":{"descr\#
  iption":"Number of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"descript\#
  ion":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The e\#
  vents that the call would emit: always none. Only in a dry run.","type":"array","items":{"$r\#
  ef":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored r\#
  esult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["url","paused\#
  ","cursor","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown,\#
   of a wrong type or out of range, or two parameters exclude each other. `field` points to it\#
  ; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `\#
  role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such \#
  project.","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"message":"The pr\#
  oject has no webhook with this URL. The error does not repeat the URL.","data":{"kind":"unkn\#
  ownWebhook","retryable":false}},{"code":1300,"message":"A call of the same method used this \#
  key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable\#
  ":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and r\#
  eading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":\#
  "The write may not be on the disk: the daemon stops, and its next start shows what is stored\#
  . Or the daemon cannot read a record that the request needs, or its data file was removed: t\#
  hen it keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"mess\#
  age":"The shared database could not be reached, or did not answer in time; other stores have\#
   no such error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may\#
   or may not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[\#
  {"name":"everything from the beginning","x-given":[{"method":"install","params":{"device":"i\#
  phone"}},{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events\#
  ","secret":"sesame"}]}}],"params":[{"name":"url","value":"https://example.com/events"},{"nam\#
  e":"after","value":"0"}],"result":{"name":"result","value":{"url":"https://example.com/event\#
  s","paused":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes \#
  the posts to a paused URL, from its position.","x-role":"admin","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"url","required":true,"summary":"URL of the webhook, as project.\#
  define has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","requ\#
  ired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId"\#
  ,"default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and \#
  the events without changing anything.","schema":{"type":"boolean","default":false}},{"name":\#
  "idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same \#
  params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}]\#
  ,"result":{"name":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/componen\#
  ts/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to \#
  the URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Th\#
  e webhook's position: all events up to this cursor are delivered."},"backlog":{"description"\#
  :"Number of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"T\#
  rue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events t\#
  hat the call would emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/\#
  components/schemas/Event"}},"replayed":{"description":"True when this is the stored result o\#
  f an idempotency key; otherwise absent.","type":"boolean"}},"required":["url","paused","curs\#
  or","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a w\#
  rong type or out of range, or two parameters exclude each other. `field` points to it; `near\#
  est` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"\#
  message":"The caller's role is lower than the role that the method needs. `uid` and `role` a\#
  re the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"\#
  permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project\#
  .","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"message":"The project h\#
  as no webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebh\#
  ook","retryable":false}},{"code":1300,"message":"A call of the same method used this key wit\#
  h other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false\#
  }},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading \#
  still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The wr\#
  ite may not be on the disk: the daemon stops, and its next start shows what is stored. Or th\#
  e daemon cannot read a record that the request needs, or its data file was removed: then it \#
  keeps running.","data":{"kind":"storageFailed","retryable":false}},{"code":1405,"message":"T\#
  he shared database could not be reached, or did not answer in time; other stores have no suc\#
  h error. With `outcome` `notApplied`, nothing changed. With `unknown`, the change may or may\#
   not be stored.","data":{"kind":"storageUnavailable","retryable":true}}],"examples":[{"name"\#
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
  ith their new values; absent when the clock is the cause. In purchaseRecorded and purchaseRe\#
  newed: what the store says along with the new period about the time after it, for example th\#
  at auto-renew is off; absent when it says nothing.","type":"object"},"state":{"$ref":"#/comp\#
  onents/schemas/State","description":"In purchaseRenewed, purchaseUpdated and purchaseExpired\#
  , and in purchaseRecorded of a purchase that gives no access or replaces a known one: the pu\#
  rchase's state after the event."},"before":{"description":"In the same events: `state` befor\#
  e the event, and former values. In purchaseUpdated by a call: those of the fields in `change\#
  s`. In purchaseRenewed: `product`, `expiresAt` and `periodType` of the transaction before; i\#
  n purchaseRecorded those of the purchase that it replaces, if that is known. In all others, \#
  and in purchaseRenewed too: `autoRenew`, `renewsAs` and `billingIssueAt` of the latest trans\#
  action, if they were set.","type":"object"},"isEarlier":{"description":"In purchaseUpdated: \#
  true if the transaction is not the latest of the purchase; otherwise absent.","type":"boolea\#
  n"},"now":{"$ref":"#/components/schemas/Moment","description":"In clockAdvanced: the time th\#
  at the clock shows."}},"required":["id","kind","at","project","cause"]},"EventId":{"descript\#
  ion":"Id of an event, as the log shows it.","type":"string","minLength":1,"maxLength":255},"\#
  EventKind":{"description":"Kind of an event.","type":"string","enum":["userCreated","identif\#
  ied","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseU\#
  pdated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscriptionRec\#
  eived","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","gra\#
  nted","grantRevoked","userDeleted","clockAdvanced","userImported"]},"ExplanationStep":{"desc\#
  ription":"One step that led a user to an entitlement, or took it away. A member that does no\#
  t apply, or is not known, is absent.","type":"object","properties":{"step":{"description":"K\#
  ind of the step; rules.md describes each kind.","type":"string","enum":["purchased","claimed\#
  ","granted","attached","moved","shared","transferred","aliased","unclear","identified","rene\#
  wed","revoked","mapped","clock"]},"text":{"description":"An explanation in one sentence.","t\#
  ype":"string"},"at":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the\#
   step, if it has a time. In `clock`: the moment that the result is for."},"event":{"$ref":"#\#
  /components/schemas/EventId","description":"Id of the event that reported the step."},"curso\#
  r":{"$ref":"#/components/schemas/Cursor","description":"Cursor of that event."},"rule":{"$re\#
  f":"#/components/schemas/AppliedRule","description":"The rule that applied in the step."},"b\#
  y":{"description":"In `claimed`: what led to the user.","type":"string","enum":["purchase","\#
  restore","accountToken","replaces","firstItem"]},"method":{"description":"Method that made t\#
  he step.","type":"string","enum":["identify","restore","purchase","user.link.undo"]},"from":\#
  {"description":"Who had it before: at most ten ids, one id per customer. In `aliased`: the f\#
  irst customer. In `identified`: the device's anonymous user.","type":"array","items":{"$ref"\#
  :"#/components/schemas/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: t\#
  he second customer.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device"\#
  :{"description":"In `purchased` and `identified`: the device; null for a purchase without a \#
  device.","type":["string","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTr\#
  ansactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/compon\#
  ents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$\#
  ref":"#/components/schemas/State","description":"State of the purchase or grant at that time\#
  ."},"since":{"$ref":"#/components/schemas/NullableMoment","description":"In `clock`: start o\#
  f the state; when access is over, the last millisecond with access. In other steps: start of\#
   the period."},"until":{"$ref":"#/components/schemas/NullableMoment","description":"Last mil\#
  lisecond of the state, as far as is known; the end of a pause. Null for no end."},"recompute\#
  d":{"description":"True when an undo of an earlier link changed the outcome of this login; o\#
  therwise absent.","type":"boolean"}},"required":["step","text","at"]},"FeedStats":{"descript\#
  ion":"The readers of events.","type":"object","properties":{"waits":{"description":"`events.\#
  wait` requests that wait now.","type":"integer","minimum":0},"subscriptions":{"description":\#
  "Open subscriptions.","type":"integer","minimum":0},"consumers":{"description":"Consumers, b\#
  y project and name: at most 256.","type":"array","items":{"$ref":"#/components/schemas/Consu\#
  merLag"}},"moreConsumers":{"description":"Whether there are more consumers.","type":"boolean\#
  "}},"required":["waits","subscriptions","consumers","moreConsumers"]},"IdempotencyKey":{"des\#
  cription":"Key of one write. The daemon stores it for 24 hours, per project and method.","ty\#
  pe":"string","minLength":1,"maxLength":255},"ImportedPurchase":{"description":"A purchase as\#
   `user.export` shows it. The daemon accepts and ignores members that derive from the transac\#
  tions.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"origina\#
  lTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"The first transa\#
  ction."},"transactionId":{"description":"Not read."},"product":{"description":"Present produ\#
  ct, if it differs from that of the latest transaction.","type":["string","null"]},"kind":{"d\#
  escription":"Not read."},"state":{"description":"Not read."},"holders":{"description":"Who h\#
  olds the purchase: one id per customer.","type":"array","items":{"$ref":"#/components/schema\#
  s/UserId"},"maxItems":10000},"device":{"description":"Device on which the customer bought; n\#
  ull when there is none.","type":["string","null"]},"storeAccount":{"description":"Store acco\#
  unt that bought it; null when there is none.","type":["string","null"]},"purchasedAt":{"desc\#
  ription":"Not read."},"firstPurchasedAt":{"description":"Not read."},"expiresAt":{"$ref":"#/\#
  components/schemas/NullableMoment","description":"Present end, if it differs from that of th\#
  e latest transaction."},"trialStartedAt":{"description":"Not read."},"periodType":{"descript\#
  ion":"Not read."},"environment":{"description":"Not read."},"isFamilyShared":{"description":\#
  "Not read."},"price":{"description":"Not read."},"currency":{"description":"Not read."},"cou\#
  ntry":{"description":"Not read."},"offerCode":{"description":"Not read."},"autoRenew":{"desc\#
  ription":"Not read."},"autoRenewDisabledAt":{"description":"Not read."},"gracePeriodExpiresA\#
  t":{"description":"Not read."},"billingRetry":{"description":"Not read."},"pausedUntil":{"de\#
  scription":"Not read."},"refundedAt":{"description":"Not read."},"revokedAt":{"description":\#
  "Not read."},"endedAt":{"description":"Not read."},"paused":{"description":"Not read."},"ren\#
  ewsAs":{"description":"Not read."},"endReason":{"description":"Not read."},"billingIssueAt":\#
  {"description":"Not read."},"replaces":{"description":"Purchase that this one takes over, as\#
   the store named it; null when there is none.","type":["string","null"]},"replacedBy":{"desc\#
  ription":"Purchase that has taken this one over. Read only with `replacedAt`, if the daemon \#
  does not know that purchase.","type":["string","null"]},"replacedAt":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"When that purchase began: this one gives no access fro\#
  m then on."},"keys":{"description":"Further names of the purchase.","type":"array","items":{\#
  "$ref":"#/components/schemas/TransactionId"},"maxItems":10},"firstItem":{"$ref":"#/component\#
  s/schemas/TransactionId","description":"Purchase of the first item, if this one is of a furt\#
  her item of the same subscription or order."},"renewsCount":{"description":"Not read."},"acc\#
  ountToken":{"description":"First account token that the store named; null without one.","typ\#
  e":["string","null"]},"transactions":{"description":"All transactions, in any order.","type"\#
  :"array","items":{"$ref":"#/components/schemas/ImportedTransaction"},"maxItems":10000}},"req\#
  uired":["store","originalTransactionId","transactions"],"additionalProperties":false},"Impor\#
  tedTransaction":{"description":"A transaction as `user.export` shows it: dated facts.","type\#
  ":"object","properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"prod\#
  uct":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/Pe\#
  riodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment"},"isFamilyShared":{"description":"Whether a family member boug\#
  ht it and shares it.","type":"boolean"},"price":{"description":"A decimal number in a string\#
  , for example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code,\#
   as it was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it w\#
  as sent.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent."\#
  ,"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"\#
  $ref":"#/components/schemas/ProductKind","description":"The kind that the store named."},"en\#
  vironment":{"$ref":"#/components/schemas/PurchaseEnvironment","description":"The environment\#
   that the store named."},"autoRenew":{"description":"False while auto-renew is off.","type":\#
  "boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Time since which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Last moment of the grace period."},"billingRetry":{"de\#
  scription":"True while the store retries a failed payment.","type":"boolean"},"pausedUntil":\#
  {"$ref":"#/components/schemas/NullableMoment","description":"Time at which the pause ends."}\#
  ,"refundedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the refun\#
  d."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which \#
  the store withdrew access."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"Time at which access ended before the end of the period."},"paused":{"description":"\#
  True while the store reports the subscription as paused.","type":"boolean"},"renewsAs":{"$re\#
  f":"#/components/schemas/ProductId","description":"Product of the next period."},"endReason"\#
  :{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Nu\#
  llableMoment","description":"Time since which billing has failed."},"listedAt":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Time at which the store last listed the item\#
  s of the subscription, this one among them. Absent if the subscription had one item only."},\#
  "asOf":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the store \#
  stated all of this. Without it, the transaction is older than any statement of a store."}},"\#
  required":["transactionId","product","purchasedAt"],"additionalProperties":false},"Limits":{\#
  "description":"The daemon's limits by name.","type":"object","properties":{"lineBytesMax":{"\#
  description":"Longest line, in bytes without the line feed.","type":"integer"},"batchEntries\#
  Max":{"description":"Most requests in one batch.","type":"integer"},"depthMax":{"description\#
  ":"Deepest nesting of JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"desc\#
  ription":"Longest request id, in bytes.","type":"integer"}},"required":["lineBytesMax","batc\#
  hEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"Los\#
  ingSource":{"description":"A purchase or grant that also gives the entitlement, but does not\#
   supply its fields.","type":"object","properties":{"lostBy":{"description":"The first criter\#
  ion, in the order of rules.md, in which the two differ.","type":"string","enum":["active","e\#
  nd","purchasedAt","transactionId","store","originalTransactionId","order"]},"text":{"descrip\#
  tion":"An explanation in one sentence.","type":"string"},"entitlement":{"$ref":"#/components\#
  /schemas/Entitlement","description":"The entitlement as this purchase or grant alone would g\#
  ive it."}},"required":["lostBy","text","entitlement"]},"MethodStats":{"description":"The req\#
  uests of a method, without those that the daemon has not answered yet.","type":"object","pro\#
  perties":{"requests":{"description":"How many requests the daemon answered, with results or \#
  errors.","type":"integer","minimum":0},"errors":{"$ref":"#/components/schemas/ErrorCounts"},\#
  "durations":{"$ref":"#/components/schemas/Durations"}},"required":["requests","errors","dura\#
  tions"]},"MethodSummary":{"description":"One line in the list of methods.","type":"object","\#
  properties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","e\#
  num":["read","write","admin"]}},"required":["name","summary","role"]},"MissingReason":{"desc\#
  ription":"A reason why an entitlement is not active.","type":"object","properties":{"kind":{\#
  "description":"What is missing; rules.md describes each kind.","type":"string","enum":["expi\#
  red","paused","billingRetry","refunded","revoked","notYet","environment","notMapped","notIde\#
  ntified","heldByAnother","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"des\#
  cription":"An explanation in one sentence.","type":"string"},"store":{"$ref":"#/components/s\#
  chemas/Store","description":"Store of the purchase, if the reason is about a purchase."},"or\#
  iginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/comp\#
  onents/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"In \#
  `heldByAnother` and `notIdentified`: the holder of the purchase. An identified holder comes \#
  before an anonymous holder, then the first in byte order."},"since":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Last millisecond with access. In `refunded` and `revoked`: time\#
   of the refund or revocation. In `notIdentified`: when the holder logged out on this device,\#
   if it did."},"until":{"$ref":"#/components/schemas/Moment","description":"In `paused`: end \#
  of the pause. In `notYet`: start of access."},"because":{"description":"In `heldByAnother`: \#
  the steps that led to the holder.","type":"array","items":{"$ref":"#/components/schemas/Expl\#
  anationStep"}},"suggestedCalls":{"description":"Calls that would each make the entitlement a\#
  ctive at the moment that the result is for. A call is listed under the first reason that it \#
  removes.","type":"array","items":{"$ref":"#/components/schemas/SuggestedCall"}}},"required":\#
  ["kind","text","suggestedCalls"]},"Moment":{"description":"RFC 3339 timestamp, for example 2\#
  026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with m\#
  illiseconds.","type":"string","format":"date-time"},"Move":{"description":"A purchase with n\#
  ew holders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"or\#
  iginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/comp\#
  onents/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"descr\#
  iption":"Who held it before: one id per customer, in byte order.","type":"array","items":{"$\#
  ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description\#
  ":"The user that gained it. After an undo in which no user gained it: the first remaining ho\#
  lder in byte order."},"shared":{"description":"True when the users in `from` still hold it."\#
  ,"type":"boolean"}},"required":["store","originalTransactionId","product","kind","from","to"\#
  ,"shared"]},"NotifiedPurchase":{"description":"What a notification did to one purchase.","ty\#
  pe":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactio\#
  nId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/sch\#
  emas/TransactionId","description":"Transaction that the statement is about."},"outcome":{"de\#
  scription":"As of `purchase`.","type":"string","enum":["recorded","renewed","planChanged","r\#
  eceived","claimed","updated","stale","unchanged"]},"fields":{"description":"Fields of the tr\#
  ansaction that changed; for a new period, those that differ from the period before, apart fr\#
  om `purchasedAt`. Absent when there are none.","type":"array","items":{"type":"string"}},"st\#
  ale":{"description":"Fields that lost against newer information; absent when there are none.\#
  ","type":"array","items":{"type":"string"}}},"required":["store","originalTransactionId","tr\#
  ansactionId","outcome"]},"NullableMoment":{"description":"RFC 3339 timestamp, or null.","typ\#
  e":["string","null"],"format":"date-time"},"Peer":{"description":"The other end of the conne\#
  ction, as the kernel reports it.","type":"object","properties":{"uid":{"type":"integer"},"gi\#
  d":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","write\#
  ","admin"]}},"required":["uid","gid","pid","role"]},"PeerStats":{"description":"The open con\#
  nections of a uid with a role.","type":"object","properties":{"uid":{"type":"integer"},"role\#
  ":{"description":"`none` for clients without a role, whose requests the daemon refuses.","ty\#
  pe":"string","enum":["none","read","write","admin"]},"connections":{"description":"How many \#
  connections.","type":"integer","minimum":0}},"required":["uid","role","connections"]},"Perio\#
  dType":{"description":"Price of a period: full (normal), a trial, or introductory (intro).",\#
  "type":"string","enum":["normal","trial","intro"]},"Platform":{"description":"Platform of th\#
  e device: ios, android, web or another word of that form.","type":"string","pattern":"^[A-Za\#
  -z0-9._-]{1,64}$"},"PlayStoreSettings":{"description":"How the project verifies and reads wh\#
  at Google Play sends.","type":"object","properties":{"packages":{"description":"Package name\#
  s of the apps whose notifications the project takes.","type":"array","items":{"type":"string\#
  ","minLength":1,"maxLength":255},"maxItems":100}},"required":["packages"],"additionalPropert\#
  ies":false},"Preset":{"description":"A named set of rules.","type":"string","enum":["qonvers\#
  ion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"description":"A decimal number\#
   in a string, for example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?\#
  $"},"Product":{"description":"A product of the catalogue.","type":"object","properties":{"ki\#
  nd":{"description":"Default: the kind that the purchase gives; without it, `subscription` fo\#
  r a purchase with an end and `nonConsumable` for a purchase without.","type":["string","null\#
  "],"enum":["subscription","nonRenewingSubscription","nonConsumable","consumable",null]},"ent\#
  itlements":{"description":"Ids of the entitlements that the product unlocks.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}},"required":["entitle\#
  ments"],"additionalProperties":false},"ProductId":{"description":"A product, by the id that \#
  the store and the catalogue use.","type":"string","minLength":1,"maxLength":255},"ProductKin\#
  d":{"description":"Kind of a product, which determines how a purchase moves and expires.","t\#
  ype":"string","enum":["subscription","nonRenewingSubscription","nonConsumable","consumable"]\#
  },"Project":{"description":"A project: a namespace for users, purchases, rules and events, w\#
  ith the counts of its records.","type":"object","properties":{"id":{"$ref":"#/components/sch\#
  emas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/compone\#
  nts/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant` accepts in addition \#
  to the entitlements of the catalogue.","type":"array","items":{"$ref":"#/components/schemas/\#
  EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"},"clock":{"\#
  $ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs that receive the project\#
  's events. Only `project.webhooks` returns the secrets.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas/Stores"},"created\#
  At":{"$ref":"#/components/schemas/Moment","description":"Time of the creation, by the projec\#
  t's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","\#
  products","entitlements","environment","clock","webhooks","stores","createdAt","counts"]},"P\#
  rojectEnvironment":{"description":"Which purchases give access: those of production, those o\#
  f the sandbox, or both (any).","type":"string","enum":["production","sandbox","any"]},"Proje\#
  ctId":{"description":"A project: a namespace for users, purchases, rules and events. Project\#
  s share no data.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"descript\#
  ion":"One line in the list of projects.","type":"object","properties":{"id":{"$ref":"#/compo\#
  nents/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref\#
  ":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required"\#
  :["id","preset","createdAt","counts"]},"Properties":{"description":"Properties by their name\#
  s. setUserProperty stores at most 100 per customer.","type":"object","propertyNames":{"$ref"\#
  :"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schemas/Pr\#
  opertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letters, digits, an\#
  d _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"descri\#
  ption":"Value of a property.","type":"string","maxLength":500},"Purchase":{"description":"On\#
  e product bought in one store, its transactions and its holders.","type":"object","propertie\#
  s":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/compone\#
  nts/schemas/TransactionId","description":"The first transaction."},"transactionId":{"$ref":"\#
  #/components/schemas/TransactionId","description":"The latest transaction."},"product":{"$re\#
  f":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","desc\#
  ription":"Kind that the purchase or the catalogue gives; without it, `subscription` for a pu\#
  rchase with an end and `nonConsumable` for a purchase without."},"state":{"$ref":"#/componen\#
  ts/schemas/State","description":"Current state; null before the first purchasedAt."},"holder\#
  s":{"description":"Who holds the purchase: one id per customer, in byte order.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Device on which \#
  the customer bought; null when there is none.","type":["string","null"]},"storeAccount":{"de\#
  scription":"Store account that bought it; null when there is none.","type":["string","null"]\#
  },"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the latest tran\#
  saction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of t\#
  he first transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","descripti\#
  on":"Last millisecond of the period; null for no end."},"trialStartedAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"Time at which a trial began; null without a trial.\#
  "},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/componen\#
  ts/schemas/PurchaseEnvironment","description":"Environment of the first transaction."},"isFa\#
  milyShared":{"description":"Whether a family member bought it and shares it.","type":"boolea\#
  n"},"price":{"description":"A decimal number in a string, for example \"9.99\".","type":["st\#
  ring","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["string","\#
  null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","null"]},\#
  "offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"autoRene\#
  w":{"description":"Whether it renews automatically: true for a subscription until purchase.u\#
  pdate turns it off, false for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Time since which auto-renew has be\#
  en off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Last millisecond of the grace period; null without a grace period."},\#
  "billingRetry":{"description":"Whether the store retries a failed payment.","type":"boolean"\#
  },"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which t\#
  he pause ends; null without a pause."},"refundedAt":{"$ref":"#/components/schemas/NullableMo\#
  ment","description":"Time of the refund; null without a refund."},"revokedAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment","description":"Time at which the store withdrew access; null\#
   when it did not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","description":"T\#
  ime at which access ended before the end of the period; null when it did not."},"paused":{"d\#
  escription":"Whether the store reports the subscription as paused.","type":"boolean"},"renew\#
  sAs":{"description":"Product of the next period; null for the same product.","type":["string\#
  ","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","description":"Why the purch\#
  ase ended, or will end; null when the store named no reason."},"billingIssueAt":{"$ref":"#/c\#
  omponents/schemas/NullableMoment","description":"Time since which billing has failed; null w\#
  hen it does not fail."},"replaces":{"description":"Purchase that this one takes over, as the\#
   store named it; null when there is none.","type":["string","null"]},"replacedBy":{"descript\#
  ion":"`originalTransactionId` of the purchase that took this one over; null before it began.\#
  ","type":["string","null"]},"replacedAt":{"$ref":"#/components/schemas/NullableMoment","desc\#
  ription":"When that purchase began; null before."},"keys":{"description":"Further names of t\#
  he purchase, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Transactio\#
  nId"}},"firstItem":{"$ref":"#/components/schemas/TransactionId","description":"`originalTran\#
  sactionId` of the first item, if this purchase is a further item of the same subscription or\#
   order; otherwise absent."},"renewsCount":{"description":"Number of renewals at the full pri\#
  ce: the number of `normal` periods minus 1, at least 0.","type":"integer","minimum":0},"acco\#
  untToken":{"description":"First account token that the store named; null without one.","type\#
  ":["string","null"]},"transactions":{"description":"All transactions, oldest first.","type":\#
  "array","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalT\#
  ransactionId","transactionId","product","kind","state","holders","device","storeAccount","pu\#
  rchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFam\#
  ilyShared","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","grace\#
  PeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused","r\#
  enewsAs","endReason","billingIssueAt","replaces","replacedBy","replacedAt","keys","renewsCou\#
  nt","accountToken","transactions"]},"PurchaseEnvironment":{"description":"Environment of the\#
   store: production, or sandbox for test purchases.","type":"string","enum":["production","sa\#
  ndbox"]},"PurchaseRef":{"description":"A purchase, by its store and the id of its first tran\#
  saction.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"origi\#
  nalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"Id of the purc\#
  hase's first transaction."}},"required":["store","originalTransactionId"],"additionalPropert\#
  ies":false},"Refusal":{"description":"A purchase that a restore refused, and the rule that r\#
  efused it.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"ori\#
  ginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/compo\#
  nents/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who \#
  holds it. An identified holder comes before an anonymous holder, then the first in byte orde\#
  r."},"rule":{"description":"The rule that refused it.","type":"string","enum":["onRestore","\#
  oneTimePurchases"]}},"required":["store","originalTransactionId","product","holder","rule"]}\#
  ,"RemainingChange":{"description":"A later change that stays although an earlier link is und\#
  one.","type":"object","properties":{"event":{"$ref":"#/components/schemas/EventId","descript\#
  ion":"Id of the event that reported it."},"method":{"description":"Method that made it.","ty\#
  pe":"string","enum":["restore","purchase","user.link.undo"]}},"required":["event","method"]}\#
  ,"Rules":{"description":"Every rule of a project. rules.md describes each rule.","type":"obj\#
  ect","properties":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that\#
   the rules started from."},"anonymousPrefix":{"description":"Beginning of each anonymous id;\#
   32 lower-case hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","\#
  type":"string","maxLength":64},"onIdentifyNew":{"description":"What a login of a new user id\#
   does when no user is logged in on the device.","type":"string","enum":["attach","alias","al\#
  iasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a login of a known\#
   user id does when no user is logged in on the device.","type":"string","enum":["attach","al\#
  ias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a login does when\#
   another user is logged in on the device.","type":"string","enum":["logoutFirst","switch"]},\#
  "onLogout":{"description":"The current user after a logout: the same anonymous user (return)\#
  , or a new anonymous user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymou\#
  sLogout":{"description":"What a logout does when no user is logged in.","type":"string","enu\#
  m":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase:\#
   the device's anonymous user and its identified user, or only the current user.","type":"str\#
  ing","enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a restore does\#
   with a purchase that another user holds.","type":"string","enum":["share","transfer","trans\#
  ferIfInactive","keep","alias"]},"anonymousHolders":{"description":"What a restore does with \#
  a purchase that only anonymous users hold.","type":"string","enum":["asOthers","alias"]},"on\#
  eTimePurchases":{"description":"Whether a restore moves one-time purchases.","type":"string"\#
  ,"enum":["move","stay"]},"unclaimedPurchases":{"description":"What the daemon does with a pu\#
  rchase that a store reports without a known user: it does not record it (ignore), records it\#
   without a holder (keep), or gives it to a new anonymous user (anonymous).","type":"string",\#
  "enum":["ignore","keep","anonymous"]},"userIdLengthMax":{"description":"Maximum length of a \#
  user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{\#
  "description":"Ids that no user may have, compared byte by byte. The empty id is always bloc\#
  ked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":\#
  ["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnony\#
  mousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases","unclaimedPu\#
  rchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"Name of a preset\#
  , or an object with a preset and the rules that differ from it.","anyOf":[{"$ref":"#/compone\#
  nts/schemas/Preset"},{"type":"object","properties":{"preset":{"$ref":"#/components/schemas/P\#
  reset","description":"Preset that supplies the rules that are not given.","default":"qonvers\#
  ion"},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex di\#
  gits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLe\#
  ngth":64},"onIdentifyNew":{"description":"What a login of a new user id does when no user is\#
   logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","mov\#
  e","switch"]},"onIdentifyKnown":{"description":"What a login of a known user id does when no\#
   user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLink\#
  ed","move","switch"]},"onSwitch":{"description":"What a login does when another user is logg\#
  ed in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"descript\#
  ion":"The current user after a logout: the same anonymous user (return), or a new anonymous \#
  user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"descriptio\#
  n":"What a logout does when no user is logged in.","type":"string","enum":["ignore","refuse"\#
  ,"rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonymo\#
  us user and its identified user, or only the current user.","type":"string","enum":["deviceA\#
  ndUser","currentUser"]},"onRestore":{"description":"What a restore does with a purchase that\#
   another user holds.","type":"string","enum":["share","transfer","transferIfInactive","keep"\#
  ,"alias"]},"anonymousHolders":{"description":"What a restore does with a purchase that only \#
  anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"des\#
  cription":"Whether a restore moves one-time purchases.","type":"string","enum":["move","stay\#
  "]},"unclaimedPurchases":{"description":"What the daemon does with a purchase that a store r\#
  eports without a known user: it does not record it (ignore), records it without a holder (ke\#
  ep), or gives it to a new anonymous user (anonymous).","type":"string","enum":["ignore","kee\#
  p","anonymous"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode s\#
  calars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids th\#
  at no user may have, compared byte by byte. The empty id is always blocked.","type":"array",\#
  "items":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],"additionalPropert\#
  ies":false}]},"State":{"description":"State of a purchase or grant. Null before it begins, a\#
  nd for an entitlement that the user never had.","type":["string","null"],"enum":["active","t\#
  rial","intro","gracePeriod","billingRetry","paused","expired","refunded","revoked",null]},"S\#
  torageStats":{"description":"The files of the store, and the work on them since the daemon's\#
   start. Missing if the store is in memory.","type":"object","properties":{"dataFileBytes":{"\#
  description":"Size of the data file.","type":"integer","minimum":0},"logFileBytes":{"descrip\#
  tion":"Size of SQLite's write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{\#
  "description":"Size of the two files of the journal.","type":"integer","minimum":0},"journal\#
  Bytes":{"description":"Bytes in the journal that the daemon has not copied to the tables yet\#
  .","type":"integer","minimum":0},"journalAgeMs":{"description":"Milliseconds since the oldes\#
  t of them was committed; 0 if there are none.","type":"integer","minimum":0},"freeBytes":{"d\#
  escription":"Free space for the daemon on the file system of the data file; null if the syst\#
  em does not say.","type":["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schem\#
  as/Durations"},"checkpoints":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#\#
  /components/schemas/Durations"}},"required":["dataFileBytes","logFileBytes","journalFileByte\#
  s","journalBytes","journalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"de\#
  scription":"Store that took the payment: appStore, macAppStore, playStore, amazon, huawei, s\#
  amsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.custom`.","typ\#
  e":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store acc\#
  ount, for example an Apple ID or a Google account, whose purchases a device can restore.","t\#
  ype":"string","minLength":1,"maxLength":255},"StoreNotification":{"description":"The store's\#
   message. `id` and `type` are null for a bare signed transaction, and for what the caller fe\#
  tched.","type":"object","properties":{"id":{"description":"Apple's `notificationUUID`, Googl\#
  e's `messageId`, Stripe's event id.","type":["string","null"]},"type":{"description":"The st\#
  ore's type.","type":["string","null"]},"subtype":{"description":"Apple's subtype; null if th\#
  ere is none.","type":["string","null"]},"at":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Time at which the store made it."},"environment":{"description":"Null if the message h\#
  as none.","type":["string","null"],"enum":["production","sandbox",null]}},"required":["id","\#
  type","subtype","at","environment"]},"StoreQuestion":{"description":"What to fetch from the \#
  store: its kind, and the ids that the store gave.","type":"object","properties":{"kind":{"ty\#
  pe":"string","enum":["subscription","product","invoice","checkoutSession"]},"id":{"descripti\#
  on":"Id of the object at Stripe.","type":"string"},"packageName":{"description":"Package of \#
  the app at Google.","type":"string"},"purchaseToken":{"description":"Token of the purchase a\#
  t Google.","type":"string"},"charge":{"description":"Charge whose invoice is to be fetched."\#
  ,"type":"string"},"paymentIntent":{"description":"Payment whose invoice is to be fetched.","\#
  type":"string"}},"required":["kind"]},"StoreResponse":{"description":"An object that the cal\#
  ler fetched from a store's API.","type":"object","properties":{"kind":{"description":"What `\#
  body` is: for `playStore`, `subscription` (purchases.subscriptionsv2) or `product` (purchase\#
  s.productsv2); for `stripe`, `subscription`, `invoice` or `checkoutSession`.","type":"string\#
  ","enum":["subscription","product","invoice","checkoutSession"]},"purchaseToken":{"descripti\#
  on":"Token of the purchase at Google. Required for `playStore` without a payload.","type":"s\#
  tring","minLength":1,"maxLength":255},"packageName":{"description":"Package of the app at Go\#
  ogle.","type":"string","minLength":1,"maxLength":255},"body":{"description":"The JSON object\#
   that the API returned.","type":"object","additionalProperties":{}},"fetchedAt":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"Time of the fetch, RFC 3339; used without a payload\#
  . Default: now, by the system clock."}},"required":["kind","body"],"additionalProperties":fa\#
  lse},"StoreState":{"description":"Where the daemon keeps its data.","type":"object","propert\#
  ies":{"kind":{"description":"Kind of the store.","type":"string","enum":["memory","sqlite","\#
  postgres"]},"shared":{"description":"Whether other daemons may write the store, too: true on\#
  ly for `postgres`.","type":"boolean"},"reachable":{"description":"Whether the database answe\#
  red when the daemon last asked, which it does once a second or more often. Only if `shared`.\#
  ","type":"boolean"},"durability":{"description":"`replicated` if a commit waits until a stan\#
  dby has it; otherwise `local`. Only if `shared`, and once the database has answered.","type"\#
  :"string","enum":["local","replicated"]},"historyLosses":{"description":"How often since its\#
   start the daemon found that the database had lost commits, for example after a restored bac\#
  kup. Only if `shared`.","type":"integer","minimum":0},"clockOffsetMs":{"description":"Millis\#
  econds by which the database's clock is ahead of this machine's; negative if it is behind. O\#
  nly if `shared`, and once the database has answered.","type":"integer"}},"required":["kind",\#
  "shared"]},"Stores":{"description":"Settings of the stores in which a project sells.","type"\#
  :"object","properties":{"appStore":{"$ref":"#/components/schemas/AppStoreSettings","descript\#
  ion":"Absent when not defined."},"playStore":{"$ref":"#/components/schemas/PlayStoreSettings\#
  ","description":"Absent when not defined."},"stripe":{"$ref":"#/components/schemas/StripeSet\#
  tings","description":"Absent when not defined."},"custom":{"description":"Stores of the proj\#
  ect's own, in byte order.","type":"array","items":{"$ref":"#/components/schemas/Store"},"max\#
  Items":20}},"required":["custom"]},"StoresChoice":{"description":"New settings of stores. A \#
  setting that is left out stays.","type":"object","properties":{"appStore":{"description":"Ho\#
  w the project verifies what the App Store sends. Replaces the settings as a whole; null remo\#
  ves them.","type":["object","null"],"properties":{"apps":{"description":"Apps whose notifica\#
  tions the project takes.","type":"array","items":{"$ref":"#/components/schemas/AppStoreApp"}\#
  ,"maxItems":100},"environments":{"type":"array","items":{"$ref":"#/components/schemas/AppSto\#
  reEnvironment"},"maxItems":4,"description":"Environments that the project takes. Default: `P\#
  roduction` and `Sandbox`. `Xcode` and `LocalTesting` need a project whose `environment` is n\#
  ot `production`."},"roots":{"description":"Root certificates that replace Apple's, as DER in\#
   base64. Only where the project's `environment` is not `production`. Default: Apple's root."\#
  ,"type":"array","items":{"type":"string"},"maxItems":10}},"required":["apps"],"additionalPro\#
  perties":false},"playStore":{"description":"How the project verifies and reads what Google P\#
  lay sends. Replaces the settings as a whole; null removes them.","type":["object","null"],"p\#
  roperties":{"packages":{"description":"Package names of the apps whose notifications the pro\#
  ject takes.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItem\#
  s":100}},"required":["packages"],"additionalProperties":false},"stripe":{"description":"How \#
  the project verifies and reads Stripe's events. Replaces the settings as a whole; null remov\#
  es them.","type":["object","null"],"properties":{"secret":{"description":"Signing secret of \#
  Stripe's endpoint, with its `whsec_`.","type":"string","minLength":1,"maxLength":255},"oldSe\#
  cret":{"description":"Previous secret, which the daemon also accepts; null when there is non\#
  e.","type":["string","null"],"minLength":1,"maxLength":255},"product":{"description":"Member\#
   of Stripe's price that names the product: its `product`, its own id, or its `lookup_key`.",\#
  "type":"string","enum":["product","price","lookupKey"],"default":"product"},"userFrom":{"des\#
  cription":"Members of Stripe's objects that contain the account token: `client_reference_id`\#
  , `customer` or `metadata.NAME`. The first that is present counts. Default: `client_referenc\#
  e_id`.","type":"array","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":10\#
  },"grace":{"$ref":"#/components/schemas/Duration","description":"How long access continues w\#
  hile a renewal is unpaid and Stripe retries it, ISO 8601. Default: P0D."}},"required":["secr\#
  et"],"additionalProperties":false},"custom":{"description":"Stores of the project's own. The\#
  y replace the previous list as a whole.","type":"array","items":{"$ref":"#/components/schema\#
  s/Store"},"maxItems":20}},"required":[],"additionalProperties":false},"StripeSettings":{"des\#
  cription":"How the project reads Stripe's events. Only `project.stores` returns the secrets.\#
  ","type":"object","properties":{"secret":{"description":"Signing secret of Stripe's endpoint\#
  , with its `whsec_`. Only in `project.stores`.","type":"string","minLength":1,"maxLength":25\#
  5},"oldSecret":{"description":"Previous secret, which the daemon also accepts; null when the\#
  re is none. Only in `project.stores`.","type":["string","null"],"minLength":1,"maxLength":25\#
  5},"product":{"description":"Member of Stripe's price that names the product: its `product`,\#
   its own id, or its `lookup_key`.","type":"string","enum":["product","price","lookupKey"]},"\#
  userFrom":{"description":"Members of Stripe's objects that contain the account token: `clien\#
  t_reference_id`, `customer` or `metadata.NAME`. The first that is present counts.","type":"a\#
  rray","items":{"type":"string","minLength":1,"maxLength":255},"maxItems":10},"grace":{"$ref"\#
  :"#/components/schemas/Duration","description":"How long access continues while a renewal is\#
   unpaid and Stripe retries it, ISO 8601."}},"required":["product","userFrom","grace"]},"Subs\#
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
   the end of the period."},"paused":{"description":"True while the store reports the subscrip\#
  tion as paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","desc\#
  ription":"Product of the next period."},"endReason":{"$ref":"#/components/schemas/EndReason"\#
  },"billingIssueAt":{"$ref":"#/components/schemas/Moment","description":"Time since which bil\#
  ling has failed."},"listedAt":{"$ref":"#/components/schemas/Moment","description":"Time at w\#
  hich the store last listed the items of the subscription, this one among them. Absent if the\#
   subscription had one item only."},"asOf":{"$ref":"#/components/schemas/Moment","description\#
  ":"Time of the newest statement about the transaction."}},"required":["transactionId","produ\#
  ct","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId":{"description":"Id that \#
  a store gives to a transaction.","type":"string","minLength":1,"maxLength":255},"User":{"des\#
  cription":"The current user of a device, or the user that an id belongs to.","type":"object"\#
  ,"properties":{"id":{"$ref":"#/components/schemas/UserId","description":"For a device: the i\#
  dentified user, or else the anonymous user. For an id: that id if it is identified, or else \#
  the customer's identified id, or its anonymous id if it has none."},"anonymousId":{"descript\#
  ion":"For a device: its anonymous user. For an id: that id if it is anonymous, or else null.\#
  ","type":["string","null"]},"identityId":{"description":"Id of the identified user; null for\#
   an anonymous user.","type":["string","null"]},"customerId":{"$ref":"#/components/schemas/Us\#
  erId","description":"Id of the customer. It stays the same across logins, and every userId p\#
  aram accepts it."},"aliases":{"description":"Every id of the customer, in byte order. It omi\#
  ts the customerId of a customer that began with an identified user.","type":"array","items":\#
  {"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","de\#
  scription":"Id of the device; absent when the request names a user."},"createdAt":{"$ref":"#\#
  /components/schemas/Moment","description":"Time at which the customer was created."},"enviro\#
  nment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"required":["id","anonymousId","i\#
  dentityId","customerId","aliases","createdAt","environment"]},"UserId":{"description":"Id of\#
   a user: the app's own id, an anonymous id, or a customerId. It has 1 to `userIdLengthMax` U\#
  nicode scalars, and the daemon compares it byte by byte. An empty id is blockedUserId and a \#
  longer id userIdTooLong, so this schema has no length.","type":"string"},"Warning":{"descrip\#
  tion":"A sign that an accepted request may be a mistake.","type":"object","properties":{"kin\#
  d":{"type":"string","enum":["unknownProduct","unknownEntitlement","subscriptionWithoutEnd","\#
  heldByNobody","sameMoment","asOfAhead","keyTaken","accountTokenDiffers","transactionDiffers"\#
  ,"unknownNotification"]},"message":{"description":"An explanation in one sentence.","type":"\#
  string"},"nearest":{"description":"Similar names that exist, nearest first. An unknown entit\#
  lement always has it.","type":"array","items":{"type":"string"}},"fields":{"description":"In\#
   sameMoment: the fields that two statements of one moment give different values.","type":"ar\#
  ray","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":{"description":"A \#
  URL that receives a project's events, with its secrets. Only an admin can read it.","type":"\#
  object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/c\#
  omponents/schemas/WebhookSecret"},"oldSecret":{"description":"Second secret that also signs \#
  each delivery; null when there is none.","type":["string","null"]},"authorization":{"descrip\#
  tion":"What posts carry in their header `Authorization`; null when they carry none.","type":\#
  ["string","null"]},"format":{"$ref":"#/components/schemas/WebhookFormat"},"paused":{"descrip\#
  tion":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"consumer":{"$\#
  ref":"#/components/schemas/ConsumerId","description":"Name of the consumer whose cursor is t\#
  he webhook's position. A replay gives the webhook a new consumer."},"cursor":{"$ref":"#/comp\#
  onents/schemas/Cursor","description":"The webhook's position: all events up to this cursor a\#
  re delivered."}},"required":["url","secret","oldSecret","authorization","format","paused","c\#
  onsumer","cursor"]},"WebhookChoice":{"description":"A URL that receives the project's events\#
  .","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{\#
  "$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/Webho\#
  okSecret","description":"Second secret that also signs each delivery, until every receiver k\#
  nows the new secret."},"authorization":{"description":"Secret that posts carry in their head\#
  er `Authorization`, with the format `qonversion` after `Basic `. Printable ASCII, without a \#
  space at either end.","type":"string","minLength":1,"maxLength":1000},"format":{"$ref":"#/co\#
  mponents/schemas/WebhookFormat","default":"entitled"}},"required":["url","secret"],"addition\#
  alProperties":false},"WebhookFailure":{"description":"The latest failed attempt for the olde\#
  st event that waits for another attempt; if no event waits, the latest failed attempt.","typ\#
  e":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","description":"Time of \#
  the latest attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor o\#
  f the event."},"reason":{"description":"Why the attempt failed, for people.","type":"string"\#
  ,"maxLength":500},"attempts":{"description":"Number of attempts so far to post the event.","\#
  type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"Time of the next attempt; null if the event is delivered or no program posts i\#
  t."}},"required":["at","cursor","reason","attempts","nextAttemptAt"]},"WebhookFormat":{"desc\#
  ription":"Format of a delivery. `entitled`: the event as in the log. `purchasely`, `revenuec\#
  at` and `qonversion`: as these systems document it (webhooks.md).","type":"string","enum":["\#
  entitled","purchasely","revenuecat","qonversion"]},"WebhookReport":{"description":"The resul\#
  ts of the posts to a URL.","type":"object","properties":{"url":{"$ref":"#/components/schemas\#
  /WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","description":"Time of the\#
   latest delivery."},"failure":{"description":"The latest failed attempt for the oldest event\#
   that waits for another attempt; if no event waits, the latest failed attempt.","type":"obje\#
  ct","properties":{"at":{"$ref":"#/components/schemas/Moment","description":"Time of the atte\#
  mpt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the event."},\#
  "reason":{"description":"Why the attempt failed, for people.","type":"string","maxLength":50\#
  0},"attempts":{"description":"Number of attempts so far to post the event.","type":"integer"\#
  ,"minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/components/schemas/Moment","de\#
  scription":"Time of the next attempt; absent if the event is delivered."}},"required":["at",\#
  "cursor","reason","attempts"],"additionalProperties":false}},"required":["url"],"additionalP\#
  roperties":false},"WebhookSecret":{"description":"Key that signs each delivery. After `whsec\#
  _`: the key in base64. Any other text is the key itself, in UTF-8.","type":"string","minLeng\#
  th":1,"maxLength":255},"WebhookStatus":{"description":"A URL that receives a project's event\#
  s, and the results of the posts to it.","type":"object","properties":{"url":{"$ref":"#/compo\#
  nents/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"},"state":{"\#
  description":"`paused` by webhook.pause; `stopped` if no program posts; `failing` if an even\#
  t waits for another attempt; else `posting`.","type":"string","enum":["paused","stopped","fa\#
  iling","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook\#
  's position: all events up to this cursor are delivered."},"backlog":{"description":"Number \#
  of events after `cursor`.","type":"integer","minimum":0},"deliveredAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Time of the latest delivery; null if the daemon has \#
  had no report of a delivery since its start."},"failure":{"$ref":"#/components/schemas/Webho\#
  okFailure","description":"Absent if the daemon has had no report of a failure since its star\#
  t."}},"required":["url","format","state","cursor","backlog","deliveredAt"]},"WebhookSummary"\#
  :{"description":"A URL that receives a project's events.","type":"object","properties":{"url\#
  ":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookF\#
  ormat"}},"required":["url","format"]},"WebhookUrl":{"description":"An absolute `https://` or\#
   `http://` URL with a host, and optionally a port, a path and a query. It has no user, passw\#
  ord or fragment, because every reader of the project sees it.","type":"string","pattern":"^[\#
  Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseError":{"code":-32\#
  700,"message":"The line is not valid JSON; lines.md defines the grammar. `offset` is the pos\#
  ition of the first wrong byte, counted from 0.","data":{"kind":"parseError","retryable":fals\#
  e}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but not a request: it is no\#
  t an object or an empty batch, it has no method, its `jsonrpc` is not \"2.0\", or its id or \#
  params have a wrong type.","data":{"kind":"invalidRequest","retryable":false}},"messageTooLa\#
  rge":{"code":-32600,"message":"A line has more than `limit` bytes before its line feed. The \#
  daemon drops the line and reads the next line as usual.","data":{"kind":"messageTooLarge","r\#
  etryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more than `limit` en\#
  tries, and the daemon executes none of them. Or the replies to earlier entries have more tha\#
  n `limit` bytes, and the daemon does not execute this entry.","data":{"kind":"batchTooLarge"\#
  ,"retryable":false}},"notInBatch":{"code":-32600,"message":"The method is not allowed in a b\#
  atch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-32601,"messa\#
  ge":"The daemon has no such method. `nearest` lists similar names.","data":{"kind":"unknownM\#
  ethod","retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },"internalError":{"code":-32603,"message":"The daemon has a fault. Its log has the same `re\#
  ference`.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"code":100\#
  0,"message":"The caller's role is lower than the role that the method needs. `uid` and `role\#
  ` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind\#
  ":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message":"The project\#
   has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unknownUser":{"cod\#
  e":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":f\#
  alse}},"blockedUserId":{"code":1102,"message":"No user may have this id: it is empty, or in \#
  the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdT\#
  ooLong":{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLe\#
  ngthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,\#
  "message":"The id begins with the project's anonymous prefix, or it is the id of an anonymou\#
  s user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymo\#
  us":{"code":1105,"message":"No user is logged in on the device, and the project's `onAnonymo\#
  usLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProjec\#
  t":{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject",\#
  "retryable":false}},"unknownPurchase":{"code":1201,"message":"The project has no purchase wi\#
  th this store and originalTransactionId, or the purchase has no such transaction. Nothing ch\#
  anges.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":{"code"\#
  :1202,"message":"Another user holds the purchase, and a rule of the project keeps it there. \#
  `holder` and `rule` name them. In `user.import` there is no `rule`: the import does not name\#
   the holder. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"u\#
  nknownEntitlement":{"code":1203,"message":"A call grants or explains an entitlement that the\#
   project does not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement",\#
  "retryable":false}},"notAManualGrant":{"code":1204,"message":"The user has no active grant o\#
  f this entitlement. For example, a purchase gives it, or the grant has ended.","data":{"kind\#
  ":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205,"message":"The project\#
   uses the system's clock, which cannot be advanced.","data":{"kind":"clockNotManual","retrya\#
  ble":false}},"cannotUndo":{"code":1206,"message":"The daemon cannot undo the link. Nothing c\#
  hanges. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot \#
  be undone; `noLink`: the event linked nothing; `undone`: the link is already undone; `isUndo\#
  `: the event comes from an undo; `laterAlias`: a later alias merged the customer with anothe\#
  r user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a deletion er\#
  ased part of the history. `event` is the id of the event that prevents the undo.","data":{"k\#
  ind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,"message":"No consumer \#
  of this name has acknowledged an event. `events.acknowledge` does not create a name that beg\#
  ins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","retryable"\#
  :false}},"unknownWebhook":{"code":1208,"message":"The project has no webhook with this URL. \#
  The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable":false}},"ide\#
  mpotencyConflict":{"code":1300,"message":"A call of the same method used this key with other\#
   params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},"sto\#
  rageFull":{"code":1400,"message":"The disk has no room for the write. Nothing changes, and r\#
  eading still works.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code"\#
  :1401,"message":"The write may not be on the disk: the daemon stops, and its next start show\#
  s what is stored. Or the daemon cannot read a record that the request needs, or its data fil\#
  e was removed: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},"o\#
  verloaded":{"code":1402,"message":"More requests are waiting than the daemon accepts. Nothin\#
  g changes. With a null `id`, the daemon dropped an unfinished line, and `limit` is the total\#
   size of all unfinished lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConne\#
  ctions":{"code":1403,"message":"The daemon has reached its maximum of connections. It replie\#
  s to the first line with this error and closes the connection.","data":{"kind":"tooManyConne\#
  ctions","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutting do\#
  wn. Nothing changes.","data":{"kind":"shuttingDown","retryable":true}},"storageUnavailable":\#
  {"code":1405,"message":"The shared database could not be reached, or did not answer in time;\#
   other stores have no such error. With `outcome` `notApplied`, nothing changed. With `unknow\#
  n`, the change may or may not be stored.","data":{"kind":"storageUnavailable","retryable":tr\#
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
