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
  with this store and originalTransactionId. Nothing changes.","data":{"kind":"unknownPurchase\#
  ","retryable":false}},{"code":1300,"message":"A call of the same method used this key with o\#
  ther params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},\#
  {"code":1400,"message":"The disk has no room for the write. Nothing changes, and reading sti\#
  ll works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write\#
   may not be on the disk: the daemon stops, and its next start shows what is stored. Or the d\#
  aemon cannot read a record that the request needs: then it keeps running.","data":{"kind":"s\#
  torageFailed","retryable":false}}],"examples":[{"name":"auto-renew turned off","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly",\#
  "store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params"\#
  :[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name\#
  ":"autoRenew","value":false}],"result":{"name":"result","value":{"purchase":{"store":"appSto\#
  re","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscr\#
  iption","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"\#
  purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expir\#
  esAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"\#
  production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":n\#
  ull,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt\#
  ":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt":\#
  null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null,"\#
  replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"1000","product"\#
  :"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-\#
  02-01T00:00:00.000Z","autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","asO\#
  f":"2026-01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","sto\#
  re":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"\#
  name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"r\#
  efundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase\#
  ":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"month\#
  ly","kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"iphone","\#
  storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T0\#
  0:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"nor\#
  mal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"country\#
  ":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":n\#
  ull,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revoked\#
  At":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":nul\#
  l,"replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transactionI\#
  d":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z"\#
  ,"expiresAt":"2026-02-01T00:00:00.000Z","refundedAt":"2026-01-01T00:00:00.000Z","asOf":"2026\#
  -01-01T00:00:00.000Z"}]},"outcome":"applied"}}},{"name":"a refund that was none","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","para\#
  ms":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly\#
  ","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"metho\#
  d":"purchase.update","params":{"store":"appStore","originalTransactionId":"1000","refundedAt\#
  ":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"origi\#
  nalTransactionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"name":"resu\#
  lt","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"\#
  1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"]\#
  ,"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":nu\#
  ll,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"cur\#
  rency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gra\#
  cePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt\#
  ":null,"endedAt":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,\#
  "replaces":null,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId"\#
  :"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","asOf":"2026-01-01T00:00:00.000Z"}]},"outcome":"applie\#
  d"}}}]},{"name":"restore","summary":"Restores the purchases of a device's store account for \#
  its current user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":\#
  "device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/components/schema\#
  s/DeviceId"}},{"name":"purchases","required":false,"summary":"Purchases to restore, from any\#
   store account; an empty list restores nothing. Default: every purchase of the device's stor\#
  e account.","schema":{"type":"array","items":{"$ref":"#/components/schemas/PurchaseName"},"m\#
  axItems":1000}},{"name":"project","required":false,"summary":"Id of the project.","schema":{\#
  "$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":fa\#
  lse,"summary":"Computes the result and the events without changing anything.","schema":{"typ\#
  e":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a \#
  retry safe: the same key with the same params returns the stored result.","schema":{"$ref":"\#
  #/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object",\#
  "properties":{"user":{"$ref":"#/components/schemas/User"},"restored":{"description":"Purchas\#
  es that the user holds now and did not hold before.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/Move"}},"transferred":{"description":"Those of `restored` that another user lo\#
  st.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"refused":{"description":"\#
  Purchases that a rule left with their holders.","type":"array","items":{"$ref":"#/components\#
  /schemas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements","description"\#
  :"The user's entitlements after the call."},"warnings":{"description":"Absent when there are\#
   no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"de\#
  scription":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":\#
  "The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/\#
  components/schemas/Event"}},"replayed":{"description":"True when this is the stored result o\#
  f an idempotency key; otherwise absent.","type":"boolean"}},"required":["user","restored","t\#
  ransferred","refused","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The pro\#
  ject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"m\#
  essage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}\#
  },{"code":1201,"message":"The project has no purchase with this store and originalTransactio\#
  nId. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"me\#
  ssage":"A call of the same method used this key with other params in the last 24 hours.","da\#
  ta":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has n\#
  o room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull\#
  ","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon st\#
  ops, and its next start shows what is stored. Or the daemon cannot read a record that the re\#
  quest needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"ex\#
  amples":[{"name":"after a reinstall","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"ann"}\#
  },{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","t\#
  ransactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{\#
  "device":"ipad","storeAccount":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result"\#
  :{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,\#
  "customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:0\#
  0.000Z","environment":"production"},"restored":[{"store":"appStore","originalTransactionId":\#
  "1000","product":"monthly","kind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":\#
  true}],"transferred":[],"refused":[],"entitlements":{"premium":{"id":"premium","active":true\#
  ,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantT\#
  ype":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.\#
  000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledA\#
  t":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000"\#
  ,"originalTransactionId":"1000"}}}}},{"name":"nothing to restore","x-given":[{"method":"proj\#
  ect.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"\#
  ]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"\#
  iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{\#
  "user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{\#
  {anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00\#
  .000Z","environment":"production"},"restored":[],"transferred":[],"refused":[],"entitlements\#
  ":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"write","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"device","required":false,"summary":"Id of the device.","s\#
  chema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summary"\#
  :"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"n\#
  ame":"entitlement","required":true,"summary":"Id of the entitlement that was granted.","sche\#
  ma":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"project","required":false,"summa\#
  ry":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defaul\#
  t"}},{"name":"dryRun","required":false,"summary":"Computes the result and the events without\#
   changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","\#
  required":false,"summary":"Makes a retry safe: the same key with the same params returns the\#
   stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[\#
  ["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"en\#
  titlement":{"$ref":"#/components/schemas/Entitlement","description":"The entitlement after t\#
  he call. A purchase may still give it."},"dryRun":{"description":"True in a dry run; otherwi\#
  se absent.","type":"boolean"},"events":{"description":"The events that the call would emit. \#
  Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed"\#
  :{"description":"True when this is the stored result of an idempotency key; otherwise absent\#
  .","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A par\#
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
  a":{"kind":"unknownProject","retryable":false}},{"code":1204,"message":"The user has no acti\#
  ve grant of this entitlement. For example, a purchase gives it, or the grant has ended.","da\#
  ta":{"kind":"notAManualGrant","retryable":false}},{"code":1300,"message":"A call of the same\#
   method used this key with other params in the last 24 hours.","data":{"kind":"idempotencyCo\#
  nflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Noth\#
  ing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"cod\#
  e":1401,"message":"The write may not be on the disk: the daemon stops, and its next start sh\#
  ows what is stored. Or the daemon cannot read a record that the request needs: then it keeps\#
   running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a grant"\#
  ,"x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","entitlem\#
  ent":"premium"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","value"\#
  :"premium"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":false\#
  ,"state":"revoked","productId":null,"source":"manual","renewState":"nonRenewable","grantType\#
  ":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"graceP\#
  eriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"a\#
  utoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":nul\#
  l,"originalTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Returns this protocol\#
   as an OpenRPC document.","x-role":"read","x-since":1,"paramStructure":"either","params":[],\#
  "result":{"name":"result","schema":{"description":"The OpenRPC document, with `x-role` on ev\#
  ery method.","type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"objec\#
  t"},"methods":{"type":"array","items":{"type":"object"}},"components":{"type":"object"}},"re\#
  quired":["openrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A pa\#
  rameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each\#
   other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams"\#
  ,"retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that t\#
  he method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is t\#
  he method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name\#
  ":"the document","params":[],"result":{"name":"result","value":{"openrpc":"{{any}}","info":"\#
  {{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.describe","summary"\#
  :"Lists the methods, or describes one method.","x-role":"read","x-since":1,"paramStructure":\#
  "either","params":[{"name":"method","required":false,"summary":"Name of the method to descri\#
  be. Default: the list of all methods.","schema":{"type":"string"}}],"result":{"name":"result\#
  ","schema":{"type":"object","properties":{"methods":{"description":"All methods, sorted by n\#
  ame. Only without `method`.","type":"array","items":{"$ref":"#/components/schemas/MethodSumm\#
  ary"}},"method":{"description":"The method's entry in the OpenRPC document. Only with `metho\#
  d`.","type":"object"},"components":{"description":"The schemas that the entry refers to, in \#
  `schemas`. Only with `method`.","type":"object"}},"required":[]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}],"exa\#
  mples":[{"name":"all methods","params":[],"result":{"name":"result","value":{"methods":"{{an\#
  y}}"}}},{"name":"one method","params":[{"name":"method","value":"logout"}],"result":{"name":\#
  "result","value":{"method":"{{any}}","components":"{{any}}"}}}]},{"name":"server.info","summ\#
  ary":"Returns the daemon's version and limits, and the caller's role.","x-role":"read","x-si\#
  nce":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"version":{"description":"Version of the daemon.","type":"string"},"proto\#
  col":{"description":"Version of this protocol.","type":"integer"},"limits":{"$ref":"#/compon\#
  ents/schemas/Limits"},"uptimeMs":{"description":"Milliseconds since the daemon started.","ty\#
  pe":"integer","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["version\#
  ","protocol","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A parameter i\#
  s missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `\#
  field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryab\#
  le":false}},{"code":1000,"message":"The caller's role is lower than the role that the method\#
   needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method\#
  's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain"\#
  ,"params":[],"result":{"name":"result","value":{"version":"{{any}}","protocol":1,"limits":"{\#
  {any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":\#
  "admin"}}}}]},{"name":"server.ping","summary":"Checks that the daemon answers.","x-role":"re\#
  ad","x-since":1,"paramStructure":"either","params":[{"name":"echo","required":false,"summary\#
  ":"Value that the answer repeats, without the white space between its tokens.","schema":{"de\#
  scription":"Any JSON value."}}],"result":{"name":"result","schema":{"type":"object","propert\#
  ies":{"pong":{"description":"Always true.","type":"boolean"},"now":{"$ref":"#/components/sch\#
  emas/Moment","description":"Time of the system clock."},"echo":{"description":"The value fro\#
  m the request; absent when the request has none."}},"required":["pong","now"]}},"errors":[{"\#
  code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or\#
   two parameters exclude each other. `field` points to it; `nearest` lists similar names.","d\#
  ata":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role i\#
  s lower than the role that the method needs. `uid` and `role` are the caller's (`none` witho\#
  ut a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable"\#
  :false}}],"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"pong":\#
  true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name":"echo","value":["hello",1]}\#
  ],"result":{"name":"result","value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"n\#
  ame":"setUserProperty","summary":"Stores a key/value property; never affects access.","x-rol\#
  e":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false\#
  ,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"u\#
  serId","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#\#
  /components/schemas/UserId"}},{"name":"key","required":true,"summary":"Name of the property:\#
   1 to 80 letters, digits, and _ . : - $. Names that other systems reserve, for example $emai\#
  l, have no special meaning.","schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"\#
  value","required":true,"summary":"New value. An empty string removes the property.","schema"\#
  :{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","required":false,"summary"\#
  :"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}\#
  },{"name":"dryRun","required":false,"summary":"Computes the result and the events without ch\#
  anging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","req\#
  uired":false,"summary":"Makes a retry safe: the same key with the same params returns the st\#
  ored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["d\#
  evice"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"userI\#
  d":{"$ref":"#/components/schemas/UserId","description":"Id of the user that the answer is ab\#
  out."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schem\#
  as/PropertyValue"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"bo\#
  olean"},"events":{"description":"The events that the call would emit. Only in a dry run.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True \#
  when this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},\#
  "required":["userId","key","value"]}},"errors":[{"code":-32602,"message":"A parameter is mis\#
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
  nknownProject","retryable":false}},{"code":1300,"message":"A call of the same method used th\#
  is key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retrya\#
  ble":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, an\#
  d reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"messag\#
  e":"The write may not be on the disk: the daemon stops, and its next start shows what is sto\#
  red. Or the daemon cannot read a record that the request needs: then it keeps running.","dat\#
  a":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"the id of the user in a\#
  nother system","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind"\#
  :"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}\#
  ,{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"ipho\#
  ne"},{"name":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"\#
  result":{"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value"\#
  :"yourSideUserId"}}}]},{"name":"user.delete","summary":"Deletes a customer and erases its id\#
  s from everything that the daemon stores.","x-role":"admin","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"userId","required":true,"summary":"Any id of the customer.","schema\#
  ":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"dryRun","required":false,"summary":"Computes the result and the events without changing\#
   anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"Makes a retry safe: the same key with the same params returns the stored r\#
  esult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"tombstone":{"description":"New id that replaces eve\#
  ry erased id in events. It belongs to no user.","type":"string"},"users":{"description":"Num\#
  ber of erased users: the aliases of the customer.","type":"integer","minimum":1},"devices":{\#
  "description":"Number of erased devices. `install` can register them again.","type":"integer\#
  ","minimum":0},"purchases":{"description":"Number of erased purchases: those that no other c\#
  ustomer holds.","type":"integer","minimum":0},"shared":{"description":"Number of purchases t\#
  hat other customers hold and keep.","type":"integer","minimum":0},"dryRun":{"description":"T\#
  rue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events t\#
  hat the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sc\#
  hemas/Event"}},"replayed":{"description":"True when this is the stored result of an idempote\#
  ncy key; otherwise absent.","type":"boolean"}},"required":["tombstone","users","devices","pu\#
  rchases","shared"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of\#
   a wrong type or out of range, or two parameters exclude each other. `field` points to it; `\#
  nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":10\#
  00,"message":"The caller's role is lower than the role that the method needs. `uid` and `rol\#
  e` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kin\#
  d":"permissionDenied","retryable":false}},{"code":1101,"message":"The project has no such us\#
  er.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may ha\#
  ve this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserI\#
  d","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proj\#
  ect's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"m\#
  essage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}\#
  },{"code":1300,"message":"A call of the same method used this key with other params in the l\#
  ast 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"messag\#
  e":"The disk has no room for the write. Nothing changes, and reading still works.","data":{"\#
  kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the d\#
  isk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read a \#
  record that the request needs: then it keeps running.","data":{"kind":"storageFailed","retry\#
  able":false}}],"examples":[{"name":"with all that was hers","x-given":[{"method":"project.de\#
  fine","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{\#
  "method":"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}}\#
  ,{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","tr\#
  ansactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","\#
  attributes":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId\#
  ":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@e\#
  xample.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":\#
  {"tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run"\#
  ,"x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{\#
  "device":"iphone","userId":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRu\#
  n","value":true}],"result":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"\#
  devices":0,"purchases":0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOu\#
  t","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{to\#
  mbstone}}","anonymousId":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":\#
  "iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"de\#
  fault","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":\#
  "{{any}}"}}]}}}]},{"name":"user.export","summary":"Returns everything that the daemon stores\#
   about a customer.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":\#
  "userId","required":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/\#
  schemas/UserId"}},{"name":"project","required":false,"summary":"Id of the project.","schema"\#
  :{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"ids":{"d\#
  escription":"Every id of the customer, in byte order.","type":"array","items":{"type":"objec\#
  t","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"Who uses\#
   the id. `customer`: the customerId of a customer that began with an identified user.","type\#
  ":"string","enum":["anonymous","identified","customer"]},"device":{"description":"Device of \#
  an anonymous id; otherwise null.","type":["string","null"]},"createdAt":{"$ref":"#/component\#
  s/schemas/Moment"}},"required":["id","kind","device","createdAt"]}},"devices":{"description"\#
  :"Devices whose anonymous or identified user belongs to the customer, in byte order.","type"\#
  :"array","items":{"type":"object","properties":{"device":{"$ref":"#/components/schemas/Devic\#
  eId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"identityId":{"description":"Id o\#
  f the identified user; null when no user is logged in.","type":["string","null"]},"storeAcco\#
  unt":{"type":["string","null"]},"platform":{"type":["string","null"]},"app":{"type":["string\#
  ","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["device","anonymo\#
  usId","identityId","storeAccount","platform","app","createdAt"]}},"purchases":{"description"\#
  :"Purchases that the customer holds, with all their transactions.","type":"array","items":{"\#
  $ref":"#/components/schemas/Purchase"}},"grants":{"description":"Grants, including those tha\#
  t have ended.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"\#
  #/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"exp\#
  iresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/sch\#
  emas/NullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"pro\#
  perties":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/\#
  schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":\#
  "#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"overridden":{"descript\#
  ion":"Earlier values of properties that another user of the same customer replaced. An empty\#
   value is a removal.","type":"array","items":{"type":"object","properties":{"key":{"$ref":"#\#
  /components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"set\#
  At":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlemen\#
  ts":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment",\#
  "description":"Time of the entitlements and of the purchases' states: now."},"events":{"desc\#
  ription":"Events of the customer, oldest first, at most 1000.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description\#
  ":"Position at which events.read continues, with the same id as `user`."},"moreEvents":{"des\#
  cription":"True when events.read has more events of the customer.","type":"boolean"}},"requi\#
  red":["user","ids","devices","purchases","grants","properties","overridden","entitlements","\#
  at","events","cursor","moreEvents"]}},"errors":[{"code":-32602,"message":"A parameter is mis\#
  sing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field\#
  ` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":f\#
  alse}},{"code":1000,"message":"The caller's role is lower than the role that the method need\#
  s. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's ro\#
  le.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message":"The proje\#
  ct has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message\#
  ":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"ki\#
  nd":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scal\#
  ars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}}],"examples":[{"name":"all of it","x-given":[{"method":"project.define","p\#
  arams":{"rules":"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"metho\#
  d":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactio\#
  nId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attribut\#
  es":{"campaign":"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}\#
  },{"method":"setUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.o\#
  rg"}}],"params":[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"user":\#
  {"id":"ann","anonymousId":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{\#
  {anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"ids\#
  ":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:\#
  00.000Z"},{"id":"ann","kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000\#
  Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAc\#
  count":"apple-ann","platform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"pur\#
  chases":[{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product"\#
  :"monthly","kind":"subscription","state":"active","holders":["ann"],"device":"iphone","store\#
  Account":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"n\#
  ormal","environment":"production","isFamilyShared":false,"price":"9.99","currency":"EUR","co\#
  untry":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpires\#
  At":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"endedAt\#
  ":null,"paused":false,"renewsAs":null,"endReason":null,"billingIssueAt":null,"replaces":null\#
  ,"replacedBy":null,"keys":[],"renewsCount":0,"transactions":[{"transactionId":"1000","produc\#
  t":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"202\#
  6-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null\#
  ,"offerCode":null,"attributes":{"campaign":"winter"},"asOf":"2026-01-01T00:00:00.000Z"}]}],"\#
  grants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00\#
  :00.000Z"}],"overridden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":\#
  "active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"pur\#
  chase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T\#
  00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","la\#
  stPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"\#
  renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origina\#
  lTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any\#
  }}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anony\#
  mous}}","anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"\#
  iphone"},{"cursor":"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.00\#
  0Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"metho\#
  d":"purchase","id":"{{any}}"},"store":"appStore","originalTransactionId":"1000","transaction\#
  Id":"1000","product":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"dev\#
  ice":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purc\#
  hasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"nor\#
  mal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,\#
  "attributes":{"campaign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivat\#
  ed","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId"\#
  :"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"st\#
  ore":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","p\#
  roductKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"prod\#
  uction","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000\#
  Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"pric\#
  e":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"\#
  }},{"cursor":"4","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","projec\#
  t":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}\#
  }"},"device":"iphone"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:\#
  00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anony\#
  mous}}","cause":{"method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},\#
  {"cursor":"6","id":"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project"\#
  :"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"\#
  },"aliases":["{{anonymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActiva\#
  ted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"an\#
  n","cause":{"method":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","m\#
  oreEvents":false}}}]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a tran\#
  sfer, as if it had never happened.","x-role":"admin","x-since":1,"paramStructure":"either","\#
  params":[{"name":"event","required":true,"summary":"Id of the event to undo: identified, use\#
  rsAliased, subscriptionTransferred or oneTimePurchaseTransferred.","schema":{"$ref":"#/compo\#
  nents/schemas/EventId"}},{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","req\#
  uired":false,"summary":"Computes the result and the events without changing anything.","sche\#
  ma":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":\#
  "Makes a retry safe: the same key with the same params returns the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"undone":{"$ref":"#/components/schemas/EventId","description":"Id of \#
  the undone event."},"purchases":{"description":"Purchases that changed holders. `to` lists t\#
  he holders after the call, even when a user only lost the purchase.","type":"array","items":\#
  {"$ref":"#/components/schemas/Move"}},"kept":{"description":"Later changes that stay: restor\#
  es and purchases that would have met other holders, the aliases that they made, and earlier \#
  undos about the same users and purchases.","type":"array","items":{"$ref":"#/components/sche\#
  mas/KeptLink"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boole\#
  an"},"events":{"description":"The events that the call would emit. Only in a dry run.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True whe\#
  n this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"re\#
  quired":["undone","purchases","kept"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The dae\#
  mon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1206,"\#
  message":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unkno\#
  wnEvent`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked no\#
  thing; `undone`: the link is already undone; `isUndo`: the event comes from an undo; `laterA\#
  lias`: a later alias merged the customer with another user; `tooMuch`: too many users and pu\#
  rchases depend on the link; `unclear`: a deletion erased part of the history. `event` is the\#
   id of the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},{"\#
  code":1300,"message":"A call of the same method used this key with other params in the last \#
  24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"\#
  The disk has no room for the write. Nothing changes, and reading still works.","data":{"kind\#
  ":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk:\#
   the daemon stops, and its next start shows what is stored. Or the daemon cannot read a reco\#
  rd that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable\#
  ":false}}],"examples":[{"name":"another user's login took a purchase","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"\#
  appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00Z"}},{"method":"identify","\#
  params":{"device":"iphone","userId":"user_id_1"},"result":{"user":{"anonymousId":"{{anonymou\#
  s}}","{{…}}":null},"{{…}}":null}},{"method":"events.read","params":{"kinds":["identified"]},\#
  "result":{"events":[{"id":"{{login}}","{{…}}":null}],"{{…}}":null}}],"params":[{"name":"even\#
  t","value":"{{login}}"}],"result":{"name":"result","value":{"undone":"{{login}}","purchases"\#
  :[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscriptio\#
  n","from":["{{anonymous}}","user_id_1"],"to":"{{anonymous}}","shared":false}],"kept":[]}}}]}\#
  ,{"name":"userInfo","summary":"Returns the current user of a device, or the user that an id \#
  belongs to.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device\#
  ","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/Devi\#
  ceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","\#
  schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary"\#
  :"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}\#
  }],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range\#
  , or two parameters exclude each other. `field` points to it; `nearest` lists similar names.\#
  ","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's ro\#
  le is lower than the role that the method needs. `uid` and `role` are the caller's (`none` w\#
  ithout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retrya\#
  ble":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknow\#
  nDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{\#
  "kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: i\#
  t is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable\#
  ":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userId\#
  LengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The \#
  daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples"\#
  :[{"name":"by device","x-given":[{"method":"project.define","params":{"products":{"monthly":\#
  {"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.0\#
  00Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"de\#
  vice":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"result\#
  ":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identity\#
  Id":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","creat\#
  edAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","\#
  params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user\#
  _id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value"\#
  :{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"{{custo\#
  mer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"product\#
  ion"}}}}]},{"name":"userProperties","summary":"Returns the properties that setUserProperty s\#
  tored.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","re\#
  quired":false,"summary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"\#
  }},{"name":"userId","required":false,"summary":"Id of the user, instead of `device`.","schem\#
  a":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id \#
  of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x\#
  -exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","p\#
  roperties":{"properties":{"$ref":"#/components/schemas/Properties"}},"required":["properties\#
  "]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or\#
   out of range, or two parameters exclude each other. `field` points to it; `nearest` lists s\#
  imilar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"Th\#
  e caller's role is lower than the role that the method needs. `uid` and `role` are the calle\#
  r's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"\#
  kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such us\#
  er.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user may ha\#
  ve this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserI\#
  d","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proj\#
  ect's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"m\#
  essage":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}\#
  }],"examples":[{"name":"two of them","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"setUserP\#
  roperty","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"method":"s\#
  etUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"d\#
  evice","value":"iphone"}],"result":{"name":"result","value":{"properties":{"$email":"ann@exa\#
  mple.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params":{"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"202\#
  6-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"nam\#
  e":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]}],"com\#
  ponents":{"schemas":{"AppId":{"description":"An app of the project, for example its bundle i\#
  d.","type":"string","minLength":1,"maxLength":255},"AppliedRule":{"description":"A rule of t\#
  he project, with the value that decided the step.","type":"object","properties":{"name":{"de\#
  scription":"Name of the rule, as in `project.define`.","type":"string","enum":["purchaseHold\#
  ers","onIdentifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"descriptio\#
  n":"Value that the rule had when the step happened.","type":"string"}},"required":["name","v\#
  alue"]},"Attributes":{"description":"Up to 20 strings of the caller's own, which the events \#
  of this purchase repeat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,\#
  "maxLength":80},"additionalProperties":{"type":"string","maxLength":500}},"Catalogue":{"desc\#
  ription":"Products by their ids.","type":"object","propertyNames":{"$ref":"#/components/sche\#
  mas/ProductId"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"maxPropertie\#
  s":10000},"Cause":{"description":"What caused the event. A request gives its `method` and `i\#
  d`; a notification has no `id`. `clock` is true for a change that fell due.","type":"object"\#
  ,"properties":{"method":{"type":"string"},"id":{"type":["string","number","null"]},"clock":{\#
  "type":"boolean"}}},"Clock":{"description":"The clock of a project: the system's, or a manua\#
  l clock, which only moves when it is advanced.","type":"object","properties":{"kind":{"type"\#
  :"string","enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment","descripti\#
  on":"Time of a manual clock; absent for the system's."}},"required":["kind"]},"ClockChoice":\#
  {"description":"`system`: the system's clock. `manual`: a manual clock that starts now. {\"m\#
  anual\": TIMESTAMP}: a manual clock that starts then.","anyOf":[{"type":"string","enum":["sy\#
  stem","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/schemas/Momen\#
  t","description":"Time at which the manual clock starts, RFC 3339."}},"required":["manual"],\#
  "additionalProperties":false}]},"ConsumerId":{"description":"Name of a consumer: a reader of\#
   the log whose position the daemon stores. The reader chooses it, for example `mailer`.","ty\#
  pe":"string","minLength":1,"maxLength":255},"Country":{"description":"ISO 3166 country code \#
  of two or three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"}\#
  ,"Counts":{"description":"Number of records of a project.","type":"object","properties":{"de\#
  vices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"d\#
  escription":"A merged customer counts once.","type":"integer","minimum":0},"purchases":{"typ\#
  e":"integer","minimum":0},"events":{"type":"integer","minimum":0}},"required":["devices","us\#
  ers","customers","purchases","events"]},"Currency":{"description":"ISO 4217 currency code of\#
   three letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{\#
  "description":"A position in a project's log: the number of the last event before it. \"0\" \#
  is the position before the first event.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"}\#
  ,"DeviceId":{"description":"A device: one installation of one app. A reinstallation is a new\#
   device.","type":"string","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601\#
   duration, for example P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and, after a \#
  T, of H, M, S; only the seconds may have a fraction. P1M keeps the day of the month, or take\#
  s the last day of a shorter month.","type":"string","format":"duration"},"EndReason":{"descr\#
  iption":"Why a subscription ended, or will end: the customer's choice, a failed payment, a r\#
  efused price increase, a product that is no longer sold (unavailable), the developer, anothe\#
  r purchase that took it over (replaced), or another reason. Null when the store named none."\#
  ,"type":["string","null"],"enum":["customer","billing","priceIncrease","unavailable","develo\#
  per","replaced","other",null]},"Entitlement":{"description":"What a product or a grant unloc\#
  ks for a user, and why. One purchase or grant, the winner, supplies every member. If the use\#
  r never had the entitlement, every member is null except `id`, `active` (false), `renewState\#
  ` (unknown) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components\#
  /schemas/EntitlementId"},"active":{"description":"Whether the user has access.","type":"bool\#
  ean"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"Product that\#
   gives the entitlement; null for a grant.","type":["string","null"]},"source":{"description"\#
  :"Store of the purchase, or `manual` for a grant.","type":["string","null"]},"renewState":{"\#
  description":"Whether the subscription renews. billingIssue: the store could not collect a p\#
  ayment.","type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable","unkno\#
  wn"]},"grantType":{"description":"Why the user has the entitlement; `manual` for a grant.","\#
  type":["string","null"],"enum":["purchase","familySharing","offerCode","manual",null]},"peri\#
  odType":{"type":["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref\#
  ":"#/components/schemas/NullableMoment","description":"Time of the first purchase, or of the\#
   grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last mome\#
  nt of the period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Nu\#
  llableMoment","description":"Last moment of the grace period; null without a grace period."}\#
  ,"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the\#
   first transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/Null\#
  ableMoment","description":"Time of the latest transaction; null for a grant."},"trialStarted\#
  At":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began\#
  ; null without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment\#
  ","description":"Time at which the customer turned auto-renew off; null while it is on."},"r\#
  enewsCount":{"description":"Number of renewals at the full price.","type":"integer","minimum\#
  ":0},"environment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{\#
  "description":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"\#
  Latest transaction; null for a grant.","type":["string","null"]},"originalTransactionId":{"d\#
  escription":"First transaction; null for a grant.","type":["string","null"]}},"required":["i\#
  d","active","state","productId","source","renewState","grantType","periodType","startedAt","\#
  expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","aut\#
  oRenewDisabledAt","renewsCount","environment","store","transactionId","originalTransactionId\#
  "]},"EntitlementId":{"description":"An entitlement, for example `premium`.","type":"string",\#
  "minLength":1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, inc\#
  luding inactive entitlements.","type":"object","additionalProperties":{"$ref":"#/components/\#
  schemas/Entitlement"}},"Event":{"description":"One entry of a project's log. Its other membe\#
  rs depend on its kind: rules.md lists them.","type":"object","properties":{"cursor":{"$ref":\#
  "#/components/schemas/Cursor","description":"The event's number in the log; absent in a dry \#
  run."},"id":{"description":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/comp\#
  onents/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at\#
   which the event happened, by the project's clock."},"project":{"$ref":"#/components/schemas\#
  /ProjectId"},"user":{"$ref":"#/components/schemas/UserId","description":"CustomerId of the c\#
  ustomer that the event is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/s\#
  chemas/UserId","description":"Id of the user, if the user is identified."},"anonymousId":{"$\#
  ref":"#/components/schemas/UserId","description":"Id of the user, if the user is anonymous. \#
  In identified and loggedOut: the device's anonymous user after the event."},"cause":{"$ref":\#
  "#/components/schemas/Cause"},"device":{"description":"In userCreated, identified, loggedOut\#
  , purchase events and the events that a purchase causes: the device; null when there is none\#
  .","type":["string","null"]},"outcome":{"description":"In identified: the outcome that ident\#
  ify returned.","type":"string","enum":["attached","aliased","moved","switched"]},"from":{"de\#
  scription":"In a move: who held the purchase before.","type":"array","items":{"$ref":"#/comp\#
  onents/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"In a move\#
  : who holds the purchase now."},"shared":{"description":"In a move: whether the users in `fr\#
  om` keep the purchase.","type":"boolean"},"undone":{"description":"In linkUndone: id of the \#
  undone event.","type":"string"},"aliases":{"description":"In usersAliased, and in linkUndone\#
   of customers that separate: every id of the customer now, in byte order.","type":"array","i\#
  tems":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserI\#
  d","description":"In usersAliased: the customerId that became part of `user`; absent when th\#
  e joining id was new."},"entitlements":{"description":"In entitlementsActivated and entitlem\#
  entsDeactivated: the entitlements that changed, in byte order. In granted and grantRevoked: \#
  the entitlement.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"sto\#
  re":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/sche\#
  mas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId","descriptio\#
  n":"The latest transaction; in purchaseUpdated, the transaction that changed."},"product":{"\#
  $ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductK\#
  ind"},"holders":{"description":"In purchase events: who holds the purchase.","type":"array",\#
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
  l changed, with their new values; absent when the clock is the cause.","type":"object"},"now\#
  ":{"$ref":"#/components/schemas/Moment","description":"In clockAdvanced: the time that the c\#
  lock shows."}},"required":["id","kind","at","project","cause"]},"EventId":{"description":"Id\#
   of an event, as the log shows it.","type":"string","minLength":1,"maxLength":255},"EventKin\#
  d":{"description":"Kind of an event.","type":"string","enum":["userCreated","identified","lo\#
  ggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated",\#
  "purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscriptionReceived","\#
  subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","granted","g\#
  rantRevoked","userDeleted","clockAdvanced"]},"ExplanationStep":{"description":"One step that\#
   led a user to an entitlement, or took it away. A member that does not apply, or is not know\#
  n, is absent.","type":"object","properties":{"step":{"description":"Kind of the step; rules.\#
  md describes each kind.","type":"string","enum":["purchased","granted","attached","moved","s\#
  hared","transferred","aliased","unclear","identified","renewed","revoked","mapped","clock"]}\#
  ,"text":{"description":"An explanation in one sentence.","type":"string"},"at":{"$ref":"#/co\#
  mponents/schemas/NullableMoment","description":"Time of the step, if it has a time. In `cloc\#
  k`: the time that the answer is for."},"event":{"$ref":"#/components/schemas/EventId","descr\#
  iption":"Id of the event that reported the step."},"cursor":{"$ref":"#/components/schemas/Cu\#
  rsor","description":"Cursor of that event."},"rule":{"$ref":"#/components/schemas/AppliedRul\#
  e","description":"The rule that decided the step."},"method":{"description":"Method that mad\#
  e the step.","type":"string","enum":["identify","restore","purchase","user.link.undo"]},"fro\#
  m":{"description":"Who had it before: at most ten ids, one id per customer. In `aliased`: th\#
  e first customer. In `identified`: the device's anonymous user.","type":"array","items":{"$r\#
  ef":"#/components/schemas/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`\#
  : the second customer.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"devi\#
  ce":{"description":"In `purchased` and `identified`: the device; null for a purchase without\#
   a device.","type":["string","null"]},"store":{"$ref":"#/components/schemas/Store"},"origina\#
  lTransactionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/com\#
  ponents/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":\#
  {"$ref":"#/components/schemas/State","description":"State of the purchase or grant at that t\#
  ime."},"since":{"$ref":"#/components/schemas/NullableMoment","description":"In `clock`: star\#
  t of the state; when access is over, the last moment with access. In other steps: start of t\#
  he period."},"until":{"$ref":"#/components/schemas/NullableMoment","description":"Last momen\#
  t of the state, as far as is known; the end of a pause. Null for no end."},"decidedAnew":{"d\#
  escription":"True when an undo of an earlier link changed the outcome of this login; otherwi\#
  se absent.","type":"boolean"}},"required":["step","text","at"]},"HelpfulCall":{"description"\#
  :"A complete call that would make the entitlement active. The daemon has rehearsed it.","typ\#
  e":"object","properties":{"method":{"description":"Method of the call.","type":"string"},"pa\#
  rams":{"description":"Params of the call.","type":"object"},"role":{"description":"Role that\#
   the caller needs.","type":"string","enum":["read","write","admin"]},"text":{"description":"\#
  An explanation in one sentence.","type":"string"}},"required":["method","params","role","tex\#
  t"]},"IdempotencyKey":{"description":"Key of one write. The daemon stores it for 24 hours, p\#
  er project and method.","type":"string","minLength":1,"maxLength":255},"KeptLink":{"descript\#
  ion":"A later change that stays although an earlier link is undone.","type":"object","proper\#
  ties":{"event":{"$ref":"#/components/schemas/EventId","description":"Id of the event that re\#
  ported it."},"method":{"description":"Method that made it.","type":"string","enum":["restore\#
  ","purchase","user.link.undo"]}},"required":["event","method"]},"Lack":{"description":"A rea\#
  son why an entitlement is not active.","type":"object","properties":{"kind":{"description":"\#
  What is missing; rules.md describes each kind.","type":"string","enum":["expired","paused","\#
  billingRetry","refunded","revoked","notYet","environment","notMapped","notIdentified","heldB\#
  yAnother","heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"description":"An e\#
  xplanation in one sentence.","type":"string"},"store":{"$ref":"#/components/schemas/Store","\#
  description":"Store of the purchase, if the reason is about a purchase."},"originalTransacti\#
  onId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/\#
  ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"In `heldByAnother`\#
   and `notIdentified`: who holds the purchase. An identified holder comes before an anonymous\#
   holder, then the first in byte order."},"since":{"$ref":"#/components/schemas/Moment","desc\#
  ription":"Last moment with access. In `refunded` and `revoked`: time of the refund or revoca\#
  tion."},"until":{"$ref":"#/components/schemas/Moment","description":"In `paused`: end of the\#
   pause. In `notYet`: start of access."},"because":{"description":"In `heldByAnother`: the st\#
  eps that led to the holder.","type":"array","items":{"$ref":"#/components/schemas/Explanatio\#
  nStep"}},"wouldHelp":{"description":"Calls that would each make the entitlement active at th\#
  e time that the answer is for. A call is listed under the first reason that it removes.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/HelpfulCall"}}},"required":["kind","text",\#
  "wouldHelp"]},"Limits":{"description":"The daemon's limits by name.","type":"object","proper\#
  ties":{"lineBytesMax":{"description":"Longest line, in bytes without the line feed.","type":\#
  "integer"},"batchEntriesMax":{"description":"Most requests in one batch.","type":"integer"},\#
  "depthMax":{"description":"Deepest nesting of JSON arrays and objects.","type":"integer"},"r\#
  equestIdBytesMax":{"description":"Longest request id, in bytes.","type":"integer"}},"require\#
  d":["lineBytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":\#
  {"type":"integer"}},"MethodSummary":{"description":"One line in the list of methods.","type"\#
  :"object","properties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":\#
  "string","enum":["read","write","admin"]}},"required":["name","summary","role"]},"Moment":{"\#
  description":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any U\#
  TC offset and precision, and returns UTC with milliseconds.","type":"string","format":"date-\#
  time"},"Move":{"description":"A purchase with new holders.","type":"object","properties":{"s\#
  tore":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/sc\#
  hemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/\#
  components/schemas/ProductKind"},"from":{"description":"Who held it before: one id per custo\#
  mer, in byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$\#
  ref":"#/components/schemas/UserId","description":"Who holds it now and did not before."},"sh\#
  ared":{"description":"True when the users in `from` still hold it.","type":"boolean"}},"requ\#
  ired":["store","originalTransactionId","product","kind","from","to","shared"]},"NullableMome\#
  nt":{"description":"RFC 3339 timestamp, or null.","type":["string","null"],"format":"date-ti\#
  me"},"Outdone":{"description":"A purchase or grant that also gives an entitlement and lost a\#
  gainst the winner.","type":"object","properties":{"lostBy":{"description":"The first criteri\#
  on, in the order of rules.md, in which the two differ.","type":"string","enum":["active","en\#
  d","purchasedAt","transactionId","store","originalTransactionId","order"]},"text":{"descript\#
  ion":"An explanation in one sentence.","type":"string"},"entitlement":{"$ref":"#/components/\#
  schemas/Entitlement","description":"The entitlement as this purchase or grant alone would gi\#
  ve it."}},"required":["lostBy","text","entitlement"]},"Peer":{"description":"The other end o\#
  f the connection, as the kernel reports it.","type":"object","properties":{"uid":{"type":"in\#
  teger"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["r\#
  ead","write","admin"]}},"required":["uid","gid","pid","role"]},"PeriodType":{"description":"\#
  Price of a period: full (normal), a trial, or introductory (intro).","type":"string","enum":\#
  ["normal","trial","intro"]},"Platform":{"description":"Platform of the device: ios, android,\#
   web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Pre\#
  set":{"description":"A named set of rules.","type":"string","enum":["qonversion","revenuecat\#
  ","revenuecatLegacy","purchasely"]},"Price":{"description":"A decimal number in a string, fo\#
  r example \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"\#
  description":"A product of the catalogue.","type":"object","properties":{"kind":{"descriptio\#
  n":"Default: the kind that the purchase gives; without it, `subscription` for a purchase wit\#
  h an end and `nonConsumable` for a purchase without.","type":["string","null"],"enum":["subs\#
  cription","nonRenewingSubscription","nonConsumable","consumable",null]},"entitlements":{"des\#
  cription":"Ids of the entitlements that the product unlocks.","type":"array","items":{"$ref"\#
  :"#/components/schemas/EntitlementId"},"maxItems":100}},"required":["entitlements"],"additio\#
  nalProperties":false},"ProductId":{"description":"A product, by the id that the store and th\#
  e catalogue use.","type":"string","minLength":1,"maxLength":255},"ProductKind":{"description\#
  ":"Kind of a product. It decides how a purchase moves and ends.","type":"string","enum":["su\#
  bscription","nonRenewingSubscription","nonConsumable","consumable"]},"Project":{"description\#
  ":"A project: one app's catalogue, rules and clock, and the number of its records.","type":"\#
  object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/comp\#
  onents/schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{\#
  "description":"Ids that `grant` accepts in addition to the entitlements of the catalogue.","\#
  type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"\#
  #/components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"web\#
  hooks":{"description":"URLs that receive the project's events. Only `project.webhooks` retur\#
  ns the secrets.","type":"array","items":{"$ref":"#/components/schemas/WebhookSummary"}},"cre\#
  atedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the creation, by the pr\#
  oject's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rule\#
  s","products","entitlements","environment","clock","webhooks","createdAt","counts"]},"Projec\#
  tEnvironment":{"description":"Which purchases give access: those of production, those of the\#
   sandbox, or both (any).","type":"string","enum":["production","sandbox","any"]},"ProjectId"\#
  :{"description":"A project: one app's catalogue, rules and clock. Projects share no data.","\#
  type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"description":"One line in t\#
  he list of projects.","type":"object","properties":{"id":{"$ref":"#/components/schemas/Proje\#
  ctId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/components/sch\#
  emas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","preset","cr\#
  eatedAt","counts"]},"Properties":{"description":"Properties by their names. setUserProperty \#
  stores at most 100 per customer.","type":"object","propertyNames":{"$ref":"#/components/sche\#
  mas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schemas/PropertyValue"}},"Pro\#
  pertyKey":{"description":"Name of a property: 1 to 80 letters, digits, and _ . : - $.","type\#
  ":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"Value of a \#
  property.","type":"string","maxLength":500},"Purchase":{"description":"One product bought in\#
   one store, its transactions and its holders.","type":"object","properties":{"store":{"$ref"\#
  :"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Transac\#
  tionId","description":"The first transaction."},"transactionId":{"$ref":"#/components/schema\#
  s/TransactionId","description":"The latest transaction."},"product":{"$ref":"#/components/sc\#
  hemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"Kind that\#
   the purchase or the catalogue gives; without it, `subscription` for a purchase with an end \#
  and `nonConsumable` for a purchase without."},"state":{"$ref":"#/components/schemas/State","\#
  description":"Current state; null before the first purchasedAt."},"holders":{"description":"\#
  Who holds the purchase: one id per customer, in byte order.","type":"array","items":{"$ref":\#
  "#/components/schemas/UserId"}},"device":{"description":"Device on which the customer bought\#
  ; null when there is none.","type":["string","null"]},"storeAccount":{"description":"Store a\#
  ccount that bought it; null when there is none.","type":["string","null"]},"purchasedAt":{"$\#
  ref":"#/components/schemas/Moment","description":"Time of the latest transaction."},"firstPu\#
  rchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the first transactio\#
  n."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment of\#
   the period; null for no end."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMomen\#
  t","description":"Time at which a trial began; null without a trial."},"periodType":{"$ref":\#
  "#/components/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/PurchaseEnvir\#
  onment","description":"Environment of the first transaction."},"isFamilyShared":{"descriptio\#
  n":"Whether a family member bought it and shares it.","type":"boolean"},"price":{"descriptio\#
  n":"A decimal number in a string, for example \"9.99\".","type":["string","null"]},"currency\#
  ":{"description":"ISO 4217 code, as it was sent.","type":["string","null"]},"country":{"desc\#
  ription":"ISO 3166 code, as it was sent.","type":["string","null"]},"offerCode":{"descriptio\#
  n":"Offer code, as it was sent.","type":["string","null"]},"autoRenew":{"description":"Wheth\#
  er it renews automatically: true for a subscription until purchase.update says otherwise, fa\#
  lse for every other kind.","type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"Time since which auto-renew has been off; null while it \#
  is on."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment","description":\#
  "Last moment of the grace period; null without a grace period."},"billingRetry":{"descriptio\#
  n":"Whether the store retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/\#
  components/schemas/NullableMoment","description":"Time at which the pause ends; null without\#
   a pause."},"refundedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time o\#
  f the refund; null without a refund."},"revokedAt":{"$ref":"#/components/schemas/NullableMom\#
  ent","description":"Time at which the store withdrew access; null when it did not."},"endedA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which access ended b\#
  efore the end of the period; null when it did not."},"paused":{"description":"Whether the st\#
  ore says that the subscription is paused.","type":"boolean"},"renewsAs":{"description":"Prod\#
  uct of the next period; null for the same product.","type":["string","null"]},"endReason":{"\#
  $ref":"#/components/schemas/EndReason","description":"Why the purchase ended, or will end; n\#
  ull when the store named no reason."},"billingIssueAt":{"$ref":"#/components/schemas/Nullabl\#
  eMoment","description":"Time since which billing has failed; null when it does not fail."},"\#
  replaces":{"description":"Purchase that this one takes over, as the store named it; null whe\#
  n there is none.","type":["string","null"]},"replacedBy":{"description":"`originalTransactio\#
  nId` of the purchase that took this one over; null before it began.","type":["string","null"\#
  ]},"keys":{"description":"Further names of the purchase, in byte order.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/TransactionId"}},"renewsCount":{"description":"Number of r\#
  enewals at the full price: the number of `normal` periods minus 1, at least 0.","type":"inte\#
  ger","minimum":0},"transactions":{"description":"All transactions, oldest first.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","originalTran\#
  sactionId","transactionId","product","kind","state","holders","device","storeAccount","purch\#
  asedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isFamily\#
  Shared","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePer\#
  iodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","endedAt","paused","rene\#
  wsAs","endReason","billingIssueAt","replaces","replacedBy","keys","renewsCount","transaction\#
  s"]},"PurchaseEnvironment":{"description":"Environment of the store: production, or sandbox \#
  for test purchases.","type":"string","enum":["production","sandbox"]},"PurchaseName":{"descr\#
  iption":"A purchase, by its store and the id of its first transaction.","type":"object","pro\#
  perties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/c\#
  omponents/schemas/TransactionId","description":"Id of the purchase's first transaction."}},"\#
  required":["store","originalTransactionId"],"additionalProperties":false},"Refusal":{"descri\#
  ption":"A purchase that a restore left with its holders, and the rule that refused.","type":\#
  "object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId"\#
  :{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Produ\#
  ctId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An identi\#
  fied holder comes before an anonymous holder, then the first in byte order."},"rule":{"descr\#
  iption":"The rule that refused.","type":"string","enum":["onRestore","oneTimePurchases"]}},"\#
  required":["store","originalTransactionId","product","holder","rule"]},"Rules":{"description\#
  ":"Every rule of a project. rules.md describes each rule.","type":"object","properties":{"pr\#
  eset":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules started fro\#
  m."},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case hex dig\#
  its follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string","maxLen\#
  gth":64},"onIdentifyNew":{"description":"What a login of a new user id does when no user is \#
  logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked","move\#
  ","switch"]},"onIdentifyKnown":{"description":"What a login of a known user id does when no \#
  user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinke\#
  d","move","switch"]},"onSwitch":{"description":"What a login does when another user is logge\#
  d in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"descripti\#
  on":"The current user after a logout: the same anonymous user (return), or a new anonymous u\#
  ser (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"description\#
  ":"What a logout does when no user is logged in.","type":"string","enum":["ignore","refuse",\#
  "rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's anonymou\#
  s user and its identified user, or only the current user.","type":"string","enum":["deviceAn\#
  dUser","currentUser"]},"onRestore":{"description":"What a restore does with a purchase that \#
  another user holds.","type":"string","enum":["share","transfer","transferIfInactive","keep",\#
  "alias"]},"anonymousHolders":{"description":"What a restore does with a purchase that only a\#
  nonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases":{"desc\#
  ription":"Whether a restore moves one-time purchases.","type":"string","enum":["move","stay"\#
  ]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.","type\#
  ":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no user may\#
   have, compared byte by byte. The empty id is always blocked.","type":"array","items":{"type\#
  ":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPrefix","onIden\#
  tifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","onRe\#
  store","anonymousHolders","oneTimePurchases","userIdLengthMax","blockedUserIds"]},"RulesChoi\#
  ce":{"description":"Name of a preset, or an object with a preset and the rules that differ f\#
  rom it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object","properties":{"pre\#
  set":{"$ref":"#/components/schemas/Preset","description":"Preset that supplies the rules tha\#
  t are not given.","default":"qonversion"},"anonymousPrefix":{"description":"Beginning of eac\#
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
  ":[],"additionalProperties":false}]},"State":{"description":"State of a purchase or grant. N\#
  ull before it begins, and for an entitlement that the user never had.","type":["string","nul\#
  l"],"enum":["active","trial","intro","gracePeriod","billingRetry","paused","expired","refund\#
  ed","revoked",null]},"Store":{"description":"Store that took the payment: appStore, playStor\#
  e, amazon, huawei, stripe, web or another word of that form.","type":"string","pattern":"^[A\#
  -Za-z0-9._-]{1,64}$"},"StoreAccountId":{"description":"A store account, for example an Apple\#
   ID or a Google account, whose purchases a device can present.","type":"string","minLength":\#
  1,"maxLength":255},"SubscriptionId":{"description":"Id of a subscription. It is unique withi\#
  n one connection.","type":"string"},"Transaction":{"description":"One transaction of a purch\#
  ase: a paid period or a single payment. A member that is not required is absent when it is n\#
  ot set.","type":"object","properties":{"transactionId":{"$ref":"#/components/schemas/Transac\#
  tionId"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$ref":"#/compone\#
  nts/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"\#
  $ref":"#/components/schemas/NullableMoment"},"isFamilyShared":{"description":"Whether a fami\#
  ly member bought it and shares it. An export always shows this member and those up to `attri\#
  butes`.","type":"boolean"},"price":{"description":"A decimal number in a string, for example\#
   \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was se\#
  nt.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","ty\#
  pe":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["str\#
  ing","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"kind":{"$ref":"#/comp\#
  onents/schemas/ProductKind","description":"The kind that the store named."},"environment":{"\#
  $ref":"#/components/schemas/PurchaseEnvironment","description":"The environment that the sto\#
  re named."},"autoRenew":{"description":"False while auto-renew is off.","type":"boolean"},"a\#
  utoRenewDisabledAt":{"$ref":"#/components/schemas/Moment","description":"Time since which au\#
  to-renew has been off."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Moment","descr\#
  iption":"Last moment of the grace period."},"billingRetry":{"description":"True while the st\#
  ore retries a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas\#
  /Moment","description":"Time at which the pause ends."},"refundedAt":{"$ref":"#/components/s\#
  chemas/Moment","description":"Time of the refund."},"revokedAt":{"$ref":"#/components/schema\#
  s/Moment","description":"Time at which the store withdrew access."},"endedAt":{"$ref":"#/com\#
  ponents/schemas/Moment","description":"Time at which access ended before the end of the peri\#
  od."},"paused":{"description":"True while the store says that the subscription is paused.","\#
  type":"boolean"},"renewsAs":{"$ref":"#/components/schemas/ProductId","description":"Product \#
  of the next period."},"endReason":{"$ref":"#/components/schemas/EndReason"},"billingIssueAt"\#
  :{"$ref":"#/components/schemas/Moment","description":"Time since which billing has failed."}\#
  ,"asOf":{"$ref":"#/components/schemas/Moment","description":"Time of the newest statement ab\#
  out the transaction."}},"required":["transactionId","product","periodType","purchasedAt","ex\#
  piresAt","asOf"]},"TransactionId":{"description":"Id that a store gives to a transaction.","\#
  type":"string","minLength":1,"maxLength":255},"User":{"description":"The current user of a d\#
  evice, or the user that an id belongs to.","type":"object","properties":{"id":{"$ref":"#/com\#
  ponents/schemas/UserId","description":"For a device: the identified user, or else the anonym\#
  ous user. For an id: that id if it is identified, or else the id that represents the custome\#
  r."},"anonymousId":{"description":"For a device: its anonymous user. For an id: that id if i\#
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
  t","subscriptionWithoutEnd","heldByNobody","sameMoment","asOfAhead","keyTaken"]},"message":{\#
  "description":"An explanation in one sentence.","type":"string"},"nearest":{"description":"S\#
  imilar names that exist, nearest first.","type":"array","items":{"type":"string"}},"fields":\#
  {"description":"In sameMoment: the fields that two statements of one moment give different v\#
  alues.","type":"array","items":{"type":"string"}}},"required":["kind","message"]},"Webhook":\#
  {"description":"A URL that receives a project's events, with its secrets. Only an admin can \#
  read it.","type":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"se\#
  cret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":{"description":"Second secre\#
  t that also signs each delivery; null when there is none.","type":["string","null"]},"format\#
  ":{"$ref":"#/components/schemas/WebhookFormat"},"since":{"$ref":"#/components/schemas/Cursor\#
  ","description":"Cursor of the newest event when the URL was added. The URL receives the eve\#
  nts after it."}},"required":["url","secret","oldSecret","format","since"]},"WebhookChoice":{\#
  "description":"A URL that receives the project's events.","type":"object","properties":{"url\#
  ":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookS\#
  ecret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret","description":"Second secre\#
  t that also signs each delivery, until every receiver knows the new secret."},"format":{"$re\#
  f":"#/components/schemas/WebhookFormat","default":"entitled"}},"required":["url","secret"],"\#
  additionalProperties":false},"WebhookFormat":{"description":"Format of a delivery. `entitled\#
  `: the event as in the log. `purchasely`: as Purchasely documents it (webhooks.md).","type":\#
  "string","enum":["entitled","purchasely"]},"WebhookSecret":{"description":"Key that signs ea\#
  ch delivery. After `whsec_`: the key in base64. Any other text is the key itself, in UTF-8."\#
  ,"type":"string","minLength":1,"maxLength":255},"WebhookSummary":{"description":"A URL that \#
  receives a project's events.","type":"object","properties":{"url":{"$ref":"#/components/sche\#
  mas/WebhookUrl"},"format":{"$ref":"#/components/schemas/WebhookFormat"}},"required":["url","\#
  format"]},"WebhookUrl":{"description":"An absolute `https://` or `http://` URL with a host, \#
  and optionally a port, a path and a query. It has no user, password or fragment, because eve\#
  ry reader of the project sees it.","type":"string","pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","mi\#
  nLength":8,"maxLength":2000}},"errors":{"parseError":{"code":-32700,"message":"The line is n\#
  ot valid JSON; lines.md defines the grammar. `offset` is the position of the first wrong byt\#
  e, counted from 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code"\#
  :-32600,"message":"The line is JSON, but not a request: it is not an object or an empty batc\#
  h, it has no method, its `jsonrpc` is not \"2.0\", or its id or params have a wrong type.","\#
  data":{"kind":"invalidRequest","retryable":false}},"messageTooLarge":{"code":-32600,"message\#
  ":"A line has more than `limit` bytes before its line feed. The daemon drops the line and re\#
  ads the next line as usual.","data":{"kind":"messageTooLarge","retryable":false}},"batchTooL\#
  arge":{"code":-32600,"message":"A batch has more than `limit` entries, and the daemon carrie\#
  s out none of them. Or the answers to earlier entries have more than `limit` bytes, and the \#
  daemon does not carry out this entry.","data":{"kind":"batchTooLarge","retryable":false}},"n\#
  otInBatch":{"code":-32600,"message":"The method is not allowed in a batch.","data":{"kind":"\#
  notInBatch","retryable":false}},"unknownMethod":{"code":-32601,"message":"The daemon has no \#
  such method. `nearest` lists similar names.","data":{"kind":"unknownMethod","retryable":fals\#
  e}},"invalidParams":{"code":-32602,"message":"A parameter is missing, unknown, of a wrong ty\#
  pe or out of range, or two parameters exclude each other. `field` points to it; `nearest` li\#
  sts similar names.","data":{"kind":"invalidParams","retryable":false}},"internalError":{"cod\#
  e":-32603,"message":"The daemon has a fault. Its log has the same `reference`.","data":{"kin\#
  d":"internalError","retryable":false}},"permissionDenied":{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}},"unknownDevice":{"code":1100,"message":"The project has no such device.","\#
  data":{"kind":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The \#
  project has no such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":\#
  {"code":1102,"message":"No user may have this id: it is empty, or in the project's `blockedU\#
  serIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"code":1103,"m\#
  essage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kin\#
  d":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"The id begin\#
  s with the project's anonymous prefix, or it is the id of an anonymous user or a customerId.\#
  ","data":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":{"code":1105,"messa\#
  ge":"No user is logged in on the device, and the project's `onAnonymousLogout` is `refuse`."\#
  ,"data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code":1200,"messag\#
  e":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}},"un\#
  knownPurchase":{"code":1201,"message":"The project has no purchase with this store and origi\#
  nalTransactionId. Nothing changes.","data":{"kind":"unknownPurchase","retryable":false}},"pu\#
  rchaseHeldByAnother":{"code":1202,"message":"Another user holds the purchase, and a rule of \#
  the project keeps it there. `holder` and `rule` name them. Nothing changes.","data":{"kind":\#
  "purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"message":"A c\#
  all grants or explains an entitlement that the project does not have. `nearest` lists simila\#
  r names.","data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"code":\#
  1204,"message":"The user has no active grant of this entitlement. For example, a purchase gi\#
  ves it, or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},"clock\#
  NotManual":{"code":1205,"message":"The project uses the system's clock, which cannot be adva\#
  nced.","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"messag\#
  e":"The daemon cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEven\#
  t`; `otherKind`: an event of this kind cannot be undone; `noLink`: the event linked nothing;\#
   `undone`: the link is already undone; `isUndo`: the event comes from an undo; `laterAlias`:\#
   a later alias merged the customer with another user; `tooMuch`: too many users and purchase\#
  s depend on the link; `unclear`: a deletion erased part of the history. `event` is the id of\#
   the event that prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},"unknown\#
  Consumer":{"code":1207,"message":"No consumer of this name has acknowledged an event.","data\#
  ":{"kind":"unknownConsumer","retryable":false}},"idempotencyConflict":{"code":1300,"message"\#
  :"A call of the same method used this key with other params in the last 24 hours.","data":{"\#
  kind":"idempotencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"The di\#
  sk has no room for the write. Nothing changes, and reading still works.","data":{"kind":"sto\#
  rageFull","retryable":true}},"storageFailed":{"code":1401,"message":"The write may not be on\#
   the disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot r\#
  ead a record that the request needs: then it keeps running.","data":{"kind":"storageFailed",\#
  "retryable":false}},"overloaded":{"code":1402,"message":"More requests are waiting than the \#
  daemon accepts. Nothing changes. With a null `id`, the daemon dropped an unfinished line, an\#
  d `limit` is the total size of all unfinished lines.","data":{"kind":"overloaded","retryable\#
  ":true}},"tooManyConnections":{"code":1403,"message":"The daemon has reached its maximum of \#
  connections. It answers the first line with this error and closes the connection.","data":{"\#
  kind":"tooManyConnections","retryable":false}},"shuttingDown":{"code":1404,"message":"The da\#
  emon is shutting down. Nothing changes.","data":{"kind":"shuttingDown","retryable":true}}}}}\#

  """#
