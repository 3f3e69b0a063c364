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
  t","retryable":false}},{"code":1300,"message":"A call of the same method used this key with \#
  other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}}\#
  ,{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading st\#
  ill works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The writ\#
  e may not be on the disk: the daemon stops, and its next start shows what is stored. Or the \#
  daemon cannot read a record that the request needs: then it keeps running.","data":{"kind":"\#
  storageFailed","retryable":false}}],"examples":[{"name":"a consumer begins at the beginning"\#
  ,"params":[{"name":"consumer","value":"mailer"},{"name":"cursor","value":"0"}],"result":{"na\#
  me":"result","value":{"consumer":"mailer","cursor":"0"}}},{"name":"never backwards","x-given\#
  ":[{"method":"install","params":{"device":"iphone"}},{"method":"events.acknowledge","params"\#
  :{"consumer":"mailer","cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"},{"name"\#
  :"cursor","value":"0"}],"result":{"name":"result","value":{"consumer":"mailer","cursor":"1"}\#
  }}]},{"name":"events.read","summary":"Reads the events of a project in order, from any posit\#
  ion of its log.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"af\#
  ter","required":false,"summary":"Cursor from an earlier answer. The answer has the events af\#
  ter it.","schema":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"name":"limit","req\#
  uired":false,"summary":"Maximum number of events.","schema":{"type":"integer","minimum":1,"m\#
  aximum":1000,"default":100}},{"name":"user","required":false,"summary":"Returns only events \#
  of this customer, by any of its ids.","schema":{"$ref":"#/components/schemas/UserId"}},{"nam\#
  e":"kinds","required":false,"summary":"Returns only events of these kinds.","schema":{"type"\#
  :"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"consume\#
  r","required":false,"summary":"Starts after the last event that this consumer acknowledged. \#
  Excludes `after`.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"project","r\#
  equired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Project\#
  Id","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":\#
  {"events":{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#\#
  /components/schemas/Cursor","description":"Cursor for the next call: that of the last event \#
  in the list, or of the newest event in the log when there are no more."},"more":{"descriptio\#
  n":"True when there may be more events: call again at once. The list can be empty when `more\#
  ` is true, because no event that the daemon looked at matched.","type":"boolean"}},"required\#
  ":["events","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has \#
  no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No u\#
  ser may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"bl\#
  ockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars tha\#
  n the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"cod\#
  e":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryab\#
  le":false}},{"code":1207,"message":"No consumer of this name has acknowledged an event.","da\#
  ta":{"kind":"unknownConsumer","retryable":false}}],"examples":[{"name":"from the start","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","value":{"events":[{"\#
  cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"d\#
  efault","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id\#
  ":"{{any}}"},"device":"iphone"}],"cursor":"1","more":false}}},{"name":"behind what a consume\#
  r has acknowledged","x-given":[{"method":"project.define","params":{"clock":{"manual":"2026-\#
  01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"install\#
  ","params":{"device":"ipad"}},{"method":"events.acknowledge","params":{"consumer":"mailer","\#
  cursor":"1"}}],"params":[{"name":"consumer","value":"mailer"}],"result":{"name":"result","va\#
  lue":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.\#
  000Z","project":"default","user":"{{second}}","anonymousId":"{{second}}","cause":{"method":"\#
  install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","more":false}}},{"name":"nothing yet\#
  ","params":[],"result":{"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},\#
  {"name":"events.subscribe","summary":"Subscribes this connection to events; they arrive as n\#
  otifications.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"afte\#
  r","required":false,"summary":"Cursor from an earlier answer. The subscription starts with t\#
  he event after it. Default: new events only.","schema":{"$ref":"#/components/schemas/Cursor"\#
  }},{"name":"kinds","required":false,"summary":"Sends only events of these kinds.","schema":{\#
  "type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"name":"p\#
  roject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schem\#
  as/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","pr\#
  operties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#\#
  /components/schemas/Cursor","description":"The subscription sends the events after this curs\#
  or."}},"required":["subscription","cursor"]}},"errors":[{"code":-32602,"message":"A paramete\#
  r is missing, unknown, of a wrong type or out of range, or two parameters exclude each other\#
  . `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retr\#
  yable":false}},{"code":1000,"message":"The caller's role is lower than the role that the met\#
  hod needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the met\#
  hod's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"x-noti\#
  fications":[{"name":"event","summary":"Delivers one event of a subscription.","params":{"typ\#
  e":"object","properties":{"subscription":{"$ref":"#/components/schemas/SubscriptionId"},"cur\#
  sor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of the event. Send it as `a\#
  fter` to resume with a new subscription."},"event":{"$ref":"#/components/schemas/Event"}},"r\#
  equired":["subscription","cursor","event"]}},{"name":"gap","summary":"Ends a subscription wh\#
  ose client reads too slowly.","params":{"type":"object","properties":{"subscription":{"$ref"\#
  :"#/components/schemas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","desc\#
  ription":"The daemon sent every event up to this cursor. Send it as `after` to resume with a\#
   new subscription."}},"required":["subscription","cursor"]}}],"examples":[{"name":"from now \#
  on","x-given":[{"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"nam\#
  e":"result","value":{"subscription":"1","cursor":"1"}}},{"name":"from the beginning, two kin\#
  ds","params":[{"name":"after","value":"0"},{"name":"kinds","value":["purchaseRecorded","purc\#
  haseRenewed"]}],"result":{"name":"result","value":{"subscription":"1","cursor":"0"}}}]},{"na\#
  me":"events.unsubscribe","summary":"Ends a subscription of this connection.","x-role":"read"\#
  ,"x-since":1,"paramStructure":"either","params":[{"name":"subscription","required":true,"sum\#
  mary":"Id of the subscription, as events.subscribe returned it.","schema":{"$ref":"#/compone\#
  nts/schemas/SubscriptionId"}},{"name":"project","required":false,"summary":"Id of the projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"subscription":{"$ref":"#/components/sche\#
  mas/SubscriptionId"},"cursor":{"$ref":"#/components/schemas/Cursor","description":"The daemo\#
  n sent every matching event up to this cursor."}},"required":["subscription","cursor"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}}],"examples":[{"name":"plain","x-given":[{"method":"instal\#
  l","params":{"device":"iphone"}},{"method":"events.subscribe","params":{}}],"params":[{"name\#
  ":"subscription","value":"1"}],"result":{"name":"result","value":{"subscription":"1","cursor\#
  ":"1"}}}]},{"name":"events.wait","summary":"Reads events like events.read, and waits for new\#
   events if there are none.","x-role":"read","x-since":1,"paramStructure":"either","params":[\#
  {"name":"after","required":false,"summary":"Cursor from an earlier answer. The answer has th\#
  e events after it.","schema":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"name":"\#
  limit","required":false,"summary":"Maximum number of events.","schema":{"type":"integer","mi\#
  nimum":1,"maximum":1000,"default":100}},{"name":"user","required":false,"summary":"Returns o\#
  nly events of this customer, by any of its ids.","schema":{"$ref":"#/components/schemas/User\#
  Id"}},{"name":"kinds","required":false,"summary":"Returns only events of these kinds.","sche\#
  ma":{"type":"array","items":{"$ref":"#/components/schemas/EventKind"},"maxItems":100}},{"nam\#
  e":"consumer","required":false,"summary":"Starts after the last event that this consumer ack\#
  nowledged. Excludes `after`.","schema":{"$ref":"#/components/schemas/ConsumerId"}},{"name":"\#
  timeoutMs","required":true,"summary":"Longest wait, in milliseconds. When it is over, the li\#
  st of events is empty.","schema":{"type":"integer","minimum":0,"maximum":60000}},{"name":"pr\#
  oject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schema\#
  s/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"events":{"type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{\#
  "$ref":"#/components/schemas/Cursor","description":"Cursor for the next call: that of the la\#
  st event in the list, or of the newest event in the log when there are no more."},"more":{"d\#
  escription":"True when there may be more events: call again at once. The list can be empty w\#
  hen `more` is true, because no event that the daemon looked at matched.","type":"boolean"}},\#
  "required":["events","cursor","more"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The pro\#
  ject has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"messa\#
  ge":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"\#
  kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode sc\#
  alars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":fals\#
  e}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject"\#
  ,"retryable":false}},{"code":1207,"message":"No consumer of this name has acknowledged an ev\#
  ent.","data":{"kind":"unknownConsumer","retryable":false}}],"examples":[{"name":"something i\#
  s there","x-given":[{"method":"project.define","params":{"clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"install","params":\#
  {"device":"ipad"}}],"params":[{"name":"after","value":"1"},{"name":"timeoutMs","value":60000\#
  }],"result":{"name":"result","value":{"events":[{"cursor":"2","id":"{{any}}","kind":"userCre\#
  ated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{second}}","anonymousId":\#
  "{{second}}","cause":{"method":"install","id":"{{any}}"},"device":"ipad"}],"cursor":"2","mor\#
  e":false}}},{"name":"nothing until the time is over","params":[{"name":"timeoutMs","value":5\#
  0}],"result":{"name":"result","value":{"events":[],"cursor":"0","more":false}}}]},{"name":"e\#
  xplain","summary":"Explains why an entitlement is active or not, and lists calls that would \#
  give access.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"devic\#
  e","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/Dev\#
  iceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.",\#
  "schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required":true,"summ\#
  ary":"Id of the entitlement.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name\#
  ":"at","required":false,"summary":"Time to answer for, RFC 3339. Who holds what is as of tod\#
  ay. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","requi\#
  red":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId",\#
  "default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","sc\#
  hema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas/UserId","descrip\#
  tion":"Id of the user that the answer is about."},"active":{"description":"Whether the user \#
  has access.","type":"boolean"},"entitlement":{"$ref":"#/components/schemas/Entitlement","des\#
  cription":"The entitlement, as `checkEntitlements` returns it."},"at":{"$ref":"#/components/\#
  schemas/Moment","description":"Time that the answer is for."},"because":{"description":"The \#
  steps that lead to the answer: the purchase or grant, each change of holder, the catalogue a\#
  nd the clock. When no purchase or grant is active, the steps of one that was active or may b\#
  ecome active. At most 50 steps: the first and the last.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/ExplanationStep"}},"others":{"description":"Purchases and grants that also\#
   give the entitlement and lost against the winner, best first. At most 20.","type":"array","\#
  items":{"$ref":"#/components/schemas/Outdone"}},"missing":{"description":"What prevents acce\#
  ss. Empty when the entitlement is active. At most 20.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/Lack"}},"omitted":{"description":"How many entries the daemon left out of ea\#
  ch list. Absent when every list is complete.","type":"object","properties":{"because":{"type\#
  ":"integer","minimum":0},"others":{"type":"integer","minimum":0},"missing":{"type":"integer"\#
  ,"minimum":0}},"required":["because","others","missing"]}},"required":["userId","active","en\#
  titlement","at","because","others","missing"]}},"errors":[{"code":-32602,"message":"A parame\#
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
  {"kind":"unknownProject","retryable":false}},{"code":1203,"message":"A call grants or explai\#
  ns an entitlement that the project does not have. `nearest` lists similar names.","data":{"k\#
  ind":"unknownEntitlement","retryable":false}}],"examples":[{"name":"bought before a login","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product\#
  ":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"\#
  }},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name\#
  ":"userId","value":"user_id_1"},{"name":"entitlement","value":"premium"}],"result":{"name":"\#
  result","value":{"userId":"user_id_1","active":true,"entitlement":{"id":"premium","active":t\#
  rue,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","gra\#
  ntType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":\#
  "2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabl\#
  edAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"10\#
  00","originalTransactionId":"1000"},"at":"2026-01-01T00:00:00.000Z","because":[{"step":"purc\#
  hased","text":"{{any}}","at":"2026-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2",\#
  "method":"purchase","from":[],"to":["{{anonymous}}"],"device":"iphone","store":"appStore","o\#
  riginalTransactionId":"1000","transactionId":"1000","product":"monthly","since":"2026-01-01T\#
  00:00:00.000Z","until":"2026-02-01T00:00:00.000Z"},{"step":"attached","text":"{{any}}","at":\#
  "2026-01-01T00:00:00.000Z","event":"{{identified}}","cursor":"5","rule":{"name":"onIdentifyN\#
  ew","value":"attach"},"method":"identify","from":["{{anonymous}}"],"to":["user_id_1"]},{"ste\#
  p":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"step":"clock","text":"{{any}}"\#
  ,"at":"2026-01-01T00:00:00.000Z","state":"active","since":"2026-01-01T00:00:00.000Z","until"\#
  :"2026-02-01T00:00:00.000Z"}],"others":[],"missing":[]}}},{"name":"after its end","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthl\#
  y","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"para\#
  ms":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"},{"name":"at\#
  ","value":"2026-03-01T00:00:00Z"}],"result":{"name":"result","value":{"userId":"{{anonymous}\#
  }","active":false,"entitlement":{"id":"premium","active":false,"state":"expired","productId"\#
  :"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":\#
  "normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","grac\#
  ePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envi\#
  ronment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"100\#
  0"},"at":"2026-03-01T00:00:00.000Z","because":[{"step":"purchased","text":"{{any}}","at":"20\#
  26-01-01T00:00:00.000Z","event":"{{recorded}}","cursor":"2","method":"purchase","from":[],"t\#
  o":["{{anonymous}}"],"device":"iphone","store":"appStore","originalTransactionId":"1000","tr\#
  ansactionId":"1000","product":"monthly","since":"2026-01-01T00:00:00.000Z","until":"2026-02-\#
  01T00:00:00.000Z"},{"step":"mapped","text":"{{any}}","at":null,"product":"monthly"},{"step":\#
  "clock","text":"{{any}}","at":"2026-03-01T00:00:00.000Z","state":"expired","since":"2026-02-\#
  01T00:00:00.000Z","until":null}],"others":[],"missing":[{"kind":"expired","text":"{{any}}","\#
  store":"appStore","originalTransactionId":"1000","product":"monthly","since":"2026-02-01T00:\#
  00:00.000Z","wouldHelp":[{"method":"purchase.update","params":{"store":"appStore","originalT\#
  ransactionId":"1000","expiresAt":"2026-03-04T00:00:00.000Z"},"role":"write","text":"{{any}}"\#
  }]},{"kind":"notGranted","text":"{{any}}","wouldHelp":[{"method":"grant","params":{"device":\#
  "iphone","entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}},{"name":"nothing bo\#
  ught","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"na\#
  me":"entitlement","value":"premium"}],"result":{"name":"result","value":{"userId":"{{anonymo\#
  us}}","active":false,"entitlement":{"id":"premium","active":false,"state":null,"productId":n\#
  ull,"source":null,"renewState":"unknown","grantType":null,"periodType":null,"startedAt":null\#
  ,"expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null\#
  ,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store"\#
  :null,"transactionId":null,"originalTransactionId":null},"at":"2026-01-01T00:00:00.000Z","be\#
  cause":[],"others":[],"missing":[{"kind":"noPurchase","text":"{{any}}","wouldHelp":[]},{"kin\#
  d":"notGranted","text":"{{any}}","wouldHelp":[{"method":"grant","params":{"device":"iphone",\#
  "entitlement":"premium"},"role":"write","text":"{{any}}"}]}]}}}]},{"name":"grant","summary":\#
  "Gives an entitlement without a purchase.","x-role":"write","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$\#
  ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of th\#
  e user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"enti\#
  tlement","required":true,"summary":"Id of an entitlement from the catalogue or from the proj\#
  ect's `entitlements`.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"expi\#
  resAt","required":false,"summary":"Last moment of the grant, RFC 3339. Default: no end.","sc\#
  hema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","required":false,"summary":"\#
  Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},\#
  {"name":"dryRun","required":false,"summary":"Computes the result and the events without chan\#
  ging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","requi\#
  red":false,"summary":"Makes a retry safe: the same key with the same params returns the stor\#
  ed result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["dev\#
  ice"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitle\#
  ment":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement after the ca\#
  ll. A purchase supplies its values if the purchase wins against the grant."},"dryRun":{"desc\#
  ription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"T\#
  he events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of \#
  an idempotency key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unk\#
  nownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","data\#
  ":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id\#
  : it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retrya\#
  ble":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `use\#
  rIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":\#
  1203,"message":"A call grants or explains an entitlement that the project does not have. `ne\#
  arest` lists similar names.","data":{"kind":"unknownEntitlement","retryable":false}},{"code"\#
  :1300,"message":"A call of the same method used this key with other params in the last 24 ho\#
  urs.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The d\#
  isk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"st\#
  orageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the \#
  daemon stops, and its next start shows what is stored. Or the daemon cannot read a record th\#
  at the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fal\#
  se}}],"examples":[{"name":"for a month","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"202\#
  6-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"nam\#
  e":"device","value":"iphone"},{"name":"entitlement","value":"premium"},{"name":"expiresAt","\#
  value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"entitlement":{"id":"\#
  premium","active":true,"state":"active","productId":null,"source":"manual","renewState":"non\#
  Renewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":null,"las\#
  tPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environ\#
  ment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}},{"name":"witho\#
  ut an end, to a user by id","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["vip"],"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userI\#
  d","value":"user_id_1"},{"name":"entitlement","value":"vip"}],"result":{"name":"result","val\#
  ue":{"entitlement":{"id":"vip","active":true,"state":"active","productId":null,"source":"man\#
  ual","renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"las\#
  tPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environ\#
  ment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"ide\#
  ntify","summary":"Logs a user in on a device.","x-role":"write","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"device","required":false,"summary":"Id of the device.","schema"\#
  :{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":true,"summary":"The a\#
  pp's own id for the user.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"anonymo\#
  usId","required":false,"summary":"Id of the device's anonymous user, instead of `device`.","\#
  schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary"\#
  :"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}\#
  },{"name":"dryRun","required":false,"summary":"Computes the result and the events without ch\#
  anging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","req\#
  uired":false,"summary":"Makes a retry safe: the same key with the same params returns the st\#
  ored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["d\#
  evice"],["anonymousId"]],"result":{"name":"result","schema":{"type":"object","properties":{"\#
  user":{"$ref":"#/components/schemas/User"},"created":{"description":"True when this call cre\#
  ated the user.","type":"boolean"},"outcome":{"description":"attached: the user became a hold\#
  er of at least one purchase, and no holder lost any. moved: purchases moved from the anonymo\#
  us user to this user. aliased: both users became one customer. switched: no purchase changed\#
   holders. unchanged: the user was already logged in.","type":"string","enum":["attached","al\#
  iased","moved","switched","unchanged"]},"shouldRefresh":{"description":"True exactly when `p\#
  urchases` is not empty: the app refreshes what it shows.","type":"boolean"},"purchases":{"de\#
  scription":"Purchases that changed holders. After an alias: the purchases that the anonymous\#
   user's customer held.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun\#
  ":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descrip\#
  tion":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$re\#
  f":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored re\#
  sult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["user","create\#
  d","outcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"message":"A parameter \#
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
  ng","retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous p\#
  refix, or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId\#
  ","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind\#
  ":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same method use\#
  d this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","re\#
  tryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes\#
  , and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"me\#
  ssage":"The write may not be on the disk: the daemon stops, and its next start shows what is\#
   stored. Or the daemon cannot read a record that the request needs: then it keeps running.",\#
  "data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new user","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId",\#
  "value":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymous\#
  Id":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id\#
  _1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"c\#
  reated":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{"name":"with a pu\#
  rchase made before","x-given":[{"method":"project.define","params":{"products":{"monthly":{"\#
  kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000\#
  Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"devi\#
  ce":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026\#
  -02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","valu\#
  e":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"\#
  {{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],\#
  "device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"create\#
  d":true,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"appStore","original\#
  TransactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}"],"to\#
  ":"user_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"method":"project.d\#
  efine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"\#
  clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphon\#
  e"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"na\#
  me":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"resu\#
  lt","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1"\#
  ,"customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-\#
  01T00:00:00.000Z","environment":"production"},"created":false,"outcome":"unchanged","shouldR\#
  efresh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a device and create\#
  s its anonymous user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"na\#
  me":"device","required":false,"summary":"Id of the device. Default: a new id, which the daem\#
  on makes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fa\#
  lse,"summary":"Id of a user to log in on the new device, without attaching, moving or aliasi\#
  ng anything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","requi\#
  red":false,"summary":"Store account whose purchases the device can present.","schema":{"$ref\#
  ":"#/components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary":"Pla\#
  tform of the device: ios, android, web or another word of that form.","schema":{"$ref":"#/co\#
  mponents/schemas/Platform"}},{"name":"app","required":false,"summary":"The installed app, fo\#
  r example its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"project",\#
  "required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proje\#
  ctId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result\#
   and the events without changing anything.","schema":{"type":"boolean","default":false}},{"n\#
  ame":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the \#
  same params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKe\#
  y"}}],"result":{"name":"result","schema":{"type":"object","properties":{"device":{"$ref":"#/\#
  components/schemas/DeviceId"},"created":{"description":"False when the device was already re\#
  gistered.","type":"boolean"},"user":{"$ref":"#/components/schemas/User"},"dryRun":{"descript\#
  ion":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The e\#
  vents that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an i\#
  dempotency key; otherwise absent.","type":"boolean"}},"required":["device","created","user"]\#
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
  project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call\#
   of the same method used this key with other params in the last 24 hours.","data":{"kind":"i\#
  dempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the\#
   write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":\#
  true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its n\#
  ext start shows what is stored. Or the daemon cannot read a record that the request needs: t\#
  hen it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"nam\#
  e":"a new device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"devic\#
  e":"iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","ident\#
  ityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","crea\#
  tedAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"again","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","para\#
  ms":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"re\#
  sult","value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}","anonymousId":\#
  "{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"\#
  device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"nam\#
  e":"as a user","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind"\#
  :"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}\#
  ],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"resul\#
  t":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"user_id_1","anon\#
  ymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["us\#
  er_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production\#
  "}}}},{"name":"as a dry run","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun","value":true}]\#
  ,"result":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymo\#
  us}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases"\#
  :["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"p\#
  roduction"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00\#
  :00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause\#
  ":{"method":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logout","summary":"L\#
  ogs out the user of a device.","x-role":"write","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/compo\#
  nents/schemas/DeviceId"}},{"name":"project","required":false,"summary":"Id of the project.",\#
  "schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","re\#
  quired":false,"summary":"Computes the result and the events without changing anything.","sch\#
  ema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary"\#
  :"Makes a retry safe: the same key with the same params returns the stored result.","schema"\#
  :{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type"\#
  :"object","properties":{"user":{"$ref":"#/components/schemas/User"},"outcome":{"description"\#
  :"loggedOut: the device's anonymous user is current again. rotated: the device has a new ano\#
  nymous user. unchanged: no user was logged in.","type":"string","enum":["loggedOut","rotated\#
  ","unchanged"]},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boole\#
  an"},"events":{"description":"The events that the call would emit. Only in a dry run.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True whe\#
  n this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"re\#
  quired":["user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unk\#
  nown, of a wrong type or out of range, or two parameters exclude each other. `field` points \#
  to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"\#
  code":1000,"message":"The caller's role is lower than the role that the method needs. `uid` \#
  and `role` are the caller's (`none` without a role), and `needs` is the method's role.","dat\#
  a":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no\#
   such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1105,"message":"No\#
   user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.","data"\#
  :{"kind":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"The daemon has no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A c\#
  all of the same method used this key with other params in the last 24 hours.","data":{"kind"\#
  :"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for \#
  the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryabl\#
  e":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and it\#
  s next start shows what is stored. Or the daemon cannot read a record that the request needs\#
  : then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"\#
  name":"a user is logged in","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params\#
  ":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"\#
  result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}"\#
  ,"identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone\#
  ","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"loggedOut"}}\#
  },{"name":"no user is logged in","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"dev\#
  ice","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","ano\#
  nymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anony\#
  mous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"\#
  },"outcome":"unchanged"}}}]},{"name":"project.define","summary":"Creates a project, or chang\#
  es the given parts of its definition.","x-role":"admin","x-since":1,"paramStructure":"either\#
  ","params":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$re\#
  f":"#/components/schemas/ProjectId","default":"default"}},{"name":"rules","required":false,"\#
  summary":"How users and purchases move: a preset, or a preset and the rules that differ from\#
   it. Default for a new project: qonversion.","schema":{"$ref":"#/components/schemas/RulesCho\#
  ice"}},{"name":"products","required":false,"summary":"The catalogue: products by their ids. \#
  It replaces the previous catalogue as a whole.","schema":{"$ref":"#/components/schemas/Catal\#
  ogue"}},{"name":"entitlements","required":false,"summary":"Ids that `grant` accepts in addit\#
  ion to the entitlements of the catalogue. They replace the previous list as a whole.","schem\#
  a":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},\#
  {"name":"environment","required":false,"summary":"Environment whose purchases give access. D\#
  efault for a new project: production.","schema":{"$ref":"#/components/schemas/ProjectEnviron\#
  ment"}},{"name":"clock","required":false,"summary":"Clock of the project: `system`, `manual`\#
   (a manual clock that starts now), or {\"manual\": TIMESTAMP}. It can only change before the\#
   first device or user. Default for a new project: system.","schema":{"$ref":"#/components/sc\#
  hemas/ClockChoice"}},{"name":"webhooks","required":false,"summary":"URLs that receive the pr\#
  oject's events, each URL once. They replace the previous list as a whole. Default for a new \#
  project: none.","schema":{"type":"array","items":{"$ref":"#/components/schemas/WebhookChoice\#
  "},"maxItems":10}},{"name":"dryRun","required":false,"summary":"Computes the result and the \#
  events without changing anything.","schema":{"type":"boolean","default":false}},{"name":"ide\#
  mpotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same para\#
  ms returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"re\#
  sult":{"name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/componen\#
  ts/schemas/Project"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"\#
  boolean"},"events":{"description":"The events that the call would emit. Only in a dry run. T\#
  he changes of access that a new catalogue causes come later, and are not in the list.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True whe\#
  n this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"re\#
  quired":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, o\#
  f a wrong type or out of range, or two parameters exclude each other. `field` points to it; \#
  `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The caller's role is lower than the role that the method needs. `uid` and `ro\#
  le` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1300,"message":"A call of the same method\#
   used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict"\#
  ,"retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing cha\#
  nges, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401\#
  ,"message":"The write may not be on the disk: the daemon stops, and its next start shows wha\#
  t is stored. Or the daemon cannot read a record that the request needs: then it keeps runnin\#
  g.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new project",\#
  "params":[{"name":"project","value":"news"},{"name":"rules","value":{"preset":"qonversion","\#
  onRestore":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"resu\#
  lt":{"name":"result","value":{"project":{"id":"news","rules":{"preset":"qonversion","anonymo\#
  usPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst\#
  ","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRest\#
  ore":"transfer","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":25\#
  5,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premi\#
  um"]}},"entitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-\#
  01T00:00:00.000Z"},"webhooks":[],"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":\#
  0,"users":0,"customers":0,"purchases":0,"events":0}}}}},{"name":"a change of one thing","x-g\#
  iven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","en\#
  titlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install\#
  ","params":{"device":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result"\#
  :{"name":"result","value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymo\#
  usPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst\#
  ","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRest\#
  ore":"share","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"\#
  blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"entitlements":["vip"],"environment":"production","clock":{"kind":"manual","now":"2026-0\#
  1-01T00:00:00.000Z"},"webhooks":[],"createdAt":"{{any}}","counts":{"devices":1,"users":1,"cu\#
  stomers":1,"purchases":0,"events":1}}}}},{"name":"webhooks","params":[{"name":"project","val\#
  ue":"news"},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}},{"name":"webhooks\#
  ","value":[{"url":"https://example.com/events","secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaL\#
  aSw"},{"url":"https://example.com/purchases","secret":"a-new-one-of-many-characters","oldSec\#
  ret":"the-one-before","format":"purchasely"}]}],"result":{"name":"result","value":{"project"\#
  :{"id":"news","rules":"{{any}}","products":{},"entitlements":[],"environment":"production","\#
  clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[{"url":"https://exampl\#
  e.com/events","format":"entitled"},{"url":"https://example.com/purchases","format":"purchase\#
  ly"}],"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"\#
  purchases":0,"events":0}}}}}]},{"name":"project.describe","summary":"Returns the definition \#
  of a project with every rule, and the number of its records.","x-role":"read","x-since":1,"p\#
  aramStructure":"either","params":[{"name":"project","required":false,"summary":"Id of the pr\#
  oject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"\#
  name":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schem\#
  as/Project"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The caller's role is lower than the role that the method nee\#
  ds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's r\#
  ole.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daem\#
  on has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"\#
  name":"the project that is there from the start","params":[],"result":{"name":"result","valu\#
  e":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIde\#
  ntifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","\#
  onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymous\#
  Holders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"\#
  products":{},"entitlements":[],"environment":"production","clock":{"kind":"system"},"webhook\#
  s":[],"createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"eve\#
  nts":0}}}}}]},{"name":"project.list","summary":"Lists the projects, sorted by id in byte ord\#
  er.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","requ\#
  ired":false,"summary":"Has no effect, but must exist: a client can send it with every call."\#
  ,"schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"\#
  result","schema":{"type":"object","properties":{"projects":{"type":"array","items":{"$ref":"\#
  #/components/schemas/ProjectSummary"}}},"required":["projects"]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"cod\#
  e":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryab\#
  le":false}}],"examples":[{"name":"one project","params":[],"result":{"name":"result","value"\#
  :{"projects":[{"id":"default","preset":"qonversion","createdAt":"{{any}}","counts":{"devices\#
  ":0,"users":0,"customers":0,"purchases":0,"events":0}}]}}}]},{"name":"project.webhooks","sum\#
  mary":"Returns the webhooks of a project with their secrets.","x-role":"admin","x-since":1,"\#
  paramStructure":"either","params":[{"name":"project","required":false,"summary":"Id of the p\#
  roject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"webhooks":{"type":"array","items":{\#
  "$ref":"#/components/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,\#
  "message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramete\#
  rs exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":\#
  "invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than \#
  the role that the method needs. `uid` and `role` are the caller's (`none` without a role), a\#
  nd `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"co\#
  de":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retrya\#
  ble":false}}],"examples":[{"name":"a webhook that was defined after the first event","x-give\#
  n":[{"method":"install","params":{"device":"iphone"}},{"method":"project.define","params":{"\#
  webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"nam\#
  e":"result","value":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecre\#
  t":null,"format":"entitled","since":"1"}]}}}]},{"name":"purchase","summary":"Records a store\#
   transaction and decides who holds the purchase.","x-role":"write","x-since":1,"paramStructu\#
  re":"either","params":[{"name":"device","required":false,"summary":"Id of the device on whic\#
  h the customer bought.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId",\#
  "required":false,"summary":"Id of the buyer, instead of `device`. The daemon creates an unkn\#
  own user, so that no payment is lost.","schema":{"$ref":"#/components/schemas/UserId"}},{"na\#
  me":"product","required":true,"summary":"Id of the product. The daemon also records a produc\#
  t that the catalogue does not have.","schema":{"$ref":"#/components/schemas/ProductId"}},{"n\#
  ame":"store","required":true,"summary":"Store that took the payment: appStore, playStore, am\#
  azon, huawei, stripe, web or another word of that form.","schema":{"$ref":"#/components/sche\#
  mas/Store"}},{"name":"transactionId","required":true,"summary":"The store's id of this trans\#
  action.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"originalTransactio\#
  nId","required":false,"summary":"Id of the first transaction of the same purchase. Default: \#
  `transactionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"kind","re\#
  quired":false,"summary":"Kind of the product. It overrides the kind in the catalogue.","sche\#
  ma":{"$ref":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","required":false,"sum\#
  mary":"Purchase time, RFC 3339. Default: `asOf`, or now.","schema":{"$ref":"#/components/sch\#
  emas/Moment"}},{"name":"expiresAt","required":false,"summary":"Last moment of the paid perio\#
  d, RFC 3339. Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"per\#
  iodType","required":false,"summary":"Price of the period: full (normal), a trial, or introdu\#
  ctory (intro).","schema":{"$ref":"#/components/schemas/PeriodType","default":"normal"}},{"na\#
  me":"environment","required":false,"summary":"Environment of the store: production, or sandb\#
  ox for test purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment","default\#
  ":"production"}},{"name":"isFamilyShared","required":false,"summary":"Whether a family membe\#
  r bought it and shares it.","schema":{"type":"boolean","default":false}},{"name":"price","re\#
  quired":false,"summary":"Price that the customer paid: a decimal number in a string, for exa\#
  mple \"9.99\".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","required\#
  ":false,"summary":"Currency of the price: an ISO 4217 code, for example EUR.","schema":{"$re\#
  f":"#/components/schemas/Currency"}},{"name":"country","required":false,"summary":"Country o\#
  f the purchase: an ISO 3166 code, for example DE.","schema":{"$ref":"#/components/schemas/Co\#
  untry"}},{"name":"offerCode","required":false,"summary":"Offer code that the customer redeem\#
  ed.","schema":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes","require\#
  d":false,"summary":"Up to 20 strings of your own, which the events of this purchase repeat."\#
  ,"schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"asOf","required":false,"summa\#
  ry":"Time at which the store made this statement, RFC 3339. Default: none, which makes it a \#
  statement of the caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"rep\#
  laces","required":false,"summary":"Purchase of the same store that this one takes over: its \#
  `originalTransactionId`, or one of its keys. Google calls it linkedPurchaseToken.","schema":\#
  {"$ref":"#/components/schemas/TransactionId"}},{"name":"keys","required":false,"summary":"Up\#
   to ten further names of the purchase, for example a Google order id. Each finds it wherever\#
   `originalTransactionId` is a param.","schema":{"type":"array","items":{"$ref":"#/components\#
  /schemas/TransactionId"},"maxItems":10}},{"name":"project","required":false,"summary":"Id of\#
   the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"nam\#
  e":"dryRun","required":false,"summary":"Computes the result and the events without changing \#
  anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"Makes a retry safe: the same key with the same params returns the stored re\#
  sult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"]\#
  ,["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"\#
  $ref":"#/components/schemas/Purchase"},"created":{"description":"True when the purchase is n\#
  ew.","type":"boolean"},"outcome":{"description":"recorded: a new purchase. received: the buy\#
  er did not hold the purchase, and holds it now. planChanged: a new transaction with another \#
  product. renewed: any other new transaction. updated: a fact with `asOf` changed a known tra\#
  nsaction. stale: newer information was there for all that differed. unchanged: all was so al\#
  ready, a known transaction without `asOf`, or a new transaction that is older than the lates\#
  t.","type":"string","enum":["recorded","renewed","planChanged","received","updated","stale",\#
  "unchanged"]},"stale":{"description":"The params that lost against newer information; absent\#
   when there are none.","type":"array","items":{"type":"string"}},"entitlements":{"$ref":"#/c\#
  omponents/schemas/Entitlements","description":"The buyer's entitlements after the call."},"w\#
  arnings":{"description":"Absent when there are no warnings.","type":"array","items":{"$ref":\#
  "#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absen\#
  t.","type":"boolean"},"events":{"description":"The events that the call would emit. Only in \#
  a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"True when this is the stored result of an idempotency key; otherwise absent.","type\#
  ":"boolean"}},"required":["purchase","created","outcome","entitlements"]}},"errors":[{"code"\#
  :-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two \#
  parameters exclude each other. `field` points to it; `nearest` lists similar names.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is low\#
  er than the role that the method needs. `uid` and `role` are the caller's (`none` without a \#
  role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fals\#
  e}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice",\#
  "retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the\#
   project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":110\#
  3,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{\#
  "kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the pr\#
  oject's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"ki\#
  nd":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such proj\#
  ect.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"Another us\#
  er holds the purchase, and a rule of the project keeps it there. `holder` and `rule` name th\#
  em. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":130\#
  0,"message":"A call of the same method used this key with other params in the last 24 hours.\#
  ","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk \#
  has no room for the write. Nothing changes, and reading still works.","data":{"kind":"storag\#
  eFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daem\#
  on stops, and its next start shows what is stored. Or the daemon cannot read a record that t\#
  he request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}\#
  ],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","params":{"prod\#
  ucts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026\#
  -01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name\#
  ":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"a\#
  ppStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00\#
  :00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTr\#
  ansactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state"\#
  :"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2\#
  026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-\#
  01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","is\#
  FamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew"\#
  :true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUnt\#
  il":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"e\#
  ndReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCoun\#
  t":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purc\#
  hasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-0\#
  1T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"pre\#
  mium","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":\#
  "willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2\#
  026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,\#
  "autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore","tr\#
  ansactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction again"\#
  ,"x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","produ\#
  ct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000\#
  Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"na\#
  me":"store","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt",\#
  "value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":\#
  "appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":\#
  "subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount"\#
  :null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environ\#
  ment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offer\#
  Code":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingR\#
  etry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"paused":fa\#
  lse,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null\#
  ,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","peri\#
  odType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z","asOf":"2026-01-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","entitlement\#
  s":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":\#
  "appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":nu\#
  ll,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z\#
  ","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production\#
  ","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"by \#
  a user who is logged in","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{\#
  "device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"nam\#
  e":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId",\#
  "value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"r\#
  esult","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId\#
  ":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}\#
  }","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000\#
  Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","tri\#
  alStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"p\#
  rice":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabl\#
  edAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":\#
  null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billin\#
  gIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{\#
  "transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"c\#
  reated":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active":true,"s\#
  tate":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType\#
  ":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-\#
  02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000\#
  Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":\#
  null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","o\#
  riginalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define",\#
  "params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":\#
  {"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"\#
  method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","trans\#
  actionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.0\#
  00Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"\#
  name":"store","value":"appStore"},{"name":"transactionId","value":"1001"},{"name":"originalT\#
  ransactionId","value":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"na\#
  me":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"pur\#
  chase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1001","product":"\#
  monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone\#
  ","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-1\#
  5T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"\#
  normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"coun\#
  try":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt\#
  ":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":\#
  null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"\#
  replacedBy":null,"keys":[],"renewsCount":1,"transactions":[{"transactionId":"1000","product"\#
  :"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-\#
  12-15T00:00:00.000Z","asOf":"2025-11-15T00:00:00.000Z"},{"transactionId":"1001","product":"m\#
  onthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-\#
  15T00:00:00.000Z","asOf":"2025-12-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","\#
  entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly\#
  ","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal",\#
  "startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodEx\#
  piresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00\#
  :00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment":\#
  "production","store":"appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},{\#
  "name":"a product that the catalogue does not know","x-given":[{"method":"project.define","p\#
  arams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"\#
  manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"nam\#
  e":"product","value":"montly"},{"name":"store","value":"stripe"},{"name":"transactionId","va\#
  lue":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","originalTrans\#
  actionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"a\#
  ctive","holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T0\#
  0:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt\#
  ":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,\#
  "currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":null\#
  ,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revo\#
  kedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":\#
  null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transacti\#
  onId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":null,"asOf":"2026-01-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded"\#
  ,"entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["mont\#
  hly"]}]}}}]},{"name":"purchase.update","summary":"Updates a purchase, for example after a re\#
  fund. Omitted params keep their value.","x-role":"write","x-since":1,"paramStructure":"eithe\#
  r","params":[{"name":"store","required":true,"summary":"Store that took the payment.","schem\#
  a":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransactionId","required":true,"s\#
  ummary":"Id of the first transaction of the purchase.","schema":{"$ref":"#/components/schema\#
  s/TransactionId"}},{"name":"expiresAt","required":false,"summary":"New last moment of the pa\#
  id period, RFC 3339; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}}\#
  ,{"name":"autoRenew","required":false,"summary":"Whether the subscription renews automatical\#
  ly; null: true.","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","requi\#
  red":false,"summary":"Last moment of the grace period, RFC 3339; null: no grace period.","sc\#
  hema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","required":fals\#
  e,"summary":"Whether the store retries a failed payment; null: false.","schema":{"type":["bo\#
  olean","null"]}},{"name":"pausedUntil","required":false,"summary":"Time at which the pause e\#
  nds, RFC 3339; null: no pause.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"n\#
  ame":"refundedAt","required":false,"summary":"Time of the refund, RFC 3339; null: no refund.\#
  ","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","required":fa\#
  lse,"summary":"Time at which the store withdrew access, RFC 3339, for example when family sh\#
  aring ends; null: not withdrawn.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{\#
  "name":"product","required":false,"summary":"Id of the product from now on: a change of plan\#
  .","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"transactionId","required":fa\#
  lse,"summary":"Transaction of which the store speaks. Required with `asOf`. Default: the lat\#
  est; for a refund or a revocation, the latest that was bought at or before its moment.","sch\#
  ema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"asOf","required":false,"summary\#
  ":"Time at which the store made this statement, RFC 3339. Default: none, which makes it a st\#
  atement of the caller, now.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"ended\#
  At","required":false,"summary":"Time at which access ended before the end of the period, RFC\#
   3339. Null clears it.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"pa\#
  used","required":false,"summary":"Whether the subscription is paused, with or without a know\#
  n end.","schema":{"type":["boolean","null"]}},{"name":"renewsAs","required":false,"summary":\#
  "Product of the next period. It gives no access. Null: the same product.","schema":{"type":[\#
  "string","null"],"minLength":1,"maxLength":255}},{"name":"endReason","required":false,"summa\#
  ry":"Why the purchase ended, or will end. Null clears it.","schema":{"$ref":"#/components/sc\#
  hemas/EndReason"}},{"name":"project","required":false,"summary":"Id of the project.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required"\#
  :false,"summary":"Computes the result and the events without changing anything.","schema":{"\#
  type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes\#
   a retry safe: the same key with the same params returns the stored result.","schema":{"$ref\#
  ":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"outcome":{"description\#
  ":"applied: a field changed. stale: newer information was there for all that differed. uncha\#
  nged: all was so already.","type":"string","enum":["applied","stale","unchanged"]},"stale":{\#
  "description":"The params that lost against newer information; absent when there are none.",\#
  "type":"array","items":{"type":"string"}},"warnings":{"description":"Absent when there are n\#
  o warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"desc\#
  ription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"T\#
  he events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of \#
  an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase","outcome"]}\#
  },"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of range, or two parameters exclude each other. `field` points to it; `nearest` lists simi\#
  lar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The c\#
  aller's role is lower than the role that the method needs. `uid` and `role` are the caller's\#
   (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenie\#
  d","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kin\#
  d":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no purchase \#
  with this store and originalTransactionId, or the purchase has no such transaction. Nothing \#
  changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A cal\#
  l of the same method used this key with other params in the last 24 hours.","data":{"kind":"\#
  idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for th\#
  e write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable"\#
  :true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its \#
  next start shows what is stored. Or the daemon cannot read a record that the request needs: \#
  then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"na\#
  me":"auto-renew turned off","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params\#
  ":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresA\#
  t":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"orig\#
  inalTransactionId","value":"1000"},{"name":"autoRenew","value":false}],"result":{"name":"res\#
  ult","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":\#
  "1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"\#
  ],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurch\#
  asedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":n\#
  ull,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"cu\#
  rrency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-0\#
  1-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"ref\#
  undedAt":null,"revokedAt":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":nul\#
  l,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transac\#
  tions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"202\#
  6-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","autoRenew":false,"autoRenewDi\#
  sabledAt":"2026-01-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied\#
  "}}},{"name":"a refund","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"\#
  device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"\#
  2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"original\#
  TransactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"re\#
  sult":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000\#
  ","transactionId":"1000","product":"monthly","kind":"subscription","state":"refunded","holde\#
  rs":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:\#
  00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z\#
  ","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fa\#
  lse,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenew\#
  DisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refund\#
  edAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"endedAt":null,"paused":false,"renewsAs":n\#
  ull,"endReason":null,"billingIssueAt":null,"replaces":null,"replacedBy":null,"keys":[],"rene\#
  wsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal"\#
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
  Count":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","\#
  purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-\#
  01-01T00:00:00.000Z"}]},"outcome":"applied"}}}]},{"name":"restore","summary":"Restores the p\#
  urchases of a device's store account for its current user.","x-role":"write","x-since":1,"pa\#
  ramStructure":"either","params":[{"name":"device","required":true,"summary":"Id of the devic\#
  e.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":false,\#
  "summary":"Purchases to restore, from any store account; an empty list restores nothing. Def\#
  ault: every purchase of the device's store account.","schema":{"type":"array","items":{"$ref\#
  ":"#/components/schemas/PurchaseName"},"maxItems":1000}},{"name":"project","required":false,\#
  "summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"\#
  default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events w\#
  ithout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotency\#
  Key","required":false,"summary":"Makes a retry safe: the same key with the same params retur\#
  ns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"\#
  name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/\#
  User"},"restored":{"description":"Purchases that the user holds now and did not hold before.\#
  ","type":"array","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"description":\#
  "Those of `restored` that another user lost.","type":"array","items":{"$ref":"#/components/s\#
  chemas/Move"}},"refused":{"description":"Purchases that a rule left with their holders.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/compo\#
  nents/schemas/Entitlements","description":"The user's entitlements after the call."},"warnin\#
  gs":{"description":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","\#
  type":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry\#
   run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descriptio\#
  n":"True when this is the stored result of an idempotency key; otherwise absent.","type":"bo\#
  olean"}},"required":["user","restored","transferred","refused","entitlements"]}},"errors":[{\#
  "code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, o\#
  r two parameters exclude each other. `field` points to it; `nearest` lists similar names.","\#
  data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role \#
  is lower than the role that the method needs. `uid` and `role` are the caller's (`none` with\#
  out a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable\#
  ":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDe\#
  vice","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"\#
  kind":"unknownProject","retryable":false}},{"code":1201,"message":"The project has no purcha\#
  se with this store and originalTransactionId, or the purchase has no such transaction. Nothi\#
  ng changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A \#
  call of the same method used this key with other params in the last 24 hours.","data":{"kind\#
  ":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for\#
   the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryab\#
  le":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and i\#
  ts next start shows what is stored. Or the daemon cannot read a record that the request need\#
  s: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{\#
  "name":"after a reinstall","x-given":[{"method":"project.define","params":{"products":{"mont\#
  hly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"method\#
  ":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transaction\#
  Id":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":"\#
  ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":"\#
  result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customerI\#
  d":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","e\#
  nvironment":"production"},"restored":[{"store":"appStore","originalTransactionId":"1000","pr\#
  oduct":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"tr\#
  ansferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"\#
  active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purc\#
  hase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","las\#
  tPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"r\#
  enewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","original\#
  TransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock\#
  ":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}]\#
  ,"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"i\#
  d":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous\#
  }}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","en\#
  vironment":"production"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},\#
  {"name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$\#
  ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of th\#
  e user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"enti\#
  tlement","required":true,"summary":"Id of the entitlement that was granted.","schema":{"$ref\#
  ":"#/components/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id of\#
   the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"nam\#
  e":"dryRun","required":false,"summary":"Computes the result and the events without changing \#
  anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"Makes a retry safe: the same key with the same params returns the stored re\#
  sult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"]\#
  ,["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement"\#
  :{"$ref":"#/components/schemas/Entitlement","description":"The entitlement after the call. A\#
   purchase may still give it."},"dryRun":{"description":"True in a dry run; otherwise absent.\#
  ","type":"boolean"},"events":{"description":"The events that the call would emit. Only in a \#
  dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descrip\#
  tion":"True when this is the stored result of an idempotency key; otherwise absent.","type":\#
  "boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is \#
  missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fi\#
  eld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The caller's role is lower than the role that the method n\#
  eeds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's\#
   role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The pr\#
  oject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"\#
  message":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"\#
  code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUse\#
  rIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id ha\#
  s more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong"\#
  ,"retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}},{"code":1204,"message":"The user has no active grant o\#
  f this entitlement. For example, a purchase gives it, or the grant has ended.","data":{"kind\#
  ":"notAManualGrant","retryable":false}},{"code":1300,"message":"A call of the same method us\#
  ed this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","r\#
  etryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing change\#
  s, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"m\#
  essage":"The write may not be on the disk: the daemon stops, and its next start shows what i\#
  s stored. Or the daemon cannot read a record that the request needs: then it keeps running."\#
  ,"data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","pa\#
  rams":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"prem\#
  ium"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"\#
  }],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state":"\#
  revoked","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual"\#
  ,"periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpir\#
  esAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDi\#
  sabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"origina\#
  lTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as an Ope\#
  nRPC document.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{\#
  "name":"result","schema":{"description":"The OpenRPC document, with `x-role` on every method\#
  .","type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"metho\#
  ds":{"type":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":["\#
  openrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter is\#
   missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `f\#
  ield` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryabl\#
  e":false}},{"code":1000,"message":"The caller's role is lower than the role that the method \#
  needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method'\#
  s role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"the doc\#
  ument","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}","\#
  methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists th\#
  e methods, or describes one method.","x-role":"read","x-since":1,"paramStructure":"either","\#
  params":[{"name":"method","required":false,"summary":"Name of the method to describe. Defaul\#
  t: the list of all methods.","schema":{"type":"string"}}],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"methods":{"description":"All methods, sorted by name. Only \#
  without `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"me\#
  thod":{"description":"The method's entry in the OpenRPC document. Only with `method`.","type\#
  ":"object"},"components":{"description":"The schemas that the entry refers to, in `schemas`.\#
   Only with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message":"\#
  A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude \#
  each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPar\#
  ams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role th\#
  at the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` \#
  is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"\#
  name":"all methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},{"\#
  name":"one method","params":[{"name":"method","value":"logout"}],"result":{"name":"result","\#
  value":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Retu\#
  rns the daemon's version and limits, and the caller's role.","x-role":"read","x-since":1,"pa\#
  ramStructure":"either","params":[],"result":{"name":"result","schema":{"type":"object","prop\#
  erties":{"version":{"description":"Version of the daemon.","type":"string"},"protocol":{"des\#
  cription":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/schem\#
  as/Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"integ\#
  er","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protoco\#
  l","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":\#
  [],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","u\#
  ptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}\#
  }]},{"name":"server.ping","summary":"Checks that the daemon answers.","x-role":"read","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"echo","required":false,"summary":"Value t\#
  hat the answer repeats, without the white space between its tokens.","schema":{"description"\#
  :"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"pon\#
  g":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Momen\#
  t","description":"Time of the system clock."},"echo":{"description":"The value from the requ\#
  est; absent when the request has none."}},"required":["pong","now"]}},"errors":[{"code":-326\#
  02,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two param\#
  eters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kin\#
  d":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower th\#
  an the role that the method needs. `uid` and `role` are the caller's (`none` without a role)\#
  , and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],\#
  "examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now"\#
  :"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result"\#
  :{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"setU\#
  serProperty","summary":"Stores a key/value property; never affects access.","x-role":"write"\#
  ,"x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary"\#
  :"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","re\#
  quired":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/component\#
  s/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of the property: 1 to 80 l\#
  etters, digits, and _ . : - $. Names that other systems reserve, for example $email, have no\#
   special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","re\#
  quired":true,"summary":"New value. An empty string removes the property.","schema":{"$ref":"\#
  #/components/schemas/PropertyValue"}},{"name":"project","required":false,"summary":"Id of th\#
  e project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":\#
  "dryRun","required":false,"summary":"Computes the result and the events without changing any\#
  thing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":fal\#
  se,"summary":"Makes a retry safe: the same key with the same params returns the stored resul\#
  t.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["\#
  userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userId":{"$ref"\#
  :"#/components/schemas/UserId","description":"Id of the user that the answer is about."},"ke\#
  y":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Propert\#
  yValue"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"e\#
  vents":{"description":"The events that the call would emit. Only in a dry run.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this \#
  is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required"\#
  :["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of range, or two parameters exclude each other. `field` points t\#
  o it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no \#
  such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The\#
   project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"m\#
  essage":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data\#
  ":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicod\#
  e scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":\#
  false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProj\#
  ect","retryable":false}},{"code":1300,"message":"A call of the same method used this key wit\#
  h other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false\#
  }},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading \#
  still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The wr\#
  ite may not be on the disk: the daemon stops, and its next start shows what is stored. Or th\#
  e daemon cannot read a record that the request needs: then it keeps running.","data":{"kind"\#
  :"storageFailed","retryable":false}}],"examples":[{"name":"the id of the user in another sys\#
  tem","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"nam\#
  e":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{"\#
  name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSide\#
  UserId"}}}]},{"name":"user.delete","summary":"Deletes a customer and erases its ids from eve\#
  rything that the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":\#
  "#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the proj\#
  ect.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRu\#
  n","required":false,"summary":"Computes the result and the events without changing anything.\#
  ","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"su\#
  mmary":"Makes a retry safe: the same key with the same params returns the stored result.","s\#
  chema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{\#
  "type":"object","properties":{"tombstone":{"description":"New id that replaces every erased \#
  id in events. It belongs to no user.","type":"string"},"users":{"description":"Number of era\#
  sed users: the aliases of the customer.","type":"integer","minimum":1},"devices":{"descripti\#
  on":"Number of erased devices. `install` can register them again.","type":"integer","minimum\#
  ":0},"purchases":{"description":"Number of erased purchases: those that no other customer ho\#
  lds.","type":"integer","minimum":0},"shared":{"description":"Number of purchases that other \#
  customers hold and keep.","type":"integer","minimum":0},"dryRun":{"description":"True in a d\#
  ry run; otherwise absent.","type":"boolean"},"events":{"description":"The events that the ca\#
  ll would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Even\#
  t"}},"replayed":{"description":"True when this is the stored result of an idempotency key; o\#
  therwise absent.","type":"boolean"}},"required":["tombstone","users","devices","purchases","\#
  shared"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
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
  1300,"message":"A call of the same method used this key with other params in the last 24 hou\#
  rs.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The di\#
  sk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"sto\#
  rageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the d\#
  aemon stops, and its next start shows what is stored. Or the daemon cannot read a record tha\#
  t the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":fals\#
  e}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"project.define","par\#
  ams":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"\#
  install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method"\#
  :"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionI\#
  d":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes\#
  ":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},\#
  {"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org\#
  "}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"tombston\#
  e":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given"\#
  :[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitle\#
  ments":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}\#
  ,{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"\#
  iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value"\#
  :true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":0\#
  ,"purchases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2\#
  026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}"\#
  ,"anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},\#
  {"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","us\#
  er":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}\#
  }]}}}]},{"name":"user.export","summary":"Returns everything that the daemon stores about a c\#
  ustomer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"userId","\#
  required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/Us\#
  erId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"\#
  #/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"\#
  type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"ids":{"description\#
  ":"Every id of the customer, in byte order.","type":"array","items":{"type":"object","proper\#
  ties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"Who uses the id. `\#
  customer`: the customerId of a customer that began with an identified user.","type":"string"\#
  ,"enum":["anonymous","identified","customer"]},"device":{"description":"Device of an anonymo\#
  us id; otherwise null.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/\#
  Moment"}},"required":["id","kind","device","createdAt"]}},"devices":{"description":"Devices \#
  whose anonymous or identified user belongs to the customer, in byte order.","type":"array","\#
  items":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"ano\#
  nymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Id of the iden\#
  tified user; null when no user is logged in.","type":["string","null"]},"storeAccount":{"typ\#
  e":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["string","null"]}\#
  ,"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymousId","ide\#
  ntityId","storeAccount","platform","app","createdAt"]}},"purchases":{"description":"Purchase\#
  s that the customer holds, with all their transactions.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Purchase"}},"grants":{"description":"Grants, including those that have end\#
  ed.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/componen\#
  ts/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"\#
  $ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"properties":{\#
  "type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/schemas/Pr\#
  opertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#/compone\#
  nts/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"description":"Earl\#
  ier values of properties that another user of the same customer replaced. An empty value is \#
  a removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/component\#
  s/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref\#
  ":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$ref\#
  ":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Time of the entitlements and of the purchases' states: now."},"events":{"description":"\#
  Events of the customer, oldest first, at most 1000.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Positio\#
  n at which events.read continues, with the same id as `user`."},"moreEvents":{"description":\#
  "True when events.read has more events of the customer.","type":"boolean"}},"required":["use\#
  r","ids","devices","purchases","grants","properties","overridden","entitlements","at","event\#
  s","cursor","moreEvents"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of range, or two parameters exclude each other. `field` points t\#
  o it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no \#
  such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user\#
   may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"block\#
  edUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than t\#
  he project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":\#
  1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable"\#
  :false}}],"examples":[{"name":"all of it","x-given":[{"method":"project.define","params":{"r\#
  ules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}}\#
  ,"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purcha\#
  se","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000\#
  ","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"camp\#
  aign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method\#
  ":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"pa\#
  rams":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann\#
  ","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous\#
  }}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"ids":[{"id":"\#
  {{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},\#
  {"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devi\#
  ces":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"ap\#
  ple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"purchases":[{\#
  "store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly"\#
  ,"kind":"subscription","state":"active","holders":["ann"],"device":"iphone","storeAccount":"\#
  apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.\#
  000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","en\#
  vironment":"production","isFamilyShared":false,"price":"9.99","currency":"EUR","country":nul\#
  l,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"\#
  billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":null,"pa\#
  used":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"replaced\#
  By":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthl\#
  y","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00\#
  :00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCod\#
  e":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"grants":[]\#
  ,"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}\#
  ],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","\#
  productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","pe\#
  riodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.0\#
  00Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCoun\#
  t":0,"environment":"production","store":"appStore","transactionId":"1000","originalTransacti\#
  onId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind"\#
  :"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","a\#
  nonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},{\#
  "cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","proje\#
  ct":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purcha\#
  se","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":"1000"\#
  ,"product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"ipho\#
  ne","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"\#
  2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFa\#
  milyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attribute\#
  s":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"\#
  2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonym\#
  ous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","productKind\#
  ":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"production","f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99",\#
  "currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"curso\#
  r":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"defaul\#
  t","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"devic\#
  e":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z\#
  ","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","c\#
  ause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":\#
  "6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default"\#
  ,"user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases\#
  ":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at":\#
  "2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause"\#
  :{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents"\#
  :false}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a transfer, as i\#
  f it had never happened.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{\#
  "name":"event","required":true,"summary":"Id of the event to undo: identified, usersAliased,\#
   subscriptionTransferred or oneTimePurchaseTransferred.","schema":{"$ref":"#/components/sche\#
  mas/EventId"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"\#
  $ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fal\#
  se,"summary":"Computes the result and the events without changing anything.","schema":{"type\#
  ":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a r\#
  etry safe: the same key with the same params returns the stored result.","schema":{"$ref":"#\#
  /components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"undone":{"$ref":"#/components/schemas/EventId","description":"Id of the undone\#
   event."},"purchases":{"description":"Purchases that changed holders. `to` lists the holders\#
   after the call, even when a user only lost the purchase.","type":"array","items":{"$ref":"#\#
  /components/schemas/Move"}},"kept":{"description":"Later changes that stay: restores and pur\#
  chases that would have met other holders, the aliases that they made, and earlier undos abou\#
  t the same users and purchases.","type":"array","items":{"$ref":"#/components/schemas/KeptLi\#
  nk"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"even\#
  ts":{"description":"The events that the call would emit. Only in a dry run.","type":"array",\#
  "items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is \#
  the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["\#
  undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no\#
   such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1206,"message":"\#
  The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; \#
  `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing; `un\#
  done`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a l\#
  ater alias merged the customer with another user; `tooMuch`: too many users and purchases de\#
  pend on the link; `unclear`: a deletion erased part of the history. `event` is the id of the\#
   event that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},{"code":1300\#
  ,"message":"A call of the same method used this key with other params in the last 24 hours."\#
  ,"data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk h\#
  as no room for the write. Nothing changes, and reading still works.","data":{"kind":"storage\#
  Full","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemo\#
  n stops, and its next start shows what is stored. Or the daemon cannot read a record that th\#
  e request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}]\#
  ,"examples":[{"name":"another user's login took a purchase","x-given":[{"method":"project.de\#
  fine","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"c\#
  lock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone\#
  "}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore",\#
  "transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"\#
  device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}\#
  }":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]},"result":{\#
  "events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"event","value"\#
  :"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases":[{"store"\#
  :"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":\#
  ["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"\#
  userInfo","summary":"Returns the current user of a device, or the user that an id belongs to\#
  .","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","require\#
  d":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"\#
  name":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"\#
  $ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of th\#
  e project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exac\#
  tly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","proper\#
  ties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code":\#
  -32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two p\#
  arameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{\#
  "kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lowe\#
  r than the role that the method needs. `uid` and `role` are the caller's (`none` without a r\#
  ole), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","\#
  retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"un\#
  knownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty\#
  , or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},\#
  {"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`\#
  .","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":\#
  "by device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"s\#
  ubscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"\#
  method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iph\#
  one","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":\#
  "result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_\#
  id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"202\#
  6-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],\#
  "params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"user":{\#
  "id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"{{customer}}","al\#
  iases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}}]}\#
  ,{"name":"userProperties","summary":"Returns the properties that setUserProperty stored.","x\#
  -role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fa\#
  lse,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name"\#
  :"userId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref"\#
  :"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the pro\#
  ject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-o\#
  ne":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties"\#
  :{"properties":{"$ref":"#/components/schemas/Properties"}},"required":["properties"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of ra\#
  nge, or two parameters exclude each other. `field` points to it; `nearest` lists similar nam\#
  es.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's\#
   role is lower than the role that the method needs. `uid` and `role` are the caller's (`none\#
  ` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","ret\#
  ryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unk\#
  nownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","data\#
  ":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id\#
  : it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retrya\#
  ble":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `use\#
  rIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"T\#
  he daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"exampl\#
  es":[{"name":"two of them","x-given":[{"method":"project.define","params":{"products":{"mont\#
  hly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"setUserProperty","\#
  params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"method":"setUserProp\#
  erty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"device","va\#
  lue":"iphone"}],"result":{"name":"result","value":{"properties":{"$email":"ann@example.org",\#
  "plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device\#
  ","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]}],"components":{\#
  "schemas":{"AppId":{"description":"An app of the project, for example its bundle id.","type"\#
  :"string","minLength":1,"maxLength":255},"AppliedRule":{"description":"A rule of the project\#
  , with the value that decided the step.","type":"object","properties":{"name":{"description"\#
  :"Name of the rule, as in `project.define`.","type":"string","enum":["purchaseHolders","onId\#
  entifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"description":"Value \#
  that the rule had when the step happened.","type":"string"}},"required":["name","value"]},"A\#
  ttributes":{"description":"Up to 20 strings of the caller's own, which the events of this pu\#
  rchase repeat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"maxLength\#
  ":80},"additionalProperties":{"type":"string","maxLength":500}},"Catalogue":{"description":"\#
  Products by their ids.","type":"object","propertyNames":{"$ref":"#/components/schemas/Produc\#
  tId"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"maxProperties":10000},\#
  "Cause":{"description":"What caused the event. A request gives its `method` and `id`; a noti\#
  fication has no `id`. `clock` is true for a change that fell due.","type":"object","properti\#
  es":{"method":{"type":"string"},"id":{"type":["string","number","null"]},"clock":{"type":"bo\#
  olean"}}},"Clock":{"description":"The clock of a project: the system's, or a manual clock, w\#
  hich only moves when it is advanced.","type":"object","properties":{"kind":{"type":"string",\#
  "enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment","description":"Time \#
  of a manual clock; absent for the system's."}},"required":["kind"]},"ClockChoice":{"descript\#
  ion":"`system`: the system's clock. `manual`: a manual clock that starts now. {\"manual\": T\#
  IMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"string","enum":["system","man\#
  ual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/schemas/Moment","descri\#
  ption":"Time at which the manual clock starts, RFC 3339."}},"required":["manual"],"additiona\#
  lProperties":false}]},"ConsumerId":{"description":"Name of a consumer: a reader of the log w\#
  hose position the daemon stores. The reader chooses it, for example `mailer`.","type":"strin\#
  g","minLength":1,"maxLength":255},"Country":{"description":"ISO 3166 country code of two or \#
  three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":\#
  {"description":"Number of records of a project.","type":"object","properties":{"devices":{"t\#
  ype":"integer","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"description\#
  ":"A merged customer counts once.","type":"integer","minimum":0},"purchases":{"type":"intege\#
  r","minimum":0},"events":{"type":"integer","minimum":0}},"required":["devices","users","cust\#
  omers","purchases","events"]},"Currency":{"description":"ISO 4217 currency code of three let\#
  ters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"descripti\#
  on":"A position in a project's log: the number of the last event before it. \"0\" is the pos\#
  ition before the first event.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId\#
  ":{"description":"A device: one installation of one app. A reinstallation is a new device.",\#
  "type":"string","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601 duration,\#
   for example P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M\#
  , S; only the seconds may have a fraction. P1M keeps the day of the month, or takes the last\#
   day of a shorter month.","type":"string","format":"duration"},"EndReason":{"description":"W\#
  hy a subscription ended, or will end: the customer's choice, a failed payment, a refused pri\#
  ce increase, a product that is no longer sold (unavailable), the developer, another purchase\#
   that took it over (replaced), or another reason. Null when the store named none.","type":["\#
  string","null"],"enum":["customer","billing","priceIncrease","unavailable","developer","repl\#
  aced","other",null]},"Entitlement":{"description":"What a product or a grant unlocks for a u\#
  ser, and why. One purchase or grant, the winner, supplies every member. If the user never ha\#
  d the entitlement, every member is null except `id`, `active` (false), `renewState` (unknown\#
  ) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components/schemas/E\#
  ntitlementId"},"active":{"description":"Whether the user has access.","type":"boolean"},"sta\#
  te":{"$ref":"#/components/schemas/State"},"productId":{"description":"Product that gives the\#
   entitlement; null for a grant.","type":["string","null"]},"source":{"description":"Store of\#
   the purchase, or `manual` for a grant.","type":["string","null"]},"renewState":{"descriptio\#
  n":"Whether the subscription renews. billingIssue: the store could not collect a payment.","\#
  type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable","unknown"]},"gra\#
  ntType":{"description":"Why the user has the entitlement; `manual` for a grant.","type":["st\#
  ring","null"],"enum":["purchase","familySharing","offerCode","manual",null]},"periodType":{"\#
  type":["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment","description":"Time of the first purchase, or of the grant."},\#
  "expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment of the \#
  period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"Last moment of the grace period; null without a grace period."},"firstPur\#
  chasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the first tra\#
  nsaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMoment\#
  ","description":"Time of the latest transaction; null for a grant."},"trialStartedAt":{"$ref\#
  ":"#/components/schemas/NullableMoment","description":"Time at which a trial began; null wit\#
  hout a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","descrip\#
  tion":"Time at which the customer turned auto-renew off; null while it is on."},"renewsCount\#
  ":{"description":"Number of renewals at the full price.","type":"integer","minimum":0},"envi\#
  ronment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"descripti\#
  on":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"Latest tra\#
  nsaction; null for a grant.","type":["string","null"]},"originalTransactionId":{"description\#
  ":"First transaction; null for a grant.","type":["string","null"]}},"required":["id","active\#
  ","state","productId","source","renewState","grantType","periodType","startedAt","expiresAt"\#
  ,"gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisa\#
  bledAt","renewsCount","environment","store","transactionId","originalTransactionId"]},"Entit\#
  lementId":{"description":"An entitlement, for example `premium`.","type":"string","minLength\#
  ":1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, including ina\#
  ctive entitlements.","type":"object","additionalProperties":{"$ref":"#/components/schemas/En\#
  titlement"}},"Event":{"description":"One entry of a project's log. Its other members depend \#
  on its kind: rules.md lists them.","type":"object","properties":{"cursor":{"$ref":"#/compone\#
  nts/schemas/Cursor","description":"The event's number in the log; absent in a dry run."},"id\#
  ":{"description":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/components/sch\#
  emas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at which the\#
   event happened, by the project's clock."},"project":{"$ref":"#/components/schemas/ProjectId\#
  "},"user":{"$ref":"#/components/schemas/UserId","description":"CustomerId of the customer th\#
  at the event is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/schemas/Use\#
  rId","description":"Id of the user, if the user is identified."},"anonymousId":{"$ref":"#/co\#
  mponents/schemas/UserId","description":"Id of the user, if the user is anonymous. In identif\#
  ied and loggedOut: the device's anonymous user after the event."},"cause":{"$ref":"#/compone\#
  nts/schemas/Cause"},"device":{"description":"In userCreated, identified, loggedOut, purchase\#
   events and the events that a purchase causes: the device; null when there is none.","type":\#
  ["string","null"]},"outcome":{"description":"In identified: the outcome that identify return\#
  ed.","type":"string","enum":["attached","aliased","moved","switched"]},"from":{"description"\#
  :"In a move: who held the purchase before.","type":"array","items":{"$ref":"#/components/sch\#
  emas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"In a move: who hold\#
  s the purchase now."},"shared":{"description":"In a move: whether the users in `from` keep t\#
  he purchase.","type":"boolean"},"undone":{"description":"In linkUndone: id of the undone eve\#
  nt.","type":"string"},"aliases":{"description":"In usersAliased, and in linkUndone of custom\#
  ers that separate: every id of the customer now, in byte order.","type":"array","items":{"$r\#
  ef":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId","descri\#
  ption":"In usersAliased: the customerId that became part of `user`; absent when the joining \#
  id was new."},"entitlements":{"description":"In entitlementsActivated and entitlementsDeacti\#
  vated: the entitlements that changed, in byte order. In granted and grantRevoked: the entitl\#
  ement.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref\#
  ":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Transa\#
  ctionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"The la\#
  test transaction; in purchaseUpdated, the transaction that changed."},"product":{"$ref":"#/c\#
  omponents/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"hol\#
  ders":{"description":"In purchase events: who holds the purchase.","type":"array","items":{"\#
  $ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEn\#
  vironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":\#
  "#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","de\#
  scription":"In purchase events: the end of the period. In granted and grantRevoked: the end \#
  of the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"t\#
  ype":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","null"]},"co\#
  untry":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref\#
  ":"#/components/schemas/Attributes"},"endReason":{"$ref":"#/components/schemas/EndReason","d\#
  escription":"In purchase events: why the purchase ended, or will end; absent when the store \#
  named no reason."},"replaces":{"$ref":"#/components/schemas/TransactionId","description":"In\#
   purchase events: the purchase that this one takes over; absent when there is none."},"chang\#
  es":{"description":"In purchaseUpdated: the fields of the transaction that the call changed,\#
   with their new values; absent when the clock is the cause.","type":"object"},"now":{"$ref":\#
  "#/components/schemas/Moment","description":"In clockAdvanced: the time that the clock shows\#
  ."}},"required":["id","kind","at","project","cause"]},"EventId":{"description":"Id of an eve\#
  nt, as the log shows it.","type":"string","minLength":1,"maxLength":255},"EventKind":{"descr\#
  iption":"Kind of an event.","type":"string","enum":["userCreated","identified","loggedOut","\#
  usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated","purchaseE\#
  xpired","entitlementsActivated","entitlementsDeactivated","subscriptionReceived","subscripti\#
  onTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","granted","grantRevoke\#
  d","userDeleted","clockAdvanced"]},"ExplanationStep":{"description":"One step that led a use\#
  r to an entitlement, or took it away. A member that does not apply, or is not known, is abse\#
  nt.","type":"object","properties":{"step":{"description":"Kind of the step; rules.md describ\#
  es each kind.","type":"string","enum":["purchased","granted","attached","moved","shared","tr\#
  ansferred","aliased","unclear","identified","renewed","revoked","mapped","clock"]},"text":{"\#
  description":"An explanation in one sentence.","type":"string"},"at":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Time of the step, if it has a time. In `clock`: the ti\#
  me that the answer is for."},"event":{"$ref":"#/components/schemas/EventId","description":"I\#
  d of the event that reported the step."},"cursor":{"$ref":"#/components/schemas/Cursor","des\#
  cription":"Cursor of that event."},"rule":{"$ref":"#/components/schemas/AppliedRule","descri\#
  ption":"The rule that decided the step."},"method":{"description":"Method that made the step\#
  .","type":"string","enum":["identify","restore","purchase","user.link.undo"]},"from":{"descr\#
  iption":"Who had it before: at most ten ids, one id per customer. In `aliased`: the first cu\#
  stomer. In `identified`: the device's anonymous user.","type":"array","items":{"$ref":"#/com\#
  ponents/schemas/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: the seco\#
  nd customer.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"desc\#
  ription":"In `purchased` and `identified`: the device; null for a purchase without a device.\#
  ","type":["string","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransacti\#
  onId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/sc\#
  hemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#\#
  /components/schemas/State","description":"State of the purchase or grant at that time."},"si\#
  nce":{"$ref":"#/components/schemas/NullableMoment","description":"In `clock`: start of the s\#
  tate; when access is over, the last moment with access. In other steps: start of the period.\#
  "},"until":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment of the s\#
  tate, as far as is known; the end of a pause. Null for no end."},"decidedAnew":{"description\#
  ":"True when an undo of an earlier link changed the outcome of this login; otherwise absent.\#
  ","type":"boolean"}},"required":["step","text","at"]},"HelpfulCall":{"description":"A comple\#
  te call that would make the entitlement active. The daemon has rehearsed it.","type":"object\#
  ","properties":{"method":{"description":"Method of the call.","type":"string"},"params":{"de\#
  scription":"Params of the call.","type":"object"},"role":{"description":"Role that the calle\#
  r needs.","type":"string","enum":["read","write","admin"]},"text":{"description":"An explana\#
  tion in one sentence.","type":"string"}},"required":["method","params","role","text"]},"Idem\#
  potencyKey":{"description":"Key of one write. The daemon stores it for 24 hours, per project\#
   and method.","type":"string","minLength":1,"maxLength":255},"KeptLink":{"description":"A la\#
  ter change that stays although an earlier link is undone.","type":"object","properties":{"ev\#
  ent":{"$ref":"#/components/schemas/EventId","description":"Id of the event that reported it.\#
  "},"method":{"description":"Method that made it.","type":"string","enum":["restore","purchas\#
  e","user.link.undo"]}},"required":["event","method"]},"Lack":{"description":"A reason why an\#
   entitlement is not active.","type":"object","properties":{"kind":{"description":"What is mi\#
  ssing; rules.md describes each kind.","type":"string","enum":["expired","paused","billingRet\#
  ry","refunded","revoked","notYet","environment","notMapped","notIdentified","heldByAnother",\#
  "heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"description":"An explanation\#
   in one sentence.","type":"string"},"store":{"$ref":"#/components/schemas/Store","descriptio\#
  n":"Store of the purchase, if the reason is about a purchase."},"originalTransactionId":{"$r\#
  ef":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"\#
  },"holder":{"$ref":"#/components/schemas/UserId","description":"In `heldByAnother` and `notI\#
  dentified`: who holds the purchase. An identified holder comes before an anonymous holder, t\#
  hen the first in byte order."},"since":{"$ref":"#/components/schemas/Moment","description":"\#
  Last moment with access. In `refunded` and `revoked`: time of the refund or revocation."},"u\#
  ntil":{"$ref":"#/components/schemas/Moment","description":"In `paused`: end of the pause. In\#
   `notYet`: start of access."},"because":{"description":"In `heldByAnother`: the steps that l\#
  ed to the holder.","type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"\#
  wouldHelp":{"description":"Calls that would each make the entitlement active at the time tha\#
  t the answer is for. A call is listed under the first reason that it removes.","type":"array\#
  ","items":{"$ref":"#/components/schemas/HelpfulCall"}}},"required":["kind","text","wouldHelp\#
  "]},"Limits":{"description":"The daemon's limits by name.","type":"object","properties":{"li\#
  neBytesMax":{"description":"Longest line, in bytes without the line feed.","type":"integer"}\#
  ,"batchEntriesMax":{"description":"Most requests in one batch.","type":"integer"},"depthMax"\#
  :{"description":"Deepest nesting of JSON arrays and objects.","type":"integer"},"requestIdBy\#
  tesMax":{"description":"Longest request id, in bytes.","type":"integer"}},"required":["lineB\#
  ytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"i\#
  nteger"}},"MethodSummary":{"description":"One line in the list of methods.","type":"object",\#
  "properties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","\#
  enum":["read","write","admin"]}},"required":["name","summary","role"]},"Moment":{"descriptio\#
  n":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset \#
  and precision, and returns UTC with milliseconds.","type":"string","format":"date-time"},"Mo\#
  ve":{"description":"A purchase with new holders.","type":"object","properties":{"store":{"$r\#
  ef":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tran\#
  sactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/components\#
  /schemas/ProductKind"},"from":{"description":"Who held it before: one id per customer, in by\#
  te order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/co\#
  mponents/schemas/UserId","description":"Who holds it now and did not before."},"shared":{"de\#
  scription":"True when the users in `from` still hold it.","type":"boolean"}},"required":["st\#
  ore","originalTransactionId","product","kind","from","to","shared"]},"NullableMoment":{"desc\#
  ription":"RFC 3339 timestamp, or null.","type":["string","null"],"format":"date-time"},"Outd\#
  one":{"description":"A purchase or grant that also gives an entitlement and lost against the\#
   winner.","type":"object","properties":{"lostBy":{"description":"The first criterion, in the\#
   order of rules.md, in which the two differ.","type":"string","enum":["active","end","purcha\#
  sedAt","transactionId","store","originalTransactionId","order"]},"text":{"description":"An e\#
  xplanation in one sentence.","type":"string"},"entitlement":{"$ref":"#/components/schemas/En\#
  titlement","description":"The entitlement as this purchase or grant alone would give it."}},\#
  "required":["lostBy","text","entitlement"]},"Peer":{"description":"The other end of the conn\#
  ection, as the kernel reports it.","type":"object","properties":{"uid":{"type":"integer"},"g\#
  id":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","writ\#
  e","admin"]}},"required":["uid","gid","pid","role"]},"PeriodType":{"description":"Price of a\#
   period: full (normal), a trial, or introductory (intro).","type":"string","enum":["normal",\#
  "trial","intro"]},"Platform":{"description":"Platform of the device: ios, android, web or an\#
  other word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"des\#
  cription":"A named set of rules.","type":"string","enum":["qonversion","revenuecat","revenue\#
  catLegacy","purchasely"]},"Price":{"description":"A decimal number in a string, for example \#
  \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"descriptio\#
  n":"A product of the catalogue.","type":"object","properties":{"kind":{"description":"Defaul\#
  t: the kind that the purchase gives; without it, `subscription` for a purchase with an end a\#
  nd `nonConsumable` for a purchase without.","type":["string","null"],"enum":["subscription",\#
  "nonRenewingSubscription","nonConsumable","consumable",null]},"entitlements":{"description":\#
  "Ids of the entitlements that the product unlocks.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/EntitlementId"},"maxItems":100}},"required":["entitlements"],"additionalPropert\#
  ies":false},"ProductId":{"description":"A product, by the id that the store and the catalogu\#
  e use.","type":"string","minLength":1,"maxLength":255},"ProductKind":{"description":"Kind of\#
   a product. It decides how a purchase moves and ends.","type":"string","enum":["subscription\#
  ","nonRenewingSubscription","nonConsumable","consumable"]},"Project":{"description":"A proje\#
  ct: one app's catalogue, rules and clock, and the number of its records.","type":"object","p\#
  roperties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/sch\#
  emas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"descripti\#
  on":"Ids that `grant` accepts in addition to the entitlements of the catalogue.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/componen\#
  ts/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"d\#
  escription":"URLs that receive the project's events. Only `project.webhooks` returns the sec\#
  rets.","type":"array","items":{"$ref":"#/components/schemas/WebhookSummary"}},"createdAt":{"\#
  $ref":"#/components/schemas/Moment","description":"Time of the creation, by the project's ow\#
  n clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","produc\#
  ts","entitlements","environment","clock","webhooks","createdAt","counts"]},"ProjectEnvironme\#
  nt":{"description":"Which purchases give access: those of production, those of the sandbox, \#
  or both (any).","type":"string","enum":["production","sandbox","any"]},"ProjectId":{"descrip\#
  tion":"A project: one app's catalogue, rules and clock. Projects share no data.","type":"str\#
  ing","minLength":1,"maxLength":255},"ProjectSummary":{"description":"One line in the list of\#
   projects.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"pr\#
  eset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Momen\#
  t"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","preset","createdAt","\#
  counts"]},"Properties":{"description":"Properties by their names. setUserProperty stores at \#
  most 100 per customer.","type":"object","propertyNames":{"$ref":"#/components/schemas/Proper\#
  tyKey"},"additionalProperties":{"$ref":"#/components/schemas/PropertyValue"}},"PropertyKey":\#
  {"description":"Name of a property: 1 to 80 letters, digits, and _ . : - $.","type":"string"\#
  ,"pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"Value of a property."\#
  ,"type":"string","maxLength":500},"Purchase":{"description":"One product bought in one store\#
  , its transactions and its holders.","type":"object","properties":{"store":{"$ref":"#/compon\#
  ents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","d\#
  escription":"The first transaction."},"transactionId":{"$ref":"#/components/schemas/Transact\#
  ionId","description":"The latest transaction."},"product":{"$ref":"#/components/schemas/Prod\#
  uctId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"Kind that the purch\#
  ase or the catalogue gives; without it, `subscription` for a purchase with an end and `nonCo\#
  nsumable` for a purchase without."},"state":{"$ref":"#/components/schemas/State","descriptio\#
  n":"Current state; null before the first purchasedAt."},"holders":{"description":"Who holds \#
  the purchase: one id per customer, in byte order.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/UserId"}},"device":{"description":"Device on which the customer bought; null whe\#
  n there is none.","type":["string","null"]},"storeAccount":{"description":"Store account tha\#
  t bought it; null when there is none.","type":["string","null"]},"purchasedAt":{"$ref":"#/co\#
  mponents/schemas/Moment","description":"Time of the latest transaction."},"firstPurchasedAt"\#
  :{"$ref":"#/components/schemas/Moment","description":"Time of the first transaction."},"expi\#
  resAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment of the perio\#
  d; null for no end."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"Time at which a trial began; null without a trial."},"periodType":{"$ref":"#/compone\#
  nts/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment","d\#
  escription":"Environment of the first transaction."},"isFamilyShared":{"description":"Whethe\#
  r a family member bought it and shares it.","type":"boolean"},"price":{"description":"A deci\#
  mal number in a string, for example \"9.99\".","type":["string","null"]},"currency":{"descri\#
  ption":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"description":"\#
  ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"description":"Offer \#
  code, as it was sent.","type":["string","null"]},"autoRenew":{"description":"Whether it rene\#
  ws automatically: true for a subscription until purchase.update says otherwise, false for ev\#
  ery other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Time since which auto-renew has been off; null while it is on."},"\#
  gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last mome\#
  nt of the grace period; null without a grace period."},"billingRetry":{"description":"Whethe\#
  r the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Time at which the pause ends; null without a pause."\#
  },"refundedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the refu\#
  nd; null without a refund."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","desc\#
  ription":"Time at which the store withdrew access; null when it did not."},"endedAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"Time at which access ended before the \#
  end of the period; null when it did not."},"paused":{"description":"Whether the store says t\#
  hat the subscription is paused.","type":"boolean"},"renewsAs":{"description":"Product of the\#
   next period; null for the same product.","type":["string","null"]},"endReason":{"$ref":"#/c\#
  omponents/schemas/EndReason","description":"Why the purchase ended, or will end; null when t\#
  he store named no reason."},"billingIssueAt":{"$ref":"#/components/schemas/NullableMoment","\#
  description":"Time since which billing has failed; null when it does not fail."},"replaces":\#
  {"description":"Purchase that this one takes over, as the store named it; null when there is\#
   none.","type":["string","null"]},"replacedBy":{"description":"`originalTransactionId` of th\#
  e purchase that took this one over; null before it began.","type":["string","null"]},"keys":\#
  {"description":"Further names of the purchase, in byte order.","type":"array","items":{"$ref\#
  ":"#/components/schemas/TransactionId"}},"renewsCount":{"description":"Number of renewals at\#
   the full price: the number of `normal` periods minus 1, at least 0.","type":"integer","mini\#
  mum":0},"transactions":{"description":"All transactions, oldest first.","type":"array","item\#
  s":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalTransactionId"\#
  ,"transactionId","product","kind","state","holders","device","storeAccount","purchasedAt","f\#
  irstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFamilyShared","p\#
  rice","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpires\#
  At","billingRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused","renewsAs","end\#
  Reason","billingIssueAt","replaces","replacedBy","keys","renewsCount","transactions"]},"Purc\#
  haseEnvironment":{"description":"Environment of the store: production, or sandbox for test p\#
  urchases.","type":"string","enum":["production","sandbox"]},"PurchaseName":{"description":"A\#
   purchase, by its store and the id of its first transaction.","type":"object","properties":{\#
  "store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/\#
  schemas/TransactionId","description":"Id of the purchase's first transaction."}},"required":\#
  ["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"description":"A \#
  purchase that a restore left with its holders, and the rule that refused.","type":"object","\#
  properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"\#
  #/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"ho\#
  lder":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An identified holde\#
  r comes before an anonymous holder, then the first in byte order."},"rule":{"description":"T\#
  he rule that refused.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":\#
  ["store","originalTransactionId","product","holder","rule"]},"Rules":{"description":"Every r\#
  ule of a project. rules.md describes each rule.","type":"object","properties":{"preset":{"$r\#
  ef":"#/components/schemas/Preset","description":"Preset that the rules started from."},"anon\#
  ymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits follow\#
  . When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64},"\#
  onIdentifyNew":{"description":"What a login of a new user id does when no user is logged in \#
  on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"\#
  ]},"onIdentifyKnown":{"description":"What a login of a known user id does when no user is lo\#
  gged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move",\#
  "switch"]},"onSwitch":{"description":"What a login does when another user is logged in on th\#
  e device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"The c\#
  urrent user after a logout: the same anonymous user (return), or a new anonymous user (rotat\#
  e).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What a \#
  logout does when no user is logged in.","type":"string","enum":["ignore","refuse","rotate"]}\#
  ,"purchaseHolders":{"description":"Who holds a new purchase: the device's anonymous user and\#
   its identified user, or only the current user.","type":"string","enum":["deviceAndUser","cu\#
  rrentUser"]},"onRestore":{"description":"What a restore does with a purchase that another us\#
  er holds.","type":"string","enum":["share","transfer","transferIfInactive","keep","alias"]},\#
  "anonymousHolders":{"description":"What a restore does with a purchase that only anonymous u\#
  sers hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description":"\#
  Whether a restore moves one-time purchases.","type":"string","enum":["move","stay"]},"userId\#
  LengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type":"integer\#
  ","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have, com\#
  pared byte by byte. The empty id is always blocked.","type":"array","items":{"type":"string"\#
  ,"maxLength":255},"maxItems":1000}},"required":["preset","anonymousPrefix","onIdentifyNew","\#
  onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","onRestore","an\#
  onymousHolders","oneTimePurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"desc\#
  ription":"Name of a preset, or an object with a preset and the rules that differ from it.","\#
  anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object","properties":{"preset":{"$re\#
  f":"#/components/schemas/Preset","description":"Preset that supplies the rules that are not \#
  given.","default":"qonversion"},"anonymousPrefix":{"description":"Beginning of each anonymou\#
  s id; 32 lower-case hex digits follow. When it is empty, an anonymous id is a lower-case UUI\#
  D.","type":"string","maxLength":64},"onIdentifyNew":{"description":"What a login of a new us\#
  er id does when no user is logged in on the device.","type":"string","enum":["attach","alias\#
  ","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a login of a \#
  known user id does when no user is logged in on the device.","type":"string","enum":["attach\#
  ","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a login does\#
   when another user is logged in on the device.","type":"string","enum":["logoutFirst","switc\#
  h"]},"onLogout":{"description":"The current user after a logout: the same anonymous user (re\#
  turn), or a new anonymous user (rotate).","type":"string","enum":["return","rotate"]},"onAno\#
  nymousLogout":{"description":"What a logout does when no user is logged in.","type":"string"\#
  ,"enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purc\#
  hase: the device's anonymous user and its identified user, or only the current user.","type"\#
  :"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a restore\#
   does with a purchase that another user holds.","type":"string","enum":["share","transfer","\#
  transferIfInactive","keep","alias"]},"anonymousHolders":{"description":"What a restore does \#
  with a purchase that only anonymous users hold.","type":"string","enum":["asOthers","alias"]\#
  },"oneTimePurchases":{"description":"Whether a restore moves one-time purchases.","type":"st\#
  ring","enum":["move","stay"]},"userIdLengthMax":{"description":"Maximum length of a user id,\#
   in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"descrip\#
  tion":"Ids that no user may have, compared byte by byte. The empty id is always blocked.","t\#
  ype":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],"addi\#
  tionalProperties":false}]},"State":{"description":"State of a purchase or grant. Null before\#
   it begins, and for an entitlement that the user never had.","type":["string","null"],"enum"\#
  :["active","trial","intro","gracePeriod","billingRetry","paused","expired","refunded","revok\#
  ed",null]},"Store":{"description":"Store that took the payment: appStore, playStore, amazon,\#
   huawei, stripe, web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9._\#
  -]{1,64}$"},"StoreAccountId":{"description":"A store account, for example an Apple ID or a G\#
  oogle account, whose purchases a device can present.","type":"string","minLength":1,"maxLeng\#
  th":255},"SubscriptionId":{"description":"Id of a subscription. It is unique within one conn\#
  ection.","type":"string"},"Transaction":{"description":"One transaction of a purchase: a pai\#
  d period or a single payment. A member that is not required is absent when it is not set.","\#
  type":"object","properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"\#
  product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schema\#
  s/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/c\#
  omponents/schemas/NullableMoment"},"isFamilyShared":{"description":"Whether a family member \#
  bought it and shares it. An export always shows this member and those up to `attributes`.","\#
  type":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\".\#
  ","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type\#
  ":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["stri\#
  ng","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","null\#
  "]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/components/sch\#
  emas/ProductKind","description":"The kind that the store named."},"environment":{"$ref":"#/c\#
  omponents/schemas/PurchaseEnvironment","description":"The environment that the store named."\#
  },"autoRenew":{"description":"False while auto-renew is off.","type":"boolean"},"autoRenewDi\#
  sabledAt":{"$ref":"#/components/schemas/Moment","description":"Time since which auto-renew h\#
  as been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","description":"L\#
  ast moment of the grace period."},"billingRetry":{"description":"True while the store retrie\#
  s a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/Moment","\#
  description":"Time at which the pause ends."},"refundedAt":{"$ref":"#/components/schemas/Mom\#
  ent","description":"Time of the refund."},"revokedAt":{"$ref":"#/components/schemas/Moment",\#
  "description":"Time at which the store withdrew access."},"endedAt":{"$ref":"#/components/sc\#
  hemas/Moment","description":"Time at which access ended before the end of the period."},"pau\#
  sed":{"description":"True while the store says that the subscription is paused.","type":"boo\#
  lean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","description":"Product of the nex\#
  t period."},"endReason":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt":{"$ref":"\#
  #/components/schemas/Moment","description":"Time since which billing has failed."},"asOf":{"\#
  $ref":"#/components/schemas/Moment","description":"Time of the newest statement about the tr\#
  ansaction."}},"required":["transactionId","product","periodType","purchasedAt","expiresAt","\#
  asOf"]},"TransactionId":{"description":"Id that a store gives to a transaction.","type":"str\#
  ing","minLength":1,"maxLength":255},"User":{"description":"The current user of a device, or \#
  the user that an id belongs to.","type":"object","properties":{"id":{"$ref":"#/components/sc\#
  hemas/UserId","description":"For a device: the identified user, or else the anonymous user. \#
  For an id: that id if it is identified, or else the id that represents the customer."},"anon\#
  ymousId":{"description":"For a device: its anonymous user. For an id: that id if it is anony\#
  mous, or else null.","type":["string","null"]},"identityId":{"description":"Id of the identi\#
  fied user; null for an anonymous user.","type":["string","null"]},"customerId":{"$ref":"#/co\#
  mponents/schemas/UserId","description":"Id of the customer. It stays the same across logins,\#
   and every userId param accepts it."},"aliases":{"description":"Every id of the customer, in\#
   byte order. It omits the customerId of a customer that began with an identified user.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/components/sc\#
  hemas/DeviceId","description":"Id of the device; absent when the request names a user."},"cr\#
  eatedAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the customer was\#
   created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"required":["i\#
  d","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"UserId":{"\#
  description":"Id of a user: the app's own id, an anonymous id, or a customerId. It has 1 to \#
  `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty id is b\#
  lockedUserId and a longer id userIdTooLong, so this schema has no length.","type":"string"},\#
  "Warning":{"description":"A sign that an accepted request may be a mistake.","type":"object"\#
  ,"properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement","subscr\#
  iptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken"]},"message":{"descripti\#
  on":"An explanation in one sentence.","type":"string"},"nearest":{"description":"Similar nam\#
  es that exist, nearest first.","type":"array","items":{"type":"string"}},"fields":{"descript\#
  ion":"In sameMoment: the fields that two statements of one moment give different values.","t\#
  ype":"array","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":{"descript\#
  ion":"A URL that receives a project's events, with its secrets. Only an admin can read it.",\#
  "type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$r\#
  ef":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Second secret that als\#
  o signs each delivery; null when there is none.","type":["string","null"]},"format":{"$ref":\#
  "#/components/schemas/WebhookFormat"},"since":{"$ref":"#/components/schemas/Cursor","descrip\#
  tion":"Cursor of the newest event when the URL was added. The URL receives the events after \#
  it."}},"required":["url","secret","oldSecret","format","since"]},"WebhookChoice":{"descripti\#
  on":"A URL that receives the project's events.","type":"object","properties":{"url":{"$ref":\#
  "#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"o\#
  ldSecret":{"$ref":"#/components/schemas/WebhookSecret","description":"Second secret that als\#
  o signs each delivery, until every receiver knows the new secret."},"format":{"$ref":"#/comp\#
  onents/schemas/WebhookFormat","default":"entitled"}},"required":["url","secret"],"additional\#
  Properties":false},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the eve\#
  nt as in the log. `purchasely`: as Purchasely documents it (webhooks.md).","type":"string","\#
  enum":["entitled","purchasely"]},"WebhookSecret":{"description":"Key that signs each deliver\#
  y. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","type":"s\#
  tring","minLength":1,"maxLength":255},"WebhookSummary":{"description":"A URL that receives a\#
   project's events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/Webhoo\#
  kUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url","format"]},\#
  "WebhookUrl":{"description":"An absolute `https://` or `http://` URL with a host, and option\#
  ally a port, a path and a query. It has no user, password or fragment, because every reader \#
  of the project sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength":8\#
  ,"maxLength":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is not valid J\#
  SON; lines.md defines the grammar. `offset` is the position of the first wrong byte, counted\#
   from 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":-32600,"m\#
  essage":"The line is JSON, but not a request: it is not an object or an empty batch, it has \#
  no method, its `jsonrpc` is not \"2.0\", or its id or params have a wrong type.","data":{"ki\#
  nd":"invalidRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"A line \#
  has more than `limit` bytes before its line feed. The daemon drops the line and reads the ne\#
  xt line as usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{"co\#
  de":-32600,"message":"A batch has more than `limit` entries, and the daemon carries out none\#
   of them. Or the answers to earlier entries have more than `limit` bytes, and the daemon doe\#
  s not carry out this entry.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch"\#
  :{"code":-32600,"message":"The method is not allowed in a batch.","data":{"kind":"notInBatch\#
  ","retryable":false}},"unknownMethod":{"code":-32601,"message":"The daemon has no such metho\#
  d. `nearest` lists similar names.","data":{"kind":"unknownMethod","retryable":false}},"inval\#
  idParams":{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of range, or two parameters exclude each other. `field` points to it; `nearest` lists simila\#
  r names.","data":{"kind":"invalidParams","retryable":false}},"internalError":{"code":-32603,\#
  "message":"The daemon has a fault. Its log has the same `reference`.","data":{"kind":"intern\#
  alError","retryable":false}},"permissionDenied":{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},"unknownDevice":{"code":1100,"message":"The project has no such device.","data":{"ki\#
  nd":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The project ha\#
  s no such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code":11\#
  02,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.",\#
  "data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"message":"T\#
  he id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userId\#
  TooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"The id begins with the\#
   project's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{\#
  "kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"No us\#
  er is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"\#
  kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":1200,"message":"The da\#
  emon has no such project.","data":{"kind":"unknownProject","retryable":false}},"unknownPurch\#
  ase":{"code":1201,"message":"The project has no purchase with this store and originalTransac\#
  tionId, or the purchase has no such transaction. Nothing changes.","data":{"kind":"unknownPu\#
  rchase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message":"Another user hol\#
  ds the purchase, and a rule of the project keeps it there. `holder` and `rule` name them. No\#
  thing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntitleme\#
  nt":{"code":1203,"message":"A call grants or explains an entitlement that the project does n\#
  ot have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retryable":fal\#
  se}},"notAManualGrant":{"code":1204,"message":"The user has no active grant of this entitlem\#
  ent. For example, a purchase gives it, or the grant has ended.","data":{"kind":"notAManualGr\#
  ant","retryable":false}},"clockNotManual":{"code":1205,"message":"The project uses the syste\#
  m's clock, which cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}},"c\#
  annotUndo":{"code":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstac\#
  le` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noL\#
  ink`: the event linked nothing; `undone`: the link is already undone; `isUndo`: the event co\#
  mes from an undo; `laterAlias`: a later alias merged the customer with another user; `tooMuc\#
  h`: too many users and purchases depend on the link; `unclear`: a deletion erased part of th\#
  e history. `event` is the id of the event that prevents the undo.","data":{"kind":"cannotUnd\#
  o","retryable":false}},"unknownConsumer":{"code":1207,"message":"No consumer of this name ha\#
  s acknowledged an event.","data":{"kind":"unknownConsumer","retryable":false}},"idempotencyC\#
  onflict":{"code":1300,"message":"A call of the same method used this key with other params i\#
  n the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},"storageFull"\#
  :{"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading st\#
  ill works.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"me\#
  ssage":"The write may not be on the disk: the daemon stops, and its next start shows what is\#
   stored. Or the daemon cannot read a record that the request needs: then it keeps running.",\#
  "data":{"kind":"storageFailed","retryable":false}},"overloaded":{"code":1402,"message":"More\#
   requests are waiting than the daemon accepts. Nothing changes. With a null `id`, the daemon\#
   dropped an unfinished line, and `limit` is the total size of all unfinished lines.","data":\#
  {"kind":"overloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"The dae\#
  mon has reached its maximum of connections. It answers the first line with this error and cl\#
  oses the connection.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown"\#
  :{"code":1404,"message":"The daemon is shutting down. Nothing changes.","data":{"kind":"shut\#
  tingDown","retryable":true}}}}}\#

  """#
