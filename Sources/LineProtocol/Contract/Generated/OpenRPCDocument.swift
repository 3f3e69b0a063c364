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
  mary":"Purchase time, RFC 3339. Default: now.","schema":{"$ref":"#/components/schemas/Moment\#
  "}},{"name":"expiresAt","required":false,"summary":"Last moment of the paid period, RFC 3339\#
  . Default: no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"periodType","r\#
  equired":false,"summary":"Price of the period: full (normal), a trial, or introductory (intr\#
  o).","schema":{"$ref":"#/components/schemas/PeriodType","default":"normal"}},{"name":"enviro\#
  nment","required":false,"summary":"Environment of the store: production, or sandbox for test\#
   purchases.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment","default":"producti\#
  on"}},{"name":"isFamilyShared","required":false,"summary":"Whether a family member bought it\#
   and shares it.","schema":{"type":"boolean","default":false}},{"name":"price","required":fal\#
  se,"summary":"Price that the customer paid: a decimal number in a string, for example \"9.99\#
  \".","schema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","required":false,"su\#
  mmary":"Currency of the price: an ISO 4217 code, for example EUR.","schema":{"$ref":"#/compo\#
  nents/schemas/Currency"}},{"name":"country","required":false,"summary":"Country of the purch\#
  ase: an ISO 3166 code, for example DE.","schema":{"$ref":"#/components/schemas/Country"}},{"\#
  name":"offerCode","required":false,"summary":"Offer code that the customer redeemed.","schem\#
  a":{"type":"string","minLength":1,"maxLength":255}},{"name":"attributes","required":false,"s\#
  ummary":"Up to 20 strings of your own, which the events of this purchase repeat.","schema":{\#
  "$ref":"#/components/schemas/Attributes"}},{"name":"project","required":false,"summary":"Id \#
  of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"n\#
  ame":"dryRun","required":false,"summary":"Computes the result and the events without changin\#
  g anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required\#
  ":false,"summary":"Makes a retry safe: the same key with the same params returns the stored \#
  result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device\#
  "],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":\#
  {"$ref":"#/components/schemas/Purchase"},"created":{"description":"True when the purchase is\#
   new.","type":"boolean"},"outcome":{"description":"recorded: a new purchase. received: the b\#
  uyer did not hold the purchase, and holds it now. planChanged: a new transaction with anothe\#
  r product. renewed: any other new transaction. unchanged: a transaction that the daemon know\#
  s, or that is older than the latest.","type":"string","enum":["recorded","renewed","planChan\#
  ged","received","unchanged"]},"entitlements":{"$ref":"#/components/schemas/Entitlements","de\#
  scription":"The buyer's entitlements after the call."},"warnings":{"description":"Absent whe\#
  n there are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"d\#
  ryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"de\#
  scription":"The events that the call would emit. Only in a dry run.","type":"array","items":\#
  {"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stor\#
  ed result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase\#
  ","created","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The pro\#
  ject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"m\#
  essage":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data\#
  ":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicod\#
  e scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":\#
  false}},{"code":1104,"message":"The id begins with the project's anonymous prefix, or it is \#
  the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":fa\#
  lse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProjec\#
  t","retryable":false}},{"code":1202,"message":"Another user holds the purchase, and a rule o\#
  f the project keeps it there. `holder` and `rule` name them. Nothing changes.","data":{"kind\#
  ":"purchaseHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the same met\#
  hod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfli\#
  ct","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing \#
  changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1\#
  401,"message":"The write may not be on the disk: the daemon stops, and its next start shows \#
  what is stored. Or the daemon cannot read a record that the request needs: then it keeps run\#
  ning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a subscripti\#
  on","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":\#
  "install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name\#
  ":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","\#
  value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"re\#
  sult","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId"\#
  :"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}\#
  "],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":\#
  null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"c\#
  urrency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"g\#
  racePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revoked\#
  At":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","period\#
  Type":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000\#
  Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active"\#
  :true,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","g\#
  rantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt\#
  ":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:0\#
  0:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisa\#
  bledAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"\#
  1000","originalTransactionId":"1000"}}}}},{"name":"the same transaction again","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly",\#
  "store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params"\#
  :[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","v\#
  alue":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-\#
  02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","or\#
  iginalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription"\#
  ,"state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchas\#
  edAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"\#
  2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"product\#
  ion","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"au\#
  toRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"p\#
  ausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transa\#
  ctionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","enti\#
  tlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","s\#
  ource":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","sta\#
  rtedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpire\#
  sAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"pro\#
  duction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"nam\#
  e":"by a user who is logged in","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","pa\#
  rams":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"\#
  },{"name":"product","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transact\#
  ionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"n\#
  ame":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transa\#
  ctionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{ano\#
  nymous}}","user_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00\#
  :00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000\#
  Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":f\#
  alse,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRene\#
  wDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refun\#
  dedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","produc\#
  t":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"202\#
  6-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitlements":{"premium":{"id\#
  ":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewS\#
  tate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00\#
  :00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchased\#
  At":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt"\#
  :null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStor\#
  e","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":\#
  [{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlem\#
  ents":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthl\#
  y","store":"appStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expir\#
  esAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"pr\#
  oduct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value\#
  ":"1001"},{"name":"originalTransactionId","value":"1000"},{"name":"purchasedAt","value":"202\#
  5-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"\#
  name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","trans\#
  actionId":"1001","product":"monthly","kind":"subscription","state":"active","holders":["{{an\#
  onymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","\#
  firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialSt\#
  artedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price\#
  ":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt\#
  ":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null\#
  ,"revokedAt":null,"renewsCount":1,"transactions":[{"transactionId":"1000","product":"monthly\#
  ","periodType":"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:\#
  00:00.000Z"},{"transactionId":"1001","product":"monthly","periodType":"normal","purchasedAt"\#
  :"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z"}]},"created":false,"outco\#
  me":"renewed","entitlements":{"premium":{"id":"premium","active":true,"state":"active","prod\#
  uctId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","period\#
  Type":"normal","startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z"\#
  ,"gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt"\#
  :"2025-12-15T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1\#
  ,"environment":"production","store":"appStore","transactionId":"1001","originalTransactionId\#
  ":"1000"}}}}},{"name":"a product that the catalogue does not know","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"us\#
  er_id_1"},{"name":"product","value":"montly"},{"name":"store","value":"stripe"},{"name":"tra\#
  nsactionId","value":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe"\#
  ,"originalTransactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsuma\#
  ble","state":"active","holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt\#
  ":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,\#
  "trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":fals\#
  e,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewD\#
  isabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refunde\#
  dAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"pi_1","product"\#
  :"montly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null}]}\#
  ,"created":true,"outcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct",\#
  "message":"{{any}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Update\#
  s a purchase, for example after a refund. Omitted params keep their value.","x-role":"write"\#
  ,"x-since":1,"paramStructure":"either","params":[{"name":"store","required":true,"summary":"\#
  Store that took the payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"origi\#
  nalTransactionId","required":true,"summary":"Id of the first transaction of the purchase.","\#
  schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"expiresAt","required":false,\#
  "summary":"New last moment of the paid period, RFC 3339; null: no end.","schema":{"$ref":"#/\#
  components/schemas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether\#
   the subscription renews automatically; null: true.","schema":{"type":["boolean","null"]}},{\#
  "name":"gracePeriodExpiresAt","required":false,"summary":"Last moment of the grace period, R\#
  FC 3339; null: no grace period.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"\#
  name":"billingRetry","required":false,"summary":"Whether the store retries a failed payment;\#
   null: false.","schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":false,\#
  "summary":"Time at which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/comp\#
  onents/schemas/NullableMoment"}},{"name":"refundedAt","required":false,"summary":"Time of th\#
  e refund, RFC 3339; null: no refund.","schema":{"$ref":"#/components/schemas/NullableMoment"\#
  }},{"name":"revokedAt","required":false,"summary":"Time at which the store withdrew access, \#
  RFC 3339, for example when family sharing ends; null: not withdrawn.","schema":{"$ref":"#/co\#
  mponents/schemas/NullableMoment"}},{"name":"product","required":false,"summary":"Id of the p\#
  roduct from now on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{\#
  "name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compone\#
  nts/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Co\#
  mputes the result and the events without changing anything.","schema":{"type":"boolean","def\#
  ault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the s\#
  ame key with the same params returns the stored result.","schema":{"$ref":"#/components/sche\#
  mas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"pu\#
  rchase":{"$ref":"#/components/schemas/Purchase"},"warnings":{"description":"Absent when ther\#
  e are no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun"\#
  :{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descript\#
  ion":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored res\#
  ult of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase"]}},"\#
  errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f range, or two parameters exclude each other. `field` points to it; `nearest` lists similar\#
   names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The call\#
  er's role is lower than the role that the method needs. `uid` and `role` are the caller's (`\#
  none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied",\#
  "retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":\#
  "unknownProject","retryable":false}},{"code":1201,"message":"The project has no purchase wit\#
  h this store and originalTransactionId. Nothing changes.","data":{"kind":"unknownPurchase","\#
  retryable":false}},{"code":1300,"message":"A call of the same method used this key with othe\#
  r params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"c\#
  ode":1400,"message":"The disk has no room for the write. Nothing changes, and reading still \#
  works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write ma\#
  y not be on the disk: the daemon stops, and its next start shows what is stored. Or the daem\#
  on cannot read a record that the request needs: then it keeps running.","data":{"kind":"stor\#
  ageFailed","retryable":false}}],"examples":[{"name":"auto-renew turned off","x-given":[{"met\#
  hod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":\#
  ["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{\#
  "device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","st\#
  ore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{\#
  "name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"\#
  autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"appStore"\#
  ,"originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscript\#
  ion","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"pur\#
  chasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresA\#
  t":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"pro\#
  duction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null\#
  ,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":n\#
  ull,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount"\#
  :0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a re\#
  fund","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscri\#
  ption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method\#
  ":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","\#
  product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:0\#
  0.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","va\#
  lue":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"res\#
  ult","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":\#
  "1000","product":"monthly","kind":"subscription","state":"refunded","holders":["{{anonymous}\#
  }"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPur\#
  chasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt"\#
  :null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"\#
  currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"\#
  gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T\#
  00:00:00.000Z","revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","pro\#
  duct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"\#
  2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund that was none","x-given":[{"method":"proje\#
  ct.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appSt\#
  ore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.upd\#
  ate","params":{"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00\#
  :00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId\#
  ","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"result","value":{"pu\#
  rchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":\#
  "monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphon\#
  e","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":\#
  "normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"cou\#
  ntry":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresA\#
  t":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCo\#
  unt":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","pu\#
  rchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}}]},{"name"\#
  :"restore","summary":"Restores the purchases of a device's store account for its current use\#
  r.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","requi\#
  red":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{\#
  "name":"purchases","required":false,"summary":"Purchases to restore, from any store account;\#
   an empty list restores nothing. Default: every purchase of the device's store account.","sc\#
  hema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseName"},"maxItems":1000}}\#
  ,{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compo\#
  nents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"\#
  Computes the result and the events without changing anything.","schema":{"type":"boolean","d\#
  efault":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the\#
   same key with the same params returns the stored result.","schema":{"$ref":"#/components/sc\#
  hemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"\#
  user":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purchases that the use\#
  r holds now and did not hold before.","type":"array","items":{"$ref":"#/components/schemas/M\#
  ove"}},"transferred":{"description":"Those of `restored` that another user lost.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"Purchases that \#
  a rule left with their holders.","type":"array","items":{"$ref":"#/components/schemas/Refusa\#
  l"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description":"The user's en\#
  titlements after the call."},"warnings":{"description":"Absent when there are no warnings.",\#
  "type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"Tru\#
  e in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events tha\#
  t the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Event"}},"replayed":{"description":"True when this is the stored result of an idempotenc\#
  y key; otherwise absent.","type":"boolean"}},"required":["user","restored","transferred","re\#
  fused","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown\#
  , of a wrong type or out of range, or two parameters exclude each other. `field` points to i\#
  t; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code\#
  ":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and \#
  `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{\#
  "kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no suc\#
  h device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":"The da\#
  emon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,\#
  "message":"The project has no purchase with this store and originalTransactionId. Nothing ch\#
  anges.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call \#
  of the same method used this key with other params in the last 24 hours.","data":{"kind":"id\#
  empotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the \#
  write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":t\#
  rue}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its ne\#
  xt start shows what is stored. Or the daemon cannot read a record that the request needs: th\#
  en it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name\#
  ":"after a reinstall","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}},{"method":"pu\#
  rchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"\#
  1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ipad"\#
  ,"storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":"resul\#
  t","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customerId":"{\#
  {new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","enviro\#
  nment":"production"},"restored":[{"store":"appStore","originalTransactionId":"1000","product\#
  ":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"transfe\#
  rred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"activ\#
  e","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase"\#
  ,"periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:\#
  00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renews\#
  Count":0,"environment":"production","store":"appStore","transactionId":"1000","originalTrans\#
  actionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"par\#
  ams":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{\#
  {anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","\#
  aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environ\#
  ment":"production"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"nam\#
  e":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"either"\#
  ,"params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref":\#
  "#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the use\#
  r, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitleme\#
  nt","required":true,"summary":"Id of the entitlement that was granted.","schema":{"$ref":"#/\#
  components/schemas/EntitlementId"}},{"name":"project","required":false,"summary":"Id of the \#
  project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"d\#
  ryRun","required":false,"summary":"Computes the result and the events without changing anyth\#
  ing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false\#
  ,"summary":"Makes a retry safe: the same key with the same params returns the stored result.\#
  ","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["us\#
  erId"]],"result":{"name":"result","schema":{"type":"object","properties":{"entitlement":{"$r\#
  ef":"#/components/schemas/Entitlement","description":"The entitlement after the call. A purc\#
  hase may still give it."},"dryRun":{"description":"True in a dry run; otherwise absent.","ty\#
  pe":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry r\#
  un.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description"\#
  :"True when this is the stored result of an idempotency key; otherwise absent.","type":"bool\#
  ean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missi\#
  ng, unknown, of a wrong type or out of range, or two parameters exclude each other. `field` \#
  points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The caller's role is lower than the role that the method needs.\#
   `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's role\#
  .","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project\#
   has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"messa\#
  ge":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code"\#
  :1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`\#
  .","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has mor\#
  e Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","ret\#
  ryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unk\#
  nownProject","retryable":false}},{"code":1204,"message":"The user has no active grant of thi\#
  s entitlement. For example, a purchase gives it, or the grant has ended.","data":{"kind":"no\#
  tAManualGrant","retryable":false}},{"code":1300,"message":"A call of the same method used th\#
  is key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retrya\#
  ble":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, an\#
  d reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"messag\#
  e":"The write may not be on the disk: the daemon stops, and its next start shows what is sto\#
  red. Or the daemon cannot read a record that the request needs: then it keeps running.","dat\#
  a":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant","x-given":[{"m\#
  ethod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements\#
  ":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params"\#
  :{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlement":"premium"}\#
  }],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],"r\#
  esult":{"name":"result","value":{"entitlement":{"id":"premium","active":false,"state":"revok\#
  ed","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","per\#
  iodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt"\#
  :null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisable\#
  dAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTran\#
  sactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as an OpenRPC \#
  document.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name\#
  ":"result","schema":{"description":"The OpenRPC document, with `x-role` on every method.","t\#
  ype":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods":{\#
  "type":"array","items":{"type":"object"}},"components":{"type":"object"}},"required":["openr\#
  pc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field`\#
   points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The caller's role is lower than the role that the method needs\#
  . `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's rol\#
  e.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"the document\#
  ","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}","metho\#
  ds":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists the met\#
  hods, or describes one method.","x-role":"read","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"method","required":false,"summary":"Name of the method to describe. Default: th\#
  e list of all methods.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"ty\#
  pe":"object","properties":{"methods":{"description":"All methods, sorted by name. Only witho\#
  ut `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"method"\#
  :{"description":"The method's entry in the OpenRPC document. Only with `method`.","type":"ob\#
  ject"},"components":{"description":"The schemas that the entry refers to, in `schemas`. Only\#
   with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name"\#
  :"all methods","params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},{"name"\#
  :"one method","params":[{"name":"method","value":"logout"}],"result":{"name":"result","value\#
  ":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Returns t\#
  he daemon's version and limits, and the caller's role.","x-role":"read","x-since":1,"paramSt\#
  ructure":"either","params":[],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"version":{"description":"Version of the daemon.","type":"string"},"protocol":{"descript\#
  ion":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/Li\#
  mits"},"uptimeMs":{"description":"Milliseconds since the daemon started.","type":"integer","\#
  minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol","l\#
  imits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of range, or two parameters exclude each other. `field` points t\#
  o it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"c\#
  ode":1000,"message":"The caller's role is lower than the role that the method needs. `uid` a\#
  nd `role` are the caller's (`none` without a role), and `needs` is the method's role.","data\#
  ":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"r\#
  esult":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","uptime\#
  Ms":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{\#
  "name":"server.ping","summary":"Checks that the daemon answers.","x-role":"read","x-since":1\#
  ,"paramStructure":"either","params":[{"name":"echo","required":false,"summary":"Value that t\#
  he answer repeats, without the white space between its tokens.","schema":{"description":"Any\#
   JSON value."}}],"result":{"name":"result","schema":{"type":"object","properties":{"pong":{"\#
  description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","d\#
  escription":"Time of the system clock."},"echo":{"description":"The value from the request; \#
  absent when the request has none."}},"required":["pong","now"]}},"errors":[{"code":-32602,"m\#
  essage":"A parameter is missing, unknown, of a wrong type or out of range, or two parameters\#
   exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"i\#
  nvalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than th\#
  e role that the method needs. `uid` and `role` are the caller's (`none` without a role), and\#
   `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"exam\#
  ples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":"{{a\#
  ny}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"na\#
  me":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"server.st\#
  ats","summary":"Returns counts and durations of requests, commits and background work since \#
  the daemon's start.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"resu\#
  lt":{"name":"result","schema":{"type":"object","properties":{"uptimeMs":{"description":"Mill\#
  iseconds since the daemon started.","type":"integer","minimum":0},"methods":{"description":"\#
  The methods that were called since the daemon's start, by name.","type":"object","additional\#
  Properties":{"$ref":"#/components/schemas/MethodStats"}},"refusals":{"$ref":"#/components/sc\#
  hemas/ErrorCounts"},"slowRequests":{"description":"Requests that took longer than the thresh\#
  old `--log-slow` since the daemon's start.","type":"integer","minimum":0},"cache":{"$ref":"#\#
  /components/schemas/CacheStats"},"connections":{"$ref":"#/components/schemas/ConnectionStats\#
  "},"turns":{"$ref":"#/components/schemas/Durations"},"commits":{"$ref":"#/components/schemas\#
  /CommitStats"},"storage":{"$ref":"#/components/schemas/StorageStats"},"feed":{"$ref":"#/comp\#
  onents/schemas/FeedStats"},"background":{"$ref":"#/components/schemas/BackgroundStats"}},"re\#
  quired":["uptimeMs","methods","refusals","slowRequests","cache","connections","turns","commi\#
  ts","feed","background"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkno\#
  wn, of a wrong type or out of range, or two parameters exclude each other. `field` points to\#
   it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"co\#
  de":1000,"message":"The caller's role is lower than the role that the method needs. `uid` an\#
  d `role` are the caller's (`none` without a role), and `needs` is the method's role.","data"\#
  :{"kind":"permissionDenied","retryable":false}},{"code":1401,"message":"The write may not be\#
   on the disk: the daemon stops, and its next start shows what is stored. Or the daemon canno\#
  t read a record that the request needs: then it keeps running.","data":{"kind":"storageFaile\#
  d","retryable":false}}],"examples":[{"name":"a new daemon in memory","params":[],"result":{"\#
  name":"result","value":{"uptimeMs":"{{any}}","methods":{},"refusals":{},"slowRequests":0,"ca\#
  che":"{{any}}","connections":"{{any}}","turns":"{{any}}","commits":"{{any}}","feed":{"waits"\#
  :0,"subscriptions":0,"consumers":[],"moreConsumers":false},"background":{"expiriesDue":0,"ex\#
  piriesLateMs":0,"erasures":0,"erasuresHalted":false,"catalogueChanges":0}}}},{"name":"one me\#
  thod was called, and a consumer is behind","x-given":[{"method":"install","params":{"device"\#
  :"phone"}},{"method":"events.acknowledge","params":{"consumer":"mailer","cursor":"0"}}],"par\#
  ams":[],"result":{"name":"result","value":{"uptimeMs":"{{any}}","methods":{"install":{"reque\#
  sts":1,"errors":{},"durations":{"count":1,"sumMicros":"{{any}}","maxMicros":"{{any}}","bucke\#
  ts":["{{any}}"]}},"events.acknowledge":"{{any}}"},"refusals":{},"slowRequests":0,"cache":{"r\#
  eplies":0,"replyHits":0,"records":"{{any}}","recordBytes":"{{any}}","recordLoads":"{{any}}"}\#
  ,"connections":{"open":"{{any}}","opened":"{{any}}","refused":0,"peers":"{{any}}","owedBytes\#
  ":0,"unsentBytes":0},"turns":"{{any}}","commits":{"turns":"{{any}}","waitingTurns":0,"failur\#
  es":0,"durations":"{{any}}"},"feed":{"waits":0,"subscriptions":0,"consumers":[{"project":"de\#
  fault","consumer":"mailer","cursor":"0","lag":1}],"moreConsumers":false},"background":"{{any\#
  }}"}}}]},{"name":"setUserProperty","summary":"Stores a key/value property; never affects acc\#
  ess.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","req\#
  uired":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}\#
  },{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","schema\#
  ":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of t\#
  he property: 1 to 80 letters, digits, and _ . : - $. Names that other systems reserve, for e\#
  xample $email, have no special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"\#
  }},{"name":"value","required":true,"summary":"New value. An empty string removes the propert\#
  y.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","required":fal\#
  se,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default\#
  ":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the event\#
  s without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempote\#
  ncyKey","required":false,"summary":"Makes a retry safe: the same key with the same params re\#
  turns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exact\#
  ly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","propert\#
  ies":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of the user that the \#
  answer is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/comp\#
  onents/schemas/PropertyValue"},"dryRun":{"description":"True in a dry run; otherwise absent.\#
  ","type":"boolean"},"events":{"description":"The events that the call would emit. Only in a \#
  dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descrip\#
  tion":"True when this is the stored result of an idempotency key; otherwise absent.","type":\#
  "boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A para\#
  meter is missing, unknown, of a wrong type or out of range, or two parameters exclude each o\#
  ther. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","\#
  retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the\#
   method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the\#
   method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message\#
  ":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"cod\#
  e":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":f\#
  alse}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `b\#
  lockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"\#
  The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userI\#
  dTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data\#
  ":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the same me\#
  thod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfl\#
  ict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing\#
   changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":\#
  1401,"message":"The write may not be on the disk: the daemon stops, and its next start shows\#
   what is stored. Or the daemon cannot read a record that the request needs: then it keeps ru\#
  nning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"the id of t\#
  he user in another system","x-given":[{"method":"project.define","params":{"products":{"mont\#
  hly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","\#
  value":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSid\#
  eUserId"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user\#
  _id","value":"yourSideUserId"}}}]},{"name":"user.delete","summary":"Deletes a customer and e\#
  rases its ids from everything that the daemon stores.","x-role":"admin","x-since":1,"paramSt\#
  ructure":"either","params":[{"name":"userId","required":true,"summary":"Any id of the custom\#
  er.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"su\#
  mmary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"def\#
  ault"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events with\#
  out changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey\#
  ","required":false,"summary":"Makes a retry safe: the same key with the same params returns \#
  the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"nam\#
  e":"result","schema":{"type":"object","properties":{"tombstone":{"description":"New id that \#
  replaces every erased id in events. It belongs to no user.","type":"string"},"users":{"descr\#
  iption":"Number of erased users: the aliases of the customer.","type":"integer","minimum":1}\#
  ,"devices":{"description":"Number of erased devices. `install` can register them again.","ty\#
  pe":"integer","minimum":0},"purchases":{"description":"Number of erased purchases: those tha\#
  t no other customer holds.","type":"integer","minimum":0},"shared":{"description":"Number of\#
   purchases that other customers hold and keep.","type":"integer","minimum":0},"dryRun":{"des\#
  cription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"\#
  The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Event"}},"replayed":{"description":"True when this is the stored result of\#
   an idempotency key; otherwise absent.","type":"boolean"}},"required":["tombstone","users","\#
  devices","purchases","shared"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of range, or two parameters exclude each other. `field` poi\#
  nts to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}\#
  },{"code":1000,"message":"The caller's role is lower than the role that the method needs. `u\#
  id` and `role` are the caller's (`none` without a role), and `needs` is the method's role.",\#
  "data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The project ha\#
  s no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No\#
   user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"\#
  blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars t\#
  han the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"c\#
  ode":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retry\#
  able":false}},{"code":1300,"message":"A call of the same method used this key with other par\#
  ams in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":\#
  1400,"message":"The disk has no room for the write. Nothing changes, and reading still works\#
  .","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not\#
   be on the disk: the daemon stops, and its next start shows what is stored. Or the daemon ca\#
  nnot read a record that the request needs: then it keeps running.","data":{"kind":"storageFa\#
  iled","retryable":false}}],"examples":[{"name":"with all that was hers","x-given":[{"method"\#
  :"project.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platf\#
  orm":"ios"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"a\#
  ppStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","curre\#
  ncy":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iph\#
  one","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","v\#
  alue":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"resu\#
  lt","value":{"tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name"\#
  :"a dry run","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify\#
  ","params":{"device":"iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"\#
  name":"dryRun","value":true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}"\#
  ,"users":1,"devices":0,"purchases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kin\#
  d":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","u\#
  serId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}\#
  "},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","\#
  project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.d\#
  elete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Returns everything that the d\#
  aemon stores about a customer.","x-role":"read","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#\#
  /components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User\#
  "},"ids":{"description":"Every id of the customer, in byte order.","type":"array","items":{"\#
  type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"descriptio\#
  n":"Who uses the id. `customer`: the customerId of a customer that began with an identified \#
  user.","type":"string","enum":["anonymous","identified","customer"]},"device":{"description"\#
  :"Device of an anonymous id; otherwise null.","type":["string","null"]},"createdAt":{"$ref":\#
  "#/components/schemas/Moment"}},"required":["id","kind","device","createdAt"]}},"devices":{"\#
  description":"Devices whose anonymous or identified user belongs to the customer, in byte or\#
  der.","type":"array","items":{"type":"object","properties":{"device":{"$ref":"#/components/s\#
  chemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"descri\#
  ption":"Id of the identified user; null when no user is logged in.","type":["string","null"]\#
  },"storeAccount":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":{"ty\#
  pe":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["devi\#
  ce","anonymousId","identityId","storeAccount","platform","app","createdAt"]}},"purchases":{"\#
  description":"Purchases that the customer holds, with all their transactions.","type":"array\#
  ","items":{"$ref":"#/components/schemas/Purchase"}},"grants":{"description":"Grants, includi\#
  ng those that have ended.","type":"array","items":{"type":"object","properties":{"entitlemen\#
  t":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/M\#
  oment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/co\#
  mponents/schemas/NullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revoke\#
  dAt"]}},"properties":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#\#
  /components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"set\#
  At":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden\#
  ":{"description":"Earlier values of properties that another user of the same customer replac\#
  ed. An empty value is a removal.","type":"array","items":{"type":"object","properties":{"key\#
  ":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Property\#
  Value"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}}\#
  ,"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/sche\#
  mas/Moment","description":"Time of the entitlements and of the purchases' states: now."},"ev\#
  ents":{"description":"Events of the customer, oldest first, at most 1000.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor",\#
  "description":"Position at which events.read continues, with the same id as `user`."},"moreE\#
  vents":{"description":"True when events.read has more events of the customer.","type":"boole\#
  an"}},"required":["user","ids","devices","purchases","grants","properties","overridden","ent\#
  itlements","at","events","cursor","moreEvents"]}},"errors":[{"code":-32602,"message":"A para\#
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
  ction"},"ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-\#
  01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T\#
  00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"a\#
  nn","storeAccount":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.\#
  000Z"}],"purchases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"100\#
  0","product":"monthly","kind":"subscription","state":"active","holders":["ann"],"device":"ip\#
  hone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"pe\#
  riodType":"normal","environment":"production","isFamilyShared":false,"price":"9.99","currenc\#
  y":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"graceP\#
  eriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":n\#
  ull,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType"\#
  :"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","i\#
  sFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attrib\#
  utes":{"campaign":"winter"}}]}],"grants":[],"properties":[{"key":"$email","value":"ann@examp\#
  le.org","setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitlements":{"premium":{"id"\#
  :"premium","active":true,"state":"active","productId":"monthly","source":"appStore","renewSt\#
  ate":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedA\#
  t":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":\#
  null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore\#
  ","transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","e\#
  vents":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","p\#
  roject":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"in\#
  stall","id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecor\#
  ded","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId\#
  ":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"store":"appStore","originalT\#
  ransactionId":"1000","transactionId":"1000","product":"monthly","productKind":"subscription"\#
  ,"holders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurchasedAt"\#
  :"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR"\#
  ,"country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{a\#
  ny}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","us\#
  er":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}\#
  "},"entitlements":["premium"],"store":"appStore","originalTransactionId":"1000","transaction\#
  Id":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"dev\#
  ice":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purc\#
  hasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"nor\#
  mal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,\#
  "attributes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"\#
  2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":\#
  {"method":"identify","id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":\#
  "identified","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","use\#
  rId":"ann","anonymousId":"{{anonymous}}","cause":{"method":"identify","id":"{{any}}"},"devic\#
  e":"iphone","outcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"20\#
  26-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"\#
  method":"identify","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{\#
  any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","project":"default","u\#
  ser":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"entitlemen\#
  ts":["premium"]}],"cursor":"7","moreEvents":false}}}]},{"name":"user.link.undo","summary":"U\#
  ndoes a login, an alias or a transfer, as if it had never happened.","x-role":"admin","x-sin\#
  ce":1,"paramStructure":"either","params":[{"name":"event","required":true,"summary":"Id of t\#
  he event to undo: identified, usersAliased, subscriptionTransferred or oneTimePurchaseTransf\#
  erred.","schema":{"$ref":"#/components/schemas/EventId"}},{"name":"project","required":false\#
  ,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":\#
  "default"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events \#
  without changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotenc\#
  yKey","required":false,"summary":"Makes a retry safe: the same key with the same params retu\#
  rns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"undone":{"$ref":"#/components/schem\#
  as/EventId","description":"Id of the undone event."},"purchases":{"description":"Purchases t\#
  hat changed holders. `to` lists the holders after the call, even when a user only lost the p\#
  urchase.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept":{"description"\#
  :"Later changes that stay: restores and purchases that would have met other holders, the ali\#
  ases that they made, and earlier undos about the same users and purchases.","type":"array","\#
  items":{"$ref":"#/components/schemas/KeptLink"}},"dryRun":{"description":"True in a dry run;\#
   otherwise absent.","type":"boolean"},"events":{"description":"The events that the call woul\#
  d emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"r\#
  eplayed":{"description":"True when this is the stored result of an idempotency key; otherwis\#
  e absent.","type":"boolean"}},"required":["undone","purchases","kept"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}},{"code":1206,"message":"The daemon cannot undo the link. Nothing changes.\#
   `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undo\#
  ne; `noLink`: the event linked nothing; `undone`: the link is already undone; `isUndo`: the \#
  event comes from an undo; `laterAlias`: a later alias merged the customer with another user;\#
   `tooMuch`: too many users and purchases depend on the link; `unclear`: a deletion erased pa\#
  rt of the history. `event` is the id of the event that prevents the undo.","data":{"kind":"c\#
  annotUndo","retryable":false}},{"code":1300,"message":"A call of the same method used this k\#
  ey with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable"\#
  :false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and re\#
  ading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"\#
  The write may not be on the disk: the daemon stops, and its next start shows what is stored.\#
   Or the daemon cannot read a record that the request needs: then it keeps running.","data":{\#
  "kind":"storageFailed","retryable":false}}],"examples":[{"name":"another user's login took a\#
   purchase","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ipho\#
  ne","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00\#
  :00:00Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"},"result":{\#
  "user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","\#
  params":{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}\#
  ":null}}],"params":[{"name":"event","value":"{{login}}"}],"result":{"name":"result","value":\#
  {"undone":"{{login}}","purchases":[{"store":"appStore","originalTransactionId":"1000","produ\#
  ct":"monthly","kind":"subscription","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}\#
  ","shared":false}],"kept":[]}}}]},{"name":"userInfo","summary":"Returns the current user of \#
  a device, or the user that an id belongs to.","x-role":"read","x-since":1,"paramStructure":"\#
  either","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{\#
  "$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of \#
  the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"pr\#
  oject","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schema\#
  s/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name"\#
  :"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"\#
  }},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown\#
  , of a wrong type or out of range, or two parameters exclude each other. `field` points to i\#
  t; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code\#
  ":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and \#
  `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{\#
  "kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no suc\#
  h device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The pr\#
  oject has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"mess\#
  age":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{\#
  "kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode s\#
  calars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":fal\#
  se}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject\#
  ","retryable":false}}],"examples":[{"name":"by device","x-given":[{"method":"project.define"\#
  ,"params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock"\#
  :{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{\#
  "method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"d\#
  evice","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anony\#
  mousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["use\#
  r_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"\#
  }}}},{"name":"by user id","x-given":[{"method":"project.define","params":{"products":{"month\#
  ly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:\#
  00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":\#
  {"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],\#
  "result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":\#
  "user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:0\#
  0:00.000Z","environment":"production"}}}}]},{"name":"userProperties","summary":"Returns the \#
  properties that setUserProperty stored.","x-role":"read","x-since":1,"paramStructure":"eithe\#
  r","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$ref\#
  ":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the u\#
  ser, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"res\#
  ult","schema":{"type":"object","properties":{"properties":{"$ref":"#/components/schemas/Prop\#
  erties"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A parameter is mis\#
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
  nknownProject","retryable":false}}],"examples":[{"name":"two of them","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":"$email","value"\#
  :"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone","key":"plan","v\#
  alue":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value"\#
  :{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method\#
  ":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"de\#
  vice":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","v\#
  alue":{"properties":{}}}}]}],"components":{"schemas":{"AppId":{"description":"An app of the \#
  project, for example its bundle id.","type":"string","minLength":1,"maxLength":255},"Applied\#
  Rule":{"description":"A rule of the project, with the value that decided the step.","type":"\#
  object","properties":{"name":{"description":"Name of the rule, as in `project.define`.","typ\#
  e":"string","enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onRestore","anonymo\#
  usHolders"]},"value":{"description":"Value that the rule had when the step happened.","type"\#
  :"string"}},"required":["name","value"]},"Attributes":{"description":"Up to 20 strings of th\#
  e caller's own, which the events of this purchase repeat.","type":"object","maxProperties":2\#
  0,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"string","ma\#
  xLength":500}},"BackgroundStats":{"description":"Work that no request waits for, as of now."\#
  ,"type":"object","properties":{"expiriesDue":{"description":"Ends of periods and grants that\#
   have passed and whose events the daemon has not emitted yet: at most 1000.","type":"integer\#
  ","minimum":0},"expiriesLateMs":{"description":"Milliseconds since the oldest of these ends.\#
  ","type":"integer","minimum":0},"erasures":{"description":"Deletions that the daemon has not\#
   finished.","type":"integer","minimum":0},"erasuresHalted":{"description":"Whether they wait\#
   for the next start, because a step failed several times.","type":"boolean"},"catalogueChang\#
  es":{"description":"Projects with a changed catalogue whose events the daemon has not yet em\#
  itted for every customer.","type":"integer","minimum":0}},"required":["expiriesDue","expirie\#
  sLateMs","erasures","erasuresHalted","catalogueChanges"]},"CacheStats":{"description":"What \#
  the daemon has in memory, and how well that serves.","type":"object","properties":{"replies"\#
  :{"description":"Replies to `checkEntitlements` in the cache, valid or not.","type":"integer\#
  ","minimum":0},"replyHits":{"description":"Requests that the daemon answered from that cache\#
   since its start.","type":"integer","minimum":0},"records":{"description":"Records in memory\#
  .","type":"integer","minimum":0},"recordBytes":{"description":"Their memory, by estimate.","\#
  type":"integer","minimum":0},"recordLoads":{"description":"Records that the daemon read from\#
   the store since its start.","type":"integer","minimum":0}},"required":["replies","replyHits\#
  ","records","recordBytes","recordLoads"]},"Catalogue":{"description":"Products by their ids.\#
  ","type":"object","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalPrope\#
  rties":{"$ref":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"description"\#
  :"What caused the event. A request gives its `method` and `id`; a notification has no `id`. \#
  `clock` is true for a change that fell due.","type":"object","properties":{"method":{"type":\#
  "string"},"id":{"type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"de\#
  scription":"The clock of a project: the system's, or a manual clock, which only moves when i\#
  t is advanced.","type":"object","properties":{"kind":{"type":"string","enum":["system","manu\#
  al"]},"now":{"$ref":"#/components/schemas/Moment","description":"Time of a manual clock; abs\#
  ent for the system's."}},"required":["kind"]},"ClockChoice":{"description":"`system`: the sy\#
  stem's clock. `manual`: a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual cl\#
  ock that starts then.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object\#
  ","properties":{"manual":{"$ref":"#/components/schemas/Moment","description":"Time at which \#
  the manual clock starts, RFC 3339."}},"required":["manual"],"additionalProperties":false}]},\#
  "CommitStats":{"description":"The commits since the daemon's start.","type":"object","proper\#
  ties":{"turns":{"description":"Turns that became durable. A turn is what the daemon decides \#
  together; a commit has one or more.","type":"integer","minimum":0},"waitingTurns":{"descript\#
  ion":"Turns that wait for the disk now.","type":"integer","minimum":0},"failures":{"descript\#
  ion":"Commits that failed, for example because the disk was full.","type":"integer","minimum\#
  ":0},"durations":{"$ref":"#/components/schemas/Durations"}},"required":["turns","waitingTurn\#
  s","failures","durations"]},"ConnectionStats":{"description":"The connections, and the repli\#
  es that wait on them.","type":"object","properties":{"open":{"description":"Open connections\#
  .","type":"integer","minimum":0},"opened":{"description":"Connections that clients opened si\#
  nce the daemon's start.","type":"integer","minimum":0},"refused":{"description":"Connections\#
   that the daemon refused since its start, because there were too many.","type":"integer","mi\#
  nimum":0},"peers":{"description":"The open connections by uid and role.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/PeerStats"}},"owedBytes":{"description":"Replies that wait\#
   for the disk.","type":"integer","minimum":0},"unsentBytes":{"description":"Replies that wai\#
  t for clients to read them.","type":"integer","minimum":0}},"required":["open","opened","ref\#
  used","peers","owedBytes","unsentBytes"]},"ConsumerId":{"description":"Name of a consumer: a\#
   reader of the log whose position the daemon stores. The reader chooses it, for example `mai\#
  ler`.","type":"string","minLength":1,"maxLength":255},"ConsumerLag":{"description":"A consum\#
  er of a feed.","type":"object","properties":{"project":{"$ref":"#/components/schemas/Project\#
  Id"},"consumer":{"$ref":"#/components/schemas/ConsumerId"},"cursor":{"$ref":"#/components/sc\#
  hemas/Cursor"},"lag":{"description":"Events that it has not acknowledged.","type":"integer",\#
  "minimum":0}},"required":["project","consumer","cursor","lag"]},"Country":{"description":"IS\#
  O 3166 country code of two or three letters, stored as it is sent.","type":"string","pattern\#
  ":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number of records of a project.","type":"objec\#
  t","properties":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum\#
  ":0},"customers":{"description":"A merged customer counts once.","type":"integer","minimum":\#
  0},"purchases":{"type":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"requ\#
  ired":["devices","users","customers","purchases","events"]},"Currency":{"description":"ISO 4\#
  217 currency code of three letters, stored as it is sent.","type":"string","pattern":"^[A-Za\#
  -z]{3}$"},"Cursor":{"description":"A position in a project's log: the number of the last eve\#
  nt before it. \"0\" is the position before the first event.","type":"string","pattern":"^(0|\#
  [1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one installation of one app. A rei\#
  nstallation is a new device.","type":"string","minLength":1,"maxLength":255},"Duration":{"de\#
  scription":"ISO 8601 duration, for example P1M, P7D or PT1H30M. It has whole numbers of Y, M\#
  , W, D and, after a T, of H, M, S; only the seconds may have a fraction. P1M keeps the day o\#
  f the month, or takes the last day of a shorter month.","type":"string","format":"duration"}\#
  ,"DurationBucket":{"description":"A bucket of a histogram.","type":"object","properties":{"u\#
  pToMicros":{"description":"The longest duration that it counts. Null for durations longer th\#
  an every bound.","type":["integer","null"],"minimum":0},"count":{"description":"How many dur\#
  ations are longer than the bound of the bucket before, and not longer than this one.","type"\#
  :"integer","minimum":0}},"required":["upToMicros","count"]},"Durations":{"description":"A hi\#
  stogram of durations since the daemon's start, in microseconds.","type":"object","properties\#
  ":{"count":{"description":"How many durations it counts.","type":"integer","minimum":0},"sum\#
  Micros":{"description":"Their sum.","type":"integer","minimum":0},"maxMicros":{"description"\#
  :"The longest of them.","type":"integer","minimum":0},"buckets":{"description":"The buckets \#
  that are not empty, shortest durations first. Their bounds are 1, 2, 3, 4, 6, 8, 12, 16 and \#
  so on up to 100 seconds.","type":"array","items":{"$ref":"#/components/schemas/DurationBucke\#
  t"}}},"required":["count","sumMicros","maxMicros","buckets"]},"Entitlement":{"description":"\#
  What a product or a grant unlocks for a user, and why. One purchase or grant, the winner, su\#
  pplies every member. If the user never had the entitlement, every member is null except `id`\#
  , `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"object","properti\#
  es":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"description":"Whether the\#
   user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"productI\#
  d":{"description":"Product that gives the entitlement; null for a grant.","type":["string","\#
  null"]},"source":{"description":"Store of the purchase, or `manual` for a grant.","type":["s\#
  tring","null"]},"renewState":{"description":"Whether the subscription renews. billingIssue: \#
  the store could not collect a payment.","type":"string","enum":["willRenew","canceled","bill\#
  ingIssue","nonRenewable","unknown"]},"grantType":{"description":"Why the user has the entitl\#
  ement; `manual` for a grant.","type":["string","null"],"enum":["purchase","familySharing","o\#
  fferCode","manual",null]},"periodType":{"type":["string","null"],"enum":["normal","trial","i\#
  ntro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time o\#
  f the first purchase, or of the grant."},"expiresAt":{"$ref":"#/components/schemas/NullableM\#
  oment","description":"Last moment of the period; null for no end."},"gracePeriodExpiresAt":{\#
  "$ref":"#/components/schemas/NullableMoment","description":"Last moment of the grace period;\#
   null without a grace period."},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Time of the first transaction; null for a grant."},"lastPurchasedAt":{"$\#
  ref":"#/components/schemas/NullableMoment","description":"Time of the latest transaction; nu\#
  ll for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","descriptio\#
  n":"Time at which a trial began; null without a trial."},"autoRenewDisabledAt":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Time at which the customer turned auto-renew\#
   off; null while it is on."},"renewsCount":{"description":"Number of renewals at the full pr\#
  ice.","type":"integer","minimum":0},"environment":{"type":["string","null"],"enum":["product\#
  ion","sandbox",null]},"store":{"description":"Null for a grant.","type":["string","null"]},"\#
  transactionId":{"description":"Latest transaction; null for a grant.","type":["string","null\#
  "]},"originalTransactionId":{"description":"First transaction; null for a grant.","type":["s\#
  tring","null"]}},"required":["id","active","state","productId","source","renewState","grantT\#
  ype","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPur\#
  chasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environment","store","transa\#
  ctionId","originalTransactionId"]},"EntitlementId":{"description":"An entitlement, for examp\#
  le `premium`.","type":"string","minLength":1,"maxLength":255},"Entitlements":{"description":\#
  "Entitlements by their ids, including inactive entitlements.","type":"object","additionalPro\#
  perties":{"$ref":"#/components/schemas/Entitlement"}},"ErrorCounts":{"description":"How many\#
   errors of each kind. Kinds that did not occur are missing.","type":"object","additionalProp\#
  erties":{"type":"integer","minimum":1}},"Event":{"description":"One entry of a project's log\#
  . Its other members depend on its kind: rules.md lists them.","type":"object","properties":{\#
  "cursor":{"$ref":"#/components/schemas/Cursor","description":"The event's number in the log;\#
   absent in a dry run."},"id":{"description":"Unique id of the event.","type":"string"},"kind\#
  ":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Time at which the event happened, by the project's clock."},"project":{"$ref":"#/c\#
  omponents/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","description":"Cu\#
  stomerId of the customer that the event is about; absent in clockAdvanced."},"userId":{"$ref\#
  ":"#/components/schemas/UserId","description":"Id of the user, if the user is identified."},\#
  "anonymousId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the us\#
  er is anonymous. In identified and loggedOut: the device's anonymous user after the event."}\#
  ,"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"In userCreated, iden\#
  tified, loggedOut, purchase events and the events that a purchase causes: the device; null w\#
  hen there is none.","type":["string","null"]},"outcome":{"description":"In identified: the o\#
  utcome that identify returned.","type":"string","enum":["attached","aliased","moved","switch\#
  ed"]},"from":{"description":"In a move: who held the purchase before.","type":"array","items\#
  ":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","descri\#
  ption":"In a move: who holds the purchase now."},"shared":{"description":"In a move: whether\#
   the users in `from` keep the purchase.","type":"boolean"},"undone":{"description":"In linkU\#
  ndone: id of the undone event.","type":"string"},"aliases":{"description":"In usersAliased, \#
  and in linkUndone of customers that separate: every id of the customer now, in byte order.",\#
  "type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/compone\#
  nts/schemas/UserId","description":"In usersAliased: the customerId that became part of `user\#
  `; absent when the joining id was new."},"entitlements":{"description":"In entitlementsActiv\#
  ated and entitlementsDeactivated: the entitlements that changed, in byte order. In granted a\#
  nd grantRevoked: the entitlement.","type":"array","items":{"$ref":"#/components/schemas/Enti\#
  tlementId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"\#
  #/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Transacti\#
  onId"},"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/componen\#
  ts/schemas/ProductKind"},"holders":{"description":"In purchase events: who holds the purchas\#
  e.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/\#
  components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Mo\#
  ment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/component\#
  s/schemas/NullableMoment","description":"In purchase events: the end of the period. In grant\#
  ed and grantRevoked: the end of the grant."},"periodType":{"$ref":"#/components/schemas/Peri\#
  odType"},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{\#
  "type":["string","null"]},"country":{"type":["string","null"]},"offerCode":{"type":["string"\#
  ,"null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"now":{"$ref":"#/component\#
  s/schemas/Moment","description":"In clockAdvanced: the time that the clock shows."}},"requir\#
  ed":["id","kind","at","project","cause"]},"EventId":{"description":"Id of an event, as the l\#
  og shows it.","type":"string","minLength":1,"maxLength":255},"EventKind":{"description":"Kin\#
  d of an event.","type":"string","enum":["userCreated","identified","loggedOut","usersAliased\#
  ","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","ent\#
  itlementsActivated","entitlementsDeactivated","subscriptionReceived","subscriptionTransferre\#
  d","oneTimePurchaseReceived","oneTimePurchaseTransferred","granted","grantRevoked","userDele\#
  ted","clockAdvanced"]},"ExplanationStep":{"description":"One step that led a user to an enti\#
  tlement, or took it away. A member that does not apply, or is not known, is absent.","type":\#
  "object","properties":{"step":{"description":"Kind of the step; rules.md describes each kind\#
  .","type":"string","enum":["purchased","granted","attached","moved","shared","transferred","\#
  aliased","unclear","identified","renewed","revoked","mapped","clock"]},"text":{"description"\#
  :"An explanation in one sentence.","type":"string"},"at":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Time of the step, if it has a time. In `clock`: the time that the \#
  answer is for."},"event":{"$ref":"#/components/schemas/EventId","description":"Id of the eve\#
  nt that reported the step."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"C\#
  ursor of that event."},"rule":{"$ref":"#/components/schemas/AppliedRule","description":"The \#
  rule that decided the step."},"method":{"description":"Method that made the step.","type":"s\#
  tring","enum":["identify","restore","purchase","user.link.undo"]},"from":{"description":"Who\#
   had it before: at most ten ids, one id per customer. In `aliased`: the first customer. In `\#
  identified`: the device's anonymous user.","type":"array","items":{"$ref":"#/components/sche\#
  mas/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: the second customer.\#
  ","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"In\#
   `purchased` and `identified`: the device; null for a purchase without a device.","type":["s\#
  tring","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref\#
  ":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Transa\#
  ctionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/\#
  schemas/State","description":"State of the purchase or grant at that time."},"since":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"In `clock`: start of the state; when a\#
  ccess is over, the last moment with access. In other steps: start of the period."},"until":{\#
  "$ref":"#/components/schemas/NullableMoment","description":"Last moment of the state, as far\#
   as is known; the end of a pause. Null for no end."},"decidedAnew":{"description":"True when\#
   an undo of an earlier link changed the outcome of this login; otherwise absent.","type":"bo\#
  olean"}},"required":["step","text","at"]},"FeedStats":{"description":"The readers of events.\#
  ","type":"object","properties":{"waits":{"description":"`events.wait` requests that wait now\#
  .","type":"integer","minimum":0},"subscriptions":{"description":"Open subscriptions.","type"\#
  :"integer","minimum":0},"consumers":{"description":"Consumers, by project and name: at most \#
  256.","type":"array","items":{"$ref":"#/components/schemas/ConsumerLag"}},"moreConsumers":{"\#
  description":"Whether there are more consumers.","type":"boolean"}},"required":["waits","sub\#
  scriptions","consumers","moreConsumers"]},"HelpfulCall":{"description":"A complete call that\#
   would make the entitlement active. The daemon has rehearsed it.","type":"object","propertie\#
  s":{"method":{"description":"Method of the call.","type":"string"},"params":{"description":"\#
  Params of the call.","type":"object"},"role":{"description":"Role that the caller needs.","t\#
  ype":"string","enum":["read","write","admin"]},"text":{"description":"An explanation in one \#
  sentence.","type":"string"}},"required":["method","params","role","text"]},"IdempotencyKey":\#
  {"description":"Key of one write. The daemon stores it for 24 hours, per project and method.\#
  ","type":"string","minLength":1,"maxLength":255},"KeptLink":{"description":"A later change t\#
  hat stays although an earlier link is undone.","type":"object","properties":{"event":{"$ref"\#
  :"#/components/schemas/EventId","description":"Id of the event that reported it."},"method":\#
  {"description":"Method that made it.","type":"string","enum":["restore","purchase","user.lin\#
  k.undo"]}},"required":["event","method"]},"Lack":{"description":"A reason why an entitlement\#
   is not active.","type":"object","properties":{"kind":{"description":"What is missing; rules\#
  .md describes each kind.","type":"string","enum":["expired","paused","billingRetry","refunde\#
  d","revoked","notYet","environment","notMapped","notIdentified","heldByAnother","heldByNobod\#
  y","noProduct","noPurchase","notGranted"]},"text":{"description":"An explanation in one sent\#
  ence.","type":"string"},"store":{"$ref":"#/components/schemas/Store","description":"Store of\#
   the purchase, if the reason is about a purchase."},"originalTransactionId":{"$ref":"#/compo\#
  nents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{\#
  "$ref":"#/components/schemas/UserId","description":"In `heldByAnother` and `notIdentified`: \#
  who holds the purchase. An identified holder comes before an anonymous holder, then the firs\#
  t in byte order."},"since":{"$ref":"#/components/schemas/Moment","description":"Last moment \#
  with access. In `refunded` and `revoked`: time of the refund or revocation."},"until":{"$ref\#
  ":"#/components/schemas/Moment","description":"In `paused`: end of the pause. In `notYet`: s\#
  tart of access."},"because":{"description":"In `heldByAnother`: the steps that led to the ho\#
  lder.","type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},"wouldHelp":{\#
  "description":"Calls that would each make the entitlement active at the time that the answer\#
   is for. A call is listed under the first reason that it removes.","type":"array","items":{"\#
  $ref":"#/components/schemas/HelpfulCall"}}},"required":["kind","text","wouldHelp"]},"Limits"\#
  :{"description":"The daemon's limits by name.","type":"object","properties":{"lineBytesMax":\#
  {"description":"Longest line, in bytes without the line feed.","type":"integer"},"batchEntri\#
  esMax":{"description":"Most requests in one batch.","type":"integer"},"depthMax":{"descripti\#
  on":"Deepest nesting of JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"de\#
  scription":"Longest request id, in bytes.","type":"integer"}},"required":["lineBytesMax","ba\#
  tchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"M\#
  ethodStats":{"description":"The requests of a method, without those that the daemon has not \#
  answered yet.","type":"object","properties":{"requests":{"description":"How many requests th\#
  e daemon answered, with results or errors.","type":"integer","minimum":0},"errors":{"$ref":"\#
  #/components/schemas/ErrorCounts"},"durations":{"$ref":"#/components/schemas/Durations"}},"r\#
  equired":["requests","errors","durations"]},"MethodSummary":{"description":"One line in the \#
  list of methods.","type":"object","properties":{"name":{"type":"string"},"summary":{"type":"\#
  string"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["name","summa\#
  ry","role"]},"Moment":{"description":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. \#
  The daemon accepts any UTC offset and precision, and returns UTC with milliseconds.","type":\#
  "string","format":"date-time"},"Move":{"description":"A purchase with new holders.","type":"\#
  object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":\#
  {"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Produc\#
  tId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description":"Who held it \#
  before: one id per customer, in byte order.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"Who holds it now a\#
  nd did not before."},"shared":{"description":"True when the users in `from` still hold it.",\#
  "type":"boolean"}},"required":["store","originalTransactionId","product","kind","from","to",\#
  "shared"]},"NullableMoment":{"description":"RFC 3339 timestamp, or null.","type":["string","\#
  null"],"format":"date-time"},"Outdone":{"description":"A purchase or grant that also gives a\#
  n entitlement and lost against the winner.","type":"object","properties":{"lostBy":{"descrip\#
  tion":"The first criterion, in the order of rules.md, in which the two differ.","type":"stri\#
  ng","enum":["active","end","purchasedAt","transactionId","store","originalTransactionId","or\#
  der"]},"text":{"description":"An explanation in one sentence.","type":"string"},"entitlement\#
  ":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement as this purchase\#
   or grant alone would give it."}},"required":["lostBy","text","entitlement"]},"Peer":{"descr\#
  iption":"The other end of the connection, as the kernel reports it.","type":"object","proper\#
  ties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"t\#
  ype":"string","enum":["read","write","admin"]}},"required":["uid","gid","pid","role"]},"Peer\#
  Stats":{"description":"The open connections of a uid with a role.","type":"object","properti\#
  es":{"uid":{"type":"integer"},"role":{"description":"`none` for clients without a role, whos\#
  e requests the daemon refuses.","type":"string","enum":["none","read","write","admin"]},"con\#
  nections":{"description":"How many connections.","type":"integer","minimum":0}},"required":[\#
  "uid","role","connections"]},"PeriodType":{"description":"Price of a period: full (normal), \#
  a trial, or introductory (intro).","type":"string","enum":["normal","trial","intro"]},"Platf\#
  orm":{"description":"Platform of the device: ios, android, web or another word of that form.\#
  ","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set o\#
  f rules.","type":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]\#
  },"Price":{"description":"A decimal number in a string, for example \"9.99\".","type":"strin\#
  g","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the cat\#
  alogue.","type":"object","properties":{"kind":{"description":"Default: the kind that the pur\#
  chase gives; without it, `subscription` for a purchase with an end and `nonConsumable` for a\#
   purchase without.","type":["string","null"],"enum":["subscription","nonRenewingSubscription\#
  ","nonConsumable","consumable",null]},"entitlements":{"description":"Ids of the entitlements\#
   that the product unlocks.","type":"array","items":{"$ref":"#/components/schemas/Entitlement\#
  Id"},"maxItems":100}},"required":["entitlements"],"additionalProperties":false},"ProductId":\#
  {"description":"A product, by the id that the store and the catalogue use.","type":"string",\#
  "minLength":1,"maxLength":255},"ProductKind":{"description":"Kind of a product. It decides h\#
  ow a purchase moves and ends.","type":"string","enum":["subscription","nonRenewingSubscripti\#
  on","nonConsumable","consumable"]},"Project":{"description":"A project: one app's catalogue,\#
   rules and clock, and the number of its records.","type":"object","properties":{"id":{"$ref"\#
  :"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":\#
  {"$ref":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant` ac\#
  cepts in addition to the entitlements of the catalogue.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnviro\#
  nment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs that r\#
  eceive the project's events. Only `project.webhooks` returns the secrets.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/WebhookSummary"}},"createdAt":{"$ref":"#/components/sche\#
  mas/Moment","description":"Time of the creation, by the project's own clock."},"counts":{"$r\#
  ef":"#/components/schemas/Counts"}},"required":["id","rules","products","entitlements","envi\#
  ronment","clock","webhooks","createdAt","counts"]},"ProjectEnvironment":{"description":"Whic\#
  h purchases give access: those of production, those of the sandbox, or both (any).","type":"\#
  string","enum":["production","sandbox","any"]},"ProjectId":{"description":"A project: one ap\#
  p's catalogue, rules and clock. Projects share no data.","type":"string","minLength":1,"maxL\#
  ength":255},"ProjectSummary":{"description":"One line in the list of projects.","type":"obje\#
  ct","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/compone\#
  nts/schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/\#
  components/schemas/Counts"}},"required":["id","preset","createdAt","counts"]},"Properties":{\#
  "description":"Properties by their names. setUserProperty stores at most 100 per customer.",\#
  "type":"object","propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalPrope\#
  rties":{"$ref":"#/components/schemas/PropertyValue"}},"PropertyKey":{"description":"Name of \#
  a property: 1 to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_\#
  .:$-]{1,80}$"},"PropertyValue":{"description":"Value of a property.","type":"string","maxLen\#
  gth":500},"Purchase":{"description":"One product bought in one store, its transactions and i\#
  ts holders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"or\#
  iginalTransactionId":{"$ref":"#/components/schemas/TransactionId","description":"The first t\#
  ransaction."},"transactionId":{"$ref":"#/components/schemas/TransactionId","description":"Th\#
  e latest transaction."},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"\#
  #/components/schemas/ProductKind","description":"Kind that the purchase or the catalogue giv\#
  es; without it, `subscription` for a purchase with an end and `nonConsumable` for a purchase\#
   without."},"state":{"$ref":"#/components/schemas/State","description":"Current state; null \#
  before the first purchasedAt."},"holders":{"description":"Who holds the purchase: one id per\#
   customer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"d\#
  evice":{"description":"Device on which the customer bought; null when there is none.","type"\#
  :["string","null"]},"storeAccount":{"description":"Store account that bought it; null when t\#
  here is none.","type":["string","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment"\#
  ,"description":"Time of the latest transaction."},"firstPurchasedAt":{"$ref":"#/components/s\#
  chemas/Moment","description":"Time of the first transaction."},"expiresAt":{"$ref":"#/compon\#
  ents/schemas/NullableMoment","description":"Last moment of the period; null for no end."},"t\#
  rialStartedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a \#
  trial began; null without a trial."},"periodType":{"$ref":"#/components/schemas/PeriodType"}\#
  ,"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"isFamilyShared":{"descri\#
  ption":"Whether a family member bought it and shares it.","type":"boolean"},"price":{"descri\#
  ption":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"curr\#
  ency":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"\#
  description":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"descri\#
  ption":"Offer code, as it was sent.","type":["string","null"]},"autoRenew":{"description":"W\#
  hether it renews automatically: true for a subscription until purchase.update says otherwise\#
  , false for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components\#
  /schemas/NullableMoment","description":"Time at which the customer turned auto-renew off; nu\#
  ll while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","d\#
  escription":"Last moment of the grace period; null without a grace period."},"billingRetry":\#
  {"description":"Whether the store retries a failed payment.","type":"boolean"},"pausedUntil"\#
  :{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the pause ends; \#
  null without a pause."},"refundedAt":{"$ref":"#/components/schemas/NullableMoment","descript\#
  ion":"Time of the refund; null without a refund."},"revokedAt":{"$ref":"#/components/schemas\#
  /NullableMoment","description":"Time at which the store withdrew access; null when it did no\#
  t."},"renewsCount":{"description":"Number of renewals at the full price: the number of `norm\#
  al` periods minus 1, at least 0.","type":"integer","minimum":0},"transactions":{"description\#
  ":"All transactions, oldest first.","type":"array","items":{"$ref":"#/components/schemas/Tra\#
  nsaction"}}},"required":["store","originalTransactionId","transactionId","product","kind","s\#
  tate","holders","device","storeAccount","purchasedAt","firstPurchasedAt","expiresAt","trialS\#
  tartedAt","periodType","environment","isFamilyShared","price","currency","country","offerCod\#
  e","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","re\#
  fundedAt","revokedAt","renewsCount","transactions"]},"PurchaseEnvironment":{"description":"E\#
  nvironment of the store: production, or sandbox for test purchases.","type":"string","enum":\#
  ["production","sandbox"]},"PurchaseName":{"description":"A purchase, by its store and the id\#
   of its first transaction.","type":"object","properties":{"store":{"$ref":"#/components/sche\#
  mas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","descriptio\#
  n":"Id of the purchase's first transaction."}},"required":["store","originalTransactionId"],\#
  "additionalProperties":false},"Refusal":{"description":"A purchase that a restore left with \#
  its holders, and the rule that refused.","type":"object","properties":{"store":{"$ref":"#/co\#
  mponents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId\#
  "},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/components/schema\#
  s/UserId","description":"Who holds it. An identified holder comes before an anonymous holder\#
  , then the first in byte order."},"rule":{"description":"The rule that refused.","type":"str\#
  ing","enum":["onRestore","oneTimePurchases"]}},"required":["store","originalTransactionId","\#
  product","holder","rule"]},"Rules":{"description":"Every rule of a project. rules.md describ\#
  es each rule.","type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset",\#
  "description":"Preset that the rules started from."},"anonymousPrefix":{"description":"Begin\#
  ning of each anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymous i\#
  d is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":"Wha\#
  t a login of a new user id does when no user is logged in on the device.","type":"string","e\#
  num":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description\#
  ":"What a login of a known user id does when no user is logged in on the device.","type":"st\#
  ring","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"descriptio\#
  n":"What a login does when another user is logged in on the device.","type":"string","enum":\#
  ["logoutFirst","switch"]},"onLogout":{"description":"The current user after a logout: the sa\#
  me anonymous user (return), or a new anonymous user (rotate).","type":"string","enum":["retu\#
  rn","rotate"]},"onAnonymousLogout":{"description":"What a logout does when no user is logged\#
   in.","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description":\#
  "Who holds a new purchase: the device's anonymous user and its identified user, or only the \#
  current user.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"descrip\#
  tion":"What a restore does with a purchase that another user holds.","type":"string","enum":\#
  ["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"description":\#
  "What a restore does with a purchase that only anonymous users hold.","type":"string","enum"\#
  :["asOthers","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-time p\#
  urchases.","type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"Maximum\#
   length of a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"bloc\#
  kedUserIds":{"description":"Ids that no user may have, compared byte by byte. The empty id i\#
  s always blocked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}\#
  },"required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onSwitch","onLog\#
  out","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneTimePurchases"\#
  ,"userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"Name of a preset, or an \#
  object with a preset and the rules that differ from it.","anyOf":[{"$ref":"#/components/sche\#
  mas/Preset"},{"type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","\#
  description":"Preset that supplies the rules that are not given.","default":"qonversion"},"a\#
  nonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex digits fol\#
  low. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLength":64\#
  },"onIdentifyNew":{"description":"What a login of a new user id does when no user is logged \#
  in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move","swit\#
  ch"]},"onIdentifyKnown":{"description":"What a login of a known user id does when no user is\#
   logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","mov\#
  e","switch"]},"onSwitch":{"description":"What a login does when another user is logged in on\#
   the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"description":"Th\#
  e current user after a logout: the same anonymous user (return), or a new anonymous user (ro\#
  tate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description":"What\#
   a logout does when no user is logged in.","type":"string","enum":["ignore","refuse","rotate\#
  "]},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonymous user \#
  and its identified user, or only the current user.","type":"string","enum":["deviceAndUser",\#
  "currentUser"]},"onRestore":{"description":"What a restore does with a purchase that another\#
   user holds.","type":"string","enum":["share","transfer","transferIfInactive","keep","alias"\#
  ]},"anonymousHolders":{"description":"What a restore does with a purchase that only anonymou\#
  s users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"description\#
  ":"Whether a restore moves one-time purchases.","type":"string","enum":["move","stay"]},"use\#
  rIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type":"inte\#
  ger","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may have, \#
  compared byte by byte. The empty id is always blocked.","type":"array","items":{"type":"stri\#
  ng","maxLength":255},"maxItems":1000}},"required":[],"additionalProperties":false}]},"State"\#
  :{"description":"State of a purchase or grant. Null before it begins, and for an entitlement\#
   that the user never had.","type":["string","null"],"enum":["active","trial","intro","graceP\#
  eriod","billingRetry","paused","expired","refunded","revoked",null]},"StorageStats":{"descri\#
  ption":"The files of the store, and the work on them since the daemon's start. Missing if th\#
  e store is in memory.","type":"object","properties":{"dataFileBytes":{"description":"Size of\#
   the data file.","type":"integer","minimum":0},"logFileBytes":{"description":"Size of SQLite\#
  's write-ahead log.","type":"integer","minimum":0},"journalFileBytes":{"description":"Size o\#
  f the two files of the journal.","type":"integer","minimum":0},"journalBytes":{"description"\#
  :"Bytes in the journal that the daemon has not copied to the tables yet.","type":"integer","\#
  minimum":0},"journalAgeMs":{"description":"Milliseconds since the oldest of them was committ\#
  ed; 0 if there are none.","type":"integer","minimum":0},"freeBytes":{"description":"Free spa\#
  ce for the daemon on the file system of the data file; null if the system does not say.","ty\#
  pe":["integer","null"],"minimum":0},"syncs":{"$ref":"#/components/schemas/Durations"},"check\#
  points":{"$ref":"#/components/schemas/Durations"},"rebuilds":{"$ref":"#/components/schemas/D\#
  urations"}},"required":["dataFileBytes","logFileBytes","journalFileBytes","journalBytes","jo\#
  urnalAgeMs","freeBytes","syncs","checkpoints","rebuilds"]},"Store":{"description":"Store tha\#
  t took the payment: appStore, playStore, amazon, huawei, stripe, web or another word of that\#
   form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":\#
  "A store account, for example an Apple ID or a Google account, whose purchases a device can \#
  present.","type":"string","minLength":1,"maxLength":255},"SubscriptionId":{"description":"Id\#
   of a subscription. It is unique within one connection.","type":"string"},"Transaction":{"de\#
  scription":"One transaction of a purchase: a paid period or a single payment.","type":"objec\#
  t","properties":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$\#
  ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType\#
  "},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/sc\#
  hemas/NullableMoment"},"isFamilyShared":{"description":"Only in an export, like the members \#
  below. Whether a family member bought it and shares it.","type":"boolean"},"price":{"descrip\#
  tion":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"curre\#
  ncy":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"d\#
  escription":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"descrip\#
  tion":"Offer code, as it was sent.","type":["string","null"]},"attributes":{"$ref":"#/compon\#
  ents/schemas/Attributes"}},"required":["transactionId","product","periodType","purchasedAt",\#
  "expiresAt"]},"TransactionId":{"description":"Id that a store gives to a transaction.","type\#
  ":"string","minLength":1,"maxLength":255},"User":{"description":"The current user of a devic\#
  e, or the user that an id belongs to.","type":"object","properties":{"id":{"$ref":"#/compone\#
  nts/schemas/UserId","description":"For a device: the identified user, or else the anonymous \#
  user. For an id: that id if it is identified, or else the id that represents the customer."}\#
  ,"anonymousId":{"description":"For a device: its anonymous user. For an id: that id if it is\#
   anonymous, or else null.","type":["string","null"]},"identityId":{"description":"Id of the \#
  identified user; null for an anonymous user.","type":["string","null"]},"customerId":{"$ref"\#
  :"#/components/schemas/UserId","description":"Id of the customer. It stays the same across l\#
  ogins, and every userId param accepts it."},"aliases":{"description":"Every id of the custom\#
  er, in byte order. It omits the customerId of a customer that began with an identified user.\#
  ","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/compone\#
  nts/schemas/DeviceId","description":"Id of the device; absent when the request names a user.\#
  "},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time at which the custom\#
  er was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"require\#
  d":["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"User\#
  Id":{"description":"Id of a user: the app's own id, an anonymous id, or a customerId. It has\#
   1 to `userIdLengthMax` Unicode scalars, and the daemon compares it byte by byte. An empty i\#
  d is blockedUserId and a longer id userIdTooLong, so this schema has no length.","type":"str\#
  ing"},"Warning":{"description":"A sign that an accepted request may be a mistake.","type":"o\#
  bject","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement","\#
  subscriptionWithoutEnd","heldByNobody"]},"message":{"description":"An explanation in one sen\#
  tence.","type":"string"},"nearest":{"description":"Similar names that exist, nearest first."\#
  ,"type":"array","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":{"descr\#
  iption":"A URL that receives a project's events, with its secrets. Only an admin can read it\#
  .","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{\#
  "$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Second secret that \#
  also signs each delivery; null when there is none.","type":["string","null"]},"format":{"$re\#
  f":"#/components/schemas/WebhookFormat"},"since":{"$ref":"#/components/schemas/Cursor","desc\#
  ription":"Cursor of the newest event when the URL was added. The URL receives the events aft\#
  er it."}},"required":["url","secret","oldSecret","format","since"]},"WebhookChoice":{"descri\#
  ption":"A URL that receives the project's events.","type":"object","properties":{"url":{"$re\#
  f":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"}\#
  ,"oldSecret":{"$ref":"#/components/schemas/WebhookSecret","description":"Second secret that \#
  also signs each delivery, until every receiver knows the new secret."},"format":{"$ref":"#/c\#
  omponents/schemas/WebhookFormat","default":"entitled"}},"required":["url","secret"],"additio\#
  nalProperties":false},"WebhookFormat":{"description":"Format of a delivery. `entitled`: the \#
  event as in the log. `purchasely`: as Purchasely documents it (webhooks.md).","type":"string\#
  ","enum":["entitled","purchasely"]},"WebhookSecret":{"description":"Key that signs each deli\#
  very. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8.","type"\#
  :"string","minLength":1,"maxLength":255},"WebhookSummary":{"description":"A URL that receive\#
  s a project's events.","type":"object","properties":{"url":{"$ref":"#/components/schemas/Web\#
  hookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url","format"\#
  ]},"WebhookUrl":{"description":"An absolute `https://` or `http://` URL with a host, and opt\#
  ionally a port, a path and a query. It has no user, password or fragment, because every read\#
  er of the project sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","minLength\#
  ":8,"maxLength":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is not vali\#
  d JSON; lines.md defines the grammar. `offset` is the position of the first wrong byte, coun\#
  ted from 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":-32600\#
  ,"message":"The line is JSON, but not a request: it is not an object or an empty batch, it h\#
  as no method, its `jsonrpc` is not \"2.0\", or its id or params have a wrong type.","data":{\#
  "kind":"invalidRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message":"A li\#
  ne has more than `limit` bytes before its line feed. The daemon drops the line and reads the\#
   next line as usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooLarge":{\#
  "code":-32600,"message":"A batch has more than `limit` entries, and the daemon carries out n\#
  one of them. Or the answers to earlier entries have more than `limit` bytes, and the daemon \#
  does not carry out this entry.","data":{"kind":"batchTooLarge","retryable":false}},"notInBat\#
  ch":{"code":-32600,"message":"The method is not allowed in a batch.","data":{"kind":"notInBa\#
  tch","retryable":false}},"unknownMethod":{"code":-32601,"message":"The daemon has no such me\#
  thod. `nearest` lists similar names.","data":{"kind":"unknownMethod","retryable":false}},"in\#
  validParams":{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or o\#
  ut of range, or two parameters exclude each other. `field` points to it; `nearest` lists sim\#
  ilar names.","data":{"kind":"invalidParams","retryable":false}},"internalError":{"code":-326\#
  03,"message":"The daemon has a fault. Its log has the same `reference`.","data":{"kind":"int\#
  ernalError","retryable":false}},"permissionDenied":{"code":1000,"message":"The caller's role\#
   is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wit\#
  hout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryabl\#
  e":false}},"unknownDevice":{"code":1100,"message":"The project has no such device.","data":{\#
  "kind":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The project\#
   has no such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code"\#
  :1102,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`\#
  .","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"message"\#
  :"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"use\#
  rIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"The id begins with \#
  the project's anonymous prefix, or it is the id of an anonymous user or a customerId.","data\#
  ":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"No\#
   user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.","data"\#
  :{"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":1200,"message":"The\#
   daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},"unknownPu\#
  rchase":{"code":1201,"message":"The project has no purchase with this store and originalTran\#
  sactionId. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},"purchaseH\#
  eldByAnother":{"code":1202,"message":"Another user holds the purchase, and a rule of the pro\#
  ject keeps it there. `holder` and `rule` name them. Nothing changes.","data":{"kind":"purcha\#
  seHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A call gra\#
  nts or explains an entitlement that the project does not have. `nearest` lists similar names\#
  .","data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":1204,"m\#
  essage":"The user has no active grant of this entitlement. For example, a purchase gives it,\#
   or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManu\#
  al":{"code":1205,"message":"The project uses the system's clock, which cannot be advanced.",\#
  "data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"message":"The\#
   daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `ot\#
  herKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing; `undon\#
  e`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a late\#
  r alias merged the customer with another user; `tooMuch`: too many users and purchases depen\#
  d on the link; `unclear`: a deletion erased part of the history. `event` is the id of the ev\#
  ent that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknownConsume\#
  r":{"code":1207,"message":"No consumer of this name has acknowledged an event.","data":{"kin\#
  d":"unknownConsumer","retryable":false}},"idempotencyConflict":{"code":1300,"message":"A cal\#
  l of the same method used this key with other params in the last 24 hours.","data":{"kind":"\#
  idempotencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"The disk has \#
  no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFul\#
  l","retryable":true}},"storageFailed":{"code":1401,"message":"The write may not be on the di\#
  sk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a r\#
  ecord that the request needs: then it keeps running.","data":{"kind":"storageFailed","retrya\#
  ble":false}},"overloaded":{"code":1402,"message":"More requests are waiting than the daemon \#
  accepts. Nothing changes. With a null `id`, the daemon dropped an unfinished line, and `limi\#
  t` is the total size of all unfinished lines.","data":{"kind":"overloaded","retryable":true}\#
  },"tooManyConnections":{"code":1403,"message":"The daemon has reached its maximum of connect\#
  ions. It answers the first line with this error and closes the connection.","data":{"kind":"\#
  tooManyConnections","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is\#
   shutting down. Nothing changes.","data":{"kind":"shuttingDown","retryable":true}}}}}\#

  """#
