import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Select } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useList } from '../../../../core/web/list/hooks.ts'
import { ref } from '../../../../core/shared/field.ts'
import { RefPicker } from '../../../../core/web/popup/RefPicker.tsx'
import { useCodes } from '../../../../core/web/popup/lookups.ts'
import { PageHeader } from '../../../../core/web/record/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/record/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { menuName, useLanguage } from '../../../../core/web/text/text.ts'
import { chmMsds } from '../msds.resource.ts'
import type { MsdsDiff } from '../msds.rule.ts'
import '../../ghs/web/ghs.css'

interface Head {
  msdsNo: number
  msdsCd: string | null
  msdsVer: number | null
  revYmd: string
}
type Compared = MsdsDiff & { reasons: string[]; before: Head; after: Head }
const productField = ref('제품', 'chmProduct')

/** MSDS 비교 (chm/msds/msdsCompare): two revisions of a product beside each other. */
export function MsdsComparePage() {
  const tab = useTab()
  const asked = tab.params.get('no')
  const [product, setProduct] = useState<{ prodNo: number; prodNm: string }>()
  const [pair, setPair] = useState<{ after?: number; before?: number }>(asked ? { after: Number(asked) } : {})
  const { rows } = useList(chmMsds, { limit: 100, ...(product && { prodNo: String(product.prodNo) }) }, { enabled: product !== undefined })
  const options = rows.map(({ msdsNo, msdsCd, msdsVer, langCd }) => ({ value: msdsNo, label: `${msdsCd} ${msdsVer}판 (${langCd})` }))
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['msdsDiff', pair.after, pair.before],
    queryFn: () => api.get<{ data: Compared }>(`${chmMsds.path}/${pair.after}/diff`, { with: pair.before }),
    enabled: pair.after !== undefined,
  })
  return (
    <div className="register-page chemical-page">
      <PageHeader
        title={menuName(tab.menu, useLanguage())}
        help="제품과 두 판을 고르면 바뀐 항목만 나란히 보입니다. 앞의 판을 비우면 바로 이전판과 비교합니다."
      />
      <div className="chemical-columns">
        <label htmlFor="compare-product" className="portal-sr">
          제품
        </label>
        <RefPicker
          field={productField}
          id="compare-product"
          value={product?.prodNo ?? null}
          shown={product?.prodNm}
          onChange={(prodNo, prodNm) => {
            setProduct(prodNo === null ? undefined : { prodNo: Number(prodNo), prodNm: String(prodNm) })
            setPair({})
          }}
        />
        <Select<number>
          aria-label="나중 판"
          placeholder="나중 판"
          value={pair.after ?? null}
          options={options}
          allowClear
          onChange={(after) => setPair({ ...pair, after })}
        />
        <Select<number>
          aria-label="앞의 판"
          placeholder="앞의 판"
          value={pair.before ?? null}
          options={options}
          allowClear
          onChange={(before) => setPair({ ...pair, before })}
        />
      </div>
      {pair.after === undefined ? (
        <PageEmpty>비교할 판을 고르세요.</PageEmpty>
      ) : (
        <Gate data={data?.data} error={error} loading={isPending} onRetry={() => void refetch()}>
          {(compared) => <Difference {...compared} />}
        </Gate>
      )}
    </div>
  )
}

const fieldLabels: Record<string, string> = { signalWordCd: '신호어', pictoCds: '그림문자', submitNo: '제출번호', emergencyTel: '긴급전화' }

function Difference({ sections, ghs, fields, reasons, before, after }: Compared) {
  const names = useCodes('MSDS_SECT').data ?? []
  const nameOf = (code: string) => `${Number(code)}. ${names.find((each) => each.code === code)?.codeNm ?? ''}`
  const same = sections.length + fields.length + ghs.added.length + ghs.removed.length === 0
  const titleOf = ({ msdsCd, msdsVer, revYmd }: Head) => `${msdsCd} ${msdsVer}판 (${revYmd})`
  return (
    <>
      {reasons.length > 0 && <Alert type="warning" showIcon title={`다시 교육·게시해야 하는 변경: ${reasons.join(', ')}`} />}
      {same ? (
        <PageEmpty>두 판에 다른 곳이 없습니다.</PageEmpty>
      ) : (
        <Block title="바뀐 곳">
          <div className="diff-table span-all" role="table" aria-label="판 비교">
            <p className="is-head">항목</p>
            <p className="is-head">{titleOf(before)}</p>
            <p className="is-head">{titleOf(after)}</p>
            {ghs.added.length + ghs.removed.length > 0 && (
              <Row name="GHS 분류" before={ghs.removed.join('\n') || '–'} after={ghs.added.join('\n') || '–'} />
            )}
            {fields.map((each) => (
              <Row key={each.name} {...each} name={fieldLabels[each.name] ?? each.name} />
            ))}
            {sections.map((each) => (
              <Row key={each.sectCd} {...each} name={nameOf(each.sectCd)} />
            ))}
          </div>
        </Block>
      )}
    </>
  )
}

/** Lines that the other side does not have are marked. */
function Row({ name, before, after }: { name: string; before: string; after: string }) {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  return (
    <>
      <p className="is-head">{name}</p>
      <p>
        {old.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a text have no other name
          <span key={index}>
            {fresh.includes(line) ? line : <del>{line}</del>}
            {'\n'}
          </span>
        ))}
      </p>
      <p>
        {fresh.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a text have no other name
          <span key={index}>
            {old.includes(line) ? line : <ins>{line}</ins>}
            {'\n'}
          </span>
        ))}
      </p>
    </>
  )
}
