-- Equipment is also given to a department or a place that uses it together, and to a worker of a company (saf.md 4,
-- 안전보건규칙 제34조). Everything that was given before was given to a person.
alter table "ppeIssue" alter column "userId" drop not null;
alter table "ppeIssue" add column "receiverCd" text not null default 'person';
alter table "ppeIssue" add column "areaCd" text references "permitArea";
alter table "ppeIssue" add column "vendorCd" text references "vendor";
alter table "ppeIssue" add column "vendorWorkerNo" bigint references "vendorWorker";
alter table "ppeIssue"
  add check (("userId" is null) <> ("vendorWorkerNo" is null)),
  add check (("receiverCd" = 'worker') = ("vendorWorkerNo" is not null)),
  add check ("vendorWorkerNo" is null or "vendorCd" is not null),
  add check (("receiverCd" = 'area') = ("areaCd" is not null));
create index on "ppeIssue" ("vendorCd", "state") where "vendorCd" is not null;
create index on "ppeIssue" ("vendorWorkerNo") where "vendorWorkerNo" is not null;
create index on "ppeIssue" ("areaCd") where "areaCd" is not null;
create index on "ppeIssue" ("deptCd", "receiverCd") where "receiverCd" in ('dept', 'area');
