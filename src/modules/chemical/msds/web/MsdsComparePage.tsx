import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Form, Select } from 'antd'
import { api } from '../../../../core/web/api.ts'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import { useList } from '../../../../core/web/data/hooks.ts'
import { RefPicker } from '../../../../core/web/popup/RefPicker.tsx'
import { useCodes } from '../../../../core/web/data/lookups.ts'
import { PageHeader } from '../../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { labelOf, useSpoken } from '../../../../core/web/text/labels.ts'
import { chmMsds } from '../msds.resource.ts'
import type { MsdsDiff } from '../msds.rule.ts'
import { lineChanges } from '../section-text.rule.ts'
import '../../ghs/web/ghs.css'
import { msdsTexts } from './msds.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

interface Head {
  msdsNo: number
  msdsCd: string | null
  prodNo: number
  prodNm: string
  langCd: string
  msdsVer: number | null
  revYmd: string
}
const latestShown = 6
const mostSheets = 100
type Compared = MsdsDiff & { reasons: string[]; before: Head; after: Head }

/** MSDS 비교 (chm/msds/msdsCompare): two revisions of a product beside each other. */
export function MsdsComparePage() {
  const tab = useTab()
  const asked = tab.params.get('no')
  const text = useTexts(msdsTexts)
  const sheet = useSpoken(chmMsds)
  const [picked, setProduct] = useState<{ prodNo: number; prodNm: string }>()
  const [pair, setPair] = useState<{ after?: number; before?: number }>(asked ? { after: Number(asked) } : {})
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['msdsDiff', pair.after, pair.before],
    queryFn: () => api.get<{ data: Compared }>(`${chmMsds.path}/${pair.after}/diff`, { with: pair.before }),
    enabled: pair.after !== undefined,
  })
  // Opened for one revision: its product and the one before it are what is compared.
  const found = pair.after === undefined ? undefined : data?.data
  const product = picked ?? found?.after
  const shown = { after: pair.after, before: pair.before ?? found?.before.msdsNo }
  const { rows } = useList(
    chmMsds,
    { limit: 100, prodNo: product ? String(product.prodNo) : undefined },
    { enabled: product !== undefined },
  )
  const options = rows.map(({ msdsNo, msdsCd, msdsVer, langNm }) => ({
    value: msdsNo,
    label: `${msdsCd} ${text('edition', { no: msdsVer ?? '' })} (${langNm})`,
  }))
  return (
    <div className="register-page chemical-page">
      <PageHeader help={text('compareHelp')} />
      <Form layout="vertical" component="div" className="chemical-columns">
        <Form.Item label={text('product')} htmlFor="compare-product">
          <RefPicker
            field={sheet.fields.prodNo}
            id="compare-product"
            value={product?.prodNo ?? null}
            shown={product?.prodNm}
            onChange={(prodNo, prodNm) => {
              setProduct(prodNo === null ? undefined : { prodNo: Number(prodNo), prodNm: String(prodNm) })
              setPair({})
            }}
          />
        </Form.Item>
        {(['after', 'before'] as const).map((side) => (
          <Form.Item
            key={side}
            label={text(side === 'after' ? 'laterRevision' : 'earlierRevision')}
            htmlFor={`compare-${side}`}
          >
            <Select<number>
              id={`compare-${side}`}
              value={options.length > 0 ? (shown[side] ?? null) : null}
              options={options}
              disabled={product === undefined}
              placeholder={text(product ? 'chooseRevision' : 'chooseProductFirst')}
              allowClear
              onChange={(chosen) => setPair({ ...pair, [side]: chosen })}
            />
          </Form.Item>
        ))}
      </Form>
      {pair.after === undefined ? (
        <PageEmpty action={product === undefined && <LatestRevisions onPick={setPair} />}>
          {text(product ? 'chooseRevisions' : 'chooseProductFirst')}
        </PageEmpty>
      ) : (
        <Gate data={data?.data} error={error} loading={isPending} onRetry={() => void refetch()}>
          {(compared) => <Difference {...compared} />}
        </Gate>
      )}
    </div>
  )
}

/** Sheets that were revised last: one press shows what has changed in one. */
function LatestRevisions({ onPick }: { onPick: (pair: { after: number }) => void }) {
  const text = useTexts(msdsTexts)
  const { rows, found, total } = useList(chmMsds, { limit: mostSheets, sort: 'revYmd', direction: 'desc' })
  const revised = rows.filter(({ msdsVer }) => (msdsVer ?? 0) > 1).slice(0, latestShown)
  if (revised.length === 0) return found && total <= mostSheets ? <p>{text('noRevisions')}</p> : null
  return (
    <>
      <p>{text('latestRevisions')}</p>
      <div className="msds-latest">
        {revised.map(({ msdsNo, prodNm, msdsVer, langNm, revYmd }) => (
          <Button key={msdsNo} onClick={() => onPick({ after: msdsNo })}>
            {prodNm} {text('edition', { no: msdsVer ?? '' })} ({langNm}) · {revYmd}
          </Button>
        ))}
      </div>
    </>
  )
}

function Difference({ sections, ghs, fields, reasons, before, after }: Compared) {
  const names = useCodes('MSDS_SECT').data ?? []
  const [classes, categories, signals, pictograms] = [
    useCodes('GHS_CLASS').data,
    useCodes('GHS_CAT').data,
    useCodes('SIGNAL').data,
    useCodes('PICTO').data,
  ]
  const named = (codes: typeof names | undefined, code: string) =>
    codes?.find((each) => each.code === code)?.codeNm ?? code
  /** 'H08 2 H361' in words. */
  const classNames = (lines: readonly string[]) =>
    lines
      .map((line) => line.split(' '))
      .map(
        ([classCd = '', catCd = '', hCode]) =>
          `${named(classes, classCd)} ${named(categories, catCd)}${hCode ? ` (${hCode})` : ''}`,
      )
      .join('\n') || '–'
  const fieldWords = (name: string, value: string) =>
    name === 'signalWordCd'
      ? named(signals, value)
      : name === 'pictoCds'
        ? value
            .split(', ')
            .map((code) => named(pictograms, code))
            .join(', ')
        : value
  const text = useTexts(msdsTexts)
  const nameOf = (code: string) =>
    `${Number(code)}. ${names.find((each) => each.code === code)?.codeNm ?? ''}`
  const same = sections.length + fields.length + ghs.added.length + ghs.removed.length === 0
  const titleOf = ({ msdsCd, msdsVer, revYmd }: Head) =>
    `${msdsCd} ${text('edition', { no: msdsVer ?? '' })} (${revYmd})`
  return (
    <>
      {reasons.length > 0 && (
        <Alert type="warning" showIcon title={text('tellAgain', { reasons: reasons.join(', ') })} />
      )}
      {same ? (
        <PageEmpty>{text('same')}</PageEmpty>
      ) : (
        <Block title={text('changed')}>
          <div className="diff-table span-all" role="table" aria-label={text('comparison')}>
            <p className="is-head">{text('item')}</p>
            <p className="is-head">{titleOf(before)}</p>
            <p className="is-head">{titleOf(after)}</p>
            {ghs.added.length + ghs.removed.length > 0 && (
              <Row name={text('ghs')} before={classNames(ghs.removed)} after={classNames(ghs.added)} />
            )}
            {fields.map((each) => (
              <Row
                key={each.name}
                name={labelOf(chmMsds, each.name)}
                before={fieldWords(each.name, each.before)}
                after={fieldWords(each.name, each.after)}
              />
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

/** Lines that the other side does not have in this place are marked. */
function Row({ name, before, after }: { name: string; before: string; after: string }) {
  const changes = lineChanges(before, after)
  return (
    <>
      <p className="is-head">{name}</p>
      <p>
        {changes.map(({ kind, line }, index) =>
          kind === 'new' ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- lines of a text have no other name
            <span key={index}>
              {kind === 'same' ? line : <del>{line}</del>}
              {'\n'}
            </span>
          ),
        )}
      </p>
      <p>
        {changes.map(({ kind, line }, index) =>
          kind === 'gone' ? null : (
            // oxlint-disable-next-line react/no-array-index-key -- lines of a text have no other name
            <span key={index}>
              {kind === 'same' ? line : <ins>{line}</ins>}
              {'\n'}
            </span>
          ),
        )}
      </p>
    </>
  )
}
