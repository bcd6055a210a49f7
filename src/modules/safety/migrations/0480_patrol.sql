-- Patrols, who went along, which companies and areas they came by, and what was found.
create table "safPatrol" (
  "patrolNo" bigint generated always as identity primary key,
  "patrolCd" text unique,
  "plantCd" text not null references "plant",
  "patrolTypeCd" text not null,
  "patrolDt" timestamptz not null,
  "endDt" timestamptz,
  "leadUserId" text references "user",
  "badCnt" numeric(18,0),
  "goodCnt" numeric(18,0),
  "summaryCont" text,
  "state" text not null,
  "searchText" text generated always as (regexp_replace(lower(coalesce("patrolCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "safPatrol" using gin ("searchText" gin_trgm_ops);
create index on "safPatrol" ("plantCd", "patrolDt");
create index on "safPatrol" ("leadUserId", "state");

create table "safPatrolMember" (
  "patrolMemberNo" bigint generated always as identity primary key,
  "patrolNo" bigint not null references "safPatrol" on delete cascade,
  "memberUserId" text not null references "user",
  "memberKindCd" text not null,
  "vendorCd" text references "vendor",
  "signDt" timestamptz,
  unique ("patrolNo", "memberUserId")
);
create index on "safPatrolMember" ("memberUserId");

create table "safPatrolVendor" (
  "patrolVendorNo" bigint generated always as identity primary key,
  "patrolNo" bigint not null references "safPatrol" on delete cascade,
  "vendorCd" text not null references "vendor",
  "visitDt" timestamptz,
  unique ("patrolNo", "vendorCd")
);
create index on "safPatrolVendor" ("vendorCd");

create table "safPatrolArea" (
  "patrolAreaNo" bigint generated always as identity primary key,
  "patrolNo" bigint not null references "safPatrol" on delete cascade,
  "areaCd" text not null references "permitArea",
  "visitDt" timestamptz,
  unique ("patrolNo", "areaCd")
);
create index on "safPatrolArea" ("areaCd");

create table "safPatrolFinding" (
  "findNo" bigint generated always as identity primary key,
  "findCd" text unique,
  "patrolNo" bigint not null references "safPatrol",
  "plantCd" text references "plant",
  "findDt" timestamptz not null,
  "areaCd" text not null references "permitArea",
  "placeNm" text,
  "facilityNo" bigint references "safFacility",
  "vendorCd" text references "vendor",
  "deptCd" text references "dept",
  "treatCd" text not null,
  "hazardTypeCd" text,
  "gradeCd" text,
  "violStdNo" bigint references "violStd",
  "permitNo" bigint references "workPermit",
  "findCont" text,
  "toldVendorCd" text references "vendor",
  "toldDt" timestamptz,
  "imprNo" bigint references "improvement",
  "warnNo" bigint references "warnPoint",
  "stopDt" timestamptz,
  "findUserId" text references "user",
  "state" text not null,
  "searchText" text generated always as (regexp_replace(lower(coalesce("findCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "safPatrolFinding" using gin ("searchText" gin_trgm_ops);
create index on "safPatrolFinding" ("patrolNo");
create index on "safPatrolFinding" ("plantCd", "findDt");
create index on "safPatrolFinding" ("plantCd", "findNo");
create index on "safPatrolFinding" ("toldVendorCd", "findDt");
create index on "safPatrolFinding" ("areaCd") where "state" <> 'closed';
create index on "safPatrolFinding" ("facilityNo");
create index on "safPatrolFinding" ("permitNo");
create index on "safPatrolFinding" ("imprNo");
create index on "safPatrolFinding" ("warnNo");
create index on "safPatrolFinding" ("deptCd");
create index on "safPatrolFinding" ("findUserId");
create index on "safPatrolFinding" ("violStdNo");
create index on "safPatrolFinding" ("vendorCd");
