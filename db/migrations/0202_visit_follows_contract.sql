-- Whom a company visits follows from its contract; the server fills both before it saves.
alter table "enterRqst" alter column "deptCd" drop not null, alter column "mgrUserId" drop not null;
