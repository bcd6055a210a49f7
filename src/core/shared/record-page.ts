/** The page of one record. It opens for users who may open one of its lists. */
export interface RecordPage {
  /** Address in the browser: `/constSafe/permit/permitDetail`. */
  page: `/${string}`
  /** frontEndUrls of the lists, without their query part. */
  of: readonly string[]
}
/** The register that shows a record in its popup, by its frontEndUrl: `manage/user/userList`. */
export interface RecordPopup {
  register: string
}
/** The pages on which records open, by entity name. */
export type RecordAddresses = Readonly<Record<string, RecordPage | RecordPopup>>

/** A module says here once where its records open; server, browser and tests read it. */
export const defineRecords = <const R extends RecordAddresses>(records: R): R => records

/** The frontEndUrls of the registers among them: menus whose page exists. */
export const registersOf = (...records: readonly RecordAddresses[]): string[] =>
  records.flatMap((named) =>
    Object.values(named).flatMap((place) => ('register' in place ? [place.register] : [])),
  )

/** The address that shows a record: of a link in a notification, a mail, a refusal or a list. */
export const addressOf = ({ page }: Pick<RecordPage, 'page'>, key: string | number): string =>
  `${page}?no=${encodeURIComponent(String(key))}`
