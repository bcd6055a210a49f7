create table "firstAidKit" (
  "kitNo" bigint generated always as identity primary key,
  "plantCd" text not null references "plant",
  "kitNm" text not null,
  "kitSizeCd" text not null,
  "kitDueYmd" date not null,
  "useYn" text check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("plantCd", "kitNm")
);
