-- The entry check asks for each worker whether the same person, by name and birthday, holds a pass under another
-- company; at night it asks for all of them.
create index on "vendorWorker" ("vendorWorkerNm", "birthYmd");
