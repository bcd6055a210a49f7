-- A pass for later stands beside the running one until the day it begins; a wider one stays beside a narrower one.
drop index "enterPass_vendorWorkerNo_plantCd_idx";
drop index "enterPass_vendorEquipNo_plantCd_idx";
create index on "enterPass" ("vendorWorkerNo", "plantCd");
create index on "enterPass" ("vendorEquipNo", "plantCd");
