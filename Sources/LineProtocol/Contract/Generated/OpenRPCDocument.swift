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
  00}},{"name":"at","required":false,"summary":"Time to answer for, RFC 3339. Who holds what i\#
  s as of today. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"ifUn\#
  known","required":false,"summary":"Reply for a userId that the project does not have: `error\#
  `, or `none` for a result with no active entitlement and `known` false. The daemon does not \#
  create the user.","schema":{"type":"string","enum":["error","none"],"default":"error"}},{"na\#
  me":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/sche\#
  mas/UserId","description":"Id of the user that the answer is about."},"known":{"description"\#
  :"Whether the project has this user. Absent unless the request has `ifUnknown`.","type":"boo\#
  lean"},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/component\#
  s/schemas/Moment","description":"Time that the answer is for."},"warnings":{"description":"A\#
  bsent when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warn\#
  ing"}}},"required":["userId","entitlements","at"]}},"errors":[{"code":-32602,"message":"A pa\#
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
  ta":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a subscription","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"m\#
  onthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],\#
  "params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"userId":"{\#
  {anonymous}}","entitlements":{"premium":{"id":"premium","active":true,"state":"active","prod\#
  uctId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","period\#
  Type":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"\#
  ,"gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0\#
  ,"environment":"production","store":"appStore","transactionId":"1000","originalTransactionId\#
  ":"1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"\#
  appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name"\#
  :"device","value":"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"result":{"name":"\#
  result","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active"\#
  :false,"state":"expired","productId":"monthly","source":"appStore","renewState":"willRenew",\#
  "grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expires\#
  At":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00\#
  :00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDi\#
  sabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId"\#
  :"1000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},{"name":"nothing\#
   bought","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subs\#
  cription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"met\#
  hod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],\#
  "result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{},"at":"2026-01-\#
  01T00:00:00.000Z"}}},{"name":"an id that the project does not know","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlements","value":["p\#
  remum"]}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premu\#
  m":{"id":"premum","active":false,"state":null,"productId":null,"source":null,"renewState":"u\#
  nknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"gracePeriodExp\#
  iresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenew\#
  DisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"origi\#
  nalTransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind":"unknownEntitle\#
  ment","message":"{{any}}","nearest":["premium"]}]}}},{"name":"a user who never bought","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":\#
  "userId","value":"ann"},{"name":"ifUnknown","value":"none"}],"result":{"name":"result","valu\#
  e":{"userId":"ann","known":false,"entitlements":{},"at":"2026-01-01T00:00:00.000Z"}}}]},{"na\#
  me":"clock.advance","summary":"Moves a manual clock forward, and applies in order everything\#
   that falls due on the way.","x-role":"admin","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"to","required":false,"summary":"New time of the clock, RFC 3339.","schema":{"$ref\#
  ":"#/components/schemas/Moment"}},{"name":"by","required":false,"summary":"How far to move t\#
  he clock: an ISO 8601 duration, for example P1M.","schema":{"$ref":"#/components/schemas/Dur\#
  ation"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"su\#
  mmary":"Computes the result and the events without changing anything.","schema":{"type":"boo\#
  lean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry s\#
  afe: the same key with the same params returns the stored result.","schema":{"$ref":"#/compo\#
  nents/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"now":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Time that the clock shows after the call."},"dryRun":{"description":"True in a dry run\#
  ; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wou\#
  ld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"\#
  replayed":{"description":"True when this is the stored result of an idempotency key; otherwi\#
  se absent.","type":"boolean"}},"required":["now"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"messa\#
  ge":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"\#
  code":1205,"message":"The project uses the system's clock, which cannot be advanced.","data"\#
  :{"kind":"clockNotManual","retryable":false}},{"code":1300,"message":"A call of the same met\#
  hod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfli\#
  ct","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing \#
  changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1\#
  401,"message":"The write may not be on the disk: the daemon stops, and its next start shows \#
  what is stored. Or the daemon cannot read a record that the request needs: then it keeps run\#
  ning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a month","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name\#
  ":"by","value":"P1M"}],"result":{"name":"result","value":{"now":"2026-02-01T00:00:00.000Z"}}\#
  },{"name":"to a moment","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}}],"params":[{"name":"to","value":"2027-01-01T00:00:00Z"}],"result":{"name":"result"\#
  ,"value":{"now":"2027-01-01T00:00:00.000Z"}}}]},{"name":"events.acknowledge","summary":"Reco\#
  rds that a consumer has processed the events up to a cursor.","x-role":"write","x-since":1,"\#
  paramStructure":"either","params":[{"name":"consumer","required":true,"summary":"Name of the\#
   consumer. Its first acknowledgement creates it.","schema":{"$ref":"#/components/schemas/Con\#
  sumerId"}},{"name":"cursor","required":true,"summary":"Cursor of the last processed event; \\#
  "0\" for none.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"project","required\#
  ":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","de\#
  fault":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the \#
  events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"ide\#
  mpotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same para\#
  ms returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"re\#
  sult":{"name":"result","schema":{"type":"object","properties":{"consumer":{"$ref":"#/compone\#
  nts/schemas/ConsumerId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Highe\#
  st cursor that the consumer has acknowledged."},"dryRun":{"description":"True in a dry run; \#
  otherwise absent.","type":"boolean"},"events":{"description":"The events that the call would\#
   emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas\#
  /Event"}},"replayed":{"description":"True when this is the stored result of an idempotency k\#
  ey; otherwise absent.","type":"boolean"}},"required":["consumer","cursor"]}},"errors":[{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or tw\#
  o parameters exclude each other. `field` points to it; `nearest` lists similar names.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is l\#
  ower than the role that the method needs. `uid` and `role` are the caller's (`none` without \#
  a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fa\#
  lse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProjec\#
  t","retryable":false}},{"code":1207,"message":"No consumer of this name has acknowledged an \#
  event. `events.acknowledge` does not create a name that begins with `webhook-`: those belong\#
   to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},{"code":1300,"message":"\#
  A call of the same method used this key with other params in the last 24 hours.","data":{"ki\#
  nd":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room f\#
  or the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retry\#
  able":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and\#
   its next start shows what is stored. Or the daemon cannot read a record that the request ne\#
  eds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":\#
  [{"name":"a consumer begins at the beginning","params":[{"name":"consumer","value":"mailer"}\#
  ,{"name":"cursor","value":"0"}],"result":{"name":"result","value":{"consumer":"mailer","curs\#
  or":"0"}}},{"name":"never backwards","x-given":[{"method":"install","params":{"device":"ipho\#
  ne"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"1"}}],"params":\#
  [{"name":"consumer","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"name":"resul\#
  t","value":{"consumer":"mailer","cursor":"1"}}}]},{"name":"events.read","summary":"Reads the\#
   events of a project in order, from any position of its log.","x-role":"read","x-since":1,"p\#
  aramStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor from an\#
   earlier answer. The answer has the events after it.","schema":{"$ref":"#/components/schemas\#
  /Cursor","default":"0"}},{"name":"limit","required":false,"summary":"Maximum number of event\#
  s.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},{"name":"user","re\#
  quired":false,"summary":"Returns only events of this customer, by any of its ids.","schema":\#
  {"$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":false,"summary":"Returns \#
  only events of these kinds.","schema":{"type":"array","items":{"$ref":"#/components/schemas/\#
  EventKind"},"maxItems":100}},{"name":"consumer","required":false,"summary":"Starts after the\#
   last event that this consumer acknowledged. Excludes `after`.","schema":{"$ref":"#/componen\#
  ts/schemas/ConsumerId"}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"events":{"type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Curs\#
  or for the next call: that of the last event in the list, or of the newest event in the log \#
  when there are no more."},"more":{"description":"True when there may be more events: call ag\#
  ain at once. The list can be empty when `more` is true, because no event that the daemon loo\#
  ked at matched.","type":"boolean"}},"required":["events","cursor","more"]}},"errors":[{"code\#
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
  ct.","data":{"kind":"unknownProject","retryable":false}},{"code":1207,"message":"No consumer\#
   of this name has acknowledged an event. `events.acknowledge` does not create a name that be\#
  gins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownConsumer","retryable\#
  ":false}}],"examples":[{"name":"from the start","x-given":[{"method":"project.define","param\#
  s":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manu\#
  al":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params\#
  ":[],"result":{"name":"result","value":{"events":[{"cursor":"1","id":"{{any}}","kind":"userC\#
  reated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymou\#
  sId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}],"cursor\#
  ":"1","more":false}}},{"name":"behind what a consumer has acknowledged","x-given":[{"method"\#
  :"project.define","params":{"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"insta\#
  ll","params":{"device":"iphone"}},{"method":"install","params":{"device":"ipad"}},{"method":\#
  "events.acknowledge","params":{"consumer":"mailer","cursor":"1"}}],"params":[{"name":"consum\#
  er","value":"mailer"}],"result":{"name":"result","value":{"events":[{"cursor":"2","id":"{{an\#
  y}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{seco\#
  nd}}","anonymousId":"{{second}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad"\#
  }],"cursor":"2","more":false}}},{"name":"nothing yet","params":[],"result":{"name":"result",\#
  "value":{"events":[],"cursor":"0","more":false}}}]},{"name":"events.subscribe","summary":"Su\#
  bscribes this connection to events; they arrive as notifications.","x-role":"read","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"after","required":false,"summary":"Cursor fr\#
  om an earlier answer. The subscription starts with the event after it. Default: new events o\#
  nly.","schema":{"$ref":"#/components/schemas/Cursor"}},{"name":"kinds","required":false,"sum\#
  mary":"Sends only events of these kinds.","schema":{"type":"array","items":{"$ref":"#/compon\#
  ents/schemas/EventKind"},"maxItems":100}},{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"re\#
  sult":{"name":"result","schema":{"type":"object","properties":{"subscription":{"$ref":"#/com\#
  ponents/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description\#
  ":"The subscription sends the events after this cursor."}},"required":["subscription","curso\#
  r"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{\#
  "kind":"unknownProject","retryable":false}}],"x-notifications":[{"name":"event","summary":"D\#
  elivers one event of a subscription.","params":{"type":"object","properties":{"subscription"\#
  :{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Curso\#
  r","description":"Cursor of the event. Send it as `after` to resume with a new subscription.\#
  "},"event":{"$ref":"#/components/schemas/Event"}},"required":["subscription","cursor","event\#
  "]}},{"name":"gap","summary":"Ends a subscription whose client reads too slowly.","params":{\#
  "type":"object","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},\#
  "cursor":{"$ref":"#/components/schemas/Cursor","description":"The daemon sent every event up\#
   to this cursor. Send it as `after` to resume with a new subscription."}},"required":["subsc\#
  ription","cursor"]}}],"examples":[{"name":"from now on","x-given":[{"method":"install","para\#
  ms":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{"subscription":"1",\#
  "cursor":"1"}}},{"name":"from the beginning, two kinds","params":[{"name":"after","value":"0\#
  "},{"name":"kinds","value":["purchaseRecorded","purchaseRenewed"]}],"result":{"name":"result\#
  ","value":{"subscription":"1","cursor":"0"}}}]},{"name":"events.unsubscribe","summary":"Ends\#
   a subscription of this connection.","x-role":"read","x-since":1,"paramStructure":"either","\#
  params":[{"name":"subscription","required":true,"summary":"Id of the subscription, as events\#
  .subscribe returned it.","schema":{"$ref":"#/components/schemas/SubscriptionId"}},{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#\#
  /components/schemas/Cursor","description":"The daemon sent every matching event up to this c\#
  ursor."}},"required":["subscription","cursor"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message"\#
  :"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"exa\#
  mples":[{"name":"plain","x-given":[{"method":"install","params":{"device":"iphone"}},{"metho\#
  d":"events.subscribe","params":{}}],"params":[{"name":"subscription","value":"1"}],"result":\#
  {"name":"result","value":{"subscription":"1","cursor":"1"}}}]},{"name":"events.wait","summar\#
  y":"Reads events like events.read, and waits for new events if there are none.","x-role":"re\#
  ad","x-since":1,"paramStructure":"either","params":[{"name":"after","required":false,"summar\#
  y":"Cursor from an earlier answer. The answer has the events after it.","schema":{"$ref":"#/\#
  components/schemas/Cursor","default":"0"}},{"name":"limit","required":false,"summary":"Maxim\#
  um number of events.","schema":{"type":"integer","minimum":1,"maximum":1000,"default":100}},\#
  {"name":"user","required":false,"summary":"Returns only events of this customer, by any of i\#
  ts ids.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","required":false,"\#
  summary":"Returns only events of these kinds.","schema":{"type":"array","items":{"$ref":"#/c\#
  omponents/schemas/EventKind"},"maxItems":100}},{"name":"consumer","required":false,"summary"\#
  :"Starts after the last event that this consumer acknowledged. Excludes `after`.","schema":{\#
  "$ref":"#/components/schemas/ConsumerId"}},{"name":"timeoutMs","required":true,"summary":"Lo\#
  ngest wait, in milliseconds. When it is over, the list of events is empty.","schema":{"type"\#
  :"integer","minimum":0,"maximum":60000}},{"name":"project","required":false,"summary":"Id of\#
   the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"res\#
  ult":{"name":"result","schema":{"type":"object","properties":{"events":{"type":"array","item\#
  s":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","de\#
  scription":"Cursor for the next call: that of the last event in the list, or of the newest e\#
  vent in the log when there are no more."},"more":{"description":"True when there may be more\#
   events: call again at once. The list can be empty when `more` is true, because no event tha\#
  t the daemon looked at matched.","type":"boolean"}},"required":["events","cursor","more"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of range, or two parameters exclude each other. `field` points to it; `nearest` lists simila\#
  r names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The cal\#
  ler's role is lower than the role that the method needs. `uid` and `role` are the caller's (\#
  `none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied"\#
  ,"retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"\#
  unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is emp\#
  ty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}\#
  },{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMa\#
  x`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon h\#
  as no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1207,"messa\#
  ge":"No consumer of this name has acknowledged an event. `events.acknowledge` does not creat\#
  e a name that begins with `webhook-`: those belong to webhooks.","data":{"kind":"unknownCons\#
  umer","retryable":false}}],"examples":[{"name":"something is there","x-given":[{"method":"pr\#
  oject.define","params":{"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}},{"method":"install","params":{"device":"ipad"}}],"params":[{"n\#
  ame":"after","value":"1"},{"name":"timeoutMs","value":60000}],"result":{"name":"result","val\#
  ue":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.0\#
  00Z","project":"default","user":"{{second}}","anonymousId":"{{second}}","cause":{"method":"i\#
  nstall","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},{"name":"nothing unti\#
  l the time is over","params":[{"name":"timeoutMs","value":50}],"result":{"name":"result","va\#
  lue":{"events":[],"cursor":"0","more":false}}}]},{"name":"explain","summary":"Explains why a\#
  n entitlement is active or not, and lists calls that would give access.","x-role":"read","x-\#
  since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Id\#
   of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","requir\#
  ed":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/sc\#
  hemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of the entitlement.","sc\#
  hema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"at","required":false,"summary"\#
  :"Time to answer for, RFC 3339. Who holds what is as of today. Default: now.","schema":{"$re\#
  f":"#/components/schemas/Moment"}},{"name":"project","required":false,"summary":"Id of the p\#
  roject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly\#
  -one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user that the an\#
  swer is about."},"active":{"description":"Whether the user has access.","type":"boolean"},"e\#
  ntitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement, as `c\#
  heckEntitlements` returns it."},"at":{"$ref":"#/components/schemas/Moment","description":"Ti\#
  me that the answer is for."},"because":{"description":"The steps that lead to the answer: th\#
  e purchase or grant, each change of holder, the catalogue and the clock. When no purchase or\#
   grant is active, the steps of one that was active or may become active. At most 50 steps: t\#
  he first and the last.","type":"array","items":{"$ref":"#/components/schemas/ExplanationStep\#
  "}},"others":{"description":"Purchases and grants that also give the entitlement and lost ag\#
  ainst the winner, best first. At most 20.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Outdone"}},"missing":{"description":"What prevents access. Empty when the entitlement is\#
   active. At most 20.","type":"array","items":{"$ref":"#/components/schemas/Lack"}},"omitted"\#
  :{"description":"How many entries the daemon left out of each list. Absent when every list i\#
  s complete.","type":"object","properties":{"because":{"type":"integer","minimum":0},"others"\#
  :{"type":"integer","minimum":0},"missing":{"type":"integer","minimum":0}},"required":["becau\#
  se","others","missing"]}},"required":["userId","active","entitlement","at","because","others\#
  ","missing"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wro\#
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
  e":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryab\#
  le":false}},{"code":1203,"message":"A call grants or explains an entitlement that the projec\#
  t does not have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retrya\#
  ble":false}}],"examples":[{"name":"bought before a login","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}\#
  },{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","t\#
  ransactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"identify","params":\#
  {"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{\#
  "name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"userId":"user_i\#
  d_1","active":true,"entitlement":{"id":"premium","active":true,"state":"active","productId":\#
  "monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"\#
  normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","grace\#
  PeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-\#
  01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envir\#
  onment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000\#
  "},"at":"2026-01-01T00:00:00.000Z","because":[{"step":"purchased","text":"{{any}}","at":"202\#
  6-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"purchase","from":[],"to\#
  ":["{{anonymous}}"],"device":"iphone","store":"appStore","originalTransactionId":"1000","tra\#
  nsactionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.000Z","until":"2026-02-0\#
  1T00:00:00.000Z"},{"step":"attached","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event\#
  ":"{{identified}}","cursor":"5","rule":{"name":"onIdentifyNew","value":"attach"},"method":"i\#
  dentify","from":["{{anonymous}}"],"to":["user_id_1"]},{"step":"mapped","text":"{{any}}","at"\#
  :null,"product":"monthly"},{"step":"clock","text":"{{any}}","at":"2026-01-01T00:00:00.000Z",\#
  "state":"active","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"}],"ot\#
  hers":[],"missing":[]}}},{"name":"after its end","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"metho\#
  d":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactio\#
  nId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"ip\#
  hone"},{"name":"entitlement","value":"premium"},{"name":"at","value":"2026-03-01T00:00:00Z"}\#
  ],"result":{"name":"result","value":{"userId":"{{anonymous}}","active":false,"entitlement":{\#
  "id":"premium","active":false,"state":"expired","productId":"monthly","source":"appStore","r\#
  enewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStart\#
  edAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"ap\#
  pStore","transactionId":"1000","originalTransactionId":"1000"},"at":"2026-03-01T00:00:00.000\#
  Z","because":[{"step":"purchased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"\#
  {{recorded}}","cursor":"2","method":"purchase","from":[],"to":["{{anonymous}}"],"device":"ip\#
  hone","store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"mo\#
  nthly","since":"2026-01-01T00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"mappe\#
  d","text":"{{any}}","at":null,"product":"monthly"},{"step":"clock","text":"{{any}}","at":"20\#
  26-03-01T00:00:00.000Z","state":"expired","since":"2026-02-01T00:00:00.000Z","until":null}],\#
  "others":[],"missing":[{"kind":"expired","text":"{{any}}","store":"appStore","originalTransa\#
  ctionId":"1000","product":"monthly","since":"2026-02-01T00:00:00.000Z","wouldHelp":[{"method\#
  ":"purchase.update","params":{"store":"appStore","originalTransactionId":"1000","expiresAt":\#
  "2026-03-04T00:00:00.000Z"},"role":"write","text":"{{any}}"}]},{"kind":"notGranted","text":"\#
  {{any}}","wouldHelp":[{"method":"grant","params":{"device":"iphone","entitlement":"premium"}\#
  ,"role":"write","text":"{{any}}"}]}]}}},{"name":"nothing bought","x-given":[{"method":"proje\#
  ct.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premiu\#
  m"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","active":false,"entitlement\#
  ":{"id":"premium","active":false,"state":null,"productId":null,"source":null,"renewState":"u\#
  nknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null,"gracePeriodExp\#
  iresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenew\#
  DisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"origi\#
  nalTransactionId":null},"at":"2026-01-01T00:00:00.000Z","because":[],"others":[],"missing":[\#
  {"kind":"noPurchase","text":"{{any}}","wouldHelp":[]},{"kind":"notGranted","text":"{{any}}",\#
  "wouldHelp":[{"method":"grant","params":{"device":"iphone","entitlement":"premium"},"role":"\#
  write","text":"{{any}}"}]}]}}}]},{"name":"grant","summary":"Gives an entitlement without a p\#
  urchase.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device",\#
  "required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/Device\#
  Id"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","sc\#
  hema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summary\#
  ":"Id of an entitlement from the catalogue or from the project's `entitlements`.","schema":{\#
  "$ref":"#/components/schemas/EntitlementId"}},{"name":"expiresAt","required":false,"summary"\#
  :"Last moment of the grant, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schem\#
  as/Moment"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$r\#
  ef":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false\#
  ,"summary":"Computes the result and the events without changing anything.","schema":{"type":\#
  "boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a ret\#
  ry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#/c\#
  omponents/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schem\#
  as/Entitlement","description":"The entitlement after the call. A purchase supplies its value\#
  s if the purchase wins against the grant."},"dryRun":{"description":"True in a dry run; othe\#
  rwise absent.","type":"boolean"},"events":{"description":"The events that the call would emi\#
  t. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replay\#
  ed":{"description":"True when this is the stored result of an idempotency key; otherwise abs\#
  ent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude ea\#
  ch other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParam\#
  s","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that\#
   the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is\#
   the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"mes\#
  sage":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{\#
  "code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryabl\#
  e":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the project'\#
  s `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"messag\#
  e":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"u\#
  serIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","\#
  data":{"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A call grants or \#
  explains an entitlement that the project does not have. `nearest` lists similar names.","dat\#
  a":{"kind":"unknownEntitlement","retryable":false}},{"code":1300,"message":"A call of the sa\#
  me method used this key with other params in the last 24 hours.","data":{"kind":"idempotency\#
  Conflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. No\#
  thing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"c\#
  ode":1401,"message":"The write may not be on the disk: the daemon stops, and its next start \#
  shows what is stored. Or the daemon cannot read a record that the request needs: then it kee\#
  ps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"for a \#
  month","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"n\#
  ame":"entitlement","value":"premium"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"\#
  }],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":true,"state":"a\#
  ctive","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","\#
  periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000\#
  Z","gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedA\#
  t":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transact\#
  ionId":null,"originalTransactionId":null}}}},{"name":"without an end, to a user by id","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"entitlements":["vip"],"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device\#
  ":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"\#
  entitlement","value":"vip"}],"result":{"name":"result","value":{"entitlement":{"id":"vip","a\#
  ctive":true,"state":"active","productId":null,"source":"manual","renewState":"nonRenewable",\#
  "grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":nu\#
  ll,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedA\#
  t":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transact\#
  ionId":null,"originalTransactionId":null}}}}]},{"name":"identify","summary":"Logs a user in \#
  on a device.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"devi\#
  ce","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/De\#
  viceId"}},{"name":"userId","required":true,"summary":"The app's own id for the user.","schem\#
  a":{"$ref":"#/components/schemas/UserId"}},{"name":"anonymousId","required":false,"summary":\#
  "Id of the device's anonymous user, instead of `device`.","schema":{"$ref":"#/components/sch\#
  emas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fal\#
  se,"summary":"Computes the result and the events without changing anything.","schema":{"type\#
  ":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a r\#
  etry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["anonymousId"]],"result"\#
  :{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schem\#
  as/User"},"created":{"description":"True when this call created the user.","type":"boolean"}\#
  ,"outcome":{"description":"attached: the user became a holder of at least one purchase, and \#
  no holder lost any. moved: purchases moved from the anonymous user to this user. aliased: bo\#
  th users became one customer. switched: no purchase changed holders. unchanged: the user was\#
   already logged in.","type":"string","enum":["attached","aliased","moved","switched","unchan\#
  ged"]},"shouldRefresh":{"description":"True exactly when `purchases` is not empty: the app r\#
  efreshes what it shows.","type":"boolean"},"purchases":{"description":"Purchases that change\#
  d holders. After an alias: the purchases that the anonymous user's customer held.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"description":"True in a dry r\#
  un; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call w\#
  ould emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}}\#
  ,"replayed":{"description":"True when this is the stored result of an idempotency key; other\#
  wise absent.","type":"boolean"}},"required":["user","created","outcome","shouldRefresh","pur\#
  chases"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
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
  104,"message":"The id begins with the project's anonymous prefix, or it is the id of an anon\#
  ymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":120\#
  0,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fa\#
  lse}},{"code":1300,"message":"A call of the same method used this key with other params in t\#
  he last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"me\#
  ssage":"The disk has no room for the write. Nothing changes, and reading still works.","data\#
  ":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on t\#
  he disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot rea\#
  d a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","r\#
  etryable":false}}],"examples":[{"name":"a new user","x-given":[{"method":"project.define","p\#
  arams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"pa\#
  rams":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"\#
  name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":\#
  "user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt\#
  ":"2026-01-01T00:00:00.000Z","environment":"production"},"created":true,"outcome":"switched"\#
  ,"shouldRefresh":false,"purchases":[]}}},{"name":"with a purchase made before","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly",\#
  "store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params"\#
  :[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name"\#
  :"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user\#
  _id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"20\#
  26-01-01T00:00:00.000Z","environment":"production"},"created":true,"outcome":"attached","sho\#
  uldRefresh":true,"purchases":[{"store":"appStore","originalTransactionId":"1000","product":"\#
  monthly","kind":"subscription","from":["{{anonymous}}"],"to":"user_id_1","shared":true}]}}},\#
  {"name":"the same id again","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params\#
  ":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"\#
  name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_i\#
  d_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","ali\#
  ases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"\#
  production"},"created":false,"outcome":"unchanged","shouldRefresh":false,"purchases":[]}}}]}\#
  ,{"name":"install","summary":"Registers a device and creates its anonymous user.","x-role":"\#
  write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"su\#
  mmary":"Id of the device. Default: a new id, which the daemon makes.","schema":{"$ref":"#/co\#
  mponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of a user to lo\#
  g in on the new device, without attaching, moving or aliasing anything.","schema":{"$ref":"#\#
  /components/schemas/UserId"}},{"name":"storeAccount","required":false,"summary":"Store accou\#
  nt whose purchases the device can present.","schema":{"$ref":"#/components/schemas/StoreAcco\#
  untId"}},{"name":"platform","required":false,"summary":"Platform of the device: ios, android\#
  , web or another word of that form.","schema":{"$ref":"#/components/schemas/Platform"}},{"na\#
  me":"app","required":false,"summary":"The installed app, for example its bundle id.","schema\#
  ":{"$ref":"#/components/schemas/AppId"}},{"name":"project","required":false,"summary":"Id of\#
   the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"nam\#
  e":"dryRun","required":false,"summary":"Computes the result and the events without changing \#
  anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"Makes a retry safe: the same key with the same params returns the stored re\#
  sult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"cr\#
  eated":{"description":"False when the device was already registered.","type":"boolean"},"use\#
  r":{"$ref":"#/components/schemas/User"},"dryRun":{"description":"True in a dry run; otherwis\#
  e absent.","type":"boolean"},"events":{"description":"The events that the call would emit. O\#
  nly in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":\#
  {"description":"True when this is the stored result of an idempotency key; otherwise absent.\#
  ","type":"boolean"}},"required":["device","created","user"]}},"errors":[{"code":-32602,"mess\#
  age":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters ex\#
  clude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"inva\#
  lidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the r\#
  ole that the method needs. `uid` and `role` are the caller's (`none` without a role), and `n\#
  eeds` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1\#
  102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`."\#
  ,"data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more \#
  Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retry\#
  able":false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or \#
  it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryab\#
  le":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknown\#
  Project","retryable":false}},{"code":1300,"message":"A call of the same method used this key\#
   with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":f\#
  alse}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and read\#
  ing still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"Th\#
  e write may not be on the disk: the daemon stops, and its next start shows what is stored. O\#
  r the daemon cannot read a record that the request needs: then it keeps running.","data":{"k\#
  ind":"storageFailed","retryable":false}}],"examples":[{"name":"a new device","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","\#
  value":"iphone"}],"result":{"name":"result","value":{"device":"iphone","created":true,"user"\#
  :{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anony\#
  mous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"\#
  ,"environment":"production"}}}},{"name":"again","x-given":[{"method":"project.define","param\#
  s":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manu\#
  al":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params\#
  ":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"device":"iphone",\#
  "created":false,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null\#
  ,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"202\#
  6-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"as a user","x-given":[{"metho\#
  d":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["\#
  premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","val\#
  ue":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"dev\#
  ice":"iphone","created":true,"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identit\#
  yId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","crea\#
  tedAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"as a dry run","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name"\#
  :"device","value":"iphone"},{"name":"dryRun","value":true}],"result":{"name":"result","value\#
  ":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}\#
  }","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"ipho\#
  ne","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"dryRun":true,"events\#
  ":[{"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default",\#
  "user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any\#
  }}"},"device":"iphone"}]}}}]},{"name":"logout","summary":"Logs out the user of a device.","x\#
  -role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":t\#
  rue,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name"\#
  :"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/sc\#
  hemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes\#
   the result and the events without changing anything.","schema":{"type":"boolean","default":\#
  false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same ke\#
  y with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Id\#
  empotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"\#
  $ref":"#/components/schemas/User"},"outcome":{"description":"loggedOut: the device's anonymo\#
  us user is current again. rotated: the device has a new anonymous user. unchanged: no user w\#
  as logged in.","type":"string","enum":["loggedOut","rotated","unchanged"]},"dryRun":{"descri\#
  ption":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The\#
   events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an\#
   idempotency key; otherwise absent.","type":"boolean"}},"required":["user","outcome"]}},"err\#
  ors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of r\#
  ange, or two parameters exclude each other. `field` points to it; `nearest` lists similar na\#
  mes.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller'\#
  s role is lower than the role that the method needs. `uid` and `role` are the caller's (`non\#
  e` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","re\#
  tryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"un\#
  knownDevice","retryable":false}},{"code":1105,"message":"No user is logged in on the device,\#
   and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retr\#
  yable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unkn\#
  ownProject","retryable":false}},{"code":1300,"message":"A call of the same method used this \#
  key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable\#
  ":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and r\#
  eading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":\#
  "The write may not be on the disk: the daemon stops, and its next start shows what is stored\#
  . Or the daemon cannot read a record that the request needs: then it keeps running.","data":\#
  {"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a user is logged in","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"us\#
  er_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":\#
  {"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"\#
  {{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:0\#
  0.000Z","environment":"production"},"outcome":"loggedOut"}}},{"name":"no user is logged in",\#
  "x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription"\#
  ,"entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"ins\#
  tall","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":\#
  {"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identi\#
  tyId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","creat\#
  edAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"unchanged"}}}]},{"na\#
  me":"project.define","summary":"Creates a project, or changes the given parts of its definit\#
  ion.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"project","re\#
  quired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectI\#
  d","default":"default"}},{"name":"rules","required":false,"summary":"How users and purchases\#
   move: a preset, or a preset and the rules that differ from it. Default for a new project: q\#
  onversion.","schema":{"$ref":"#/components/schemas/RulesChoice"}},{"name":"products","requir\#
  ed":false,"summary":"The catalogue: products by their ids. It replaces the previous catalogu\#
  e as a whole.","schema":{"$ref":"#/components/schemas/Catalogue"}},{"name":"entitlements","r\#
  equired":false,"summary":"Ids that `grant` accepts in addition to the entitlements of the ca\#
  talogue. They replace the previous list as a whole.","schema":{"type":"array","items":{"$ref\#
  ":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"environment","required":\#
  false,"summary":"Environment whose purchases give access. Default for a new project: product\#
  ion.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{"name":"clock","required\#
  ":false,"summary":"Clock of the project: `system`, `manual` (a manual clock that starts now)\#
  , or {\"manual\": TIMESTAMP}. It can only change before the first device or user. Default fo\#
  r a new project: system.","schema":{"$ref":"#/components/schemas/ClockChoice"}},{"name":"web\#
  hooks","required":false,"summary":"URLs that receive the project's events, each URL once. Th\#
  ey replace the previous list as a whole. Default for a new project: none.","schema":{"type":\#
  "array","items":{"$ref":"#/components/schemas/WebhookChoice"},"maxItems":10}},{"name":"dryRu\#
  n","required":false,"summary":"Computes the result and the events without changing anything.\#
  ","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"su\#
  mmary":"Makes a retry safe: the same key with the same params returns the stored result.","s\#
  chema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"},"dryRun":{"d\#
  escription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description"\#
  :"The events that the call would emit. Only in a dry run. The changes of access that a new c\#
  atalogue causes come later, and are not in the list.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an\#
   idempotency key; otherwise absent.","type":"boolean"}},"required":["project"]}},"errors":[{\#
  "code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, o\#
  r two parameters exclude each other. `field` points to it; `nearest` lists similar names.","\#
  data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role \#
  is lower than the role that the method needs. `uid` and `role` are the caller's (`none` with\#
  out a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable\#
  ":false}},{"code":1300,"message":"A call of the same method used this key with other params \#
  in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400\#
  ,"message":"The disk has no room for the write. Nothing changes, and reading still works.","\#
  data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be \#
  on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot\#
   read a record that the request needs: then it keeps running.","data":{"kind":"storageFailed\#
  ","retryable":false}}],"examples":[{"name":"a new project","params":[{"name":"project","valu\#
  e":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":"transfer"}},{"name":"\#
  products","value":{"monthly":{"kind":"subscription","entitlements":["premium"]}}},{"name":"c\#
  lock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","value":{"pr\#
  oject":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":\#
  "attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymou\#
  sLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transfer","anonymousHolders\#
  ":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"product\#
  s":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":[],"environ\#
  ment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[],\#
  "createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purcha\#
  ses":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"method":"project.define"\#
  ,"params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock"\#
  :{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],\#
  "params":[{"name":"entitlements","value":["vip"]}],"result":{"name":"result","value":{"proje\#
  ct":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":\#
  "attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymou\#
  sLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"\#
  asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["vip"],"envir\#
  onment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[\#
  ],"createdAt":"{{any}}","counts":{"devices":1,"users":1,"customers":1,"purchases":0,"events"\#
  :1}}}}},{"name":"webhooks","params":[{"name":"project","value":"news"},{"name":"clock","valu\#
  e":{"manual":"2026-01-01T00:00:00.000Z"}},{"name":"webhooks","value":[{"url":"https://exampl\#
  e.com/events","secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com\#
  /purchases","secret":"a-new-one-of-many-characters","oldSecret":"the-one-before","format":"p\#
  urchasely"}]}],"result":{"name":"result","value":{"project":{"id":"news","rules":"{{any}}","\#
  products":{},"entitlements":[],"environment":"production","clock":{"kind":"manual","now":"20\#
  26-01-01T00:00:00.000Z"},"webhooks":[{"url":"https://example.com/events","format":"entitled"\#
  },{"url":"https://example.com/purchases","format":"purchasely"}],"createdAt":"2026-01-01T00:\#
  00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}}]},{"\#
  name":"project.describe","summary":"Returns the definition of a project with every rule, and\#
   the number of its records.","x-role":"read","x-since":1,"paramStructure":"either","params":\#
  [{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compo\#
  nents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"\#
  object","properties":{"project":{"$ref":"#/components/schemas/Project"}},"required":["projec\#
  t"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{\#
  "kind":"unknownProject","retryable":false}}],"examples":[{"name":"the project that is there \#
  from the start","params":[],"result":{"name":"result","value":{"project":{"id":"default","ru\#
  les":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKno\#
  wn":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purc\#
  haseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurch\#
  ases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{},"entitlements":[],"e\#
  nvironment":"production","clock":{"kind":"system"},"webhooks":[],"createdAt":"{{any}}","coun\#
  ts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}}]},{"name":"project.li\#
  st","summary":"Lists the projects, sorted by id in byte order.","x-role":"read","x-since":1,\#
  "paramStructure":"either","params":[{"name":"project","required":false,"summary":"Has no eff\#
  ect, but must exist: a client can send it with every call.","schema":{"$ref":"#/components/s\#
  chemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object"\#
  ,"properties":{"projects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSumma\#
  ry"}}},"required":["projects"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":\#
  "one project","params":[],"result":{"name":"result","value":{"projects":[{"id":"default","pr\#
  eset":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purc\#
  hases":0,"events":0}}]}}}]},{"name":"project.webhooks","summary":"Returns the webhooks of a \#
  project with their secrets.","x-role":"admin","x-since":1,"paramStructure":"either","params"\#
  :[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/comp\#
  onents/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"webhooks":{"type":"array","items":{"$ref":"#/components/schemas/Webh\#
  ook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon ha\#
  s no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name"\#
  :"a webhook that was defined after the first event","x-given":[{"method":"install","params":\#
  {"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url":"http://127.0.0\#
  .1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"result","value":{"webhooks":[\#
  {"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"format":"entitled","paus\#
  ed":false,"consumer":"webhook-1","cursor":"1"}]}}}]},{"name":"purchase","summary":"Records a\#
   store transaction and decides who holds the purchase.","x-role":"write","x-since":1,"paramS\#
  tructure":"either","params":[{"name":"device","required":false,"summary":"Id of the device o\#
  n which the customer bought.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"us\#
  erId","required":false,"summary":"Id of the buyer, instead of `device`. The daemon creates a\#
  n unknown user, so that no payment is lost.","schema":{"$ref":"#/components/schemas/UserId"}\#
  },{"name":"product","required":true,"summary":"Id of the product. The daemon also records a \#
  product that the catalogue does not have.","schema":{"$ref":"#/components/schemas/ProductId"\#
  }},{"name":"store","required":true,"summary":"Store that took the payment: appStore, playSto\#
  re, amazon, huawei, stripe, web or another word of that form.","schema":{"$ref":"#/component\#
  s/schemas/Store"}},{"name":"transactionId","required":true,"summary":"The store's id of this\#
   transaction.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"originalTran\#
  sactionId","required":false,"summary":"Id of the first transaction of the same purchase. Def\#
  ault: `transactionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"kin\#
  d","required":false,"summary":"Kind of the product. It overrides the kind in the catalogue."\#
  ,"schema":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","required":fals\#
  e,"summary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schema":{"$ref":"#/componen\#
  ts/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"Last moment of the paid\#
   period, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name\#
  ":"periodType","required":false,"summary":"Price of the period: full (normal), a trial, or i\#
  ntroductory (intro).","schema":{"$ref":"#/components/schemas/PeriodType","default":"normal"}\#
  },{"name":"environment","required":false,"summary":"Environment of the store: production, or\#
   sandbox for test purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment","d\#
  efault":"production"}},{"name":"isFamilyShared","required":false,"summary":"Whether a family\#
   member bought it and shares it.","schema":{"type":"boolean","default":false}},{"name":"pric\#
  e","required":false,"summary":"Price that the customer paid: a decimal number in a string, f\#
  or example \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","re\#
  quired":false,"summary":"Currency of the price: an ISO 4217 code, for example EUR.","schema"\#
  :{"$ref":"#/components/schemas/Currency"}},{"name":"country","required":false,"summary":"Cou\#
  ntry of the purchase: an ISO 3166 code, for example DE.","schema":{"$ref":"#/components/sche\#
  mas/Country"}},{"name":"offerCode","required":false,"summary":"Offer code that the customer \#
  redeemed.","schema":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes","r\#
  equired":false,"summary":"Up to 20 strings of your own, which the events of this purchase re\#
  peat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"asOf","required":false,\#
  "summary":"Time at which the store made this statement, RFC 3339. Default: none, which makes\#
   it a statement of the caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name\#
  ":"replaces","required":false,"summary":"Purchase of the same store that this one takes over\#
  : its `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken.","sc\#
  hema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"keys","required":false,"summar\#
  y":"Up to ten further names of the purchase, for example a Google order id. Each finds it wh\#
  erever `originalTransactionId` is a param.","schema":{"type":"array","items":{"$ref":"#/comp\#
  onents/schemas/TransactionId"},"maxItems":10}},{"name":"project","required":false,"summary":\#
  "Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}\#
  ,{"name":"dryRun","required":false,"summary":"Computes the result and the events without cha\#
  nging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requ\#
  ired":false,"summary":"Makes a retry safe: the same key with the same params returns the sto\#
  red result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["de\#
  vice"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"purcha\#
  se":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True when the purchas\#
  e is new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase. received: t\#
  he buyer did not hold the purchase, and holds it now. planChanged: a new transaction with an\#
  other product. renewed: any other new transaction. updated: a fact with `asOf` changed a kno\#
  wn transaction. stale: newer information was there for all that differed. unchanged: all was\#
   so already, a known transaction without `asOf`, or a new transaction that is older than the\#
   latest.","type":"string","enum":["recorded","renewed","planChanged","received","updated","s\#
  tale","unchanged"]},"stale":{"description":"The params that lost against newer information; \#
  absent when there are none.","type":"array","items":{"type":"string"}},"entitlements":{"$ref\#
  ":"#/components/schemas/Entitlements","description":"The buyer's entitlements after the call\#
  ."},"warnings":{"description":"Absent when there are no warnings.","type":"array","items":{"\#
  $ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise\#
   absent.","type":"boolean"},"events":{"description":"The events that the call would emit. On\#
  ly in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{\#
  "description":"True when this is the stored result of an idempotency key; otherwise absent."\#
  ,"type":"boolean"}},"required":["purchase","created","outcome","entitlements"]}},"errors":[{\#
  "code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, o\#
  r two parameters exclude each other. `field` points to it; `nearest` lists similar names.","\#
  data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role \#
  is lower than the role that the method needs. `uid` and `role` are the caller's (`none` with\#
  out a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable\#
  ":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDe\#
  vice","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or \#
  in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"cod\#
  e":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","d\#
  ata":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with \#
  the project's anonymous prefix, or it is the id of an anonymous user or a customerId.","data\#
  ":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no suc\#
  h project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Anot\#
  her user holds the purchase, and a rule of the project keeps it there. `holder` and `rule` n\#
  ame them. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"cod\#
  e":1300,"message":"A call of the same method used this key with other params in the last 24 \#
  hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The\#
   disk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"\#
  storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: th\#
  e daemon stops, and its next start shows what is stored. Or the daemon cannot read a record \#
  that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":f\#
  alse}}],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[\#
  {"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","val\#
  ue":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02\#
  -01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","orig\#
  inalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","\#
  state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchased\#
  At":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"productio\#
  n","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"auto\#
  Renew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pau\#
  sedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":n\#
  ull,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"rene\#
  wsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal"\#
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
  ":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly"\#
  ,"periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","entit\#
  lements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","so\#
  urce":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","star\#
  tedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpires\#
  At":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:0\#
  0.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"prod\#
  uction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name\#
  ":"by a user who is logged in","x-given":[{"method":"project.define","params":{"products":{"\#
  monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","par\#
  ams":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}\#
  ,{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transacti\#
  onId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"na\#
  me":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transac\#
  tionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anon\#
  ymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:\#
  00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z\#
  ","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fa\#
  lse,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenew\#
  DisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refund\#
  edAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"\#
  billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactio\#
  ns":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-0\#
  1-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"\#
  }]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active":t\#
  rue,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","gra\#
  ntType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":\#
  "2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabl\#
  edAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"10\#
  00","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  "}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore",\#
  "transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:0\#
  0:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthl\#
  y"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1001"},{"name":"ori\#
  ginalTransactionId","value":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"\#
  },{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value"\#
  :{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1001","prod\#
  uct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"\#
  iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"202\#
  5-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodT\#
  ype":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":null\#
  ,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExp\#
  iresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"end\#
  edAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":\#
  null,"replacedBy":null,"keys":[],"renewsCount":1,"transactions":[{"transactionId":"1000","pr\#
  oduct":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":\#
  "2025-12-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","produ\#
  ct":"monthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"20\#
  26-01-15T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"rene\#
  wed","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"m\#
  onthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"no\#
  rmal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePe\#
  riodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12\#
  -15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environ\#
  ment":"production","store":"appStore","transactionId":"1001","originalTransactionId":"1000"}\#
  }}}},{"name":"a product that the catalogue does not know","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"}\#
  ,{"name":"product","value":"montly"},{"name":"store","value":"stripe"},{"name":"transactionI\#
  d","value":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","origina\#
  lTransactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumable","sta\#
  te":"active","holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-0\#
  1-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialSta\#
  rtedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price"\#
  :null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt\#
  ":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null\#
  ,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIss\#
  ueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"tra\#
  nsactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"rec\#
  orded","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":\#
  ["monthly"]}]}}}]},{"name":"purchase.update","summary":"Updates a purchase, for example afte\#
  r a refund. Omitted params keep their value.","x-role":"write","x-since":1,"paramStructure":\#
  "either","params":[{"name":"store","required":true,"summary":"Store that took the payment.",\#
  "schema":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionId","required":t\#
  rue,"summary":"Id of the first transaction of the purchase.","schema":{"$ref":"#/components/\#
  schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"New last moment of \#
  the paid period, RFC 3339; null: no end.","schema":{"$ref":"#/components/schemas/NullableMom\#
  ent"}},{"name":"autoRenew","required":false,"summary":"Whether the subscription renews autom\#
  atically; null: true.","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt",\#
  "required":false,"summary":"Last moment of the grace period, RFC 3339; null: no grace period\#
  .","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","required\#
  ":false,"summary":"Whether the store retries a failed payment; null: false.","schema":{"type\#
  ":["boolean","null"]}},{"name":"pausedUntil","required":false,"summary":"Time at which the p\#
  ause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/components/schemas/NullableMoment"\#
  }},{"name":"refundedAt","required":false,"summary":"Time of the refund, RFC 3339; null: no r\#
  efund.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","requir\#
  ed":false,"summary":"Time at which the store withdrew access, RFC 3339, for example when fam\#
  ily sharing ends; null: not withdrawn.","schema":{"$ref":"#/components/schemas/NullableMomen\#
  t"}},{"name":"product","required":false,"summary":"Id of the product from now on: a change o\#
  f plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"transactionId","requir\#
  ed":false,"summary":"Transaction of which the store speaks. Required with `asOf`. Default: t\#
  he latest; for a refund or a revocation, the latest that was bought at or before its moment.\#
  ","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"asOf","required":false,"s\#
  ummary":"Time at which the store made this statement, RFC 3339. Default: none, which makes i\#
  t a statement of the caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":\#
  "endedAt","required":false,"summary":"Time at which access ended before the end of the perio\#
  d, RFC 3339. Null clears it.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"nam\#
  e":"paused","required":false,"summary":"Whether the subscription is paused, with or without \#
  a known end.","schema":{"type":["boolean","null"]}},{"name":"renewsAs","required":false,"sum\#
  mary":"Product of the next period. It gives no access. Null: the same product.","schema":{"t\#
  ype":["string","null"],"minLength":1,"maxLength":255}},{"name":"endReason","required":false,\#
  "summary":"Why the purchase ended, or will end. Null clears it.","schema":{"$ref":"#/compone\#
  nts/schemas/EndReason"}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","req\#
  uired":false,"summary":"Computes the result and the events without changing anything.","sche\#
  ma":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":\#
  "Makes a retry safe: the same key with the same params returns the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"outcome":{"descr\#
  iption":"applied: a field changed. stale: newer information was there for all that differed.\#
   unchanged: all was so already.","type":"string","enum":["applied","stale","unchanged"]},"st\#
  ale":{"description":"The params that lost against newer information; absent when there are n\#
  one.","type":"array","items":{"type":"string"}},"warnings":{"description":"Absent when there\#
   are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":\#
  {"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descripti\#
  on":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref"\#
  :"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored resu\#
  lt of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase","outc\#
  ome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type\#
   or out of range, or two parameters exclude each other. `field` points to it; `nearest` list\#
  s similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":\#
  "The caller's role is lower than the role that the method needs. `uid` and `role` are the ca\#
  ller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissio\#
  nDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data"\#
  :{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no pur\#
  chase with this store and originalTransactionId. Nothing changes.","data":{"kind":"unknownPu\#
  rchase","retryable":false}},{"code":1300,"message":"A call of the same method used this key \#
  with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fa\#
  lse}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readi\#
  ng still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The\#
   write may not be on the disk: the daemon stops, and its next start shows what is stored. Or\#
   the daemon cannot read a record that the request needs: then it keeps running.","data":{"ki\#
  nd":"storageFailed","retryable":false}}],"examples":[{"name":"auto-renew turned off","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mon\#
  thly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"p\#
  arams":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},\#
  {"name":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"\#
  appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"\#
  subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":\#
  null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z",\#
  "expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environm\#
  ent":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerC\#
  ode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExp\#
  iresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"end\#
  edAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":\#
  null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"1000","pr\#
  oduct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":\#
  "2026-02-01T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z\#
  ","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","para\#
  ms":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly\#
  ","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"param\#
  s":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"na\#
  me":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"pu\#
  rchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":\#
  "monthly","kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"iph\#
  one","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-0\#
  1-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType\#
  ":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"c\#
  ountry":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpire\#
  sAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","r\#
  evokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueA\#
  t":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transa\#
  ctionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf"\#
  :"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund that was none","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"m\#
  onthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{\#
  "method":"purchase.update","params":{"store":"appStore","originalTransactionId":"1000","refu\#
  ndedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":\#
  "originalTransactionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name"\#
  :"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactio\#
  nId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymo\#
  us}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","first\#
  PurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStarted\#
  At":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":nul\#
  l,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":nul\#
  l,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"rev\#
  okedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt"\#
  :null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transact\#
  ionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.0\#
  00Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"\#
  applied"}}}]},{"name":"restore","summary":"Restores the purchases of a device's store accoun\#
  t for its current user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"\#
  name":"device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/\#
  schemas/DeviceId"}},{"name":"purchases","required":false,"summary":"Purchases to restore, fr\#
  om any store account; an empty list restores nothing. Default: every purchase of the device'\#
  s store account.","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseNam\#
  e"},"maxItems":1000}},{"name":"project","required":false,"summary":"Id of the project.","sch\#
  ema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requir\#
  ed":false,"summary":"Computes the result and the events without changing anything.","schema"\#
  :{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Ma\#
  kes a retry safe: the same key with the same params returns the stored result.","schema":{"$\#
  ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"P\#
  urchases that the user holds now and did not hold before.","type":"array","items":{"$ref":"#\#
  /components/schemas/Move"}},"transferred":{"description":"Those of `restored` that another u\#
  ser lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"descript\#
  ion":"Purchases that a rule left with their holders.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","descri\#
  ption":"The user's entitlements after the call."},"warnings":{"description":"Absent when the\#
  re are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun\#
  ":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descrip\#
  tion":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$re\#
  f":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored re\#
  sult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["user","restor\#
  ed","transferred","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"T\#
  he project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1\#
  200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":\#
  false}},{"code":1201,"message":"The project has no purchase with this store and originalTran\#
  sactionId. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":13\#
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
  role":"admin"}}}}]},{"name":"server.ping","summary":"Checks that the daemon answers.","x-rol\#
  e":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo","required":false,"s\#
  ummary":"Value that the answer repeats, without the white space between its tokens.","schema\#
  ":{"description":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","p\#
  roperties":{"pong":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/componen\#
  ts/schemas/Moment","description":"Time of the system clock."},"echo":{"description":"The val\#
  ue from the request; absent when the request has none."}},"required":["pong","now"]}},"error\#
  s":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ran\#
  ge, or two parameters exclude each other. `field` points to it; `nearest` lists similar name\#
  s.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's \#
  role is lower than the role that the method needs. `uid` and `role` are the caller's (`none`\#
   without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retr\#
  yable":false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"\#
  pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hell\#
  o",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}\#
  ]},{"name":"setUserProperty","summary":"Stores a key/value property; never affects access.",\#
  "x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required"\#
  :false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"na\#
  me":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$r\#
  ef":"#/components/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of the pro\#
  perty: 1 to 80 letters, digits, and _ . : - $. Names that other systems reserve, for example\#
   $email, have no special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"n\#
  ame":"value","required":true,"summary":"New value. An empty string removes the property.","s\#
  chema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","required":false,"su\#
  mmary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"def\#
  ault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events with\#
  out changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey\#
  ","required":false,"summary":"Makes a retry safe: the same key with the same params returns \#
  the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one\#
  ":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{\#
  "userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user that the answer\#
   is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components\#
  /schemas/PropertyValue"},"dryRun":{"description":"True in a dry run; otherwise absent.","typ\#
  e":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry ru\#
  n.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":\#
  "True when this is the stored result of an idempotency key; otherwise absent.","type":"boole\#
  an"}},"required":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter \#
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
  nd":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same method u\#
  sed this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","\#
  retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing chang\#
  es, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"\#
  message":"The write may not be on the disk: the daemon stops, and its next start shows what \#
  is stored. Or the daemon cannot read a record that the request needs: then it keeps running.\#
  ","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"the id of the use\#
  r in another system","x-given":[{"method":"project.define","params":{"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.00\#
  0Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value"\#
  :"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserI\#
  d"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","\#
  value":"yourSideUserId"}}}]},{"name":"user.delete","summary":"Deletes a customer and erases \#
  its ids from everything that the daemon stores.","x-role":"admin","x-since":1,"paramStructur\#
  e":"either","params":[{"name":"userId","required":true,"summary":"Any id of the customer.","\#
  schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary"\#
  :"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}\#
  },{"name":"dryRun","required":false,"summary":"Computes the result and the events without ch\#
  anging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","req\#
  uired":false,"summary":"Makes a retry safe: the same key with the same params returns the st\#
  ored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"tombstone":{"description":"New id that replac\#
  es every erased id in events. It belongs to no user.","type":"string"},"users":{"description\#
  ":"Number of erased users: the aliases of the customer.","type":"integer","minimum":1},"devi\#
  ces":{"description":"Number of erased devices. `install` can register them again.","type":"i\#
  nteger","minimum":0},"purchases":{"description":"Number of erased purchases: those that no o\#
  ther customer holds.","type":"integer","minimum":0},"shared":{"description":"Number of purch\#
  ases that other customers hold and keep.","type":"integer","minimum":0},"dryRun":{"descripti\#
  on":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The ev\#
  ents that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an id\#
  empotency key; otherwise absent.","type":"boolean"}},"required":["tombstone","users","device\#
  s","purchases","shared"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkno\#
  wn, of a wrong type or out of range, or two parameters exclude each other. `field` points to\#
   it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"co\#
  de":1000,"message":"The caller's role is lower than the role that the method needs. `uid` an\#
  d `role` are the caller's (`none` without a role), and `needs` is the method's role.","data"\#
  :{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no s\#
  uch user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user \#
  may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blocke\#
  dUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than th\#
  e project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1\#
  200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":\#
  false}},{"code":1300,"message":"A call of the same method used this key with other params in\#
   the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"\#
  message":"The disk has no room for the write. Nothing changes, and reading still works.","da\#
  ta":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on\#
   the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot r\#
  ead a record that the request needs: then it keeps running.","data":{"kind":"storageFailed",\#
  "retryable":false}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"proj\#
  ect.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z\#
  "}}},{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"\#
  ios"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStor\#
  e","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"\#
  EUR","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","\#
  userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":\#
  "ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","v\#
  alue":{"tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dr\#
  y run","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T0\#
  0:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","par\#
  ams":{"device":"iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":\#
  "dryRun","value":true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","user\#
  s":1,"devices":0,"purchases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"lo\#
  ggedOut","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId"\#
  :"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"de\#
  vice":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","projec\#
  t":"default","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete"\#
  ,"id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Returns everything that the daemon \#
  stores about a customer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"\#
  name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/compo\#
  nents/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"id\#
  s":{"description":"Every id of the customer, in byte order.","type":"array","items":{"type":\#
  "object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"Wh\#
  o uses the id. `customer`: the customerId of a customer that began with an identified user."\#
  ,"type":"string","enum":["anonymous","identified","customer"]},"device":{"description":"Devi\#
  ce of an anonymous id; otherwise null.","type":["string","null"]},"createdAt":{"$ref":"#/com\#
  ponents/schemas/Moment"}},"required":["id","kind","device","createdAt"]}},"devices":{"descri\#
  ption":"Devices whose anonymous or identified user belongs to the customer, in byte order.",\#
  "type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/components/schemas\#
  /DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"description"\#
  :"Id of the identified user; null when no user is logged in.","type":["string","null"]},"sto\#
  reAccount":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["\#
  string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","a\#
  nonymousId","identityId","storeAccount","platform","app","createdAt"]}},"purchases":{"descri\#
  ption":"Purchases that the customer holds, with all their transactions.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/Purchase"}},"grants":{"description":"Grants, including tho\#
  se that have ended.","type":"array","items":{"type":"object","properties":{"entitlement":{"$\#
  ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"\#
  },"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}\#
  },"properties":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/compo\#
  nents/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"\#
  $ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"de\#
  scription":"Earlier values of properties that another user of the same customer replaced. An\#
   empty value is a removal.","type":"array","items":{"type":"object","properties":{"key":{"$r\#
  ef":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"\#
  },"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"enti\#
  tlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Mo\#
  ment","description":"Time of the entitlements and of the purchases' states: now."},"events":\#
  {"description":"Events of the customer, oldest first, at most 1000.","type":"array","items":\#
  {"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","descr\#
  iption":"Position at which events.read continues, with the same id as `user`."},"moreEvents"\#
  :{"description":"True when events.read has more events of the customer.","type":"boolean"}},\#
  "required":["user","ids","devices","purchases","grants","properties","overridden","entitleme\#
  nts","at","events","cursor","moreEvents"]}},"errors":[{"code":-32602,"message":"A parameter \#
  is missing, unknown, of a wrong type or out of range, or two parameters exclude each other. \#
  `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retrya\#
  ble":false}},{"code":1000,"message":"The caller's role is lower than the role that the metho\#
  d needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the metho\#
  d's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The\#
   project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"m\#
  essage":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data\#
  ":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicod\#
  e scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}}],"examples":[{"name":"all of it","x-given":[{"method":"project.defi\#
  ne","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{\#
  "method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","tran\#
  sactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","at\#
  tributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":\#
  "ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@exa\#
  mple.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"\#
  user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliase\#
  s":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"\#
  },"ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T\#
  00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:\#
  00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","s\#
  toreAccount":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}\#
  ],"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","pr\#
  oduct":"monthly","kind":"subscription","state":"active","holders":["ann"],"device":"iphone",\#
  "storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodTy\#
  pe":"normal","environment":"production","isFamilyShared":false,"price":"9.99","currency":"EU\#
  R","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodE\#
  xpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"e\#
  ndedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces\#
  ":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"1000","\#
  product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country\#
  ":null,"offerCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"\#
  }]}],"grants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01\#
  T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"s\#
  tate":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType\#
  ":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-\#
  02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000\#
  Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":\#
  null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","o\#
  riginalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":\#
  "{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{\#
  {anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"dev\#
  ice":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00\#
  :00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{\#
  "method":"purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","trans\#
  actionId":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"\#
  ],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType\#
  ":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode"\#
  :null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsA\#
  ctivated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonym\#
  ousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium\#
  "],"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"month\#
  ly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment"\#
  :"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false\#
  ,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"w\#
  inter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","\#
  project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"\#
  {{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-\#
  01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{\#
  {anonymous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"alia\#
  sed"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","pr\#
  oject":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{\#
  any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlements\#
  Activated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userI\#
  d":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":\#
  "7","moreEvents":false}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or \#
  a transfer, as if it had never happened.","x-role":"admin","x-since":1,"paramStructure":"eit\#
  her","params":[{"name":"event","required":true,"summary":"Id of the event to undo: identifie\#
  d, usersAliased, subscriptionTransferred or oneTimePurchaseTransferred.","schema":{"$ref":"#\#
  /components/schemas/EventId"}},{"name":"project","required":false,"summary":"Id of the proje\#
  ct.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun\#
  ","required":false,"summary":"Computes the result and the events without changing anything."\#
  ,"schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"sum\#
  mary":"Makes a retry safe: the same key with the same params returns the stored result.","sc\#
  hema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"\#
  type":"object","properties":{"undone":{"$ref":"#/components/schemas/EventId","description":"\#
  Id of the undone event."},"purchases":{"description":"Purchases that changed holders. `to` l\#
  ists the holders after the call, even when a user only lost the purchase.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later changes that stay: \#
  restores and purchases that would have met other holders, the aliases that they made, and ea\#
  rlier undos about the same users and purchases.","type":"array","items":{"$ref":"#/component\#
  s/schemas/KeptLink"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":\#
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
  ]}}}]},{"name":"userInfo","summary":"Returns the current user of a device, or the user that \#
  an id belongs to.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"\#
  device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schema\#
  s/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `devic\#
  e`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"su\#
  mmary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"def\#
  ault"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"e\#
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
  :"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"exa\#
  mples":[{"name":"by device","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params\#
  ":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"\#
  result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","id\#
  entityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone",\#
  "createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId"\#
  :"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result","\#
  value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"{\#
  {customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"p\#
  roduction"}}}}]},{"name":"userProperties","summary":"Returns the properties that setUserProp\#
  erty stored.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"devic\#
  e","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/Dev\#
  iceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.",\#
  "schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary\#
  ":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"\#
  }}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"obje\#
  ct","properties":{"properties":{"$ref":"#/components/schemas/Properties"}},"required":["prop\#
  erties"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
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
  false}}],"examples":[{"name":"two of them","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"se\#
  tUserProperty","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"meth\#
  od":"setUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"na\#
  me":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{"$email":"a\#
  nn@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params"\#
  :{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual\#
  ":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":\#
  [{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]}\#
  ,{"name":"webhook.claim","summary":"Makes the connection the only one that posts a project's\#
   events, until it closes. For programs that post.","x-role":"admin","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"reports","required":false,"summary":"How the posts fare. A \#
  report replaces the earlier report on its URL.","schema":{"type":"array","maxItems":10,"item\#
  s":{"$ref":"#/components/schemas/WebhookReport"}}},{"name":"project","required":false,"summa\#
  ry":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defaul\#
  t"}}],"result":{"name":"result","schema":{"type":"object","properties":{"claimed":{"descript\#
  ion":"False if another connection has the claim. Then the daemon ignores the reports.","type\#
  ":"boolean"}},"required":["claimed"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daem\#
  on has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"\#
  name":"the first program gets the claim","x-given":[{"method":"project.define","params":{"we\#
  bhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],"params":[],"result":{"n\#
  ame":"result","value":{"claimed":true}}}]},{"name":"webhook.list","summary":"Returns the sta\#
  te of a project's webhooks, without their secrets.","x-role":"read","x-since":1,"paramStruct\#
  ure":"either","params":[{"name":"project","required":false,"summary":"Id of the project.","s\#
  chema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"poster":{"description":"The process that posts\#
   the project's events; absent if there is none.","type":"object","properties":{"uid":{"type"\#
  :"integer"},"pid":{"type":"integer"}},"required":["uid","pid"]},"webhooks":{"description":"I\#
  n the order of project.define.","type":"array","items":{"$ref":"#/components/schemas/Webhook\#
  Status"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field`\#
   points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The caller's role is lower than the role that the method needs\#
  . `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's rol\#
  e.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon\#
   has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"na\#
  me":"no program posts","x-given":[{"method":"project.define","params":{"webhooks":[{"url":"h\#
  ttps://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device":"iph\#
  one"}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"https://example.c\#
  om/events","format":"entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt":null\#
  }]}}},{"name":"an event waits for another attempt","x-given":[{"method":"project.define","pa\#
  rams":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"url":"ht\#
  tps://example.com/events","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-01-02T0\#
  0:00:00Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00:00:01\#
  Z"}}]}}],"params":[],"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid":"{{a\#
  ny}}"},"webhooks":[{"url":"https://example.com/events","format":"entitled","state":"failing"\#
  ,"cursor":"0","backlog":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"2026-01-\#
  02T00:00:00.000Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T\#
  00:00:01.000Z"}}]}}}]},{"name":"webhook.pause","summary":"Stops the posts to a URL until web\#
  hook.resume. Its events wait.","x-role":"admin","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"url","required":true,"summary":"URL of the webhook, as project.define has it.",\#
  "schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":false,"sum\#
  mary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defa\#
  ult"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events witho\#
  ut changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey"\#
  ,"required":false,"summary":"Makes a retry safe: the same key with the same params returns t\#
  he stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas/Webho\#
  okUrl"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.","type"\#
  :"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook's posi\#
  tion: all events up to this cursor are delivered."},"backlog":{"description":"Number of even\#
  ts after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a dry run\#
  ; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wou\#
  ld emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components/schem\#
  as/Event"}},"replayed":{"description":"True when this is the stored result of an idempotency\#
   key; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","backlog"]}}\#
  ,"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out\#
   of range, or two parameters exclude each other. `field` points to it; `nearest` lists simil\#
  ar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The ca\#
  ller's role is lower than the role that the method needs. `uid` and `role` are the caller's \#
  (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied\#
  ","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind\#
  ":"unknownProject","retryable":false}},{"code":1208,"message":"The project has no webhook wi\#
  th this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retryable"\#
  :false}},{"code":1300,"message":"A call of the same method used this key with other params i\#
  n the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,\#
  "message":"The disk has no room for the write. Nothing changes, and reading still works.","d\#
  ata":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be o\#
  n the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot \#
  read a record that the request needs: then it keeps running.","data":{"kind":"storageFailed"\#
  ,"retryable":false}}],"examples":[{"name":"a server that is down for long","x-given":[{"meth\#
  od":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"ses\#
  ame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":\#
  "https://example.com/events"}],"result":{"name":"result","value":{"url":"https://example.com\#
  /events","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary":"Mov\#
  es a webhook to a cursor, so that the events after it are posted, again if they were posted \#
  before.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url","req\#
  uired":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref":"#/co\#
  mponents/schemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor before the \#
  first event to post. `0` is the beginning of the log.","schema":{"$ref":"#/components/schema\#
  s/Cursor"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
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
  :"everything from the beginning","x-given":[{"method":"install","params":{"device":"iphone"}\#
  },{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secr\#
  et":"sesame"}]}}],"params":[{"name":"url","value":"https://example.com/events"},{"name":"aft\#
  er","value":"0"}],"result":{"name":"result","value":{"url":"https://example.com/events","pau\#
  sed":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes the pos\#
  ts to a paused URL, from its position.","x-role":"admin","x-since":1,"paramStructure":"eithe\#
  r","params":[{"name":"url","required":true,"summary":"URL of the webhook, as project.define \#
  has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":f\#
  alse,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","defau\#
  lt":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the eve\#
  nts without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempo\#
  tencyKey","required":false,"summary":"Makes a retry safe: the same key with the same params \#
  returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/sche\#
  mas/WebhookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to the URL\#
  .","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webho\#
  ok's position: all events up to this cursor are delivered."},"backlog":{"description":"Numbe\#
  r of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in \#
  a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the\#
   call would emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an id\#
  empotency key; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","ba\#
  cklog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong ty\#
  pe or out of range, or two parameters exclude each other. `field` points to it; `nearest` li\#
  sts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message\#
  ":"The caller's role is lower than the role that the method needs. `uid` and `role` are the \#
  caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permiss\#
  ionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","dat\#
  a":{"kind":"unknownProject","retryable":false}},{"code":1208,"message":"The project has no w\#
  ebhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","r\#
  etryable":false}},{"code":1300,"message":"A call of the same method used this key with other\#
   params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"co\#
  de":1400,"message":"The disk has no room for the write. Nothing changes, and reading still w\#
  orks.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may\#
   not be on the disk: the daemon stops, and its next start shows what is stored. Or the daemo\#
  n cannot read a record that the request needs: then it keeps running.","data":{"kind":"stora\#
  geFailed","retryable":false}}],"examples":[{"name":"the server is back","x-given":[{"method"\#
  :"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame\#
  "}]}},{"method":"webhook.pause","params":{"url":"https://example.com/events"}},{"method":"in\#
  stall","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example.com/e\#
  vents"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused":fals\#
  e,"cursor":"0","backlog":1}}}]}],"components":{"schemas":{"AppId":{"description":"An app of \#
  the project, for example its bundle id.","type":"string","minLength":1,"maxLength":255},"App\#
  liedRule":{"description":"A rule of the project, with the value that decided the step.","typ\#
  e":"object","properties":{"name":{"description":"Name of the rule, as in `project.define`.",\#
  "type":"string","enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","ano\#
  nymousHolders"]},"value":{"description":"Value that the rule had when the step happened.","t\#
  ype":"string"}},"required":["name","value"]},"Attributes":{"description":"Up to 20 strings o\#
  f the caller's own, which the events of this purchase repeat.","type":"object","maxPropertie\#
  s":20,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string"\#
  ,"maxLength":500}},"Catalogue":{"description":"Products by their ids.","type":"object","prop\#
  ertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#/compo\#
  nents/schemas/Product"},"maxProperties":10000},"Cause":{"description":"What caused the event\#
  . A request gives its `method` and `id`; a notification has no `id`. `clock` is true for a c\#
  hange that fell due.","type":"object","properties":{"method":{"type":"string"},"id":{"type":\#
  ["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The clock o\#
  f a project: the system's, or a manual clock, which only moves when it is advanced.","type":\#
  "object","properties":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$ref":"#/\#
  components/schemas/Moment","description":"Time of a manual clock; absent for the system's."}\#
  },"required":["kind"]},"ClockChoice":{"description":"`system`: the system's clock. `manual`:\#
   a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock that starts then.",\#
  "anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","properties":{"manual\#
  ":{"$ref":"#/components/schemas/Moment","description":"Time at which the manual clock starts\#
  , RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"ConsumerId":{"descript\#
  ion":"Name of a consumer: a reader of the log whose position the daemon stores. The reader c\#
  hooses it, for example `mailer`.","type":"string","minLength":1,"maxLength":255},"Country":{\#
  "description":"ISO 3166 country code of two or three letters, stored as it is sent.","type":\#
  "string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number of records of a projec\#
  t.","type":"object","properties":{"devices":{"type":"integer","minimum":0},"users":{"type":"\#
  integer","minimum":0},"customers":{"description":"A merged customer counts once.","type":"in\#
  teger","minimum":0},"purchases":{"type":"integer","minimum":0},"events":{"type":"integer","m\#
  inimum":0}},"required":["devices","users","customers","purchases","events"]},"Currency":{"de\#
  scription":"ISO 4217 currency code of three letters, stored as it is sent.","type":"string",\#
  "pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: the numbe\#
  r of the last event before it. \"0\" is the position before the first event.","type":"string\#
  ","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation \#
  of one app. A reinstallation is a new device.","type":"string","minLength":1,"maxLength":255\#
  },"Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whol\#
  e numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may have a fraction. P1\#
  M keeps the day of the month, or takes the last day of a shorter month.","type":"string","fo\#
  rmat":"duration"},"EndReason":{"description":"Why a subscription ended, or will end: the cus\#
  tomer's choice, a failed payment, a refused price increase, a product that is no longer sold\#
   (unavailable), the developer, another purchase that took it over (replaced), or another rea\#
  son. Null when the store named none.","type":["string","null"],"enum":["customer","billing",\#
  "priceIncrease","unavailable","developer","replaced","other",null]},"Entitlement":{"descript\#
  ion":"What a product or a grant unlocks for a user, and why. One purchase or grant, the winn\#
  er, supplies every member. If the user never had the entitlement, every member is null excep\#
  t `id`, `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"object","pr\#
  operties":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"description":"Wheth\#
  er the user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"pr\#
  oductId":{"description":"Product that gives the entitlement; null for a grant.","type":["str\#
  ing","null"]},"source":{"description":"Store of the purchase, or `manual` for a grant.","typ\#
  e":["string","null"]},"renewState":{"description":"Whether the subscription renews. billingI\#
  ssue: the store could not collect a payment.","type":"string","enum":["willRenew","canceled"\#
  ,"billingIssue","nonRenewable","unknown"]},"grantType":{"description":"Why the user has the \#
  entitlement; `manual` for a grant.","type":["string","null"],"enum":["purchase","familyShari\#
  ng","offerCode","manual",null]},"periodType":{"type":["string","null"],"enum":["normal","tri\#
  al","intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment","description":"\#
  Time of the first purchase, or of the grant."},"expiresAt":{"$ref":"#/components/schemas/Nul\#
  lableMoment","description":"Last moment of the period; null for no end."},"gracePeriodExpire\#
  sAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment of the grace p\#
  eriod; null without a grace period."},"firstPurchasedAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Time of the first transaction; null for a grant."},"lastPurchasedA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the latest transacti\#
  on; null for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","desc\#
  ription":"Time at which a trial began; null without a trial."},"autoRenewDisabledAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"Time at which the customer turned auto\#
  -renew off; null while it is on."},"renewsCount":{"description":"Number of renewals at the f\#
  ull price.","type":"integer","minimum":0},"environment":{"type":["string","null"],"enum":["p\#
  roduction","sandbox",null]},"store":{"description":"Null for a grant.","type":["string","nul\#
  l"]},"transactionId":{"description":"Latest transaction; null for a grant.","type":["string"\#
  ,"null"]},"originalTransactionId":{"description":"First transaction; null for a grant.","typ\#
  e":["string","null"]}},"required":["id","active","state","productId","source","renewState","\#
  grantType","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","l\#
  astPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environment","store","\#
  transactionId","originalTransactionId"]},"EntitlementId":{"description":"An entitlement, for\#
   example `premium`.","type":"string","minLength":1,"maxLength":255},"Entitlements":{"descrip\#
  tion":"Entitlements by their ids, including inactive entitlements.","type":"object","additio\#
  nalProperties":{"$ref":"#/components/schemas/Entitlement"}},"Event":{"description":"One entr\#
  y of a project's log. Its other members depend on its kind: rules.md lists them.","type":"ob\#
  ject","properties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":"The event'\#
  s number in the log; absent in a dry run."},"id":{"description":"Unique id of the event.","t\#
  ype":"string"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/s\#
  chemas/Moment","description":"Time at which the event happened, by the project's clock."},"p\#
  roject":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserI\#
  d","description":"CustomerId of the customer that the event is about; absent in clockAdvance\#
  d."},"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the us\#
  er is identified."},"anonymousId":{"$ref":"#/components/schemas/UserId","description":"Id of\#
   the user, if the user is anonymous. In identified and loggedOut: the device's anonymous use\#
  r after the event."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"\#
  In userCreated, identified, loggedOut, purchase events and the events that a purchase causes\#
  : the device; null when there is none.","type":["string","null"]},"outcome":{"description":"\#
  In identified: the outcome that identify returned.","type":"string","enum":["attached","alia\#
  sed","moved","switched"]},"from":{"description":"In a move: who held the purchase before.","\#
  type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/sch\#
  emas/UserId","description":"In a move: who holds the purchase now."},"shared":{"description"\#
  :"In a move: whether the users in `from` keep the purchase.","type":"boolean"},"undone":{"de\#
  scription":"In linkUndone: id of the undone event.","type":"string"},"aliases":{"description\#
  ":"In usersAliased, and in linkUndone of customers that separate: every id of the customer n\#
  ow, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed\#
  ":{"$ref":"#/components/schemas/UserId","description":"In usersAliased: the customerId that \#
  became part of `user`; absent when the joining id was new."},"entitlements":{"description":"\#
  In entitlementsActivated and entitlementsDeactivated: the entitlements that changed, in byte\#
   order. In granted and grantRevoked: the entitlement.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTran\#
  sactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/componen\#
  ts/schemas/TransactionId","description":"The latest transaction; in purchaseUpdated, the tra\#
  nsaction that changed."},"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{\#
  "$ref":"#/components/schemas/ProductKind"},"holders":{"description":"In purchase events: who\#
   holds the purchase.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"enviro\#
  nment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/com\#
  ponents/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"In purchase events: the end of th\#
  e period. In granted and grantRevoked: the end of the grant."},"periodType":{"$ref":"#/compo\#
  nents/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","nu\#
  ll"]},"currency":{"type":["string","null"]},"country":{"type":["string","null"]},"offerCode"\#
  :{"type":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"endReas\#
  on":{"$ref":"#/components/schemas/EndReason","description":"In purchase events: why the purc\#
  hase ended, or will end; absent when the store named no reason."},"replaces":{"$ref":"#/comp\#
  onents/schemas/TransactionId","description":"In purchase events: the purchase that this one \#
  takes over; absent when there is none."},"changes":{"description":"In purchaseUpdated: the f\#
  ields of the transaction that the call changed, with their new values; absent when the clock\#
   is the cause.","type":"object"},"now":{"$ref":"#/components/schemas/Moment","description":"\#
  In clockAdvanced: the time that the clock shows."}},"required":["id","kind","at","project","\#
  cause"]},"EventId":{"description":"Id of an event, as the log shows it.","type":"string","mi\#
  nLength":1,"maxLength":255},"EventKind":{"description":"Kind of an event.","type":"string","\#
  enum":["userCreated","identified","loggedOut","usersAliased","linkUndone","purchaseRecorded"\#
  ,"purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivated","entitlements\#
  Deactivated","subscriptionReceived","subscriptionTransferred","oneTimePurchaseReceived","one\#
  TimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvanced"]},"Explanati\#
  onStep":{"description":"One step that led a user to an entitlement, or took it away. A membe\#
  r that does not apply, or is not known, is absent.","type":"object","properties":{"step":{"d\#
  escription":"Kind of the step; rules.md describes each kind.","type":"string","enum":["purch\#
  ased","granted","attached","moved","shared","transferred","aliased","unclear","identified","\#
  renewed","revoked","mapped","clock"]},"text":{"description":"An explanation in one sentence.\#
  ","type":"string"},"at":{"$ref":"#/components/schemas/NullableMoment","description":"Time of\#
   the step, if it has a time. In `clock`: the time that the answer is for."},"event":{"$ref":\#
  "#/components/schemas/EventId","description":"Id of the event that reported the step."},"cur\#
  sor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of that event."},"rule":{"$\#
  ref":"#/components/schemas/AppliedRule","description":"The rule that decided the step."},"me\#
  thod":{"description":"Method that made the step.","type":"string","enum":["identify","restor\#
  e","purchase","user.link.undo"]},"from":{"description":"Who had it before: at most ten ids, \#
  one id per customer. In `aliased`: the first customer. In `identified`: the device's anonymo\#
  us user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"description"\#
  :"Who has it afterwards. In `aliased`: the second customer.","type":"array","items":{"$ref":\#
  "#/components/schemas/UserId"}},"device":{"description":"In `purchased` and `identified`: th\#
  e device; null for a purchase without a device.","type":["string","null"]},"store":{"$ref":"\#
  #/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Transacti\#
  onId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/co\#
  mponents/schemas/ProductId"},"state":{"$ref":"#/components/schemas/State","description":"Sta\#
  te of the purchase or grant at that time."},"since":{"$ref":"#/components/schemas/NullableMo\#
  ment","description":"In `clock`: start of the state; when access is over, the last moment wi\#
  th access. In other steps: start of the period."},"until":{"$ref":"#/components/schemas/Null\#
  ableMoment","description":"Last moment of the state, as far as is known; the end of a pause.\#
   Null for no end."},"decidedAnew":{"description":"True when an undo of an earlier link chang\#
  ed the outcome of this login; otherwise absent.","type":"boolean"}},"required":["step","text\#
  ","at"]},"HelpfulCall":{"description":"A complete call that would make the entitlement activ\#
  e. The daemon has rehearsed it.","type":"object","properties":{"method":{"description":"Meth\#
  od of the call.","type":"string"},"params":{"description":"Params of the call.","type":"obje\#
  ct"},"role":{"description":"Role that the caller needs.","type":"string","enum":["read","wri\#
  te","admin"]},"text":{"description":"An explanation in one sentence.","type":"string"}},"req\#
  uired":["method","params","role","text"]},"IdempotencyKey":{"description":"Key of one write.\#
   The daemon stores it for 24 hours, per project and method.","type":"string","minLength":1,"\#
  maxLength":255},"KeptLink":{"description":"A later change that stays although an earlier lin\#
  k is undone.","type":"object","properties":{"event":{"$ref":"#/components/schemas/EventId","\#
  description":"Id of the event that reported it."},"method":{"description":"Method that made \#
  it.","type":"string","enum":["restore","purchase","user.link.undo"]}},"required":["event","m\#
  ethod"]},"Lack":{"description":"A reason why an entitlement is not active.","type":"object",\#
  "properties":{"kind":{"description":"What is missing; rules.md describes each kind.","type":\#
  "string","enum":["expired","paused","billingRetry","refunded","revoked","notYet","environmen\#
  t","notMapped","notIdentified","heldByAnother","heldByNobody","noProduct","noPurchase","notG\#
  ranted"]},"text":{"description":"An explanation in one sentence.","type":"string"},"store":{\#
  "$ref":"#/components/schemas/Store","description":"Store of the purchase, if the reason is a\#
  bout a purchase."},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"pr\#
  oduct":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/User\#
  Id","description":"In `heldByAnother` and `notIdentified`: who holds the purchase. An identi\#
  fied holder comes before an anonymous holder, then the first in byte order."},"since":{"$ref\#
  ":"#/components/schemas/Moment","description":"Last moment with access. In `refunded` and `r\#
  evoked`: time of the refund or revocation."},"until":{"$ref":"#/components/schemas/Moment","\#
  description":"In `paused`: end of the pause. In `notYet`: start of access."},"because":{"des\#
  cription":"In `heldByAnother`: the steps that led to the holder.","type":"array","items":{"$\#
  ref":"#/components/schemas/ExplanationStep"}},"wouldHelp":{"description":"Calls that would e\#
  ach make the entitlement active at the time that the answer is for. A call is listed under t\#
  he first reason that it removes.","type":"array","items":{"$ref":"#/components/schemas/Helpf\#
  ulCall"}}},"required":["kind","text","wouldHelp"]},"Limits":{"description":"The daemon's lim\#
  its by name.","type":"object","properties":{"lineBytesMax":{"description":"Longest line, in \#
  bytes without the line feed.","type":"integer"},"batchEntriesMax":{"description":"Most reque\#
  sts in one batch.","type":"integer"},"depthMax":{"description":"Deepest nesting of JSON arra\#
  ys and objects.","type":"integer"},"requestIdBytesMax":{"description":"Longest request id, i\#
  n bytes.","type":"integer"}},"required":["lineBytesMax","batchEntriesMax","depthMax","reques\#
  tIdBytesMax"],"additionalProperties":{"type":"integer"}},"MethodSummary":{"description":"One\#
   line in the list of methods.","type":"object","properties":{"name":{"type":"string"},"summa\#
  ry":{"type":"string"},"role":{"type":"string","enum":["read","write","admin"]}},"required":[\#
  "name","summary","role"]},"Moment":{"description":"RFC 3339 timestamp, for example 2026-11-2\#
  1T09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with milliseco\#
  nds.","type":"string","format":"date-time"},"Move":{"description":"A purchase with new holde\#
  rs.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTr\#
  ansactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/s\#
  chemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description":\#
  "Who held it before: one id per customer, in byte order.","type":"array","items":{"$ref":"#/\#
  components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"Who h\#
  olds it now and did not before."},"shared":{"description":"True when the users in `from` sti\#
  ll hold it.","type":"boolean"}},"required":["store","originalTransactionId","product","kind"\#
  ,"from","to","shared"]},"NullableMoment":{"description":"RFC 3339 timestamp, or null.","type\#
  ":["string","null"],"format":"date-time"},"Outdone":{"description":"A purchase or grant that\#
   also gives an entitlement and lost against the winner.","type":"object","properties":{"lost\#
  By":{"description":"The first criterion, in the order of rules.md, in which the two differ."\#
  ,"type":"string","enum":["active","end","purchasedAt","transactionId","store","originalTrans\#
  actionId","order"]},"text":{"description":"An explanation in one sentence.","type":"string"}\#
  ,"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement as \#
  this purchase or grant alone would give it."}},"required":["lostBy","text","entitlement"]},"\#
  Peer":{"description":"The other end of the connection, as the kernel reports it.","type":"ob\#
  ject","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer\#
  "},"role":{"type":"string","enum":["read","write","admin"]}},"required":["uid","gid","pid","\#
  role"]},"PeriodType":{"description":"Price of a period: full (normal), a trial, or introduct\#
  ory (intro).","type":"string","enum":["normal","trial","intro"]},"Platform":{"description":"\#
  Platform of the device: ios, android, web or another word of that form.","type":"string","pa\#
  ttern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set of rules.","type":"str\#
  ing","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"descripti\#
  on":"A decimal number in a string, for example \"9.99\".","type":"string","pattern":"^[0-9]{\#
  1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","type":"obje\#
  ct","properties":{"kind":{"description":"Default: the kind that the purchase gives; without \#
  it, `subscription` for a purchase with an end and `nonConsumable` for a purchase without.","\#
  type":["string","null"],"enum":["subscription","nonRenewingSubscription","nonConsumable","co\#
  nsumable",null]},"entitlements":{"description":"Ids of the entitlements that the product unl\#
  ocks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":100}}\#
  ,"required":["entitlements"],"additionalProperties":false},"ProductId":{"description":"A pro\#
  duct, by the id that the store and the catalogue use.","type":"string","minLength":1,"maxLen\#
  gth":255},"ProductKind":{"description":"Kind of a product. It decides how a purchase moves a\#
  nd ends.","type":"string","enum":["subscription","nonRenewingSubscription","nonConsumable","\#
  consumable"]},"Project":{"description":"A project: one app's catalogue, rules and clock, and\#
   the number of its records.","type":"object","properties":{"id":{"$ref":"#/components/schema\#
  s/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components\#
  /schemas/Catalogue"},"entitlements":{"description":"Ids that `grant` accepts in addition to \#
  the entitlements of the catalogue.","type":"array","items":{"$ref":"#/components/schemas/Ent\#
  itlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"},"clock":{"$re\#
  f":"#/components/schemas/Clock"},"webhooks":{"description":"URLs that receive the project's \#
  events. Only `project.webhooks` returns the secrets.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/WebhookSummary"}},"createdAt":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Time of the creation, by the project's own clock."},"counts":{"$ref":"#/components/sch\#
  emas/Counts"}},"required":["id","rules","products","entitlements","environment","clock","web\#
  hooks","createdAt","counts"]},"ProjectEnvironment":{"description":"Which purchases give acce\#
  ss: those of production, those of the sandbox, or both (any).","type":"string","enum":["prod\#
  uction","sandbox","any"]},"ProjectId":{"description":"A project: one app's catalogue, rules \#
  and clock. Projects share no data.","type":"string","minLength":1,"maxLength":255},"ProjectS\#
  ummary":{"description":"One line in the list of projects.","type":"object","properties":{"id\#
  ":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},\#
  "createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Co\#
  unts"}},"required":["id","preset","createdAt","counts"]},"Properties":{"description":"Proper\#
  ties by their names. setUserProperty stores at most 100 per customer.","type":"object","prop\#
  ertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/com\#
  ponents/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 l\#
  etters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"Prope\#
  rtyValue":{"description":"Value of a property.","type":"string","maxLength":500},"Purchase":\#
  {"description":"One product bought in one store, its transactions and its holders.","type":"\#
  object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":\#
  {"$ref":"#/components/schemas/TransactionId","description":"The first transaction."},"transa\#
  ctionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest transaction.\#
  "},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/\#
  ProductKind","description":"Kind that the purchase or the catalogue gives; without it, `subs\#
  cription` for a purchase with an end and `nonConsumable` for a purchase without."},"state":{\#
  "$ref":"#/components/schemas/State","description":"Current state; null before the first purc\#
  hasedAt."},"holders":{"description":"Who holds the purchase: one id per customer, in byte or\#
  der.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description"\#
  :"Device on which the customer bought; null when there is none.","type":["string","null"]},"\#
  storeAccount":{"description":"Store account that bought it; null when there is none.","type"\#
  :["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time \#
  of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","descr\#
  iption":"Time of the first transaction."},"expiresAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"Last moment of the period; null for no end."},"trialStartedAt":{"$ref\#
  ":"#/components/schemas/NullableMoment","description":"Time at which a trial began; null wit\#
  hout a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref\#
  ":"#/components/schemas/PurchaseEnvironment","description":"Environment of the first transac\#
  tion."},"isFamilyShared":{"description":"Whether a family member bought it and shares it.","\#
  type":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\".\#
  ","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type\#
  ":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["stri\#
  ng","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","null\#
  "]},"autoRenew":{"description":"Whether it renews automatically: true for a subscription unt\#
  il purchase.update says otherwise, false for every other kind.","type":"boolean"},"autoRenew\#
  DisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time since which au\#
  to-renew has been off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Last moment of the grace period; null without a grace \#
  period."},"billingRetry":{"description":"Whether the store retries a failed payment.","type"\#
  :"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","description":"Time \#
  at which the pause ends; null without a pause."},"refundedAt":{"$ref":"#/components/schemas/\#
  NullableMoment","description":"Time of the refund; null without a refund."},"revokedAt":{"$r\#
  ef":"#/components/schemas/NullableMoment","description":"Time at which the store withdrew ac\#
  cess; null when it did not."},"endedAt":{"$ref":"#/components/schemas/NullableMoment","descr\#
  iption":"Time at which access ended before the end of the period; null when it did not."},"p\#
  aused":{"description":"Whether the store says that the subscription is paused.","type":"bool\#
  ean"},"renewsAs":{"description":"Product of the next period; null for the same product.","ty\#
  pe":["string","null"]},"endReason":{"$ref":"#/components/schemas/EndReason","description":"W\#
  hy the purchase ended, or will end; null when the store named no reason."},"billingIssueAt":\#
  {"$ref":"#/components/schemas/NullableMoment","description":"Time since which billing has fa\#
  iled; null when it does not fail."},"replaces":{"description":"Purchase that this one takes \#
  over, as the store named it; null when there is none.","type":["string","null"]},"replacedBy\#
  ":{"description":"`originalTransactionId` of the purchase that took this one over; null befo\#
  re it began.","type":["string","null"]},"keys":{"description":"Further names of the purchase\#
  , in byte order.","type":"array","items":{"$ref":"#/components/schemas/TransactionId"}},"ren\#
  ewsCount":{"description":"Number of renewals at the full price: the number of `normal` perio\#
  ds minus 1, at least 0.","type":"integer","minimum":0},"transactions":{"description":"All tr\#
  ansactions, oldest first.","type":"array","items":{"$ref":"#/components/schemas/Transaction"\#
  }}},"required":["store","originalTransactionId","transactionId","product","kind","state","ho\#
  lders","device","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt"\#
  ,"periodType","environment","isFamilyShared","price","currency","country","offerCode","autoR\#
  enew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt"\#
  ,"revokedAt","endedAt","paused","renewsAs","endReason","billingIssueAt","replaces","replaced\#
  By","keys","renewsCount","transactions"]},"PurchaseEnvironment":{"description":"Environment \#
  of the store: production, or sandbox for test purchases.","type":"string","enum":["productio\#
  n","sandbox"]},"PurchaseName":{"description":"A purchase, by its store and the id of its fir\#
  st transaction.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"}\#
  ,"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"Id of t\#
  he purchase's first transaction."}},"required":["store","originalTransactionId"],"additional\#
  Properties":false},"Refusal":{"description":"A purchase that a restore left with its holders\#
  , and the rule that refused.","type":"object","properties":{"store":{"$ref":"#/components/sc\#
  hemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product\#
  ":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","\#
  description":"Who holds it. An identified holder comes before an anonymous holder, then the \#
  first in byte order."},"rule":{"description":"The rule that refused.","type":"string","enum"\#
  :["onRestore","oneTimePurchases"]}},"required":["store","originalTransactionId","product","h\#
  older","rule"]},"Rules":{"description":"Every rule of a project. rules.md describes each rul\#
  e.","type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","descriptio\#
  n":"Preset that the rules started from."},"anonymousPrefix":{"description":"Beginning of eac\#
  h anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymous id is a lowe\#
  r-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":"What a login o\#
  f a new user id does when no user is logged in on the device.","type":"string","enum":["atta\#
  ch","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a l\#
  ogin of a known user id does when no user is logged in on the device.","type":"string","enum\#
  ":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a \#
  login does when another user is logged in on the device.","type":"string","enum":["logoutFir\#
  st","switch"]},"onLogout":{"description":"The current user after a logout: the same anonymou\#
  s user (return), or a new anonymous user (rotate).","type":"string","enum":["return","rotate\#
  "]},"onAnonymousLogout":{"description":"What a logout does when no user is logged in.","type\#
  ":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds \#
  a new purchase: the device's anonymous user and its identified user, or only the current use\#
  r.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What\#
   a restore does with a purchase that another user holds.","type":"string","enum":["share","t\#
  ransfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"description":"What a res\#
  tore does with a purchase that only anonymous users hold.","type":"string","enum":["asOthers\#
  ","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-time purchases.",\#
  "type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"Maximum length of \#
  a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds"\#
  :{"description":"Ids that no user may have, compared byte by byte. The empty id is always bl\#
  ocked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required\#
  ":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAno\#
  nymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases","userIdLen\#
  gthMax","blockedUserIds"]},"RulesChoice":{"description":"Name of a preset, or an object with\#
   a preset and the rules that differ from it.","anyOf":[{"$ref":"#/components/schemas/Preset"\#
  },{"type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","description\#
  ":"Preset that supplies the rules that are not given.","default":"qonversion"},"anonymousPre\#
  fix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits follow. When i\#
  t is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdenti\#
  fyNew":{"description":"What a login of a new user id does when no user is logged in on the d\#
  evice.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onId\#
  entifyKnown":{"description":"What a login of a known user id does when no user is logged in \#
  on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"\#
  ]},"onSwitch":{"description":"What a login does when another user is logged in on the device\#
  .","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The current u\#
  ser after a logout: the same anonymous user (return), or a new anonymous user (rotate).","ty\#
  pe":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a logout d\#
  oes when no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]},"purcha\#
  seHolders":{"description":"Who holds a new purchase: the device's anonymous user and its ide\#
  ntified user, or only the current user.","type":"string","enum":["deviceAndUser","currentUse\#
  r"]},"onRestore":{"description":"What a restore does with a purchase that another user holds\#
  .","type":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymo\#
  usHolders":{"description":"What a restore does with a purchase that only anonymous users hol\#
  d.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"Whether \#
  a restore moves one-time purchases.","type":"string","enum":["move","stay"]},"userIdLengthMa\#
  x":{"description":"Maximum length of a user id, in Unicode scalars.","type":"integer","minim\#
  um":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have, compared by\#
  te by byte. The empty id is always blocked.","type":"array","items":{"type":"string","maxLen\#
  gth":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"descript\#
  ion":"State of a purchase or grant. Null before it begins, and for an entitlement that the u\#
  ser never had.","type":["string","null"],"enum":["active","trial","intro","gracePeriod","bil\#
  lingRetry","paused","expired","refunded","revoked",null]},"Store":{"description":"Store that\#
   took the payment: appStore, playStore, amazon, huawei, stripe, web or another word of that \#
  form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"\#
  A store account, for example an Apple ID or a Google account, whose purchases a device can p\#
  resent.","type":"string","minLength":1,"maxLength":255},"SubscriptionId":{"description":"Id \#
  of a subscription. It is unique within one connection.","type":"string"},"Transaction":{"des\#
  cription":"One transaction of a purchase: a paid period or a single payment. A member that i\#
  s not required is absent when it is not set.","type":"object","properties":{"transactionId":\#
  {"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Produc\#
  tId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/compo\#
  nents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"isFamilyS\#
  hared":{"description":"Whether a family member bought it and shares it. An export always sho\#
  ws this member and those up to `attributes`.","type":"boolean"},"price":{"description":"A de\#
  cimal number in a string, for example \"9.99\".","type":["string","null"]},"currency":{"desc\#
  ription":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"description"\#
  :"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"description":"Offe\#
  r code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/components/schema\#
  s/Attributes"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"The kind tha\#
  t the store named."},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","descr\#
  iption":"The environment that the store named."},"autoRenew":{"description":"False while aut\#
  o-renew is off.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Momen\#
  t","description":"Time since which auto-renew has been off."},"gracePeriodExpiresAt":{"$ref"\#
  :"#/components/schemas/Moment","description":"Last moment of the grace period."},"billingRet\#
  ry":{"description":"True while the store retries a failed payment.","type":"boolean"},"pause\#
  dUntil":{"$ref":"#/components/schemas/Moment","description":"Time at which the pause ends."}\#
  ,"refundedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the refund."},"re\#
  vokedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the store withdr\#
  ew access."},"endedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which ac\#
  cess ended before the end of the period."},"paused":{"description":"True while the store say\#
  s that the subscription is paused.","type":"boolean"},"renewsAs":{"$ref":"#/components/schem\#
  as/ProductId","description":"Product of the next period."},"endReason":{"$ref":"#/components\#
  /schemas/EndReason"},"billingIssueAt":{"$ref":"#/components/schemas/Moment","description":"T\#
  ime since which billing has failed."},"asOf":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Time of the newest statement about the transaction."}},"required":["transactionId","pr\#
  oduct","periodType","purchasedAt","expiresAt","asOf"]},"TransactionId":{"description":"Id th\#
  at a store gives to a transaction.","type":"string","minLength":1,"maxLength":255},"User":{"\#
  description":"The current user of a device, or the user that an id belongs to.","type":"obje\#
  ct","properties":{"id":{"$ref":"#/components/schemas/UserId","description":"For a device: th\#
  e identified user, or else the anonymous user. For an id: that id if it is identified, or el\#
  se the id that represents the customer."},"anonymousId":{"description":"For a device: its an\#
  onymous user. For an id: that id if it is anonymous, or else null.","type":["string","null"]\#
  },"identityId":{"description":"Id of the identified user; null for an anonymous user.","type\#
  ":["string","null"]},"customerId":{"$ref":"#/components/schemas/UserId","description":"Id of\#
   the customer. It stays the same across logins, and every userId param accepts it."},"aliase\#
  s":{"description":"Every id of the customer, in byte order. It omits the customerId of a cus\#
  tomer that began with an identified user.","type":"array","items":{"$ref":"#/components/sche\#
  mas/UserId"}},"device":{"$ref":"#/components/schemas/DeviceId","description":"Id of the devi\#
  ce; absent when the request names a user."},"createdAt":{"$ref":"#/components/schemas/Moment\#
  ","description":"Time at which the customer was created."},"environment":{"$ref":"#/componen\#
  ts/schemas/ProjectEnvironment"}},"required":["id","anonymousId","identityId","customerId","a\#
  liases","createdAt","environment"]},"UserId":{"description":"Id of a user: the app's own id,\#
   an anonymous id, or a customerId. It has 1 to `userIdLengthMax` Unicode scalars, and the da\#
  emon compares it byte by byte. An empty id is blockedUserId and a longer id userIdTooLong, s\#
  o this schema has no length.","type":"string"},"Warning":{"description":"A sign that an acce\#
  pted request may be a mistake.","type":"object","properties":{"kind":{"type":"string","enum"\#
  :["unknownProduct","unknownEntitlement","subscriptionWithoutEnd","heldByNobody","sameMoment"\#
  ,"asOfAhead","keyTaken"]},"message":{"description":"An explanation in one sentence.","type":\#
  "string"},"nearest":{"description":"Similar names that exist, nearest first.","type":"array"\#
  ,"items":{"type":"string"}},"fields":{"description":"In sameMoment: the fields that two stat\#
  ements of one moment give different values.","type":"array","items":{"type":"string"}}},"req\#
  uired":["kind","message"]},"Webhook":{"description":"A URL that receives a project's events,\#
   with its secrets. Only an admin can read it.","type":"object","properties":{"url":{"$ref":"\#
  #/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"ol\#
  dSecret":{"description":"Second secret that also signs each delivery; null when there is non\#
  e.","type":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookFormat"},"paused\#
  ":{"description":"True if webhook.pause stopped the posts to the URL.","type":"boolean"},"co\#
  nsumer":{"$ref":"#/components/schemas/ConsumerId","description":"Name of the consumer whose \#
  cursor is the webhook's position. A replay gives the webhook another one."},"cursor":{"$ref"\#
  :"#/components/schemas/Cursor","description":"The webhook's position: all events up to this \#
  cursor are delivered."}},"required":["url","secret","oldSecret","format","paused","consumer"\#
  ,"cursor"]},"WebhookChoice":{"description":"A URL that receives the project's events.","type\#
  ":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"\#
  #/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret\#
  ","description":"Second secret that also signs each delivery, until every receiver knows the\#
   new secret."},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},\#
  "required":["url","secret"],"additionalProperties":false},"WebhookFailure":{"description":"T\#
  he latest failed attempt for the oldest event that waits for another one; if no event waits,\#
   the latest failed attempt.","type":"object","properties":{"at":{"$ref":"#/components/schema\#
  s/Moment","description":"Time of the latest attempt."},"cursor":{"$ref":"#/components/schema\#
  s/Cursor","description":"Cursor of the event."},"reason":{"description":"Why the attempt fai\#
  led, for people.","type":"string","maxLength":500},"attempts":{"description":"Number of atte\#
  mpts so far to post the event.","type":"integer","minimum":1},"nextAttemptAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment","description":"Time of the next attempt; null if the event i\#
  s delivered or no program posts it."}},"required":["at","cursor","reason","attempts","nextAt\#
  temptAt"]},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the event as in\#
   the log. `purchasely`: as Purchasely documents it (webhooks.md).","type":"string","enum":["\#
  entitled","purchasely"]},"WebhookReport":{"description":"How the posts to a URL fare.","type\#
  ":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"deliveredAt":{"$r\#
  ef":"#/components/schemas/Moment","description":"Time of the latest delivery."},"failure":{"\#
  description":"The latest failed attempt for the oldest event that waits for another one; if \#
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
  s":{"description":"A URL that receives a project's events, and how the posts to it fare.","t\#
  ype":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref\#
  ":"#/components/schemas/WebhookFormat"},"state":{"description":"`paused` by webhook.pause; `\#
  stopped` if no program posts; `failing` if an event waits for another attempt; else `posting\#
  `.","type":"string","enum":["paused","stopped","failing","posting"]},"cursor":{"$ref":"#/com\#
  ponents/schemas/Cursor","description":"The webhook's position: all events up to this cursor \#
  are delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer\#
  ","minimum":0},"deliveredAt":{"$ref":"#/components/schemas/NullableMoment","description":"Ti\#
  me of the latest delivery; null if the daemon has had no report of one since its start."},"f\#
  ailure":{"$ref":"#/components/schemas/WebhookFailure","description":"Absent if the daemon ha\#
  s had no report of a failure since its start."}},"required":["url","format","state","cursor"\#
  ,"backlog","deliveredAt"]},"WebhookSummary":{"description":"A URL that receives a project's \#
  events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"for\#
  mat":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url","format"]},"WebhookUrl\#
  ":{"description":"An absolute `https://` or `http://` URL with a host, and optionally a port\#
  , a path and a query. It has no user, password or fragment, because every reader of the proj\#
  ect sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength\#
  ":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is not valid JSON; lines.\#
  md defines the grammar. `offset` is the position of the first wrong byte, counted from 0.","\#
  data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":-32600,"message":"Th\#
  e line is JSON, but not a request: it is not an object or an empty batch, it has no method, \#
  its `jsonrpc` is not \"2.0\", or its id or params have a wrong type.","data":{"kind":"invali\#
  dRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"A line has more th\#
  an `limit` bytes before its line feed. The daemon drops the line and reads the next line as \#
  usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,\#
  "message":"A batch has more than `limit` entries, and the daemon carries out none of them. O\#
  r the answers to earlier entries have more than `limit` bytes, and the daemon does not carry\#
   out this entry.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-3\#
  2600,"message":"The method is not allowed in a batch.","data":{"kind":"notInBatch","retryabl\#
  e":false}},"unknownMethod":{"code":-32601,"message":"The daemon has no such method. `nearest\#
  ` lists similar names.","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{\#
  "code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, o\#
  r two parameters exclude each other. `field` points to it; `nearest` lists similar names.","\#
  data":{"kind":"invalidParams","retryable":false}},"internalError":{"code":-32603,"message":"\#
  The daemon has a fault. Its log has the same `reference`.","data":{"kind":"internalError","r\#
  etryable":false}},"permissionDenied":{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},"un\#
  knownDevice":{"code":1100,"message":"The project has no such device.","data":{"kind":"unknow\#
  nDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The project has no such u\#
  ser.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code":1102,"message\#
  ":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"ki\#
  nd":"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"message":"The id has m\#
  ore Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","r\#
  etryable":false}},"reservedUserId":{"code":1104,"message":"The id begins with the project's \#
  anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"kind":"res\#
  ervedUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"No user is logge\#
  d in on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"kind":"alre\#
  adyAnonymous","retryable":false}},"unknownProject":{"code":1200,"message":"The daemon has no\#
   such project.","data":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code\#
  ":1201,"message":"The project has no purchase with this store and originalTransactionId. Not\#
  hing changes.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":\#
  {"code":1202,"message":"Another user holds the purchase, and a rule of the project keeps it \#
  there. `holder` and `rule` name them. Nothing changes.","data":{"kind":"purchaseHeldByAnothe\#
  r","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call grants or explain\#
  s an entitlement that the project does not have. `nearest` lists similar names.","data":{"ki\#
  nd":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"message":"The u\#
  ser has no active grant of this entitlement. For example, a purchase gives it, or the grant \#
  has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":12\#
  05,"message":"The project uses the system's clock, which cannot be advanced.","data":{"kind"\#
  :"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The daemon cannot\#
   undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an e\#
  vent of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: the link i\#
  s already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged\#
   the customer with another user; `tooMuch`: too many users and purchases depend on the link;\#
   `unclear`: a deletion erased part of the history. `event` is the id of the event that preve\#
  nts the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsumer":{"code":120\#
  7,"message":"No consumer of this name has acknowledged an event. `events.acknowledge` does n\#
  ot create a name that begins with `webhook-`: those belong to webhooks.","data":{"kind":"unk\#
  nownConsumer","retryable":false}},"unknownWebhook":{"code":1208,"message":"The project has n\#
  o webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook"\#
  ,"retryable":false}},"idempotencyConflict":{"code":1300,"message":"A call of the same method\#
   used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict"\#
  ,"retryable":false}},"storageFull":{"code":1400,"message":"The disk has no room for the writ\#
  e. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}\#
  },"storageFailed":{"code":1401,"message":"The write may not be on the disk: the daemon stops\#
  , and its next start shows what is stored. Or the daemon cannot read a record that the reque\#
  st needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}},"overlo\#
  aded":{"code":1402,"message":"More requests are waiting than the daemon accepts. Nothing cha\#
  nges. With a null `id`, the daemon dropped an unfinished line, and `limit` is the total size\#
   of all unfinished lines.","data":{"kind":"overloaded","retryable":true}},"tooManyConnection\#
  s":{"code":1403,"message":"The daemon has reached its maximum of connections. It answers the\#
   first line with this error and closes the connection.","data":{"kind":"tooManyConnections",\#
  "retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is shutting down. Noth\#
  ing changes.","data":{"kind":"shuttingDown","retryable":true}}}}}\#

  """#
