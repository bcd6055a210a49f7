-- Workers of vendors whose keeping time has passed stay as rows that permits refer to, without what tells who they were (개인정보 보호법 제21조).
alter table "vendorWorker" add column "eraseDt" timestamptz;
