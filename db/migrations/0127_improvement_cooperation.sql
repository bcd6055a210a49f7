-- The department to which a hand-over was proposed stood where the co-operating ones belong.
alter table "improvement" add column "proposeDeptCd" text references "dept";
update "improvement" set "proposeDeptCd" = "coopDeptCds"[1], "coopDeptCds" = null where "coopDeptCds" is not null;
