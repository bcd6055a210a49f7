import { PlusOutlined, VerticalAlignTopOutlined, VerticalRightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import type { StudyAnswer, StudyNode } from '../study.rule.ts'
import { Grade } from './Grade.tsx'
import { hazopTexts } from './hazop.texts.ts'

interface Props {
  study: StudyAnswer
  node: StudyNode | undefined
  /** Above the sheet in place of beside it. */
  folded: boolean
  onFold: (folded: boolean) => void
  onChoose: (rsaHazopNodeNo: number) => void
  /** Absent: nodes cannot be added now. */
  onAdd?: () => void
}
/** The nodes of a study, each with how far it is and its worst grade. */
export function StudyNodes({ study, node, folded, onFold, onChoose, onAdd }: Props) {
  const text = useTexts(hazopTexts)
  return (
    <nav aria-label={text('nodes')} className="hazop-nav">
      <ul className="hazop-nodes">
        {study.nodes.map((each) => (
          <li key={each.rsaHazopNodeNo}>
            <button
              type="button"
              className="hazop-node"
              aria-current={each === node}
              onClick={() => onChoose(each.rsaHazopNodeNo)}
            >
              <strong>{each.rsaHazopNodeNm}</strong>
              <span>{text('nodeRows', { count: each.rowCnt })}</span>
              {each.lackCnt > 0 && <span>{text('nodeLacks', { count: each.lackCnt })}</span>}
              <Grade matrix={study.matrix} gradeCd={each.worstGradeCd} />
            </button>
          </li>
        ))}
      </ul>
      <div className="hazop-acts">
        {onAdd && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
            {text('addNode')}
          </Button>
        )}
        <Button
          type="text"
          className="hazop-fold"
          icon={folded ? <VerticalRightOutlined aria-hidden /> : <VerticalAlignTopOutlined aria-hidden />}
          onClick={() => onFold(!folded)}
        >
          {text(folded ? 'nodesBeside' : 'nodesAbove')}
        </Button>
      </div>
    </nav>
  )
}
