/** Business constants and limits of specification section 9, each named once with its unit. */
export const passwordMax = 100 // characters
export const messageCloseMs = 3000
export const resizeDelayMs = 600
export const lookupDelayMs = 200
export const requestStartDelayMs = 200
/** A repeated request is recognised by its key for so long, and longer where it may wait for the network. */
export const idempotencyHours = 24
export const buttonBusyMs = 600
export const scrollAnimationMs = 800
export const datePickerDoubleClickMs = 400
export const requestTimeoutMs = 50_000
/**
 * An act that may wait for the network is stored after so long without an answer; its key makes sure that it
 * is done once.
 */
export const waitableTimeoutMs = 15_000
/** A kept file is given up when none of it goes out for so long; on a thin line all of it takes its time. */
export const fileStalledMs = 20_000
/** Longer than any file needs that still moves. */
export const fileWaitTimeoutMs = 3_600_000
/**
 * Acts that wait in the browser longer than this are dropped; the server refuses them even earlier, after
 * hours.
 */
export const outboxKeepDays = 7
/** Minutes for which what is entered on a long day in the field, its pictures too, may wait for the network. */
export const fieldWaitMinutes = outboxKeepDays * 24 * 60
export const refreshTimeoutMs = 5000
export const pageSizes = [20, 50, 100, 200, 300] as const
export const defaultPageSize = 20
/** A grid that has its pages for itself (not those of a list): its own defaults of section 9. */
export const gridPageSize = 100
export const gridRows = 10
export const defaultDateGapDays = 6
export const defaultFileMegabytes = 1
export const defaultFileLimit = 9999
export const defaultFileFilterText = 'jpg, png, txt'
/** File types of a record's papers and photos; shown at the upload and checked by the server. */
export const documentExtensions =
  'pdf hwp hwpx doc docx xls xlsx ppt pptx jpg jpeg png webp heic txt zip'.split(' ')
export const pictureExplanMax = 1000 // characters
export const imagePreviewPixels = 148
export const mobileWidthPx = 1024 - 3
/** Below this a grid is no longer read, cards are. */
export const cardsBelowPx = 720
/** Below this height, such as at a zoom of 200 %, search conditions would leave no room for the rows. */
export const shortBelowPx = 600
export const topMenuMinWidthPx = 1030
export const treeWidthPx = 200
export const departmentPopoverWidthPx = 400
export const navbarGapPx = 20
/**
 * A count is exact up to here and answered as '10,000+' beyond (stack-server measurement: 1.6 ms against 292
 * ms at 10 million rows).
 */
export const countLimit = 10_000
/**
 * Limits that a list may be counted to: a page shows its rows first and fetches the whole count beside them.
 */
export const countSteps = [1000, countLimit] as const
export const reasonMin = 10 // characters, ptw section 8
