import { useQuery } from '@tanstack/react-query'
import { api, type Answer } from '../../../../core/web/api.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate } from '../../../../core/web/page/PageStates.tsx'
import { StateTag } from '../../../../core/web/record/StateTag.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { Subcontractor } from '../subcontractors.rule.ts'
import { vendor } from '../vendor.resource.ts'
import { vendorLifeTexts } from './vendor-life.texts.ts'

/** 하도급업체: the companies below one, each with its entry and its copies of the safety information (vendor 10.4). */
export function Subcontractors({ vendorCd }: { vendorCd: string }) {
  const say = useTexts(vendorLifeTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [vendor.name, 'subcontractors', vendorCd],
    queryFn: ({ signal }) =>
      api.get<Answer<Subcontractor[]>>(`${vendor.path}/${vendorCd}/subcontractors`, {}, { signal }),
    select: (answer) => answer.data,
  })
  return (
    <>
      <PageHeader help={say('treeHelp')} />
      <Gate data={data} error={error} loading={isLoading} onRetry={() => void refetch()}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{say('none')}</p>
          ) : (
            <ul className="vendor-tree">
              {rows.map((row) => (
                <li key={row.vendorCd} style={{ marginInlineStart: (row.depth - 1) * 24 }}>
                  <strong>{row.vendorNm}</strong> <StateTag resource={vendor} state={row.state} />
                  <span>{say('passes', { count: row.passCnt })}</span>
                  <span>{say('waiting', { count: row.rqstCnt })}</span>
                  <span>
                    {row.infoCnt === 0
                      ? say('noCopies')
                      : say('copies', { done: row.copyCnt, all: row.infoCnt })}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Gate>
    </>
  )
}
