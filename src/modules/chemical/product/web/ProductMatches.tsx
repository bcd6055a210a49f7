import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Tag } from 'antd'
import type { Explanation } from '../../../../core/shared/explanation.ts'
import type { Row } from '../../../../core/shared/resource.ts'
import { api } from '../../../../core/web/api.ts'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { queryKeys } from '../../../../core/web/data/query-keys.ts'
import { RegisterPopup } from '../../../../core/web/list/RegisterPage.tsx'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { chmProduct } from '../chm-product.resource.ts'
import { said } from '../../../../core/web/text/text.ts'
import { bySubject } from '../../regulation/by-subject.rule.ts'
import { matchTypes } from '../../regulation/match.rule.ts'
import { unlistedSentences } from '../../regulation/unlisted.texts.ts'
import { PartLists } from '../../regulation/web/PartLists.tsx'
import { chmRegMatch } from '../../regulation/regulation.resource.ts'
import { useJudgement } from './use-judgement.ts'
import { productTexts } from './product.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

type MatchRow = Row<typeof chmRegMatch>
/** Which lists the product stands on, each with its why; contents at the limit are decided here. */
export function ProductMatches({ prodNo }: { prodNo: number }) {
  const text = useTexts(productTexts)
  const tab = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const { rows } = useList(chmRegMatch, { prodNo: String(prodNo), limit: 300 })
  const partLists = useJudgement(prodNo)?.partLists ?? []
  const [deciding, setDeciding] = useState<number | 'new'>()
  const judgeAnew = async () => {
    const { data } = await api.post<{ data: { added: string[]; removed: string[] } }>(
      `${chmProduct.path}/${prodNo}/rematch`,
    )
    notice.info(text('judged.anew', { added: data.added.length, removed: data.removed.length }))
    await client.invalidateQueries({ queryKey: queryKeys.all(chmRegMatch) })
  }
  const order = rows.toSorted((one, other) => one.regCd.localeCompare(other.regCd))
  return (
    <Block
      title={text('matches', { count: rows.length })}
      extra={
        tab.canWrite && (
          <div className="chemical-tools">
            <BusyButton size="small" action={judgeAnew}>
              {text('judgeAnew')}
            </BusyButton>
            <Button size="small" onClick={() => setDeciding('new')}>
              {text('addMatch')}
            </Button>
          </div>
        )
      }
    >
      {rows.length === 0 ? (
        <div className="span-all">
          <PageEmpty>{said(unlistedSentences.noneHeld())}</PageEmpty>
        </div>
      ) : (
        <ul className="chemical-subjects span-all">
          {bySubject(
            order,
            (row) => row.regItemNm ?? text(row.matchTypeCd === matchTypes.manual ? 'byHand' : 'declared'),
          ).map(({ subject, group }) => (
            <li key={subject}>
              <strong>{subject}</strong>
              <ul>
                {group.map((row) => (
                  <li key={row.regMatchNo}>
                    <MatchTag row={row} />
                    <Why row={row} />
                    {(row.borderYn === 'Y' || row.matchTypeCd === matchTypes.manual) && tab.canWrite && (
                      <Button size="small" onClick={() => setDeciding(row.regMatchNo)}>
                        {text('decide')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      <PartLists regCds={partLists} />
      {deciding !== undefined && (
        <RegisterPopup
          resource={chmRegMatch}
          {...(deciding === 'new' ? { first: { prodNo } } : { recordKey: deciding })}
          fields={
            deciding === 'new'
              ? ['regCd', 'regItemNo', 'exceptReason']
              : ['regCd', 'contentPct', 'applyYn', 'exceptReason']
          }
          onClose={() => setDeciding(undefined)}
        />
      )}
    </Block>
  )
}
function MatchTag({ row }: { row: MatchRow }) {
  const text = useTexts(productTexts)
  const border = row.borderYn === 'Y'
  const verdict = text(row.applyYn === 'Y' ? 'applies' : row.applyYn === 'N' ? 'appliesNot' : 'undecided')
  return (
    <Tag color={border && !row.applyYn ? 'gold' : row.applyYn === 'N' ? 'default' : 'blue'}>
      {row.regNm} {row.contentPct === null ? '' : `${row.contentPct}%`}
      {border && ` · ${text('border')} · ${verdict}`}
    </Tag>
  )
}
function Why({ row }: { row: MatchRow }) {
  const text = useTexts(productTexts)
  const [asked, setAsked] = useState(false)
  const { data } = useQuery({
    queryKey: ['regMatchWhy', row.regMatchNo],
    queryFn: () => api.get<{ data: Explanation }>(`${chmRegMatch.path}/${row.regMatchNo}/explain`),
    enabled: asked,
  })
  if (data) return <Explain {...data.data} />
  return (
    <Button
      type="link"
      size="small"
      aria-label={`${text('why')} ${row.regNm ?? ''}`}
      onClick={() => setAsked(true)}
    >
      {text('why')}
    </Button>
  )
}
