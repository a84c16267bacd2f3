import { AppFrame, Rail, TopBar } from '@anzhu/ui/AppFrame';
import { Confirm } from '@anzhu/ui/Confirm';
import { ClipboardList } from '@anzhu/ui/Icon';
import { PageFrame } from '@anzhu/ui/Layout';
import { ActionsCell, Table, type Column } from '@anzhu/ui/Table';
import { TextsProvider } from '@anzhu/ui/texts';
import { en } from '@anzhu/ui/texts/en';
import { useMemo, useState } from 'react';

interface Book {
  title: string;
}

/** An app in English: its menu, its bar, one list with actions. */
export function Library() {
  const [books, setBooks] = useState<Book[]>([{ title: 'Dune' }, { title: 'Emma' }]);
  const [leaving, setLeaving] = useState<Book | null>(null);
  const [isCollapsed, setCollapsed] = useState(false);
  // Columns that set a state stand in a memo.
  const columns = useMemo(
    (): Column<Book>[] => [
      { id: 'title', header: 'Title', pin: 'start', cell: ({ title }) => title },
      {
        id: 'actions',
        header: 'Actions',
        pin: 'end',
        cell: (book) => (
          <ActionsCell
            actions={[
              { id: 'delete', label: 'Delete', tone: 'danger', onAction: () => setLeaving(book) },
            ]}
          />
        ),
      },
    ],
    [],
  );
  const rail = (
    <Rail
      label="Menu"
      brand="Library"
      mark={<ClipboardList size={20} />}
      isCollapsed={isCollapsed}
      onToggle={() => setCollapsed(!isCollapsed)}
      groups={[
        {
          id: 'desk',
          label: 'Desk',
          items: [
            {
              id: 'books',
              label: 'Books',
              icon: <ClipboardList size={16} />,
              isCurrent: true,
              // Of a router: (props) => <Link to="/books" {...props} />.
              render: ({ children, ...props }) => (
                <a href="#english" {...props}>
                  {children}
                </a>
              ),
            },
          ],
        },
      ]}
    />
  );
  return (
    <TextsProvider texts={en} locale="en-US">
      <AppFrame rail={rail} topBar={<TopBar title="Books" />}>
        <PageFrame>
          <Table label="Books" columns={columns} rows={books} rowId={({ title }) => title} />
        </PageFrame>
      </AppFrame>
      {leaving !== null && (
        <Confirm
          isOpen
          deleteTarget={{ kind: 'book', name: leaving.title }}
          onConfirm={() => setBooks(books.filter((book) => book !== leaving))}
          onClose={() => setLeaving(null)}
        />
      )}
    </TextsProvider>
  );
}
