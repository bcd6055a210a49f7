-- Hours for which a request is known again by its key: a day, and longer where it may wait for the network longer.
alter table "idempotency"
  add column "keepHours" integer not null default 24 check ("keepHours" between 24 and 744);
