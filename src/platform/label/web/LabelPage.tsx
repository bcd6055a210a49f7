import { useState } from 'react'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Input, Select, Tag } from 'antd'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { GridField } from '../../../grid/columns.ts'
import { SearchCell } from '../../../core/web/list/SearchPanel.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useSpoken } from '../../../core/web/text/labels.ts'
import { usePageText } from '../../../core/web/text/page-text.ts'
import { languageNames } from '../../../core/web/text/language.texts.ts'
import {
  labelKinds,
  labelLanguages,
  type LabelAnswer,
  type LabelLanguage,
  type LabelText,
} from '../label-kinds.rule.ts'
import { label } from '../label.resource.ts'
import './label.css'
import '../../../core/web/record/record.css'
import { labelTexts } from './label.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

interface Filter {
  kind?: string | undefined
  missing?: string | undefined
  changed?: 'Y' | undefined
  q?: string | undefined
}
type Words = Partial<Record<LabelLanguage, string | null>>
const wordColumn = 220
const sameWidth = { kind: 'text', width: wordColumn, editable: true, max: 500 } as const

/**
 * 다국어 라벨 (manage/code/label): every text of definitions, menus and codes, and what is missing in which
 * language.
 */
export function LabelPage() {
  const text = useTexts(labelTexts)
  const tab = useTab()
  const shell = usePageText()
  const notice = useNotice()
  const client = useQueryClient()
  const { title, fields } = useSpoken(label)
  const [filter, setFilter] = useState<Filter>({})
  const [typedWords, setTypedWords] = useState('')
  const [{ page, limit }, setPage] = useState({ page: 1, limit: 20 })
  const [typed, setTyped] = useState<ReadonlyMap<string, Words>>(new Map())
  const { data, error, isFetching, refetch } = useQuery({
    // A menu or code that is renamed elsewhere is a text of this list as well.
    queryKey: ['label', 'texts', filter, page, limit],
    queryFn: () => api.get<LabelAnswer>('/api/manage/labeltexts', { ...filter, page, limit }),
    placeholderData: keepPreviousData,
  })
  const rows = (data?.data ?? []).map((row) => ({ ...row, ...typed.get(row.labelCd) }))
  const find = (part: Filter) => {
    setFilter({ ...filter, ...part })
    setPage({ page: 1, limit })
  }
  const put = (next: ReadonlyMap<string, Words>) => {
    setTyped(next)
    tab.setDirty(next.size > 0)
  }
  const save = async () => {
    try {
      for (const [labelCd, words] of typed) await api.put('/api/manage/labeltext', { labelCd, ...words })
      put(new Map())
      notice.info(shell('form.saved'))
    } catch (failure) {
      notice.failure(failure)
    }
    await client.invalidateQueries({ queryKey: ['label'] })
  }
  const columns: GridField<LabelText>[] = [
    { name: 'kind', text: text('kind'), kind: 'text', width: 150, render: ({ kind }) => text(kind) },
    { name: 'labelCd', text: fields.labelCd.label, kind: 'text', width: 260 },
    ...labelLanguages.map((name): GridField<LabelText> => ({
      ...sameWidth,
      name,
      text: fields[name].label,
      editable: tab.canWrite,
    })),
    {
      name: 'missing',
      text: text('missing'),
      kind: 'custom',
      width: 170,
      render: ({ missing, changed }) => (
        <>
          {missing.map((each) => (
            <Tag key={each} color="warning">
              {languageNames[each]}
            </Tag>
          ))}
          {changed.length > 0 && <Tag color="processing">{text('own')}</Tag>}
        </>
      ),
    },
  ]
  return (
    <div className="register-page">
      <PageHeader help={text('help')} />
      <search aria-label={title}>
        <form
          className="search-panel"
          onSubmit={(event) => {
            event.preventDefault()
            find({ q: typedWords })
          }}
        >
          <div className="search-grid">
            <SearchCell id="label-kind" label={text('kind')}>
              <Select
                id="label-kind"
                value={filter.kind ?? ''}
                options={[
                  { value: '', label: text('all') },
                  ...labelKinds.map((kind) => ({ value: kind, label: text(kind) })),
                ]}
                onChange={(kind: string) => find({ kind })}
                style={{ width: '100%' }}
              />
            </SearchCell>
            <SearchCell id="label-missing" label={text('missing')}>
              <Select
                id="label-missing"
                value={filter.missing ?? ''}
                options={[
                  { value: '', label: text('all') },
                  { value: 'Y', label: text('missingAny') },
                  ...labelLanguages.map((each) => ({ value: each, label: languageNames[each] })),
                ]}
                onChange={(missing: string) => find({ missing })}
                style={{ width: '100%' }}
              />
            </SearchCell>
            <SearchCell id="label-words" label={text('words')}>
              <Input.Search
                id="label-words"
                allowClear
                value={typedWords}
                onChange={(event) => setTypedWords(event.target.value)}
                onSearch={(q) => find({ q })}
              />
            </SearchCell>
            <Checkbox
              checked={filter.changed === 'Y'}
              onChange={(event) => find({ changed: event.target.checked ? 'Y' : undefined })}
            >
              {text('changed')}
            </Checkbox>
          </div>
        </form>
      </search>
      {data && <MissingCounts counts={data.missing} onChoose={(missing) => find({ missing })} />}
      <DataGrid<LabelText>
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ labelCd }) => labelCd}
        numbered
        total={data?.total ?? 0}
        page={page}
        limit={limit}
        onPage={(next, size) => setPage({ page: next, limit: size })}
        height="fit"
        loading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        layoutKey="labelTexts"
        {...(tab.canWrite && {
          onChange: (cells) => {
            const next = new Map(typed)
            for (const { rowKey, name, value } of cells)
              next.set(rowKey, { ...next.get(rowKey), [name]: (value as string | null) ?? null })
            put(next)
          },
          changes: new Map([...typed.keys()].map((labelCd) => [labelCd, 'updated' as const])),
          toolbar: (
            <>
              <Button disabled={typed.size === 0} onClick={() => put(new Map())}>
                {text('reset')}
              </Button>
              <BusyButton type="primary" disabled={typed.size === 0} action={save}>
                {text('save')}
              </BusyButton>
            </>
          ),
        })}
      />
    </div>
  )
}

/** The number of missing texts per language; a press lists them. */
function MissingCounts({
  counts,
  onChoose,
}: {
  counts: LabelAnswer['missing']
  onChoose: (language: LabelLanguage) => void
}) {
  const text = useTexts(labelTexts)
  const lacking = labelLanguages.filter((language) => counts[language] > 0)
  return (
    <p className="label-missing">
      {lacking.length === 0 && (
        <Tag variant="filled" className="state-tag is-done">
          {text('missingNone')}
        </Tag>
      )}
      {lacking.map((language) => (
        <Button key={language} size="small" onClick={() => onChoose(language)}>
          {text('missingCount', {
            language: languageNames[language],
            count: counts[language].toLocaleString('ko-KR'),
          })}
        </Button>
      ))}
    </p>
  )
}
