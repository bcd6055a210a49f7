import {
  describeImprovementSource,
  listenToImprovements,
  readBackImprovements,
  type SourceRecord,
} from '../modules/improvement/improvement.server.ts'
import { chemicalSource, hearOfChemicals, readBackChemicals } from '../modules/chemical/storage.server.ts'
import {
  hearOfImprovement,
  permitSource,
  readBackPermits,
} from '../modules/work-permit/work-permit.server.ts'

/** Keys of sources that have more than one kind of record: its name, a blank, its key. */
type Named = Record<string, Omit<SourceRecord, 'key'>>
const named = (records: Named) => (sourceKey: string) => {
  const [name = '', key = ''] = sourceKey.split(' ')
  const record = records[name]
  return record && { ...record, key }
}

/** What the modules and the register of improvements say to each other. */
export function connectImprovements(): void {
  listenToImprovements(permitSource, hearOfImprovement)
  listenToImprovements(chemicalSource, hearOfChemicals)
  readBackImprovements(permitSource, readBackPermits)
  readBackImprovements(chemicalSource, readBackChemicals)
  describeImprovementSource(permitSource, (key) => ({
    resource: 'workPermit',
    key,
    fields: [
      'permitCd',
      'permitNm',
      'state',
      'vendorCd',
      'execDeptCd',
      'permitTypeCd',
      'startDt',
      'endDt',
      'placeTxt',
    ],
    ended: ['cancelled', 'rejected', 'expired'],
  }))
  describeImprovementSource(
    chemicalSource,
    named({
      matChkRqst: {
        resource: 'matChkRqst',
        fields: ['rqstCd', 'state', 'rqstDeptCd', 'usageTxt'],
        ended: ['rejected', 'cancelled'],
      },
      chmMsds: {
        resource: 'chmMsds',
        fields: ['msdsCd', 'state', 'prodNo', 'msdsVer', 'revYmd'],
        ended: ['discarded'],
      },
      chmStoreInsp: {
        resource: 'chmStoreInsp',
        fields: ['storeInspCd', 'storeNo', 'inspYmd', 'inspUserId', 'badCnt', 'remark'],
        ended: [],
      },
    }),
  )
  describeImprovementSource(
    'VEN',
    named({
      warn: {
        resource: 'warnPoint',
        fields: ['warnCd', 'state', 'violStdNo', 'violLvlCd', 'vendorCd', 'occurDt', 'cont'],
        ended: ['dropped'],
      },
    }),
  )
  describeImprovementSource(
    'MGT',
    named({
      council: {
        resource: 'council',
        fields: ['councilCd', 'councilYm', 'meetDt', 'placeNm', 'chairUserId'],
        ended: [],
      },
    }),
  )
}
