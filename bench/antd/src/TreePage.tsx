import { Button, Space, Table, Tag, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { departments, type Department } from '../../work.ts';

type Branch = Omit<Department, 'children'> & { children?: Branch[] };

/** A leaf without a list: an empty one would draw an expander. */
const branches = (of: readonly Department[]): Branch[] =>
  of.map(({ children, ...own }) =>
    children.length > 0 ? { ...own, children: branches(children) } : own,
  );

const rows = branches(departments);
const everyId = departments.flatMap((one) => [one.id, ...one.children.map((two) => two.id)]);

const columns: TableColumnsType<Branch> = [
  { title: '部门名称', dataIndex: 'name', width: 400 },
  { title: '权限角色', dataIndex: 'role', width: 200 },
  {
    title: '状态',
    dataIndex: 'isActive',
    width: 120,
    render: (isActive: boolean) => (
      <Tag color={isActive ? 'green' : 'default'}>{isActive ? '正常' : '停用'}</Tag>
    ),
  },
  {
    title: '操作',
    key: 'actions',
    width: 200,
    render: () => (
      <Space>
        <Button size="small" type="link">
          编辑
        </Button>
        <Button size="small" type="link" danger>
          删除
        </Button>
      </Space>
    ),
  },
];

export function TreePage() {
  const [expanded, setExpanded] = useState<string[]>([]);
  return (
    <>
      <button onClick={() => setExpanded(expanded.length > 0 ? [] : everyId)}>全部展开</button>
      <Table
        virtual
        rowKey="id"
        columns={columns}
        dataSource={rows}
        pagination={false}
        scroll={{ x: 920, y: 600 }}
        expandable={{ expandedRowKeys: expanded }}
      />
    </>
  );
}
