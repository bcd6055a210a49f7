-- Evaluation of companies: forms with weights, and evaluations that keep the items of their form as they were.
create table "evalForm" (
  "evalFormNo" bigint generated always as identity primary key,
  "evalFormNm" text not null,
  "evalTypeCd" text not null,
  "passScore" numeric(18,0) not null,
  "highPassScore" numeric(18,0) not null,
  "applyFromYmd" date not null,
  "useYn" text not null check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("evalFormNm", ''))) stored,
  unique ("evalFormNm", "applyFromYmd")
);
create index on "evalForm" using gin ("searchText" gin_trgm_ops);

create table "evalFormItem" (
  "evalFormItemNo" bigint generated always as identity primary key,
  "evalFormNo" bigint not null references "evalForm",
  "grpNm" text not null,
  "itemNm" text not null,
  "weight" numeric(18,1) not null check ("weight" >= 0),
  "minRate" numeric(18,0),
  "guideTxt" text
);
create index on "evalFormItem" ("evalFormNo");

create table "vendorEval" (
  "vendorEvalNo" bigint generated always as identity primary key,
  "evalCd" text,
  "evalFormNo" bigint not null references "evalForm",
  "evalTypeCd" text,
  "plantCd" text not null references "plant",
  "vendorCd" text not null references "vendor",
  "contractNo" bigint references "vendorContract",
  "periodTxt" text not null,
  "dueYmd" date not null,
  "score" numeric(18,2),
  "gradeCd" text,
  "passYn" text check ("passYn" in ('Y', 'N')),
  "validToYmd" date,
  "objectToYmd" date,
  "objectCont" text,
  "decideUserId" text,
  "decideCont" text,
  "confirmDt" timestamptz,
  "state" text not null check ("state" in ('planned', 'selfReview', 'reviewing', 'notified', 'objected', 'confirmed', 'cancelled')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("evalCd", ''))) stored,
  unique ("evalCd")
);
create index on "vendorEval" ("plantCd", "vendorEvalNo" desc);
create index on "vendorEval" ("vendorCd", "vendorEvalNo" desc);
create index on "vendorEval" ("evalFormNo");
create index on "vendorEval" using gin ("searchText" gin_trgm_ops);

create table "vendorEvalUser" (
  "vendorEvalUserNo" bigint generated always as identity primary key,
  "vendorEvalNo" bigint not null references "vendorEval",
  "evalUserId" text not null
);
create index on "vendorEvalUser" ("vendorEvalNo");

create table "vendorEvalItem" (
  "vendorEvalItemNo" bigint generated always as identity primary key,
  "vendorEvalNo" bigint not null references "vendorEval",
  "grpNm" text not null,
  "itemNm" text not null,
  "weight" numeric(18,1) not null,
  "minRate" numeric(18,0),
  "guideTxt" text,
  "selfScore" numeric(18,1),
  "evidTxt" text,
  "evalScore" numeric(18,1),
  "naYn" text not null check ("naYn" in ('Y', 'N')),
  "cont" text
);
create index on "vendorEvalItem" ("vendorEvalNo");
