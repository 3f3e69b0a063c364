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
  e,"summary":"Purchase time, RFC 3339. Default: now.","schema":{"$ref":"#/components/schemas/\#
  Moment"}},{"name":"expiresAt","required":false,"summary":"Last moment of the paid period, RF\#
  C 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"periodTy\#
  pe","required":false,"summary":"Price of the period: full (normal), a trial, or introductory\#
   (intro).","schema":{"$ref":"#/components/schemas/PeriodType","default":"normal"}},{"name":"\#
  environment","required":false,"summary":"Environment of the store: production, or sandbox fo\#
  r test purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment","default":"pr\#
  oduction"}},{"name":"isFamilyShared","required":false,"summary":"Whether a family member bou\#
  ght it and shares it.","schema":{"type":"boolean","default":false}},{"name":"price","require\#
  d":false,"summary":"Price that the customer paid: a decimal number in a string, for example \#
  \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","required":fal\#
  se,"summary":"Currency of the price: an ISO 4217 code, for example EUR.","schema":{"$ref":"#\#
  /components/schemas/Currency"}},{"name":"country","required":false,"summary":"Country of the\#
   purchase: an ISO 3166 code, for example DE.","schema":{"$ref":"#/components/schemas/Country\#
  "}},{"name":"offerCode","required":false,"summary":"Offer code that the customer redeemed.",\#
  "schema":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes","required":fa\#
  lse,"summary":"Up to 20 strings of your own, which the events of this purchase repeat.","sch\#
  ema":{"$ref":"#/components/schemas/Attributes"}},{"name":"project","required":false,"summary\#
  ":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"\#
  }},{"name":"dryRun","required":false,"summary":"Computes the result and the events without c\#
  hanging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","re\#
  quired":false,"summary":"Makes a retry safe: the same key with the same params returns the s\#
  tored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["\#
  device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"purc\#
  hase":{"$ref":"#/components/schemas/Purchase"},"created":{"description":"True when the purch\#
  ase is new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase. received:\#
   the buyer did not hold the purchase, and holds it now. planChanged: a new transaction with \#
  another product. renewed: any other new transaction. unchanged: a transaction that the daemo\#
  n knows, or that is older than the latest.","type":"string","enum":["recorded","renewed","pl\#
  anChanged","received","unchanged"]},"entitlements":{"$ref":"#/components/schemas/Entitlement\#
  s","description":"The buyer's entitlements after the call."},"warnings":{"description":"Abse\#
  nt when there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning\#
  "}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events\#
  ":{"description":"The events that the call would emit. Only in a dry run.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is th\#
  e stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["pu\#
  rchase","created","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"T\#
  he project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1\#
  102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`."\#
  ,"data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more \#
  Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retry\#
  able":false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or \#
  it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryab\#
  le":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknown\#
  Project","retryable":false}},{"code":1202,"message":"Another user holds the purchase, and a \#
  rule of the project keeps it there. `holder` and `rule` name them. Nothing changes.","data":\#
  {"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the sa\#
  me method used this key with other params in the last 24 hours.","data":{"kind":"idempotency\#
  Conflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. No\#
  thing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"c\#
  ode":1401,"message":"The write may not be on the disk: the daemon stops, and its next start \#
  shows what is stored. Or the daemon cannot read a record that the request needs: then it kee\#
  ps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a subs\#
  cription","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},\#
  {"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactio\#
  nId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"nam\#
  e":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transact\#
  ionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anony\#
  mous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","fir\#
  stPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStart\#
  edAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":n\#
  ull,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":n\#
  ull,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"r\#
  evokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","\#
  periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:\#
  00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","a\#
  ctive":true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRen\#
  ew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","exp\#
  iresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-0\#
  1T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRen\#
  ewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactio\#
  nId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction again","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mon\#
  thly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"p\#
  arams":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"sto\#
  re","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":\#
  "2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStor\#
  e","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscri\#
  ption","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"p\#
  urchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"p\#
  roduction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":nu\#
  ll,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":fa\#
  lse,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"\#
  transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00\#
  :00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged"\#
  ,"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"month\#
  ly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal\#
  ","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriod\#
  ExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T\#
  00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment\#
  ":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}}\#
  ,{"name":"by a user who is logged in","x-given":[{"method":"project.define","params":{"produ\#
  cts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-\#
  01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identif\#
  y","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"i\#
  phone"},{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"tr\#
  ansactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"resul\#
  t":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","\#
  transactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":[\#
  "{{anonymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01\#
  T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:\#
  00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilySha\#
  red":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"au\#
  toRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,\#
  "refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","\#
  product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium\#
  ":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","\#
  renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPur\#
  chasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStar\#
  tedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"a\#
  ppStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"\#
  monthly","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z",\#
  "expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"nam\#
  e":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId",\#
  "value":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchasedAt","value\#
  ":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"resu\#
  lt":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000",\#
  "transactionId":"1001","product":"monthly","kind":"subscription","state":"active","holders":\#
  ["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.0\#
  00Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","t\#
  rialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,\#
  "price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisa\#
  bledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt\#
  ":null,"revokedAt":null,"renewsCount":1,"transactions":[{"transactionId":"1000","product":"m\#
  onthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-\#
  15T00:00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"normal","purcha\#
  sedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z"}]},"created":false,\#
  "outcome":"renewed","entitlements":{"premium":{"id":"premium","active":true,"state":"active"\#
  ,"productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","\#
  periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00\#
  .000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurcha\#
  sedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCo\#
  unt":1,"environment":"production","store":"appStore","transactionId":"1001","originalTransac\#
  tionId":"1000"}}}}},{"name":"a product that the catalogue does not know","x-given":[{"method\#
  ":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","valu\#
  e":"user_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"stripe"},{"name\#
  ":"transactionId","value":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"s\#
  tripe","originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonC\#
  onsumable","state":"active","holders":["user_id_1"],"device":null,"storeAccount":null,"purch\#
  asedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :null,"trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared\#
  ":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"auto\#
  RenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"r\#
  efundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"pi_1","pr\#
  oduct":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":n\#
  ull}]},"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownPro\#
  duct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"\#
  Updates a purchase, for example after a refund. Omitted params keep their value.","x-role":"\#
  write","x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"summ\#
  ary":"Store that took the payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name":\#
  "originalTransactionId","required":true,"summary":"Id of the first transaction of the purcha\#
  se.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"expiresAt","required":\#
  false,"summary":"New last moment of the paid period, RFC 3339; null: no end.","schema":{"$re\#
  f":"#/components/schemas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"W\#
  hether the subscription renews automatically; null: true.","schema":{"type":["boolean","null\#
  "]}},{"name":"gracePeriodExpiresAt","required":false,"summary":"Last moment of the grace per\#
  iod, RFC 3339; null: no grace period.","schema":{"$ref":"#/components/schemas/NullableMoment\#
  "}},{"name":"billingRetry","required":false,"summary":"Whether the store retries a failed pa\#
  yment; null: false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":\#
  false,"summary":"Time at which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"\#
  #/components/schemas/NullableMoment"}},{"name":"refundedAt","required":false,"summary":"Time\#
   of the refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/schemas/NullableM\#
  oment"}},{"name":"revokedAt","required":false,"summary":"Time at which the store withdrew ac\#
  cess, RFC 3339, for example when family sharing ends; null: not withdrawn.","schema":{"$ref"\#
  :"#/components/schemas/NullableMoment"}},{"name":"product","required":false,"summary":"Id of\#
   the product from now on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductI\#
  d"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/c\#
  omponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summar\#
  y":"Computes the result and the events without changing anything.","schema":{"type":"boolean\#
  ","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe:\#
   the same key with the same params returns the stored result.","schema":{"$ref":"#/component\#
  s/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties\#
  ":{"purchase":{"$ref":"#/components/schemas/Purchase"},"warnings":{"description":"Absent whe\#
  n there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"d\#
  ryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"de\#
  scription":"The events that the call would emit. Only in a dry run.","type":"array","items":\#
  {"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stor\#
  ed result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase\#
  "]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or\#
   out of range, or two parameters exclude each other. `field` points to it; `nearest` lists s\#
  imilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"Th\#
  e caller's role is lower than the role that the method needs. `uid` and `role` are the calle\#
  r's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"\#
  kind":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no purcha\#
  se with this store and originalTransactionId. Nothing changes.","data":{"kind":"unknownPurch\#
  ase","retryable":false}},{"code":1300,"message":"A call of the same method used this key wit\#
  h other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false\#
  }},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading \#
  still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The wr\#
  ite may not be on the disk: the daemon stops, and its next start shows what is stored. Or th\#
  e daemon cannot read a record that the request needs: then it keeps running.","data":{"kind"\#
  :"storageFailed","retryable":false}}],"examples":[{"name":"auto-renew turned off","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthl\#
  y","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"para\#
  ms":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"n\#
  ame":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"app\#
  Store","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"sub\#
  scription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":nul\#
  l,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment\#
  ":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode\#
  ":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpire\#
  sAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renews\#
  Count":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","\#
  purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name"\#
  :"a refund","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"s\#
  ubscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"\#
  method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iph\#
  one","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T0\#
  0:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionI\#
  d","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name\#
  ":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transacti\#
  onId":"1000","product":"monthly","kind":"subscription","state":"refunded","holders":["{{anon\#
  ymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","fi\#
  rstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStar\#
  tedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":\#
  null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":\#
  null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-\#
  01-01T00:00:00.000Z","revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000\#
  ","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund that was none","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":\#
  "appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purcha\#
  se.update","params":{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-01\#
  -01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransac\#
  tionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result","value\#
  ":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","pro\#
  duct":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":\#
  "iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"period\#
  Type":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":nul\#
  l,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodEx\#
  piresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"re\#
  newsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"norma\#
  l","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}}]},{\#
  "name":"restore","summary":"Restores the purchases of a device's store account for its curre\#
  nt user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device",\#
  "required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceI\#
  d"}},{"name":"purchases","required":false,"summary":"Purchases to restore, from any store ac\#
  count; an empty list restores nothing. Default: every purchase of the device's store account\#
  .","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseName"},"maxItems":\#
  1000}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#\#
  /components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summ\#
  ary":"Computes the result and the events without changing anything.","schema":{"type":"boole\#
  an","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry saf\#
  e: the same key with the same params returns the stored result.","schema":{"$ref":"#/compone\#
  nts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purchases that t\#
  he user holds now and did not hold before.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Move"}},"transferred":{"description":"Those of `restored` that another user lost.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"Purchases\#
   that a rule left with their holders.","type":"array","items":{"$ref":"#/components/schemas/\#
  Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The use\#
  r's entitlements after the call."},"warnings":{"description":"Absent when there are no warni\#
  ngs.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description\#
  ":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The even\#
  ts that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/component\#
  s/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an idem\#
  potency key; otherwise absent.","type":"boolean"}},"required":["user","restored","transferre\#
  d","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has \#
  no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":"\#
  The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code"\#
  :1201,"message":"The project has no purchase with this store and originalTransactionId. Noth\#
  ing changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A\#
   call of the same method used this key with other params in the last 24 hours.","data":{"kin\#
  d":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room fo\#
  r the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retrya\#
  ble":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and \#
  its next start shows what is stored. Or the daemon cannot read a record that the request nee\#
  ds: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[\#
  {"name":"after a reinstall","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"metho\#
  d":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactio\#
  nId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":\#
  "ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":\#
  "result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customer\#
  Id":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","\#
  environment":"production"},"restored":[{"store":"appStore","originalTransactionId":"1000","p\#
  roduct":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"t\#
  ransferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state":\#
  "active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"pur\#
  chase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T\#
  00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","la\#
  stPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"\#
  renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origina\#
  lTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.defin\#
  e","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}\#
  ],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"\#
  id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymou\#
  s}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","e\#
  nvironment":"production"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]}\#
  ,{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"e\#
  ither","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"\#
  $ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of t\#
  he user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"ent\#
  itlement","required":true,"summary":"Id of the entitlement that was granted.","schema":{"$re\#
  f":"#/components/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"dryRun","required":false,"summary":"Computes the result and the events without changing\#
   anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"Makes a retry safe: the same key with the same params returns the stored r\#
  esult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"\#
  ],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement\#
  ":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement after the call. \#
  A purchase may still give it."},"dryRun":{"description":"True in a dry run; otherwise absent\#
  .","type":"boolean"},"events":{"description":"The events that the call would emit. Only in a\#
   dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descri\#
  ption":"True when this is the stored result of an idempotency key; otherwise absent.","type"\#
  :"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is\#
   missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `f\#
  ield` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryabl\#
  e":false}},{"code":1000,"message":"The caller's role is lower than the role that the method \#
  needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method'\#
  s role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The p\#
  roject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,\#
  "message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{\#
  "code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUs\#
  erIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id h\#
  as more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong\#
  ","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind\#
  ":"unknownProject","retryable":false}},{"code":1204,"message":"The user has no active grant \#
  of this entitlement. For example, a purchase gives it, or the grant has ended.","data":{"kin\#
  d":"notAManualGrant","retryable":false}},{"code":1300,"message":"A call of the same method u\#
  sed this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","\#
  retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing chang\#
  es, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"\#
  message":"The write may not be on the disk: the daemon stops, and its next start shows what \#
  is stored. Or the daemon cannot read a record that the request needs: then it keeps running.\#
  ","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"pre\#
  mium"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium\#
  "}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state":\#
  "revoked","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual\#
  ","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpi\#
  resAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewD\#
  isabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"origin\#
  alTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as an Op\#
  enRPC document.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":\#
  {"name":"result","schema":{"description":"The OpenRPC document, with `x-role` on every metho\#
  d.","type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"meth\#
  ods":{"type":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":[\#
  "openrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter i\#
  s missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `\#
  field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryab\#
  le":false}},{"code":1000,"message":"The caller's role is lower than the role that the method\#
   needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method\#
  's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"the do\#
  cument","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}",\#
  "methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists t\#
  he methods, or describes one method.","x-role":"read","x-since":1,"paramStructure":"either",\#
  "params":[{"name":"method","required":false,"summary":"Name of the method to describe. Defau\#
  lt: the list of all methods.","schema":{"type":"string"}}],"result":{"name":"result","schema\#
  ":{"type":"object","properties":{"methods":{"description":"All methods, sorted by name. Only\#
   without `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"m\#
  ethod":{"description":"The method's entry in the OpenRPC document. Only with `method`.","typ\#
  e":"object"},"components":{"description":"The schemas that the entry refers to, in `schemas`\#
  . Only with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message":\#
  "A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude\#
   each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPa\#
  rams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role t\#
  hat the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs`\#
   is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{\#
  "name":"all methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},{\#
  "name":"one method","params":[{"name":"method","value":"logout"}],"result":{"name":"result",\#
  "value":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Ret\#
  urns the daemon's version and limits, and the caller's role.","x-role":"read","x-since":1,"p\#
  aramStructure":"either","params":[],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"version":{"description":"Version of the daemon.","type":"string"},"protocol":{"de\#
  scription":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/sche\#
  mas/Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"inte\#
  ger","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protoc\#
  ol","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of range, or two parameters exclude each other. `field` po\#
  ints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The caller's role is lower than the role that the method needs. `\#
  uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role."\#
  ,"data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params"\#
  :[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","\#
  uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}\#
  }}]},{"name":"server.ping","summary":"Checks that the daemon answers.","x-role":"read","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"echo","required":false,"summary":"Value \#
  that the answer repeats, without the white space between its tokens.","schema":{"description\#
  ":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"po\#
  ng":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Mome\#
  nt","description":"Time of the system clock."},"echo":{"description":"The value from the req\#
  uest; absent when the request has none."}},"required":["pong","now"]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two para\#
  meters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"ki\#
  nd":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower t\#
  han the role that the method needs. `uid` and `role` are the caller's (`none` without a role\#
  ), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}]\#
  ,"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now\#
  ":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result\#
  ":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"set\#
  UserProperty","summary":"Stores a key/value property; never affects access.","x-role":"write\#
  ","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary\#
  ":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","r\#
  equired":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/componen\#
  ts/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of the property: 1 to 80 \#
  letters, digits, and _ . : - $. Names that other systems reserve, for example $email, have n\#
  o special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","r\#
  equired":true,"summary":"New value. An empty string removes the property.","schema":{"$ref":\#
  "#/components/schemas/PropertyValue"}},{"name":"project","required":false,"summary":"Id of t\#
  he project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name"\#
  :"dryRun","required":false,"summary":"Computes the result and the events without changing an\#
  ything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fa\#
  lse,"summary":"Makes a retry safe: the same key with the same params returns the stored resu\#
  lt.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],[\#
  "userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref\#
  ":"#/components/schemas/UserId","description":"Id of the user that the answer is about."},"k\#
  ey":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Proper\#
  tyValue"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"\#
  events":{"description":"The events that the call would emit. Only in a dry run.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this\#
   is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required\#
  ":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unk\#
  nown, of a wrong type or out of range, or two parameters exclude each other. `field` points \#
  to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"\#
  code":1000,"message":"The caller's role is lower than the role that the method needs. `uid` \#
  and `role` are the caller's (`none` without a role), and `needs` is the method's role.","dat\#
  a":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no\#
   such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"Th\#
  e project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"\#
  message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","dat\#
  a":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unico\#
  de scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable"\#
  :false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPro\#
  ject","retryable":false}},{"code":1300,"message":"A call of the same method used this key wi\#
  th other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fals\#
  e}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading\#
   still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The w\#
  rite may not be on the disk: the daemon stops, and its next start shows what is stored. Or t\#
  he daemon cannot read a record that the request needs: then it keeps running.","data":{"kind\#
  ":"storageFailed","retryable":false}}],"examples":[{"name":"the id of the user in another sy\#
  stem","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"na\#
  me":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{\#
  "name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSid\#
  eUserId"}}}]},{"name":"user.delete","summary":"Deletes a customer and erases its ids from ev\#
  erything that the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref"\#
  :"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the pro\#
  ject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryR\#
  un","required":false,"summary":"Computes the result and the events without changing anything\#
  .","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"s\#
  ummary":"Makes a retry safe: the same key with the same params returns the stored result.","\#
  schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":\#
  {"type":"object","properties":{"tombstone":{"description":"New id that replaces every erased\#
   id in events. It belongs to no user.","type":"string"},"users":{"description":"Number of er\#
  ased users: the aliases of the customer.","type":"integer","minimum":1},"devices":{"descript\#
  ion":"Number of erased devices. `install` can register them again.","type":"integer","minimu\#
  m":0},"purchases":{"description":"Number of erased purchases: those that no other customer h\#
  olds.","type":"integer","minimum":0},"shared":{"description":"Number of purchases that other\#
   customers hold and keep.","type":"integer","minimum":0},"dryRun":{"description":"True in a \#
  dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the c\#
  all would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Eve\#
  nt"}},"replayed":{"description":"True when this is the stored result of an idempotency key; \#
  otherwise absent.","type":"boolean"}},"required":["tombstone","users","devices","purchases",\#
  "shared"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong \#
  type or out of range, or two parameters exclude each other. `field` points to it; `nearest` \#
  lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messa\#
  ge":"The caller's role is lower than the role that the method needs. `uid` and `role` are th\#
  e caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permi\#
  ssionDenied","retryable":false}},{"code":1101,"message":"The project has no such user.","dat\#
  a":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this i\#
  d: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retry\#
  able":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `us\#
  erIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"\#
  The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code"\#
  :1300,"message":"A call of the same method used this key with other params in the last 24 ho\#
  urs.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The d\#
  isk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"st\#
  orageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the \#
  daemon stops, and its next start shows what is stored. Or the daemon cannot read a record th\#
  at the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fal\#
  se}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"project.define","pa\#
  rams":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":\#
  "install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method\#
  ":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transaction\#
  Id":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attribute\#
  s":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}\#
  ,{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.or\#
  g"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"tombsto\#
  ne":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":\#
  "iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value\#
  ":true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":\#
  0,"purchases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"\#
  2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}\#
  ","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"}\#
  ,{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","u\#
  ser":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"\#
  }}]}}}]},{"name":"user.export","summary":"Returns everything that the daemon stores about a \#
  customer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"userId",\#
  "required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/U\#
  serId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":\#
  "#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"ids":{"descriptio\#
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
  entityId","storeAccount","platform","app","createdAt"]}},"purchases":{"description":"Purchas\#
  es that the customer holds, with all their transactions.","type":"array","items":{"$ref":"#/\#
  components/schemas/Purchase"}},"grants":{"description":"Grants, including those that have en\#
  ded.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/compone\#
  nts/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{\#
  "$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/Null\#
  ableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"properties":\#
  {"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/P\#
  ropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/compon\#
  ents/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"description":"Ear\#
  lier values of properties that another user of the same customer replaced. An empty value is\#
   a removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/componen\#
  ts/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$re\#
  f":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$re\#
  f":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Time of the entitlements and of the purchases' states: now."},"events":{"description":\#
  "Events of the customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Positi\#
  on at which events.read continues, with the same id as `user`."},"moreEvents":{"description"\#
  :"True when events.read has more events of the customer.","type":"boolean"}},"required":["us\#
  er","ids","devices","purchases","grants","properties","overridden","entitlements","at","even\#
  ts","cursor","moreEvents"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unk\#
  nown, of a wrong type or out of range, or two parameters exclude each other. `field` points \#
  to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"\#
  code":1000,"message":"The caller's role is lower than the role that the method needs. `uid` \#
  and `role` are the caller's (`none` without a role), and `needs` is the method's role.","dat\#
  a":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no\#
   such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No use\#
  r may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"bloc\#
  kedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than \#
  the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code"\#
  :1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable\#
  ":false}}],"examples":[{"name":"all of it","x-given":[{"method":"project.define","params":{"\#
  rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}\#
  },"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purch\#
  ase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"100\#
  0","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"cam\#
  paign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"metho\#
  d":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"p\#
  arams":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"an\#
  n","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymou\#
  s}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"ids":[{"id":\#
  "{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"}\#
  ,{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"dev\#
  ices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"a\#
  pple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"purchases":[\#
  {"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly\#
  ","kind":"subscription","state":"active","holders":["ann"],"device":"iphone","storeAccount":\#
  "apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","e\#
  nvironment":"production","isFamilyShared":false,"price":"9.99","currency":"EUR","country":nu\#
  ll,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,\#
  "billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"\#
  transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedA\#
  t":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,\#
  "price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"wi\#
  nter"}}]}],"grants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026\#
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
  rsor":"7","moreEvents":false}}}]},{"name":"user.link.undo","summary":"Undoes a login, an ali\#
  as or a transfer, as if it had never happened.","x-role":"admin","x-since":1,"paramStructure\#
  ":"either","params":[{"name":"event","required":true,"summary":"Id of the event to undo: ide\#
  ntified, usersAliased, subscriptionTransferred or oneTimePurchaseTransferred.","schema":{"$r\#
  ef":"#/components/schemas/EventId"}},{"name":"project","required":false,"summary":"Id of the\#
   project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"\#
  dryRun","required":false,"summary":"Computes the result and the events without changing anyt\#
  hing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fals\#
  e,"summary":"Makes a retry safe: the same key with the same params returns the stored result\#
  .","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","sche\#
  ma":{"type":"object","properties":{"undone":{"$ref":"#/components/schemas/EventId","descript\#
  ion":"Id of the undone event."},"purchases":{"description":"Purchases that changed holders. \#
  `to` lists the holders after the call, even when a user only lost the purchase.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later changes that \#
  stay: restores and purchases that would have met other holders, the aliases that they made, \#
  and earlier undos about the same users and purchases.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/KeptLink"}},"dryRun":{"description":"True in a dry run; otherwise absent.","\#
  type":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry\#
   run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descriptio\#
  n":"True when this is the stored result of an idempotency key; otherwise absent.","type":"bo\#
  olean"}},"required":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"messa\#
  ge":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"\#
  code":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the re\#
  ason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the eve\#
  nt linked nothing; `undone`: the link is already undone; `isUndo`: the event comes from an u\#
  ndo; `laterAlias`: a later alias merged the customer with another user; `tooMuch`: too many \#
  users and purchases depend on the link; `unclear`: a deletion erased part of the history. `e\#
  vent` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable\#
  ":false}},{"code":1300,"message":"A call of the same method used this key with other params \#
  in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400\#
  ,"message":"The disk has no room for the write. Nothing changes, and reading still works.","\#
  data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be \#
  on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot\#
   read a record that the request needs: then it keeps running.","data":{"kind":"storageFailed\#
  ","retryable":false}}],"examples":[{"name":"another user's login took a purchase","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthl\#
  y","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":\#
  "identify","params":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId"\#
  :"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["id\#
  entified"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{\#
  "name":"event","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}"\#
  ,"purchases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":\#
  "subscription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"k\#
  ept":[]}}}]},{"name":"userInfo","summary":"Returns the current user of a device, or the user\#
   that an id belongs to.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"n\#
  ame":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/\#
  schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of \#
  `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":fal\#
  se,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default\#
  ":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"\#
  type":"object","properties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"\#
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
  ],"examples":[{"name":"by device","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","\#
  params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphon\#
  e"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}\#
  }","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"ip\#
  hone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user\#
   id","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","u\#
  serId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"res\#
  ult","value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customer\#
  Id":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environme\#
  nt":"production"}}}}]},{"name":"userProperties","summary":"Returns the properties that setUs\#
  erProperty stored.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":\#
  "device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schem\#
  as/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `devi\#
  ce`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"s\#
  ummary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"de\#
  fault"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"properties":{"$ref":"#/components/schemas/Properties"}},"required":\#
  ["properties"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a w\#
  rong type or out of range, or two parameters exclude each other. `field` points to it; `near\#
  est` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"\#
  message":"The caller's role is lower than the role that the method needs. `uid` and `role` a\#
  re the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"\#
  permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such device\#
  .","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project ha\#
  s no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No\#
   user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"\#
  blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars t\#
  han the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"c\#
  ode":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retry\#
  able":false}}],"examples":[{"name":"two of them","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"metho\#
  d":"setUserProperty","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},\#
  {"method":"setUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"params"\#
  :[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{"$ema\#
  il":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","p\#
  arams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"pa\#
  rams":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{\#
  }}}}]},{"name":"webhook.claim","summary":"Makes the connection the only one that posts a pro\#
  ject's events, until it closes. For programs that post.","x-role":"admin","x-since":1,"param\#
  Structure":"either","params":[{"name":"reports","required":false,"summary":"How the posts fa\#
  re. A report replaces the earlier report on its URL.","schema":{"type":"array","maxItems":10\#
  ,"items":{"$ref":"#/components/schemas/WebhookReport"}}},{"name":"project","required":false,\#
  "summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"\#
  default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"claimed":{"de\#
  scription":"False if another connection has the claim. Then the daemon ignores the reports."\#
  ,"type":"boolean"}},"required":["claimed"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of range, or two parameters exclude each other.\#
   `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retry\#
  able":false}},{"code":1000,"message":"The caller's role is lower than the role that the meth\#
  od needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the meth\#
  od's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"Th\#
  e daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"example\#
  s":[{"name":"the first program gets the claim","x-given":[{"method":"project.define","params\#
  ":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}}],"params":[],"resul\#
  t":{"name":"result","value":{"claimed":true}}}]},{"name":"webhook.list","summary":"Returns t\#
  he state of a project's webhooks, without their secrets.","x-role":"read","x-since":1,"param\#
  Structure":"either","params":[{"name":"project","required":false,"summary":"Id of the projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"poster":{"description":"The process that\#
   posts the project's events; absent if there is none.","type":"object","properties":{"uid":{\#
  "type":"integer"},"pid":{"type":"integer"}},"required":["uid","pid"]},"webhooks":{"descripti\#
  on":"In the order of project.define.","type":"array","items":{"$ref":"#/components/schemas/W\#
  ebhookStatus"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A parameter i\#
  s missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `\#
  field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryab\#
  le":false}},{"code":1000,"message":"The caller's role is lower than the role that the method\#
   needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method\#
  's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The \#
  daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples"\#
  :[{"name":"no program posts","x-given":[{"method":"project.define","params":{"webhooks":[{"u\#
  rl":"https://example.com/events","secret":"sesame"}]}},{"method":"install","params":{"device\#
  ":"iphone"}}],"params":[],"result":{"name":"result","value":{"webhooks":[{"url":"https://exa\#
  mple.com/events","format":"entitled","state":"stopped","cursor":"0","backlog":1,"deliveredAt\#
  ":null}]}}},{"name":"an event waits for another attempt","x-given":[{"method":"project.defin\#
  e","params":{"webhooks":[{"url":"https://example.com/events","secret":"sesame"}]}},{"method"\#
  :"install","params":{"device":"iphone"}},{"method":"webhook.claim","params":{"reports":[{"ur\#
  l":"https://example.com/events","deliveredAt":"2026-01-01T00:00:00Z","failure":{"at":"2026-0\#
  1-02T00:00:00Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-01-02T00\#
  :00:01Z"}}]}}],"params":[],"result":{"name":"result","value":{"poster":{"uid":"{{any}}","pid\#
  ":"{{any}}"},"webhooks":[{"url":"https://example.com/events","format":"entitled","state":"fa\#
  iling","cursor":"0","backlog":1,"deliveredAt":"2026-01-01T00:00:00.000Z","failure":{"at":"20\#
  26-01-02T00:00:00.000Z","cursor":"1","reason":"HTTP 500","attempts":3,"nextAttemptAt":"2026-\#
  01-02T00:00:01.000Z"}}]}}}]},{"name":"webhook.pause","summary":"Stops the posts to a URL unt\#
  il webhook.resume. Its events wait.","x-role":"admin","x-since":1,"paramStructure":"either",\#
  "params":[{"name":"url","required":true,"summary":"URL of the webhook, as project.define has\#
   it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","required":fals\#
  e,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default"\#
  :"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events\#
   without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempoten\#
  cyKey","required":false,"summary":"Makes a retry safe: the same key with the same params ret\#
  urns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/components/schemas\#
  /WebhookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to the URL.",\#
  "type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The webhook'\#
  s position: all events up to this cursor are delivered."},"backlog":{"description":"Number o\#
  f events after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"True in a d\#
  ry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the ca\#
  ll would emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/components\#
  /schemas/Event"}},"replayed":{"description":"True when this is the stored result of an idemp\#
  otency key; otherwise absent.","type":"boolean"}},"required":["url","paused","cursor","backl\#
  og"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type \#
  or out of range, or two parameters exclude each other. `field` points to it; `nearest` lists\#
   similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"\#
  The caller's role is lower than the role that the method needs. `uid` and `role` are the cal\#
  ler's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permission\#
  Denied","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":\#
  {"kind":"unknownProject","retryable":false}},{"code":1208,"message":"The project has no webh\#
  ook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebhook","retr\#
  yable":false}},{"code":1300,"message":"A call of the same method used this key with other pa\#
  rams in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code"\#
  :1400,"message":"The disk has no room for the write. Nothing changes, and reading still work\#
  s.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may no\#
  t be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon c\#
  annot read a record that the request needs: then it keeps running.","data":{"kind":"storageF\#
  ailed","retryable":false}}],"examples":[{"name":"a server that is down for long","x-given":[\#
  {"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret\#
  ":"sesame"}]}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"url","v\#
  alue":"https://example.com/events"}],"result":{"name":"result","value":{"url":"https://examp\#
  le.com/events","paused":true,"cursor":"0","backlog":1}}}]},{"name":"webhook.replay","summary\#
  ":"Moves a webhook to a cursor, so that the events after it are posted, again if they were p\#
  osted before.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"url\#
  ","required":true,"summary":"URL of the webhook, as project.define has it.","schema":{"$ref"\#
  :"#/components/schemas/WebhookUrl"}},{"name":"after","required":true,"summary":"Cursor befor\#
  e the first event to post. `0` is the beginning of the log.","schema":{"$ref":"#/components/\#
  schemas/Cursor"}},{"name":"project","required":false,"summary":"Id of the project.","schema"\#
  :{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":\#
  false,"summary":"Computes the result and the events without changing anything.","schema":{"t\#
  ype":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes \#
  a retry safe: the same key with the same params returns the stored result.","schema":{"$ref"\#
  :"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object\#
  ","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"paused":{"description":"Tr\#
  ue if webhook.pause stopped the posts to the URL.","type":"boolean"},"cursor":{"$ref":"#/com\#
  ponents/schemas/Cursor","description":"The webhook's position: all events up to this cursor \#
  are delivered."},"backlog":{"description":"Number of events after `cursor`.","type":"integer\#
  ","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolea\#
  n"},"events":{"description":"The events that the call would emit: always none. Only in a dry\#
   run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descriptio\#
  n":"True when this is the stored result of an idempotency key; otherwise absent.","type":"bo\#
  olean"}},"required":["url","paused","cursor","backlog"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,\#
  "message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}},{"code":1208,"message":"The project has no webhook with this URL. The error does not rep\#
  eat the URL.","data":{"kind":"unknownWebhook","retryable":false}},{"code":1300,"message":"A \#
  call of the same method used this key with other params in the last 24 hours.","data":{"kind\#
  ":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for\#
   the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryab\#
  le":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and i\#
  ts next start shows what is stored. Or the daemon cannot read a record that the request need\#
  s: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{\#
  "name":"everything from the beginning","x-given":[{"method":"install","params":{"device":"ip\#
  hone"}},{"method":"project.define","params":{"webhooks":[{"url":"https://example.com/events"\#
  ,"secret":"sesame"}]}}],"params":[{"name":"url","value":"https://example.com/events"},{"name\#
  ":"after","value":"0"}],"result":{"name":"result","value":{"url":"https://example.com/events\#
  ","paused":false,"cursor":"0","backlog":1}}}]},{"name":"webhook.resume","summary":"Resumes t\#
  he posts to a paused URL, from its position.","x-role":"admin","x-since":1,"paramStructure":\#
  "either","params":[{"name":"url","required":true,"summary":"URL of the webhook, as project.d\#
  efine has it.","schema":{"$ref":"#/components/schemas/WebhookUrl"}},{"name":"project","requi\#
  red":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId",\#
  "default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and t\#
  he events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"\#
  idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same p\#
  arams returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"url":{"$ref":"#/component\#
  s/schemas/WebhookUrl"},"paused":{"description":"True if webhook.pause stopped the posts to t\#
  he URL.","type":"boolean"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The\#
   webhook's position: all events up to this cursor are delivered."},"backlog":{"description":\#
  "Number of events after `cursor`.","type":"integer","minimum":0},"dryRun":{"description":"Tr\#
  ue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events th\#
  at the call would emit: always none. Only in a dry run.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of\#
   an idempotency key; otherwise absent.","type":"boolean"}},"required":["url","paused","curso\#
  r","backlog"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1208,"message":"The project ha\#
  s no webhook with this URL. The error does not repeat the URL.","data":{"kind":"unknownWebho\#
  ok","retryable":false}},{"code":1300,"message":"A call of the same method used this key with\#
   other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}\#
  },{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading s\#
  till works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The wri\#
  te may not be on the disk: the daemon stops, and its next start shows what is stored. Or the\#
   daemon cannot read a record that the request needs: then it keeps running.","data":{"kind":\#
  "storageFailed","retryable":false}}],"examples":[{"name":"the server is back","x-given":[{"m\#
  ethod":"project.define","params":{"webhooks":[{"url":"https://example.com/events","secret":"\#
  sesame"}]}},{"method":"webhook.pause","params":{"url":"https://example.com/events"}},{"metho\#
  d":"install","params":{"device":"iphone"}}],"params":[{"name":"url","value":"https://example\#
  .com/events"}],"result":{"name":"result","value":{"url":"https://example.com/events","paused\#
  ":false,"cursor":"0","backlog":1}}}]}],"components":{"schemas":{"AppId":{"description":"An a\#
  pp of the project, for example its bundle id.","type":"string","minLength":1,"maxLength":255\#
  },"AppliedRule":{"description":"A rule of the project, with the value that decided the step.\#
  ","type":"object","properties":{"name":{"description":"Name of the rule, as in `project.defi\#
  ne`.","type":"string","enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore\#
  ","anonymousHolders"]},"value":{"description":"Value that the rule had when the step happene\#
  d.","type":"string"}},"required":["name","value"]},"Attributes":{"description":"Up to 20 str\#
  ings of the caller's own, which the events of this purchase repeat.","type":"object","maxPro\#
  perties":20,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"s\#
  tring","maxLength":500}},"Catalogue":{"description":"Products by their ids.","type":"object"\#
  ,"propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$ref":"#\#
  /components/schemas/Product"},"maxProperties":10000},"Cause":{"description":"What caused the\#
   event. A request gives its `method` and `id`; a notification has no `id`. `clock` is true f\#
  or a change that fell due.","type":"object","properties":{"method":{"type":"string"},"id":{"\#
  type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"The c\#
  lock of a project: the system's, or a manual clock, which only moves when it is advanced.","\#
  type":"object","properties":{"kind":{"type":"string","enum":["system","manual"]},"now":{"$re\#
  f":"#/components/schemas/Moment","description":"Time of a manual clock; absent for the syste\#
  m's."}},"required":["kind"]},"ClockChoice":{"description":"`system`: the system's clock. `ma\#
  nual`: a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock that starts t\#
  hen.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","properties":{"\#
  manual":{"$ref":"#/components/schemas/Moment","description":"Time at which the manual clock \#
  starts, RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"ConsumerId":{"de\#
  scription":"Name of a consumer: a reader of the log whose position the daemon stores. The re\#
  ader chooses it, for example `mailer`.","type":"string","minLength":1,"maxLength":255},"Coun\#
  try":{"description":"ISO 3166 country code of two or three letters, stored as it is sent.","\#
  type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number of records of a \#
  project.","type":"object","properties":{"devices":{"type":"integer","minimum":0},"users":{"t\#
  ype":"integer","minimum":0},"customers":{"description":"A merged customer counts once.","typ\#
  e":"integer","minimum":0},"purchases":{"type":"integer","minimum":0},"events":{"type":"integ\#
  er","minimum":0}},"required":["devices","users","customers","purchases","events"]},"Currency\#
  ":{"description":"ISO 4217 currency code of three letters, stored as it is sent.","type":"st\#
  ring","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's log: the\#
   number of the last event before it. \"0\" is the position before the first event.","type":"\#
  string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one install\#
  ation of one app. A reinstallation is a new device.","type":"string","minLength":1,"maxLengt\#
  h":255},"Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It ha\#
  s whole numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may have a fracti\#
  on. P1M keeps the day of the month, or takes the last day of a shorter month.","type":"strin\#
  g","format":"duration"},"Entitlement":{"description":"What a product or a grant unlocks for \#
  a user, and why. One purchase or grant, the winner, supplies every member. If the user never\#
   had the entitlement, every member is null except `id`, `active` (false), `renewState` (unkn\#
  own) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components/schema\#
  s/EntitlementId"},"active":{"description":"Whether the user has access.","type":"boolean"},"\#
  state":{"$ref":"#/components/schemas/State"},"productId":{"description":"Product that gives \#
  the entitlement; null for a grant.","type":["string","null"]},"source":{"description":"Store\#
   of the purchase, or `manual` for a grant.","type":["string","null"]},"renewState":{"descrip\#
  tion":"Whether the subscription renews. billingIssue: the store could not collect a payment.\#
  ","type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable","unknown"]},"\#
  grantType":{"description":"Why the user has the entitlement; `manual` for a grant.","type":[\#
  "string","null"],"enum":["purchase","familySharing","offerCode","manual",null]},"periodType"\#
  :{"type":["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Time of the first purchase, or of the grant.\#
  "},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment of t\#
  he period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableM\#
  oment","description":"Last moment of the grace period; null without a grace period."},"first\#
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
  /Entitlement"}},"Event":{"description":"One entry of a project's log. Its other members depe\#
  nd on its kind: rules.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/comp\#
  onents/schemas/Cursor","description":"The event's number in the log; absent in a dry run."},\#
  "id":{"description":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/\#
  schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which \#
  the event happened, by the project's clock."},"project":{"$ref":"#/components/schemas/Projec\#
  tId"},"user":{"$ref":"#/components/schemas/UserId","description":"CustomerId of the customer\#
   that the event is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/\#
  UserId","description":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#\#
  /components/schemas/UserId","description":"Id of the user, if the user is anonymous. In iden\#
  tified and loggedOut: the device's anonymous user after the event."},"cause":{"$ref":"#/comp\#
  onents/schemas/Cause"},"device":{"description":"In userCreated, identified, loggedOut, purch\#
  ase events and the events that a purchase causes: the device; null when there is none.","typ\#
  e":["string","null"]},"outcome":{"description":"In identified: the outcome that identify ret\#
  urned.","type":"string","enum":["attached","aliased","moved","switched"]},"from":{"descripti\#
  on":"In a move: who held the purchase before.","type":"array","items":{"$ref":"#/components/\#
  schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"In a move: who h\#
  olds the purchase now."},"shared":{"description":"In a move: whether the users in `from` kee\#
  p the purchase.","type":"boolean"},"undone":{"description":"In linkUndone: id of the undone \#
  event.","type":"string"},"aliases":{"description":"In usersAliased, and in linkUndone of cus\#
  tomers that separate: every id of the customer now, in byte order.","type":"array","items":{\#
  "$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","des\#
  cription":"In usersAliased: the customerId that became part of `user`; absent when the joini\#
  ng id was new."},"entitlements":{"description":"In entitlementsActivated and entitlementsDea\#
  ctivated: the entitlements that changed, in byte order. In granted and grantRevoked: the ent\#
  itlement.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$\#
  ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tra\#
  nsactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref"\#
  :"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"}\#
  ,"holders":{"description":"In purchase events: who holds the purchase.","type":"array","item\#
  s":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/Purch\#
  aseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$\#
  ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment\#
  ","description":"In purchase events: the end of the period. In granted and grantRevoked: the\#
   end of the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared\#
  ":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","null"]\#
  },"country":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attributes":{\#
  "$ref":"#/components/schemas/Attributes"},"now":{"$ref":"#/components/schemas/Moment","descr\#
  iption":"In clockAdvanced: the time that the clock shows."}},"required":["id","kind","at","p\#
  roject","cause"]},"EventId":{"description":"Id of an event, as the log shows it.","type":"st\#
  ring","minLength":1,"maxLength":255},"EventKind":{"description":"Kind of an event.","type":"\#
  string","enum":["userCreated","identified","loggedOut","usersAliased","linkUndone","purchase\#
  Recorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivated","ent\#
  itlementsDeactivated","subscriptionReceived","subscriptionTransferred","oneTimePurchaseRecei\#
  ved","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvanced"]},"\#
  ExplanationStep":{"description":"One step that led a user to an entitlement, or took it away\#
  . A member that does not apply, or is not known, is absent.","type":"object","properties":{"\#
  step":{"description":"Kind of the step; rules.md describes each kind.","type":"string","enum\#
  ":["purchased","granted","attached","moved","shared","transferred","aliased","unclear","iden\#
  tified","renewed","revoked","mapped","clock"]},"text":{"description":"An explanation in one \#
  sentence.","type":"string"},"at":{"$ref":"#/components/schemas/NullableMoment","description"\#
  :"Time of the step, if it has a time. In `clock`: the time that the answer is for."},"event"\#
  :{"$ref":"#/components/schemas/EventId","description":"Id of the event that reported the ste\#
  p."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of that event."},"\#
  rule":{"$ref":"#/components/schemas/AppliedRule","description":"The rule that decided the st\#
  ep."},"method":{"description":"Method that made the step.","type":"string","enum":["identify\#
  ","restore","purchase","user.link.undo"]},"from":{"description":"Who had it before: at most \#
  ten ids, one id per customer. In `aliased`: the first customer. In `identified`: the device'\#
  s anonymous user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"des\#
  cription":"Who has it afterwards. In `aliased`: the second customer.","type":"array","items"\#
  :{"$ref":"#/components/schemas/UserId"}},"device":{"description":"In `purchased` and `identi\#
  fied`: the device; null for a purchase without a device.","type":["string","null"]},"store":\#
  {"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/\#
  TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$r\#
  ef":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/schemas/State","descript\#
  ion":"State of the purchase or grant at that time."},"since":{"$ref":"#/components/schemas/N\#
  ullableMoment","description":"In `clock`: start of the state; when access is over, the last \#
  moment with access. In other steps: start of the period."},"until":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"Last moment of the state, as far as is known; the end of\#
   a pause. Null for no end."},"decidedAnew":{"description":"True when an undo of an earlier l\#
  ink changed the outcome of this login; otherwise absent.","type":"boolean"}},"required":["st\#
  ep","text","at"]},"HelpfulCall":{"description":"A complete call that would make the entitlem\#
  ent active. The daemon has rehearsed it.","type":"object","properties":{"method":{"descripti\#
  on":"Method of the call.","type":"string"},"params":{"description":"Params of the call.","ty\#
  pe":"object"},"role":{"description":"Role that the caller needs.","type":"string","enum":["r\#
  ead","write","admin"]},"text":{"description":"An explanation in one sentence.","type":"strin\#
  g"}},"required":["method","params","role","text"]},"IdempotencyKey":{"description":"Key of o\#
  ne write. The daemon stores it for 24 hours, per project and method.","type":"string","minLe\#
  ngth":1,"maxLength":255},"KeptLink":{"description":"A later change that stays although an ea\#
  rlier link is undone.","type":"object","properties":{"event":{"$ref":"#/components/schemas/E\#
  ventId","description":"Id of the event that reported it."},"method":{"description":"Method t\#
  hat made it.","type":"string","enum":["restore","purchase","user.link.undo"]}},"required":["\#
  event","method"]},"Lack":{"description":"A reason why an entitlement is not active.","type":\#
  "object","properties":{"kind":{"description":"What is missing; rules.md describes each kind.\#
  ","type":"string","enum":["expired","paused","billingRetry","refunded","revoked","notYet","e\#
  nvironment","notMapped","notIdentified","heldByAnother","heldByNobody","noProduct","noPurcha\#
  se","notGranted"]},"text":{"description":"An explanation in one sentence.","type":"string"},\#
  "store":{"$ref":"#/components/schemas/Store","description":"Store of the purchase, if the re\#
  ason is about a purchase."},"originalTransactionId":{"$ref":"#/components/schemas/Transactio\#
  nId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/sch\#
  emas/UserId","description":"In `heldByAnother` and `notIdentified`: who holds the purchase. \#
  An identified holder comes before an anonymous holder, then the first in byte order."},"sinc\#
  e":{"$ref":"#/components/schemas/Moment","description":"Last moment with access. In `refunde\#
  d` and `revoked`: time of the refund or revocation."},"until":{"$ref":"#/components/schemas/\#
  Moment","description":"In `paused`: end of the pause. In `notYet`: start of access."},"becau\#
  se":{"description":"In `heldByAnother`: the steps that led to the holder.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/ExplanationStep"}},"wouldHelp":{"description":"Calls tha\#
  t would each make the entitlement active at the time that the answer is for. A call is liste\#
  d under the first reason that it removes.","type":"array","items":{"$ref":"#/components/sche\#
  mas/HelpfulCall"}}},"required":["kind","text","wouldHelp"]},"Limits":{"description":"The dae\#
  mon's limits by name.","type":"object","properties":{"lineBytesMax":{"description":"Longest \#
  line, in bytes without the line feed.","type":"integer"},"batchEntriesMax":{"description":"M\#
  ost requests in one batch.","type":"integer"},"depthMax":{"description":"Deepest nesting of \#
  JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"description":"Longest requ\#
  est id, in bytes.","type":"integer"}},"required":["lineBytesMax","batchEntriesMax","depthMax\#
  ","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"MethodSummary":{"descript\#
  ion":"One line in the list of methods.","type":"object","properties":{"name":{"type":"string\#
  "},"summary":{"type":"string"},"role":{"type":"string","enum":["read","write","admin"]}},"re\#
  quired":["name","summary","role"]},"Moment":{"description":"RFC 3339 timestamp, for example \#
  2026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC with \#
  milliseconds.","type":"string","format":"date-time"},"Move":{"description":"A purchase with \#
  new holders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"o\#
  riginalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/com\#
  ponents/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"desc\#
  ription":"Who held it before: one id per customer, in byte order.","type":"array","items":{"\#
  $ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","descriptio\#
  n":"Who holds it now and did not before."},"shared":{"description":"True when the users in `\#
  from` still hold it.","type":"boolean"}},"required":["store","originalTransactionId","produc\#
  t","kind","from","to","shared"]},"NullableMoment":{"description":"RFC 3339 timestamp, or nul\#
  l.","type":["string","null"],"format":"date-time"},"Outdone":{"description":"A purchase or g\#
  rant that also gives an entitlement and lost against the winner.","type":"object","propertie\#
  s":{"lostBy":{"description":"The first criterion, in the order of rules.md, in which the two\#
   differ.","type":"string","enum":["active","end","purchasedAt","transactionId","store","orig\#
  inalTransactionId","order"]},"text":{"description":"An explanation in one sentence.","type":\#
  "string"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitl\#
  ement as this purchase or grant alone would give it."}},"required":["lostBy","text","entitle\#
  ment"]},"Peer":{"description":"The other end of the connection, as the kernel reports it.","\#
  type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type"\#
  :"integer"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["uid","gid\#
  ","pid","role"]},"PeriodType":{"description":"Price of a period: full (normal), a trial, or \#
  introductory (intro).","type":"string","enum":["normal","trial","intro"]},"Platform":{"descr\#
  iption":"Platform of the device: ios, android, web or another word of that form.","type":"st\#
  ring","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set of rules.","t\#
  ype":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Price":{"\#
  description":"A decimal number in a string, for example \"9.99\".","type":"string","pattern"\#
  :"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","ty\#
  pe":"object","properties":{"kind":{"description":"Default: the kind that the purchase gives;\#
   without it, `subscription` for a purchase with an end and `nonConsumable` for a purchase wi\#
  thout.","type":["string","null"],"enum":["subscription","nonRenewingSubscription","nonConsum\#
  able","consumable",null]},"entitlements":{"description":"Ids of the entitlements that the pr\#
  oduct unlocks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxIte\#
  ms":100}},"required":["entitlements"],"additionalProperties":false},"ProductId":{"descriptio\#
  n":"A product, by the id that the store and the catalogue use.","type":"string","minLength":\#
  1,"maxLength":255},"ProductKind":{"description":"Kind of a product. It decides how a purchas\#
  e moves and ends.","type":"string","enum":["subscription","nonRenewingSubscription","nonCons\#
  umable","consumable"]},"Project":{"description":"A project: one app's catalogue, rules and c\#
  lock, and the number of its records.","type":"object","properties":{"id":{"$ref":"#/componen\#
  ts/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/c\#
  omponents/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant` accepts in add\#
  ition to the entitlements of the catalogue.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"},"clo\#
  ck":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs that receive the p\#
  roject's events. Only `project.webhooks` returns the secrets.","type":"array","items":{"$ref\#
  ":"#/components/schemas/WebhookSummary"}},"createdAt":{"$ref":"#/components/schemas/Moment",\#
  "description":"Time of the creation, by the project's own clock."},"counts":{"$ref":"#/compo\#
  nents/schemas/Counts"}},"required":["id","rules","products","entitlements","environment","cl\#
  ock","webhooks","createdAt","counts"]},"ProjectEnvironment":{"description":"Which purchases \#
  give access: those of production, those of the sandbox, or both (any).","type":"string","enu\#
  m":["production","sandbox","any"]},"ProjectId":{"description":"A project: one app's catalogu\#
  e, rules and clock. Projects share no data.","type":"string","minLength":1,"maxLength":255},\#
  "ProjectSummary":{"description":"One line in the list of projects.","type":"object","propert\#
  ies":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/\#
  Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/s\#
  chemas/Counts"}},"required":["id","preset","createdAt","counts"]},"Properties":{"description\#
  ":"Properties by their names. setUserProperty stores at most 100 per customer.","type":"obje\#
  ct","propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$re\#
  f":"#/components/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of a property: \#
  1 to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$\#
  "},"PropertyValue":{"description":"Value of a property.","type":"string","maxLength":500},"P\#
  urchase":{"description":"One product bought in one store, its transactions and its holders."\#
  ,"type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransa\#
  ctionId":{"$ref":"#/components/schemas/TransactionId","description":"The first transaction."\#
  },"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"The latest tra\#
  nsaction."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components\#
  /schemas/ProductKind","description":"Kind that the purchase or the catalogue gives; without \#
  it, `subscription` for a purchase with an end and `nonConsumable` for a purchase without."},\#
  "state":{"$ref":"#/components/schemas/State","description":"Current state; null before the f\#
  irst purchasedAt."},"holders":{"description":"Who holds the purchase: one id per customer, i\#
  n byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"des\#
  cription":"Device on which the customer bought; null when there is none.","type":["string","\#
  null"]},"storeAccount":{"description":"Store account that bought it; null when there is none\#
  .","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","descriptio\#
  n":"Time of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Momen\#
  t","description":"Time of the first transaction."},"expiresAt":{"$ref":"#/components/schemas\#
  /NullableMoment","description":"Last moment of the period; null for no end."},"trialStartedA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began;\#
   null without a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environmen\#
  t":{"$ref":"#/components/schemas/PurchaseEnvironment"},"isFamilyShared":{"description":"Whet\#
  her a family member bought it and shares it.","type":"boolean"},"price":{"description":"A de\#
  cimal number in a string, for example \"9.99\".","type":["string","null"]},"currency":{"desc\#
  ription":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"description"\#
  :"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"description":"Offe\#
  r code, as it was sent.","type":["string","null"]},"autoRenew":{"description":"Whether it re\#
  news automatically: true for a subscription until purchase.update says otherwise, false for \#
  every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Nul\#
  lableMoment","description":"Time at which the customer turned auto-renew off; null while it \#
  is on."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "Last moment of the grace period; null without a grace period."},"billingRetry":{"descriptio\#
  n":"Whether the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/\#
  components/schemas/NullableMoment","description":"Time at which the pause ends; null without\#
   a pause."},"refundedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time o\#
  f the refund; null without a refund."},"revokedAt":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Time at which the store withdrew access; null when it did not."},"renews\#
  Count":{"description":"Number of renewals at the full price: the number of `normal` periods \#
  minus 1, at least 0.","type":"integer","minimum":0},"transactions":{"description":"All trans\#
  actions, oldest first.","type":"array","items":{"$ref":"#/components/schemas/Transaction"}}}\#
  ,"required":["store","originalTransactionId","transactionId","product","kind","state","holde\#
  rs","device","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","p\#
  eriodType","environment","isFamilyShared","price","currency","country","offerCode","autoRene\#
  w","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","r\#
  evokedAt","renewsCount","transactions"]},"PurchaseEnvironment":{"description":"Environment o\#
  f the store: production, or sandbox for test purchases.","type":"string","enum":["production\#
  ","sandbox"]},"PurchaseName":{"description":"A purchase, by its store and the id of its firs\#
  t transaction.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},\#
  "originalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"Id of th\#
  e purchase's first transaction."}},"required":["store","originalTransactionId"],"additionalP\#
  roperties":false},"Refusal":{"description":"A purchase that a restore left with its holders,\#
   and the rule that refused.","type":"object","properties":{"store":{"$ref":"#/components/sch\#
  emas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product"\#
  :{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","d\#
  escription":"Who holds it. An identified holder comes before an anonymous holder, then the f\#
  irst in byte order."},"rule":{"description":"The rule that refused.","type":"string","enum":\#
  ["onRestore","oneTimePurchases"]}},"required":["store","originalTransactionId","product","ho\#
  lder","rule"]},"Rules":{"description":"Every rule of a project. rules.md describes each rule\#
  .","type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","description\#
  ":"Preset that the rules started from."},"anonymousPrefix":{"description":"Beginning of each\#
   anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymous id is a lower\#
  -case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":"What a login of\#
   a new user id does when no user is logged in on the device.","type":"string","enum":["attac\#
  h","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a lo\#
  gin of a known user id does when no user is logged in on the device.","type":"string","enum"\#
  :["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a l\#
  ogin does when another user is logged in on the device.","type":"string","enum":["logoutFirs\#
  t","switch"]},"onLogout":{"description":"The current user after a logout: the same anonymous\#
   user (return), or a new anonymous user (rotate).","type":"string","enum":["return","rotate"\#
  ]},"onAnonymousLogout":{"description":"What a logout does when no user is logged in.","type"\#
  :"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a\#
   new purchase: the device's anonymous user and its identified user, or only the current user\#
  .","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What \#
  a restore does with a purchase that another user holds.","type":"string","enum":["share","tr\#
  ansfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"description":"What a rest\#
  ore does with a purchase that only anonymous users hold.","type":"string","enum":["asOthers"\#
  ,"alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-time purchases.","\#
  type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"Maximum length of a\#
   user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":\#
  {"description":"Ids that no user may have, compared byte by byte. The empty id is always blo\#
  cked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required"\#
  :["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnon\#
  ymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases","userIdLeng\#
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
   restore moves one-time purchases.","type":"string","enum":["move","stay"]},"userIdLengthMax\#
  ":{"description":"Maximum length of a user id, in Unicode scalars.","type":"integer","minimu\#
  m":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have, compared byt\#
  e by byte. The empty id is always blocked.","type":"array","items":{"type":"string","maxLeng\#
  th":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State":{"descripti\#
  on":"State of a purchase or grant. Null before it begins, and for an entitlement that the us\#
  er never had.","type":["string","null"],"enum":["active","trial","intro","gracePeriod","bill\#
  ingRetry","paused","expired","refunded","revoked",null]},"Store":{"description":"Store that \#
  took the payment: appStore, playStore, amazon, huawei, stripe, web or another word of that f\#
  orm.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A\#
   store account, for example an Apple ID or a Google account, whose purchases a device can pr\#
  esent.","type":"string","minLength":1,"maxLength":255},"SubscriptionId":{"description":"Id o\#
  f a subscription. It is unique within one connection.","type":"string"},"Transaction":{"desc\#
  ription":"One transaction of a purchase: a paid period or a single payment.","type":"object"\#
  ,"properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$re\#
  f":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"}\#
  ,"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/sche\#
  mas/NullableMoment"},"isFamilyShared":{"description":"Only in an export, like the members be\#
  low. Whether a family member bought it and shares it.","type":"boolean"},"price":{"descripti\#
  on":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"currenc\#
  y":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"des\#
  cription":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"descripti\#
  on":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/componen\#
  ts/schemas/Attributes"}},"required":["transactionId","product","periodType","purchasedAt","e\#
  xpiresAt"]},"TransactionId":{"description":"Id that a store gives to a transaction.","type":\#
  "string","minLength":1,"maxLength":255},"User":{"description":"The current user of a device,\#
   or the user that an id belongs to.","type":"object","properties":{"id":{"$ref":"#/component\#
  s/schemas/UserId","description":"For a device: the identified user, or else the anonymous us\#
  er. For an id: that id if it is identified, or else the id that represents the customer."},"\#
  anonymousId":{"description":"For a device: its anonymous user. For an id: that id if it is a\#
  nonymous, or else null.","type":["string","null"]},"identityId":{"description":"Id of the id\#
  entified user; null for an anonymous user.","type":["string","null"]},"customerId":{"$ref":"\#
  #/components/schemas/UserId","description":"Id of the customer. It stays the same across log\#
  ins, and every userId param accepts it."},"aliases":{"description":"Every id of the customer\#
  , in byte order. It omits the customerId of a customer that began with an identified user.",\#
  "type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/component\#
  s/schemas/DeviceId","description":"Id of the device; absent when the request names a user."}\#
  ,"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the customer\#
   was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"required"\#
  :["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"UserId\#
  ":{"description":"Id of a user: the app's own id, an anonymous id, or a customerId. It has 1\#
   to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id \#
  is blockedUserId and a longer id userIdTooLong, so this schema has no length.","type":"strin\#
  g"},"Warning":{"description":"A sign that an accepted request may be a mistake.","type":"obj\#
  ect","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement","su\#
  bscriptionWithoutEnd","heldByNobody"]},"message":{"description":"An explanation in one sente\#
  nce.","type":"string"},"nearest":{"description":"Similar names that exist, nearest first.","\#
  type":"array","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":{"descrip\#
  tion":"A URL that receives a project's events, with its secrets. Only an admin can read it."\#
  ,"type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$\#
  ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Second secret that al\#
  so signs each delivery; null when there is none.","type":["string","null"]},"format":{"$ref"\#
  :"#/components/schemas/WebhookFormat"},"paused":{"description":"True if webhook.pause stoppe\#
  d the posts to the URL.","type":"boolean"},"consumer":{"$ref":"#/components/schemas/Consumer\#
  Id","description":"Name of the consumer whose cursor is the webhook's position. A replay giv\#
  es the webhook another one."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"\#
  The webhook's position: all events up to this cursor are delivered."}},"required":["url","se\#
  cret","oldSecret","format","paused","consumer","cursor"]},"WebhookChoice":{"description":"A \#
  URL that receives the project's events.","type":"object","properties":{"url":{"$ref":"#/comp\#
  onents/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecre\#
  t":{"$ref":"#/components/schemas/WebhookSecret","description":"Second secret that also signs\#
   each delivery, until every receiver knows the new secret."},"format":{"$ref":"#/components/\#
  schemas/WebhookFormat","default":"entitled"}},"required":["url","secret"],"additionalPropert\#
  ies":false},"WebhookFailure":{"description":"The latest failed attempt for the oldest event \#
  that waits for another one; if no event waits, the latest failed attempt.","type":"object","\#
  properties":{"at":{"$ref":"#/components/schemas/Moment","description":"Time of the latest at\#
  tempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the event."\#
  },"reason":{"description":"Why the attempt failed, for people.","type":"string","maxLength":\#
  500},"attempts":{"description":"Number of attempts so far to post the event.","type":"intege\#
  r","minimum":1},"nextAttemptAt":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "Time of the next attempt; null if the event is delivered or no program posts it."}},"requir\#
  ed":["at","cursor","reason","attempts","nextAttemptAt"]},"WebhookFormat":{"description":"For\#
  mat of a delivery. `entitled`: the event as in the log. `purchasely`: as Purchasely document\#
  s it (webhooks.md).","type":"string","enum":["entitled","purchasely"]},"WebhookReport":{"des\#
  cription":"How the posts to a URL fare.","type":"object","properties":{"url":{"$ref":"#/comp\#
  onents/schemas/WebhookUrl"},"deliveredAt":{"$ref":"#/components/schemas/Moment","description\#
  ":"Time of the latest delivery."},"failure":{"description":"The latest failed attempt for th\#
  e oldest event that waits for another one; if no event waits, the latest failed attempt.","t\#
  ype":"object","properties":{"at":{"$ref":"#/components/schemas/Moment","description":"Time o\#
  f the attempt."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the\#
   event."},"reason":{"description":"Why the attempt failed, for people.","type":"string","max\#
  Length":500},"attempts":{"description":"Number of attempts so far to post the event.","type"\#
  :"integer","minimum":1,"maximum":2147483647},"nextAttemptAt":{"$ref":"#/components/schemas/M\#
  oment","description":"Time of the next attempt; absent if the event is delivered."}},"requir\#
  ed":["at","cursor","reason","attempts"],"additionalProperties":false}},"required":["url"],"a\#
  dditionalProperties":false},"WebhookSecret":{"description":"Key that signs each delivery. Af\#
  ter `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","type":"string\#
  ","minLength":1,"maxLength":255},"WebhookStatus":{"description":"A URL that receives a proje\#
  ct's events, and how the posts to it fare.","type":"object","properties":{"url":{"$ref":"#/c\#
  omponents/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"},"state\#
  ":{"description":"`paused` by webhook.pause; `stopped` if no program posts; `failing` if an \#
  event waits for another attempt; else `posting`.","type":"string","enum":["paused","stopped"\#
  ,"failing","posting"]},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The web\#
  hook's position: all events up to this cursor are delivered."},"backlog":{"description":"Num\#
  ber of events after `cursor`.","type":"integer","minimum":0},"deliveredAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"Time of the latest delivery; null if the daemon \#
  has had no report of one since its start."},"failure":{"$ref":"#/components/schemas/WebhookF\#
  ailure","description":"Absent if the daemon has had no report of a failure since its start."\#
  }},"required":["url","format","state","cursor","backlog","deliveredAt"]},"WebhookSummary":{"\#
  description":"A URL that receives a project's events.","type":"object","properties":{"url":{\#
  "$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookForm\#
  at"}},"required":["url","format"]},"WebhookUrl":{"description":"An absolute `https://` or `h\#
  ttp://` URL with a host, and optionally a port, a path and a query. It has no user, password\#
   or fragment, because every reader of the project sees it.","type":"string","pattern":"^[Hh]\#
  [Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseError":{"code":-32700\#
  ,"message":"The line is not valid JSON; lines.md defines the grammar. `offset` is the positi\#
  on of the first wrong byte, counted from 0.","data":{"kind":"parseError","retryable":false}}\#
  ,"invalidRequest":{"code":-32600,"message":"The line is JSON, but not a request: it is not a\#
  n object or an empty batch, it has no method, its `jsonrpc` is not \"2.0\", or its id or par\#
  ams have a wrong type.","data":{"kind":"invalidRequest","retryable":false}},"messageTooLarge\#
  ":{"code":-32600,"message":"A line has more than `limit` bytes before its line feed. The dae\#
  mon drops the line and reads the next line as usual.","data":{"kind":"messageTooLarge","retr\#
  yable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more than `limit` entri\#
  es, and the daemon carries out none of them. Or the answers to earlier entries have more tha\#
  n `limit` bytes, and the daemon does not carry out this entry.","data":{"kind":"batchTooLarg\#
  e","retryable":false}},"notInBatch":{"code":-32600,"message":"The method is not allowed in a\#
   batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-32601,"mes\#
  sage":"The daemon has no such method. `nearest` lists similar names.","data":{"kind":"unknow\#
  nMethod","retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` p\#
  oints to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fals\#
  e}},"internalError":{"code":-32603,"message":"The daemon has a fault. Its log has the same `\#
  reference`.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"code":1\#
  000,"message":"The caller's role is lower than the role that the method needs. `uid` and `ro\#
  le` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message":"The proje\#
  ct has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unknownUser":{"c\#
  ode":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable"\#
  :false}},"blockedUserId":{"code":1102,"message":"No user may have this id: it is empty, or i\#
  n the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userI\#
  dTooLong":{"code":1103,"message":"The id has more Unicode scalars than the project's `userId\#
  LengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":110\#
  4,"message":"The id begins with the project's anonymous prefix, or it is the id of an anonym\#
  ous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyAnony\#
  mous":{"code":1105,"message":"No user is logged in on the device, and the project's `onAnony\#
  mousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProj\#
  ect":{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject\#
  ","retryable":false}},"unknownPurchase":{"code":1201,"message":"The project has no purchase \#
  with this store and originalTransactionId. Nothing changes.","data":{"kind":"unknownPurchase\#
  ","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message":"Another user holds the\#
   purchase, and a rule of the project keeps it there. `holder` and `rule` name them. Nothing \#
  changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"\#
  code":1203,"message":"A call grants or explains an entitlement that the project does not hav\#
  e. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retryable":false}},"\#
  notAManualGrant":{"code":1204,"message":"The user has no active grant of this entitlement. F\#
  or example, a purchase gives it, or the grant has ended.","data":{"kind":"notAManualGrant","\#
  retryable":false}},"clockNotManual":{"code":1205,"message":"The project uses the system's cl\#
  ock, which cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}},"cannotU\#
  ndo":{"code":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle` is\#
   the reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: \#
  the event linked nothing; `undone`: the link is already undone; `isUndo`: the event comes fr\#
  om an undo; `laterAlias`: a later alias merged the customer with another user; `tooMuch`: to\#
  o many users and purchases depend on the link; `unclear`: a deletion erased part of the hist\#
  ory. `event` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo","re\#
  tryable":false}},"unknownConsumer":{"code":1207,"message":"No consumer of this name has ackn\#
  owledged an event. `events.acknowledge` does not create a name that begins with `webhook-`: \#
  those belong to webhooks.","data":{"kind":"unknownConsumer","retryable":false}},"unknownWebh\#
  ook":{"code":1208,"message":"The project has no webhook with this URL. The error does not re\#
  peat the URL.","data":{"kind":"unknownWebhook","retryable":false}},"idempotencyConflict":{"c\#
  ode":1300,"message":"A call of the same method used this key with other params in the last 2\#
  4 hours.","data":{"kind":"idempotencyConflict","retryable":false}},"storageFull":{"code":140\#
  0,"message":"The disk has no room for the write. Nothing changes, and reading still works.",\#
  "data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"message":"The \#
  write may not be on the disk: the daemon stops, and its next start shows what is stored. Or \#
  the daemon cannot read a record that the request needs: then it keeps running.","data":{"kin\#
  d":"storageFailed","retryable":false}},"overloaded":{"code":1402,"message":"More requests ar\#
  e waiting than the daemon accepts. Nothing changes. With a null `id`, the daemon dropped an \#
  unfinished line, and `limit` is the total size of all unfinished lines.","data":{"kind":"ove\#
  rloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"The daemon has reac\#
  hed its maximum of connections. It answers the first line with this error and closes the con\#
  nection.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{"code":140\#
  4,"message":"The daemon is shutting down. Nothing changes.","data":{"kind":"shuttingDown","r\#
  etryable":true}}}}}\#

  """#
