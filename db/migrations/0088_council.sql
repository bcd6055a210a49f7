-- The monthly council of a plant and its contractors (산업안전보건법 제64조, 시행규칙 제79조).
create table "council" (
  "councilNo" bigint generated always as identity primary key,
  "councilCd" text,
  "plantCd" text not null references "plant",
  "councilYm" text not null,
  "meetDt" timestamptz,
  "placeNm" text,
  "chairUserId" text,
  "shareDt" timestamptz,
  "state" text not null check ("state" in ('planned', 'held', 'shared', 'closed', 'missed')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("councilCd", ''))) stored,
  unique ("councilCd"),
  unique ("plantCd", "councilYm")
);
create index on "council" ("plantCd", "councilYm" desc, "councilNo" desc);
create index on "council" using gin ("searchText" gin_trgm_ops);

create table "councilItem" (
  "councilItemNo" bigint generated always as identity primary key,
  "councilNo" bigint not null references "council",
  "agendaCd" text not null,
  "cont" text,
  "decisionCont" text,
  "ownerUserId" text,
  "dueYmd" date,
  "imprNo" bigint references "improvement"
);
create index on "councilItem" ("councilNo");
create index on "councilItem" ("imprNo");

create table "councilAttend" (
  "councilAttendNo" bigint generated always as identity primary key,
  "councilNo" bigint not null references "council",
  "attendUserId" text not null,
  "vendorCd" text references "vendor",
  "attendYn" text not null check ("attendYn" in ('Y', 'N')),
  "signDt" timestamptz
);
create index on "councilAttend" ("councilNo");
create index on "councilAttend" ("vendorCd");
