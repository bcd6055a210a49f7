-- Which department runs the area in which a shared device stands: its works come first there, also for people of companies.
alter table "kiosk" add column "deptCd" text references "dept";
