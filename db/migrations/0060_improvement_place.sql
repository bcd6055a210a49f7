-- Where in the plant's picture something was found, in metres, for pins on the map of improvements.
alter table "improvement" add column "mapX" numeric(18,1) check ("mapX" between 0 and 10000);
alter table "improvement" add column "mapY" numeric(18,1) check ("mapY" between 0 and 10000);

-- When a picture was taken, as its camera wrote it (EXIF); null where the file does not say.
alter table "attachFile" add column "takenDt" timestamptz;
