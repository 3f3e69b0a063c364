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
  ment":null,"store":null,"transactionId":null,"originalTransactionId":null}}}},{"name":"for g\#
  ood, to somebody by id","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["vip"],"clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method"\#
  :"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","\#
  value":"user_id_1"},{"name":"entitlement","value":"vip"}],"result":{"name":"result","value":\#
  {"entitlement":{"id":"vip","active":true,"state":"active","productId":null,"source":"manual"\#
  ,"renewState":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPur\#
  chasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment\#
  ":null,"store":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"identif\#
  y","summary":"Logs a user in on a device.","x-role":"write","x-since":1,"paramStructure":"ei\#
  ther","params":[{"name":"device","required":false,"summary":"Id of the device.","schema":{"$\#
  ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":true,"summary":"The app's\#
   own id for the user.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"anonymousId\#
  ","required":false,"summary":"Id of the device's anonymous user, instead of `device`.","sche\#
  ma":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"Id\#
   of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"\#
  name":"dryRun","required":false,"summary":"Computes the result and the events without changi\#
  ng anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","require\#
  d":false,"summary":"Makes a retry safe: the same key with the same params returns the stored\#
   result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["devic\#
  e"],["anonymousId"]],"result":{"name":"result","schema":{"type":"object","properties":{"user\#
  ":{"$ref":"#/components/schemas/User"},"created":{"description":"True when this call created\#
   the user.","type":"boolean"},"outcome":{"description":"attached: the user became a holder o\#
  f at least one purchase, and no holder lost any. moved: purchases moved from the anonymous u\#
  ser to this user. aliased: both users became one customer. switched: no purchase changed hol\#
  ders. unchanged: the user was already logged in.","type":"string","enum":["attached","aliase\#
  d","moved","switched","unchanged"]},"shouldRefresh":{"description":"True exactly when `purch\#
  ases` is not empty: the app refreshes what it shows.","type":"boolean"},"purchases":{"descri\#
  ption":"Purchases that changed holders. After an alias: the purchases that the anonymous use\#
  r's customer held.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"dryRun":{"\#
  description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description\#
  ":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"\#
  #/components/schemas/Event"}},"replayed":{"description":"True when this is the stored result\#
   of an idempotency key; otherwise absent.","type":"boolean"}},"required":["user","created","\#
  outcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is m\#
  issing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fie\#
  ld` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable"\#
  :false}},{"code":1000,"message":"The caller's role is lower than the role that the method ne\#
  eds. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's \#
  role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The pro\#
  ject has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"m\#
  essage":"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"c\#
  ode":1102,"message":"No user may have this id: it is empty, or in the project's `blockedUser\#
  Ids`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has\#
   more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong",\#
  "retryable":false}},{"code":1104,"message":"The id begins with the project's anonymous prefi\#
  x, or it is the id of an anonymous user or a customerId.","data":{"kind":"reservedUserId","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}},{"code":1300,"message":"A call of the same method used th\#
  is key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retrya\#
  ble":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, an\#
  d reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"messag\#
  e":"The write may not be on the disk: the daemon stops, and its next start shows what is sto\#
  red. Or the daemon cannot read a record that the request needs: then it keeps running.","dat\#
  a":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new user","x-given":[\#
  {"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitleme\#
  nts":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","para\#
  ms":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","val\#
  ue":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":\#
  "{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"]\#
  ,"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"creat\#
  ed":true,"outcome":"switched","shouldRefresh":false,"purchases":[]}}},{"name":"with a purcha\#
  se made before","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":\#
  "iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-\#
  01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":"\#
  user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{an\#
  onymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"dev\#
  ice":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":t\#
  rue,"outcome":"attached","shouldRefresh":true,"purchases":[{"store":"appStore","originalTran\#
  sactionId":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}"],"to":"u\#
  ser_id_1","shared":true}]}}},{"name":"the same id again","x-given":[{"method":"project.defin\#
  e","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}\#
  ,{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":\#
  "device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result",\#
  "value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","cu\#
  stomerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T0\#
  0:00:00.000Z","environment":"production"},"created":false,"outcome":"unchanged","shouldRefre\#
  sh":false,"purchases":[]}}}]},{"name":"install","summary":"Registers a device and creates it\#
  s anonymous user.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":\#
  "device","required":false,"summary":"Id of the device. Default: a new id, which the daemon m\#
  akes.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,\#
  "summary":"Id of a user to log in on the new device, without attaching, moving or aliasing a\#
  nything.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","required"\#
  :false,"summary":"Store account whose purchases the device can present.","schema":{"$ref":"#\#
  /components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary":"Platfor\#
  m of the device: ios, android, web or another word of that form.","schema":{"$ref":"#/compon\#
  ents/schemas/Platform"}},{"name":"app","required":false,"summary":"The installed app, for ex\#
  ample its bundle id.","schema":{"$ref":"#/components/schemas/AppId"}},{"name":"project","req\#
  uired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId\#
  ","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and\#
   the events without changing anything.","schema":{"type":"boolean","default":false}},{"name"\#
  :"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same\#
   params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}\#
  ],"result":{"name":"result","schema":{"type":"object","properties":{"device":{"$ref":"#/comp\#
  onents/schemas/DeviceId"},"created":{"description":"False when the device was already regist\#
  ered.","type":"boolean"},"user":{"$ref":"#/components/schemas/User"},"dryRun":{"description"\#
  :"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The event\#
  s that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components\#
  /schemas/Event"}},"replayed":{"description":"True when this is the stored result of an idemp\#
  otency key; otherwise absent.","type":"boolean"}},"required":["device","created","user"]}},"\#
  errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out o\#
  f range, or two parameters exclude each other. `field` points to it; `nearest` lists similar\#
   names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The call\#
  er's role is lower than the role that the method needs. `uid` and `role` are the caller's (`\#
  none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied",\#
  "retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the\#
   project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":110\#
  3,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{\#
  "kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with the pr\#
  oject's anonymous prefix, or it is the id of an anonymous user or a customerId.","data":{"ki\#
  nd":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no such proj\#
  ect.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of \#
  the same method used this key with other params in the last 24 hours.","data":{"kind":"idemp\#
  otencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the wri\#
  te. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true\#
  }},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its next \#
  start shows what is stored. Or the daemon cannot read a record that the request needs: then \#
  it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"\#
  a new device","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}]\#
  ,"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"device":"\#
  iphone","created":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityI\#
  d":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdA\#
  t":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"again","x-given":[{"me\#
  thod":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements"\#
  :["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":\#
  {"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result\#
  ","value":{"device":"iphone","created":false,"user":{"id":"{{anonymous}}","anonymousId":"{{a\#
  nonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"devi\#
  ce":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"\#
  as a user","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"p\#
  arams":[{"name":"device","value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{\#
  "name":"result","value":{"device":"iphone","created":true,"user":{"id":"user_id_1","anonymou\#
  sId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_i\#
  d_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}\#
  },{"name":"as a dry run","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"dryRun","value":true}],"re\#
  sult":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}\#
  ","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{\#
  {anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"produ\#
  ction"},"dryRun":true,"events":[{"id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:\#
  00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"\#
  method":"install","id":"{{any}}"},"device":"iphone"}]}}}]},{"name":"logout","summary":"Logs \#
  out the user of a device.","x-role":"write","x-since":1,"paramStructure":"either","params":[\#
  {"name":"device","required":true,"summary":"Id of the device.","schema":{"$ref":"#/component\#
  s/schemas/DeviceId"}},{"name":"project","required":false,"summary":"Id of the project.","sch\#
  ema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requir\#
  ed":false,"summary":"Computes the result and the events without changing anything.","schema"\#
  :{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Ma\#
  kes a retry safe: the same key with the same params returns the stored result.","schema":{"$\#
  ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"ob\#
  ject","properties":{"user":{"$ref":"#/components/schemas/User"},"outcome":{"description":"lo\#
  ggedOut: the device's anonymous user is current again. rotated: the device has a new anonymo\#
  us user. unchanged: no user was logged in.","type":"string","enum":["loggedOut","rotated","u\#
  nchanged"]},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"}\#
  ,"events":{"description":"The events that the call would emit. Only in a dry run.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when th\#
  is is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requir\#
  ed":["user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown\#
  , of a wrong type or out of range, or two parameters exclude each other. `field` points to i\#
  t; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code\#
  ":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and \#
  `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":{\#
  "kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no suc\#
  h device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1105,"message":"No use\#
  r is logged in on the device, and the project's `onAnonymousLogout` is `refuse`.","data":{"k\#
  ind":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"The daemon has no such p\#
  roject.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call \#
  of the same method used this key with other params in the last 24 hours.","data":{"kind":"id\#
  empotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the \#
  write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":t\#
  rue}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its ne\#
  xt start shows what is stored. Or the daemon cannot read a record that the request needs: th\#
  en it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name\#
  ":"somebody logged in","x-given":[{"method":"project.define","params":{"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.\#
  000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"d\#
  evice":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"resul\#
  t":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","ide\#
  ntityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","cr\#
  eatedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome":"loggedOut"}}},{"n\#
  ame":"nobody logged in","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","val\#
  ue":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId"\#
  :"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],\#
  "device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcom\#
  e":"unchanged"}}}]},{"name":"project.define","summary":"Creates a project, or changes the gi\#
  ven parts of its definition.","x-role":"admin","x-since":1,"paramStructure":"either","params\#
  ":[{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/com\#
  ponents/schemas/ProjectId","default":"default"}},{"name":"rules","required":false,"summary":\#
  "How users and purchases move: a preset, or a preset and the rules that differ from it. Defa\#
  ult for a new project: qonversion.","schema":{"$ref":"#/components/schemas/RulesChoice"}},{"\#
  name":"products","required":false,"summary":"The catalogue: products by their ids. It replac\#
  es the previous catalogue as a whole.","schema":{"$ref":"#/components/schemas/Catalogue"}},{\#
  "name":"entitlements","required":false,"summary":"Ids that `grant` accepts in addition to th\#
  e entitlements of the catalogue. They replace the previous list as a whole.","schema":{"type\#
  ":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":"\#
  environment","required":false,"summary":"Environment whose purchases give access. Default fo\#
  r a new project: production.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{\#
  "name":"clock","required":false,"summary":"Clock of the project: `system`, `manual` (a manua\#
  l clock that starts now), or {\"manual\": TIMESTAMP}. It can only change before the first de\#
  vice or user. Default for a new project: system.","schema":{"$ref":"#/components/schemas/Clo\#
  ckChoice"}},{"name":"webhooks","required":false,"summary":"URLs that receive the project's e\#
  vents, each URL once. They replace the previous list as a whole. Default for a new project: \#
  none.","schema":{"type":"array","items":{"$ref":"#/components/schemas/WebhookChoice"},"maxIt\#
  ems":10}},{"name":"dryRun","required":false,"summary":"Computes the result and the events wi\#
  thout changing anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyK\#
  ey","required":false,"summary":"Makes a retry safe: the same key with the same params return\#
  s the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schema\#
  s/Project"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"}\#
  ,"events":{"description":"The events that the call would emit. Only in a dry run. The change\#
  s of access that a new catalogue causes come later, and are not in the list.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is\#
   the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":[\#
  "project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong\#
   type or out of range, or two parameters exclude each other. `field` points to it; `nearest`\#
   lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mess\#
  age":"The caller's role is lower than the role that the method needs. `uid` and `role` are t\#
  he caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"perm\#
  issionDenied","retryable":false}},{"code":1300,"message":"A call of the same method used thi\#
  s key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryab\#
  le":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and\#
   reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message\#
  ":"The write may not be on the disk: the daemon stops, and its next start shows what is stor\#
  ed. Or the daemon cannot read a record that the request needs: then it keeps running.","data\#
  ":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a new project","params":\#
  [{"name":"project","value":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore\#
  ":"transfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"nam\#
  e":"result","value":{"project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix"\#
  :"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogo\#
  ut":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"tra\#
  nsfer","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blocke\#
  dUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"e\#
  ntitlements":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:\#
  00.000Z"},"webhooks":[],"createdAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users"\#
  :0,"customers":0,"purchases":0,"events":0}}}}},{"name":"a change of one thing","x-given":[{"\#
  method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlement\#
  s":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params\#
  ":{"device":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"result":{"name":\#
  "result","value":{"project":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix"\#
  :"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogo\#
  ut":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"sha\#
  re","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUs\#
  erIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"enti\#
  tlements":["vip"],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:0\#
  0:00.000Z"},"webhooks":[],"createdAt":"{{any}}","counts":{"devices":1,"users":1,"customers":\#
  1,"purchases":0,"events":1}}}}},{"name":"webhooks","params":[{"name":"project","value":"news\#
  "},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}},{"name":"webhooks","value"\#
  :[{"url":"https://example.com/events","secret":"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"u\#
  rl":"https://example.com/purchases","secret":"a-new-one-of-many-characters","oldSecret":"the\#
  -one-before","format":"purchasely"}]}],"result":{"name":"result","value":{"project":{"id":"n\#
  ews","rules":"{{any}}","products":{},"entitlements":[],"environment":"production","clock":{"\#
  kind":"manual","now":"2026-01-01T00:00:00.000Z"},"webhooks":[{"url":"https://example.com/eve\#
  nts","format":"entitled"},{"url":"https://example.com/purchases","format":"purchasely"}],"cr\#
  eatedAt":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases\#
  ":0,"events":0}}}}}]},{"name":"project.describe","summary":"Returns the definition of a proj\#
  ect with every rule, and the number of its records.","x-role":"read","x-since":1,"paramStruc\#
  ture":"either","params":[{"name":"project","required":false,"summary":"Id of the project.","\#
  schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"re\#
  sult","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Projec\#
  t"}},"required":["project"]}},"errors":[{"code":-32602,"message":"A parameter is missing, un\#
  known, of a wrong type or out of range, or two parameters exclude each other. `field` points\#
   to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{\#
  "code":1000,"message":"The caller's role is lower than the role that the method needs. `uid`\#
   and `role` are the caller's (`none` without a role), and `needs` is the method's role.","da\#
  ta":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no\#
   such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"th\#
  e project that is there from the start","params":[],"result":{"name":"result","value":{"proj\#
  ect":{"id":"default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew"\#
  :"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymo\#
  usLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":\#
  "asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products"\#
  :{},"entitlements":[],"environment":"production","clock":{"kind":"system"},"webhooks":[],"cr\#
  eatedAt":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}\#
  }}]},{"name":"project.list","summary":"Lists the projects, sorted by id in byte order.","x-r\#
  ole":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","required":fal\#
  se,"summary":"Has no effect, but must exist: a client can send it with every call.","schema"\#
  :{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"projects":{"type":"array","items":{"$ref":"#/compone\#
  nts/schemas/ProjectSummary"}}},"required":["projects"]}},"errors":[{"code":-32602,"message":\#
  "A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclude\#
   each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidPa\#
  rams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role t\#
  hat the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs`\#
   is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"\#
  message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false\#
  }}],"examples":[{"name":"one project","params":[],"result":{"name":"result","value":{"projec\#
  ts":[{"id":"default","preset":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"user\#
  s":0,"customers":0,"purchases":0,"events":0}}]}}}]},{"name":"project.webhooks","summary":"Re\#
  turns the webhooks of a project with their secrets.","x-role":"admin","x-since":1,"paramStru\#
  cture":"either","params":[{"name":"project","required":false,"summary":"Id of the project.",\#
  "schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"r\#
  esult","schema":{"type":"object","properties":{"webhooks":{"type":"array","items":{"$ref":"#\#
  /components/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of range, or two parameters exclud\#
  e each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidP\#
  arams","retryable":false}},{"code":1000,"message":"The caller's role is lower than the role \#
  that the method needs. `uid` and `role` are the caller's (`none` without a role), and `needs\#
  ` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,\#
  "message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fals\#
  e}}],"examples":[{"name":"a webhook that was defined after the first event","x-given":[{"met\#
  hod":"install","params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks"\#
  :[{"url":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"resul\#
  t","value":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"\#
  format":"entitled","since":"1"}]}}}]},{"name":"purchase","summary":"Records a store transact\#
  ion and decides who holds the purchase.","x-role":"write","x-since":1,"paramStructure":"eith\#
  er","params":[{"name":"device","required":false,"summary":"Id of the device on which the cus\#
  tomer bought.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required\#
  ":false,"summary":"Id of the buyer, instead of `device`. The daemon creates an unknown user,\#
   so that no payment is lost.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"prod\#
  uct","required":true,"summary":"Id of the product. The daemon also records a product that th\#
  e catalogue does not have.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"sto\#
  re","required":true,"summary":"Store that took the payment: appStore, playStore, amazon, hua\#
  wei, stripe, web or another word of that form.","schema":{"$ref":"#/components/schemas/Store\#
  "}},{"name":"transactionId","required":true,"summary":"The store's id of this transaction.",\#
  "schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"originalTransactionId","req\#
  uired":false,"summary":"Id of the first transaction of the same purchase. Default: `transact\#
  ionId`.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"kind","required":f\#
  alse,"summary":"Kind of the product. It overrides the kind in the catalogue.","schema":{"$re\#
  f":"#/components/schemas/ProductKind"}},{"name":"purchasedAt","required":false,"summary":"Pu\#
  rchase time, RFC 3339. Default: now.","schema":{"$ref":"#/components/schemas/Moment"}},{"nam\#
  e":"expiresAt","required":false,"summary":"Last moment of the paid period, RFC 3339. Default\#
  : no end.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"periodType","required":\#
  false,"summary":"Price of the period: full (normal), a trial, or introductory (intro).","sch\#
  ema":{"$ref":"#/components/schemas/PeriodType","default":"normal"}},{"name":"environment","r\#
  equired":false,"summary":"Environment of the store: production, or sandbox for test purchase\#
  s.","schema":{"$ref":"#/components/schemas/PurchaseEnvironment","default":"production"}},{"n\#
  ame":"isFamilyShared","required":false,"summary":"Whether a family member bought it and shar\#
  es it.","schema":{"type":"boolean","default":false}},{"name":"price","required":false,"summa\#
  ry":"Price that the customer paid: a decimal number in a string, for example \"9.99\".","sch\#
  ema":{"$ref":"#/components/schemas/Price"}},{"name":"currency","required":false,"summary":"C\#
  urrency of the price: an ISO 4217 code, for example EUR.","schema":{"$ref":"#/components/sch\#
  emas/Currency"}},{"name":"country","required":false,"summary":"Country of the purchase: an I\#
  SO 3166 code, for example DE.","schema":{"$ref":"#/components/schemas/Country"}},{"name":"of\#
  ferCode","required":false,"summary":"Offer code that the customer redeemed.","schema":{"type\#
  ":"string","minLength":1,"maxLength":255}},{"name":"attributes","required":false,"summary":"\#
  Up to 20 strings of your own, which the events of this purchase repeat.","schema":{"$ref":"#\#
  /components/schemas/Attributes"}},{"name":"project","required":false,"summary":"Id of the pr\#
  oject.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dry\#
  Run","required":false,"summary":"Computes the result and the events without changing anythin\#
  g.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"\#
  summary":"Makes a retry safe: the same key with the same params returns the stored result.",\#
  "schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["user\#
  Id"]],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref":"\#
  #/components/schemas/Purchase"},"created":{"description":"True when the purchase is new.","t\#
  ype":"boolean"},"outcome":{"description":"recorded: a new purchase. received: the buyer did \#
  not hold the purchase, and holds it now. planChanged: a new transaction with another product\#
  . renewed: any other new transaction. unchanged: a transaction that the daemon knows, or tha\#
  t is older than the latest.","type":"string","enum":["recorded","renewed","planChanged","rec\#
  eived","unchanged"]},"entitlements":{"$ref":"#/components/schemas/Entitlements","description\#
  ":"The buyer's entitlements after the call."},"warnings":{"description":"Absent when there a\#
  re no warnings.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"\#
  description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description\#
  ":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"\#
  #/components/schemas/Event"}},"replayed":{"description":"True when this is the stored result\#
   of an idempotency key; otherwise absent.","type":"boolean"}},"required":["purchase","create\#
  d","outcome","entitlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of range, or two parameters exclude each other. `field` point\#
  s to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The caller's role is lower than the role that the method needs. `uid\#
  ` and `role` are the caller's (`none` without a role), and `needs` is the method's role.","d\#
  ata":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has \#
  no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"\#
  No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind"\#
  :"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars\#
   than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{\#
  "code":1104,"message":"The id begins with the project's anonymous prefix, or it is the id of\#
   an anonymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"c\#
  ode":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retry\#
  able":false}},{"code":1202,"message":"Another user holds the purchase, and a rule of the pro\#
  ject keeps it there. `holder` and `rule` name them. Nothing changes.","data":{"kind":"purcha\#
  seHeldByAnother","retryable":false}},{"code":1300,"message":"A call of the same method used \#
  this key with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retr\#
  yable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, \#
  and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mess\#
  age":"The write may not be on the disk: the daemon stops, and its next start shows what is s\#
  tored. Or the daemon cannot read a record that the request needs: then it keeps running.","d\#
  ata":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a subscription","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"produc\#
  t","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1\#
  000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","va\#
  lue":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","\#
  product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"devic\#
  e":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":\#
  "2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"per\#
  iodType":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":\#
  null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePerio\#
  dExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,\#
  "renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":"no\#
  rmal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"cr\#
  eated":true,"outcome":"recorded","entitlements":{"premium":{"id":"premium","active":true,"st\#
  ate":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType"\#
  :"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-0\#
  2-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z\#
  ","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":n\#
  ull,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","or\#
  iginalTransactionId":"1000"}}}}},{"name":"the same transaction again","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"\#
  appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name"\#
  :"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"ap\#
  pStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"2026-02-01T00:\#
  00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTra\#
  nsactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":\#
  "active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"20\#
  26-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isF\#
  amilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":\#
  true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUnti\#
  l":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":\#
  "1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","e\#
  xpiresAt":"2026-02-01T00:00:00.000Z"}]},"created":false,"outcome":"unchanged","entitlements"\#
  :{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"a\#
  ppStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"\#
  2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null\#
  ,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z",\#
  "trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production",\#
  "store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"by so\#
  mebody logged in","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"device\#
  ":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"pro\#
  duct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value"\#
  :"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result",\#
  "value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000\#
  ","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}","use\#
  r_id_1"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","fir\#
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
  nId":"1000","originalTransactionId":"1000"}}}}},{"name":"a renewal","x-given":[{"method":"pr\#
  oject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device"\#
  :"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"ap\#
  pStore","transactionId":"1000","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12\#
  -15T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"product","value"\#
  :"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value":"1001"},{"na\#
  me":"originalTransactionId","value":"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:\#
  00.000Z"},{"name":"expiresAt","value":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result"\#
  ,"value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"100\#
  1","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"d\#
  evice":"iphone","storeAccount":null,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchased\#
  At":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,\#
  "periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"curren\#
  cy":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"graceP\#
  eriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":n\#
  ull,"renewsCount":1,"transactions":[{"transactionId":"1000","product":"monthly","periodType"\#
  :"normal","purchasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"},{\#
  "transactionId":"1001","product":"monthly","periodType":"normal","purchasedAt":"2025-12-15T0\#
  0:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z"}]},"created":false,"outcome":"renewed",\#
  "entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthl\#
  y","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal"\#
  ,"startedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodE\#
  xpiresAt":null,"firstPurchasedAt":"2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T0\#
  0:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":1,"environment"\#
  :"production","store":"appStore","transactionId":"1001","originalTransactionId":"1000"}}}}},\#
  {"name":"a product that the catalogue does not know","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"userId","value":"user_id_1"},{"na\#
  me":"product","value":"montly"},{"name":"store","value":"stripe"},{"name":"transactionId","v\#
  alue":"pi_1"}],"result":{"name":"result","value":{"purchase":{"store":"stripe","originalTran\#
  sactionId":"pi_1","transactionId":"pi_1","product":"montly","kind":"nonConsumable","state":"\#
  active","holders":["user_id_1"],"device":null,"storeAccount":null,"purchasedAt":"2026-01-01T\#
  00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedA\#
  t":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null\#
  ,"currency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":nul\#
  l,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"rev\#
  okedAt":null,"renewsCount":0,"transactions":[{"transactionId":"pi_1","product":"montly","per\#
  iodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":null}]},"created":tru\#
  e,"outcome":"recorded","entitlements":{},"warnings":[{"kind":"unknownProduct","message":"{{a\#
  ny}}","nearest":["monthly"]}]}}}]},{"name":"purchase.update","summary":"Updates a purchase, \#
  for example after a refund. Omitted params keep their value.","x-role":"write","x-since":1,"\#
  paramStructure":"either","params":[{"name":"store","required":true,"summary":"Store that too\#
  k the payment.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"originalTransaction\#
  Id","required":true,"summary":"Id of the first transaction of the purchase.","schema":{"$ref\#
  ":"#/components/schemas/TransactionId"}},{"name":"expiresAt","required":false,"summary":"New\#
   last moment of the paid period, RFC 3339; null: no end.","schema":{"$ref":"#/components/sch\#
  emas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether the subscript\#
  ion renews automatically; null: true.","schema":{"type":["boolean","null"]}},{"name":"graceP\#
  eriodExpiresAt","required":false,"summary":"Last moment of the grace period, RFC 3339; null:\#
   no grace period.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billing\#
  Retry","required":false,"summary":"Whether the store retries a failed payment; null: false."\#
  ,"schema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":false,"summary":"Tim\#
  e at which the pause ends, RFC 3339; null: no pause.","schema":{"$ref":"#/components/schemas\#
  /NullableMoment"}},{"name":"refundedAt","required":false,"summary":"Time of the refund, RFC \#
  3339; null: no refund.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"re\#
  vokedAt","required":false,"summary":"Time at which the store withdrew access, RFC 3339, for \#
  example when family sharing ends; null: not withdrawn.","schema":{"$ref":"#/components/schem\#
  as/NullableMoment"}},{"name":"product","required":false,"summary":"Id of the product from no\#
  w on: a change of plan.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"projec\#
  t","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pr\#
  ojectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the res\#
  ult and the events without changing anything.","schema":{"type":"boolean","default":false}},\#
  {"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with t\#
  he same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotenc\#
  yKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"purchase":{"$ref\#
  ":"#/components/schemas/Purchase"},"warnings":{"description":"Absent when there are no warni\#
  ngs.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description\#
  ":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The even\#
  ts that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/component\#
  s/schemas/Event"}},"replayed":{"description":"True when this is the stored result of an idem\#
  potency key; otherwise absent.","type":"boolean"}},"required":["purchase"]}},"errors":[{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or tw\#
  o parameters exclude each other. `field` points to it; `nearest` lists similar names.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is l\#
  ower than the role that the method needs. `uid` and `role` are the caller's (`none` without \#
  a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":fa\#
  lse}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProjec\#
  t","retryable":false}},{"code":1201,"message":"The project has no purchase with this store a\#
  nd originalTransactionId. Nothing changes.","data":{"kind":"unknownPurchase","retryable":fal\#
  se}},{"code":1300,"message":"A call of the same method used this key with other params in th\#
  e last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"mes\#
  sage":"The disk has no room for the write. Nothing changes, and reading still works.","data"\#
  :{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on th\#
  e disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot read\#
   a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","re\#
  tryable":false}}],"examples":[{"name":"auto-renew turned off","x-given":[{"method":"project.\#
  define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},\#
  "clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ipho\#
  ne"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore\#
  ","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store"\#
  ,"value":"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"autoRenew","va\#
  lue":false}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTran\#
  sactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"\#
  active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"202\#
  6-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01\#
  T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFa\#
  milyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":f\#
  alse,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRe\#
  try":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactio\#
  ns":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-0\#
  1-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mont\#
  hly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"pa\#
  rams":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"1000"},{\#
  "name":"refundedAt","value":"2026-01-01T00:00:00.000Z"}],"result":{"name":"result","value":{\#
  "purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","produc\#
  t":"monthly","kind":"subscription","state":"refunded","holders":["{{anonymous}}"],"device":"\#
  iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodT\#
  ype":"normal","environment":"production","isFamilyShared":false,"price":null,"currency":null\#
  ,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExp\#
  iresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z"\#
  ,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly\#
  ","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:\#
  00:00.000Z"}]}}}},{"name":"a refund that was none","x-given":[{"method":"project.define","pa\#
  rams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"m\#
  anual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"met\#
  hod":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transact\#
  ionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"method":"purchase.update","params":\#
  {"store":"appStore","originalTransactionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}\#
  ],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId","value":"100\#
  0"},{"name":"refundedAt","value":null}],"result":{"name":"result","value":{"purchase":{"stor\#
  e":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kin\#
  d":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccou\#
  nt":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","envi\#
  ronment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"of\#
  ferCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billi\#
  ngRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transa\#
  ctions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}}]},{"name":"restore","su\#
  mmary":"Restores the purchases of a device's store account for its current user.","x-role":"\#
  write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":true,"sum\#
  mary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"purcha\#
  ses","required":false,"summary":"Purchases to restore, from any store account; an empty list\#
   restores nothing. Default: every purchase of the device's store account.","schema":{"type":\#
  "array","items":{"$ref":"#/components/schemas/PurchaseName"},"maxItems":1000}},{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the r\#
  esult and the events without changing anything.","schema":{"type":"boolean","default":false}\#
  },{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with\#
   the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempote\#
  ncyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":\#
  "#/components/schemas/User"},"restored":{"description":"Purchases that the user holds now an\#
  d did not hold before.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"transf\#
  erred":{"description":"Those of `restored` that another user lost.","type":"array","items":{\#
  "$ref":"#/components/schemas/Move"}},"refused":{"description":"Purchases that a rule left wi\#
  th their holders.","type":"array","items":{"$ref":"#/components/schemas/Refusal"}},"entitlem\#
  ents":{"$ref":"#/components/schemas/Entitlements","description":"The user's entitlements aft\#
  er the call."},"warnings":{"description":"Absent when there are no warnings.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run\#
  ; otherwise absent.","type":"boolean"},"events":{"description":"The events that the call wou\#
  ld emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"\#
  replayed":{"description":"True when this is the stored result of an idempotency key; otherwi\#
  se absent.","type":"boolean"}},"required":["user","restored","transferred","refused","entitl\#
  ements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of range, or two parameters exclude each other. `field` points to it; `nearest` l\#
  ists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"messag\#
  e":"The caller's role is lower than the role that the method needs. `uid` and `role` are the\#
   caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permis\#
  sionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","da\#
  ta":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":"The daemon has no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"The\#
   project has no purchase with this store and originalTransactionId. Nothing changes.","data"\#
  :{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call of the same me\#
  thod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfl\#
  ict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing\#
   changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":\#
  1401,"message":"The write may not be on the disk: the daemon stops, and its next start shows\#
   what is stored. Or the daemon cannot read a record that the request needs: then it keeps ru\#
  nning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"after a rei\#
  nstall","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subsc\#
  ription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"meth\#
  od":"install","params":{"device":"iphone","storeAccount":"ann"}},{"method":"purchase","param\#
  s":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expires\#
  At":"2026-02-01T00:00:00.000Z"}},{"method":"install","params":{"device":"ipad","storeAccount\#
  ":"ann"}}],"params":[{"name":"device","value":"ipad"}],"result":{"name":"result","value":{"u\#
  ser":{"id":"{{new}}","anonymousId":"{{new}}","identityId":null,"customerId":"{{new}}","alias\#
  es":["{{new}}"],"device":"ipad","createdAt":"2026-01-01T00:00:00.000Z","environment":"produc\#
  tion"},"restored":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","k\#
  ind":"subscription","from":["{{any}}"],"to":"{{new}}","shared":true}],"transferred":[],"refu\#
  sed":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId"\#
  :"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":\#
  "normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","grac\#
  ePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envi\#
  ronment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"100\#
  0"}}}}},{"name":"nothing to restore","x-given":[{"method":"project.define","params":{"produc\#
  ts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-0\#
  1-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":\#
  "device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}",\#
  "anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{a\#
  nonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"product\#
  ion"},"restored":[],"transferred":[],"refused":[],"entitlements":{}}}}]},{"name":"revoke","s\#
  ummary":"Ends a grant.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"n\#
  ame":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/\#
  schemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of \#
  `device`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required"\#
  :true,"summary":"Id of the entitlement that was granted.","schema":{"$ref":"#/components/sch\#
  emas/EntitlementId"}},{"name":"project","required":false,"summary":"Id of the project.","sch\#
  ema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","requir\#
  ed":false,"summary":"Computes the result and the events without changing anything.","schema"\#
  :{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Ma\#
  kes a retry safe: the same key with the same params returns the stored result.","schema":{"$\#
  ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"resul\#
  t":{"name":"result","schema":{"type":"object","properties":{"entitlement":{"$ref":"#/compone\#
  nts/schemas/Entitlement","description":"The entitlement after the call. A purchase may still\#
   give it."},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"}\#
  ,"events":{"description":"The events that the call would emit. Only in a dry run.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when th\#
  is is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"requir\#
  ed":["entitlement"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, o\#
  f a wrong type or out of range, or two parameters exclude each other. `field` points to it; \#
  `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1\#
  000,"message":"The caller's role is lower than the role that the method needs. `uid` and `ro\#
  le` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such d\#
  evice.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The proje\#
  ct has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message\#
  ":"No user may have this id: it is empty, or in the project's `blockedUserIds`.","data":{"ki\#
  nd":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scal\#
  ars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}\#
  },{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownProject","\#
  retryable":false}},{"code":1204,"message":"The user has no active grant of this entitlement.\#
   For example, a purchase gives it, or the grant has ended.","data":{"kind":"notAManualGrant"\#
  ,"retryable":false}},{"code":1300,"message":"A call of the same method used this key with ot\#
  her params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{\#
  "code":1400,"message":"The disk has no room for the write. Nothing changes, and reading stil\#
  l works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write \#
  may not be on the disk: the daemon stops, and its next start shows what is stored. Or the da\#
  emon cannot read a record that the request needs: then it keeps running.","data":{"kind":"st\#
  orageFailed","retryable":false}}],"examples":[{"name":"a grant","x-given":[{"method":"projec\#
  t.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}\#
  },"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"ip\#
  hone"}},{"method":"grant","params":{"device":"iphone","entitlement":"premium"}}],"params":[{\#
  "name":"device","value":"iphone"},{"name":"entitlement","value":"premium"}],"result":{"name"\#
  :"result","value":{"entitlement":{"id":"premium","active":false,"state":"revoked","productId\#
  ":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","periodType":null,\#
  "startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPu\#
  rchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRenewDisabledAt":null,"ren\#
  ewsCount":0,"environment":null,"store":null,"transactionId":null,"originalTransactionId":nul\#
  l}}}}]},{"name":"rpc.discover","summary":"Returns this protocol as an OpenRPC document.","x-\#
  role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","sc\#
  hema":{"description":"The OpenRPC document, with `x-role` on every method.","type":"object",\#
  "properties":{"openrpc":{"type":"string"},"info":{"type":"object"},"methods":{"type":"array"\#
  ,"items":{"type":"object"}},"components":{"type":"object"}},"required":["openrpc","info","me\#
  thods","components"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, \#
  of a wrong type or out of range, or two parameters exclude each other. `field` points to it;\#
   `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":\#
  1000,"message":"The caller's role is lower than the role that the method needs. `uid` and `r\#
  ole` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"k\#
  ind":"permissionDenied","retryable":false}}],"examples":[{"name":"the document","params":[],\#
  "result":{"name":"result","value":{"openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}",\#
  "components":"{{any}}"}}}]},{"name":"server.describe","summary":"Lists the methods, or descr\#
  ibes one method.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"m\#
  ethod","required":false,"summary":"Name of the method to describe. Default: the list of all \#
  methods.","schema":{"type":"string"}}],"result":{"name":"result","schema":{"type":"object","\#
  properties":{"methods":{"description":"All methods, sorted by name. Only without `method`.",\#
  "type":"array","items":{"$ref":"#/components/schemas/MethodSummary"}},"method":{"description\#
  ":"The method's entry in the OpenRPC document. Only with `method`.","type":"object"},"compon\#
  ents":{"description":"The schemas that the entry refers to, in `schemas`. Only with `method`\#
  .","type":"object"}},"required":[]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of range, or two parameters exclude each other. `field`\#
   points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":fa\#
  lse}},{"code":1000,"message":"The caller's role is lower than the role that the method needs\#
  . `uid` and `role` are the caller's (`none` without a role), and `needs` is the method's rol\#
  e.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"all methods"\#
  ,"params":[],"result":{"name":"result","value":{"methods":"{{any}}"}}},{"name":"one method",\#
  "params":[{"name":"method","value":"logout"}],"result":{"name":"result","value":{"method":"{\#
  {any}}","components":"{{any}}"}}}]},{"name":"server.info","summary":"Returns the daemon's ve\#
  rsion and limits, and the caller's role.","x-role":"read","x-since":1,"paramStructure":"eith\#
  er","params":[],"result":{"name":"result","schema":{"type":"object","properties":{"version":\#
  {"description":"Version of the daemon.","type":"string"},"protocol":{"description":"Version \#
  of this protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptime\#
  Ms":{"description":"Milliseconds since the daemon started.","type":"integer","minimum":0},"p\#
  eer":{"$ref":"#/components/schemas/Peer"}},"required":["version","protocol","limits","uptime\#
  Ms","peer"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wron\#
  g type or out of range, or two parameters exclude each other. `field` points to it; `nearest\#
  ` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mes\#
  sage":"The caller's role is lower than the role that the method needs. `uid` and `role` are \#
  the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"per\#
  missionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"name"\#
  :"result","value":{"version":"{{any}}","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}",\#
  "peer":{"uid":"{{any}}","gid":"{{any}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server\#
  .ping","summary":"Checks that the daemon answers.","x-role":"read","x-since":1,"paramStructu\#
  re":"either","params":[{"name":"echo","required":false,"summary":"Value that the answer repe\#
  ats, without the white space between its tokens.","schema":{"description":"Any JSON value."}\#
  }],"result":{"name":"result","schema":{"type":"object","properties":{"pong":{"description":"\#
  Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"T\#
  ime of the system clock."},"echo":{"description":"The value from the request; absent when th\#
  e request has none."}},"required":["pong","now"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name"\#
  :"plain","params":[],"result":{"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"nam\#
  e":"with an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"name":"result","\#
  value":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"setUserProperty","summa\#
  ry":"Stores a key/value property; never affects access.","x-role":"write","x-since":1,"param\#
  Structure":"either","params":[{"name":"device","required":false,"summary":"Id of the device.\#
  ","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summ\#
  ary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}}\#
  ,{"name":"key","required":true,"summary":"Name of the property: 1 to 80 letters, digits, and\#
   _ . : - $. Names that other systems reserve, for example $email, have no special meaning.",\#
  "schema":{"$ref":"#/components/schemas/PropertyKey"}},{"name":"value","required":true,"summa\#
  ry":"New value. An empty string removes the property.","schema":{"$ref":"#/components/schema\#
  s/PropertyValue"}},{"name":"project","required":false,"summary":"Id of the project.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required"\#
  :false,"summary":"Computes the result and the events without changing anything.","schema":{"\#
  type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes\#
   a retry safe: the same key with the same params returns the stored result.","schema":{"$ref\#
  ":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":\#
  {"name":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/sche\#
  mas/UserId","description":"Id of the user that the answer is about."},"key":{"$ref":"#/compo\#
  nents/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{\#
  "description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"descriptio\#
  n":"The events that the call would emit. Only in a dry run.","type":"array","items":{"$ref":\#
  "#/components/schemas/Event"}},"replayed":{"description":"True when this is the stored resul\#
  t of an idempotency key; otherwise absent.","type":"boolean"}},"required":["userId","key","v\#
  alue"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of range, or two parameters exclude each other. `field` points to it; `nearest` lis\#
  ts similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message"\#
  :"The caller's role is lower than the role that the method needs. `uid` and `role` are the c\#
  aller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissi\#
  onDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","data\#
  ":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no suc\#
  h user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"No user ma\#
  y have this id: it is empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedU\#
  serId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the \#
  project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":120\#
  0,"message":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":fa\#
  lse}},{"code":1300,"message":"A call of the same method used this key with other params in t\#
  he last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"me\#
  ssage":"The disk has no room for the write. Nothing changes, and reading still works.","data\#
  ":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on t\#
  he disk: the daemon stops, and its next start shows what is stored. Or the daemon cannot rea\#
  d a record that the request needs: then it keeps running.","data":{"kind":"storageFailed","r\#
  etryable":false}}],"examples":[{"name":"one's own id for somebody","x-given":[{"method":"pro\#
  ject.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium\#
  "]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":\#
  "iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"key","value":"_q_custom_us\#
  er_id"},{"name":"value","value":"yourSideUserId"}],"result":{"name":"result","value":{"userI\#
  d":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"user.del\#
  ete","summary":"Deletes a customer and erases its ids from everything that the daemon stores\#
  .","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"userId","requir\#
  ed":true,"summary":"Any id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}\#
  },{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/comp\#
  onents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":\#
  "Computes the result and the events without changing anything.","schema":{"type":"boolean","\#
  default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: th\#
  e same key with the same params returns the stored result.","schema":{"$ref":"#/components/s\#
  chemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","properties":{\#
  "tombstone":{"description":"New id that replaces every erased id in events. It belongs to no\#
   user.","type":"string"},"users":{"description":"Number of erased users: the aliases of the \#
  customer.","type":"integer","minimum":1},"devices":{"description":"Number of erased devices.\#
   `install` can register them again.","type":"integer","minimum":0},"purchases":{"description\#
  ":"Number of erased purchases: those that no other customer holds.","type":"integer","minimu\#
  m":0},"shared":{"description":"Number of purchases that other customers hold and keep.","typ\#
  e":"integer","minimum":0},"dryRun":{"description":"True in a dry run; otherwise absent.","ty\#
  pe":"boolean"},"events":{"description":"The events that the call would emit. Only in a dry r\#
  un.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description"\#
  :"True when this is the stored result of an idempotency key; otherwise absent.","type":"bool\#
  ean"}},"required":["tombstone","users","devices","purchases","shared"]}},"errors":[{"code":-\#
  32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two pa\#
  rameters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"\#
  kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower\#
   than the role that the method needs. `uid` and `role` are the caller's (`none` without a ro\#
  le), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}\#
  },{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retry\#
  able":false}},{"code":1102,"message":"No user may have this id: it is empty, or in the proje\#
  ct's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"mes\#
  sage":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind"\#
  :"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.\#
  ","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A call of the \#
  same method used this key with other params in the last 24 hours.","data":{"kind":"idempoten\#
  cyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. \#
  Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{\#
  "code":1401,"message":"The write may not be on the disk: the daemon stops, and its next star\#
  t shows what is stored. Or the daemon cannot read a record that the request needs: then it k\#
  eeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"with\#
   all that was hers","x-given":[{"method":"project.define","params":{"rules":"revenuecat","pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift\#
  "],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device"\#
  :"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02\#
  -01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"me\#
  thod":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","p\#
  arams":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId\#
  ","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}","users":2,"device\#
  s":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlem\#
  ents":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":\#
  {"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"ann"}}],"par\#
  ams":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"resu\#
  lt","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"dry\#
  Run":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","proj\#
  ect":"default","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","caus\#
  e":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDe\#
  leted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"\#
  {{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export",\#
  "summary":"Returns everything that the daemon stores about a customer.","x-role":"read","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":"Any \#
  id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","req\#
  uired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId\#
  ","default":"default"}}],"result":{"name":"result","schema":{"type":"object","properties":{"\#
  user":{"$ref":"#/components/schemas/User"},"ids":{"description":"Every id of the customer, i\#
  n byte order.","type":"array","items":{"type":"object","properties":{"id":{"$ref":"#/compone\#
  nts/schemas/UserId"},"kind":{"description":"Who uses the id. `customer`: the customerId of a\#
   customer that began with an identified user.","type":"string","enum":["anonymous","identifi\#
  ed","customer"]},"device":{"description":"Device of an anonymous id; otherwise null.","type"\#
  :["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"required":["id","ki\#
  nd","device","createdAt"]}},"devices":{"description":"Devices whose anonymous or identified \#
  user belongs to the customer, in byte order.","type":"array","items":{"type":"object","prope\#
  rties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/component\#
  s/schemas/UserId"},"identityId":{"description":"Id of the identified user; null when no user\#
   is logged in.","type":["string","null"]},"storeAccount":{"type":["string","null"]},"platfor\#
  m":{"type":["string","null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/compon\#
  ents/schemas/Moment"}},"required":["device","anonymousId","identityId","storeAccount","platf\#
  orm","app","createdAt"]}},"purchases":{"description":"Purchases that the customer holds, wit\#
  h all their transactions.","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},\#
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
  e events of the customer.","type":"boolean"}},"required":["user","ids","devices","purchases"\#
  ,"grants","properties","overridden","entitlements","at","events","cursor","moreEvents"]}},"e\#
  rrors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of\#
   range, or two parameters exclude each other. `field` points to it; `nearest` lists similar \#
  names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The calle\#
  r's role is lower than the role that the method needs. `uid` and `role` are the caller's (`n\#
  one` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","\#
  retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"un\#
  knownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty\#
  , or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},\#
  {"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`\#
  .","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has\#
   no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":\#
  "all of it","x-given":[{"method":"project.define","params":{"rules":"revenuecat","products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"cloc\#
  k":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","\#
  storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone\#
  ","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:0\#
  0:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"i\#
  dentify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{\#
  "userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value\#
  ":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousId":null,"identity\#
  Id":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt":"2026-0\#
  1-01T00:00:00.000Z","environment":"production"},"ids":[{"id":"{{anonymous}}","kind":"anonymo\#
  us","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified\#
  ","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anon\#
  ymousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","platform":"ios","app\#
  ":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"purchases":[{"store":"appStore","originalTr\#
  ansactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state"\#
  :"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2026\#
  -01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T\#
  00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFam\#
  ilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"autoRenew"\#
  :true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUnt\#
  il":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId"\#
  :"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","\#
  expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR"\#
  ,"country":null,"offerCode":null,"attributes":{"campaign":"winter"}}]}],"grants":[],"propert\#
  ies":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}],"overri\#
  dden":[],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId\#
  ":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType"\#
  :"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gra\#
  cePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"env\#
  ironment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"10\#
  00"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind":"userCre\#
  ated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousI\#
  d":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},{"cursor":\#
  "2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","project":"defa\#
  ult","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":\#
  "{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product\#
  ":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","envi\#
  ronment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-0\#
  1T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShare\#
  d":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"camp\#
  aign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-0\#
  1T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","c\#
  ause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"appStore","or\#
  iginalTransactionId":"1000","transactionId":"1000","product":"monthly","productKind":"subscr\#
  iption","holders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurch\#
  asedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"202\#
  6-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currency\#
  ":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"4","i\#
  d":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user"\#
  :"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"device":"iphon\#
  e"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z","projec\#
  t":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","cause":{"m\#
  ethod":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":"6","id":\#
  "{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default","user":"\#
  {{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases":["{{ano\#
  nymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-\#
  01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"method\#
  ":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents":false}}}\#
  ]},{"name":"user.link.undo","summary":"Undoes a login, an alias or a transfer, as if it had \#
  never happened.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"e\#
  vent","required":true,"summary":"Id of the event to undo: identified, usersAliased, subscrip\#
  tionTransferred or oneTimePurchaseTransferred.","schema":{"$ref":"#/components/schemas/Event\#
  Id"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summa\#
  ry":"Computes the result and the events without changing anything.","schema":{"type":"boolea\#
  n","default":false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe\#
  : the same key with the same params returns the stored result.","schema":{"$ref":"#/componen\#
  ts/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","propertie\#
  s":{"undone":{"$ref":"#/components/schemas/EventId","description":"Id of the undone event."}\#
  ,"purchases":{"description":"Purchases that changed holders. `to` lists the holders after th\#
  e call, even when a user only lost the purchase.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/Move"}},"kept":{"description":"Later changes that stay: restores and purchases th\#
  at would have met other holders, the aliases that they made, and earlier undos about the sam\#
  e users and purchases.","type":"array","items":{"$ref":"#/components/schemas/KeptLink"}},"dr\#
  yRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":{"des\#
  cription":"The events that the call would emit. Only in a dry run.","type":"array","items":{\#
  "$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the store\#
  d result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["undone","\#
  purchases","kept"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of\#
   a wrong type or out of range, or two parameters exclude each other. `field` points to it; `\#
  nearest` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":10\#
  00,"message":"The caller's role is lower than the role that the method needs. `uid` and `rol\#
  e` are the caller's (`none` without a role), and `needs` is the method's role.","data":{"kin\#
  d":"permissionDenied","retryable":false}},{"code":1200,"message":"The daemon has no such pro\#
  ject.","data":{"kind":"unknownProject","retryable":false}},{"code":1206,"message":"The daemo\#
  n cannot undo the link. Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKin\#
  d`: an event of this kind cannot be undone; `noLink`: the event linked nothing; `undone`: th\#
  e link is already undone; `isUndo`: the event comes from an undo; `laterAlias`: a later alia\#
  s merged the customer with another user; `tooMuch`: too many users and purchases depend on t\#
  he link; `unclear`: a deletion erased part of the history. `event` is the id of the event th\#
  at prevents the undo.","data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message\#
  ":"A call of the same method used this key with other params in the last 24 hours.","data":{\#
  "kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no roo\#
  m for the write. Nothing changes, and reading still works.","data":{"kind":"storageFull","re\#
  tryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, \#
  and its next start shows what is stored. Or the daemon cannot read a record that the request\#
   needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"example\#
  s":[{"name":"somebody else's login took a purchase along","x-given":[{"method":"project.defi\#
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
  "value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]}],"components":{"s\#
  chemas":{"AppId":{"description":"An app of the project, for example its bundle id.","type":"\#
  string","minLength":1,"maxLength":255},"AppliedRule":{"description":"A rule of the project, \#
  with the value that decided the step.","type":"object","properties":{"name":{"description":"\#
  Name of the rule, as in `project.define`.","type":"string","enum":["purchaseHolders","onIden\#
  tifyNew","onIdentifyKnown","onRestore","anonymousHolders"]},"value":{"description":"Value th\#
  at the rule had when the step happened.","type":"string"}},"required":["name","value"]},"Att\#
  ributes":{"description":"Up to 20 strings of the caller's own, which the events of this purc\#
  hase repeat.","type":"object","maxProperties":20,"propertyNames":{"minLength":1,"maxLength":\#
  80},"additionalProperties":{"type":"string","maxLength":500}},"Catalogue":{"description":"Pr\#
  oducts by their ids.","type":"object","propertyNames":{"$ref":"#/components/schemas/ProductI\#
  d"},"additionalProperties":{"$ref":"#/components/schemas/Product"},"maxProperties":10000},"C\#
  ause":{"description":"What caused the event. A request gives its `method` and `id`; a notifi\#
  cation has no `id`. `clock` is true for a change that fell due.","type":"object","properties\#
  ":{"method":{"type":"string"},"id":{"type":["string","number","null"]},"clock":{"type":"bool\#
  ean"}}},"Clock":{"description":"The clock of a project: the system's, or a manual clock, whi\#
  ch only moves when it is advanced.","type":"object","properties":{"kind":{"type":"string","e\#
  num":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment","description":"Time of\#
   a manual clock; absent for the system's."}},"required":["kind"]},"ClockChoice":{"descriptio\#
  n":"`system`: the system's clock. `manual`: a manual clock that starts now. {\"manual\": TIM\#
  ESTAMP}: a manual clock that starts then.","anyOf":[{"type":"string","enum":["system","manua\#
  l"]},{"type":"object","properties":{"manual":{"$ref":"#/components/schemas/Moment","descript\#
  ion":"Time at which the manual clock starts, RFC 3339."}},"required":["manual"],"additionalP\#
  roperties":false}]},"ConsumerId":{"description":"Name of a consumer: a reader of the log who\#
  se position the daemon stores. The reader chooses it, for example `mailer`.","type":"string"\#
  ,"minLength":1,"maxLength":255},"Country":{"description":"ISO 3166 country code of two or th\#
  ree letters, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"\#
  description":"Number of records of a project.","type":"object","properties":{"devices":{"typ\#
  e":"integer","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"description":\#
  "A merged customer counts once.","type":"integer","minimum":0},"purchases":{"type":"integer"\#
  ,"minimum":0},"events":{"type":"integer","minimum":0}},"required":["devices","users","custom\#
  ers","purchases","events"]},"Currency":{"description":"ISO 4217 currency code of three lette\#
  rs, stored as it is sent.","type":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description\#
  ":"A position in a project's log: the number of the last event before it. \"0\" is the posit\#
  ion before the first event.","type":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":\#
  {"description":"A device: one installation of one app. A reinstallation is a new device.","t\#
  ype":"string","minLength":1,"maxLength":255},"Duration":{"description":"ISO 8601 duration, f\#
  or example P1M, P7D or PT1H30M. It has whole numbers of Y, M, W, D and, after a T, of H, M, \#
  S; only the seconds may have a fraction. P1M keeps the day of the month, or takes the last d\#
  ay of a shorter month.","type":"string","format":"duration"},"Entitlement":{"description":"W\#
  hat a product or a grant unlocks for a user, and why. One purchase or grant, the winner, sup\#
  plies every member. If the user never had the entitlement, every member is null except `id`,\#
   `active` (false), `renewState` (unknown) and `renewsCount` (0).","type":"object","propertie\#
  s":{"id":{"$ref":"#/components/schemas/EntitlementId"},"active":{"description":"Whether the \#
  user has access.","type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"productId\#
  ":{"description":"Product that gives the entitlement; null for a grant.","type":["string","n\#
  ull"]},"source":{"description":"Store of the purchase, or `manual` for a grant.","type":["st\#
  ring","null"]},"renewState":{"description":"Whether the subscription renews. billingIssue: t\#
  he store could not collect a payment.","type":"string","enum":["willRenew","canceled","billi\#
  ngIssue","nonRenewable","unknown"]},"grantType":{"description":"Why the user has the entitle\#
  ment; `manual` for a grant.","type":["string","null"],"enum":["purchase","familySharing","of\#
  ferCode","manual",null]},"periodType":{"type":["string","null"],"enum":["normal","trial","in\#
  tro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of\#
   the first purchase, or of the grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMo\#
  ment","description":"Last moment of the period; null for no end."},"gracePeriodExpiresAt":{"\#
  $ref":"#/components/schemas/NullableMoment","description":"Last moment of the grace period; \#
  null without a grace period."},"firstPurchasedAt":{"$ref":"#/components/schemas/NullableMome\#
  nt","description":"Time of the first transaction; null for a grant."},"lastPurchasedAt":{"$r\#
  ef":"#/components/schemas/NullableMoment","description":"Time of the latest transaction; nul\#
  l for a grant."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","description\#
  ":"Time at which a trial began; null without a trial."},"autoRenewDisabledAt":{"$ref":"#/com\#
  ponents/schemas/NullableMoment","description":"Time at which the customer turned auto-renew \#
  off; null while it is on."},"renewsCount":{"description":"Number of renewals at the full pri\#
  ce.","type":"integer","minimum":0},"environment":{"type":["string","null"],"enum":["producti\#
  on","sandbox",null]},"store":{"description":"Null for a grant.","type":["string","null"]},"t\#
  ransactionId":{"description":"Latest transaction; null for a grant.","type":["string","null"\#
  ]},"originalTransactionId":{"description":"First transaction; null for a grant.","type":["st\#
  ring","null"]}},"required":["id","active","state","productId","source","renewState","grantTy\#
  pe","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurc\#
  hasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environment","store","transac\#
  tionId","originalTransactionId"]},"EntitlementId":{"description":"An entitlement, for exampl\#
  e `premium`.","type":"string","minLength":1,"maxLength":255},"Entitlements":{"description":"\#
  Entitlements by their ids, including inactive entitlements.","type":"object","additionalProp\#
  erties":{"$ref":"#/components/schemas/Entitlement"}},"Event":{"description":"One entry of a \#
  project's log. Its other members depend on its kind: rules.md lists them.","type":"object","\#
  properties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":"The event's numbe\#
  r in the log; absent in a dry run."},"id":{"description":"Unique id of the event.","type":"s\#
  tring"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/components/schemas/\#
  Moment","description":"Time at which the event happened, by the project's clock."},"project"\#
  :{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"#/components/schemas/UserId","des\#
  cription":"CustomerId of the customer that the event is about; absent in clockAdvanced."},"u\#
  serId":{"$ref":"#/components/schemas/UserId","description":"Id of the user, if the user is i\#
  dentified."},"anonymousId":{"$ref":"#/components/schemas/UserId","description":"Id of the us\#
  er, if the user is anonymous. In identified and loggedOut: the device's anonymous user after\#
   the event."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"In user\#
  Created, identified, loggedOut, purchase events and the events that a purchase causes: the d\#
  evice; null when there is none.","type":["string","null"]},"outcome":{"description":"In iden\#
  tified: the outcome that identify returned.","type":"string","enum":["attached","aliased","m\#
  oved","switched"]},"from":{"description":"In a move: who held the purchase before.","type":"\#
  array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/Us\#
  erId","description":"In a move: who holds the purchase now."},"shared":{"description":"In a \#
  move: whether the users in `from` keep the purchase.","type":"boolean"},"undone":{"descripti\#
  on":"In linkUndone: id of the undone event.","type":"string"},"aliases":{"description":"In u\#
  sersAliased, and in linkUndone of customers that separate: every id of the customer now, in \#
  byte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$re\#
  f":"#/components/schemas/UserId","description":"In usersAliased: the customerId that became \#
  part of `user`; absent when the joining id was new."},"entitlements":{"description":"In enti\#
  tlementsActivated and entitlementsDeactivated: the entitlements that changed, in byte order.\#
   In granted and grantRevoked: the entitlement.","type":"array","items":{"$ref":"#/components\#
  /schemas/EntitlementId"}},"store":{"$ref":"#/components/schemas/Store"},"originalTransaction\#
  Id":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/sche\#
  mas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"productKind":{"$ref\#
  ":"#/components/schemas/ProductKind"},"holders":{"description":"In purchase events: who hold\#
  s the purchase.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"environment\#
  ":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/componen\#
  ts/schemas/Moment"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"In purchase events: the end of the per\#
  iod. In granted and grantRevoked: the end of the grant."},"periodType":{"$ref":"#/components\#
  /schemas/PeriodType"},"isFamilyShared":{"type":"boolean"},"price":{"type":["string","null"]}\#
  ,"currency":{"type":["string","null"]},"country":{"type":["string","null"]},"offerCode":{"ty\#
  pe":["string","null"]},"attributes":{"$ref":"#/components/schemas/Attributes"},"now":{"$ref"\#
  :"#/components/schemas/Moment","description":"In clockAdvanced: the time that the clock show\#
  s."}},"required":["id","kind","at","project","cause"]},"EventId":{"description":"Id of an ev\#
  ent, as the log shows it.","type":"string","minLength":1,"maxLength":255},"EventKind":{"desc\#
  ription":"Kind of an event.","type":"string","enum":["userCreated","identified","loggedOut",\#
  "usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated","purchase\#
  Expired","entitlementsActivated","entitlementsDeactivated","subscriptionReceived","subscript\#
  ionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","granted","grantRevok\#
  ed","userDeleted","clockAdvanced"]},"ExplanationStep":{"description":"One step that led a us\#
  er to an entitlement, or took it away. A member that does not apply, or is not known, is abs\#
  ent.","type":"object","properties":{"step":{"description":"Kind of the step; rules.md descri\#
  bes each kind.","type":"string","enum":["purchased","granted","attached","moved","shared","t\#
  ransferred","aliased","unclear","identified","renewed","revoked","mapped","clock"]},"text":{\#
  "description":"An explanation in one sentence.","type":"string"},"at":{"$ref":"#/components/\#
  schemas/NullableMoment","description":"Time of the step, if it has a time. In `clock`: the t\#
  ime that the answer is for."},"event":{"$ref":"#/components/schemas/EventId","description":"\#
  Id of the event that reported the step."},"cursor":{"$ref":"#/components/schemas/Cursor","de\#
  scription":"Cursor of that event."},"rule":{"$ref":"#/components/schemas/AppliedRule","descr\#
  iption":"The rule that decided the step."},"method":{"description":"Method that made the ste\#
  p.","type":"string","enum":["identify","restore","purchase","user.link.undo"]},"from":{"desc\#
  ription":"Who had it before: at most ten ids, one id per customer. In `aliased`: the first c\#
  ustomer. In `identified`: the device's anonymous user.","type":"array","items":{"$ref":"#/co\#
  mponents/schemas/UserId"}},"to":{"description":"Who has it afterwards. In `aliased`: the sec\#
  ond customer.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"des\#
  cription":"In `purchased` and `identified`: the device; null for a purchase without a device\#
  .","type":["string","null"]},"store":{"$ref":"#/components/schemas/Store"},"originalTransact\#
  ionId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/s\#
  chemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"\#
  #/components/schemas/State","description":"State of the purchase or grant at that time."},"s\#
  ince":{"$ref":"#/components/schemas/NullableMoment","description":"In `clock`: start of the \#
  state; when access is over, the last moment with access. In other steps: start of the period\#
  ."},"until":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment of the \#
  state, as far as is known; the end of a pause. Null for no end."},"decidedAnew":{"descriptio\#
  n":"True when an undo of an earlier link changed the outcome of this login; otherwise absent\#
  .","type":"boolean"}},"required":["step","text","at"]},"HelpfulCall":{"description":"A compl\#
  ete call that would make the entitlement active. The daemon has rehearsed it.","type":"objec\#
  t","properties":{"method":{"description":"Method of the call.","type":"string"},"params":{"d\#
  escription":"Params of the call.","type":"object"},"role":{"description":"Role that the call\#
  er needs.","type":"string","enum":["read","write","admin"]},"text":{"description":"An explan\#
  ation in one sentence.","type":"string"}},"required":["method","params","role","text"]},"Ide\#
  mpotencyKey":{"description":"Key of one write. The daemon stores it for 24 hours, per projec\#
  t and method.","type":"string","minLength":1,"maxLength":255},"KeptLink":{"description":"A l\#
  ater change that stays although an earlier link is undone.","type":"object","properties":{"e\#
  vent":{"$ref":"#/components/schemas/EventId","description":"Id of the event that reported it\#
  ."},"method":{"description":"Method that made it.","type":"string","enum":["restore","purcha\#
  se","user.link.undo"]}},"required":["event","method"]},"Lack":{"description":"A reason why a\#
  n entitlement is not active.","type":"object","properties":{"kind":{"description":"What is m\#
  issing; rules.md describes each kind.","type":"string","enum":["expired","paused","billingRe\#
  try","refunded","revoked","notYet","environment","notMapped","notIdentified","heldByAnother"\#
  ,"heldByNobody","noProduct","noPurchase","notGranted"]},"text":{"description":"An explanatio\#
  n in one sentence.","type":"string"},"store":{"$ref":"#/components/schemas/Store","descripti\#
  on":"Store of the purchase, if the reason is about a purchase."},"originalTransactionId":{"$\#
  ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId\#
  "},"holder":{"$ref":"#/components/schemas/UserId","description":"In `heldByAnother` and `not\#
  Identified`: who holds the purchase. An identified holder comes before an anonymous holder, \#
  then the first in byte order."},"since":{"$ref":"#/components/schemas/Moment","description":\#
  "Last moment with access. In `refunded` and `revoked`: time of the refund or revocation."},"\#
  until":{"$ref":"#/components/schemas/Moment","description":"In `paused`: end of the pause. I\#
  n `notYet`: start of access."},"because":{"description":"In `heldByAnother`: the steps that \#
  led to the holder.","type":"array","items":{"$ref":"#/components/schemas/ExplanationStep"}},\#
  "wouldHelp":{"description":"Calls that would each make the entitlement active at the time th\#
  at the answer is for. A call is listed under the first reason that it removes.","type":"arra\#
  y","items":{"$ref":"#/components/schemas/HelpfulCall"}}},"required":["kind","text","wouldHel\#
  p"]},"Limits":{"description":"The daemon's limits by name.","type":"object","properties":{"l\#
  ineBytesMax":{"description":"Longest line, in bytes without the line feed.","type":"integer"\#
  },"batchEntriesMax":{"description":"Most requests in one batch.","type":"integer"},"depthMax\#
  ":{"description":"Deepest nesting of JSON arrays and objects.","type":"integer"},"requestIdB\#
  ytesMax":{"description":"Longest request id, in bytes.","type":"integer"}},"required":["line\#
  BytesMax","batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"\#
  integer"}},"MethodSummary":{"description":"One line in the list of methods.","type":"object"\#
  ,"properties":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string",\#
  "enum":["read","write","admin"]}},"required":["name","summary","role"]},"Moment":{"descripti\#
  on":"RFC 3339 timestamp, for example 2026-11-21T09:30:00Z. The daemon accepts any UTC offset\#
   and precision, and returns UTC with milliseconds.","type":"string","format":"date-time"},"M\#
  ove":{"description":"A purchase with new holders.","type":"object","properties":{"store":{"$\#
  ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Tra\#
  nsactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"kind":{"$ref":"#/component\#
  s/schemas/ProductKind"},"from":{"description":"Who held it before: one id per customer, in b\#
  yte order.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/c\#
  omponents/schemas/UserId","description":"Who holds it now and did not before."},"shared":{"d\#
  escription":"True when the users in `from` still hold it.","type":"boolean"}},"required":["s\#
  tore","originalTransactionId","product","kind","from","to","shared"]},"NullableMoment":{"des\#
  cription":"RFC 3339 timestamp, or null.","type":["string","null"],"format":"date-time"},"Out\#
  done":{"description":"A purchase or grant that also gives an entitlement and lost against th\#
  e winner.","type":"object","properties":{"lostBy":{"description":"The first criterion, in th\#
  e order of rules.md, in which the two differ.","type":"string","enum":["active","end","purch\#
  asedAt","transactionId","store","originalTransactionId","order"]},"text":{"description":"An \#
  explanation in one sentence.","type":"string"},"entitlement":{"$ref":"#/components/schemas/E\#
  ntitlement","description":"The entitlement as this purchase or grant alone would give it."}}\#
  ,"required":["lostBy","text","entitlement"]},"Peer":{"description":"The other end of the con\#
  nection, as the kernel reports it.","type":"object","properties":{"uid":{"type":"integer"},"\#
  gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read","wri\#
  te","admin"]}},"required":["uid","gid","pid","role"]},"PeriodType":{"description":"Price of \#
  a period: full (normal), a trial, or introductory (intro).","type":"string","enum":["normal"\#
  ,"trial","intro"]},"Platform":{"description":"Platform of the device: ios, android, web or a\#
  nother word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"de\#
  scription":"A named set of rules.","type":"string","enum":["qonversion","revenuecat","revenu\#
  ecatLegacy","purchasely"]},"Price":{"description":"A decimal number in a string, for example\#
   \"9.99\".","type":"string","pattern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"descripti\#
  on":"A product of the catalogue.","type":"object","properties":{"kind":{"description":"Defau\#
  lt: the kind that the purchase gives; without it, `subscription` for a purchase with an end \#
  and `nonConsumable` for a purchase without.","type":["string","null"],"enum":["subscription"\#
  ,"nonRenewingSubscription","nonConsumable","consumable",null]},"entitlements":{"description"\#
  :"Ids of the entitlements that the product unlocks.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/EntitlementId"},"maxItems":100}},"required":["entitlements"],"additionalProper\#
  ties":false},"ProductId":{"description":"A product, by the id that the store and the catalog\#
  ue use.","type":"string","minLength":1,"maxLength":255},"ProductKind":{"description":"Kind o\#
  f a product. It decides how a purchase moves and ends.","type":"string","enum":["subscriptio\#
  n","nonRenewingSubscription","nonConsumable","consumable"]},"Project":{"description":"A proj\#
  ect: one app's catalogue, rules and clock, and the number of its records.","type":"object","\#
  properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rules":{"$ref":"#/components/sc\#
  hemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue"},"entitlements":{"descript\#
  ion":"Ids that `grant` accepts in addition to the entitlements of the catalogue.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/compone\#
  nts/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"\#
  description":"URLs that receive the project's events. Only `project.webhooks` returns the se\#
  crets.","type":"array","items":{"$ref":"#/components/schemas/WebhookSummary"}},"createdAt":{\#
  "$ref":"#/components/schemas/Moment","description":"Time of the creation, by the project's o\#
  wn clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","rules","produ\#
  cts","entitlements","environment","clock","webhooks","createdAt","counts"]},"ProjectEnvironm\#
  ent":{"description":"Which purchases give access: those of production, those of the sandbox,\#
   or both (any).","type":"string","enum":["production","sandbox","any"]},"ProjectId":{"descri\#
  ption":"A project: one app's catalogue, rules and clock. Projects share no data.","type":"st\#
  ring","minLength":1,"maxLength":255},"ProjectSummary":{"description":"One line in the list o\#
  f projects.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"p\#
  reset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":"#/components/schemas/Mome\#
  nt"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["id","preset","createdAt",\#
  "counts"]},"Properties":{"description":"Properties by their names. setUserProperty stores at\#
   most 100 per customer.","type":"object","propertyNames":{"$ref":"#/components/schemas/Prope\#
  rtyKey"},"additionalProperties":{"$ref":"#/components/schemas/PropertyValue"}},"PropertyKey"\#
  :{"description":"Name of a property: 1 to 80 letters, digits, and _ . : - $.","type":"string\#
  ","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"description":"Value of a property.\#
  ","type":"string","maxLength":500},"Purchase":{"description":"One product bought in one stor\#
  e, its transactions and its holders.","type":"object","properties":{"store":{"$ref":"#/compo\#
  nents/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId","\#
  description":"The first transaction."},"transactionId":{"$ref":"#/components/schemas/Transac\#
  tionId","description":"The latest transaction."},"product":{"$ref":"#/components/schemas/Pro\#
  ductId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"Kind that the purc\#
  hase or the catalogue gives; without it, `subscription` for a purchase with an end and `nonC\#
  onsumable` for a purchase without."},"state":{"$ref":"#/components/schemas/State","descripti\#
  on":"Current state; null before the first purchasedAt."},"holders":{"description":"Who holds\#
   the purchase: one id per customer, in byte order.","type":"array","items":{"$ref":"#/compon\#
  ents/schemas/UserId"}},"device":{"description":"Device on which the customer bought; null wh\#
  en there is none.","type":["string","null"]},"storeAccount":{"description":"Store account th\#
  at bought it; null when there is none.","type":["string","null"]},"purchasedAt":{"$ref":"#/c\#
  omponents/schemas/Moment","description":"Time of the latest transaction."},"firstPurchasedAt\#
  ":{"$ref":"#/components/schemas/Moment","description":"Time of the first transaction."},"exp\#
  iresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment of the peri\#
  od; null for no end."},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment","descr\#
  iption":"Time at which a trial began; null without a trial."},"periodType":{"$ref":"#/compon\#
  ents/schemas/PeriodType"},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},\#
  "isFamilyShared":{"description":"Whether a family member bought it and shares it.","type":"b\#
  oolean"},"price":{"description":"A decimal number in a string, for example \"9.99\".","type"\#
  :["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","type":["stri\#
  ng","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["string","nul\#
  l"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","null"]},"aut\#
  oRenew":{"description":"Whether it renews automatically: true for a subscription until purch\#
  ase.update says otherwise, false for every other kind.","type":"boolean"},"autoRenewDisabled\#
  At":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which the customer \#
  turned auto-renew off; null while it is on."},"gracePeriodExpiresAt":{"$ref":"#/components/s\#
  chemas/NullableMoment","description":"Last moment of the grace period; null without a grace \#
  period."},"billingRetry":{"description":"Whether the store retries a failed payment.","type"\#
  :"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment","description":"Time \#
  at which the pause ends; null without a pause."},"refundedAt":{"$ref":"#/components/schemas/\#
  NullableMoment","description":"Time of the refund; null without a refund."},"revokedAt":{"$r\#
  ef":"#/components/schemas/NullableMoment","description":"Time at which the store withdrew ac\#
  cess; null when it did not."},"renewsCount":{"description":"Number of renewals at the full p\#
  rice: the number of `normal` periods minus 1, at least 0.","type":"integer","minimum":0},"tr\#
  ansactions":{"description":"All transactions, oldest first.","type":"array","items":{"$ref":\#
  "#/components/schemas/Transaction"}}},"required":["store","originalTransactionId","transacti\#
  onId","product","kind","state","holders","device","storeAccount","purchasedAt","firstPurchas\#
  edAt","expiresAt","trialStartedAt","periodType","environment","isFamilyShared","price","curr\#
  ency","country","offerCode","autoRenew","autoRenewDisabledAt","gracePeriodExpiresAt","billin\#
  gRetry","pausedUntil","refundedAt","revokedAt","renewsCount","transactions"]},"PurchaseEnvir\#
  onment":{"description":"Environment of the store: production, or sandbox for test purchases.\#
  ","type":"string","enum":["production","sandbox"]},"PurchaseName":{"description":"A purchase\#
  , by its store and the id of its first transaction.","type":"object","properties":{"store":{\#
  "$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/T\#
  ransactionId","description":"Id of the purchase's first transaction."}},"required":["store",\#
  "originalTransactionId"],"additionalProperties":false},"Refusal":{"description":"A purchase \#
  that a restore left with its holders, and the rule that refused.","type":"object","propertie\#
  s":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/compone\#
  nts/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$\#
  ref":"#/components/schemas/UserId","description":"Who holds it. An identified holder comes b\#
  efore an anonymous holder, then the first in byte order."},"rule":{"description":"The rule t\#
  hat refused.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required":["store",\#
  "originalTransactionId","product","holder","rule"]},"Rules":{"description":"Every rule of a \#
  project. rules.md describes each rule.","type":"object","properties":{"preset":{"$ref":"#/co\#
  mponents/schemas/Preset","description":"Preset that the rules started from."},"anonymousPref\#
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
  th":255},"maxItems":1000}},"required":["preset","anonymousPrefix","onIdentifyNew","onIdentif\#
  yKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","onRestore","anonymousHo\#
  lders","oneTimePurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":\#
  "Name of a preset, or an object with a preset and the rules that differ from it.","anyOf":[{\#
  "$ref":"#/components/schemas/Preset"},{"type":"object","properties":{"preset":{"$ref":"#/com\#
  ponents/schemas/Preset","description":"Preset that supplies the rules that are not given.","\#
  default":"qonversion"},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 \#
  lower-case hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","type\#
  ":"string","maxLength":64},"onIdentifyNew":{"description":"What a login of a new user id doe\#
  s when no user is logged in on the device.","type":"string","enum":["attach","alias","aliasU\#
  nlessLinked","move","switch"]},"onIdentifyKnown":{"description":"What a login of a known use\#
  r id does when no user is logged in on the device.","type":"string","enum":["attach","alias"\#
  ,"aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"What a login does when ano\#
  ther user is logged in on the device.","type":"string","enum":["logoutFirst","switch"]},"onL\#
  ogout":{"description":"The current user after a logout: the same anonymous user (return), or\#
   a new anonymous user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLog\#
  out":{"description":"What a logout does when no user is logged in.","type":"string","enum":[\#
  "ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the\#
   device's anonymous user and its identified user, or only the current user.","type":"string"\#
  ,"enum":["deviceAndUser","currentUser"]},"onRestore":{"description":"What a restore does wit\#
  h a purchase that another user holds.","type":"string","enum":["share","transfer","transferI\#
  fInactive","keep","alias"]},"anonymousHolders":{"description":"What a restore does with a pu\#
  rchase that only anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTim\#
  ePurchases":{"description":"Whether a restore moves one-time purchases.","type":"string","en\#
  um":["move","stay"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unico\#
  de scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Id\#
  s that no user may have, compared byte by byte. The empty id is always blocked.","type":"arr\#
  ay","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],"additionalPro\#
  perties":false}]},"State":{"description":"State of a purchase or grant. Null before it begin\#
  s, and for an entitlement that the user never had.","type":["string","null"],"enum":["active\#
  ","trial","intro","gracePeriod","billingRetry","paused","expired","refunded","revoked",null]\#
  },"Store":{"description":"Store that took the payment: appStore, playStore, amazon, huawei, \#
  stripe, web or another word of that form.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$\#
  "},"StoreAccountId":{"description":"A store account, for example an Apple ID or a Google acc\#
  ount, whose purchases a device can present.","type":"string","minLength":1,"maxLength":255},\#
  "SubscriptionId":{"description":"Id of a subscription. It is unique within one connection.",\#
  "type":"string"},"Transaction":{"description":"One transaction of a purchase: a paid period \#
  or a single payment.","type":"object","properties":{"transactionId":{"$ref":"#/components/sc\#
  hemas/TransactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"periodType":{"$re\#
  f":"#/components/schemas/PeriodType"},"purchasedAt":{"$ref":"#/components/schemas/Moment"},"\#
  expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"isFamilyShared":{"description":"O\#
  nly in an export, like the members below. Whether a family member bought it and shares it.",\#
  "type":"boolean"},"price":{"description":"A decimal number in a string, for example \"9.99\"\#
  .","type":["string","null"]},"currency":{"description":"ISO 4217 code, as it was sent.","typ\#
  e":["string","null"]},"country":{"description":"ISO 3166 code, as it was sent.","type":["str\#
  ing","null"]},"offerCode":{"description":"Offer code, as it was sent.","type":["string","nul\#
  l"]},"attributes":{"$ref":"#/components/schemas/Attributes"}},"required":["transactionId","p\#
  roduct","periodType","purchasedAt","expiresAt"]},"TransactionId":{"description":"Id that a s\#
  tore gives to a transaction.","type":"string","minLength":1,"maxLength":255},"User":{"descri\#
  ption":"The current user of a device, or the user that an id belongs to.","type":"object","p\#
  roperties":{"id":{"$ref":"#/components/schemas/UserId","description":"For a device: the iden\#
  tified user, or else the anonymous user. For an id: that id if it is identified, or else the\#
   id that represents the customer."},"anonymousId":{"description":"For a device: its anonymou\#
  s user. For an id: that id if it is anonymous, or else null.","type":["string","null"]},"ide\#
  ntityId":{"description":"Id of the identified user; null for an anonymous user.","type":["st\#
  ring","null"]},"customerId":{"$ref":"#/components/schemas/UserId","description":"Id of the c\#
  ustomer. It stays the same across logins, and every userId param accepts it."},"aliases":{"d\#
  escription":"Every id of the customer, in byte order. It omits the customerId of a customer \#
  that began with an identified user.","type":"array","items":{"$ref":"#/components/schemas/Us\#
  erId"}},"device":{"$ref":"#/components/schemas/DeviceId","description":"Id of the device; ab\#
  sent when the request names a user."},"createdAt":{"$ref":"#/components/schemas/Moment","des\#
  cription":"Time at which the customer was created."},"environment":{"$ref":"#/components/sch\#
  emas/ProjectEnvironment"}},"required":["id","anonymousId","identityId","customerId","aliases\#
  ","createdAt","environment"]},"UserId":{"description":"Id of a user: the app's own id, an an\#
  onymous id, or a customerId. It has 1 to `userIdLengthMax` Unicode scalars, and the daemon c\#
  ompares it byte by byte. An empty id is blockedUserId and a longer id userIdTooLong, so this\#
   schema has no length.","type":"string"},"Warning":{"description":"A sign that an accepted r\#
  equest may be a mistake.","type":"object","properties":{"kind":{"type":"string","enum":["unk\#
  nownProduct","unknownEntitlement","subscriptionWithoutEnd","heldByNobody"]},"message":{"desc\#
  ription":"An explanation in one sentence.","type":"string"},"nearest":{"description":"Simila\#
  r names that exist, nearest first.","type":"array","items":{"type":"string"}}},"required":["\#
  kind","message"]},"Webhook":{"description":"A URL that receives a project's events, with its\#
   secrets. Only an admin can read it.","type":"object","properties":{"url":{"$ref":"#/compone\#
  nts/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret":\#
  {"description":"Second secret that also signs each delivery; null when there is none.","type\#
  ":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookFormat"},"since":{"$ref":\#
  "#/components/schemas/Cursor","description":"Cursor of the newest event when the URL was add\#
  ed. The URL receives the events after it."}},"required":["url","secret","oldSecret","format"\#
  ,"since"]},"WebhookChoice":{"description":"A URL that receives the project's events.","type"\#
  :"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"#\#
  /components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret"\#
  ,"description":"Second secret that also signs each delivery, until every receiver knows the \#
  new secret."},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},"\#
  required":["url","secret"],"additionalProperties":false},"WebhookFormat":{"description":"For\#
  mat of a delivery. `entitled`: the event as in the log. `purchasely`: as Purchasely document\#
  s it (webhooks.md).","type":"string","enum":["entitled","purchasely"]},"WebhookSecret":{"des\#
  cription":"Key that signs each delivery. After `whsec_`: the key in base64. Any other text i\#
  s the key itself, in UTF-8.","type":"string","minLength":1,"maxLength":255},"WebhookSummary"\#
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
  tries, and the daemon carries out none of them. Or the answers to earlier entries have more \#
  than `limit` bytes, and the daemon does not carry out this entry.","data":{"kind":"batchTooL\#
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
  se with this store and originalTransactionId. Nothing changes.","data":{"kind":"unknownPurch\#
  ase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message":"Another user holds \#
  the purchase, and a rule of the project keeps it there. `holder` and `rule` name them. Nothi\#
  ng changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement"\#
  :{"code":1203,"message":"A call grants or explains an entitlement that the project does not \#
  have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retryable":false}\#
  },"notAManualGrant":{"code":1204,"message":"The user has no active grant of this entitlement\#
  . For example, a purchase gives it, or the grant has ended.","data":{"kind":"notAManualGrant\#
  ","retryable":false}},"clockNotManual":{"code":1205,"message":"The project uses the system's\#
   clock, which cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}},"cann\#
  otUndo":{"code":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle`\#
   is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLink\#
  `: the event linked nothing; `undone`: the link is already undone; `isUndo`: the event comes\#
   from an undo; `laterAlias`: a later alias merged the customer with another user; `tooMuch`:\#
   too many users and purchases depend on the link; `unclear`: a deletion erased part of the h\#
  istory. `event` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo",\#
  "retryable":false}},"unknownConsumer":{"code":1207,"message":"No consumer of this name has a\#
  cknowledged an event.","data":{"kind":"unknownConsumer","retryable":false}},"idempotencyConf\#
  lict":{"code":1300,"message":"A call of the same method used this key with other params in t\#
  he last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},"storageFull":{"\#
  code":1400,"message":"The disk has no room for the write. Nothing changes, and reading still\#
   works.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"messa\#
  ge":"The write may not be on the disk: the daemon stops, and its next start shows what is st\#
  ored. Or the daemon cannot read a record that the request needs: then it keeps running.","da\#
  ta":{"kind":"storageFailed","retryable":false}},"overloaded":{"code":1402,"message":"More re\#
  quests are waiting than the daemon accepts. Nothing changes. With a null `id`, the daemon dr\#
  opped an unfinished line, and `limit` is the total size of all unfinished lines.","data":{"k\#
  ind":"overloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"The daemon\#
   has reached its maximum of connections. It answers the first line with this error and close\#
  s the connection.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{"\#
  code":1404,"message":"The daemon is shutting down. Nothing changes.","data":{"kind":"shuttin\#
  gDown","retryable":true}}}}}\#

  """#
