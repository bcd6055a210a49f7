-- A rule of targets may name the people of one company. (EDU-14)
alter table "eduTargetRule" add column "vendorCd" text references "vendor";
