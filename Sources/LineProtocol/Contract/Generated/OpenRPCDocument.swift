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
  ":"Only in a dry run: what would be told with the call. What customers are told of a new cat\#
  alogue follows later, and is not shown.","type":"array","items":{"$ref":"#/components/schema\#
  s/Event"}},"replayed":{"description":"Only there, and true, when an idempotency key gave the\#
   stored result.","type":"boolean"}},"required":["project"]}},"errors":[{"code":-32602,"messa\#
  ge":"A parameter is missing, unknown, of a wrong type or out of its bounds; or two that excl\#
  ude each other came together. `field` points to it; `nearest` lists the names that an unknow\#
  n one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"mess\#
  age":"The peer's role does not reach that of the method. `uid` and `role` are the peer's (nu\#
  ll: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false\#
  }},{"code":1300,"message":"The key was used within 24 hours for the same method with other p\#
  arams.","data":{"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"The\#
  re is no room for the write. Nothing was changed; reading goes on.","data":{"kind":"storageF\#
  ull","retryable":true}},{"code":1401,"message":"The write may not have reached the disk. The\#
   daemon ends, and what it finds at its next start is the truth.","data":{"kind":"storageFail\#
  ed","retryable":false}}],"examples":[{"name":"a new project","params":[{"name":"project","va\#
  lue":"news"},{"name":"rules","value":{"preset":"qonversion","onRestore":"transfer"}},{"name"\#
  :"products","value":{"monthly":{"kind":"subscription","entitlements":["premium"]}}},{"name":\#
  "clock","value":{"manual":"2026-01-01T00:00:00.000Z"}}],"result":{"name":"result","value":{"\#
  project":{"id":"news","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew\#
  ":"attach","onIdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonym\#
  ousLogout":"ignore","purchaseHolders":"deviceAndUser","onRestore":"transfer","anonymousHolde\#
  rs":"asOthers","oneTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"produ\#
  cts":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"entitlements":[],"envir\#
  onment":"production","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"createdAt":\#
  "2026-01-01T00:00:00.000Z","counts":{"devices":0,"users":0,"customers":0,"purchases":0,"even\#
  ts":0}}}}},{"name":"a change of one thing","x-given":[{"method":"project.define","params":{"\#
  products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"\#
  2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"params":[{"\#
  name":"entitlements","value":["vip"]}],"result":{"name":"result","value":{"project":{"id":"d\#
  efault","rules":{"preset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","on\#
  IdentifyKnown":"attach","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ig\#
  nore","purchaseHolders":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","o\#
  neTimePurchases":"move","userIdLengthMax":255,"blockedUserIds":[""]},"products":{"monthly":{\#
  "kind":"subscription","entitlements":["premium"]}},"entitlements":["vip"],"environment":"pro\#
  duction","clock":{"kind":"manual","now":"2026-01-01T00:00:00.000Z"},"createdAt":"{{any}}","c\#
  ounts":{"devices":1,"users":1,"customers":1,"purchases":0,"events":1}}}}}]},{"name":"project\#
  .describe","summary":"Shows a project's definition, every rule spelled out, and how much it \#
  holds.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"project","r\#
  equired":false,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/Pr\#
  ojectId","default":"default"}}],"result":{"name":"result","schema":{"type":"object","propert\#
  ies":{"project":{"$ref":"#/components/schemas/Project"}},"required":["project"]}},"errors":[\#
  {"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bou\#
  nds; or two that exclude each other came together. `field` points to it; `nearest` lists the\#
   names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false\#
  }},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `rol\#
  e` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDeni\#
  ed","retryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"u\#
  nknownProject","retryable":false}}],"examples":[{"name":"the project that is there from the \#
  start","params":[],"result":{"name":"result","value":{"project":{"id":"default","rules":{"pr\#
  eset":"qonversion","anonymousPrefix":"QON_","onIdentifyNew":"attach","onIdentifyKnown":"atta\#
  ch","onSwitch":"logoutFirst","onLogout":"return","onAnonymousLogout":"ignore","purchaseHolde\#
  rs":"deviceAndUser","onRestore":"share","anonymousHolders":"asOthers","oneTimePurchases":"mo\#
  ve","userIdLengthMax":255,"blockedUserIds":[""]},"products":{},"entitlements":[],"environmen\#
  t":"production","clock":{"kind":"system"},"createdAt":"{{any}}","counts":{"devices":0,"users\#
  ":0,"customers":0,"purchases":0,"events":0}}}}}]},{"name":"project.list","summary":"Lists th\#
  e projects, in the order of their ids' bytes.","x-role":"read","x-since":1,"paramStructure":\#
  "either","params":[{"name":"project","required":false,"summary":"Taken so that a client may \#
  send it with every call; it must exist, and changes nothing.","schema":{"$ref":"#/components\#
  /schemas/ProjectId","default":"default"}}],"result":{"name":"result","schema":{"type":"objec\#
  t","properties":{"projects":{"type":"array","items":{"$ref":"#/components/schemas/ProjectSum\#
  mary"}}},"required":["projects"]}},"errors":[{"code":-32602,"message":"A parameter is missin\#
  g, unknown, of a wrong type or out of its bounds; or two that exclude each other came togeth\#
  er. `field` points to it; `nearest` lists the names that an unknown one may have meant.","da\#
  ta":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does\#
   not reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` \#
  the method's.","data":{"kind":"permissionDenied","retryable":false}},{"code":1200,"message":\#
  "There is no such project.","data":{"kind":"unknownProject","retryable":false}}],"examples":\#
  [{"name":"one project","params":[],"result":{"name":"result","value":{"projects":[{"id":"def\#
  ault","preset":"qonversion","createdAt":"{{any}}","counts":{"devices":0,"users":0,"customers\#
  ":0,"purchases":0,"events":0}}]}}}]},{"name":"purchase","summary":"Records a transaction of \#
  a store, and who holds it.","x-role":"write","x-since":1,"paramStructure":"either","params":\#
  [{"name":"device","required":false,"summary":"The device.","schema":{"$ref":"#/components/sc\#
  hemas/DeviceId"}},{"name":"userId","required":false,"summary":"A user, instead of a device; \#
  made when there is none, for the money is real.","schema":{"$ref":"#/components/schemas/User\#
  Id"}},{"name":"product","required":true,"summary":"What was bought; one that the catalogue d\#
  oes not know is kept all the same.","schema":{"$ref":"#/components/schemas/ProductId"}},{"na\#
  me":"store","required":true,"summary":"Where it was bought.","schema":{"$ref":"#/components/\#
  schemas/Store"}},{"name":"transactionId","required":true,"summary":"This transaction.","sche\#
  ma":{"$ref":"#/components/schemas/TransactionId"}},{"name":"originalTransactionId","required\#
  ":false,"summary":"The first transaction of its chain; this one when left out.","schema":{"$\#
  ref":"#/components/schemas/TransactionId"}},{"name":"kind","required":false,"summary":"What \#
  the product is; wins over the catalogue.","schema":{"$ref":"#/components/schemas/ProductKind\#
  "}},{"name":"purchasedAt","required":false,"summary":"When; now when left out.","schema":{"$\#
  ref":"#/components/schemas/Moment"}},{"name":"expiresAt","required":false,"summary":"The las\#
  t moment of the period; no end when left out.","schema":{"$ref":"#/components/schemas/Moment\#
  "}},{"name":"periodType","required":false,"summary":"What the customer pays for the period."\#
  ,"schema":{"$ref":"#/components/schemas/PeriodType","default":"normal"}},{"name":"environmen\#
  t","required":false,"summary":"Where the store took the money.","schema":{"$ref":"#/componen\#
  ts/schemas/PurchaseEnvironment","default":"production"}},{"name":"isFamilyShared","required"\#
  :false,"summary":"Bought by somebody else in the family.","schema":{"type":"boolean","defaul\#
  t":false}},{"name":"price","required":false,"summary":"What was paid.","schema":{"$ref":"#/c\#
  omponents/schemas/Price"}},{"name":"currency","required":false,"summary":"In which currency.\#
  ","schema":{"$ref":"#/components/schemas/Currency"}},{"name":"country","required":false,"sum\#
  mary":"In which country.","schema":{"$ref":"#/components/schemas/Country"}},{"name":"offerCo\#
  de","required":false,"summary":"The offer that was redeemed.","schema":{"type":"string","min\#
  Length":1,"maxLength":255}},{"name":"attributes","required":false,"summary":"Told again in t\#
  he events of this purchase.","schema":{"$ref":"#/components/schemas/Attributes"}},{"name":"p\#
  roject","required":false,"summary":"The project to work in.","schema":{"$ref":"#/components/\#
  schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summary":"Answer\#
   as if it were done, with the events that it would cause, and change nothing.","schema":{"ty\#
  pe":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary":"The sam\#
  e key with the same params again gives the stored result.","schema":{"$ref":"#/components/sc\#
  hemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":"result","\#
  schema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"\#
  created":{"description":"True when the chain was not known before.","type":"boolean"},"outco\#
  me":{"description":"recorded: a new chain. received: a chain that the buyer did not hold, an\#
  d holds now. planChanged: a new transaction with another product. renewed: any other new tra\#
  nsaction. unchanged: nothing new.","type":"string","enum":["recorded","renewed","planChanged\#
  ","received","unchanged"]},"entitlements":{"$ref":"#/components/schemas/Entitlements","descr\#
  iption":"What the buyer may use now."},"warnings":{"description":"Only there when there are \#
  any.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"description\#
  ":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a\#
   dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}}\#
  ,"replayed":{"description":"Only there, and true, when an idempotency key gave the stored re\#
  sult.","type":"boolean"}},"required":["purchase","created","outcome","entitlements"]}},"erro\#
  rs":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of it\#
  s bounds; or two that exclude each other came together. `field` points to it; `nearest` list\#
  s the names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":\#
  false}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and\#
   `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissio\#
  nDenied","retryable":false}},{"code":1100,"message":"The project has no such device.","data"\#
  :{"kind":"unknownDevice","retryable":false}},{"code":1102,"message":"The id is one that nobo\#
  dy may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"block\#
  edUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than t\#
  he project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":\#
  1104,"message":"The id begins with the project's anonymous prefix, where there is one, or is\#
   an anonymous user's or a customerId.","data":{"kind":"reservedUserId","retryable":false}},{\#
  "code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryable\#
  ":false}},{"code":1202,"message":"Somebody else holds the chain, and the rule keeps it there\#
  . Nothing was done.","data":{"kind":"purchaseHeldByAnother","retryable":false}},{"code":1300\#
  ,"message":"The key was used within 24 hours for the same method with other params.","data":\#
  {"kind":"idempotencyConflict","retryable":false}},{"code":1400,"message":"There is no room f\#
  or the write. Nothing was changed; reading goes on.","data":{"kind":"storageFull","retryable\#
  ":true}},{"code":1401,"message":"The write may not have reached the disk. The daemon ends, a\#
  nd what it finds at its next start is the truth.","data":{"kind":"storageFailed","retryable"\#
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
  ","originalTransactionId":"1000"}}}}},{"name":"by somebody logged in","x-given":[{"method":"\#
  project.define","params":{"products":{"monthly":{"kind":"subscription","entitlements":["prem\#
  ium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"devic\#
  e":"iphone"}},{"method":"identify","params":{"device":"iphone","userId":"user_id_1"}}],"para\#
  ms":[{"name":"device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store"\#
  ,"value":"appStore"},{"name":"transactionId","value":"1000"},{"name":"expiresAt","value":"20\#
  26-02-01T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore",\#
  "originalTransactionId":"1000","transactionId":"1000","product":"monthly","kind":"subscripti\#
  on","state":"active","holders":["{{anonymous}}","user_id_1"],"device":"iphone","storeAccount\#
  ":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z\#
  ","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","enviro\#
  nment":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offe\#
  rCode":null,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billing\#
  Retry":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transact\#
  ions":[{"transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026\#
  -01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]},"created":true,"outcome":"re\#
  corded","entitlements":{"premium":{"id":"premium","active":true,"state":"active","productId"\#
  :"monthly","source":"appStore","renewState":"willRenew","grantType":"purchase","periodType":\#
  "normal","startedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","grac\#
  ePeriodExpiresAt":null,"firstPurchasedAt":"2026-01-01T00:00:00.000Z","lastPurchasedAt":"2026\#
  -01-01T00:00:00.000Z","trialStartedAt":null,"autoRenewDisabledAt":null,"renewsCount":0,"envi\#
  ronment":"production","store":"appStore","transactionId":"1000","originalTransactionId":"100\#
  0"}}}}},{"name":"a renewal","x-given":[{"method":"project.define","params":{"products":{"mon\#
  thly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:0\#
  0:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","params\#
  ":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","purchase\#
  dAt":"2025-11-15T00:00:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"}}],"params":[{"name":\#
  "device","value":"iphone"},{"name":"product","value":"monthly"},{"name":"store","value":"app\#
  Store"},{"name":"transactionId","value":"1001"},{"name":"originalTransactionId","value":"100\#
  0"},{"name":"purchasedAt","value":"2025-12-15T00:00:00.000Z"},{"name":"expiresAt","value":"2\#
  026-01-15T00:00:00.000Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore"\#
  ,"originalTransactionId":"1000","transactionId":"1001","product":"monthly","kind":"subscript\#
  ion","state":"active","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"pur\#
  chasedAt":"2025-12-15T00:00:00.000Z","firstPurchasedAt":"2025-11-15T00:00:00.000Z","expiresA\#
  t":"2026-01-15T00:00:00.000Z","trialStartedAt":null,"periodType":"normal","environment":"pro\#
  duction","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCode":null\#
  ,"autoRenew":true,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":fals\#
  e,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":1,"transactions":[{"tr\#
  ansactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2025-11-15T00:0\#
  0:00.000Z","expiresAt":"2025-12-15T00:00:00.000Z"},{"transactionId":"1001","product":"monthl\#
  y","periodType":"normal","purchasedAt":"2025-12-15T00:00:00.000Z","expiresAt":"2026-01-15T00\#
  :00:00.000Z"}]},"created":false,"outcome":"renewed","entitlements":{"premium":{"id":"premium\#
  ","active":true,"state":"active","productId":"monthly","source":"appStore","renewState":"wil\#
  lRenew","grantType":"purchase","periodType":"normal","startedAt":"2025-11-15T00:00:00.000Z",\#
  "expiresAt":"2026-01-15T00:00:00.000Z","gracePeriodExpiresAt":null,"firstPurchasedAt":"2025-\#
  11-15T00:00:00.000Z","lastPurchasedAt":"2025-12-15T00:00:00.000Z","trialStartedAt":null,"aut\#
  oRenewDisabledAt":null,"renewsCount":1,"environment":"production","store":"appStore","transa\#
  ctionId":"1001","originalTransactionId":"1000"}}}}},{"name":"a product that the catalogue do\#
  es not know","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"\#
  subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}}],\#
  "params":[{"name":"userId","value":"user_id_1"},{"name":"product","value":"montly"},{"name":\#
  "store","value":"stripe"},{"name":"transactionId","value":"pi_1"}],"result":{"name":"result"\#
  ,"value":{"purchase":{"store":"stripe","originalTransactionId":"pi_1","transactionId":"pi_1"\#
  ,"product":"montly","kind":"nonConsumable","state":"active","holders":["user_id_1"],"device"\#
  :null,"storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-\#
  01-01T00:00:00.000Z","expiresAt":null,"trialStartedAt":null,"periodType":"normal","environme\#
  nt":"production","isFamilyShared":false,"price":null,"currency":null,"country":null,"offerCo\#
  de":null,"autoRenew":false,"autoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRe\#
  try":false,"pausedUntil":null,"refundedAt":null,"revokedAt":null,"renewsCount":0,"transactio\#
  ns":[{"transactionId":"pi_1","product":"montly","periodType":"normal","purchasedAt":"2026-01\#
  -01T00:00:00.000Z","expiresAt":null}]},"created":true,"outcome":"recorded","entitlements":{}\#
  ,"warnings":[{"kind":"unknownProduct","message":"{{any}}","nearest":["monthly"]}]}}}]},{"nam\#
  e":"purchase.update","summary":"Takes in what a store tells of a purchase besides its transa\#
  ctions.","x-role":"write","x-since":1,"paramStructure":"either","params":[{"name":"store","r\#
  equired":true,"summary":"Where it was bought.","schema":{"$ref":"#/components/schemas/Store"\#
  }},{"name":"originalTransactionId","required":true,"summary":"The first transaction of its c\#
  hain.","schema":{"$ref":"#/components/schemas/TransactionId"}},{"name":"expiresAt","required\#
  ":false,"summary":"Another last moment of the period; null: no end.","schema":{"$ref":"#/com\#
  ponents/schemas/NullableMoment"}},{"name":"autoRenew","required":false,"summary":"Whether it\#
   renews by itself; null is true.","schema":{"type":["boolean","null"]}},{"name":"gracePeriod\#
  ExpiresAt","required":false,"summary":"The last moment of the grace period; null: there is n\#
  one.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"billingRetry","requi\#
  red":false,"summary":"Whether the store still tries to get its money; null is false.","schem\#
  a":{"type":["boolean","null"]}},{"name":"pausedUntil","required":false,"summary":"The moment\#
   at which a pause is over; null: there is none.","schema":{"$ref":"#/components/schemas/Null\#
  ableMoment"}},{"name":"refundedAt","required":false,"summary":"When the money was given back\#
  ; null: it was not.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"revok\#
  edAt","required":false,"summary":"When it was taken away, as when family sharing ends; null:\#
   it was not.","schema":{"$ref":"#/components/schemas/NullableMoment"}},{"name":"product","re\#
  quired":false,"summary":"The product from now on: a change of plan.","schema":{"$ref":"#/com\#
  ponents/schemas/ProductId"}},{"name":"project","required":false,"summary":"The project to wo\#
  rk in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}},{"name":"dry\#
  Run","required":false,"summary":"Answer as if it were done, with the events that it would ca\#
  use, and change nothing.","schema":{"type":"boolean","default":false}},{"name":"idempotencyK\#
  ey","required":false,"summary":"The same key with the same params again gives the stored res\#
  ult.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"result":{"name":"result","s\#
  chema":{"type":"object","properties":{"purchase":{"$ref":"#/components/schemas/Purchase"},"w\#
  arnings":{"description":"Only there when there are any.","type":"array","items":{"$ref":"#/c\#
  omponents/schemas/Warning"}},"dryRun":{"description":"Only there, and true, in a dry run.","\#
  type":"boolean"},"events":{"description":"Only in a dry run: what would be told.","type":"ar\#
  ray","items":{"$ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, a\#
  nd true, when an idempotency key gave the stored result.","type":"boolean"}},"required":["pu\#
  rchase"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of its bounds; or two that exclude each other came together. `field` points to it\#
  ; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidPara\#
  ms","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the m\#
  ethod. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1200,"message":"There is no such projec\#
  t.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"message":"The project \#
  has no chain with this store and originalTransactionId. Nothing was done.","data":{"kind":"u\#
  nknownPurchase","retryable":false}},{"code":1300,"message":"The key was used within 24 hours\#
   for the same method with other params.","data":{"kind":"idempotencyConflict","retryable":fa\#
  lse}},{"code":1400,"message":"There is no room for the write. Nothing was changed; reading g\#
  oes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write m\#
  ay not have reached the disk. The daemon ends, and what it finds at its next start is the tr\#
  uth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"auto-renew tu\#
  rned off","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"sub\#
  scription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"me\#
  thod":"install","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphon\#
  e","product":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:\#
  00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"originalTransactionId"\#
  ,"value":"1000"},{"name":"autoRenew","value":false}],"result":{"name":"result","value":{"pur\#
  chase":{"store":"appStore","originalTransactionId":"1000","transactionId":"1000","product":"\#
  monthly","kind":"subscription","state":"active","holders":["{{anonymous}}"],"device":"iphone\#
  ","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","firstPurchasedAt":"2026-01-0\#
  1T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialStartedAt":null,"periodType":"\#
  normal","environment":"production","isFamilyShared":false,"price":null,"currency":null,"coun\#
  try":null,"offerCode":null,"autoRenew":false,"autoRenewDisabledAt":"2026-01-01T00:00:00.000Z\#
  ","gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,"rev\#
  okedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly","pe\#
  riodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00\#
  .000Z"}]}}}},{"name":"a refund","x-given":[{"method":"project.define","params":{"products":{\#
  "monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T\#
  00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"purchase","pa\#
  rams":{"device":"iphone","product":"monthly","store":"appStore","transactionId":"1000","expi\#
  resAt":"2026-02-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"name":"\#
  originalTransactionId","value":"1000"},{"name":"refundedAt","value":"2026-01-01T00:00:00.000\#
  Z"}],"result":{"name":"result","value":{"purchase":{"store":"appStore","originalTransactionI\#
  d":"1000","transactionId":"1000","product":"monthly","kind":"subscription","state":"refunded\#
  ","holders":["{{anonymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-0\#
  1T00:00:00.000Z","firstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00\#
  :00.000Z","trialStartedAt":null,"periodType":"normal","environment":"production","isFamilySh\#
  ared":false,"price":null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"a\#
  utoRenewDisabledAt":null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null\#
  ,"refundedAt":"2026-01-01T00:00:00.000Z","revokedAt":null,"renewsCount":0,"transactions":[{"\#
  transactionId":"1000","product":"monthly","periodType":"normal","purchasedAt":"2026-01-01T00\#
  :00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z"}]}}}},{"name":"a refund that was none","\#
  x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscription",\#
  "entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":"inst\#
  all","params":{"device":"iphone"}},{"method":"purchase","params":{"device":"iphone","product\#
  ":"monthly","store":"appStore","transactionId":"1000","expiresAt":"2026-02-01T00:00:00.000Z"\#
  }},{"method":"purchase.update","params":{"store":"appStore","originalTransactionId":"1000","\#
  refundedAt":"2026-01-01T00:00:00.000Z"}}],"params":[{"name":"store","value":"appStore"},{"na\#
  me":"originalTransactionId","value":"1000"},{"name":"refundedAt","value":null}],"result":{"n\#
  ame":"result","value":{"purchase":{"store":"appStore","originalTransactionId":"1000","transa\#
  ctionId":"1000","product":"monthly","kind":"subscription","state":"active","holders":["{{ano\#
  nymous}}"],"device":"iphone","storeAccount":null,"purchasedAt":"2026-01-01T00:00:00.000Z","f\#
  irstPurchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:00:00.000Z","trialSta\#
  rtedAt":null,"periodType":"normal","environment":"production","isFamilyShared":false,"price"\#
  :null,"currency":null,"country":null,"offerCode":null,"autoRenew":true,"autoRenewDisabledAt"\#
  :null,"gracePeriodExpiresAt":null,"billingRetry":false,"pausedUntil":null,"refundedAt":null,\#
  "revokedAt":null,"renewsCount":0,"transactions":[{"transactionId":"1000","product":"monthly"\#
  ,"periodType":"normal","purchasedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-02-01T00:0\#
  0:00.000Z"}]}}}}]},{"name":"restore","summary":"Brings what the store account of a device ha\#
  s bought to its current user.","x-role":"write","x-since":1,"paramStructure":"either","param\#
  s":[{"name":"device","required":true,"summary":"The device.","schema":{"$ref":"#/components/\#
  schemas/DeviceId"}},{"name":"purchases","required":false,"summary":"Exactly these, whoever's\#
   account they came from; an empty list restores nothing.","schema":{"type":"array","items":{\#
  "$ref":"#/components/schemas/PurchaseName"},"maxItems":1000}},{"name":"project","required":f\#
  alse,"summary":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","\#
  default":"default"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done,\#
   with the events that it would cause, and change nothing.","schema":{"type":"boolean","defau\#
  lt":false}},{"name":"idempotencyKey","required":false,"summary":"The same key with the same \#
  params again gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey\#
  "}}],"result":{"name":"result","schema":{"type":"object","properties":{"user":{"$ref":"#/com\#
  ponents/schemas/User"},"restored":{"description":"All that the user now holds and did not be\#
  fore.","type":"array","items":{"$ref":"#/components/schemas/Move"}},"transferred":{"descript\#
  ion":"Those of them that somebody lost.","type":"array","items":{"$ref":"#/components/schema\#
  s/Move"}},"refused":{"description":"What stays where it is.","type":"array","items":{"$ref":\#
  "#/components/schemas/Refusal"}},"entitlements":{"$ref":"#/components/schemas/Entitlements",\#
  "description":"What the user may use now."},"warnings":{"description":"Only there when there\#
   are any.","type":"array","items":{"$ref":"#/components/schemas/Warning"}},"dryRun":{"descri\#
  ption":"Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only\#
   in a dry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Eve\#
  nt"}},"replayed":{"description":"Only there, and true, when an idempotency key gave the stor\#
  ed result.","type":"boolean"}},"required":["user","restored","transferred","refused","entitl\#
  ements"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong t\#
  ype or out of its bounds; or two that exclude each other came together. `field` points to it\#
  ; `nearest` lists the names that an unknown one may have meant.","data":{"kind":"invalidPara\#
  ms","retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the m\#
  ethod. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"\#
  kind":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such\#
   device.","data":{"kind":"unknownDevice","retryable":false}},{"code":1200,"message":"There i\#
  s no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1201,"messag\#
  e":"The project has no chain with this store and originalTransactionId. Nothing was done.","\#
  data":{"kind":"unknownPurchase","retryable":false}},{"code":1300,"message":"The key was used\#
   within 24 hours for the same method with other params.","data":{"kind":"idempotencyConflict\#
  ","retryable":false}},{"code":1400,"message":"There is no room for the write. Nothing was ch\#
  anged; reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"messa\#
  ge":"The write may not have reached the disk. The daemon ends, and what it finds at its next\#
   start is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name\#
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
  ,"params":[{"name":"device","required":false,"summary":"The device.","schema":{"$ref":"#/com\#
  ponents/schemas/DeviceId"}},{"name":"userId","required":false,"summary":"A user, instead of \#
  a device.","schema":{"$ref":"#/components/schemas/UserId"}},{"name":"entitlement","required"\#
  :true,"summary":"What was granted.","schema":{"$ref":"#/components/schemas/EntitlementId"}},\#
  {"name":"project","required":false,"summary":"The project to work in.","schema":{"$ref":"#/c\#
  omponents/schemas/ProjectId","default":"default"}},{"name":"dryRun","required":false,"summar\#
  y":"Answer as if it were done, with the events that it would cause, and change nothing.","sc\#
  hema":{"type":"boolean","default":false}},{"name":"idempotencyKey","required":false,"summary\#
  ":"The same key with the same params again gives the stored result.","schema":{"$ref":"#/com\#
  ponents/schemas/IdempotencyKey"}}],"x-exactly-one":[["device"],["userId"]],"result":{"name":\#
  "result","schema":{"type":"object","properties":{"entitlement":{"$ref":"#/components/schemas\#
  /Entitlement","description":"As it stands now, whatever gives it."},"dryRun":{"description":\#
  "Only there, and true, in a dry run.","type":"boolean"},"events":{"description":"Only in a d\#
  ry run: what would be told.","type":"array","items":{"$ref":"#/components/schemas/Event"}},"\#
  replayed":{"description":"Only there, and true, when an idempotency key gave the stored resu\#
  lt.","type":"boolean"}},"required":["entitlement"]}},"errors":[{"code":-32602,"message":"A p\#
  arameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude each\#
   other came together. `field` points to it; `nearest` lists the names that an unknown one ma\#
  y have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"Th\#
  e peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a st\#
  ranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}},{"cod\#
  e":1100,"message":"The project has no such device.","data":{"kind":"unknownDevice","retryabl\#
  e":false}},{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUse\#
  r","retryable":false}},{"code":1102,"message":"The id is one that nobody may have: the empty\#
   one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId","retryable":\#
  false}},{"code":1103,"message":"The id has more Unicode scalars than the project's `userIdLe\#
  ngthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":1200,"message":"There \#
  is no such project.","data":{"kind":"unknownProject","retryable":false}},{"code":1204,"messa\#
  ge":"What is to be revoked was bought, or nobody granted it, or the grant is over.","data":{\#
  "kind":"notAManualGrant","retryable":false}},{"code":1300,"message":"The key was used within\#
   24 hours for the same method with other params.","data":{"kind":"idempotencyConflict","retr\#
  yable":false}},{"code":1400,"message":"There is no room for the write. Nothing was changed; \#
  reading goes on.","data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"Th\#
  e write may not have reached the disk. The daemon ends, and what it finds at its next start \#
  is the truth.","data":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"a gr\#
  ant","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}},{"method":"grant","params":{"device":"iphone","enti\#
  tlement":"premium"}}],"params":[{"name":"device","value":"iphone"},{"name":"entitlement","va\#
  lue":"premium"}],"result":{"name":"result","value":{"entitlement":{"id":"premium","active":f\#
  alse,"state":"revoked","productId":null,"source":"manual","renewState":"nonRenewable","grant\#
  Type":"manual","periodType":null,"startedAt":"2026-01-01T00:00:00.000Z","expiresAt":null,"gr\#
  acePeriodExpiresAt":null,"firstPurchasedAt":null,"lastPurchasedAt":null,"trialStartedAt":nul\#
  l,"autoRenewDisabledAt":null,"renewsCount":0,"environment":null,"store":null,"transactionId"\#
  :null,"originalTransactionId":null}}}}]},{"name":"rpc.discover","summary":"Gives this protoc\#
  ol as an OpenRPC document.","x-role":"read","x-since":1,"paramStructure":"either","params":[\#
  ],"result":{"name":"result","schema":{"description":"The OpenRPC document, with `x-role` on \#
  every method.","type":"object","properties":{"openrpc":{"type":"string"},"info":{"type":"obj\#
  ect"},"methods":{"type":"array","items":{"type":"object"}},"components":{"type":"object"}},"\#
  required":["openrpc","info","methods","components"]}},"errors":[{"code":-32602,"message":"A \#
  parameter is missing, unknown, of a wrong type or out of its bounds; or two that exclude eac\#
  h other came together. `field` points to it; `nearest` lists the names that an unknown one m\#
  ay have meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"T\#
  he peer's role does not reach that of the method. `uid` and `role` are the peer's (null: a s\#
  tranger), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}}],"ex\#
  amples":[{"name":"the document","params":[],"result":{"name":"result","value":{"openrpc":"{{\#
  any}}","info":"{{any}}","methods":"{{any}}","components":"{{any}}"}}}]},{"name":"server.desc\#
  ribe","summary":"Lists the methods, or describes one.","x-role":"read","x-since":1,"paramStr\#
  ucture":"either","params":[{"name":"method","required":false,"summary":"Its name.","schema":\#
  {"type":"string"}}],"result":{"name":"result","schema":{"type":"object","properties":{"metho\#
  ds":{"description":"Without `method`: all of them, in the order of their names.","type":"arr\#
  ay","items":{"$ref":"#/components/schemas/MethodSummary"}},"method":{"description":"With `me\#
  thod`: its entry of the OpenRPC document.","type":"object"}},"required":[]}},"errors":[{"cod\#
  e":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; \#
  or two that exclude each other came together. `field` points to it; `nearest` lists the name\#
  s that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"\#
  code":1000,"message":"The peer's role does not reach that of the method. `uid` and `role` ar\#
  e the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","\#
  retryable":false}}],"examples":[{"name":"all methods","params":[],"result":{"name":"result",\#
  "value":{"methods":"{{any}}"}}},{"name":"one method","params":[{"name":"method","value":"log\#
  out"}],"result":{"name":"result","value":{"method":"{{any}}"}}}]},{"name":"server.info","sum\#
  mary":"Tells what daemon this is, its limits, and how it sees the caller.","x-role":"read","\#
  x-since":1,"paramStructure":"either","params":[],"result":{"name":"result","schema":{"type":\#
  "object","properties":{"version":{"type":"string"},"protocol":{"description":"The version of\#
   this protocol.","type":"integer"},"limits":{"$ref":"#/components/schemas/Limits"},"uptimeMs\#
  ":{"type":"integer","minimum":0},"peer":{"$ref":"#/components/schemas/Peer"}},"required":["v\#
  ersion","protocol","limits","uptimeMs","peer"]}},"errors":[{"code":-32602,"message":"A param\#
  eter is missing, unknown, of a wrong type or out of its bounds; or two that exclude each oth\#
  er came together. `field` points to it; `nearest` lists the names that an unknown one may ha\#
  ve meant.","data":{"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The pe\#
  er's role does not reach that of the method. `uid` and `role` are the peer's (null: a strang\#
  er), `needed` the method's.","data":{"kind":"permissionDenied","retryable":false}}],"example\#
  s":[{"name":"plain","params":[],"result":{"name":"result","value":{"version":"{{any}}","prot\#
  ocol":1,"limits":"{{any}}","uptimeMs":"{{any}}","peer":{"uid":"{{any}}","gid":"{{any}}","pid\#
  ":"{{any}}","role":"admin"}}}}]},{"name":"server.ping","summary":"Answers, to show that the \#
  daemon does.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"echo"\#
  ,"required":false,"summary":"Comes back as it is.","schema":{"description":"Any JSON value."\#
  }}],"result":{"name":"result","schema":{"type":"object","properties":{"pong":{"description":\#
  "Always true.","type":"boolean"},"now":{"$ref":"#/components/schemas/Moment","description":"\#
  By the system's clock."},"echo":{"description":"What was given; not there when nothing was."\#
  }},"required":["pong","now"]}},"errors":[{"code":-32602,"message":"A parameter is missing, u\#
  nknown, of a wrong type or out of its bounds; or two that exclude each other came together. \#
  `field` points to it; `nearest` lists the names that an unknown one may have meant.","data":\#
  {"kind":"invalidParams","retryable":false}},{"code":1000,"message":"The peer's role does not\#
   reach that of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the \#
  method's.","data":{"kind":"permissionDenied","retryable":false}}],"examples":[{"name":"plain\#
  ","params":[],"result":{"name":"result","value":{"pong":true,"now":"{{any}}"}}},{"name":"wit\#
  h an echo","params":[{"name":"echo","value":["hello",1]}],"result":{"name":"result","value":\#
  {"pong":true,"now":"{{any}}","echo":["hello",1]}}}]},{"name":"setUserProperty","summary":"Ke\#
  eps a word about a user for other systems; and never changes access.","x-role":"write","x-si\#
  nce":1,"paramStructure":"either","params":[{"name":"device","required":false,"summary":"The \#
  device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name":"userId","required":fals\#
  e,"summary":"A user, instead of a device.","schema":{"$ref":"#/components/schemas/UserId"}},\#
  {"name":"key","required":true,"summary":"Its name; the reserved ones of other systems, such \#
  as $email, are names like any other.","schema":{"$ref":"#/components/schemas/PropertyKey"}},\#
  {"name":"value","required":true,"summary":"What it is now; an empty one removes it.","schema\#
  ":{"$ref":"#/components/schemas/PropertyValue"}},{"name":"project","required":false,"summary\#
  ":"The project to work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"def\#
  ault"}},{"name":"dryRun","required":false,"summary":"Answer as if it were done, with the eve\#
  nts that it would cause, and change nothing.","schema":{"type":"boolean","default":false}},{\#
  "name":"idempotencyKey","required":false,"summary":"The same key with the same params again \#
  gives the stored result.","schema":{"$ref":"#/components/schemas/IdempotencyKey"}}],"x-exact\#
  ly-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","propert\#
  ies":{"userId":{"$ref":"#/components/schemas/UserId","description":"The current user's id."}\#
  ,"key":{"$ref":"#/components/schemas/PropertyKey"},"value":{"$ref":"#/components/schemas/Pro\#
  pertyValue"},"dryRun":{"description":"Only there, and true, in a dry run.","type":"boolean"}\#
  ,"events":{"description":"Only in a dry run: what would be told.","type":"array","items":{"$\#
  ref":"#/components/schemas/Event"}},"replayed":{"description":"Only there, and true, when an\#
   idempotency key gave the stored result.","type":"boolean"}},"required":["userId","key","val\#
  ue"]}},"errors":[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type \#
  or out of its bounds; or two that exclude each other came together. `field` points to it; `n\#
  earest` lists the names that an unknown one may have meant.","data":{"kind":"invalidParams",\#
  "retryable":false}},{"code":1000,"message":"The peer's role does not reach that of the metho\#
  d. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.","data":{"kind\#
  ":"permissionDenied","retryable":false}},{"code":1100,"message":"The project has no such dev\#
  ice.","data":{"kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project\#
   has no such user.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":\#
  "The id is one that nobody may have: the empty one, or one of the project's `blockedUserIds`\#
  .","data":{"kind":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has mor\#
  e Unicode scalars than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","ret\#
  ryable":false}},{"code":1200,"message":"There is no such project.","data":{"kind":"unknownPr\#
  oject","retryable":false}},{"code":1300,"message":"The key was used within 24 hours for the \#
  same method with other params.","data":{"kind":"idempotencyConflict","retryable":false}},{"c\#
  ode":1400,"message":"There is no room for the write. Nothing was changed; reading goes on.",\#
  "data":{"kind":"storageFull","retryable":true}},{"code":1401,"message":"The write may not ha\#
  ve reached the disk. The daemon ends, and what it finds at its next start is the truth.","da\#
  ta":{"kind":"storageFailed","retryable":false}}],"examples":[{"name":"one's own id for someb\#
  ody","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscrip\#
  tion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method"\#
  :"install","params":{"device":"iphone"}}],"params":[{"name":"device","value":"iphone"},{"nam\#
  e":"key","value":"_q_custom_user_id"},{"name":"value","value":"yourSideUserId"}],"result":{"\#
  name":"result","value":{"userId":"{{anonymous}}","key":"_q_custom_user_id","value":"yourSide\#
  UserId"}}}]},{"name":"userInfo","summary":"Tells who the user of a device is, or whom an id \#
  reaches.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","\#
  required":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{\#
  "name":"userId","required":false,"summary":"A user, instead of a device.","schema":{"$ref":"\#
  #/components/schemas/UserId"}},{"name":"project","required":false,"summary":"The project to \#
  work in.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactl\#
  y-one":[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properti\#
  es":{"user":{"$ref":"#/components/schemas/User"}},"required":["user"]}},"errors":[{"code":-3\#
  2602,"message":"A parameter is missing, unknown, of a wrong type or out of its bounds; or tw\#
  o that exclude each other came together. `field` points to it; `nearest` lists the names tha\#
  t an unknown one may have meant.","data":{"kind":"invalidParams","retryable":false}},{"code"\#
  :1000,"message":"The peer's role does not reach that of the method. `uid` and `role` are the\#
   peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDenied","retry\#
  able":false}},{"code":1100,"message":"The project has no such device.","data":{"kind":"unkno\#
  wnDevice","retryable":false}},{"code":1101,"message":"The project has no such user.","data":\#
  {"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one that nobody \#
  may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedU\#
  serId","retryable":false}},{"code":1103,"message":"The id has more Unicode scalars than the \#
  project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},{"code":120\#
  0,"message":"There is no such project.","data":{"kind":"unknownProject","retryable":false}}]\#
  ,"examples":[{"name":"by device","x-given":[{"method":"project.define","params":{"products":\#
  {"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manual":"2026-01-01\#
  T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method":"identify","p\#
  arams":{"device":"iphone","userId":"user_id_1"}}],"params":[{"name":"device","value":"iphone\#
  "}],"result":{"name":"result","value":{"user":{"id":"user_id_1","anonymousId":"{{anonymous}}\#
  ","identityId":"user_id_1","customerId":"{{customer}}","aliases":["user_id_1"],"device":"iph\#
  one","createdAt":"2026-01-01T00:00:00.000Z","environment":"production"}}}},{"name":"by user \#
  id","x-given":[{"method":"project.define","params":{"products":{"monthly":{"kind":"subscript\#
  ion","entitlements":["premium"]}},"clock":{"manual":"2026-01-01T00:00:00.000Z"}}},{"method":\#
  "install","params":{"device":"iphone"}},{"method":"identify","params":{"device":"iphone","us\#
  erId":"user_id_1"}}],"params":[{"name":"userId","value":"user_id_1"}],"result":{"name":"resu\#
  lt","value":{"user":{"id":"user_id_1","anonymousId":null,"identityId":"user_id_1","customerI\#
  d":"{{customer}}","aliases":["user_id_1"],"createdAt":"2026-01-01T00:00:00.000Z","environmen\#
  t":"production"}}}}]},{"name":"userProperties","summary":"Tells what setUserProperty has kep\#
  t.","x-role":"read","x-since":1,"paramStructure":"either","params":[{"name":"device","requir\#
  ed":false,"summary":"The device.","schema":{"$ref":"#/components/schemas/DeviceId"}},{"name"\#
  :"userId","required":false,"summary":"A user, instead of a device.","schema":{"$ref":"#/comp\#
  onents/schemas/UserId"}},{"name":"project","required":false,"summary":"The project to work i\#
  n.","schema":{"$ref":"#/components/schemas/ProjectId","default":"default"}}],"x-exactly-one"\#
  :[["device"],["userId"]],"result":{"name":"result","schema":{"type":"object","properties":{"\#
  properties":{"$ref":"#/components/schemas/Properties"}},"required":["properties"]}},"errors"\#
  :[{"code":-32602,"message":"A parameter is missing, unknown, of a wrong type or out of its b\#
  ounds; or two that exclude each other came together. `field` points to it; `nearest` lists t\#
  he names that an unknown one may have meant.","data":{"kind":"invalidParams","retryable":fal\#
  se}},{"code":1000,"message":"The peer's role does not reach that of the method. `uid` and `r\#
  ole` are the peer's (null: a stranger), `needed` the method's.","data":{"kind":"permissionDe\#
  nied","retryable":false}},{"code":1100,"message":"The project has no such device.","data":{"\#
  kind":"unknownDevice","retryable":false}},{"code":1101,"message":"The project has no such us\#
  er.","data":{"kind":"unknownUser","retryable":false}},{"code":1102,"message":"The id is one \#
  that nobody may have: the empty one, or one of the project's `blockedUserIds`.","data":{"kin\#
  d":"blockedUserId","retryable":false}},{"code":1103,"message":"The id has more Unicode scala\#
  rs than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}}\#
  ,{"code":1200,"message":"There is no such project.","data":{"kind":"unknownProject","retryab\#
  le":false}}],"examples":[{"name":"two of them","x-given":[{"method":"project.define","params\#
  ":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"manua\#
  l":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}},{"method"\#
  :"setUserProperty","params":{"device":"iphone","key":"$email","value":"ann@example.org"}},{"\#
  method":"setUserProperty","params":{"device":"iphone","key":"plan","value":"b"}}],"params":[\#
  {"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{"$email\#
  ":"ann@example.org","plan":"b"}}}},{"name":"none","x-given":[{"method":"project.define","par\#
  ams":{"products":{"monthly":{"kind":"subscription","entitlements":["premium"]}},"clock":{"ma\#
  nual":"2026-01-01T00:00:00.000Z"}}},{"method":"install","params":{"device":"iphone"}}],"para\#
  ms":[{"name":"device","value":"iphone"}],"result":{"name":"result","value":{"properties":{}}\#
  }}]}],"components":{"schemas":{"AppId":{"description":"An app of the project, such as a bund\#
  le id.","type":"string","minLength":1,"maxLength":255},"Attributes":{"description":"Up to 20\#
   strings of the caller's own, told again in the events of this purchase.","type":"object","m\#
  axProperties":20,"propertyNames":{"minLength":1,"maxLength":80},"additionalProperties":{"typ\#
  e":"string","maxLength":500}},"Catalogue":{"description":"From a product's id to the product\#
  .","type":"object","propertyNames":{"$ref":"#/components/schemas/ProductId"},"additionalProp\#
  erties":{"$ref":"#/components/schemas/Product"},"maxProperties":10000},"Cause":{"description\#
  ":"Either a request (`method`, and its `id` as it came; no `id` for a notification), or `clo\#
  ck`: something came due by itself.","type":"object","properties":{"method":{"type":"string"}\#
  ,"id":{"type":["string","number","null"]},"clock":{"type":"boolean"}}},"Clock":{"description\#
  ":"Whose time the project lives in.","type":"object","properties":{"kind":{"type":"string","\#
  enum":["system","manual"]},"now":{"$ref":"#/components/schemas/Moment","description":"Only f\#
  or a manual clock."}},"required":["kind"]},"ClockChoice":{"description":"`system`; `manual`,\#
   which begins now; or the moment at which a manual clock begins.","anyOf":[{"type":"string",\#
  "enum":["system","manual"]},{"type":"object","properties":{"manual":{"$ref":"#/components/sc\#
  hemas/Moment"}},"required":["manual"],"additionalProperties":false}]},"Country":{"descriptio\#
  n":"A country code of two or three letters, kept as it came.","type":"string","pattern":"^[A\#
  -Za-z]{2,3}$"},"Counts":{"description":"How much a project holds.","type":"object","properti\#
  es":{"devices":{"type":"integer","minimum":0},"users":{"type":"integer","minimum":0},"custom\#
  ers":{"type":"integer","minimum":0},"purchases":{"type":"integer","minimum":0},"events":{"ty\#
  pe":"integer","minimum":0}},"required":["devices","users","customers","purchases","events"]}\#
  ,"Currency":{"description":"A currency code of three letters, kept as it came.","type":"stri\#
  ng","pattern":"^[A-Za-z]{3}$"},"Cursor":{"description":"A place in a project's events: the r\#
  unning number of the last event before it. \"0\" is the place before the first.","type":"str\#
  ing","pattern":"^(0|[1-9][0-9]{0,18})$"},"DeviceId":{"description":"One install of one app. \#
  A reinstall is a new device.","type":"string","minLength":1,"maxLength":255},"Duration":{"de\#
  scription":"ISO 8601: P1M, P7D, PT1H30M. Whole numbers of Y, M, W, D and, after a T, of H, M\#
  , S, of which the seconds may have a fraction. A month ends on the same day of the next mont\#
  h, or on its last one.","type":"string","format":"duration"},"Entitlement":{"description":"W\#
  hat a user may use, and why. One purchase or grant, the winner, supplies every member. Of an\#
   entitlement that the user never had all are null but `id`, `active` (false), `renewState` (\#
  unknown) and `renewsCount` (0).","type":"object","properties":{"id":{"$ref":"#/components/sc\#
  hemas/EntitlementId"},"active":{"type":"boolean"},"state":{"$ref":"#/components/schemas/Stat\#
  e"},"productId":{"description":"The product that gives it; null for a grant.","type":["strin\#
  g","null"]},"source":{"description":"The store, or `manual` for a grant.","type":["string","\#
  null"]},"renewState":{"type":"string","enum":["willRenew","canceled","billingIssue","nonRene\#
  wable","unknown"]},"grantType":{"type":["string","null"],"enum":["purchase","familySharing",\#
  "offerCode","manual",null]},"periodType":{"type":["string","null"],"enum":["normal","trial",\#
  "intro",null]},"startedAt":{"$ref":"#/components/schemas/NullableMoment"},"expiresAt":{"$ref\#
  ":"#/components/schemas/NullableMoment","description":"Null where there is no end."},"graceP\#
  eriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment"},"firstPurchasedAt":{"$ref":"#\#
  /components/schemas/NullableMoment"},"lastPurchasedAt":{"$ref":"#/components/schemas/Nullabl\#
  eMoment"},"trialStartedAt":{"$ref":"#/components/schemas/NullableMoment"},"autoRenewDisabled\#
  At":{"$ref":"#/components/schemas/NullableMoment"},"renewsCount":{"type":"integer","minimum"\#
  :0},"environment":{"type":["string","null"],"enum":["production","sandbox",null]},"store":{"\#
  description":"Null for a grant.","type":["string","null"]},"transactionId":{"description":"N\#
  ull for a grant.","type":["string","null"]},"originalTransactionId":{"description":"Null for\#
   a grant.","type":["string","null"]}},"required":["id","active","state","productId","source"\#
  ,"renewState","grantType","periodType","startedAt","expiresAt","gracePeriodExpiresAt","first\#
  PurchasedAt","lastPurchasedAt","trialStartedAt","autoRenewDisabledAt","renewsCount","environ\#
  ment","store","transactionId","originalTransactionId"]},"EntitlementId":{"description":"What\#
   a user may use.","type":"string","minLength":1,"maxLength":255},"Entitlements":{"descriptio\#
  n":"From an entitlement's id to the entitlement, inactive ones too.","type":"object","additi\#
  onalProperties":{"$ref":"#/components/schemas/Entitlement"}},"Event":{"description":"Somethi\#
  ng that happened in a project. What else stands in it depends on its kind; see rules.md.","t\#
  ype":"object","properties":{"cursor":{"$ref":"#/components/schemas/Cursor","description":"Th\#
  e project's running number; not there in a dry run."},"id":{"description":"Made up; never th\#
  e same twice.","type":"string"},"kind":{"$ref":"#/components/schemas/EventKind"},"at":{"$ref\#
  ":"#/components/schemas/Moment"},"project":{"$ref":"#/components/schemas/ProjectId"},"user":\#
  {"$ref":"#/components/schemas/UserId","description":"The customerId of the one whom it is ab\#
  out; not there in clockAdvanced, which is about nobody."},"userId":{"$ref":"#/components/sch\#
  emas/UserId","description":"There when that one is identified."},"anonymousId":{"$ref":"#/co\#
  mponents/schemas/UserId","description":"There when that one is anonymous; beside userId in i\#
  dentified and loggedOut, where it is the device's anonymous user, the new one after a rotati\#
  on."},"cause":{"$ref":"#/components/schemas/Cause"},"device":{"description":"userCreated, id\#
  entified, loggedOut, purchaseRecorded, purchaseRenewed, purchaseUpdated, purchaseExpired, an\#
  d what comes of a purchase: the device, null where there is none.","type":["string","null"]}\#
  ,"outcome":{"description":"identified: what identify answered.","type":"string","enum":["att\#
  ached","aliased","moved","switched"]},"from":{"description":"Of a move: who held the purchas\#
  e before.","type":"array","items":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/co\#
  mponents/schemas/UserId","description":"Of a move: who holds it now."},"shared":{"descriptio\#
  n":"Of a move: whether those in `from` keep it.","type":"boolean"},"aliases":{"description":\#
  "usersAliased: every id that reaches the customer now, in the order of their bytes.","type":\#
  "array","items":{"$ref":"#/components/schemas/UserId"}},"absorbed":{"$ref":"#/components/sch\#
  emas/UserId","description":"usersAliased: the customerId that became part of `user`; not the\#
  re when the id that joined was new."},"entitlements":{"description":"entitlementsActivated, \#
  entitlementsDeactivated: whose access changed, in the order of their bytes. granted, grantRe\#
  voked: the one.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"stor\#
  e":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/components/schem\#
  as/TransactionId"},"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{\#
  "$ref":"#/components/schemas/ProductId"},"productKind":{"$ref":"#/components/schemas/Product\#
  Kind"},"holders":{"description":"purchase…: who holds it.","type":"array","items":{"$ref":"#\#
  /components/schemas/UserId"}},"environment":{"$ref":"#/components/schemas/PurchaseEnvironmen\#
  t"},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"purchasedAt":{"$ref":"#/compo\#
  nents/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/NullableMoment","descriptio\#
  n":"Of a purchase: the end of its period. granted, grantRevoked: the end that the grant has,\#
   or had."},"periodType":{"$ref":"#/components/schemas/PeriodType"},"isFamilyShared":{"type":\#
  "boolean"},"price":{"type":["string","null"]},"currency":{"type":["string","null"]},"country\#
  ":{"type":["string","null"]},"offerCode":{"type":["string","null"]},"attributes":{"$ref":"#/\#
  components/schemas/Attributes"},"now":{"$ref":"#/components/schemas/Moment","description":"c\#
  lockAdvanced: what the clock shows now."}},"required":["id","kind","at","project","cause"]},\#
  "EventKind":{"description":"What happened.","type":"string","enum":["userCreated","identifie\#
  d","loggedOut","usersAliased","linkUndone","purchaseRecorded","purchaseRenewed","purchaseUpd\#
  ated","purchaseExpired","entitlementsActivated","entitlementsDeactivated","subscriptionRecei\#
  ved","subscriptionTransferred","oneTimePurchaseReceived","oneTimePurchaseTransferred","grant\#
  ed","grantRevoked","userDeleted","clockAdvanced"]},"IdempotencyKey":{"description":"A key fo\#
  r one write, remembered for 24 hours per project and method.","type":"string","minLength":1,\#
  "maxLength":255},"Limits":{"description":"Every limit of the daemon by name.","type":"object\#
  ","properties":{"lineBytesMax":{"type":"integer"},"batchEntriesMax":{"type":"integer"},"dept\#
  hMax":{"type":"integer"},"requestIdBytesMax":{"type":"integer"}},"required":["lineBytesMax",\#
  "batchEntriesMax","depthMax","requestIdBytesMax"],"additionalProperties":{"type":"integer"}}\#
  ,"MethodSummary":{"description":"One line of the list of methods.","type":"object","properti\#
  es":{"name":{"type":"string"},"summary":{"type":"string"},"role":{"type":"string","enum":["r\#
  ead","write","admin"]}},"required":["name","summary","role"]},"Moment":{"description":"RFC 3\#
  339. Taken with any offset and precision; given in UTC with milliseconds.","type":"string","\#
  format":"date-time"},"Move":{"description":"A purchase that gained a holder or changed it.",\#
  "type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransac\#
  tionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schema\#
  s/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind"},"from":{"description":"Who \#
  held it before: one id for each customer, in the order of their bytes.","type":"array","item\#
  s":{"$ref":"#/components/schemas/UserId"}},"to":{"$ref":"#/components/schemas/UserId","descr\#
  iption":"Who holds it now and did not before."},"shared":{"description":"True when those in \#
  `from` still hold it.","type":"boolean"}},"required":["store","originalTransactionId","produ\#
  ct","kind","from","to","shared"]},"NullableMoment":{"description":"A Moment, or null where t\#
  here is none.","type":["string","null"],"format":"date-time"},"Peer":{"description":"The oth\#
  er end of the connection, as the kernel tells it.","type":"object","properties":{"uid":{"typ\#
  e":"integer"},"gid":{"type":"integer"},"pid":{"type":"integer"},"role":{"type":"string","enu\#
  m":["read","write","admin"]}},"required":["uid","gid","pid","role"]},"PeriodType":{"descript\#
  ion":"What the customer pays for a period.","type":"string","enum":["normal","trial","intro"\#
  ]},"Platform":{"description":"What the device runs: ios, android, web, or any other such wor\#
  d.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64}$"},"Preset":{"description":"A named set\#
   of rules.","type":"string","enum":["qonversion","revenuecat","revenuecatLegacy","purchasely\#
  "]},"Price":{"description":"A decimal number in a string.","type":"string","pattern":"^[0-9]\#
  {1,15}(\\.[0-9]{1,9})?$"},"Product":{"description":"A product of the catalogue.","type":"obj\#
  ect","properties":{"kind":{"description":"Null or left out: what a purchase says, else `subs\#
  cription` with an end and `nonConsumable` without.","type":["string","null"],"enum":["subscr\#
  iption","nonRenewingSubscription","nonConsumable","consumable",null]},"entitlements":{"descr\#
  iption":"What it gives access to.","type":"array","items":{"$ref":"#/components/schemas/Enti\#
  tlementId"},"maxItems":100}},"required":["entitlements"],"additionalProperties":false},"Prod\#
  uctId":{"description":"A product, as the store or the catalogue calls it.","type":"string","\#
  minLength":1,"maxLength":255},"ProductKind":{"description":"What a product is; it decides ho\#
  w a purchase moves and ends.","type":"string","enum":["subscription","nonRenewingSubscriptio\#
  n","nonConsumable","consumable"]},"Project":{"description":"A project as it is defined, and \#
  how much it holds.","type":"object","properties":{"id":{"$ref":"#/components/schemas/Project\#
  Id"},"rules":{"$ref":"#/components/schemas/Rules"},"products":{"$ref":"#/components/schemas/\#
  Catalogue"},"entitlements":{"description":"What may be granted besides what the catalogue gi\#
  ves.","type":"array","items":{"$ref":"#/components/schemas/EntitlementId"}},"environment":{"\#
  $ref":"#/components/schemas/ProjectEnvironment"},"clock":{"$ref":"#/components/schemas/Clock\#
  "},"createdAt":{"$ref":"#/components/schemas/Moment","description":"By the project's own clo\#
  ck as it was when the project was made."},"counts":{"$ref":"#/components/schemas/Counts"}},"\#
  required":["id","rules","products","entitlements","environment","clock","createdAt","counts"\#
  ]},"ProjectEnvironment":{"description":"Which purchases count in a project.","type":"string"\#
  ,"enum":["production","sandbox","any"]},"ProjectId":{"description":"A namespace: projects sh\#
  are no device, user, purchase or event.","type":"string","minLength":1,"maxLength":255},"Pro\#
  jectSummary":{"description":"One line of the list of projects.","type":"object","properties"\#
  :{"id":{"$ref":"#/components/schemas/ProjectId"},"preset":{"$ref":"#/components/schemas/Pres\#
  et"},"createdAt":{"$ref":"#/components/schemas/Moment"},"counts":{"$ref":"#/components/schem\#
  as/Counts"}},"required":["id","preset","createdAt","counts"]},"Properties":{"description":"F\#
  rom a property's name to its value; a customer has at most 100 by setUserProperty.","type":"\#
  object","propertyNames":{"$ref":"#/components/schemas/PropertyKey"},"additionalProperties":{\#
  "$ref":"#/components/schemas/PropertyValue"}},"PropertyKey":{"description":"The name of a pr\#
  operty: 1 to 80 letters, digits, and _ . : - $.","type":"string","pattern":"^[A-Za-z0-9_.:$-\#
  ]{1,80}$"},"PropertyValue":{"description":"The value of a property.","type":"string","maxLen\#
  gth":500},"Purchase":{"description":"One chain of store transactions, and who holds it.","ty\#
  pe":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactio\#
  nId":{"$ref":"#/components/schemas/TransactionId"},"transactionId":{"$ref":"#/components/sch\#
  emas/TransactionId","description":"The latest transaction of the chain."},"product":{"$ref":\#
  "#/components/schemas/ProductId"},"kind":{"$ref":"#/components/schemas/ProductKind","descrip\#
  tion":"The purchase's own, else the catalogue's, else `subscription` with an end and `nonCon\#
  sumable` without."},"state":{"$ref":"#/components/schemas/State","description":"As it stands\#
   now; null before the first purchasedAt."},"holders":{"description":"One id for each custome\#
  r that holds it, in the order of their bytes.","type":"array","items":{"$ref":"#/components/\#
  schemas/UserId"}},"device":{"description":"The device that it came from.","type":["string","\#
  null"]},"storeAccount":{"description":"The store account that it came from.","type":["string\#
  ","null"]},"purchasedAt":{"$ref":"#/components/schemas/Moment","description":"Of the latest \#
  transaction."},"firstPurchasedAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref"\#
  :"#/components/schemas/NullableMoment"},"trialStartedAt":{"$ref":"#/components/schemas/Nulla\#
  bleMoment"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"environment":{"$ref":"#\#
  /components/schemas/PurchaseEnvironment"},"isFamilyShared":{"type":"boolean"},"price":{"desc\#
  ription":"A decimal in a string.","type":["string","null"]},"currency":{"description":"As it\#
   came.","type":["string","null"]},"country":{"description":"As it came.","type":["string","n\#
  ull"]},"offerCode":{"description":"As it came.","type":["string","null"]},"autoRenew":{"desc\#
  ription":"True for a subscription until it is told otherwise; false for every other kind.","\#
  type":"boolean"},"autoRenewDisabledAt":{"$ref":"#/components/schemas/NullableMoment"},"grace\#
  PeriodExpiresAt":{"$ref":"#/components/schemas/NullableMoment"},"billingRetry":{"type":"bool\#
  ean"},"pausedUntil":{"$ref":"#/components/schemas/NullableMoment"},"refundedAt":{"$ref":"#/c\#
  omponents/schemas/NullableMoment"},"revokedAt":{"$ref":"#/components/schemas/NullableMoment"\#
  },"renewsCount":{"description":"The number of `normal` periods less one, never below none.",\#
  "type":"integer","minimum":0},"transactions":{"description":"The whole history, the oldest f\#
  irst.","type":"array","items":{"$ref":"#/components/schemas/Transaction"}}},"required":["sto\#
  re","originalTransactionId","transactionId","product","kind","state","holders","device","sto\#
  reAccount","purchasedAt","firstPurchasedAt","expiresAt","trialStartedAt","periodType","envir\#
  onment","isFamilyShared","price","currency","country","offerCode","autoRenew","autoRenewDisa\#
  bledAt","gracePeriodExpiresAt","billingRetry","pausedUntil","refundedAt","revokedAt","renews\#
  Count","transactions"]},"PurchaseEnvironment":{"description":"Where the store took the money\#
  .","type":"string","enum":["production","sandbox"]},"PurchaseName":{"description":"What name\#
  s a purchase: its store and the first transaction of its chain.","type":"object","properties\#
  ":{"store":{"$ref":"#/components/schemas/Store"},"originalTransactionId":{"$ref":"#/componen\#
  ts/schemas/TransactionId"}},"required":["store","originalTransactionId"],"additionalProperti\#
  es":false},"Refusal":{"description":"A purchase that a restore left where it was, and why.",\#
  "type":"object","properties":{"store":{"$ref":"#/components/schemas/Store"},"originalTransac\#
  tionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/components/schema\#
  s/ProductId"},"holder":{"$ref":"#/components/schemas/UserId","description":"Who holds it: th\#
  e identified holder, else the anonymous one; of several the least by bytes."},"rule":{"descr\#
  iption":"The rule that refused.","type":"string","enum":["onRestore","oneTimePurchases"]}},"\#
  required":["store","originalTransactionId","product","holder","rule"]},"Rules":{"description\#
  ":"Every rule of a project, spelled out. rules.md says what each does.","type":"object","pro\#
  perties":{"preset":{"$ref":"#/components/schemas/Preset"},"anonymousPrefix":{"description":"\#
  What an anonymous id begins with; 32 lower-case hex digits follow. When it is empty, an anon\#
  ymous id is a lower-case UUID.","type":"string","maxLength":64},"onIdentifyNew":{"type":"str\#
  ing","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onIdentifyKnown":{"type\#
  ":"string","enum":["attach","alias","aliasUnlessLinked","move","switch"]},"onSwitch":{"type"\#
  :"string","enum":["logoutFirst","switch"]},"onLogout":{"type":"string","enum":["return","rot\#
  ate"]},"onAnonymousLogout":{"type":"string","enum":["ignore","refuse","rotate"]},"purchaseHo\#
  lders":{"type":"string","enum":["deviceAndUser","currentUser"]},"onRestore":{"type":"string"\#
  ,"enum":["share","transfer","transferIfInactive","keep","alias"]},"anonymousHolders":{"type"\#
  :"string","enum":["asOthers","alias"]},"oneTimePurchases":{"type":"string","enum":["move","s\#
  tay"]},"userIdLengthMax":{"description":"In Unicode scalars.","type":"integer","minimum":1,"\#
  maximum":255},"blockedUserIds":{"description":"Ids that nobody may have, compared byte by by\#
  te. The empty one is always among them.","type":"array","items":{"type":"string","maxLength"\#
  :255},"maxItems":1000}},"required":["preset","anonymousPrefix","onIdentifyNew","onIdentifyKn\#
  own","onSwitch","onLogout","onAnonymousLogout","purchaseHolders","onRestore","anonymousHolde\#
  rs","oneTimePurchases","userIdLengthMax","blockedUserIds"]},"RulesChoice":{"description":"A \#
  preset's name, or a preset and what differs from it.","anyOf":[{"$ref":"#/components/schemas\#
  /Preset"},{"type":"object","properties":{"preset":{"$ref":"#/components/schemas/Preset","def\#
  ault":"qonversion"},"anonymousPrefix":{"description":"What an anonymous id begins with; 32 l\#
  ower-case hex digits follow. When it is empty, an anonymous id is a lower-case UUID.","type"\#
  :"string","maxLength":64},"onIdentifyNew":{"type":"string","enum":["attach","alias","aliasUn\#
  lessLinked","move","switch"]},"onIdentifyKnown":{"type":"string","enum":["attach","alias","a\#
  liasUnlessLinked","move","switch"]},"onSwitch":{"type":"string","enum":["logoutFirst","switc\#
  h"]},"onLogout":{"type":"string","enum":["return","rotate"]},"onAnonymousLogout":{"type":"st\#
  ring","enum":["ignore","refuse","rotate"]},"purchaseHolders":{"type":"string","enum":["devic\#
  eAndUser","currentUser"]},"onRestore":{"type":"string","enum":["share","transfer","transferI\#
  fInactive","keep","alias"]},"anonymousHolders":{"type":"string","enum":["asOthers","alias"]}\#
  ,"oneTimePurchases":{"type":"string","enum":["move","stay"]},"userIdLengthMax":{"description\#
  ":"In Unicode scalars.","type":"integer","minimum":1,"maximum":255},"blockedUserIds":{"descr\#
  iption":"Ids that nobody may have, compared byte by byte. The empty one is always among them\#
  .","type":"array","items":{"type":"string","maxLength":255},"maxItems":1000}},"required":[],\#
  "additionalProperties":false}]},"State":{"description":"What has become of a purchase at a m\#
  oment; null before it began, and of what one never had.","type":["string","null"],"enum":["a\#
  ctive","trial","intro","gracePeriod","billingRetry","paused","expired","refunded","revoked",\#
  null]},"Store":{"description":"The store that took the money: appStore, playStore, amazon, h\#
  uawei, stripe, web, or any other such word.","type":"string","pattern":"^[A-Za-z0-9._-]{1,64\#
  }$"},"StoreAccountId":{"description":"The store account (Apple ID, Google account, …) whose \#
  purchases a device can present.","type":"string","minLength":1,"maxLength":255},"Transaction\#
  ":{"description":"One paid period, or one payment, of a purchase.","type":"object","properti\#
  es":{"transactionId":{"$ref":"#/components/schemas/TransactionId"},"product":{"$ref":"#/comp\#
  onents/schemas/ProductId"},"periodType":{"$ref":"#/components/schemas/PeriodType"},"purchase\#
  dAt":{"$ref":"#/components/schemas/Moment"},"expiresAt":{"$ref":"#/components/schemas/Nullab\#
  leMoment"}},"required":["transactionId","product","periodType","purchasedAt","expiresAt"]},"\#
  TransactionId":{"description":"One transaction of a store.","type":"string","minLength":1,"m\#
  axLength":255},"User":{"description":"Who somebody is: the current user of a device, or the \#
  user that an id reaches.","type":"object","properties":{"id":{"$ref":"#/components/schemas/U\#
  serId","description":"The current user: the identified id, or else the anonymous one. Asked \#
  by an id: that one where it is identified, else the one that stands for the customer."},"ano\#
  nymousId":{"description":"The device's anonymous user. Asked by an id: that id where it is a\#
  n anonymous one, else null.","type":["string","null"]},"identityId":{"description":"The iden\#
  tified id, null while anonymous.","type":["string","null"]},"customerId":{"$ref":"#/componen\#
  ts/schemas/UserId","description":"One made-up id per customer that outlives every login; sta\#
  nds wherever a userId may."},"aliases":{"description":"Every id that reaches this customer, \#
  in the order of their bytes. A customerId made for an identified user is none of them.","typ\#
  e":"array","items":{"$ref":"#/components/schemas/UserId"}},"device":{"$ref":"#/components/sc\#
  hemas/DeviceId","description":"Only there when asked by device."},"createdAt":{"$ref":"#/com\#
  ponents/schemas/Moment","description":"When the customer was created."},"environment":{"$ref\#
  ":"#/components/schemas/ProjectEnvironment"}},"required":["id","anonymousId","identityId","c\#
  ustomerId","aliases","createdAt","environment"]},"UserId":{"description":"A user: one's own \#
  id for somebody, an anonymous id, or a customerId. 1 to `userIdLengthMax` Unicode scalars, c\#
  ompared byte by byte. An empty or too long one has errors of its own (blockedUserId, userIdT\#
  ooLong), so no length is given here.","type":"string"},"Warning":{"description":"Something t\#
  hat was done, and may not be what was meant.","type":"object","properties":{"kind":{"type":"\#
  string","enum":["unknownProduct","unknownEntitlement","subscriptionWithoutEnd"]},"message":{\#
  "description":"One sentence for people.","type":"string"},"nearest":{"description":"Names th\#
  at do exist, the nearest first.","type":"array","items":{"type":"string"}}},"required":["kin\#
  d","message"]}},"errors":{"parseError":{"code":-32700,"message":"The line is no JSON text, i\#
  n the strict sense of lines.md. `offset` is the first byte that cannot stand where it stands\#
  , counted from 0.","data":{"kind":"parseError","retryable":false}},"invalidRequest":{"code":\#
  -32600,"message":"The line is JSON, but no request: no object, no method, a `jsonrpc` that i\#
  s not \"2.0\", an id or params of a wrong type, an empty batch.","data":{"kind":"invalidRequ\#
  est","retryable":false}},"messageTooLarge":{"code":-32600,"message":"More bytes came without\#
   a line feed than `limit`. The line was dropped; the next one is read as always.","data":{"k\#
  ind":"messageTooLarge","retryable":false}},"batchTooLarge":{"code":-32600,"message":"A batch\#
   has more entries than `limit`. None was carried out.","data":{"kind":"batchTooLarge","retry\#
  able":false}},"notInBatch":{"code":-32600,"message":"The method cannot stand in a batch.","d\#
  ata":{"kind":"notInBatch","retryable":false}},"unknownMethod":{"code":-32601,"message":"Ther\#
  e is no such method. `nearest` lists those with a like name.","data":{"kind":"unknownMethod"\#
  ,"retryable":false}},"invalidParams":{"code":-32602,"message":"A parameter is missing, unkno\#
  wn, of a wrong type or out of its bounds; or two that exclude each other came together. `fie\#
  ld` points to it; `nearest` lists the names that an unknown one may have meant.","data":{"ki\#
  nd":"invalidParams","retryable":false}},"internalError":{"code":-32603,"message":"A fault of\#
   the daemon's own. `reference` stands in its log too.","data":{"kind":"internalError","retry\#
  able":false}},"permissionDenied":{"code":1000,"message":"The peer's role does not reach that\#
   of the method. `uid` and `role` are the peer's (null: a stranger), `needed` the method's.",\#
  "data":{"kind":"permissionDenied","retryable":false}},"unknownDevice":{"code":1100,"message"\#
  :"The project has no such device.","data":{"kind":"unknownDevice","retryable":false}},"unkno\#
  wnUser":{"code":1101,"message":"The project has no such user.","data":{"kind":"unknownUser",\#
  "retryable":false}},"blockedUserId":{"code":1102,"message":"The id is one that nobody may ha\#
  ve: the empty one, or one of the project's `blockedUserIds`.","data":{"kind":"blockedUserId"\#
  ,"retryable":false}},"userIdTooLong":{"code":1103,"message":"The id has more Unicode scalars\#
   than the project's `userIdLengthMax`.","data":{"kind":"userIdTooLong","retryable":false}},"\#
  reservedUserId":{"code":1104,"message":"The id begins with the project's anonymous prefix, w\#
  here there is one, or is an anonymous user's or a customerId.","data":{"kind":"reservedUserI\#
  d","retryable":false}},"alreadyAnonymous":{"code":1105,"message":"Nobody is logged in on the\#
   device, and the project's `onAnonymousLogout` refuses.","data":{"kind":"alreadyAnonymous","\#
  retryable":false}},"unknownProject":{"code":1200,"message":"There is no such project.","data\#
  ":{"kind":"unknownProject","retryable":false}},"unknownPurchase":{"code":1201,"message":"The\#
   project has no chain with this store and originalTransactionId. Nothing was done.","data":{\#
  "kind":"unknownPurchase","retryable":false}},"purchaseHeldByAnother":{"code":1202,"message":\#
  "Somebody else holds the chain, and the rule keeps it there. Nothing was done.","data":{"kin\#
  d":"purchaseHeldByAnother","retryable":false}},"unknownEntitlement":{"code":1203,"message":"\#
  The project knows no such entitlement, and it is to be granted or explained. `nearest` lists\#
   like ones.","data":{"kind":"unknownEntitlement","retryable":false}},"notAManualGrant":{"cod\#
  e":1204,"message":"What is to be revoked was bought, or nobody granted it, or the grant is o\#
  ver.","data":{"kind":"notAManualGrant","retryable":false}},"clockNotManual":{"code":1205,"me\#
  ssage":"The project lives in the system's time.","data":{"kind":"clockNotManual","retryable"\#
  :false}},"cannotUndo":{"code":1206,"message":"The link cannot be taken back: what came of it\#
   cannot be told apart any more, or it was undone before. `obstacle` says which.","data":{"ki\#
  nd":"cannotUndo","retryable":false}},"unknownConsumer":{"code":1207,"message":"Nobody has ac\#
  knowledged anything under this name.","data":{"kind":"unknownConsumer","retryable":false}},"\#
  idempotencyConflict":{"code":1300,"message":"The key was used within 24 hours for the same m\#
  ethod with other params.","data":{"kind":"idempotencyConflict","retryable":false}},"storageF\#
  ull":{"code":1400,"message":"There is no room for the write. Nothing was changed; reading go\#
  es on.","data":{"kind":"storageFull","retryable":true}},"storageFailed":{"code":1401,"messag\#
  e":"The write may not have reached the disk. The daemon ends, and what it finds at its next \#
  start is the truth.","data":{"kind":"storageFailed","retryable":false}},"overloaded":{"code"\#
  :1402,"message":"More is waiting than the daemon holds. Nothing was done.","data":{"kind":"o\#
  verloaded","retryable":true}},"tooManyConnections":{"code":1403,"message":"There are as many\#
   connections as the daemon takes. This is the answer to the first line, and the connection i\#
  s closed after it.","data":{"kind":"tooManyConnections","retryable":false}},"shuttingDown":{\#
  "code":1404,"message":"The daemon is about to end. Nothing was done.","data":{"kind":"shutti\#
  ngDown","retryable":true}}}}}\#

  """#
