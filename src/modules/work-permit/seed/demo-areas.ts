/**
 * The eight areas of plant 1000 on its map of 400 × 300 m; `siteCode` is what the sign at the place shows as
 * a QR code.
 */
export const demoAreas = (
  [
    ['YS-RX', '반응', 'D111', 'zone2', 0, 0, 'YS-RX-7K2'],
    ['YS-DT', '증류', 'D111', 'zone2', 100, 0, 'YS-DT-4M9'],
    ['YS-TK', '탱크야드', 'D112', 'zone1', 200, 0, 'YS-TK-2P6'],
    ['YS-SH', '출하', 'D112', 'zone2', 300, 0, 'YS-SH-8W3'],
    ['YS-UT', '유틸리티', 'D113', 'none', 0, 150, 'YS-UT-5R1'],
    ['YS-BO', '보일러', 'D113', 'none', 100, 150, 'YS-BO-9T4'],
    ['YS-WW', '폐수', 'D113', 'none', 200, 150, 'YS-WW-3H7'],
    ['YS-WH', '창고', 'D112', 'none', 300, 150, 'YS-WH-6C8'],
  ] as const
).map(([areaCd, areaNm, ownerDeptCd, exZoneCd, originX, originY, siteCode]) => ({
  areaCd,
  areaNm,
  plantCd: '1000',
  ownerDeptCd,
  exZoneCd,
  originX,
  originY,
  widthM: 100,
  heightM: 150,
  siteCode,
}))

/** The issuer of each area's permits. */
export const issuerOfDept: Readonly<Record<string, string>> = {
  D111: 'issuer01',
  D112: 'issuer02',
  D113: 'issuer03',
}
/** The issuer who takes them over at the change of the shift. */
export const nextIssuerOfDept: Readonly<Record<string, string>> = {
  D111: 'issuer11',
  D112: 'issuer12',
  D113: 'issuer13',
}
