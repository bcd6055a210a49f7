import { permitPath, type PermitLife } from '../../../../../test/permit-life.ts'

export const workerNames = ['홍석진', '고영찬', '전인수', '문정민'] as const

/** What both works need before anybody adjusts them: papers of the company, and a second approver. */
export async function prepareConflictingWorks({ portal }: PermitLife): Promise<void> {
  const sql = portal.engine.database
  // The line with toluene is opened by people who were told of it (산업안전보건법 제65조).
  await sql.query(
    `insert into "safetyInfo" ("workNm", "contractNo", "plantCd", "vendorCd", "facilityTxt", "hazardCont", "cautionCont", "emergencyCont", "state", "createUserId", "updateUserId")
     select '시험 배관 개방', "contractNo", "plantCd", "vendorCd", '배관', '인화성', '치환', '대피', 'received', 'test', 'test'
     from "vendorContract" where "vendorCd" = 'V00003' and "unitPriceYn" = 'Y'`,
  )
  await sql.query(
    `insert into "userDuty" ("userId", "dutyCd", "plantCd", "fromYmd", "createUserId", "updateUserId") values ('approver02', 'D15', '1000', '2020-01-01', 'system', 'system')`,
  )
  // The company has signed for what it may meet in the lines that it opens (산업안전보건법 제65조).
  await sql.query(
    `with covering as (update "vendorContract" set "toYmd" = '2099-12-31'
       where "contractNo" = (select max("contractNo") from "vendorContract" where "vendorCd" = 'V00003' and "plantCd" = '1000') returning "contractNo")
     update "safetyInfo" set "vendorCd" = 'V00003', "contractNo" = (select "contractNo" from covering)
     where "safetyInfoNo" = (select min("safetyInfoNo") from "safetyInfo" where "state" = 'checked')`,
  )
}

/**
 * Two works that exclude each other, and the calls with which tests adjust them. @param of the portal of the
 * test
 */
export function conflictingWorks(of: () => PermitLife) {
  const sql = () => of().portal.engine.database
  return {
    sql,
    /** Hot work, and 10 m beside it the line break with different people. */
    hotWork: (over = {}) =>
      of().plainWork({
        permitNm: '시험 용접',
        permitTypeCd: 'H',
        combNearYn: 'Y',
        combDistM: 20,
        combBelowYn: 'N',
        combBehindYn: 'N',
        mapX: 10,
        mapY: 220,
        mapZ: 0,
        ...over,
      }),
    lineBreak: async (over = {}) =>
      of().plainWork({
        permitNm: '시험 배관개방',
        supplCds: ['S7'],
        supplements: [{ supplCd: 'S7', lineTxt: 'L-1', mediumNm: '톨루엔', flammableYn: 'Y', toxicYn: 'N' }],
        mapX: 18,
        mapY: 226,
        mapZ: 0,
        startDt: `${of().day}T10:00:00+09:00`,
        endDt: `${of().day}T12:00:00+09:00`,
        supWorkerNo: await of().workerNo(workerNames[3]),
        workers: [{ vendorWorkerNo: await of().workerNo(workerNames[1]) }],
        ...over,
      }),
    ask: (permitNo: number) => of().get('vnd03s', `/api/saf/simops?permitNo=${permitNo}`),
    adjust: (userId: string, permitNo: number, body: object) =>
      of().post(userId, `${permitPath}/${permitNo}/simopsadjust`, body),
    remove: (...permitNos: number[]) =>
      sql().query(`update "workPermit" set "state" = 'cancelled' where "permitNo" = any($1::bigint[])`, [
        permitNos,
      ]),
  }
}
