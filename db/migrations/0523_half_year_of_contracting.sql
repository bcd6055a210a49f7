-- The half-year review of contracting at a plant; what was counted is frozen among the revisions.
create table "vendorHalf" (
  "vendorHalfNo" bigint generated always as identity primary key,
  "halfNm" text,
  "halfYear" text not null,
  "halfCd" text not null,
  "plantCd" text not null references "plant",
  "baseYmd" date,
  "reviewTxt" text,
  "reviewUserId" text references "user",
  "reviewDt" timestamptz,
  "apprUserId" text references "user",
  "apprDt" timestamptz,
  "state" text not null,
  "searchText" text generated always as (regexp_replace(lower(coalesce("halfNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("halfYear", "halfCd", "plantCd")
);
create index on "vendorHalf" using gin ("searchText" gin_trgm_ops);
create index on "vendorHalf" ("plantCd", "vendorHalfNo" desc);
create index on "vendorHalf" ("vendorHalfNo" desc);
