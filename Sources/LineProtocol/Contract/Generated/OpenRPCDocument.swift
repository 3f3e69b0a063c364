// swift-format-ignore-file
// Made from Protocol/ by `ENTITLED_UPDATE=1 swift test --filter ContractTests`.

/// The OpenRPC document, compact; equal to `Protocol/openrpc.json`.
let openRPCDocument = #"""
  {"openrpc":"1.3.2","info":{"title":"entitled","version":"0.1.0","description":"Who somebody \#
  is, and what they may use: JSON-RPC 2.0, one JSON text a line, over a Unix socket."},"method\#
  s":[{"name":"checkEntitlements","summary":"Tells what a user may use.","x-role":"read","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"The \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fals\#
  e,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},\#
  {"name":"entitlements","required":false,"summary":"Answer for these, each of them, and for n\#
  o others.","schema":{"type":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"m\#
  axItems":1000}},{"name":"at","required":false,"summary":"The moment to answer for, with toda\#
  y's links; now when left out.","schema":{"$ref":"#/components/schemas/Moment"}},{"name":"pro\#
  ject","required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/sc\#
  hemas/ProjectId","default":"default"}}],"x-exactly-one":[["device"],["userId"]],"result":{"n\#
  ame":"result","schema":{"type":"object","properties":{"userId":{"$ref":"#/components/schemas\#
  /UserId","description":"The current user's id."},"entitlements":{"$ref":"#/components/schema\#
  s/Entitlements"},"at":{"$ref":"#/components/schemas/Moment"},"warnings":{"description":"Only\#
   there when there are any.","type":"array","items":{"$ref":"#/components/schemas/Warning"}}}\#
  ,"required":["userId","entitlements","at"]}},"errors":[{"code":-32602,"message":"A parameter\#
   is missing, unknown, of a wrong type or out of its bounds; or two that exclude each other c\#
  ame together. `field` points to it; `nearest` lists the names that an unknown one may have m\#
  eant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's\#
   role does not reach that of the method. `uid` and `role` are the peer's (null: a stranger),\#
   `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,\#
  "message":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false\#
  }},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retr\#
  yable":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or\#
   one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},\#
  {"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`\#
  .","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no su\#
  ch project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"a sub\#
  scription","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"su\#
  bscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"m\#
  ethod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"ipho\#
  ne","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00\#
  :00:00.000Z"}}],"params":[{"name":"device","value":"iphone"}],"result":{"name":"result","val\#
  ue":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"premium","active":true,"state\#
  ":"active","productId":"monthly","source":"appStore","renewState":"willRenew","grantType":"p\#
  urchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-0\#
  1T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","\#
  lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null\#
  ,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"1000","origi\#
  nalTransactionId":"1000"}},"at":"2026-01-01T00:00:00.000Z"}}},{"name":"after its end","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product":"mo\#
  nthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"\#
  params":[{"name":"device","value":"iphone"},{"name":"at","value":"2026-03-01T00:00:00Z"}],"r\#
  esult":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{"premium":{"id":"p\#
  remium","active":false,"state":"expired","productId":"monthly","source":"appStore","renewSta\#
  te":"willRenew","grantType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:0\#
  0.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt\#
  ":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":n\#
  ull,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"production","store":"appStore"\#
  ,"transactionId":"1000","originalTransactionId":"1000"}},"at":"2026-03-01T00:00:00.000Z"}}},\#
  {"name":"nothing bought","x-given":[{"method":"project.define","params":{"products":{"monthl\#
  y":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:0\#
  0.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","va\#
  lue":"iphone"}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entitlements":{\#
  },"at":"2026-01-01T00:00:00.000Z"}}},{"name":"an id that the project does not know","x-given\#
  ":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entitl\#
  ements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","p\#
  arams":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitleme\#
  nts","value":["premum"]}],"result":{"name":"result","value":{"userId":"{{anonymous}}","entit\#
  lements":{"premum":{"id":"premum","active":false,"state":null,"productId":null,"source":null\#
  ,"renewState":"unknown","grantType":null,"periodType":null,"startedAt":null,"expiresAt":null\#
  ,"gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt"\#
  :null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactio\#
  nId":null,"originalTransactionId":null}},"at":"2026-01-01T00:00:00.000Z","warnings":[{"kind"\#
  :"unknownEntitlement","message":"{{any}}","nearest":["premium"]}]}}}]},{"name":"clock.advanc\#
  e","summary":"Moves a manual clock forward; what ends on the way ends, in order.","x-role":"\#
  admin","x-since":1,"paramStructure":"either","params":[{"name":"to","required":false,"summar\#
  y":"The moment that it is to show.","schema":{"$ref":"#/components/schemas/Moment"}},{"name"\#
  :"by","required":false,"summary":"How far it is to go.","schema":{"$ref":"#/components/schem\#
  as/Duration"}},{"name":"project","required":false,"summary":"The project to work in.","schem\#
  a":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required\#
  ":false,"summary":"Answer as if it were done, with the events that it would cause, and chang\#
  e nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required"\#
  :false,"summary":"The same key with the same params again gives the stored result.","schema"\#
  :{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactly-one":[["to"],["by"]],"result":{\#
  "name":"result","schema":{"type":"object","properties":{"now":{"$ref":"#/components/schemas/\#
  Moment","description":"What the clock shows now."},"dryRun":{"description":"Only there, and \#
  true, in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what woul\#
  d be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descr\#
  iption":"Only there, and true, when an idempotency key gave the stored result.","type":"bool\#
  ean"}},"required":["now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unkn\#
  own, of a wrong type or out of its bounds; or two that exclude each other came together. `fi\#
  eld` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"k\#
  ind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not re\#
  ach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the met\#
  hod's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There \#
  is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1205,"messa\#
  ge":"The project lives in the system's time.","data":{"kind":"clockNotManual","retryable":fa\#
  lse}},{"code":1300,"message":"The key was used within 24 hours for the same method with othe\#
  r params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"\#
  There is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"stora\#
  geFull","retryable":true}},{"code":1401,"message":"The write may not have reached the disk. \#
  The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storageF\#
  ailed","retryable":false}}],"examples":[{"name":"a month","x-given":[{"method":"project.defi\#
  ne","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clo\#
  ck":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"by","value":"P1M"}],"result"\#
  :{"name":"result","value":{"now":"2026-02-01T00:00:00.000Z"}}},{"name":"to a moment","x-give\#
  n":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","entit\#
  lements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"t\#
  o","value":"2027-01-01T00:00:00Z"}],"result":{"name":"result","value":{"now":"2027-01-01T00:\#
  00:00.000Z"}}}]},{"name":"events.read","summary":"Reads what happened in a project, in order\#
  , from any place.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"\#
  after","required":false,"summary":"Where to go on: the cursor of an earlier answer.","schema\#
  ":{"$ref":"#/components/schemas/Cursor","default":"0"}},{"name":"limit","required":false,"su\#
  mmary":"How many events at most.","schema":{"type":"integer","minimum":1,"maximum":1000,"def\#
  ault":100}},{"name":"user","required":false,"summary":"Only what is about this customer; any\#
   id that reaches it.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"kinds","requ\#
  ired":false,"summary":"Only these kinds.","schema":{"type":"array","items":{"$ref":"#/compon\#
  ents/schemas/EventKind"},"maxItems":100}},{"name":"project","required":false,"summary":"The \#
  project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}\#
  ],"result":{"name":"result","schema":{"type":"object","properties":{"events":{"type":"array"\#
  ,"items":{"$ref":"#/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Curso\#
  r","description":"Where to go on: of the last event told, or, when there are no more, of the\#
   newest that there is."},"more":{"description":"True when another call would tell more at on\#
  ce.","type":"boolean"}},"required":["events","cursor","more"]}},"errors":[{"code":-32602,"me\#
  ssage":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that e\#
  xclude each other came together. `field` points to it; `nearest` lists the names that an unk\#
  nown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"m\#
  essage":"The peer's role does not reach that of the method. `uid` and `role` are the peer's \#
  (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":fa\#
  lse}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","r\#
  etryable":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one,\#
   or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false\#
  }},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthM\#
  ax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no\#
   such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":[{"name":"fr\#
  om the start","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":\#
  "subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},\#
  {"method":"install","params":{"device":"iphone"}}],"params":[],"result":{"name":"result","va\#
  lue":{"events":[{"cursor":"1","id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.\#
  000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"met\#
  hod":"install","id":"{{any}}"},"device":"iphone"}],"cursor":"1","more":false}}},{"name":"not\#
  hing yet","params":[],"result":{"name":"result","value":{"events":[],"cursor":"0","more":fal\#
  se}}}]},{"name":"grant","summary":"Gives an entitlement without a purchase.","x-role":"write\#
  ","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary\#
  ":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","require\#
  d":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/Use\#
  rId"}},{"name":"entitlement","required":true,"summary":"One that the catalogue or the projec\#
  t's `entitlements` know.","schema":{"$ref":"#/components/schemas/EntitlementId"}},{"name":"e\#
  xpiresAt","required":false,"summary":"The last moment of the grant; no end when left out.","\#
  schema":{"$ref":"#/components/schemas/Moment"}},{"name":"project","required":false,"summary"\#
  :"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"defa\#
  ult"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the even\#
  ts that it would cause, and change nothing.","schema":{"type":"boolean","default":false}},{"\#
  name":"idempotencyKey","required":false,"summary":"The same key with the same params again g\#
  ives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exactl\#
  y-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"entitlement":{"$ref":"#/components/schemas/Entitlement","description":"As it stands no\#
  w, whatever gives it."},"dryRun":{"description":"Only there, and true, in a dry run.","type"\#
  :"boolean"},"events":{"description":"Only in a dry run: what would be told.","type":"array",\#
  "items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and tr\#
  ue, when an idempotency key gave the stored result.","type":"boolean"}},"required":["entitle\#
  ment"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of its bounds; or two that exclude each other came together. `field` points to it; \#
  `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the met\#
  hod. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such d\#
  evice.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The proje\#
  ct has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message\#
  ":"The id is one that nobody may have: the empty one, or one of the project's `blockedUserId\#
  s`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has m\#
  ore Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","r\#
  etryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknown\#
  Project","retryable":false}},{"code":1203,"message":"The project knows no such entitlement, \#
  and it is to be granted or explained. `nearest` lists like ones.","data":{"kind":"unknownEnt\#
  itlement","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for t\#
  he same method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},\#
  {"code":1400,"message":"There is no room for the write. Nothing was changed; reading goes on\#
  .","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not\#
   have reached the disk. The daemon ends, and what it finds at its next start is the truth.",\#
  "data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"for a month","x-giv\#
  en":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","enti\#
  tlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install",\#
  "params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitle\#
  ment","value":"premium"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{\#
  "name":"result","value":{"entitlement":{"id":"premium","active":true,"state":"active","produ\#
  ctId":null,"source":"manual","renewState":"nonRenewable","grantType":"manual","periodType":n\#
  ull,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeri\#
  odExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"auto\#
  RenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"\#
  originalTransactionId":null}}}},{"name":"for good, to somebody by id","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"entitlements":["vip"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userI\#
  d":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"},{"name":"entitlement","val\#
  ue":"vip"}],"result":{"name":"result","value":{"entitlement":{"id":"vip","active":true,"stat\#
  e":"active","productId":null,"source":"manual","renewState":"nonRenewable","grantType":"manu\#
  al","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gracePeriodEx\#
  piresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":null,"autoRene\#
  wDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId":null,"orig\#
  inalTransactionId":null}}}}]},{"name":"identify","summary":"Logs a user in on a device.","x-\#
  role":"write","x-since":1,"paramStructure":"either","params":[{"name":"device","required":fa\#
  lse,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"user\#
  Id","required":true,"summary":"Who it is, in the caller's words.","schema":{"$ref":"#/compon\#
  ents/schemas/UserId"}},{"name":"anonymousId","required":false,"summary":"Instead of the devi\#
  ce: its anonymous user.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"project",\#
  "required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if i\#
  t were done, with the events that it would cause, and change nothing.","schema":{"type":"boo\#
  lean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The same key wi\#
  th the same params again gives the stored result.","schema":{"$ref":"#/components/schemas/Id\#
  empotencyKey"}}],"x-exactly-one":[["device"],["anonymousId"]],"result":{"name":"result","sch\#
  ema":{"type":"object","properties":{"user":{"$ref":"#/components/schemas/User"},"created":{"\#
  description":"True when this call made the user.","type":"boolean"},"outcome":{"description"\#
  :"attached: the user gained at least one purchase and nobody lost any. moved: it gained what\#
   the anonymous user lost. aliased: the two became one customer. switched: nobody gained any.\#
   unchanged: it was the same user already.","type":"string","enum":["attached","aliased","mov\#
  ed","switched","unchanged"]},"shouldRefresh":{"description":"True exactly when `purchases` i\#
  s not empty.","type":"boolean"},"purchases":{"description":"What changed holder; on an alias\#
  , what the anonymous user's customer held.","type":"array","items":{"$ref":"#/components/sch\#
  emas/Move"}},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"}\#
  ,"events":{"description":"Only in a dry run: what would be told.","type":"array","items":{"$\#
  ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when an\#
   idempotency key gave the stored result.","type":"boolean"}},"required":["user","created","o\#
  utcome","shouldRefresh","purchases"]}},"errors":[{"code":-32602,"message":"A parameter is mi\#
  ssing, unknown, of a wrong type or out of its bounds; or two that exclude each other came to\#
  gether. `field` points to it; `nearest` lists the names that an unknown one may have meant."\#
  ,"data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role \#
  does not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `need\#
  ed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"messa\#
  ge":"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"c\#
  ode":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryable"\#
  :false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or one o\#
  f the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"code\#
  ":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","da\#
  ta":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message":"The id begins with t\#
  he project's anonymous prefix, where there is one, or is an anonymous user's or a customerId\#
  .","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"message":"There is no s\#
  uch project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"Th\#
  e key was used within 24 hours for the same method with other params.","data":{"kind":"idemp\#
  otencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the write. \#
  Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"cod\#
  e":1401,"message":"The write may not have reached the disk. The daemon ends, and what it fin\#
  ds at its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"exa\#
  mples":[{"name":"a new user","x-given":[{"method":"project.define","params":{"products":{"mo\#
  nthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:\#
  00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device"\#
  ,"value":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":\#
  {"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId\#
  ":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.\#
  000Z","environment":"production"},"created":true,"outcome":"switched","shouldRefresh":false,\#
  "purchases":[]}}},{"name":"with a purchase made before","x-given":[{"method":"project.define\#
  ","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock\#
  ":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},\#
  {"method":"purchase","params":{"device":"iphone","product":"monthly","store":"appStore","tra\#
  nsactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","val\#
  ue":"iphone"},{"name":"userId","value":"user_id_1"}],"result":{"name":"result","value":{"use\#
  r":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","customerId":"{{\#
  customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"\#
  ,"environment":"production"},"created":true,"outcome":"attached","shouldRefresh":true,"purch\#
  ases":[{"store":"appStore","originalTransactionId":"1000","product":"monthly","kind":"subscr\#
  iption","from":["{{anonymous}}"],"to":"user_id_1","shared":true}]}}},{"name":"the same id ag\#
  ain","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","u\#
  serId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"},{"name":"userId","value":\#
  "user_id_1"}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{a\#
  nonymous}}","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"de\#
  vice":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"created":\#
  false,"outcome":"unchanged","shouldRefresh":false,"purchases":[]}}}]},{"name":"install","sum\#
  mary":"Starts a device, with an anonymous user of its own.","x-role":"write","x-since":1,"pa\#
  ramStructure":"either","params":[{"name":"device","required":false,"summary":"The device; ma\#
  de up when left out.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","r\#
  equired":false,"summary":"Start the device as this user: nothing is attached, moved or alias\#
  ed.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"storeAccount","required":fals\#
  e,"summary":"The store account whose purchases the device can present.","schema":{"$ref":"#/\#
  components/schemas/StoreAccountId"}},{"name":"platform","required":false,"summary":"What the\#
   device runs.","schema":{"$ref":"#/components/schemas/Platform"}},{"name":"app","required":f\#
  alse,"summary":"The app that was installed.","schema":{"$ref":"#/components/schemas/AppId"}}\#
  ,{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/\#
  components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summa\#
  ry":"Answer as if it were done, with the events that it would cause, and change nothing.","s\#
  chema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summar\#
  y":"The same key with the same params again gives the stored result.","schema":{"$ref":"#/co\#
  mponents/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":"object","pro\#
  perties":{"device":{"$ref":"#/components/schemas/DeviceId"},"created":{"description":"False \#
  for a device that was known.","type":"boolean"},"user":{"$ref":"#/components/schemas/User"},\#
  "dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"},"events":{"d\#
  escription":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/compo\#
  nents/schemas/Event"}},"replayed":{"description":"Only there, and true, when an idempotency \#
  key gave the stored result.","type":"boolean"}},"required":["device","created","user"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  its bounds; or two that exclude each other came together. `field` points to it; `nearest` li\#
  sts the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` a\#
  nd `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permiss\#
  ionDenied","retryable":false}},{"code":1102,"message":"The id is one that nobody may have: t\#
  he empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","ret\#
  ryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `\#
  userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1104,"message"\#
  :"The id begins with the project's anonymous prefix, where there is one, or is an anonymous \#
  user's or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{"code":1200,"m\#
  essage":"There is no such project.","data":{"kind":"unknownProject","retryable":false}},{"co\#
  de":1300,"message":"The key was used within 24 hours for the same method with other params."\#
  ,"data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is n\#
  o room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","r\#
  etryable":true}},{"code":1401,"message":"The write may not have reached the disk. The daemon\#
   ends, and what it finds at its next start is the truth.","data":{"kind":"storageFailed","re\#
  tryable":false}}],"examples":[{"name":"a new device","x-given":[{"method":"project.define","\#
  params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{\#
  "manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"}],"resul\#
  t":{"name":"result","value":{"device":"iphone","created":true,"user":{"id":"{{anonymous}}","\#
  anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{an\#
  onymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"producti\#
  on"}}}},{"name":"again","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"name":"device","val\#
  ue":"iphone"}],"result":{"name":"result","value":{"device":"iphone","created":false,"user":{\#
  "id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymo\#
  us}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","\#
  environment":"production"}}}},{"name":"as a user","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphone"},{"name":"u\#
  serId","value":"user_id_1"}],"result":{"name":"result","value":{"device":"iphone","created":\#
  true,"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identityId":"user_id_1","custom\#
  erId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","createdAt":"2026-01-01T00:00\#
  :00.000Z","environment":"production"}}}},{"name":"as a dry run","x-given":[{"method":"projec\#
  t.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}\#
  },"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],"params":[{"name":"device","value":"iphon\#
  e"},{"name":"dryRun","value":true}],"result":{"name":"result","value":{"device":"iphone","cr\#
  eated":true,"user":{"id":"{{anonymous}}","anonymousId":"{{anonymous}}","identityId":null,"cu\#
  stomerId":"{{anonymous}}","aliases":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01\#
  -01T00:00:00.000Z","environment":"production"},"dryRun":true,"events":[{"id":"{{any}}","kind\#
  ":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","\#
  anonymousId":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"}]\#
  }}}]},{"name":"logout","summary":"Logs the user of a device out.","x-role":"write","x-since"\#
  :1,"paramStructure":"either","params":[{"name":"device","required":true,"summary":"The devic\#
  e.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"project","required":false,"s\#
  ummary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default\#
  ":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with t\#
  he events that it would cause, and change nothing.","schema":{"type":"boolean","default":fal\#
  se}},{"name":"idempotencyKey","required":false,"summary":"The same key with the same params \#
  again gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"r\#
  esult":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/components\#
  /schemas/User"},"outcome":{"description":"loggedOut: back to the device's anonymous user. ro\#
  tated: the device has a new anonymous user. unchanged: nobody was logged in.","type":"string\#
  ","enum":["loggedOut","rotated","unchanged"]},"dryRun":{"description":"Only there, and true,\#
   in a dry run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be \#
  told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"descriptio\#
  n":"Only there, and true, when an idempotency key gave the stored result.","type":"boolean"}\#
  },"required":["user","outcome"]}},"errors":[{"code":-32602,"message":"A parameter is missing\#
  , unknown, of a wrong type or out of its bounds; or two that exclude each other came togethe\#
  r. `field` points to it; `nearest` lists the names that an unknown one may have meant.","dat\#
  a":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does \#
  not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` t\#
  he method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"\#
  The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},{"code":\#
  1105,"message":"Nobody is logged in on the device, and the project's `onAnonymousLogout` ref\#
  uses.","data":{"kind":"alreadyAnonymous","retryable":false}},{"code":1200,"message":"There i\#
  s no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"messag\#
  e":"The key was used within 24 hours for the same method with other params.","data":{"kind":\#
  "idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room for the w\#
  rite. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}}\#
  ,{"code":1401,"message":"The write may not have reached the disk. The daemon ends, and what \#
  it finds at its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}\#
  ],"examples":[{"name":"somebody logged in","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"id\#
  entify","params":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","valu\#
  e":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonymous}}","anonymousId":\#
  "{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases":["{{anonymous}}"],"\#
  device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"},"outcome\#
  ":"loggedOut"}}},{"name":"nobody logged in","x-given":[{"method":"project.define","params":{\#
  "products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":\#
  "2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{\#
  "name":"device","value":"iphone"}],"result":{"name":"result","value":{"user":{"id":"{{anonym\#
  ous}}","anonymousId":"{{anonymous}}","identityId":null,"customerId":"{{anonymous}}","aliases\#
  ":["{{anonymous}}"],"device":"iphone","createdAt":"2026-01-01T00:00:00.000Z","environment":"\#
  production"},"outcome":"unchanged"}}}]},{"name":"project.define","summary":"Creates a projec\#
  t, or changes what is given of it.","x-role":"admin","x-since":1,"paramStructure":"either","\#
  params":[{"name":"project","required":false,"summary":"The project to work in.","schema":{"$\#
  ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"rules","required":false\#
  ,"summary":"How purchases and users move; qonversion for a new project.","schema":{"$ref":"#\#
  /components/schemas/RulesChoice"}},{"name":"products","required":false,"summary":"The whole \#
  catalogue.","schema":{"$ref":"#/components/schemas/Catalogue"}},{"name":"entitlements","requ\#
  ired":false,"summary":"What may be granted besides what the catalogue gives.","schema":{"typ\#
  e":"array","items":{"$ref":"#/components/schemas/EntitlementId"},"maxItems":10000}},{"name":\#
  "environment","required":false,"summary":"Which purchases count; production for a new projec\#
  t.","schema":{"$ref":"#/components/schemas/ProjectEnvironment"}},{"name":"clock","required":\#
  false,"summary":"Whose time it lives in; only before its first device or user. The system's \#
  for a new project.","schema":{"$ref":"#/components/schemas/ClockChoice"}},{"name":"dryRun","\#
  required":false,"summary":"Answer as if it were done, with the events that it would cause, a\#
  nd change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","r\#
  equired":false,"summary":"The same key with the same params again gives the stored result.",\#
  "schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema"\#
  :{"type":"object","properties":{"project":{"$ref":"#/components/schemas/Project"},"dryRun":{\#
  "description":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description\#
  ":"Only in a dry run: what would be told.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Event"}},"replayed":{"description":"Only there, and true, when an idempotency key gave t\#
  he stored result.","type":"boolean"}},"required":["project"]}},"errors":[{"code":-32602,"mes\#
  sage":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that ex\#
  clude each other came together. `field` points to it; `nearest` lists the names that an unkn\#
  own one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (\#
  null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1300,"message":"The key was used within 24 hours for the same method with other\#
   params.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"T\#
  here is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"storag\#
  eFull","retryable":true}},{"code":1401,"message":"The write may not have reached the disk. T\#
  he daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storageFa\#
  iled","retryable":false}}],"examples":[{"name":"a new project","params":[{"name":"project","\#
  value":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":"transfer"}},{"nam\#
  e":"products","value":{"monthly":{"kind":"subscription","entitlements":["premium"]}}},{"name\#
  ":"clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","value":\#
  {"project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyN\#
  ew":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnon\#
  ymousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transfer","anonymousHol\#
  ders":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"pro\#
  ducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":[],"env\#
  ironment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"createdAt\#
  ":"2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"ev\#
  ents":0}}}}},{"name":"a change of one thing","x-given":[{"method":"project.define","params":\#
  {"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual"\#
  :"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[\#
  {"name":"entitlements","value":["vip"]}],"result":{"name":"result","value":{"project":{"id":\#
  "default","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","\#
  onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"\#
  ignore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers",\#
  "oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly"\#
  :{"kind":"subscription","entitlements":["premium"]}},"entitlements":["vip"],"environment":"p\#
  roduction","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"createdAt":"{{any}}",\#
  "counts":{"devices":1,"users":1,"customers":1,"purchases":0,"events":1}}}}}]},{"name":"proje\#
  ct.describe","summary":"Shows a project's definition, every rule spelled out, and how much i\#
  t holds.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project",\#
  "required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/\#
  ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"project":{"$ref":"#/components/schemas/Project"}},"required":["project"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its b\#
  ounds; or two that exclude each other came together. `field` points to it; `nearest` lists t\#
  he names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `r\#
  ole` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":\#
  "unknownProject","retryable":false}}],"examples":[{"name":"the project that is there from th\#
  e start","params":[],"result":{"name":"result","value":{"project":{"id":"default","rules":{"\#
  preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"at\#
  tach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHol\#
  ders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"\#
  move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{},"entitlements":[],"environm\#
  ent":"production","clock":{"kind":"system"},"createdAt":"{{any}}","counts":{"devices":0,"use\#
  rs":0,"customers":0,"purchases":0,"events":0}}}}}]},{"name":"project.list","summary":"Lists \#
  the projects, in the order of their ids' bytes.","x-role":"read","x-since":1,"paramStructure\#
  ":"either","params":[{"name":"project","required":false,"summary":"Taken so that a client ma\#
  y send it with every call; it must exist, and changes nothing.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"projects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectS\#
  ummary"}}},"required":["projects"]}},"errors":[{"code":-32602,"message":"A parameter is miss\#
  ing, unknown, of a wrong type or out of its bounds; or two that exclude each other came toge\#
  ther. `field` points to it; `nearest` lists the names that an unknown one may have meant.","\#
  data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role do\#
  es not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed\#
  ` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message\#
  ":"There is no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples\#
  ":[{"name":"one project","params":[],"result":{"name":"result","value":{"projects":[{"id":"d\#
  efault","preset":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"custome\#
  rs":0,"purchases":0,"events":0}}]}}}]},{"name":"purchase","summary":"Records a transaction o\#
  f a store, and who holds it.","x-role":"write","x-since":1,"paramStructure":"either","params\#
  ":[{"name":"device","required":false,"summary":"The device.","schema":{"$ref":"#/components/\#
  schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A user, instead of a device\#
  ; made when there is none, for the money is real.","schema":{"$ref":"#/components/schemas/Us\#
  erId"}},{"name":"product","required":true,"summary":"What was bought; one that the catalogue\#
   does not know is kept all the same.","schema":{"$ref":"#/components/schemas/ProductId"}},{"\#
  name":"store","required":true,"summary":"Where it was bought.","schema":{"$ref":"#/component\#
  s/schemas/Store"}},{"name":"transactionId","required":true,"summary":"This transaction.","sc\#
  hema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"originalTransactionId","requir\#
  ed":false,"summary":"The first transaction of its chain; this one when left out.","schema":{\#
  "$ref":"#/components/schemas/TransactionId"}},{"name":"kind","required":false,"summary":"Wha\#
  t the product is; wins over the catalogue.","schema":{"$ref":"#/components/schemas/ProductKi\#
  nd"}},{"name":"purchasedAt","required":false,"summary":"When; now when left out.","schema":{\#
  "$ref":"#/components/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"The l\#
  ast moment of the period; no end when left out.","schema":{"$ref":"#/components/schemas/Mome\#
  nt"}},{"name":"periodType","required":false,"summary":"What the customer pays for the period\#
  .","schema":{"$ref":"#/components/schemas/PeriodType","default":"normal"}},{"name":"environm\#
  ent","required":false,"summary":"Where the store took the money.","schema":{"$ref":"#/compon\#
  ents/schemas/PurchaseEnvironment","default":"production"}},{"name":"isFamilyShared","require\#
  d":false,"summary":"Bought by somebody else in the family.","schema":{"type":"boolean","defa\#
  ult":false}},{"name":"price","required":false,"summary":"What was paid.","schema":{"$ref":"#\#
  /components/schemas/Price"}},{"name":"currency","required":false,"summary":"In which currenc\#
  y.","schema":{"$ref":"#/components/schemas/Currency"}},{"name":"country","required":false,"s\#
  ummary":"In which country.","schema":{"$ref":"#/components/schemas/Country"}},{"name":"offer\#
  Code","required":false,"summary":"The offer that was redeemed.","schema":{"type":"string","m\#
  inLength":1,"maxLength":255}},{"name":"attributes","required":false,"summary":"Told again in\#
   the events of this purchase.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":\#
  "project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/component\#
  s/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answ\#
  er as if it were done, with the events that it would cause, and change nothing.","schema":{"\#
  type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The s\#
  ame key with the same params again gives the stored result.","schema":{"$ref":"#/components/\#
  schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result"\#
  ,"schema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"}\#
  ,"created":{"description":"True when the chain was not known before.","type":"boolean"},"out\#
  come":{"description":"recorded: a new chain. received: a chain that the buyer did not hold, \#
  and holds now. planChanged: a new transaction with another product. renewed: any other new t\#
  ransaction. unchanged: nothing new.","type":"string","enum":["recorded","renewed","planChang\#
  ed","received","unchanged"]},"entitlements":{"$ref":"#/components/schemas/Entitlements","des\#
  cription":"What the buyer may use now."},"warnings":{"description":"Only there when there ar\#
  e any.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"descripti\#
  on":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in\#
   a dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"\#
  }},"replayed":{"description":"Only there, and true, when an idempotency key gave the stored \#
  result.","type":"boolean"}},"required":["purchase","created","outcome","entitlements"]}},"er\#
  rors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of \#
  its bounds; or two that exclude each other came together. `field` points to it; `nearest` li\#
  sts the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable\#
  ":false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` a\#
  nd `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permiss\#
  ionDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","dat\#
  a":{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"The id is one that no\#
  body may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blo\#
  ckedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than\#
   the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code\#
  ":1104,"message":"The id begins with the project's anonymous prefix, where there is one, or \#
  is an anonymous user's or a customerId.","data":{"kind":"reservedUserId","retryable":false}}\#
  ,{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryab\#
  le":false}},{"code":1202,"message":"Somebody else holds the chain, and the rule keeps it the\#
  re. Nothing was done.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":13\#
  00,"message":"The key was used within 24 hours for the same method with other params.","data\#
  ":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room\#
   for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryab\#
  le":true}},{"code":1401,"message":"The write may not have reached the disk. The daemon ends,\#
   and what it finds at its next start is the truth.","data":{"kind":"storageFailed","retryabl\#
  e":false}}],"examples":[{"name":"a subscription","x-given":[{"method":"project.define","para\#
  ms":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"man\#
  ual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"param\#
  s":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store",\#
  "value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"202\#
  6-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","\#
  originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscriptio\#
  n","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purch\#
  asedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"produ\#
  ction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null,"\#
  autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,\#
  "pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":[{"tran\#
  sactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00:00:\#
  00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"recorded","enti\#
  tlements":{"premium":{"id":"premium","active":true,"state":"active","productId":"monthly","s\#
  ource":"appStore","renewState":"willRenew","grantType":"purchase","periodType":"normal","sta\#
  rtedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gracePeriodExpire\#
  sAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"environment":"pro\#
  duction","store":"appStore","transactionId":"1000","originalTransactionId":"1000"}}}}},{"nam\#
  e":"the same transaction again","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","pa\#
  rams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expi\#
  resAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"device","value":"iphone"},{"name":"p\#
  roduct","value":"monthly"},{"name":"store","value":"appStore"},{"name":"transactionId","valu\#
  e":"1000"},{"name":"expiresAt","value":"2026-02-01T00:00:00.000Z"}],"result":{"name":"result\#
  ","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"10\#
  00","product":"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"\#
  device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchase\#
  dAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null\#
  ,"periodType":"normal","environment":"production","isFamilyShared":false,"price":null,"curre\#
  ncy":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"grace\#
  PeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":\#
  null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","periodType\#
  ":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]\#
  },"created":false,"outcome":"unchanged","entitlements":{"premium":{"id":"premium","active":t\#
  rue,"state":"active","productId":"monthly","source":"appStore","renewState":"willRenew","gra\#
  ntType":"purchase","periodType":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":\#
  "2026-02-01T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:\#
  00.000Z","lastPurchasedAt":"2026-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabl\#
  edAt":null,"renewsCount":0,"environment":"production","store":"appStore","transactionId":"10\#
  00","originalTransactionId":"1000"}}}}},{"name":"by somebody logged in","x-given":[{"method"\#
  :"project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["pr\#
  emium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"dev\#
  ice":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"pa\#
  rams":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"stor\#
  e","value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"\#
  2026-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore\#
  ","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscrip\#
  tion","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccou\#
  nt":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.00\#
  0Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","envi\#
  ronment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"of\#
  ferCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billi\#
  ngRetry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transa\#
  ctions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"20\#
  26-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"\#
  recorded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productI\#
  d":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType\#
  ":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gr\#
  acePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"20\#
  26-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"en\#
  vironment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1\#
  000"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","params":{"products":{"m\#
  onthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00\#
  :00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","para\#
  ms":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","purcha\#
  sedAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name\#
  ":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"a\#
  ppStore"},{"name":"transactionId","value":"1001"},{"name":"originalTransactionId","value":"1\#
  000"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":\#
  "2026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStor\#
  e","originalTransactionId":"1000","transactionId":"1001","product":"monthly","kind":"subscri\#
  ption","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"p\#
  urchasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expire\#
  sAt":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"p\#
  roduction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":nu\#
  ll,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":fa\#
  lse,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":1,"transactions":[{"\#
  transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00\#
  :00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"},{"transactionId":"1001","product":"mont\#
  hly","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T\#
  00:00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premium":{"id":"premi\#
  um","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"w\#
  illRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z\#
  ","expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"202\#
  5-11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"a\#
  utoRenewDisabledAt":null,"renewsCount":1,"environment":"production","store":"appStore","tran\#
  sactionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product that the catalogue \#
  does not know","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind"\#
  :"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}\#
  ],"params":[{"name":"userId","value":"user_id_1"},{"name":"product","value":"montly"},{"name\#
  ":"store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"resul\#
  t","value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"pi_\#
  1","product":"montly","kind":"nonConsumable","state":"active","holders":["user_id_1"],"devic\#
  e":null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"202\#
  6-01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal","environ\#
  ment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offer\#
  Code":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billing\#
  Retry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transact\#
  ions":[{"transactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-\#
  01-01T00:00:00.000Z","expiresAt":null}]},"created":true,"outcome":"recorded","entitlements":\#
  {},"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"n\#
  ame":"purchase.update","summary":"Takes in what a store tells of a purchase besides its tran\#
  sactions.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"store",\#
  "required":true,"summary":"Where it was bought.","schema":{"$ref":"#/components/schemas/Stor\#
  e"}},{"name":"originalTransactionId","required":true,"summary":"The first transaction of its\#
   chain.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"expiresAt","requir\#
  ed":false,"summary":"Another last moment of the period; null: no end.","schema":{"$ref":"#/c\#
  omponents/schemas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether \#
  it renews by itself; null is true.","schema":{"type":["boolean","null"]}},{"name":"gracePeri\#
  odExpiresAt","required":false,"summary":"The last moment of the grace period; null: there is\#
   none.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","req\#
  uired":false,"summary":"Whether the store still tries to get its money; null is false.","sch\#
  ema":{"type":["boolean","null"]}},{"name":"pausedUntil","required":false,"summary":"The mome\#
  nt at which a pause is over; null: there is none.","schema":{"$ref":"#/components/schemas/Nu\#
  llableMoment"}},{"name":"refundedAt","required":false,"summary":"When the money was given ba\#
  ck; null: it was not.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"rev\#
  okedAt","required":false,"summary":"When it was taken away, as when family sharing ends; nul\#
  l: it was not.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"product","\#
  required":false,"summary":"The product from now on: a change of plan.","schema":{"$ref":"#/c\#
  omponents/schemas/ProductId"}},{"name":"project","required":false,"summary":"The project to \#
  work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"d\#
  ryRun","required":false,"summary":"Answer as if it were done, with the events that it would \#
  cause, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotenc\#
  yKey","required":false,"summary":"The same key with the same params again gives the stored r\#
  esult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result",\#
  "schema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},\#
  "warnings":{"description":"Only there when there are any.","type":"array","items":{"$ref":"#\#
  /components/schemas/Warning"}},"dryRun":{"description":"Only there, and true, in a dry run."\#
  ,"type":"boolean"},"events":{"description":"Only in a dry run: what would be told.","type":"\#
  array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there,\#
   and true, when an idempotency key gave the stored result.","type":"boolean"}},"required":["\#
  purchase"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong\#
   type or out of its bounds; or two that exclude each other came together. `field` points to \#
  it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidPa\#
  rams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the\#
   method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":\#
  {"kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is no such proj\#
  ect.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"The projec\#
  t has no chain with this store and originalTransactionId. Nothing was done.","data":{"kind":\#
  "unknownPurchase","retryable":false}},{"code":1300,"message":"The key was used within 24 hou\#
  rs for the same method with other params.","data":{"kind":"idempotencyConflict","retryable":\#
  false}},{"code":1400,"message":"There is no room for the write. Nothing was changed; reading\#
   goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write\#
   may not have reached the disk. The daemon ends, and what it finds at its next start is the \#
  truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"auto-renew \#
  turned off","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"s\#
  ubscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"\#
  method":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iph\#
  one","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T0\#
  0:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionI\#
  d","value":"1000"},{"name":"autoRenew","value":false}],"result":{"name":"result","value":{"p\#
  urchase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product"\#
  :"monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"ipho\#
  ne","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType"\#
  :"normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"co\#
  untry":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.00\#
  0Z","gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"r\#
  evokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","\#
  periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:\#
  00.000Z"}]}}}},{"name":"a refund","x-given":[{"method":"project.define","params":{"products"\#
  :{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-0\#
  1T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","\#
  params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","ex\#
  piresAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name"\#
  :"originalTransactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.0\#
  00Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactio\#
  nId":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"refund\#
  ed","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01\#
  -01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:\#
  00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamily\#
  Shared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,\#
  "autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":nu\#
  ll,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"renewsCount":0,"transactions":[\#
  {"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T\#
  00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund that was none"\#
  ,"x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription\#
  ","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"in\#
  stall","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","produ\#
  ct":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000\#
  Z"}},{"method":"purchase.update","params":{"store":"appStore","originalTransactionId":"1000"\#
  ,"refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"\#
  name":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{\#
  "name":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","tran\#
  sactionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{a\#
  nonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z",\#
  "firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialS\#
  tartedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"pric\#
  e":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledA\#
  t":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":nul\#
  l,"revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthl\#
  y","periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00\#
  :00:00.000Z"}]}}}}]},{"name":"restore","summary":"Brings what the store account of a device \#
  has bought to its current user.","x-role":"write","x-since":1,"paramStructure":"either","par\#
  ams":[{"name":"device","required":true,"summary":"The device.","schema":{"$ref":"#/component\#
  s/schemas/DeviceId"}},{"name":"purchases","required":false,"summary":"Exactly these, whoever\#
  's account they came from; an empty list restores nothing.","schema":{"type":"array","items"\#
  :{"$ref":"#/components/schemas/PurchaseName"},"maxItems":1000}},{"name":"project","required"\#
  :false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId"\#
  ,"default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were don\#
  e, with the events that it would cause, and change nothing.","schema":{"type":"boolean","def\#
  ault":false}},{"name":"idempotencyKey","required":false,"summary":"The same key with the sam\#
  e params again gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyK\#
  ey"}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/c\#
  omponents/schemas/User"},"restored":{"description":"All that the user now holds and did not \#
  before.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"descri\#
  ption":"Those of them that somebody lost.","type":"array","items":{"$ref":"#/components/sche\#
  mas/Move"}},"refused":{"description":"What stays where it is.","type":"array","items":{"$ref\#
  ":"#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements\#
  ","description":"What the user may use now."},"warnings":{"description":"Only there when the\#
  re are any.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"desc\#
  ription":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"On\#
  ly in a dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/E\#
  vent"}},"replayed":{"description":"Only there, and true, when an idempotency key gave the st\#
  ored result.","type":"boolean"}},"required":["user","restored","transferred","refused","enti\#
  tlements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong\#
   type or out of its bounds; or two that exclude each other came together. `field` points to \#
  it; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidPa\#
  rams","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the\#
   method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":\#
  {"kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no su\#
  ch device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":"There\#
   is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"mess\#
  age":"The project has no chain with this store and originalTransactionId. Nothing was done."\#
  ,"data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"The key was us\#
  ed within 24 hours for the same method with other params.","data":{"kind":"idempotencyConfli\#
  ct","retryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was \#
  changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"mes\#
  sage":"The write may not have reached the disk. The daemon ends, and what it finds at its ne\#
  xt start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"na\#
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
  r","params":[{"name":"device","required":false,"summary":"The device.","schema":{"$ref":"#/c\#
  omponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A user, instead o\#
  f a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","require\#
  d":true,"summary":"What was granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}\#
  },{"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#\#
  /components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summ\#
  ary":"Answer as if it were done, with the events that it would cause, and change nothing.","\#
  schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summa\#
  ry":"The same key with the same params again gives the stored result.","schema":{"$ref":"#/c\#
  omponents/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name\#
  ":"result","schema":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schem\#
  as/Entitlement","description":"As it stands now, whatever gives it."},"dryRun":{"description\#
  ":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a\#
   dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}}\#
  ,"replayed":{"description":"Only there, and true, when an idempotency key gave the stored re\#
  sult.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A\#
   parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude ea\#
  ch other came together. `field` points to it; `nearest` lists the names that an unknown one \#
  may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"\#
  The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a \#
  stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"c\#
  ode":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retrya\#
  ble":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownU\#
  ser","retryable":false}},{"code":1102,"message":"The id is one that nobody may have: the emp\#
  ty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable\#
  ":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userId\#
  LengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"Ther\#
  e is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1204,"mes\#
  sage":"What is to be revoked was bought, or nobody granted it, or the grant is over.","data"\#
  :{"kind":"notAManualGrant","retryable":false}},{"code":1300,"message":"The key was used with\#
  in 24 hours for the same method with other params.","data":{"kind":"idempotencyConflict","re\#
  tryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was changed\#
  ; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"\#
  The write may not have reached the disk. The daemon ends, and what it finds at its next star\#
  t is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a \#
  grant","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","en\#
  titlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","\#
  value":"premium"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active"\#
  :false,"state":"revoked","productId":null,"source":"manual","renewState":"nonRenewable","gra\#
  ntType":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"\#
  gracePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":n\#
  ull,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionI\#
  d":null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Gives this prot\#
  ocol as an OpenRPC document.","x-role":"read","x-since":1,"paramStructure":"either","params"\#
  :[],"result":{"name":"result","schema":{"description":"The OpenRPC document, with `x-role` o\#
  n every method.","type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"o\#
  bject"},"methods":{"type":"array","items":{"type":"object"}},"components":{"type":"object"}}\#
  ,"required":["openrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":"\#
  A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude e\#
  ach other came together. `field` points to it; `nearest` lists the names that an unknown one\#
   may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":\#
  "The peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a\#
   stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}}],"\#
  examples":[{"name":"the document","params":[],"result":{"name":"result","value":{"openrpc":"\#
  {{any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.de\#
  scribe","summary":"Lists the methods, or describes one.","x-role":"read","x-since":1,"paramS\#
  tructure":"either","params":[{"name":"method","required":false,"summary":"Its name.","schema\#
  ":{"type":"string"}}],"result":{"name":"result","schema":{"type":"object","properties":{"met\#
  hods":{"description":"Without `method`: all of them, in the order of their names.","type":"a\#
  rray","items":{"$ref":"#/components/schemas/MethodSummary"}},"method":{"description":"With `\#
  method`: its entry of the OpenRPC document.","type":"object"}},"required":[]}},"errors":[{"c\#
  ode":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds\#
  ; or two that exclude each other came together. `field` points to it; `nearest` lists the na\#
  mes that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},\#
  {"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `role` \#
  are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied"\#
  ,"retryable":false}}],"examples":[{"name":"all methods","params":[],"result":{"name":"result\#
  ","value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"l\#
  ogout"}],"result":{"name":"result","value":{"method":"{{any}}"}}}]},{"name":"server.info","s\#
  ummary":"Tells what daemon this is, its limits, and how it sees the caller.","x-role":"read"\#
  ,"x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"type\#
  ":"object","properties":{"version":{"type":"string"},"protocol":{"description":"The version \#
  of this protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptime\#
  Ms":{"type":"integer","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":[\#
  "version","protocol","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A par\#
  ameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude each o\#
  ther came together. `field` points to it; `nearest` lists the names that an unknown one may \#
  have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The \#
  peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a stra\#
  nger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}}],"examp\#
  les":[{"name":"plain","params":[],"result":{"name":"result","value":{"version":"{{any}}","pr\#
  otocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","p\#
  id":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Answers, to show that th\#
  e daemon does.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"ech\#
  o","required":false,"summary":"Comes back as it is.","schema":{"description":"Any JSON value\#
  ."}}],"result":{"name":"result","schema":{"type":"object","properties":{"pong":{"description\#
  ":"Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description"\#
  :"By the system's clock."},"echo":{"description":"What was given; not there when nothing was\#
  ."}},"required":["pong","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing,\#
   unknown, of a wrong type or out of its bounds; or two that exclude each other came together\#
  . `field` points to it; `nearest` lists the names that an unknown one may have meant.","data\#
  ":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does n\#
  ot reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` th\#
  e method's.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"pla\#
  in","params":[],"result":{"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"w\#
  ith an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"name":"result","value\#
  ":{"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"setUserProperty","summary":"\#
  Keeps a word about a user for other systems; and never changes access.","x-role":"write","x-\#
  since":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"Th\#
  e device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fa\#
  lse,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}\#
  },{"name":"key","required":true,"summary":"Its name; the reserved ones of other systems, suc\#
  h as $email, are names like any other.","schema":{"$ref":"#/components/schemas/PropertyKey"}\#
  },{"name":"value","required":true,"summary":"What it is now; an empty one removes it.","sche\#
  ma":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","required":false,"summa\#
  ry":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"d\#
  efault"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the e\#
  vents that it would cause, and change nothing.","schema":{"type":"boolean","default":false}}\#
  ,{"name":"idempotencyKey","required":false,"summary":"The same key with the same params agai\#
  n gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exa\#
  ctly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","prope\#
  rties":{"userId":{"$ref":"#/components/schemas/UserId","description":"The current user's id.\#
  "},"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/P\#
  ropertyValue"},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean\#
  "},"events":{"description":"Only in a dry run: what would be told.","type":"array","items":{\#
  "$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when \#
  an idempotency key gave the stored result.","type":"boolean"}},"required":["userId","key","v\#
  alue"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong typ\#
  e or out of its bounds; or two that exclude each other came together. `field` points to it; \#
  `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidParams\#
  ","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the met\#
  hod. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"ki\#
  nd":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such d\#
  evice.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The proje\#
  ct has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message\#
  ":"The id is one that nobody may have: the empty one, or one of the project's `blockedUserId\#
  s`.","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has m\#
  ore Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","r\#
  etryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknown\#
  Project","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for th\#
  e same method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{\#
  "code":1400,"message":"There is no room for the write. Nothing was changed; reading goes on.\#
  ","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not \#
  have reached the disk. The daemon ends, and what it finds at its next start is the truth.","\#
  data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"one's own id for som\#
  ebody","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscr\#
  iption","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"metho\#
  d":"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"n\#
  ame":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":\#
  {"name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSi\#
  deUserId"}}}]},{"name":"user.delete","summary":"Erases a customer from everything that is ke\#
  pt.","x-role":"admin","x-since":1,"paramStructure":"either","params":[{"name":"userId","requ\#
  ired":true,"summary":"Any id that reaches the customer.","schema":{"$ref":"#/components/sche\#
  mas/UserId"}},{"name":"project","required":false,"summary":"The project to work in.","schema\#
  ":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dryRun","required"\#
  :false,"summary":"Answer as if it were done, with the events that it would cause, and change\#
   nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":\#
  false,"summary":"The same key with the same params again gives the stored result.","schema":\#
  {"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"tombstone":{"description":"Made up: it stands in events wherever an \#
  erased id stood. It is nobody's id.","type":"string"},"users":{"description":"How many users\#
   were erased: the aliases of the customer.","type":"integer","minimum":1},"devices":{"descri\#
  ption":"How many devices were erased; install makes them anew.","type":"integer","minimum":0\#
  },"purchases":{"description":"How many purchases were erased: those that nobody else held.",\#
  "type":"integer","minimum":0},"shared":{"description":"How many purchases others hold, and k\#
  eep.","type":"integer","minimum":0},"dryRun":{"description":"Only there, and true, in a dry \#
  run.","type":"boolean"},"events":{"description":"Only in a dry run: what would be told.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only t\#
  here, and true, when an idempotency key gave the stored result.","type":"boolean"}},"require\#
  d":["tombstone","users","devices","purchases","shared"]}},"errors":[{"code":-32602,"message"\#
  :"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude\#
   each other came together. `field` points to it; `nearest` lists the names that an unknown o\#
  ne may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message\#
  ":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (null:\#
   a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},\#
  {"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser","retryab\#
  le":false}},{"code":1102,"message":"The id is one that nobody may have: the empty one, or on\#
  e of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},{"c\#
  ode":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.",\#
  "data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There is no such \#
  project.","data":{"kind":"unknownProject","retryable":false}},{"code":1300,"message":"The ke\#
  y was used within 24 hours for the same method with other params.","data":{"kind":"idempoten\#
  cyConflict","retryable":false}},{"code":1400,"message":"There is no room for the write. Noth\#
  ing was changed; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1\#
  401,"message":"The write may not have reached the disk. The daemon ends, and what it finds a\#
  t its next start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"example\#
  s":[{"name":"with all that was hers","x-given":[{"method":"project.define","params":{"rules"\#
  :"revenuecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"ent\#
  itlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","par\#
  ams":{"device":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","\#
  params":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","ex\#
  piresAt":"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign"\#
  :"winter"}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"se\#
  tUserProperty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params"\#
  :[{"name":"userId","value":"ann"}],"result":{"name":"result","value":{"tombstone":"{{any}}",\#
  "users":2,"devices":1,"purchases":1,"shared":0}}},{"name":"a dry run","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"entitlements":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"i\#
  nstall","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","user\#
  Id":"ann"}}],"params":[{"name":"userId","value":"ann"},{"name":"dryRun","value":true}],"resu\#
  lt":{"name":"result","value":{"tombstone":"{{tombstone}}","users":1,"devices":0,"purchases":\#
  0,"shared":0,"dryRun":true,"events":[{"id":"{{any}}","kind":"loggedOut","at":"2026-01-01T00:\#
  00:00.000Z","project":"default","user":"{{tombstone}}","userId":"{{tombstone}}","anonymousId\#
  ":"{{any}}","cause":{"method":"user.delete","id":"{{any}}"},"device":"iphone"},{"id":"{{any}\#
  }","kind":"userDeleted","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{tombst\#
  one}}","userId":"{{tombstone}}","cause":{"method":"user.delete","id":"{{any}}"}}]}}}]},{"nam\#
  e":"user.export","summary":"Tells everything that is held about a customer.","x-role":"read"\#
  ,"x-since":1,"paramStructure":"either","params":[{"name":"userId","required":true,"summary":\#
  "Any id that reaches the customer.","schema":{"$ref":"#/components/schemas/UserId"}},{"name"\#
  :"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/componen\#
  ts/schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"obj\#
  ect","properties":{"user":{"$ref":"#/components/schemas/User"},"ids":{"description":"Every i\#
  d that reaches the customer, in the order of their bytes.","type":"array","items":{"type":"o\#
  bject","properties":{"id":{"$ref":"#/components/schemas/UserId"},"kind":{"description":"`cus\#
  tomer`: the customerId of one who began as identified.","type":"string","enum":["anonymous",\#
  "identified","customer"]},"device":{"description":"The install that an anonymous id was made\#
   for.","type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}},"requir\#
  ed":["id","kind","device","createdAt"]}},"devices":{"description":"Those whose anonymous or \#
  identified user is the customer's, in the order of their bytes.","type":"array","items":{"ty\#
  pe":"object","properties":{"device":{"$ref":"#/components/schemas/DeviceId"},"anonymousId":{\#
  "$ref":"#/components/schemas/UserId"},"identityId":{"description":"Who is logged in.","type"\#
  :["string","null"]},"storeAccount":{"type":["string","null"]},"platform":{"type":["string","\#
  null"]},"app":{"type":["string","null"]},"createdAt":{"$ref":"#/components/schemas/Moment"}}\#
  ,"required":["device","anonymousId","identityId","storeAccount","platform","app","createdAt"\#
  ]}},"purchases":{"description":"What the customer holds, each transaction whole.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Purchase"}},"grants":{"description":"Those of the\#
   past, too.","type":"array","items":{"type":"object","properties":{"entitlement":{"$ref":"#/\#
  components/schemas/EntitlementId"},"grantedAt":{"$ref":"#/components/schemas/Moment"},"expir\#
  esAt":{"$ref":"#/components/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schem\#
  as/NullableMoment"}},"required":["entitlement","grantedAt","expiresAt","revokedAt"]}},"prope\#
  rties":{"type":"array","items":{"type":"object","properties":{"key":{"$ref":"#/components/sc\#
  hemas/PropertyKey"},"value":{"$ref":"#/components/schemas/PropertyValue"},"setAt":{"$ref":"#\#
  /components/schemas/Moment"}},"required":["key","value","setAt"]}},"entitlements":{"$ref":"#\#
  /components/schemas/Entitlements"},"at":{"$ref":"#/components/schemas/Moment","description":\#
  "Of the entitlements, and of the states of the purchases: now."},"events":{"description":"Wh\#
  at was told of the customer, the oldest first, up to 1000.","type":"array","items":{"$ref":"\#
  #/components/schemas/Event"}},"cursor":{"$ref":"#/components/schemas/Cursor","description":"\#
  Where events.read goes on, with the same id as `user`."},"moreEvents":{"description":"True w\#
  hen events.read would tell more.","type":"boolean"}},"required":["user","ids","devices","pur\#
  chases","grants","properties","entitlements","at","events","cursor","moreEvents"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its b\#
  ounds; or two that exclude each other came together. `field` points to it; `nearest` lists t\#
  he names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `r\#
  ole` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"ki\#
  nd":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nobody may \#
  have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserI\#
  d","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the proj\#
  ect's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"m\#
  essage":"There is no such project.","data":{"kind":"unknownProject","retryable":false}}],"ex\#
  amples":[{"name":"all of it","x-given":[{"method":"project.define","params":{"rules":"revenu\#
  ecat","products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlement\#
  s":["gift"],"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"d\#
  evice":"iphone","storeAccount":"apple-ann","platform":"ios"}},{"method":"purchase","params":\#
  {"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expiresAt"\#
  :"2026-02-01T00:00:00.000Z","price":"9.99","currency":"EUR","attributes":{"campaign":"winter\#
  "}}},{"method":"identify","params":{"device":"iphone","userId":"ann"}},{"method":"setUserPro\#
  perty","params":{"userId":"ann","key":"$email","value":"ann@example.org"}}],"params":[{"name\#
  ":"userId","value":"ann"}],"result":{"name":"result","value":{"user":{"id":"ann","anonymousI\#
  d":null,"identityId":"ann","customerId":"{{anonymous}}","aliases":["{{anonymous}}","ann"],"c\#
  reatedAt":"2026-01-01T00:00:00.000Z","environment":"production"},"ids":[{"id":"{{anonymous}}\#
  ","kind":"anonymous","device":"iphone","createdAt":"2026-01-01T00:00:00.000Z"},{"id":"ann","\#
  kind":"identified","device":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"devices":[{"devic\#
  e":"iphone","anonymousId":"{{anonymous}}","identityId":"ann","storeAccount":"apple-ann","pla\#
  tform":"ios","app":null,"createdAt":"2026-01-01T00:00:00.000Z"}],"purchases":[{"store":"appS\#
  tore","originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subs\#
  cription","state":"active","holders":["ann"],"device":"iphone","storeAccount":"apple-ann","p\#
  urchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expire\#
  sAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"p\#
  roduction","isFamilyShared":false,"price":"9.99","currency":"EUR","country":null,"offerCode"\#
  :null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry"\#
  :false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactions":\#
  [{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01\#
  T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","isFamilyShared":false,"price":"9.99"\#
  ,"currency":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}}]}],"gr\#
  ants":[],"properties":[{"key":"$email","value":"ann@example.org","setAt":"2026-01-01T00:00:0\#
  0.000Z"}],"entitlements":{"premium":{"id":"premium","active":true,"state":"active","productI\#
  d":"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType\#
  ":"normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","gr\#
  acePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"20\#
  26-01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"en\#
  vironment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"1\#
  000"}},"at":"2026-01-01T00:00:00.000Z","events":[{"cursor":"1","id":"{{any}}","kind":"userCr\#
  eated","at":"2026-01-01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymous\#
  Id":"{{anonymous}}","cause":{"method":"install","id":"{{any}}"},"device":"iphone"},{"cursor"\#
  :"2","id":"{{any}}","kind":"purchaseRecorded","at":"2026-01-01T00:00:00.000Z","project":"def\#
  ault","user":"{{anonymous}}","anonymousId":"{{anonymous}}","cause":{"method":"purchase","id"\#
  :"{{any}}"},"store":"appStore","originalTransactionId":"1000","transactionId":"1000","produc\#
  t":"monthly","productKind":"subscription","holders":["{{anonymous}}"],"device":"iphone","env\#
  ironment":"production","firstPurchasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-\#
  01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","periodType":"normal","isFamilyShar\#
  ed":false,"price":"9.99","currency":"EUR","country":null,"offerCode":null,"attributes":{"cam\#
  paign":"winter"}},{"cursor":"3","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01-\#
  01T00:00:00.000Z","project":"default","user":"{{anonymous}}","anonymousId":"{{anonymous}}","\#
  cause":{"method":"purchase","id":"{{any}}"},"entitlements":["premium"],"store":"appStore","o\#
  riginalTransactionId":"1000","transactionId":"1000","product":"monthly","productKind":"subsc\#
  ription","holders":["{{anonymous}}"],"device":"iphone","environment":"production","firstPurc\#
  hasedAt":"2026-01-01T00:00:00.000Z","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"20\#
  26-02-01T00:00:00.000Z","periodType":"normal","isFamilyShared":false,"price":"9.99","currenc\#
  y":"EUR","country":null,"offerCode":null,"attributes":{"campaign":"winter"}},{"cursor":"4","\#
  id":"{{any}}","kind":"userCreated","at":"2026-01-01T00:00:00.000Z","project":"default","user\#
  ":"{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"device":"ipho\#
  ne"},{"cursor":"5","id":"{{any}}","kind":"identified","at":"2026-01-01T00:00:00.000Z","proje\#
  ct":"default","user":"{{anonymous}}","userId":"ann","anonymousId":"{{anonymous}}","cause":{"\#
  method":"identify","id":"{{any}}"},"device":"iphone","outcome":"aliased"},{"cursor":"6","id"\#
  :"{{any}}","kind":"usersAliased","at":"2026-01-01T00:00:00.000Z","project":"default","user":\#
  "{{anonymous}}","userId":"ann","cause":{"method":"identify","id":"{{any}}"},"aliases":["{{an\#
  onymous}}","ann"]},{"cursor":"7","id":"{{any}}","kind":"entitlementsActivated","at":"2026-01\#
  -01T00:00:00.000Z","project":"default","user":"{{anonymous}}","userId":"ann","cause":{"metho\#
  d":"identify","id":"{{any}}"},"entitlements":["premium"]}],"cursor":"7","moreEvents":false}}\#
  }]},{"name":"userInfo","summary":"Tells who the user of a device is, or whom an id reaches."\#
  ,"x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required"\#
  :false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"u\#
  serId","required":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/compone\#
  nts/schemas/UserId"}},{"name":"project","required":false,"summary":"The project to work in."\#
  ,"schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[[\#
  "device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"use\#
  r":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code":-32602,"mes\#
  sage":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that ex\#
  clude each other came together. `field` points to it; `nearest` lists the names that an unkn\#
  own one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"me\#
  ssage":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (\#
  null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":fal\#
  se}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice"\#
  ,"retryable":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"\#
  unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nobody may have:\#
   the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","r\#
  etryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the project's\#
   `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"messag\#
  e":"There is no such project.","data":{"kind":"unknownProject","retryable":false}}],"example\#
  s":[{"name":"by device","x-given":[{"method":"project.define","params":{"products":{"monthly\#
  ":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00\#
  .000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","params":{"\#
  device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone"}],"resu\#
  lt":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}","identi\#
  tyId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iphone","cre\#
  atedAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user id","x-gi\#
  ven":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription","ent\#
  itlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install"\#
  ,"params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"us\#
  er_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"result","valu\#
  e":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerId":"{{cus\#
  tomer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environment":"produ\#
  ction"}}}}]},{"name":"userProperties","summary":"Tells what setUserProperty has kept.","x-ro\#
  le":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","required":false\#
  ,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId"\#
  ,"required":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/sc\#
  hemas/UserId"}},{"name":"project","required":false,"summary":"The project to work in.","sche\#
  ma":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one":[["devic\#
  e"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"propertie\#
  s":{"$ref":"#/components/schemas/Properties"}},"required":["properties"]}},"errors":[{"code"\#
  :-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or\#
   two that exclude each other came together. `field` points to it; `nearest` lists the names \#
  that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"co\#
  de":1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are \#
  the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","re\#
  tryable":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"un\#
  knownDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","dat\#
  a":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nobo\#
  dy may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"block\#
  edUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than t\#
  he project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":\#
  1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":false\#
  }}],"examples":[{"name":"two of them","x-given":[{"method":"project.define","params":{"produ\#
  cts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-\#
  01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"setUser\#
  Property","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"method":"\#
  setUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[{"name":"\#
  device","value":"iphone"}],"result":{"name":"result","value":{"properties":{"$email":"ann@ex\#
  ample.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","params":{"pr\#
  oducts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"20\#
  26-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"na\#
  me":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}}}]}],"co\#
  mponents":{"schemas":{"AppId":{"description":"An app of the project, such as a bundle id.","\#
  type":"string","minLength":1,"maxLength":255},"Attributes":{"description":"Up to 20 strings \#
  of the caller's own, told again in the events of this purchase.","type":"object","maxPropert\#
  ies":20,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"type":"strin\#
  g","maxLength":500}},"Catalogue":{"description":"From a product's id to the product.","type"\#
  :"object","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProperties":{\#
  "$ref":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"description":"Either\#
   a request (`method`, and its `id` as it came; no `id` for a notification), or `clock`: some\#
  thing came due by itself.","type":"object","properties":{"method":{"type":"string"},"id":{"t\#
  ype":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description":"Whose \#
  time the project lives in.","type":"object","properties":{"kind":{"type":"string","enum":["s\#
  ystem","manual"]},"now":{"$ref":"#/components/schemas/Moment","description":"Only for a manu\#
  al clock."}},"required":["kind"]},"ClockChoice":{"description":"`system`; `manual`, which be\#
  gins now; or the moment at which a manual clock begins.","anyOf":[{"type":"string","enum":["\#
  system","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/schemas/Mom\#
  ent"}},"required":["manual"],"additionalProperties":false}]},"Country":{"description":"A cou\#
  ntry code of two or three letters, kept as it came.","type":"string","pattern":"^[A-Za-z]{2,\#
  3}$"},"Counts":{"description":"How much a project holds.","type":"object","properties":{"dev\#
  ices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0},"customers":{"ty\#
  pe":"integer","minimum":0},"purchases":{"type":"integer","minimum":0},"events":{"type":"inte\#
  ger","minimum":0}},"required":["devices","users","customers","purchases","events"]},"Currenc\#
  y":{"description":"A currency code of three letters, kept as it came.","type":"string","patt\#
  ern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A place in a project's events: the running nu\#
  mber of the last event before it. \"0\" is the place before the first.","type":"string","pat\#
  tern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"One install of one app. A reinsta\#
  ll is a new device.","type":"string","minLength":1,"maxLength":255},"Duration":{"description\#
  ":"ISO 8601: P1M, P7D, PT1H30M. Whole numbers of Y, M, W, D and, after a T, of H, M, S, of w\#
  hich the seconds may have a fraction. A month ends on the same day of the next month, or on \#
  its last one.","type":"string","format":"duration"},"Entitlement":{"description":"What a use\#
  r may use, and why. One purchase or grant, the winner, supplies every member. Of an entitlem\#
  ent that the user never had all are null but `id`, `active` (false), `renewState` (unknown) \#
  and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components/schemas/Ent\#
  itlementId"},"active":{"type":"boolean"},"state":{"$ref":"#/components/schemas/State"},"prod\#
  uctId":{"description":"The product that gives it; null for a grant.","type":["string","null"\#
  ]},"source":{"description":"The store, or `manual` for a grant.","type":["string","null"]},"\#
  renewState":{"type":"string","enum":["willRenew","canceled","billingIssue","nonRenewable","u\#
  nknown"]},"grantType":{"type":["string","null"],"enum":["purchase","familySharing","offerCod\#
  e","manual",null]},"periodType":{"type":["string","null"],"enum":["normal","trial","intro",n\#
  ull]},"startedAt":{"$ref":"#/components/schemas/NullableMoment"},"expiresAt":{"$ref":"#/comp\#
  onents/schemas/NullableMoment","description":"Null where there is no end."},"gracePeriodExpi\#
  resAt":{"$ref":"#/components/schemas/NullableMoment"},"firstPurchasedAt":{"$ref":"#/componen\#
  ts/schemas/NullableMoment"},"lastPurchasedAt":{"$ref":"#/components/schemas/NullableMoment"}\#
  ,"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment"},"autoRenewDisabledAt":{"$re\#
  f":"#/components/schemas/NullableMoment"},"renewsCount":{"type":"integer","minimum":0},"envi\#
  ronment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"descripti\#
  on":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"Null for a\#
   grant.","type":["string","null"]},"originalTransactionId":{"description":"Null for a grant.\#
  ","type":["string","null"]}},"required":["id","active","state","productId","source","renewSt\#
  ate","grantType","periodType","startedAt","expiresAt","gracePeriodExpiresAt","firstPurchased\#
  At","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environment","st\#
  ore","transactionId","originalTransactionId"]},"EntitlementId":{"description":"What a user m\#
  ay use.","type":"string","minLength":1,"maxLength":255},"Entitlements":{"description":"From \#
  an entitlement's id to the entitlement, inactive ones too.","type":"object","additionalPrope\#
  rties":{"$ref":"#/components/schemas/Entitlement"}},"Event":{"description":"Something that h\#
  appened in a project. What else stands in it depends on its kind; see rules.md.","type":"obj\#
  ect","properties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":"The project\#
  's running number; not there in a dry run."},"id":{"description":"Made up; never the same tw\#
  ice.","type":"string"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref":"#/comp\#
  onents/schemas/Moment"},"project":{"$ref":"#/components/schemas/ProjectId"},"user":{"$ref":"\#
  #/components/schemas/UserId","description":"The customerId of the one whom it is about; not \#
  there in clockAdvanced, which is about nobody."},"userId":{"$ref":"#/components/schemas/User\#
  Id","description":"There when that one is identified."},"anonymousId":{"$ref":"#/components/\#
  schemas/UserId","description":"There when that one is anonymous; beside userId in identified\#
   and loggedOut, where it is the device's anonymous user, the new one after a rotation."},"ca\#
  use":{"$ref":"#/components/schemas/Cause"},"device":{"description":"userCreated, identified,\#
   loggedOut, purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired, and what co\#
  mes of a purchase: the device, null where there is none.","type":["string","null"]},"outcome\#
  ":{"description":"identified: what identify answered.","type":"string","enum":["attached","a\#
  liased","moved","switched"]},"from":{"description":"Of a move: who held the purchase before.\#
  ","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/\#
  schemas/UserId","description":"Of a move: who holds it now."},"shared":{"description":"Of a \#
  move: whether those in `from` keep it.","type":"boolean"},"aliases":{"description":"usersAli\#
  ased: every id that reaches the customer now, in the order of their bytes.","type":"array","\#
  items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/schemas/User\#
  Id","description":"usersAliased: the customerId that became part of `user`; not there when t\#
  he id that joined was new."},"entitlements":{"description":"entitlementsActivated, entitleme\#
  ntsDeactivated: whose access changed, in the order of their bytes. granted, grantRevoked: th\#
  e one.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"store":{"$ref\#
  ":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schemas/Transa\#
  ctionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#\#
  /components/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/ProductKind"},"h\#
  olders":{"description":"purchase…: who holds it.","type":"array","items":{"$ref":"#/componen\#
  ts/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironment"},"firs\#
  tPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/components/sch\#
  emas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","description":"Of a \#
  purchase: the end of its period. granted, grantRevoked: the end that the grant has, or had."\#
  },"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":"boolean"\#
  },"price":{"type":["string","null"]},"currency":{"type":["string","null"]},"country":{"type"\#
  :["string","null"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/component\#
  s/schemas/Attributes"},"now":{"$ref":"#/components/schemas/Moment","description":"clockAdvan\#
  ced: what the clock shows now."}},"required":["id","kind","at","project","cause"]},"EventKin\#
  d":{"description":"What happened.","type":"string","enum":["userCreated","identified","logge\#
  dOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpdated","pu\#
  rchaseExpired","entitlementsActivated","entitlementsDeactivated","subscriptionReceived","sub\#
  scriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","granted","gran\#
  tRevoked","userDeleted","clockAdvanced"]},"IdempotencyKey":{"description":"A key for one wri\#
  te, remembered for 24 hours per project and method.","type":"string","minLength":1,"maxLengt\#
  h":255},"Limits":{"description":"Every limit of the daemon by name.","type":"object","proper\#
  ties":{"lineBytesMax":{"type":"integer"},"batchEntriesMax":{"type":"integer"},"depthMax":{"t\#
  ype":"integer"},"requestIdBytesMax":{"type":"integer"}},"required":["lineBytesMax","batchEnt\#
  riesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}},"MethodS\#
  ummary":{"description":"One line of the list of methods.","type":"object","properties":{"nam\#
  e":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":["read","wri\#
  te","admin"]}},"required":["name","summary","role"]},"Moment":{"description":"RFC 3339. Take\#
  n with any offset and precision; given in UTC with milliseconds.","type":"string","format":"\#
  date-time"},"Move":{"description":"A purchase that gained a holder or changed it.","type":"o\#
  bject","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{\#
  "$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Product\#
  Id"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description":"Who held it b\#
  efore: one id for each customer, in the order of their bytes.","type":"array","items":{"$ref\#
  ":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","description":"\#
  Who holds it now and did not before."},"shared":{"description":"True when those in `from` st\#
  ill hold it.","type":"boolean"}},"required":["store","originalTransactionId","product","kind\#
  ","from","to","shared"]},"NullableMoment":{"description":"A Moment, or null where there is n\#
  one.","type":["string","null"],"format":"date-time"},"Peer":{"description":"The other end of\#
   the connection, as the kernel tells it.","type":"object","properties":{"uid":{"type":"integ\#
  er"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enum":["read\#
  ","write","admin"]}},"required":["uid","gid","pid","role"]},"PeriodType":{"description":"Wha\#
  t the customer pays for a period.","type":"string","enum":["normal","trial","intro"]},"Platf\#
  orm":{"description":"What the device runs: ios, android, web, or any other such word.","type\#
  ":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set of rules\#
  .","type":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely"]},"Pric\#
  e":{"description":"A decimal number in a string.","type":"string","pattern":"^[0-9]{1,15}(\\\#
  .[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","type":"object","pro\#
  perties":{"kind":{"description":"Null or left out: what a purchase says, else `subscription`\#
   with an end and `nonConsumable` without.","type":["string","null"],"enum":["subscription","\#
  nonRenewingSubscription","nonConsumable","consumable",null]},"entitlements":{"description":"\#
  What it gives access to.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId\#
  "},"maxItems":100}},"required":["entitlements"],"additionalProperties":false},"ProductId":{"\#
  description":"A product, as the store or the catalogue calls it.","type":"string","minLength\#
  ":1,"maxLength":255},"ProductKind":{"description":"What a product is; it decides how a purch\#
  ase moves and ends.","type":"string","enum":["subscription","nonRenewingSubscription","nonCo\#
  nsumable","consumable"]},"Project":{"description":"A project as it is defined, and how much \#
  it holds.","type":"object","properties":{"id":{"$ref":"#/components/schemas/ProjectId"},"rul\#
  es":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components/schemas/Catalogue\#
  "},"entitlements":{"description":"What may be granted besides what the catalogue gives.","ty\#
  pe":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"$ref":"#/\#
  components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock"},"creat\#
  edAt":{"$ref":"#/components/schemas/Moment","description":"By the project's own clock as it \#
  was when the project was made."},"counts":{"$ref":"#/components/schemas/Counts"}},"required"\#
  :["id","rules","products","entitlements","environment","clock","createdAt","counts"]},"Proje\#
  ctEnvironment":{"description":"Which purchases count in a project.","type":"string","enum":[\#
  "production","sandbox","any"]},"ProjectId":{"description":"A namespace: projects share no de\#
  vice, user, purchase or event.","type":"string","minLength":1,"maxLength":255},"ProjectSumma\#
  ry":{"description":"One line of the list of projects.","type":"object","properties":{"id":{"\#
  $ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Preset"},"cre\#
  atedAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schemas/Counts\#
  "}},"required":["id","preset","createdAt","counts"]},"Properties":{"description":"From a pro\#
  perty's name to its value; a customer has at most 100 by setUserProperty.","type":"object","\#
  propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{"$ref":"#\#
  /components/schemas/PropertyValue"}},"PropertyKey":{"description":"The name of a property: 1\#
   to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-]{1,80}$"\#
  },"PropertyValue":{"description":"The value of a property.","type":"string","maxLength":500}\#
  ,"Purchase":{"description":"One chain of store transactions, and who holds it.","type":"obje\#
  ct","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$r\#
  ef":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/schemas/Tran\#
  sactionId","description":"The latest transaction of the chain."},"product":{"$ref":"#/compon\#
  ents/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","description":"Th\#
  e purchase's own, else the catalogue's, else `subscription` with an end and `nonConsumable` \#
  without."},"state":{"$ref":"#/components/schemas/State","description":"As it stands now; nul\#
  l before the first purchasedAt."},"holders":{"description":"One id for each customer that ho\#
  lds it, in the order of their bytes.","type":"array","items":{"$ref":"#/components/schemas/U\#
  serId"}},"device":{"description":"The device that it came from.","type":["string","null"]},"\#
  storeAccount":{"description":"The store account that it came from.","type":["string","null"]\#
  },"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Of the latest transacti\#
  on."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/compo\#
  nents/schemas/NullableMoment"},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment\#
  "},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#/componen\#
  ts/schemas/PurchaseEnvironment"},"isFamilyShared":{"type":"boolean"},"price":{"description":\#
  "A decimal in a string.","type":["string","null"]},"currency":{"description":"As it came.","\#
  type":["string","null"]},"country":{"description":"As it came.","type":["string","null"]},"o\#
  fferCode":{"description":"As it came.","type":["string","null"]},"autoRenew":{"description":\#
  "True for a subscription until it is told otherwise; false for every other kind.","type":"bo\#
  olean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment"},"gracePeriodExp\#
  iresAt":{"$ref":"#/components/schemas/NullableMoment"},"billingRetry":{"type":"boolean"},"pa\#
  usedUntil":{"$ref":"#/components/schemas/NullableMoment"},"refundedAt":{"$ref":"#/components\#
  /schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"},"renews\#
  Count":{"description":"The number of `normal` periods less one, never below none.","type":"i\#
  nteger","minimum":0},"transactions":{"description":"The whole history, the oldest first.","t\#
  ype":"array","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["store","orig\#
  inalTransactionId","transactionId","product","kind","state","holders","device","storeAccount\#
  ","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","environment","\#
  isFamilyShared","price","currency","country","offerCode","autoRenew","autoRenewDisabledAt","\#
  gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","renewsCount","t\#
  ransactions"]},"PurchaseEnvironment":{"description":"Where the store took the money.","type"\#
  :"string","enum":["production","sandbox"]},"PurchaseName":{"description":"What names a purch\#
  ase: its store and the first transaction of its chain.","type":"object","properties":{"store\#
  ":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schema\#
  s/TransactionId"}},"required":["store","originalTransactionId"],"additionalProperties":false\#
  },"Refusal":{"description":"A purchase that a restore left where it was, and why.","type":"o\#
  bject","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{\#
  "$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schemas/Product\#
  Id"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it: the identif\#
  ied holder, else the anonymous one; of several the least by bytes."},"rule":{"description":"\#
  The rule that refused.","type":"string","enum":["onRestore","oneTimePurchases"]}},"required"\#
  :["store","originalTransactionId","product","holder","rule"]},"Rules":{"description":"Every \#
  rule of a project, spelled out. rules.md says what each does.","type":"object","properties":\#
  {"preset":{"$ref":"#/components/schemas/Preset"},"anonymousPrefix":{"description":"What an a\#
  nonymous id begins with; 32 lower-case hex digits follow. When it is empty, an anonymous id \#
  is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"type":"string","enu\#
  m":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"type":"string\#
  ","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"type":"string"\#
  ,"enum":["logoutFirst","switch"]},"onLogout":{"type":"string","enum":["return","rotate"]},"o\#
  nAnonymousLogout":{"type":"string","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"\#
  type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"type":"string","enum":[\#
  "share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"type":"string"\#
  ,"enum":["asOthers","alias"]},"oneTimePurchases":{"type":"string","enum":["move","stay"]},"u\#
  serIdLengthMax":{"description":"In Unicode scalars.","type":"integer","minimum":1,"maximum":\#
  255},"blockedUserIds":{"description":"Ids that nobody may have, compared byte by byte. The e\#
  mpty one is always among them.","type":"array","items":{"type":"string","maxLength":255},"ma\#
  xItems":1000}},"required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKnown","onS\#
  witch","onLogout","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolders","oneT\#
  imePurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"A preset's \#
  name, or a preset and what differs from it.","anyOf":[{"$ref":"#/components/schemas/Preset"}\#
  ,{"type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","default":"qo\#
  nversion"},"anonymousPrefix":{"description":"What an anonymous id begins with; 32 lower-case\#
   hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","type":"string"\#
  ,"maxLength":64},"onIdentifyNew":{"type":"string","enum":["attach","alias","aliasUnlessLinke\#
  d","move","switch"]},"onIdentifyKnown":{"type":"string","enum":["attach","alias","aliasUnles\#
  sLinked","move","switch"]},"onSwitch":{"type":"string","enum":["logoutFirst","switch"]},"onL\#
  ogout":{"type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"type":"string","en\#
  um":["ignore","refuse","rotate"]},"purchaseHolders":{"type":"string","enum":["deviceAndUser"\#
  ,"currentUser"]},"onRestore":{"type":"string","enum":["share","transfer","transferIfInactive\#
  ","keep","alias"]},"anonymousHolders":{"type":"string","enum":["asOthers","alias"]},"oneTime\#
  Purchases":{"type":"string","enum":["move","stay"]},"userIdLengthMax":{"description":"In Uni\#
  code scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"description":"\#
  Ids that nobody may have, compared byte by byte. The empty one is always among them.","type"\#
  :"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],"addition\#
  alProperties":false}]},"State":{"description":"What has become of a purchase at a moment; nu\#
  ll before it began, and of what one never had.","type":["string","null"],"enum":["active","t\#
  rial","intro","gracePeriod","billingRetry","paused","expired","refunded","revoked",null]},"S\#
  tore":{"description":"The store that took the money: appStore, playStore, amazon, huawei, st\#
  ripe, web, or any other such word.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Sto\#
  reAccountId":{"description":"The store account (Apple ID, Google account, …) whose purchases\#
   a device can present.","type":"string","minLength":1,"maxLength":255},"Transaction":{"descr\#
  iption":"One paid period, or one payment, of a purchase.","type":"object","properties":{"tra\#
  nsactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/sc\#
  hemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchasedAt":{"$r\#
  ef":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment"\#
  },"isFamilyShared":{"description":"From here on only in an export.","type":"boolean"},"price\#
  ":{"description":"A decimal in a string.","type":["string","null"]},"currency":{"description\#
  ":"As it came.","type":["string","null"]},"country":{"description":"As it came.","type":["st\#
  ring","null"]},"offerCode":{"description":"As it came.","type":["string","null"]},"attribute\#
  s":{"$ref":"#/components/schemas/Attributes"}},"required":["transactionId","product","period\#
  Type","purchasedAt","expiresAt"]},"TransactionId":{"description":"One transaction of a store\#
  .","type":"string","minLength":1,"maxLength":255},"User":{"description":"Who somebody is: th\#
  e current user of a device, or the user that an id reaches.","type":"object","properties":{"\#
  id":{"$ref":"#/components/schemas/UserId","description":"The current user: the identified id\#
  , or else the anonymous one. Asked by an id: that one where it is identified, else the one t\#
  hat stands for the customer."},"anonymousId":{"description":"The device's anonymous user. As\#
  ked by an id: that id where it is an anonymous one, else null.","type":["string","null"]},"i\#
  dentityId":{"description":"The identified id, null while anonymous.","type":["string","null"\#
  ]},"customerId":{"$ref":"#/components/schemas/UserId","description":"One made-up id per cust\#
  omer that outlives every login; stands wherever a userId may."},"aliases":{"description":"Ev\#
  ery id that reaches this customer, in the order of their bytes. A customerId made for an ide\#
  ntified user is none of them.","type":"array","items":{"$ref":"#/components/schemas/UserId"}\#
  },"device":{"$ref":"#/components/schemas/DeviceId","description":"Only there when asked by d\#
  evice."},"createdAt":{"$ref":"#/components/schemas/Moment","description":"When the customer \#
  was created."},"environment":{"$ref":"#/components/schemas/ProjectEnvironment"}},"required":\#
  ["id","anonymousId","identityId","customerId","aliases","createdAt","environment"]},"UserId"\#
  :{"description":"A user: one's own id for somebody, an anonymous id, or a customerId. 1 to `\#
  userIdLengthMax` Unicode scalars, compared byte by byte. An empty or too long one has errors\#
   of its own (blockedUserId, userIdTooLong), so no length is given here.","type":"string"},"W\#
  arning":{"description":"Something that was done, and may not be what was meant.","type":"obj\#
  ect","properties":{"kind":{"type":"string","enum":["unknownProduct","unknownEntitlement","su\#
  bscriptionWithoutEnd","heldByNobody"]},"message":{"description":"One sentence for people.","\#
  type":"string"},"nearest":{"description":"Names that do exist, the nearest first.","type":"a\#
  rray","items":{"type":"string"}}},"required":["kind","message"]}},"errors":{"parseError":{"c\#
  ode":-32700,"message":"The line is no JSON text, in the strict sense of lines.md. `offset` i\#
  s the first byte that cannot stand where it stands, counted from 0.","data":{"kind":"parseEr\#
  ror","retryable":false}},"invalidRequest":{"code":-32600,"message":"The line is JSON, but no\#
   request: no object, no method, a `jsonrpc` that is not \"2.0\", an id or params of a wrong \#
  type, an empty batch.","data":{"kind":"invalidRequest","retryable":false}},"messageTooLarge"\#
  :{"code":-32600,"message":"More bytes came without a line feed than `limit`. The line was dr\#
  opped; the next one is read as always.","data":{"kind":"messageTooLarge","retryable":false}}\#
  ,"batchTooLarge":{"code":-32600,"message":"A batch has more entries than `limit`. None was c\#
  arried out.","data":{"kind":"batchTooLarge","retryable":false}},"notInBatch":{"code":-32600,\#
  "message":"The method cannot stand in a batch.","data":{"kind":"notInBatch","retryable":fals\#
  e}},"unknownMethod":{"code":-32601,"message":"There is no such method. `nearest` lists those\#
   with a like name.","data":{"kind":"unknownMethod","retryable":false}},"invalidParams":{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; \#
  or two that exclude each other came together. `field` points to it; `nearest` lists the name\#
  s that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},"i\#
  nternalError":{"code":-32603,"message":"A fault of the daemon's own. `reference` stands in i\#
  ts log too.","data":{"kind":"internalError","retryable":false}},"permissionDenied":{"code":1\#
  000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the p\#
  eer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryab\#
  le":false}},"unknownDevice":{"code":1100,"message":"The project has no such device.","data":\#
  {"kind":"unknownDevice","retryable":false}},"unknownUser":{"code":1101,"message":"The projec\#
  t has no such user.","data":{"kind":"unknownUser","retryable":false}},"blockedUserId":{"code\#
  ":1102,"message":"The id is one that nobody may have: the empty one, or one of the project's\#
   `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":false}},"userIdTooLong":{"cod\#
  e":1103,"message":"The id has more Unicode scalars than the project's `userIdLengthMax`.","d\#
  ata":{"kind":"userIdTooLong","retryable":false}},"reservedUserId":{"code":1104,"message":"Th\#
  e id begins with the project's anonymous prefix, where there is one, or is an anonymous user\#
  's or a customerId.","data":{"kind":"reservedUserId","retryable":false}},"alreadyAnonymous":\#
  {"code":1105,"message":"Nobody is logged in on the device, and the project's `onAnonymousLog\#
  out` refuses.","data":{"kind":"alreadyAnonymous","retryable":false}},"unknownProject":{"code\#
  ":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":fal\#
  se}},"unknownPurchase":{"code":1201,"message":"The project has no chain with this store and \#
  originalTransactionId. Nothing was done.","data":{"kind":"unknownPurchase","retryable":false\#
  }},"purchaseHeldByAnother":{"code":1202,"message":"Somebody else holds the chain, and the ru\#
  le keeps it there. Nothing was done.","data":{"kind":"purchaseHeldByAnother","retryable":fal\#
  se}},"unknownEntitlement":{"code":1203,"message":"The project knows no such entitlement, and\#
   it is to be granted or explained. `nearest` lists like ones.","data":{"kind":"unknownEntitl\#
  ement","retryable":false}},"notAManualGrant":{"code":1204,"message":"What is to be revoked w\#
  as bought, or nobody granted it, or the grant is over.","data":{"kind":"notAManualGrant","re\#
  tryable":false}},"clockNotManual":{"code":1205,"message":"The project lives in the system's \#
  time.","data":{"kind":"clockNotManual","retryable":false}},"cannotUndo":{"code":1206,"messag\#
  e":"The link cannot be taken back: what came of it cannot be told apart any more, or it was \#
  undone before. `obstacle` says which.","data":{"kind":"cannotUndo","retryable":false}},"unkn\#
  ownConsumer":{"code":1207,"message":"Nobody has acknowledged anything under this name.","dat\#
  a":{"kind":"unknownConsumer","retryable":false}},"idempotencyConflict":{"code":1300,"message\#
  ":"The key was used within 24 hours for the same method with other params.","data":{"kind":"\#
  idempotencyConflict","retryable":false}},"storageFull":{"code":1400,"message":"There is no r\#
  oom for the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retr\#
  yable":true}},"storageFailed":{"code":1401,"message":"The write may not have reached the dis\#
  k. The daemon ends, and what it finds at its next start is the truth.","data":{"kind":"stora\#
  geFailed","retryable":false}},"overloaded":{"code":1402,"message":"More is waiting than the \#
  daemon holds. Nothing was done.","data":{"kind":"overloaded","retryable":true}},"tooManyConn\#
  ections":{"code":1403,"message":"There are as many connections as the daemon takes. This is \#
  the answer to the first line, and the connection is closed after it.","data":{"kind":"tooMan\#
  yConnections","retryable":false}},"shuttingDown":{"code":1404,"message":"The daemon is about\#
   to end. Nothing was done.","data":{"kind":"shuttingDown","retryable":true}}}}}\#

  """#
