import { defined } from '../../../core/shared/defined.ts'
import { useMemo, useState } from 'react'
import { PlusOutlined } from '@ant-design/icons'
import { Button, Input, Tag, Tree } from 'antd'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { useList } from '../../../core/web/data/hooks.ts'
import { RegisterPopup } from '../../../core/web/list/RegisterPage.tsx'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { Gate, PageEmpty } from '../../../core/web/page/PageStates.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useLanguage } from '../../../core/web/text/text.ts'
import { useShownChoice } from '../../dept/web/use-shown-choice.ts'
import { safFacilityType } from '../facility-type.resource.ts'
import { FacilityTypeDetail } from './FacilityTypeDetail.tsx'
import { typeTree, type FacilityType } from './type-tree.ts'
import '../../organisation.css'
import { facilityTexts } from './facility.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** A company has some dozens of types. */
const mostTypes = 300

/** 설비유형 (baseInfo/facilityType/facilityTypeTree): the tree and the chosen type beside it. */
export function FacilityTypeTreePage() {
  const text = useTexts(facilityTexts)
  const { rows, error, loading, reload } = useList(safFacilityType, { limit: mostTypes })
  return (
    <div className="organisation-record">
      <PageHeader help={text('typeHelp')} />
      <Gate data={loading || error ? undefined : rows} error={error} loading={loading} onRetry={reload}>
        {(all) => <Types rows={all} />}
      </Gate>
    </div>
  )
}

function Types({ rows }: { rows: readonly FacilityType[] }) {
  const tab = useTab()
  const text = useTexts(facilityTexts)
  const notice = useNotice()
  // A link names the type to begin with.
  const [selected, setSelected] = useState(tab.params.get('open') ?? undefined)
  const [creating, setCreating] = useState(false)
  const [dirty, setDirty] = useState(false)
  const main = useShownChoice(selected)
  const known = (typeCd: string | null | undefined) =>
    rows.find(({ safFacilityTypeCd }) => safFacilityTypeCd === typeCd)
  // Before any choice the top of the tree is shown.
  const chosen =
    selected === undefined
      ? (rows.find(({ psafFacilityTypeCd }) => !known(psafFacilityTypeCd)) ?? rows[0])
      : known(selected)
  const choose = async (typeCd: string) => {
    if (typeCd === chosen?.safFacilityTypeCd) return
    if (dirty && !(await notice.confirm(text('unsaved'), { danger: true }))) return
    setDirty(false)
    setSelected(typeCd)
  }
  return (
    <div className="organisation-split">
      <div className="organisation-columns">
        <section className="organisation-side" aria-label={text('tree')}>
          {tab.canWrite && (
            <div className="organisation-tools">
              <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
                {text('create')}
              </Button>
            </div>
          )}
          <TypeTree
            rows={rows}
            selected={chosen?.safFacilityTypeCd}
            onSelect={(typeCd) => void choose(typeCd)}
          />
        </section>
        <div ref={main} className="organisation-main">
          {chosen ? (
            <FacilityTypeDetail
              key={chosen.safFacilityTypeCd}
              chosen={chosen}
              onDirty={setDirty}
              onGone={() => setSelected(undefined)}
            />
          ) : (
            <PageEmpty>{text('choose')}</PageEmpty>
          )}
        </div>
      </div>
      {creating && (
        <RegisterPopup
          resource={safFacilityType}
          first={{
            useYn: 'Y',
            ...defined({
              psafFacilityTypeCd: chosen?.safFacilityTypeCd,
              psafFacilityTypeNm: chosen?.safFacilityTypeNm,
            }),
          }}
          onSaved={(typeCd) => setSelected(String(typeCd))}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  )
}

interface TypeTreeProps {
  rows: readonly FacilityType[]
  selected: string | undefined
  onSelect: (typeCd: string) => void
}
function TypeTree({ rows, selected, onSelect }: TypeTreeProps) {
  const text = useTexts(facilityTexts)
  const language = useLanguage()
  const [words, setWords] = useState('')
  const tree = useMemo(() => typeTree(rows, words, language), [rows, words, language])
  return (
    <>
      <Input.Search
        allowClear
        value={words}
        placeholder={text('search')}
        aria-label={text('search')}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="organisation-tree">
        {tree.length === 0 ? (
          <PageEmpty>{text('none')}</PageEmpty>
        ) : (
          <Tree
            // A new set of rows is shown unfolded.
            key={`${words}/${rows.length}`}
            aria-label={text('tree')}
            blockNode
            defaultExpandAll
            treeData={tree}
            selectedKeys={selected === undefined ? [] : [selected]}
            onSelect={(_keys, { node }) => onSelect(node.key)}
            titleRender={({ title, row }) => (
              <span className={`organisation-node${row.useYn === 'N' ? ' is-over' : ''}`}>
                {title}
                {row.legalYn === 'Y' && <Tag color="blue">{text('legal')}</Tag>}
                {row.useYn === 'N' && <Tag>{text('notUsed')}</Tag>}
              </span>
            )}
          />
        )}
      </div>
    </>
  )
}
