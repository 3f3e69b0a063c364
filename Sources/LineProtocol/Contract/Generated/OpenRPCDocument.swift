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
  "},"maxItems":10}},{"name":"stores","required":false,"summary":"Settings of stores. Its `cus\#
  tom` lists stores of the project's own, up to 20. A custom store stays while a purchase name\#
  s it. Default for a new project: none.","schema":{"$ref":"#/components/schemas/StoresChoice"\#
  }},{"name":"dryRun","required":false,"summary":"Computes the result and the events without c\#
  hanging anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","re\#
  quired":false,"summary":"Makes a retry safe: the same key with the same params returns the s\#
  tored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"r\#
  esult","schema":{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Proje\#
  ct"},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"event\#
  s":{"description":"The events that the call would emit. Only in a dry run. The changes of ac\#
  cess that a new catalogue causes come later, and are not in the list.","type":"array","items\#
  ":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the st\#
  ored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["projec\#
  t"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type o\#
  r out of range, or two parameters exclude each other. `field` points to it; `nearest` lists \#
  similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he caller's role is lower than the role that the method needs. `uid` and `role` are the call\#
  er's (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionD\#
  enied","retryable":false}},{"code":1300,"message":"A call of the same method used this key w\#
  ith other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":fal\#
  se}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and readin\#
  g still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The \#
  write may not be on the disk: the daemon stops, and its next start shows what is stored. Or \#
  the daemon cannot read a record that the request needs: then it keeps running.","data":{"kin\#
  d":"storageFailed","retryable":false}}],"examples":[{"name":"a new project","params":[{"name\#
  ":"project","value":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":"tran\#
  sfer"}},{"name":"products","value":{"monthly":{"kind":"subscription","entitlements":["premiu\#
  m"]}}},{"name":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"res\#
  ult","value":{"project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"QON_"\#
  ,"onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"re\#
  turn","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transfer",\#
  "anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserId\#
  s":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlem\#
  ents":[],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z\#
  "},"webhooks":[],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:00.000Z","counts":{"de\#
  vices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}},{"name":"a change of one thin\#
  g","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscripti\#
  on","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"\#
  install","params":{"device":"iphone"}}],"params":[{"name":"entitlements","value":["vip"]}],"\#
  result":{"name":"result","value":{"project":{"id":"default","rules":{"preset":"qonversion","\#
  anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"attach","onSwitch":"logo\#
  utFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolders":"deviceAndUser",\#
  "onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"move","userIdLengthMax\#
  ":255,"blockedUserIds":[""]},"products":{"monthly":{"kind":"subscription","entitlements":["p\#
  remium"]}},"entitlements":["vip"],"environment":"production","clock":{"kind":"manual","now":\#
  "2026-01-01T00:00:00.000Z"},"webhooks":[],"stores":{"custom":[]},"createdAt":"{{any}}","coun\#
  ts":{"devices":1,"users":1,"customers":1,"purchases":0,"events":1}}}}},{"name":"webhooks","p\#
  arams":[{"name":"project","value":"news"},{"name":"clock","value":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}},{"name":"webhooks","value":[{"url":"https://example.com/events","secret":"whsec\#
  _MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"},{"url":"https://example.com/purchases","secret":"a-new-o\#
  ne-of-many-characters","oldSecret":"the-one-before","format":"purchasely"}]}],"result":{"nam\#
  e":"result","value":{"project":{"id":"news","rules":"{{any}}","products":{},"entitlements":[\#
  ],"environment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"web\#
  hooks":[{"url":"https://example.com/events","format":"entitled"},{"url":"https://example.com\#
  /purchases","format":"purchasely"}],"stores":{"custom":[]},"createdAt":"2026-01-01T00:00:00.\#
  000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}}]},{"name":\#
  "project.describe","summary":"Returns the definition of a project with every rule, and the n\#
  umber of its records.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"nam\#
  e":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object\#
  ","properties":{"project":{"$ref":"#/components/schemas/Project"}},"required":["project"]}},\#
  "errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out \#
  of range, or two parameters exclude each other. `field` points to it; `nearest` lists simila\#
  r names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The cal\#
  ler's role is lower than the role that the method needs. `uid` and `role` are the caller's (\#
  `none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied"\#
  ,"retryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind"\#
  :"unknownProject","retryable":false}}],"examples":[{"name":"the project that is there from t\#
  he start","params":[],"result":{"name":"result","value":{"project":{"id":"default","rules":{\#
  "preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"a\#
  ttach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHo\#
  lders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":\#
  "move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{},"entitlements":[],"environ\#
  ment":"production","clock":{"kind":"system"},"webhooks":[],"stores":{"custom":[]},"createdAt\#
  ":"{{any}}","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"events":0}}}}}]},{"\#
  name":"project.list","summary":"Lists the projects, sorted by id in byte order.","x-role":"r\#
  ead","x-since":1,"paramStructure":"either","params":[{"name":"project","required":false,"sum\#
  mary":"Has no effect, but must exist: a client can send it with every call.","schema":{"$ref\#
  ":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"projects":{"type":"array","items":{"$ref":"#/components/sch\#
  emas/ProjectSummary"}}},"required":["projects"]}},"errors":[{"code":-32602,"message":"A para\#
  meter is missing, unknown, of a wrong type or out of range, or two parameters exclude each o\#
  ther. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","\#
  retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the\#
   method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the\#
   method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message\#
  ":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"ex\#
  amples":[{"name":"one project","params":[],"result":{"name":"result","value":{"projects":[{"\#
  id":"default","preset":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"c\#
  ustomers":0,"purchases":0,"events":0}}]}}}]},{"name":"project.webhooks","summary":"Returns t\#
  he webhooks of a project with their secrets.","x-role":"admin","x-since":1,"paramStructure":\#
  "either","params":[{"name":"project","required":false,"summary":"Id of the project.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"webhooks":{"type":"array","items":{"$ref":"#/compon\#
  ents/schemas/Webhook"}}},"required":["webhooks"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of range, or two parameters exclude each \#
  other. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The caller's role is lower than the role that th\#
  e method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is th\#
  e method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"messag\#
  e":"The daemon has no such project.","data":{"kind":"unknownProject","retryable":false}}],"e\#
  xamples":[{"name":"a webhook that was defined after the first event","x-given":[{"method":"i\#
  nstall","params":{"device":"iphone"}},{"method":"project.define","params":{"webhooks":[{"url\#
  ":"http://127.0.0.1:8080/","secret":"sesame"}]}}],"params":[],"result":{"name":"result","val\#
  ue":{"webhooks":[{"url":"http://127.0.0.1:8080/","secret":"sesame","oldSecret":null,"format"\#
  :"entitled","since":"1"}]}}}]},{"name":"purchase","summary":"Records a store transaction and\#
   decides who holds the purchase.","x-role":"write","x-since":1,"paramStructure":"either","pa\#
  rams":[{"name":"device","required":false,"summary":"Id of the device on which the customer b\#
  ought.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false\#
  ,"summary":"Id of the buyer, instead of `device`. The daemon creates an unknown user, so tha\#
  t no payment is lost.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"product","r\#
  equired":true,"summary":"Id of the product. The daemon also records a product that the catal\#
  ogue does not have.","schema":{"$ref":"#/components/schemas/ProductId"}},{"name":"store","re\#
  quired":true,"summary":"Store that took the payment: appStore, macAppStore, playStore, amazo\#
  n, huawei, samsung, roku, microsoft, paddle, stripe, web, or one of the project's `stores.cu\#
  stom`.","schema":{"$ref":"#/components/schemas/Store"}},{"name":"transactionId","required":t\#
  rue,"summary":"The store's id of this transaction.","schema":{"$ref":"#/components/schemas/T\#
  ransactionId"}},{"name":"originalTransactionId","required":false,"summary":"Id of the first \#
  transaction of the same purchase. Default: `transactionId`.","schema":{"$ref":"#/components/\#
  schemas/TransactionId"}},{"name":"kind","required":false,"summary":"Kind of the product. It \#
  overrides the kind in the catalogue.","schema":{"$ref":"#/components/schemas/ProductKind"}},\#
  {"name":"purchasedAt","required":false,"summary":"Purchase time, RFC 3339. Default: now.","s\#
  chema":{"$ref":"#/components/schemas/Moment"}},{"name":"expiresAt","required":false,"summary\#
  ":"Last moment of the paid period, RFC 3339. Default: no end.","schema":{"$ref":"#/component\#
  s/schemas/Moment"}},{"name":"periodType","required":false,"summary":"Price of the period: fu\#
  ll (normal), a trial, or introductory (intro).","schema":{"$ref":"#/components/schemas/Perio\#
  dType","default":"normal"}},{"name":"environment","required":false,"summary":"Environment of\#
   the store: production, or sandbox for test purchases.","schema":{"$ref":"#/components/schem\#
  as/PurchaseEnvironment","default":"production"}},{"name":"isFamilyShared","required":false,"\#
  summary":"Whether a family member bought it and shares it.","schema":{"type":"boolean","defa\#
  ult":false}},{"name":"price","required":false,"summary":"Price that the customer paid: a dec\#
  imal number in a string, for example \"9.99\".","schema":{"$ref":"#/components/schemas/Price\#
  "}},{"name":"currency","required":false,"summary":"Currency of the price: an ISO 4217 code, \#
  for example EUR.","schema":{"$ref":"#/components/schemas/Currency"}},{"name":"country","requ\#
  ired":false,"summary":"Country of the purchase: an ISO 3166 code, for example DE.","schema":\#
  {"$ref":"#/components/schemas/Country"}},{"name":"offerCode","required":false,"summary":"Off\#
  er code that the customer redeemed.","schema":{"type":"string","minLength":1,"maxLength":255\#
  }},{"name":"attributes","required":false,"summary":"Up to 20 strings of your own, which the \#
  events of this purchase repeat.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name\#
  ":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/s\#
  chemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Compute\#
  s the result and the events without changing anything.","schema":{"type":"boolean","default"\#
  :false}},{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same k\#
  ey with the same params returns the stored result.","schema":{"$ref":"#/components/schemas/I\#
  dempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"created\#
  ":{"description":"True when the purchase is new.","type":"boolean"},"outcome":{"description"\#
  :"recorded: a new purchase. received: the buyer did not hold the purchase, and holds it now.\#
   planChanged: a new transaction with another product. renewed: any other new transaction. un\#
  changed: a transaction that the daemon knows, or that is older than the latest.","type":"str\#
  ing","enum":["recorded","renewed","planChanged","received","unchanged"]},"entitlements":{"$r\#
  ef":"#/components/schemas/Entitlements","description":"The buyer's entitlements after the ca\#
  ll."},"warnings":{"description":"Absent when there are no warnings.","type":"array","items":\#
  {"$ref":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwi\#
  se absent.","type":"boolean"},"events":{"description":"The events that the call would emit. \#
  Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed"\#
  :{"description":"True when this is the stored result of an idempotency key; otherwise absent\#
  .","type":"boolean"}},"required":["purchase","created","outcome","entitlements"]}},"errors":\#
  [{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range,\#
   or two parameters exclude each other. `field` points to it; `nearest` lists similar names."\#
  ,"data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's rol\#
  e is lower than the role that the method needs. `uid` and `role` are the caller's (`none` wi\#
  thout a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryab\#
  le":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknown\#
  Device","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, o\#
  r in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"c\#
  ode":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.",\#
  "data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins wit\#
  h the project's anonymous prefix, or it is the id of an anonymous user or a customerId.","da\#
  ta":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"The daemon has no s\#
  uch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1202,"message":"An\#
  other user holds the purchase, and a rule of the project keeps it there. `holder` and `rule`\#
   name them. Nothing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"c\#
  ode":1300,"message":"A call of the same method used this key with other params in the last 2\#
  4 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"T\#
  he disk has no room for the write. Nothing changes, and reading still works.","data":{"kind"\#
  :"storageFull","retryable":true}},{"code":1401,"message":"The write may not be on the disk: \#
  the daemon stops, and its next start shows what is stored. Or the daemon cannot read a recor\#
  d that the request needs: then it keeps running.","data":{"kind":"storageFailed","retryable"\#
  :false}}],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","params\#
  ":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params"\#
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
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","entitl\#
  ements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","sou\#
  rce":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","start\#
  edAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresA\#
  t":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"produ\#
  ction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name"\#
  :"the same transaction again","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","para\#
  ms":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expire\#
  sAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"pro\#
  duct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","value"\#
  :"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result",\#
  "value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000\#
  ","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"de\#
  vice":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedA\#
  t":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"\#
  periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"currenc\#
  y":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePe\#
  riodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":nu\#
  ll,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType":\#
  "normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},\#
  "created":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":tru\#
  e,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grant\#
  Type":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2\#
  026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabled\#
  At":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000\#
  ","originalTransactionId":"1000"}}}}},{"name":"by a user who is logged in","x-given":[{"meth\#
  od":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":[\#
  "premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"\#
  device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],\#
  "params":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"s\#
  tore","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value\#
  ":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appSt\#
  ore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subsc\#
  ription","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAc\#
  count":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00\#
  .000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","e\#
  nvironment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,\#
  "offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bi\#
  llingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"tra\#
  nsactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":\#
  "2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome\#
  ":"recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","produ\#
  ctId":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodT\#
  ype":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z",\#
  "gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":\#
  "2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,\#
  "environment":"production","store":"appStore","transactionId":"1000","originalTransactionId"\#
  :"1000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","p\#
  arams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","pur\#
  chasedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"n\#
  ame":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value"\#
  :"appStore"},{"name":"transactionId","value":"1001"},{"name":"originalTransactionId","value"\#
  :"1000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","valu\#
  e":"2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1001","product":"monthly","kind":"subs\#
  cription","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null\#
  ,"purchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","exp\#
  iresAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment"\#
  :"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode"\#
  :null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry"\#
  :false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":1,"transactions":\#
  [{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2025-11-15\#
  T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"},{"transactionId":"1001","product":"m\#
  onthly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-\#
  15T00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premium":{"id":"pr\#
  emium","active":true,"state":"active","productId":"monthly","source":"appStore","renewState"\#
  :"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.0\#
  00Z","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"\#
  2025-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null\#
  ,"autoRenewDisabledAt":null,"renewsCount":1,"environment":"production","store":"appStore","t\#
  ransactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product that the catalog\#
  ue does not know","x-given":[{"method":"project.define","params":{"products":{"monthly":{"ki\#
  nd":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"\#
  }}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"product","value":"montly"},{"n\#
  ame":"store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"re\#
  sult","value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"\#
  pi_1","product":"montly","kind":"nonConsumable","state":"active","holders":["user_id_1"],"de\#
  vice":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"\#
  2026-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal","envi\#
  ronment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"of\#
  ferCode":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"bill\#
  ingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"trans\#
  actions":[{"transactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":null}]},"created":true,"outcome":"recorded","entitlement\#
  s":{},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},\#
  {"name":"purchase.update","summary":"Updates a purchase, for example after a refund. Omitted\#
   params keep their value.","x-role":"write","x-since":1,"paramStructure":"either","params":[\#
  {"name":"store","required":true,"summary":"Store that took the payment.","schema":{"$ref":"#\#
  /components/schemas/Store"}},{"name":"originalTransactionId","required":true,"summary":"Id o\#
  f the first transaction of the purchase.","schema":{"$ref":"#/components/schemas/Transaction\#
  Id"}},{"name":"expiresAt","required":false,"summary":"New last moment of the paid period, RF\#
  C 3339; null: no end.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"aut\#
  oRenew","required":false,"summary":"Whether the subscription renews automatically; null: tru\#
  e.","schema":{"type":["boolean","null"]}},{"name":"gracePeriodExpiresAt","required":false,"s\#
  ummary":"Last moment of the grace period, RFC 3339; null: no grace period.","schema":{"$ref"\#
  :"#/components/schemas/NullableMoment"}},{"name":"billingRetry","required":false,"summary":"\#
  Whether the store retries a failed payment; null: false.","schema":{"type":["boolean","null"\#
  ]}},{"name":"pausedUntil","required":false,"summary":"Time at which the pause ends, RFC 3339\#
  ; null: no pause.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"refunde\#
  dAt","required":false,"summary":"Time of the refund, RFC 3339; null: no refund.","schema":{"\#
  $ref":"#/components/schemas/NullableMoment"}},{"name":"revokedAt","required":false,"summary"\#
  :"Time at which the store withdrew access, RFC 3339, for example when family sharing ends; n\#
  ull: not withdrawn.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"produ\#
  ct","required":false,"summary":"Id of the product from now on: a change of plan.","schema":{\#
  "$ref":"#/components/schemas/ProductId"}},{"name":"project","required":false,"summary":"Id o\#
  f the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"na\#
  me":"dryRun","required":false,"summary":"Computes the result and the events without changing\#
   anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"Makes a retry safe: the same key with the same params returns the stored r\#
  esult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},\#
  "warnings":{"description":"Absent when there are no warnings.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise abs\#
  ent.","type":"boolean"},"events":{"description":"The events that the call would emit. Only i\#
  n a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"des\#
  cription":"True when this is the stored result of an idempotency key; otherwise absent.","ty\#
  pe":"boolean"}},"required":["purchase"]}},"errors":[{"code":-32602,"message":"A parameter is\#
   missing, unknown, of a wrong type or out of range, or two parameters exclude each other. `f\#
  ield` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryabl\#
  e":false}},{"code":1000,"message":"The caller's role is lower than the role that the method \#
  needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the method'\#
  s role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"The d\#
  aemon has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201\#
  ,"message":"The project has no purchase with this store and originalTransactionId. Nothing c\#
  hanges.","data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"A call\#
   of the same method used this key with other params in the last 24 hours.","data":{"kind":"i\#
  dempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for the\#
   write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable":\#
  true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its n\#
  ext start shows what is stored. Or the daemon cannot read a record that the request needs: t\#
  hen it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"nam\#
  e":"auto-renew turned off","x-given":[{"method":"project.define","params":{"products":{"mont\#
  hly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params"\#
  :{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt\#
  ":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"origi\#
  nalTransactionId","value":"1000"},{"name":"autoRenew","value":false}],"result":{"name":"resu\#
  lt","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"\#
  1000","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"]\#
  ,"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurcha\#
  sedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":nu\#
  ll,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"cur\#
  rency":null,"country":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01\#
  -01T00:00:00.000Z","gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refu\#
  ndedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","produ\#
  ct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z"}]}}}},{"name":"a refund","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"metho\#
  d":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","transactio\#
  nId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"app\#
  Store"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":"2026-0\#
  1-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","ori\#
  ginalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscription",\#
  "state":"refunded","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purcha\#
  sedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":\#
  "2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"produc\#
  tion","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"a\#
  utoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"\#
  pausedUntil":null,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"renewsCount":0,"\#
  transactions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedA\#
  t":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund\#
   that was none","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind\#
  ":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}\#
  },{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":\#
  "iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-\#
  01T00:00:00.000Z"}},{"method":"purchase.update","params":{"store":"appStore","originalTransa\#
  ctionId":"1000","refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value"\#
  :"appStore"},{"name":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":nu\#
  ll}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionI\#
  d":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"active",\#
  "holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T\#
  00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:0\#
  0.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilyShar\#
  ed":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"aut\#
  oRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"\#
  refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","p\#
  roduct":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z"}]}}}}]},{"name":"restore","summary":"Restores the purchases of a\#
   device's store account for its current user.","x-role":"write","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"device","required":true,"summary":"Id of the device.","schema":\#
  {"$ref":"#/components/schemas/DeviceId"}},{"name":"purchases","required":false,"summary":"Pu\#
  rchases to restore, from any store account; an empty list restores nothing. Default: every p\#
  urchase of the device's store account.","schema":{"type":"array","items":{"$ref":"#/componen\#
  ts/schemas/PurchaseName"},"maxItems":1000}},{"name":"project","required":false,"summary":"Id\#
   of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"\#
  name":"dryRun","required":false,"summary":"Computes the result and the events without changi\#
  ng anything.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","require\#
  d":false,"summary":"Makes a retry safe: the same key with the same params returns the stored\#
   result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result\#
  ","schema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"resto\#
  red":{"description":"Purchases that the user holds now and did not hold before.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"description":"Those of `re\#
  stored` that another user lost.","type":"array","items":{"$ref":"#/components/schemas/Move"}\#
  },"refused":{"description":"Purchases that a rule left with their holders.","type":"array","\#
  items":{"$ref":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/components/schemas\#
  /Entitlements","description":"The user's entitlements after the call."},"warnings":{"descrip\#
  tion":"Absent when there are no warnings.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Warning"}},"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolea\#
  n"},"events":{"description":"The events that the call would emit. Only in a dry run.","type"\#
  :"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when\#
   this is the stored result of an idempotency key; otherwise absent.","type":"boolean"}},"req\#
  uired":["user","restored","transferred","refused","entitlements"]}},"errors":[{"code":-32602\#
  ,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two paramet\#
  ers exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind"\#
  :"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than\#
   the role that the method needs. `uid` and `role` are the caller's (`none` without a role), \#
  and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retrya\#
  ble":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknow\#
  nProject","retryable":false}},{"code":1201,"message":"The project has no purchase with this \#
  store and originalTransactionId. Nothing changes.","data":{"kind":"unknownPurchase","retryab\#
  le":false}},{"code":1300,"message":"A call of the same method used this key with other param\#
  s in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":14\#
  00,"message":"The disk has no room for the write. Nothing changes, and reading still works."\#
  ,"data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not b\#
  e on the disk: the daemon stops, and its next start shows what is stored. Or the daemon cann\#
  ot read a record that the request needs: then it keeps running.","data":{"kind":"storageFail\#
  ed","retryable":false}}],"examples":[{"name":"after a reinstall","x-given":[{"method":"proje\#
  ct.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]\#
  }},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"i\#
  phone","storeAccount":"ann"}},{"method":"purchase","params":{"device":"iphone","product":"mo\#
  nthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}},{"\#
  method":"install","params":{"device":"ipad","storeAccount":"ann"}}],"params":[{"name":"devic\#
  e","value":"ipad"}],"result":{"name":"result","value":{"user":{"id":"{{new}}","anonymousId":\#
  "{{new}}","identityId":null,"customerId":"{{new}}","aliases":["{{new}}"],"device":"ipad","cr\#
  eatedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[{"store":"appSto\#
  re","originalTransactionId":"1000","product":"monthly","kind":"subscription","from":["{{any}\#
  }"],"to":"{{new}}","shared":true}],"transferred":[],"refused":[],"entitlements":{"premium":{\#
  "id":"premium","active":true,"state":"active","productId":"monthly","source":"appStore","ren\#
  ewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00\#
  :00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurcha\#
  sedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStarted\#
  At":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appS\#
  tore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"name":"nothing to restore\#
  ","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscriptio\#
  n","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"i\#
  nstall","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result\#
  ":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","iden\#
  tityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","cre\#
  atedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"restored":[],"transferred":[\#
  ],"refused":[],"entitlements":{}}}}]},{"name":"revoke","summary":"Ends a grant.","x-role":"w\#
  rite","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"sum\#
  mary":"Id of the device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId\#
  ","required":false,"summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/comp\#
  onents/schemas/UserId"}},{"name":"entitlement","required":true,"summary":"Id of the entitlem\#
  ent that was granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"proj\#
  ect","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the r\#
  esult and the events without changing anything.","schema":{"type":"boolean","default":false}\#
  },{"name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with\#
   the same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempote\#
  ncyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"entitlement":{"$ref":"#/components/schemas/Entitlement","descripti\#
  on":"The entitlement after the call. A purchase may still give it."},"dryRun":{"description"\#
  :"True in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The event\#
  s that the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components\#
  /schemas/Event"}},"replayed":{"description":"True when this is the stored result of an idemp\#
  otency key; otherwise absent.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or \#
  two parameters exclude each other. `field` points to it; `nearest` lists similar names.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is\#
   lower than the role that the method needs. `uid` and `role` are the caller's (`none` withou\#
  t a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":\#
  false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevi\#
  ce","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind\#
  ":"unknownUser","retryable":false}},{"code":1102,"message":"No user may have this id: it is \#
  empty, or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":fal\#
  se}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengt\#
  hMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemo\#
  n has no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1204,"me\#
  ssage":"The user has no active grant of this entitlement. For example, a purchase gives it, \#
  or the grant has ended.","data":{"kind":"notAManualGrant","retryable":false}},{"code":1300,"\#
  message":"A call of the same method used this key with other params in the last 24 hours.","\#
  data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has\#
   no room for the write. Nothing changes, and reading still works.","data":{"kind":"storageFu\#
  ll","retryable":true}},{"code":1401,"message":"The write may not be on the disk: the daemon \#
  stops, and its next start shows what is stored. Or the daemon cannot read a record that the \#
  request needs: then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"\#
  examples":[{"name":"a grant","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"grant","params":\#
  {"device":"iphone","entitlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{\#
  "name":"entitlement","value":"premium"}],"result":{"name":"result","value":{"entitlement":{"\#
  id":"premium","active":false,"state":"revoked","productId":null,"source":"manual","renewStat\#
  e":"nonRenewable","grantType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":null,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":n\#
  ull,"trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"sto\#
  re":null,"transactionId":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","sum\#
  mary":"Returns this protocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStru\#
  cture":"either","params":[],"result":{"name":"result","schema":{"description":"The OpenRPC d\#
  ocument, with `x-role` on every method.","type":"object","properties":{"openrpc":{"type":"st\#
  ring"},"info":{"type":"object"},"methods":{"type":"array","items":{"type":"object"}},"compon\#
  ents":{"type":"object"}},"required":["openrpc","info","methods","components"]}},"errors":[{"\#
  code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or\#
   two parameters exclude each other. `field` points to it; `nearest` lists similar names.","d\#
  ata":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role i\#
  s lower than the role that the method needs. `uid` and `role` are the caller's (`none` witho\#
  ut a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable"\#
  :false}}],"examples":[{"name":"the document","params":[],"result":{"name":"result","value":{\#
  "openrpc":"{{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name"\#
  :"server.describe","summary":"Lists the methods, or describes one method.","x-role":"read","\#
  x-since":1,"paramStructure":"either","params":[{"name":"method","required":false,"summary":"\#
  Name of the method to describe. Default: the list of all methods.","schema":{"type":"string"\#
  }}],"result":{"name":"result","schema":{"type":"object","properties":{"methods":{"descriptio\#
  n":"All methods, sorted by name. Only without `method`.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/MethodSummary"}},"method":{"description":"The method's entry in the OpenRP\#
  C document. Only with `method`.","type":"object"},"components":{"description":"The schemas t\#
  hat the entry refers to, in `schemas`. Only with `method`.","type":"object"}},"required":[]}\#
  },"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or ou\#
  t of range, or two parameters exclude each other. `field` points to it; `nearest` lists simi\#
  lar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The c\#
  aller's role is lower than the role that the method needs. `uid` and `role` are the caller's\#
   (`none` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenie\#
  d","retryable":false}}],"examples":[{"name":"all methods","params":[],"result":{"name":"resu\#
  lt","value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method","value":\#
  "logout"}],"result":{"name":"result","value":{"method":"{{any}}","components":"{{any}}"}}}]}\#
  ,{"name":"server.info","summary":"Returns the daemon's version and limits, and the caller's \#
  role.","x-role":"read","x-since":1,"paramStructure":"either","params":[],"result":{"name":"r\#
  esult","schema":{"type":"object","properties":{"version":{"description":"Version of the daem\#
  on.","type":"string"},"protocol":{"description":"Version of this protocol.","type":"integer"\#
  },"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs":{"description":"Milliseconds si\#
  nce the daemon started.","type":"integer","minimum":0},"peer":{"$ref":"#/components/schemas/\#
  Peer"}},"required":["version","protocol","limits","uptimeMs","peer"]}},"errors":[{"code":-32\#
  602,"message":"A parameter is missing, unknown, of a wrong type or out of range, or two para\#
  meters exclude each other. `field` points to it; `nearest` lists similar names.","data":{"ki\#
  nd":"invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower t\#
  han the role that the method needs. `uid` and `role` are the caller's (`none` without a role\#
  ), and `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}}]\#
  ,"examples":[{"name":"plain","params":[],"result":{"name":"result","value":{"version":"{{any\#
  }}","protocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{an\#
  y}}","pid":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Checks that the d\#
  aemon answers.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"ech\#
  o","required":false,"summary":"Value that the answer repeats, without the white space betwee\#
  n its tokens.","schema":{"description":"Any JSON value."}}],"result":{"name":"result","schem\#
  a":{"type":"object","properties":{"pong":{"description":"Always true.","type":"boolean"},"no\#
  w":{"$ref":"#/components/schemas/Moment","description":"Time of the system clock."},"echo":{\#
  "description":"The value from the request; absent when the request has none."}},"required":[\#
  "pong","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wr\#
  ong type or out of range, or two parameters exclude each other. `field` points to it; `neare\#
  st` lists similar names.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The caller's role is lower than the role that the method needs. `uid` and `role` ar\#
  e the caller's (`none` without a role), and `needs` is the method's role.","data":{"kind":"p\#
  ermissionDenied","retryable":false}}],"examples":[{"name":"plain","params":[],"result":{"nam\#
  e":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"with an echo","params":[{"name"\#
  :"echo","value":["hello",1]}],"result":{"name":"result","value":{"pong":true,"now":"{{any}}"\#
  ,"echo":["hello",1]}}}]},{"name":"setUserProperty","summary":"Stores a key/value property; n\#
  ever affects access.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"nam\#
  e":"device","required":false,"summary":"Id of the device.","schema":{"$ref":"#/components/sc\#
  hemas/DeviceId"}},{"name":"userId","required":false,"summary":"Id of the user, instead of `d\#
  evice`.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"key","required":true,"sum\#
  mary":"Name of the property: 1 to 80 letters, digits, and _ . : - $. Names that other system\#
  s reserve, for example $email, have no special meaning.","schema":{"$ref":"#/components/sche\#
  mas/PropertyKey"}},{"name":"value","required":true,"summary":"New value. An empty string rem\#
  oves the property.","schema":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project\#
  ","required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Pro\#
  jectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the resu\#
  lt and the events without changing anything.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with th\#
  e same params returns the stored result.","schema":{"$ref":"#/components/schemas/Idempotency\#
  Key"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"\#
  object","properties":{"userId":{"$ref":"#/components/schemas/UserId","description":"Id of th\#
  e user that the answer is about."},"key":{"$ref":"#/components/schemas/PropertyKey"},"value"\#
  :{"$ref":"#/components/schemas/PropertyValue"},"dryRun":{"description":"True in a dry run; o\#
  therwise absent.","type":"boolean"},"events":{"description":"The events that the call would \#
  emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"rep\#
  layed":{"description":"True when this is the stored result of an idempotency key; otherwise \#
  absent.","type":"boolean"}},"required":["userId","key","value"]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"cod\#
  e":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryabl\#
  e":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUse\#
  r","retryable":false}},{"code":1102,"message":"No user may have this id: it is empty, or in \#
  the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":\#
  1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","data\#
  ":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such\#
   project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"A cal\#
  l of the same method used this key with other params in the last 24 hours.","data":{"kind":"\#
  idempotencyConflict","retryable":false}},{"code":1400,"message":"The disk has no room for th\#
  e write. Nothing changes, and reading still works.","data":{"kind":"storageFull","retryable"\#
  :true}},{"code":1401,"message":"The write may not be on the disk: the daemon stops, and its \#
  next start shows what is stored. Or the daemon cannot read a record that the request needs: \#
  then it keeps running.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"na\#
  me":"the id of the user in another system","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"\#
  name":"device","value":"iphone"},{"name":"key","value":"_q_custom_user_id"},{"name":"value",\#
  "value":"yourSideUserId"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","key"\#
  :"_q_custom_user_id","value":"yourSideUserId"}}}]},{"name":"user.delete","summary":"Deletes \#
  a customer and erases its ids from everything that the daemon stores.","x-role":"admin","x-s\#
  ince":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":"Any \#
  id of the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","req\#
  uired":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId\#
  ","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result and\#
   the events without changing anything.","schema":{"type":"boolean","default":false}},{"name"\#
  :"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the same\#
   params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}\#
  ],"result":{"name":"result","schema":{"type":"object","properties":{"tombstone":{"descriptio\#
  n":"New id that replaces every erased id in events. It belongs to no user.","type":"string"}\#
  ,"users":{"description":"Number of erased users: the aliases of the customer.","type":"integ\#
  er","minimum":1},"devices":{"description":"Number of erased devices. `install` can register \#
  them again.","type":"integer","minimum":0},"purchases":{"description":"Number of erased purc\#
  hases: those that no other customer holds.","type":"integer","minimum":0},"shared":{"descrip\#
  tion":"Number of purchases that other customers hold and keep.","type":"integer","minimum":0\#
  },"dryRun":{"description":"True in a dry run; otherwise absent.","type":"boolean"},"events":\#
  {"description":"The events that the call would emit. Only in a dry run.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"True when this is the \#
  stored result of an idempotency key; otherwise absent.","type":"boolean"}},"required":["tomb\#
  stone","users","devices","purchases","shared"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of range, or two parameters exclude each ot\#
  her. `field` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","r\#
  etryable":false}},{"code":1000,"message":"The caller's role is lower than the role that the \#
  method needs. `uid` and `role` are the caller's (`none` without a role), and `needs` is the \#
  method's role.","data":{"kind":"permissionDenied","retryable":false}},{"code":1101,"message"\#
  :"The project has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":11\#
  02,"message":"No user may have this id: it is empty, or in the project's `blockedUserIds`.",\#
  "data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more U\#
  nicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retrya\#
  ble":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknow\#
  nProject","retryable":false}},{"code":1300,"message":"A call of the same method used this ke\#
  y with other params in the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":\#
  false}},{"code":1400,"message":"The disk has no room for the write. Nothing changes, and rea\#
  ding still works.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"T\#
  he write may not be on the disk: the daemon stops, and its next start shows what is stored. \#
  Or the daemon cannot read a record that the request needs: then it keeps running.","data":{"\#
  kind":"storageFailed","retryable":false}}],"examples":[{"name":"with all that was hers","x-g\#
  iven":[{"method":"project.define","params":{"rules":"revenuecat","products":{"monthly":{"kin\#
  d":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"20\#
  26-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"a\#
  pple-ann","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","product":"mon\#
  thly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","pric\#
  e":"9.99","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","params\#
  ":{"device":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","\#
  key":"$email","value":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"resul\#
  t":{"name":"result","value":{"tombstone":"{{any}}","users":2,"devices":1,"purchases":1,"shar\#
  ed":0}}},{"name":"a dry run","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"m\#
  ethod":"identify","params":{"device":"iphone","userId":"ann"}}],"params":[{"name":"userId","\#
  value":"ann"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"tombstone"\#
  :"{{tombstone}}","users":1,"devices":0,"purchases":0,"shared":0,"dryRun":true,"events":[{"id\#
  ":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{\#
  {tombstone}}","userId":"{{tombstone}}","anonymousId":"{{any}}","cause":{"method":"user.delet\#
  e","id":"{{any}}"},"device":"iphone"},{"id":"{{any}}","kind":"userDeleted","at":"2026-01-01T\#
  00:00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","cause":{\#
  "method":"user.delete","id":"{{any}}"}}]}}}]},{"name":"user.export","summary":"Returns every\#
  thing that the daemon stores about a customer.","x-role":"read","x-since":1,"paramStructure"\#
  :"either","params":[{"name":"userId","required":true,"summary":"Any id of the customer.","sc\#
  hema":{"$ref":"#/components/schemas/UserId"}},{"name":"project","required":false,"summary":"\#
  Id of the project.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}]\#
  ,"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/compone\#
  nts/schemas/User"},"ids":{"description":"Every id of the customer, in byte order.","type":"a\#
  rray","items":{"type":"object","properties":{"id":{"$ref":"#/components/schemas/UserId"},"ki\#
  nd":{"description":"Who uses the id. `customer`: the customerId of a customer that began wit\#
  h an identified user.","type":"string","enum":["anonymous","identified","customer"]},"device\#
  ":{"description":"Device of an anonymous id; otherwise null.","type":["string","null"]},"cre\#
  atedAt":{"$ref":"#/components/schemas/Moment"}},"required":["id","kind","device","createdAt"\#
  ]}},"devices":{"description":"Devices whose anonymous or identified user belongs to the cust\#
  omer, in byte order.","type":"array","items":{"type":"object","properties":{"device":{"$ref"\#
  :"#/components/schemas/DeviceId"},"anonymousId":{"$ref":"#/components/schemas/UserId"},"iden\#
  tityId":{"description":"Id of the identified user; null when no user is logged in.","type":[\#
  "string","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","nu\#
  ll"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"\#
  required":["device","anonymousId","identityId","storeAccount","platform","app","createdAt"]}\#
  },"purchases":{"description":"Purchases that the customer holds, with all their transactions\#
  .","type":"array","items":{"$ref":"#/components/schemas/Purchase"}},"grants":{"description":\#
  "Grants, including those that have ended.","type":"array","items":{"type":"object","properti\#
  es":{"entitlement":{"$ref":"#/components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/comp\#
  onents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedA\#
  t":{"$ref":"#/components/schemas/NullableMoment"}},"required":["entitlement","grantedAt","ex\#
  piresAt","revokedAt"]}},"properties":{"type":"array","items":{"type":"object","properties":{\#
  "key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Prop\#
  ertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","value","setAt\#
  "]}},"overridden":{"description":"Earlier values of properties that another user of the same\#
   customer replaced. An empty value is a removal.","type":"array","items":{"type":"object","p\#
  roperties":{"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/\#
  schemas/PropertyValue"},"setAt":{"$ref":"#/components/schemas/Moment"}},"required":["key","v\#
  alue","setAt"]}},"entitlements":{"$ref":"#/components/schemas/Entitlements"},"at":{"$ref":"#\#
  /components/schemas/Moment","description":"Time of the entitlements and of the purchases' st\#
  ates: now."},"events":{"description":"Events of the customer, oldest first, at most 1000.","\#
  type":"array","items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/\#
  schemas/Cursor","description":"Position at which events.read continues, with the same id as \#
  `user`."},"moreEvents":{"description":"True when events.read has more events of the customer\#
  .","type":"boolean"}},"required":["user","ids","devices","purchases","grants","properties","\#
  overridden","entitlements","at","events","cursor","moreEvents"]}},"errors":[{"code":-32602,"\#
  message":"A parameter is missing, unknown, of a wrong type or out of range, or two parameter\#
  s exclude each other. `field` points to it; `nearest` lists similar names.","data":{"kind":"\#
  invalidParams","retryable":false}},{"code":1000,"message":"The caller's role is lower than t\#
  he role that the method needs. `uid` and `role` are the caller's (`none` without a role), an\#
  d `needs` is the method's role.","data":{"kind":"permissionDenied","retryable":false}},{"cod\#
  e":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable":f\#
  alse}},{"code":1102,"message":"No user may have this id: it is empty, or in the project's `b\#
  lockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"\#
  The id has more Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userI\#
  dTooLong","retryable":false}},{"code":1200,"message":"The daemon has no such project.","data\#
  ":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"all of it","x-given":[{\#
  "method":"project.define","params":{"rules":"revenuecat","products":{"monthly":{"kind":"subs\#
  cription","entitlements":["premium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone","storeAccount":"apple-ann\#
  ","platform":"ios"}},{"method":"purchase","params":{"device":"iphone","product":"monthly","s\#
  tore":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z","price":"9.99\#
  ","currency":"EUR","attributes":{"campaign":"winter"}}},{"method":"identify","params":{"devi\#
  ce":"iphone","userId":"ann"}},{"method":"setUserProperty","params":{"userId":"ann","key":"$e\#
  mail","value":"ann@example.org"}}],"params":[{"name":"userId","value":"ann"}],"result":{"nam\#
  e":"result","value":{"user":{"id":"ann","anonymousId":null,"identityId":"ann","customerId":"\#
  {{anonymous}}","aliases":["{{anonymous}}","ann"],"createdAt":"2026-01-01T00:00:00.000Z","env\#
  ironment":"production"},"ids":[{"id":"{{anonymous}}","kind":"anonymous","device":"iphone","c\#
  reatedAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","kind":"identified","device":null,"created\#
  At":"2026-01-01T00:00:00.000Z"}],"devices":[{"device":"iphone","anonymousId":"{{anonymous}}"\#
  ,"identityId":"ann","storeAccount":"apple-ann","platform":"ios","app":null,"createdAt":"2026\#
  -01-01T00:00:00.000Z"}],"purchases":[{"store":"appStore","originalTransactionId":"1000","tra\#
  nsactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["an\#
  n"],"device":"iphone","storeAccount":"apple-ann","purchasedAt":"2026-01-01T00:00:00.000Z","f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialSta\#
  rtedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price"\#
  :"9.99","currency":"EUR","country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabled\#
  At":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":nu\#
  ll,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"month\#
  ly","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T0\#
  0:00:00.000Z","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCo\#
  de":null,"attributes":{"campaign":"winter"}}]}],"grants":[],"properties":[{"key":"$email","v\#
  alue":"ann@example.org","setAt":"2026-01-01T00:00:00.000Z"}],"overridden":[],"entitlements":\#
  {"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","source":"ap\#
  pStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2\#
  026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,\#
  "firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","\#
  store":"appStore","transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-01-01T0\#
  0:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T0\#
  0:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","caus\#
  e":{"method":"install","id":"{{any}}"},"device":"iphone"},{"cursor":"2","id":"{{any}}","kind\#
  ":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous\#
  }}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id":"{{any}}"},"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","productKind\#
  ":"subscription","holders":["{{anonymous}}"],"device":"iphone","environment":"production","f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99",\#
  "currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"curso\#
  r":"3","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","projec\#
  t":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchas\#
  e","id":"{{any}}"},"entitlements":["premium"],"store":"appStore","originalTransactionId":"10\#
  00","transactionId":"1000","product":"monthly","productKind":"subscription","holders":["{{an\#
  onymous}}"],"device":"iphone","environment":"production","firstPurchasedAt":"2026-01-01T00:0\#
  0:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","\#
  periodType":"normal","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"\#
  offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"4","id":"{{any}}","kind":"use\#
  rCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId\#
  ":"ann","cause":{"method":"identify","id":"{{any}}"},"device":"iphone"},{"cursor":"5","id":"\#
  {{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{a\#
  nonymous}}","userId":"ann","anonymousId":"{{anonymous}}","cause":{"method":"identify","id":"\#
  {{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":"6","id":"{{any}}","kind":"usersA\#
  liased","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":\#
  "ann","cause":{"method":"identify","id":"{{any}}"},"aliases":["{{anonymous}}","ann"]},{"curs\#
  or":"7","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-01T00:00:00.000Z","proje\#
  ct":"default","user":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any\#
  }}"},"entitlements":["premium"]}],"cursor":"7","moreEvents":false}}}]},{"name":"user.link.un\#
  do","summary":"Undoes a login, an alias or a transfer, as if it had never happened.","x-role\#
  ":"admin","x-since":1,"paramStructure":"either","params":[{"name":"event","required":true,"s\#
  ummary":"Id of the event to undo: identified, usersAliased, subscriptionTransferred or oneTi\#
  mePurchaseTransferred.","schema":{"$ref":"#/components/schemas/EventId"}},{"name":"project",\#
  "required":false,"summary":"Id of the project.","schema":{"$ref":"#/components/schemas/Proje\#
  ctId","default":"default"}},{"name":"dryRun","required":false,"summary":"Computes the result\#
   and the events without changing anything.","schema":{"type":"boolean","default":false}},{"n\#
  ame":"idempotencyKey","required":false,"summary":"Makes a retry safe: the same key with the \#
  same params returns the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKe\#
  y"}}],"result":{"name":"result","schema":{"type":"object","properties":{"undone":{"$ref":"#/\#
  components/schemas/EventId","description":"Id of the undone event."},"purchases":{"descripti\#
  on":"Purchases that changed holders. `to` lists the holders after the call, even when a user\#
   only lost the purchase.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"kept\#
  ":{"description":"Later changes that stay: restores and purchases that would have met other \#
  holders, the aliases that they made, and earlier undos about the same users and purchases.",\#
  "type":"array","items":{"$ref":"#/components/schemas/KeptLink"}},"dryRun":{"description":"Tr\#
  ue in a dry run; otherwise absent.","type":"boolean"},"events":{"description":"The events th\#
  at the call would emit. Only in a dry run.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Event"}},"replayed":{"description":"True when this is the stored result of an idempoten\#
  cy key; otherwise absent.","type":"boolean"}},"required":["undone","purchases","kept"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  range, or two parameters exclude each other. `field` points to it; `nearest` lists similar n\#
  ames.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The caller\#
  's role is lower than the role that the method needs. `uid` and `role` are the caller's (`no\#
  ne` without a role), and `needs` is the method's role.","data":{"kind":"permissionDenied","r\#
  etryable":false}},{"code":1200,"message":"The daemon has no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}},{"code":1206,"message":"The daemon cannot undo the link. \#
  Nothing changes. `obstacle` is the reason: `unknownEvent`; `otherKind`: an event of this kin\#
  d cannot be undone; `noLink`: the event linked nothing; `undone`: the link is already undone\#
  ; `isUndo`: the event comes from an undo; `laterAlias`: a later alias merged the customer wi\#
  th another user; `tooMuch`: too many users and purchases depend on the link; `unclear`: a de\#
  letion erased part of the history. `event` is the id of the event that prevents the undo.","\#
  data":{"kind":"cannotUndo","retryable":false}},{"code":1300,"message":"A call of the same me\#
  thod used this key with other params in the last 24 hours.","data":{"kind":"idempotencyConfl\#
  ict","retryable":false}},{"code":1400,"message":"The disk has no room for the write. Nothing\#
   changes, and reading still works.","data":{"kind":"storageFull","retryable":true}},{"code":\#
  1401,"message":"The write may not be on the disk: the daemon stops, and its next start shows\#
   what is stored. Or the daemon cannot read a record that the request needs: then it keeps ru\#
  nning.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"another use\#
  r's login took a purchase","x-given":[{"method":"project.define","params":{"products":{"mont\#
  hly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00\#
  :00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params"\#
  :{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt\#
  ":"2026-02-01T00:00:00Z"}},{"method":"identify","params":{"device":"iphone","userId":"user_i\#
  d_1"},"result":{"user":{"anonymousId":"{{anonymous}}","{{…}}":null},"{{…}}":null}},{"method"\#
  :"events.read","params":{"kinds":["identified"]},"result":{"events":[{"id":"{{login}}","{{…}\#
  }":null}],"{{…}}":null}}],"params":[{"name":"event","value":"{{login}}"}],"result":{"name":"\#
  result","value":{"undone":"{{login}}","purchases":[{"store":"appStore","originalTransactionI\#
  d":"1000","product":"monthly","kind":"subscription","from":["{{anonymous}}","user_id_1"],"to\#
  ":"{{anonymous}}","shared":false}],"kept":[]}}}]},{"name":"userInfo","summary":"Returns the \#
  current user of a device, or the user that an id belongs to.","x-role":"read","x-since":1,"p\#
  aramStructure":"either","params":[{"name":"device","required":false,"summary":"Id of the dev\#
  ice.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"\#
  summary":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserI\#
  d"}},{"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/c\#
  omponents/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],\#
  "result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/componen\#
  ts/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"message":"A parameter is \#
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
  :"unknownProject","retryable":false}}],"examples":[{"name":"by device","x-given":[{"method":\#
  "project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pre\#
  mium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devi\#
  ce":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"par\#
  ams":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"u\#
  ser_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{customer}}"\#
  ,"aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environme\#
  nt":"production"}}}},{"name":"by user id","x-given":[{"method":"project.define","params":{"p\#
  roducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2\#
  026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"ide\#
  ntify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"userId","value\#
  ":"user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":nu\#
  ll,"identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"createdAt":\#
  "2026-01-01T00:00:00.000Z","environment":"production"}}}}]},{"name":"userProperties","summar\#
  y":"Returns the properties that setUserProperty stored.","x-role":"read","x-since":1,"paramS\#
  tructure":"either","params":[{"name":"device","required":false,"summary":"Id of the device."\#
  ,"schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":false,"summa\#
  ry":"Id of the user, instead of `device`.","schema":{"$ref":"#/components/schemas/UserId"}},\#
  {"name":"project","required":false,"summary":"Id of the project.","schema":{"$ref":"#/compon\#
  ents/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"resu\#
  lt":{"name":"result","schema":{"type":"object","properties":{"properties":{"$ref":"#/compone\#
  nts/schemas/Properties"}},"required":["properties"]}},"errors":[{"code":-32602,"message":"A \#
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
  data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"two of them","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}},{"method":"setUserProperty","params":{"device":"iphone","key":\#
  "$email","value":"ann@example.org"}},{"method":"setUserProperty","params":{"device":"iphone"\#
  ,"key":"plan","value":"b"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":\#
  "result","value":{"properties":{"$email":"ann@example.org","plan":"b"}}}},{"name":"none","x-\#
  given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","e\#
  ntitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"instal\#
  l","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"}],"result":{"n\#
  ame":"result","value":{"properties":{}}}}]}],"components":{"schemas":{"AppId":{"description"\#
  :"An app of the project, for example its bundle id.","type":"string","minLength":1,"maxLengt\#
  h":255},"AppliedRule":{"description":"A rule of the project, with the value that decided the\#
   step.","type":"object","properties":{"name":{"description":"Name of the rule, as in `projec\#
  t.define`.","type":"string","enum":["purchaseHolders","onIdentifyNew","onIdentifyKnown","onR\#
  estore","anonymousHolders"]},"value":{"description":"Value that the rule had when the step h\#
  appened.","type":"string"}},"required":["name","value"]},"Attributes":{"description":"Up to \#
  20 strings of the caller's own, which the events of this purchase repeat.","type":"object","\#
  maxProperties":20,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"ty\#
  pe":"string","maxLength":500}},"Catalogue":{"description":"Products by their ids.","type":"o\#
  bject","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{"$r\#
  ef":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"description":"What caus\#
  ed the event. A request gives its `method` and `id`; a notification has no `id`. `clock` is \#
  true for a change that fell due.","type":"object","properties":{"method":{"type":"string"},"\#
  id":{"type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":\#
  "The clock of a project: the system's, or a manual clock, which only moves when it is advanc\#
  ed.","type":"object","properties":{"kind":{"type":"string","enum":["system","manual"]},"now"\#
  :{"$ref":"#/components/schemas/Moment","description":"Time of a manual clock; absent for the\#
   system's."}},"required":["kind"]},"ClockChoice":{"description":"`system`: the system's cloc\#
  k. `manual`: a manual clock that starts now. {\"manual\": TIMESTAMP}: a manual clock that st\#
  arts then.","anyOf":[{"type":"string","enum":["system","manual"]},{"type":"object","properti\#
  es":{"manual":{"$ref":"#/components/schemas/Moment","description":"Time at which the manual \#
  clock starts, RFC 3339."}},"required":["manual"],"additionalProperties":false}]},"ConsumerId\#
  ":{"description":"Name of a consumer: a reader of the log whose position the daemon stores. \#
  The reader chooses it, for example `mailer`.","type":"string","minLength":1,"maxLength":255}\#
  ,"Country":{"description":"ISO 3166 country code of two or three letters, stored as it is se\#
  nt.","type":"string","pattern":"^[A-Za-z]{2,3}$"},"Counts":{"description":"Number of records\#
   of a project.","type":"object","properties":{"devices":{"type":"integer","minimum":0},"user\#
  s":{"type":"integer","minimum":0},"customers":{"description":"A merged customer counts once.\#
  ","type":"integer","minimum":0},"purchases":{"type":"integer","minimum":0},"events":{"type":\#
  "integer","minimum":0}},"required":["devices","users","customers","purchases","events"]},"Cu\#
  rrency":{"description":"ISO 4217 currency code of three letters, stored as it is sent.","typ\#
  e":"string","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A position in a project's lo\#
  g: the number of the last event before it. \"0\" is the position before the first event.","t\#
  ype":"string","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"A device: one i\#
  nstallation of one app. A reinstallation is a new device.","type":"string","minLength":1,"ma\#
  xLength":255},"Duration":{"description":"ISO 8601 duration, for example P1M, P7D or PT1H30M.\#
   It has whole numbers of Y, M, W, D and, after a T, of H, M, S; only the seconds may have a \#
  fraction. P1M keeps the day of the month, or takes the last day of a shorter month.","type":\#
  "string","format":"duration"},"Entitlement":{"description":"What a product or a grant unlock\#
  s for a user, and why. One purchase or grant, the winner, supplies every member. If the user\#
   never had the entitlement, every member is null except `id`, `active` (false), `renewState`\#
   (unknown) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components/\#
  schemas/EntitlementId"},"active":{"description":"Whether the user has access.","type":"boole\#
  an"},"state":{"$ref":"#/components/schemas/State"},"productId":{"description":"Product that \#
  gives the entitlement; null for a grant.","type":["string","null"]},"source":{"description":\#
  "Store of the purchase, or `manual` for a grant.","type":["string","null"]},"renewState":{"d\#
  escription":"Whether the subscription renews. billingIssue: the store could not collect a pa\#
  yment.","type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable","unknow\#
  n"]},"grantType":{"description":"Why the user has the entitlement; `manual` for a grant.","t\#
  ype":["string","null"],"enum":["purchase","familySharing","offerCode","manual",null]},"perio\#
  dType":{"type":["string","null"],"enum":["normal","trial","intro",null]},"startedAt":{"$ref"\#
  :"#/components/schemas/NullableMoment","description":"Time of the first purchase, or of the \#
  grant."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Last momen\#
  t of the period; null for no end."},"gracePeriodExpiresAt":{"$ref":"#/components/schemas/Nul\#
  lableMoment","description":"Last moment of the grace period; null without a grace period."},\#
  "firstPurchasedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time of the \#
  first transaction; null for a grant."},"lastPurchasedAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment","description":"Time of the latest transaction; null for a grant."},"trialStartedA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Time at which a trial began;\#
   null without a trial."},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment"\#
  ,"description":"Time at which the customer turned auto-renew off; null while it is on."},"re\#
  newsCount":{"description":"Number of renewals at the full price.","type":"integer","minimum"\#
  :0},"environment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"\#
  description":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"L\#
  atest transaction; null for a grant.","type":["string","null"]},"originalTransactionId":{"de\#
  scription":"First transaction; null for a grant.","type":["string","null"]}},"required":["id\#
  ","active","state","productId","source","renewState","grantType","periodType","startedAt","e\#
  xpiresAt","gracePeriodExpiresAt","firstPurchasedAt","lastPurchasedAt","trialStartedAt","auto\#
  RenewDisabledAt","renewsCount","environment","store","transactionId","originalTransactionId"\#
  ]},"EntitlementId":{"description":"An entitlement, for example `premium`.","type":"string","\#
  minLength":1,"maxLength":255},"Entitlements":{"description":"Entitlements by their ids, incl\#
  uding inactive entitlements.","type":"object","additionalProperties":{"$ref":"#/components/s\#
  chemas/Entitlement"}},"Event":{"description":"One entry of a project's log. Its other member\#
  s depend on its kind: rules.md lists them.","type":"object","properties":{"cursor":{"$ref":"\#
  #/components/schemas/Cursor","description":"The event's number in the log; absent in a dry r\#
  un."},"id":{"description":"Unique id of the event.","type":"string"},"kind":{"$ref":"#/compo\#
  nents/schemas/EventKind"},"at":{"$ref":"#/components/schemas/Moment","description":"Time at \#
  which the event happened, by the project's clock."},"project":{"$ref":"#/components/schemas/\#
  ProjectId"},"user":{"$ref":"#/components/schemas/UserId","description":"CustomerId of the cu\#
  stomer that the event is about; absent in clockAdvanced."},"userId":{"$ref":"#/components/sc\#
  hemas/UserId","description":"Id of the user, if the user is identified."},"anonymousId":{"$r\#
  ef":"#/components/schemas/UserId","description":"Id of the user, if the user is anonymous. I\#
  n identified and loggedOut: the device's anonymous user after the event."},"cause":{"$ref":"\#
  #/components/schemas/Cause"},"device":{"description":"In userCreated, identified, loggedOut,\#
   purchase events and the events that a purchase causes: the device; null when there is none.\#
  ","type":["string","null"]},"outcome":{"description":"In identified: the outcome that identi\#
  fy returned.","type":"string","enum":["attached","aliased","moved","switched"]},"from":{"des\#
  cription":"In a move: who held the purchase before.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"In a move:\#
   who holds the purchase now."},"shared":{"description":"In a move: whether the users in `fro\#
  m` keep the purchase.","type":"boolean"},"undone":{"description":"In linkUndone: id of the u\#
  ndone event.","type":"string"},"aliases":{"description":"In usersAliased, and in linkUndone \#
  of customers that separate: every id of the customer now, in byte order.","type":"array","it\#
  ems":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/UserId\#
  ","description":"In usersAliased: the customerId that became part of `user`; absent when the\#
   joining id was new."},"entitlements":{"description":"In entitlementsActivated and entitleme\#
  ntsDeactivated: the entitlements that changed, in byte order. In granted and grantRevoked: t\#
  he entitlement.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"stor\#
  e":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schem\#
  as/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{\#
  "$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/Product\#
  Kind"},"holders":{"description":"In purchase events: who holds the purchase.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas\#
  /PurchaseEnvironment"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedA\#
  t":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nullable\#
  Moment","description":"In purchase events: the end of the period. In granted and grantRevoke\#
  d: the end of the grant."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamily\#
  Shared":{"type":"boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","\#
  null"]},"country":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attribu\#
  tes":{"$ref":"#/components/schemas/Attributes"},"now":{"$ref":"#/components/schemas/Moment",\#
  "description":"In clockAdvanced: the time that the clock shows."}},"required":["id","kind","\#
  at","project","cause"]},"EventId":{"description":"Id of an event, as the log shows it.","typ\#
  e":"string","minLength":1,"maxLength":255},"EventKind":{"description":"Kind of an event.","t\#
  ype":"string","enum":["userCreated","identified","loggedOut","usersAliased","linkUndone","pu\#
  rchaseRecorded","purchaseRenewed","purchaseUpdated","purchaseExpired","entitlementsActivated\#
  ","entitlementsDeactivated","subscriptionReceived","subscriptionTransferred","oneTimePurchas\#
  eReceived","oneTimePurchaseTransferred","granted","grantRevoked","userDeleted","clockAdvance\#
  d"]},"ExplanationStep":{"description":"One step that led a user to an entitlement, or took i\#
  t away. A member that does not apply, or is not known, is absent.","type":"object","properti\#
  es":{"step":{"description":"Kind of the step; rules.md describes each kind.","type":"string"\#
  ,"enum":["purchased","granted","attached","moved","shared","transferred","aliased","unclear"\#
  ,"identified","renewed","revoked","mapped","clock"]},"text":{"description":"An explanation i\#
  n one sentence.","type":"string"},"at":{"$ref":"#/components/schemas/NullableMoment","descri\#
  ption":"Time of the step, if it has a time. In `clock`: the time that the answer is for."},"\#
  event":{"$ref":"#/components/schemas/EventId","description":"Id of the event that reported t\#
  he step."},"cursor":{"$ref":"#/components/schemas/Cursor","description":"Cursor of that even\#
  t."},"rule":{"$ref":"#/components/schemas/AppliedRule","description":"The rule that decided \#
  the step."},"method":{"description":"Method that made the step.","type":"string","enum":["id\#
  entify","restore","purchase","user.link.undo"]},"from":{"description":"Who had it before: at\#
   most ten ids, one id per customer. In `aliased`: the first customer. In `identified`: the d\#
  evice's anonymous user.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to"\#
  :{"description":"Who has it afterwards. In `aliased`: the second customer.","type":"array","\#
  items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"In `purchased` and `\#
  identified`: the device; null for a purchase without a device.","type":["string","null"]},"s\#
  tore":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/sc\#
  hemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product\#
  ":{"$ref":"#/components/schemas/ProductId"},"state":{"$ref":"#/components/schemas/State","de\#
  scription":"State of the purchase or grant at that time."},"since":{"$ref":"#/components/sch\#
  emas/NullableMoment","description":"In `clock`: start of the state; when access is over, the\#
   last moment with access. In other steps: start of the period."},"until":{"$ref":"#/componen\#
  ts/schemas/NullableMoment","description":"Last moment of the state, as far as is known; the \#
  end of a pause. Null for no end."},"decidedAnew":{"description":"True when an undo of an ear\#
  lier link changed the outcome of this login; otherwise absent.","type":"boolean"}},"required\#
  ":["step","text","at"]},"HelpfulCall":{"description":"A complete call that would make the en\#
  titlement active. The daemon has rehearsed it.","type":"object","properties":{"method":{"des\#
  cription":"Method of the call.","type":"string"},"params":{"description":"Params of the call\#
  .","type":"object"},"role":{"description":"Role that the caller needs.","type":"string","enu\#
  m":["read","write","admin"]},"text":{"description":"An explanation in one sentence.","type":\#
  "string"}},"required":["method","params","role","text"]},"IdempotencyKey":{"description":"Ke\#
  y of one write. The daemon stores it for 24 hours, per project and method.","type":"string",\#
  "minLength":1,"maxLength":255},"KeptLink":{"description":"A later change that stays although\#
   an earlier link is undone.","type":"object","properties":{"event":{"$ref":"#/components/sch\#
  emas/EventId","description":"Id of the event that reported it."},"method":{"description":"Me\#
  thod that made it.","type":"string","enum":["restore","purchase","user.link.undo"]}},"requir\#
  ed":["event","method"]},"Lack":{"description":"A reason why an entitlement is not active.","\#
  type":"object","properties":{"kind":{"description":"What is missing; rules.md describes each\#
   kind.","type":"string","enum":["expired","paused","billingRetry","refunded","revoked","notY\#
  et","environment","notMapped","notIdentified","heldByAnother","heldByNobody","noProduct","no\#
  Purchase","notGranted"]},"text":{"description":"An explanation in one sentence.","type":"str\#
  ing"},"store":{"$ref":"#/components/schemas/Store","description":"Store of the purchase, if \#
  the reason is about a purchase."},"originalTransactionId":{"$ref":"#/components/schemas/Tran\#
  sactionId"},"product":{"$ref":"#/components/schemas/ProductId"},"holder":{"$ref":"#/componen\#
  ts/schemas/UserId","description":"In `heldByAnother` and `notIdentified`: who holds the purc\#
  hase. An identified holder comes before an anonymous holder, then the first in byte order."}\#
  ,"since":{"$ref":"#/components/schemas/Moment","description":"Last moment with access. In `r\#
  efunded` and `revoked`: time of the refund or revocation."},"until":{"$ref":"#/components/sc\#
  hemas/Moment","description":"In `paused`: end of the pause. In `notYet`: start of access."},\#
  "because":{"description":"In `heldByAnother`: the steps that led to the holder.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/ExplanationStep"}},"wouldHelp":{"description":"Cal\#
  ls that would each make the entitlement active at the time that the answer is for. A call is\#
   listed under the first reason that it removes.","type":"array","items":{"$ref":"#/component\#
  s/schemas/HelpfulCall"}}},"required":["kind","text","wouldHelp"]},"Limits":{"description":"T\#
  he daemon's limits by name.","type":"object","properties":{"lineBytesMax":{"description":"Lo\#
  ngest line, in bytes without the line feed.","type":"integer"},"batchEntriesMax":{"descripti\#
  on":"Most requests in one batch.","type":"integer"},"depthMax":{"description":"Deepest nesti\#
  ng of JSON arrays and objects.","type":"integer"},"requestIdBytesMax":{"description":"Longes\#
  t request id, in bytes.","type":"integer"}},"required":["lineBytesMax","batchEntriesMax","de\#
  pthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"MethodSummary":{"de\#
  scription":"One line in the list of methods.","type":"object","properties":{"name":{"type":"\#
  string"},"summary":{"type":"string"},"role":{"type":"string","enum":["read","write","admin"]\#
  }},"required":["name","summary","role"]},"Moment":{"description":"RFC 3339 timestamp, for ex\#
  ample 2026-11-21T09:30:00Z. The daemon accepts any UTC offset and precision, and returns UTC\#
   with milliseconds.","type":"string","format":"date-time"},"Move":{"description":"A purchase\#
   with new holders.","type":"object","properties":{"store":{"$ref":"#/components/schemas/Stor\#
  e"},"originalTransactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":\#
  "#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":\#
  {"description":"Who held it before: one id per customer, in byte order.","type":"array","ite\#
  ms":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","desc\#
  ription":"Who holds it now and did not before."},"shared":{"description":"True when the user\#
  s in `from` still hold it.","type":"boolean"}},"required":["store","originalTransactionId","\#
  product","kind","from","to","shared"]},"NullableMoment":{"description":"RFC 3339 timestamp, \#
  or null.","type":["string","null"],"format":"date-time"},"Outdone":{"description":"A purchas\#
  e or grant that also gives an entitlement and lost against the winner.","type":"object","pro\#
  perties":{"lostBy":{"description":"The first criterion, in the order of rules.md, in which t\#
  he two differ.","type":"string","enum":["active","end","purchasedAt","transactionId","store"\#
  ,"originalTransactionId","order"]},"text":{"description":"An explanation in one sentence.","\#
  type":"string"},"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"The \#
  entitlement as this purchase or grant alone would give it."}},"required":["lostBy","text","e\#
  ntitlement"]},"Peer":{"description":"The other end of the connection, as the kernel reports \#
  it.","type":"object","properties":{"uid":{"type":"integer"},"gid":{"type":"integer"},"pid":{\#
  "type":"integer"},"role":{"type":"string","enum":["read","write","admin"]}},"required":["uid\#
  ","gid","pid","role"]},"PeriodType":{"description":"Price of a period: full (normal), a tria\#
  l, or introductory (intro).","type":"string","enum":["normal","trial","intro"]},"Platform":{\#
  "description":"Platform of the device: ios, android, web or another word of that form.","typ\#
  e":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set of rule\#
  s.","type":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Pri\#
  ce":{"description":"A decimal number in a string, for example \"9.99\".","type":"string","pa\#
  ttern":"^[0-9]{1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue\#
  .","type":"object","properties":{"kind":{"description":"Default: the kind that the purchase \#
  gives; without it, `subscription` for a purchase with an end and `nonConsumable` for a purch\#
  ase without.","type":["string","null"],"enum":["subscription","nonRenewingSubscription","non\#
  Consumable","consumable",null]},"entitlements":{"description":"Ids of the entitlements that \#
  the product unlocks.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"\#
  maxItems":100}},"required":["entitlements"],"additionalProperties":false},"ProductId":{"desc\#
  ription":"A product, by the id that the store and the catalogue use.","type":"string","minLe\#
  ngth":1,"maxLength":255},"ProductKind":{"description":"Kind of a product. It decides how a p\#
  urchase moves and ends.","type":"string","enum":["subscription","nonRenewingSubscription","n\#
  onConsumable","consumable"]},"Project":{"description":"A project: one app's catalogue, rules\#
   and clock, and the number of its records.","type":"object","properties":{"id":{"$ref":"#/co\#
  mponents/schemas/ProjectId"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$ref\#
  ":"#/components/schemas/Catalogue"},"entitlements":{"description":"Ids that `grant` accepts \#
  in addition to the entitlements of the catalogue.","type":"array","items":{"$ref":"#/compone\#
  nts/schemas/EntitlementId"}},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"\#
  },"clock":{"$ref":"#/components/schemas/Clock"},"webhooks":{"description":"URLs that receive\#
   the project's events. Only `project.webhooks` returns the secrets.","type":"array","items":\#
  {"$ref":"#/components/schemas/WebhookSummary"}},"stores":{"$ref":"#/components/schemas/Store\#
  s"},"createdAt":{"$ref":"#/components/schemas/Moment","description":"Time of the creation, b\#
  y the project's own clock."},"counts":{"$ref":"#/components/schemas/Counts"}},"required":["i\#
  d","rules","products","entitlements","environment","clock","webhooks","stores","createdAt","\#
  counts"]},"ProjectEnvironment":{"description":"Which purchases give access: those of product\#
  ion, those of the sandbox, or both (any).","type":"string","enum":["production","sandbox","a\#
  ny"]},"ProjectId":{"description":"A project: one app's catalogue, rules and clock. Projects \#
  share no data.","type":"string","minLength":1,"maxLength":255},"ProjectSummary":{"descriptio\#
  n":"One line in the list of projects.","type":"object","properties":{"id":{"$ref":"#/compone\#
  nts/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"createdAt":{"$ref":\#
  "#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts"}},"required":[\#
  "id","preset","createdAt","counts"]},"Properties":{"description":"Properties by their names.\#
   setUserProperty stores at most 100 per customer.","type":"object","propertyNames":{"$ref":"\#
  #/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#/components/schemas/Prop\#
  ertyValue"}},"PropertyKey":{"description":"Name of a property: 1 to 80 letters, digits, and \#
  _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"},"PropertyValue":{"descript\#
  ion":"Value of a property.","type":"string","maxLength":500},"Purchase":{"description":"One \#
  product bought in one store, its transactions and its holders.","type":"object","properties"\#
  :{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/component\#
  s/schemas/TransactionId","description":"The first transaction."},"transactionId":{"$ref":"#/\#
  components/schemas/TransactionId","description":"The latest transaction."},"product":{"$ref"\#
  :"#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","descri\#
  ption":"Kind that the purchase or the catalogue gives; without it, `subscription` for a purc\#
  hase with an end and `nonConsumable` for a purchase without."},"state":{"$ref":"#/components\#
  /schemas/State","description":"Current state; null before the first purchasedAt."},"holders"\#
  :{"description":"Who holds the purchase: one id per customer, in byte order.","type":"array"\#
  ,"items":{"$ref":"#/components/schemas/UserId"}},"device":{"description":"Device on which th\#
  e customer bought; null when there is none.","type":["string","null"]},"storeAccount":{"desc\#
  ription":"Store account that bought it; null when there is none.","type":["string","null"]},\#
  "purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the latest transa\#
  ction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment","description":"Time of the\#
   first transaction."},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description\#
  ":"Last moment of the period; null for no end."},"trialStartedAt":{"$ref":"#/components/sche\#
  mas/NullableMoment","description":"Time at which a trial began; null without a trial."},"per\#
  iodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/components/sche\#
  mas/PurchaseEnvironment"},"isFamilyShared":{"description":"Whether a family member bought it\#
   and shares it.","type":"boolean"},"price":{"description":"A decimal number in a string, for\#
   example \"9.99\".","type":["string","null"]},"currency":{"description":"ISO 4217 code, as i\#
  t was sent.","type":["string","null"]},"country":{"description":"ISO 3166 code, as it was se\#
  nt.","type":["string","null"]},"offerCode":{"description":"Offer code, as it was sent.","typ\#
  e":["string","null"]},"autoRenew":{"description":"Whether it renews automatically: true for \#
  a subscription until purchase.update says otherwise, false for every other kind.","type":"bo\#
  olean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment","description":"T\#
  ime at which the customer turned auto-renew off; null while it is on."},"gracePeriodExpiresA\#
  t":{"$ref":"#/components/schemas/NullableMoment","description":"Last moment of the grace per\#
  iod; null without a grace period."},"billingRetry":{"description":"Whether the store retries\#
   a failed payment.","type":"boolean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMo\#
  ment","description":"Time at which the pause ends; null without a pause."},"refundedAt":{"$r\#
  ef":"#/components/schemas/NullableMoment","description":"Time of the refund; null without a \#
  refund."},"revokedAt":{"$ref":"#/components/schemas/NullableMoment","description":"Time at w\#
  hich the store withdrew access; null when it did not."},"renewsCount":{"description":"Number\#
   of renewals at the full price: the number of `normal` periods minus 1, at least 0.","type":\#
  "integer","minimum":0},"transactions":{"description":"All transactions, oldest first.","type\#
  ":"array","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","origina\#
  lTransactionId","transactionId","product","kind","state","holders","device","storeAccount","\#
  purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","isF\#
  amilyShared","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","gra\#
  cePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","renewsCount","tran\#
  sactions"]},"PurchaseEnvironment":{"description":"Environment of the store: production, or s\#
  andbox for test purchases.","type":"string","enum":["production","sandbox"]},"PurchaseName":\#
  {"description":"A purchase, by its store and the id of its first transaction.","type":"objec\#
  t","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$re\#
  f":"#/components/schemas/TransactionId","description":"Id of the purchase's first transactio\#
  n."}},"required":["store","originalTransactionId"],"additionalProperties":false},"Refusal":{\#
  "description":"A purchase that a restore left with its holders, and the rule that refused.",\#
  "type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransac\#
  tionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schema\#
  s/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it. An\#
   identified holder comes before an anonymous holder, then the first in byte order."},"rule":\#
  {"description":"The rule that refused.","type":"string","enum":["onRestore","oneTimePurchase\#
  s"]}},"required":["store","originalTransactionId","product","holder","rule"]},"Rules":{"desc\#
  ription":"Every rule of a project. rules.md describes each rule.","type":"object","propertie\#
  s":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that the rules star\#
  ted from."},"anonymousPrefix":{"description":"Beginning of each anonymous id; 32 lower-case \#
  hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string",\#
  "maxLength":64},"onIdentifyNew":{"description":"What a login of a new user id does when no u\#
  ser is logged in on the device.","type":"string","enum":["attach","alias","aliasUnlessLinked\#
  ","move","switch"]},"onIdentifyKnown":{"description":"What a login of a known user id does w\#
  hen no user is logged in on the device.","type":"string","enum":["attach","alias","aliasUnle\#
  ssLinked","move","switch"]},"onSwitch":{"description":"What a login does when another user i\#
  s logged in on the device.","type":"string","enum":["logoutFirst","switch"]},"onLogout":{"de\#
  scription":"The current user after a logout: the same anonymous user (return), or a new anon\#
  ymous user (rotate).","type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"desc\#
  ription":"What a logout does when no user is logged in.","type":"string","enum":["ignore","r\#
  efuse","rotate"]},"purchaseHolders":{"description":"Who holds a new purchase: the device's a\#
  nonymous user and its identified user, or only the current user.","type":"string","enum":["d\#
  eviceAndUser","currentUser"]},"onRestore":{"description":"What a restore does with a purchas\#
  e that another user holds.","type":"string","enum":["share","transfer","transferIfInactive",\#
  "keep","alias"]},"anonymousHolders":{"description":"What a restore does with a purchase that\#
   only anonymous users hold.","type":"string","enum":["asOthers","alias"]},"oneTimePurchases"\#
  :{"description":"Whether a restore moves one-time purchases.","type":"string","enum":["move"\#
  ,"stay"]},"userIdLengthMax":{"description":"Maximum length of a user id, in Unicode scalars.\#
  ","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"Ids that no u\#
  ser may have, compared byte by byte. The empty id is always blocked.","type":"array","items"\#
  :{"type":"string","maxLength":255},"maxItems":1000}},"required":["preset","anonymousPrefix",\#
  "onIdentifyNew","onIdentifyKnown","onSwitch","onLogout","onAnonymousLogout","purchaseHolders\#
  ","onRestore","anonymousHolders","oneTimePurchases","userIdLengthMax","blockedUserIds"]},"Ru\#
  lesChoice":{"description":"Name of a preset, or an object with a preset and the rules that d\#
  iffer from it.","anyOf":[{"$ref":"#/components/schemas/Preset"},{"type":"object","properties\#
  ":{"preset":{"$ref":"#/components/schemas/Preset","description":"Preset that supplies the ru\#
  les that are not given.","default":"qonversion"},"anonymousPrefix":{"description":"Beginning\#
   of each anonymous id; 32 lower-case hex digits follow. When it is empty, an anonymous id is\#
   a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"description":"What a \#
  login of a new user id does when no user is logged in on the device.","type":"string","enum"\#
  :["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"description":"W\#
  hat a login of a known user id does when no user is logged in on the device.","type":"string\#
  ","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"description":"\#
  What a login does when another user is logged in on the device.","type":"string","enum":["lo\#
  goutFirst","switch"]},"onLogout":{"description":"The current user after a logout: the same a\#
  nonymous user (return), or a new anonymous user (rotate).","type":"string","enum":["return",\#
  "rotate"]},"onAnonymousLogout":{"description":"What a logout does when no user is logged in.\#
  ","type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"description":"Who\#
   holds a new purchase: the device's anonymous user and its identified user, or only the curr\#
  ent user.","type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"description\#
  ":"What a restore does with a purchase that another user holds.","type":"string","enum":["sh\#
  are","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"description":"Wha\#
  t a restore does with a purchase that only anonymous users hold.","type":"string","enum":["a\#
  sOthers","alias"]},"oneTimePurchases":{"description":"Whether a restore moves one-time purch\#
  ases.","type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"Maximum len\#
  gth of a user id, in Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedU\#
  serIds":{"description":"Ids that no user may have, compared byte by byte. The empty id is al\#
  ways blocked.","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"r\#
  equired":[],"additionalProperties":false}]},"State":{"description":"State of a purchase or g\#
  rant. Null before it begins, and for an entitlement that the user never had.","type":["strin\#
  g","null"],"enum":["active","trial","intro","gracePeriod","billingRetry","paused","expired",\#
  "refunded","revoked",null]},"Store":{"description":"Store that took the payment: appStore, m\#
  acAppStore, playStore, amazon, huawei, samsung, roku, microsoft, paddle, stripe, web, or one\#
   of the project's `stores.custom`.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Sto\#
  reAccountId":{"description":"A store account, for example an Apple ID or a Google account, w\#
  hose purchases a device can present.","type":"string","minLength":1,"maxLength":255},"Stores\#
  ":{"description":"Settings of the stores in which a project sells.","type":"object","propert\#
  ies":{"custom":{"description":"Stores of the project's own, in byte order.","type":"array","\#
  items":{"$ref":"#/components/schemas/Store"},"maxItems":20}},"required":["custom"]},"StoresC\#
  hoice":{"description":"New settings of stores. A setting that is left out stays.","type":"ob\#
  ject","properties":{"custom":{"description":"Stores of the project's own. They replace the p\#
  revious list as a whole.","type":"array","items":{"$ref":"#/components/schemas/Store"},"maxI\#
  tems":20}},"required":[],"additionalProperties":false},"SubscriptionId":{"description":"Id o\#
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
  nce.","type":"string"},"nearest":{"description":"Similar names that exist, nearest first. An\#
   unknown entitlement always has it.","type":"array","items":{"type":"string"}}},"required":[\#
  "kind","message"]},"Webhook":{"description":"A URL that receives a project's events, with it\#
  s secrets. Only an admin can read it.","type":"object","properties":{"url":{"$ref":"#/compon\#
  ents/schemas/WebhookUrl"},"secret":{"$ref":"#/components/schemas/WebhookSecret"},"oldSecret"\#
  :{"description":"Second secret that also signs each delivery; null when there is none.","typ\#
  e":["string","null"]},"format":{"$ref":"#/components/schemas/WebhookFormat"},"since":{"$ref"\#
  :"#/components/schemas/Cursor","description":"Cursor of the newest event when the URL was ad\#
  ded. The URL receives the events after it."}},"required":["url","secret","oldSecret","format\#
  ","since"]},"WebhookChoice":{"description":"A URL that receives the project's events.","type\#
  ":"object","properties":{"url":{"$ref":"#/components/schemas/WebhookUrl"},"secret":{"$ref":"\#
  #/components/schemas/WebhookSecret"},"oldSecret":{"$ref":"#/components/schemas/WebhookSecret\#
  ","description":"Second secret that also signs each delivery, until every receiver knows the\#
   new secret."},"format":{"$ref":"#/components/schemas/WebhookFormat","default":"entitled"}},\#
  "required":["url","secret"],"additionalProperties":false},"WebhookFormat":{"description":"Fo\#
  rmat of a delivery. `entitled`: the event as in the log. `purchasely`: as Purchasely documen\#
  ts it (webhooks.md).","type":"string","enum":["entitled","purchasely"]},"WebhookSecret":{"de\#
  scription":"Key that signs each delivery. After `whsec_`: the key in base64. Any other text \#
  is the key itself, in UTF-8.","type":"string","minLength":1,"maxLength":255},"WebhookSummary\#
  ":{"description":"A URL that receives a project's events.","type":"object","properties":{"ur\#
  l":{"$ref":"#/components/schemas/WebhookUrl"},"format":{"$ref":"#/components/schemas/Webhook\#
  Format"}},"required":["url","format"]},"WebhookUrl":{"description":"An absolute `https://` o\#
  r `http://` URL with a host, and optionally a port, a path and a query. It has no user, pass\#
  word or fragment, because every reader of the project sees it.","type":"string","pattern":"^\#
  [Hh][Tt][Tt][Pp][Ss]?://","minLength":8,"maxLength":2000}},"errors":{"parseError":{"code":-3\#
  2700,"message":"The line is not valid JSON; lines.md defines the grammar. `offset` is the po\#
  sition of the first wrong byte, counted from 0.","data":{"kind":"parseError","retryable":fal\#
  se}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but not a request: it is n\#
  ot an object or an empty batch, it has no method, its `jsonrpc` is not \"2.0\", or its id or\#
   params have a wrong type.","data":{"kind":"invalidRequest","retryable":false}},"messageTooL\#
  arge":{"code":-32600,"message":"A line has more than `limit` bytes before its line feed. The\#
   daemon drops the line and reads the next line as usual.","data":{"kind":"messageTooLarge","\#
  retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch has more than `limit` e\#
  ntries, and the daemon carries out none of them. Or the answers to earlier entries have more\#
   than `limit` bytes, and the daemon does not carry out this entry.","data":{"kind":"batchToo\#
  Large","retryable":false}},"notInBatch":{"code":-32600,"message":"The method is not allowed \#
  in a batch.","data":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-32601,\#
  "message":"The daemon has no such method. `nearest` lists similar names.","data":{"kind":"un\#
  knownMethod","retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of range, or two parameters exclude each other. `fiel\#
  d` points to it; `nearest` lists similar names.","data":{"kind":"invalidParams","retryable":\#
  false}},"internalError":{"code":-32603,"message":"The daemon has a fault. Its log has the sa\#
  me `reference`.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"cod\#
  e":1000,"message":"The caller's role is lower than the role that the method needs. `uid` and\#
   `role` are the caller's (`none` without a role), and `needs` is the method's role.","data":\#
  {"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message":"The p\#
  roject has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unknownUser"\#
  :{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retrya\#
  ble":false}},"blockedUserId":{"code":1102,"message":"No user may have this id: it is empty, \#
  or in the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"u\#
  serIdTooLong":{"code":1103,"message":"The id has more Unicode scalars than the project's `us\#
  erIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code"\#
  :1104,"message":"The id begins with the project's anonymous prefix, or it is the id of an an\#
  onymous user or a customerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyA\#
  nonymous":{"code":1105,"message":"No user is logged in on the device, and the project's `onA\#
  nonymousLogout` is `refuse`.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknown\#
  Project":{"code":1200,"message":"The daemon has no such project.","data":{"kind":"unknownPro\#
  ject","retryable":false}},"unknownPurchase":{"code":1201,"message":"The project has no purch\#
  ase with this store and originalTransactionId. Nothing changes.","data":{"kind":"unknownPurc\#
  hase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message":"Another user holds\#
   the purchase, and a rule of the project keeps it there. `holder` and `rule` name them. Noth\#
  ing changes.","data":{"kind":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement\#
  ":{"code":1203,"message":"A call grants or explains an entitlement that the project does not\#
   have. `nearest` lists similar names.","data":{"kind":"unknownEntitlement","retryable":false\#
  }},"notAManualGrant":{"code":1204,"message":"The user has no active grant of this entitlemen\#
  t. For example, a purchase gives it, or the grant has ended.","data":{"kind":"notAManualGran\#
  t","retryable":false}},"clockNotManual":{"code":1205,"message":"The project uses the system'\#
  s clock, which cannot be advanced.","data":{"kind":"clockNotManual","retryable":false}},"can\#
  notUndo":{"code":1206,"message":"The daemon cannot undo the link. Nothing changes. `obstacle\#
  ` is the reason: `unknownEvent`; `otherKind`: an event of this kind cannot be undone; `noLin\#
  k`: the event linked nothing; `undone`: the link is already undone; `isUndo`: the event come\#
  s from an undo; `laterAlias`: a later alias merged the customer with another user; `tooMuch`\#
  : too many users and purchases depend on the link; `unclear`: a deletion erased part of the \#
  history. `event` is the id of the event that prevents the undo.","data":{"kind":"cannotUndo"\#
  ,"retryable":false}},"unknownConsumer":{"code":1207,"message":"No consumer of this name has \#
  acknowledged an event.","data":{"kind":"unknownConsumer","retryable":false}},"idempotencyCon\#
  flict":{"code":1300,"message":"A call of the same method used this key with other params in \#
  the last 24 hours.","data":{"kind":"idempotencyConflict","retryable":false}},"storageFull":{\#
  "code":1400,"message":"The disk has no room for the write. Nothing changes, and reading stil\#
  l works.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"mess\#
  age":"The write may not be on the disk: the daemon stops, and its next start shows what is s\#
  tored. Or the daemon cannot read a record that the request needs: then it keeps running.","d\#
  ata":{"kind":"storageFailed","retryable":false}},"overloaded":{"code":1402,"message":"More r\#
  equests are waiting than the daemon accepts. Nothing changes. With a null `id`, the daemon d\#
  ropped an unfinished line, and `limit` is the total size of all unfinished lines.","data":{"\#
  kind":"overloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"The daemo\#
  n has reached its maximum of connections. It answers the first line with this error and clos\#
  es the connection.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{\#
  "code":1404,"message":"The daemon is shutting down. Nothing changes.","data":{"kind":"shutti\#
  ngDown","retryable":true}}}}}\#

  """#
