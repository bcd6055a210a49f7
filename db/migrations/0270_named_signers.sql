-- The supervisor and the watcher whom a permit names sign themselves: a vendor's worker by his PIN, beside whose device it was.
alter table "permitSignature" add column "vendorWorkerNo" bigint references "vendorWorker";
