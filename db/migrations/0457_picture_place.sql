-- Where a picture was taken, as its camera wrote it (EXIF, degrees of WGS 84); null where the file does not say.
alter table "attachFile" add column "takenLat" numeric(9,6) check ("takenLat" between -90 and 90);
alter table "attachFile" add column "takenLon" numeric(9,6) check ("takenLon" between -180 and 180);
alter table "attachFile" add check (("takenLat" is null) = ("takenLon" is null));
