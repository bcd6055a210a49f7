import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import type { Row } from '../../../core/shared/resource.ts'
import { Block, Field } from '../../../core/web/form/RecordForm.tsx'
import type { GridField } from '../../../grid/columns.ts'
import { RegisterPopup } from '../../../core/web/list/RegisterPage.tsx'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { numbering } from '../numbering.resource.ts'
import { Counters } from './Counters.tsx'
import { viewsQuery } from './numbering-calls.ts'
import { PatternPreview } from './PatternPreview.tsx'
import { numberingTexts } from './numbering.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

type Rule = Row<typeof numbering>
const places = '{plant} {plantShort} {YYYY} {YYMM} {YYYYMM} {YYYYMMDD} {seq4}'

/** Room for the longest rule and pattern of the program. */
const widths = { ruleCd: 230, pattern: 230 }

/** 채번규칙 (manage/code/numbering): how the numbers of each entity look, the last and the next one. */
export function NumberingPage() {
  const text = useTexts(numberingTexts)
  const [query, setQuery] = useTabQuery(numbering)
  const [opened, setOpened] = useState<string>()
  const { data } = useQuery(viewsQuery)
  // A finger has no double click.
  const cells = useMemo(
    () => ({
      ruleCd: ({ ruleCd }: Rule) => (
        <Button type="link" size="small" onClick={() => setOpened(ruleCd)}>
          {ruleCd}
        </Button>
      ),
    }),
    [],
  )
  const columns = useMemo<GridField<Rule>[]>(() => {
    const viewOf = ({ ruleCd }: Rule) => data?.data.find((view) => view.ruleCd === ruleCd)
    const target = (rule: Rule) => {
      const view = viewOf(rule)
      return view && `${view.title} ${view.label}`
    }
    const column = { kind: 'custom', width: 190, sortable: false } as const
    return [
      { ...column, name: 'createUserId', text: text('target'), render: target },
      {
        ...column,
        name: 'createDt',
        text: text('last'),
        render: (rule) => viewOf(rule)?.lastNo ?? text('none'),
      },
      { ...column, name: 'updateUserId', text: text('next'), render: (rule) => viewOf(rule)?.nextNo },
    ]
  }, [data, text])
  return (
    <div className="register-page">
      <PageHeader help={text('help', { places })} />
      <SearchPanel resource={numbering} query={query} onSearch={setQuery} />
      <ResourceGrid
        resource={numbering}
        query={query}
        onQuery={setQuery}
        onOpen={({ ruleCd }) => setOpened(ruleCd)}
        cells={cells}
        widths={widths}
        columns={columns}
      />
      {opened !== undefined && (
        <RegisterPopup
          resource={numbering}
          recordKey={opened}
          onClose={() => setOpened(undefined)}
          form={(form) => (
            <>
              <Block>
                <Field name="ruleCd" readOnly />
                <Field name="pattern" />
                <Field name="resetCd" />
                <PatternPreview antd={form.antd} />
                <Field name="note" />
              </Block>
              <Counters ruleCd={opened} />
            </>
          )}
        />
      )}
    </div>
  )
}
